//===- freehold-lit-opt.cpp - mlir-opt in a test suite, with notes taken ---===//
// Runs in the middle of a test, so it links neither MLIR nor LLVM, which take longer to load than most
// tests take. What the tool prints and how it ends is its own; this program says nothing, whatever goes
// wrong with its notes. They are judged by freehold-lit-judge, which --summary runs.
//===----------------------------------------------------------------------===//
#include "oracle/lit/RunRecord.h"
#include "oracle/lit/RunTool.h"
#include "oracle/lit/ToolArguments.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <string_view>
#include <unistd.h>

using namespace freehold::lit;

namespace {
/// An exit code of all of Freehold's tools: bad usage.
constexpr int kBadUsage = 2;
constexpr const char *kJudge = "freehold-lit-judge";

constexpr const char *kHelp =
    R"(OVERVIEW: Stands for mlir-opt in a lit suite, so that its runs can be judged

USAGE: freehold-lit-opt [--tool PATH] [--results DIR] ARGUMENT...
       freehold-lit-opt --summary DIR [--times N] [--jobs N]

The first form runs the tool with the arguments; stdout, stderr and exit code are the tool's own.
Its own options come before those of the tool, for instance in a suite's substitution:

  lit -D mlir-opt='freehold-lit-opt --results /tmp/judged' tests/
  freehold-lit-opt --summary /tmp/judged

Each run is a line in DIR/runs.jsonl. The second form judges those that were not judged yet, one line
each in DIR/judged.jsonl, and prints a table: programs that agree, defects with test and pass, and why
programs were not judged.

OPTIONS:
  --tool PATH    - The tool; default: $FREEHOLD_LIT_TOOL, else the mlir-opt in PATH that is not this
                   program, else mlir-opt-22
  --results DIR  - Where notes go; default: $FREEHOLD_LIT_RESULTS, else freehold-lit-UID in /tmp
  --times N      - Suite and judging may take N times as long as the suite alone, and 5 s more;
                   default: 3. What is left then is judged by the next --summary
  --jobs N       - Judges side by side; default: one for each processor
  --freehold-help, --freehold-version - About this program; --help and --version are the tool's

Exit code of --summary: 0 all agree, 1 a defect, 2 bad usage, 3 nothing worse than not judged.
)";

struct Options {
  /// The tool as it was named, which its messages repeat, and where it is.
  std::string name, tool;
  std::string results;
  std::vector<std::string> arguments;
};

std::string environment(const char *name) {
  const char *value = std::getenv(name);
  return value ? value : "";
}

/// Reads our own options, which come first, and finds the tool; `tool` is empty if it is not there.
Options parseOptions(int argc, char **argv) {
  Options options{environment("FREEHOLD_LIT_TOOL"), "", environment("FREEHOLD_LIT_RESULTS"), {}};
  int at = 1;
  for (; at + 1 < argc; at += 2) {
    std::string_view name = argv[at];
    if (name == "--tool")
      options.name = argv[at + 1];
    else if (name == "--results")
      options.results = argv[at + 1];
    else
      break;
  }
  options.arguments.assign(argv + at, argv + argc);
  if (options.results.empty())
    options.results = "/tmp/freehold-lit-" + std::to_string(getuid());
  if (options.name.empty())
    options.name = findOtherTool("mlir-opt").empty() ? "mlir-opt-22" : "mlir-opt";
  options.tool = findOtherTool(options.name);
  if (access(options.tool.c_str(), X_OK) != 0)
    options.tool.clear();
  return options;
}

/// Runs freehold-lit-judge, which is beside this program or in PATH.
int runJudge(std::vector<std::string> arguments) {
  std::error_code error;
  std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
  std::string judge = (self.parent_path() / kJudge).string();
  if (access(judge.c_str(), X_OK) != 0)
    judge = findOtherTool(kJudge);
  std::vector<char *> words = {judge.data()};
  for (std::string &argument : arguments)
    words.push_back(argument.data());
  words.push_back(nullptr);
  execv(judge.c_str(), words.data());
  std::fprintf(stderr, "freehold-lit-opt: error: cannot run %s: %s\n", kJudge,
               std::strerror(errno));
  return kBadUsage;
}

/// What the tool reads, and the file's name.
struct Input {
  std::string text, name;
};

Input inputOf(const Options &options, const ToolArguments &arguments) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (arguments.input) {
    std::string path = fs::absolute(arguments.all[*arguments.input], error).string();
    int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    std::string text = file < 0 ? "" : readAll(file);
    if (file >= 0)
      close(file);
    return {text, path};
  }
  if (!arguments.readsStdin)
    return {};
  fs::path file = fs::read_symlink("/proc/self/fd/0", error);
  bool isFile = !error && fs::is_regular_file(file, error);
  std::string text = keepStdin();
  if (isFile)
    return {text, file.string()};
  // Its marker is there by now: the tool before it in the pipe has ended.
  std::string test = rememberedTest(options.results);
  return {text, test.empty() ? "<stdin>" : test + " (through a pipe)"};
}

std::string newId() {
  auto now = std::chrono::system_clock::now().time_since_epoch().count();
  return std::to_string(now) + "-" + std::to_string(getpid());
}

void takeNotes(const Options &options, const Input &input, const ToolEnding &ending) {
  RunRecord record;
  record.id = newId();
  record.test = input.name;
  std::error_code error;
  record.folder = std::filesystem::current_path(error).string();
  record.tool = options.tool;
  record.arguments = options.arguments;
  record.exitCode = ending.signal ? 128 + ending.signal : ending.exitCode;
  record.toolMs = ending.milliseconds;
  if (!keepInput(options.results, input.text, record).empty() ||
      !append(options.results, record).empty())
    noteLoss(options.results);
}
} // namespace

int main(int argc, char **argv) {
  std::string_view first = argc > 1 ? argv[1] : "";
  if (first == "--freehold-help")
    return std::fputs(kHelp, stdout) < 0;
  if (first == "--freehold-version")
    return runJudge({"--version"});
  if (first == "--summary")
    return runJudge({argv + 2, argv + argc});
  Options options = parseOptions(argc, argv);
  if (options.tool.empty()) {
    std::fputs("freehold-lit-opt: error: cannot find the tool; name it with --tool PATH\n", stderr);
    return kBadUsage;
  }
  Input input = inputOf(options, parseToolArguments(options.arguments));
  bool isFile = !input.name.empty() && input.name.front() == '/';
  if (isFile && input.name.back() != ')')
    rememberTest(options.results, input.name);
  ToolEnding ending = runTool(options.tool, options.name, options.arguments);
  if (!ending.isStarted)
    std::fprintf(stderr, "freehold-lit-opt: error: cannot run '%s'\n", options.tool.c_str());
  else if (!input.name.empty())
    takeNotes(options, input, ending);
  endAs(ending);
}
