//===- freehold-reduce.cpp - The smallest program with the same defect ----===//
#include "fuzz/gen/Generator.h"
#include "fuzz/reduce/ApplyMove.h"
#include "fuzz/reduce/Output.h"
#include "fuzz/reduce/Reducer.h"
#include "oracle/core/process/Files.h"
#include "oracle/core/process/HelpDefaults.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Tool.h"
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/UnknownOpsOption.h"
#include "oracle/core/verdict/StoredRequest.h"
#include "oracle/diff/JudgePool.h"
#include "oracle/diff/SubjectOptions.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

#include <nlohmann/json.hpp>

#include <csignal>
#include <cstring>
#include <utility>

using namespace freehold;
using namespace freehold::reduce;
namespace cl = llvm::cl;

namespace {
cl::OptionCategory category("freehold-reduce options");
cl::opt<std::string> file(cl::Positional, cl::desc("FILE or folder of a finding"),
                          cl::cat(category));
cl::opt<std::string> out("o",
                         cl::desc("Result; default: FILE with .reduced.mlir. '-' is stdout; what "
                                  "is said goes to stderr then"),
                         cl::value_desc("file"), cl::cat(category));
cl::list<std::string> subjectNames("subject", cl::desc("Built-in subject"), cl::value_desc("name"),
                                   cl::cat(category));
cl::list<std::string> pipelines("pipeline", cl::desc("Textual pass pipeline as the subject"),
                                cl::value_desc("text"), cl::cat(category));
cl::opt<std::string>
    adaptation("signatures",
               cl::desc(withDefault("What the subject of --pipeline or --command does to "
                                    "function signatures: none, out-params, "
                                    "equivalent-results, bufferized",
                                    "none")),
               cl::value_desc("change"), cl::init("none"), cl::cat(category));
cl::list<std::string> commands("command",
                               cl::desc("Command as the subject: IR on stdin, IR on stdout"),
                               cl::value_desc("command line"), cl::cat(category));
cl::list<std::string> plugins("load-pass-plugin", cl::desc("Pass plug-in for --pipeline"),
                              cl::value_desc("library"), cl::cat(category));
cl::opt<std::string> kindName("kind", cl::desc("Only a defect of this kind: leak, crash, ..."),
                              cl::cat(category));
cl::opt<bool> crash("crash", cl::desc("Only a crash, as --kind crash"), cl::cat(category));
cl::opt<std::string> test("test", cl::desc("Any property instead: SCRIPT FILE exits with 0"),
                          cl::value_desc("script"), cl::cat(category));
cl::opt<int> interestingExit("interesting-exit",
                             cl::desc("Exit code of --test that means interesting (mlir-reduce: "
                                      "1)"),
                             cl::init(0), cl::cat(category));
cl::list<std::string> entryNames("entry",
                                 cl::desc("Function to run; default: every public one, else every\n"
                                          "private one"),
                                 cl::value_desc("name"), cl::cat(category));
cl::opt<std::string> args("args", cl::desc("Only these arguments (as freehold-run --args)"),
                          cl::cat(category));
cl::opt<unsigned> inputs("inputs",
                         cl::desc(withDefault("Inputs for each entry", InputOptions().count)),
                         cl::init(InputOptions().count), cl::cat(category));
cl::opt<uint64_t> seed("seed", cl::desc(withDefault("Inputs, contents and external answers", 1)),
                       cl::init(1), cl::cat(category));
cl::opt<uint64_t> programSeed("seed-program",
                              cl::desc("Reduce what freehold-fuzz gen --seed gives, as choices "
                                       "first"),
                              cl::cat(category));
cl::opt<std::string> bytesFile("bytes", cl::desc("The same for freehold-fuzz gen --bytes"),
                               cl::value_desc("file"), cl::cat(category));
cl::opt<std::string> profileName("profile", cl::desc(withDefault("Profile of those", "default")),
                                 cl::init("default"), cl::cat(category));
ExtensionOptions extensionOptions{cl::cat(category)};
cl::opt<std::string> opModels("op-models", opModelsText(), cl::value_desc("file"),
                              cl::cat(category));
cl::opt<UnknownOps> unknownOps("unknown-ops", unknownOpsText(), unknownOpsWords(),
                               cl::init(UnknownOps::Opaque), cl::cat(category));
cl::opt<unsigned> jobs("jobs",
                       cl::desc(withDefault("Workers; the result does not depend on it", 1)),
                       cl::init(1), cl::cat(category));
cl::opt<unsigned>
    timeout("timeout",
            cl::desc(withDefault("Milliseconds for one candidate, at most", Budget().timeoutMs)),
            cl::init(Budget().timeoutMs), cl::cat(category));
cl::opt<uint64_t> steps("steps", cl::desc(withDefault("Instructions of a run", Budget().steps)),
                        cl::init(Budget().steps), cl::cat(category));
cl::opt<uint64_t> callsMax("max-calls",
                           cl::desc(withDefault("Candidates judged, at most", UINT64_MAX)),
                           cl::init(UINT64_MAX), cl::cat(category));
cl::opt<unsigned> seconds("time", cl::desc(withDefault("Seconds, at most", 0)), cl::init(0),
                          cl::cat(category));
cl::opt<bool> minimisePipeline("minimise-pipeline",
                               cl::desc("Also look for the fewest passes that show it"),
                               cl::init(true), cl::cat(category));
cl::opt<bool> json("json", cl::desc("One JSON object instead of the text"), cl::cat(category));
cl::opt<std::string> moveSpec("apply-move", cl::desc("Print FILE after this move, and no more"),
                              cl::value_desc("NAME[:SITE,SITE]"), cl::cat(category));
cl::opt<bool> moveNames("list-moves", cl::desc("The names of the moves"), cl::cat(category));

/// Exit code where a limit came before there was anything to write.
constexpr Exit kNothingWritten = kInconclusive;

Exit badUsage(const llvm::Twine &message) { return fail("", message); }

/// What is reduced, and why.
struct Task {
  Request request;
  ReduceOptions options;
  std::optional<DefectKind> kind;
};
using Problem = std::optional<std::string>;

bool isGenerated() { return programSeed.getNumOccurrences() || !bytesFile.empty(); }

Problem generateProgram(Task &task) {
  const gen::Profile *profile = gen::findProfile(profileName);
  if (!profile)
    return "there is no profile '" + profileName + "'";
  std::string name = "bytes";
  gen::Choices choices = gen::Choices::fromSeed(programSeed);
  if (bytesFile.empty()) {
    name = "seed-" + std::to_string(programSeed);
  } else {
    auto buffer = llvm::MemoryBuffer::getFile(bytesFile);
    if (!buffer)
      return "cannot read '" + bytesFile + "': " + buffer.getError().message();
    choices = gen::Choices::fromBytes((*buffer)->getBuffer());
  }
  task.request.program = gen::generate(choices, *profile, name).program;
  task.options.choices = ChoiceOrigin{choices.recorded(), profile};
  return std::nullopt;
}

Problem readFinding(const std::string &folder, Task &task) {
  auto stored = readStoredRequest(folder);
  if (auto *error = std::get_if<std::string>(&stored))
    return *error;
  task.request = std::get<StoredRequest>(stored).request;
  if (!task.kind)
    task.kind = std::get<StoredRequest>(stored).kind;
  for (const Subject &subject : task.request.subjects)
    if (std::string error = loadSubject(subject); !error.empty())
      return error;
  return std::nullopt;
}

Problem chooseSubject(Task &task) {
  bool named = !subjectNames.empty() || !pipelines.empty() || !commands.empty();
  SubjectOptions chosen{subjectNames, pipelines, commands, {}, plugins, adaptation};
  auto subjects = chooseSubjects(chosen);
  if (auto *error = std::get_if<std::string>(&subjects))
    return *error;
  if (named)
    task.request.subjects = std::get<0>(subjects);
  if (test.getNumOccurrences()) {
    if (named)
      return std::string("--test goes without a subject");
    return std::nullopt;
  }
  if (task.request.subjects.size() != 1)
    return std::string("name one subject: --subject, --pipeline or --command");
  return std::nullopt;
}

void setLimits(Request &request) {
  if (timeout.getNumOccurrences())
    request.budget.timeoutMs = timeout;
  if (steps.getNumOccurrences())
    request.budget.steps = request.budget.longSteps = steps;
  if (inputs.getNumOccurrences())
    request.inputs.count = inputs;
  if (seed.getNumOccurrences())
    request.inputs.seed = seed;
  if (args.getNumOccurrences())
    request.args = args;
  if (unknownOps.getNumOccurrences())
    request.unknownOps = unknownOps;
  if (!entryNames.empty())
    request.program.entries = entryNames;
  request.wantOutput = false;
}

Problem readTask(Task &task) {
  if (!kindName.empty() && !(task.kind = parseDefectKind(kindName.getValue())))
    return "'" + kindName + "' is no kind of defect";
  if (file.empty() != isGenerated())
    return std::string("give either a FILE or one of --seed-program and --bytes");
  Problem problem;
  if (isGenerated()) {
    problem = generateProgram(task);
  } else if (llvm::sys::fs::is_directory(file)) {
    problem = readFinding(file, task);
  } else {
    auto program = readProgram(file, task.request.budget);
    if (!program)
      return std::string();
    task.request.program = std::move(*program);
  }
  if (!problem)
    problem = chooseSubject(task);
  if (problem)
    return problem;
  auto extensions = extensionOptions.read(opModels);
  if (!extensions)
    return std::string();
  // A finding has those that it was found with.
  if (*extensions != Extensions())
    task.request.program.extensions = std::move(*extensions);
  setLimits(task.request);
  if (test.getNumOccurrences()) {
    llvm::SmallString<128> path(test);
    llvm::sys::fs::make_absolute(path);
    task.options.script = Script{path.str().str(), interestingExit};
    if (std::string error = checkScript(*task.options.script); !error.empty())
      return error;
  }
  if (!task.request.program.prepare.empty()) {
    // What is judged is reduced, not what it was made from.
    task.options.choices.reset();
    if (std::string error = prepareOnce(task.request); !error.empty()) {
      llvm::errs() << error;
      return std::string();
    }
  }
  return std::nullopt;
}

std::string outputPath() {
  if (out.getNumOccurrences())
    return out;
  llvm::StringRef name = llvm::StringRef(file).rtrim('/');
  // Nothing is put beside devices and pipes: /dev/stdin gives ./stdin.reduced.mlir.
  if (name.starts_with("/dev/") || name.starts_with("/proc/"))
    name = llvm::sys::path::filename(name);
  if (isGenerated())
    return bytesFile.empty() ? "seed-" + std::to_string(programSeed) + ".reduced.mlir"
                             : bytesFile + ".reduced.mlir";
  if (llvm::sys::fs::is_directory(name))
    return name.str() + "/program.reduced.mlir";
  name.consume_back(".mlir");
  return (name == "-" ? "stdin" : name.str()) + ".reduced.mlir";
}

/// The best program so far: in its file at all times, or, where everything that is written stays,
/// as on stdout, written once at the end.
class Result {
public:
  /// What is at the path is kept beside it where the user did not name it, or named the program
  /// that is reduced.
  Result(std::string path, bool keepsOther)
      : path_(std::move(path)), isReplaced_(isReplacedByWriting(path_)), keepsOther_(keepsOther) {}

  const std::string &path() const { return path_; }
  std::string keep(const std::string &text) {
    last_ = text;
    if (!isReplaced_)
      return "";
    return std::exchange(keepsOther_, false) ? writeKeeping(path_, text) : replaceFile(path_, text);
  }
  std::string finish() const { return isReplaced_ || !last_ ? "" : replaceFile(path_, *last_); }

private:
  const std::string path_;
  const bool isReplaced_;
  bool keepsOther_;
  std::optional<std::string> last_;
};

void setCallbacks(ReduceOptions &options, Result &output) {
  options.checkpoint = [&output](const std::string &text) { return output.keep(text); };
  if (llvm::sys::Process::StandardErrIsDisplayed())
    options.progress = [](const Progress &progress) {
      llvm::errs() << llvm::formatv("\r{0} ops, {1} calls, {2} s ", progress.ops, progress.calls,
                                    progress.seconds);
    };
}

int report(const Task &task, const ReductionResult &result, const Result &output) {
  using Ending = ReductionResult::Ending;
  if (task.options.progress)
    llvm::errs() << '\n';
  if (result.ending == Ending::BadInput || result.ending == Ending::Fault) {
    Exit code = result.ending == Ending::Fault ? kOurFault : kBadInput;
    // Diagnostics of the program say where, and end their lines.
    if (!llvm::StringRef(result.message).ends_with("\n"))
      return fail("", result.message, code);
    llvm::errs() << result.message;
    return code;
  }
  if (std::string why = output.finish(); !why.empty())
    return fail("", why, kOurFault);
  const std::string &path = output.path();
  llvm::raw_ostream &words = isStdout(path) ? llvm::errs() : llvm::outs();
  if (!result.message.empty())
    (void)fail("", result.message);
  else
    words << (json ? resultJson(task.request, result, path)
                   : resultText(task.request, result, path));
  auto signal = interruption();
  if (!signal)
    return result.message.empty() ? kAllGood : kNothingWritten;
  llvm::outs().flush();
  llvm::errs() << "freehold-reduce: " << strsignal(*signal) << ": "
               << (result.message.empty() ? "the best program so far is in " + path
                                          : std::string("nothing was written"))
               << '\n';
  return interruptedExit();
}

/// What the program shows to begin with, of the kind asked for.
std::variant<Interest, int> findDefect(const Task &task) {
  if (!crash.getValue() || !task.kind || *task.kind == DefectKind::Crash) {
    Start start = judgeStart(task.request, crash ? DefectKind::Crash : task.kind);
    if (start.judgement)
      return interestIn(*start.judgement);
    std::string asked = task.kind ? " for '" + std::string(spell(*task.kind)) + "'" : "";
    llvm::StringRef why = llvm::StringRef(start.why).rtrim();
    if (start.fault)
      return fail("", why, kOurFault);
    return badUsage("'" + task.request.program.name + "' is not interesting" + asked + ": " + why);
  }
  return badUsage("--crash goes with crashes, not with --kind " + kindName);
}

int runReduction() {
  Task task;
  if (Problem problem = readTask(task))
    return problem->empty() ? 2 : badUsage(*problem);
  if (!jobs)
    return badUsage("--jobs must be at least 1");
  if (std::string why = probeFile(outputPath()); !why.empty())
    return badUsage(why);
  Interest interest;
  if (!task.options.script) {
    auto found = findDefect(task);
    if (auto *code = std::get_if<int>(&found))
      return *code;
    interest = std::get<Interest>(found);
  }
  task.options.jobs = jobs;
  task.options.callsMax = callsMax;
  task.options.seconds = seconds;
  task.options.minimisePipeline = minimisePipeline;
  bool isOurName = !out.getNumOccurrences();
  bool isInput = !isOurName && llvm::sys::fs::equivalent(out, file);
  Result output(outputPath(), isOurName || isInput);
  setCallbacks(task.options, output);
  return report(task, reduce::reduce(task.request, interest, task.options), output);
}
} // namespace

int main(int argc, char **argv) {
  Tool tool(argc, argv);
  catchInterruptions();
  cl::HideUnrelatedOptions(category);
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "Makes a program small that shows a defect, keeping the same defect\n\n"
          "Exit code: 0 reduced (also when a limit stopped it), 2 bad input or usage,\n"
          "3 a limit stopped it before there was a result, 4 a fault of Freehold, also an\n"
          "output that cannot be written, 130 and 143 interrupted; the best program so far is\n"
          "kept.\n",
          &llvm::errs()))
    return kBadInput;
  if (moveNames) {
    listMoves(llvm::outs());
    return kAllGood;
  }
  if (moveSpec.getNumOccurrences())
    return applyMove(moveSpec, file.empty() ? std::string("-") : file, llvm::outs());
  return runReduction();
}
