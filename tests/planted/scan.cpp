//===- scan.cpp - Which planted bugs change what the passes make of a program ===//
// freehold-planted-scan --pipeline NAME=TEXT... --bugs FILE FILE...
//
// Runs each pipeline on each program without a bug, notes which bugs' code ran, then runs it once more with each of
// these bugs of the list, and compares the outputs. Equal outputs have equal verdicts, so that only the rest needs to be
// judged. Prints a line for each difference, with tabs between:
//
//   differs   BUG PIPELINE FILE HOW    HOW is crash; hang; refused, where the program was taken; accepted, where it was
//                                      refused; counts, if there are other numbers of some op, of attributes or of
//                                      warnings, if allocations and the like are deeper in regions or less so, if frees
//                                      come later or earlier in their blocks, or if passes print other statistics;
//                                      output, if not; static: code that runs once in a process
//   reached   BUG
//   spent     BUG SECONDS              CPU time of its runs
//
// A bug's run begins with the first pass whose code has it, on what the passes before made without it, and ends after the
// last one if the module is what it is without the bug.
//
// Programs run in children, since a bug may crash or hang. mutation-score has freed memory overwritten, so that a bug that
// uses an op after it is erased crashes whatever happens to lie there. Code that runs once while a pass is built makes it be
// built again for its bug, and code that says how a pipeline makes its passes the whole pipeline; code that runs once in a
// process cannot be switched here, and is left to the judges.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "tests/planted/Planted.h"
#include "tests/planted/Stages.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"

#include <csignal>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace freehold;
using namespace freehold::planted;
namespace cl = llvm::cl;

static cl::list<std::string> files(cl::Positional, cl::desc("FILE..."));
static cl::list<std::string> pipelineTexts("pipeline", cl::desc("NAME=TEXT"));
static cl::opt<std::string> bugsFile("bugs", cl::desc("File with names, one a line"), cl::Required);
static cl::OptionCategory extensionCategory("extensions");
static ExtensionOptions extensionOptions{cl::cat(extensionCategory)};

/// Programs that share a child, which takes longer to make than a small program to run.
constexpr size_t kProgramsPerChild = 32;
constexpr uint64_t kMemoryBytes = uint64_t(6) << 30;

namespace {
/// One run of one bug in a child.
struct Run {
  unsigned pipeline;
  unsigned bug;
  auto operator<=>(const Run &) const = default;
};

/// How a child ended before its time.
struct Ended {
  /// The place of its last program among the child's.
  size_t program = 0;
  /// The last run of that program that came to its end, and the one that did not; none if passes without a bug crash.
  std::optional<Run> done, run;
  bool isHang = false;
};

struct State {
  mlir::MLIRContext *context;
  std::vector<Pipeline> pipelines;
  llvm::DenseMap<unsigned, std::string> names;
  llvm::DenseSet<unsigned> alive;
  llvm::DenseMap<unsigned, double> spent;
  llvm::DenseSet<unsigned> reached;
};
} // namespace

static double cpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

//===----------------------------------------------------------------------===//
// Children
//===----------------------------------------------------------------------===//

/// What a child runs of its programs.
struct Share {
  /// The run of the first program that ended an earlier child: those up to it are done. Empty for all.
  std::optional<Run> after;
  /// Nothing but this run, if it is set.
  std::optional<Run> only;

  /// Only the pipeline of `only`, several times and without the bug.
  bool isPlain = false;

  bool has(const Run &run) const {
    return only ? !(run < *only) && !(*only < run) : !after || *after < run;
  }
};

static void runProgram(State &state, const Program &program, const Share &share, FILE *out) {
  mlir::ScopedDiagnosticHandler quiet(state.context,
                                      [](mlir::Diagnostic &) { return mlir::success(); });
  auto module = parseProgram(program, *state.context);
  if (!module)
    return;
  if (!program.prepare.empty()) {
    mlir::PassManager prepare(state.context);
    if (failed(mlir::parsePassPipeline(program.prepare, prepare, llvm::nulls())) ||
        failed(prepare.run(*module)))
      return;
  }
  for (unsigned index = 0; index < state.pipelines.size(); ++index) {
    Pipeline &pipeline = state.pipelines[index];
    if (share.only && share.only->pipeline != index)
      continue;
    if (share.isPlain) {
      fprintf(out, "begin %u %u\n", index, share.only->bug);
      fflush(out);
      for (unsigned n = 0; n < kRepeats; ++n)
        (void)makeBaseline(pipeline, *module);
      fprintf(out, "end 0\n");
      continue;
    }
    Baseline right = makeBaseline(pipeline, *module);
    for (unsigned bug : llvm::make_first_range(right.bugs)) {
      if (!state.alive.contains(bug) || !share.has({index, bug}))
        continue;
      // Flushed, so that the parent knows which run ended this process.
      fprintf(out, "begin %u %u\n", index, bug);
      fflush(out);
      double before = cpuSeconds();
      std::string how = tryBug(pipeline, bug, right, *state.context);
      fprintf(out, "end %.6f %s\n", cpuSeconds() - before, how.c_str());
    }
  }
}

static void record(State &state, const Run &run, const std::string &how, const std::string &file) {
  if (how.empty())
    return;
  llvm::outs() << "differs\t" << state.names[run.bug] << '\t' << state.pipelines[run.pipeline].name
               << '\t' << file << '\t' << how << '\n';
}

/// Reads a child's lines, of which the last ones say how it ended.
static Ended readChild(State &state, FILE *in, llvm::ArrayRef<Program> programs) {
  Ended last;
  char line[256];
  while (fgets(line, sizeof(line), in)) {
    Run run;
    double seconds;
    char how[32] = "";
    if (size_t number = 0; sscanf(line, "program %zu", &number) == 1) {
      last = {number, {}, {}};
    } else if (sscanf(line, "begin %u %u", &run.pipeline, &run.bug) == 2) {
      last.run = run;
      state.reached.insert(run.bug);
    } else if (sscanf(line, "end %lf %31s", &seconds, how) >= 1) {
      state.spent[last.run->bug] += seconds;
      record(state, *last.run, how, programs[last.program].name);
      last.done = std::exchange(last.run, std::nullopt);
    }
  }
  return last;
}

/// Runs the first program's share, and the others as a whole, in a child. Returns nothing if it came to its end.
static std::optional<Ended> runChild(State &state, llvm::ArrayRef<Program> programs,
                                     const Share &share) {
  // A file, since a pipe would wake this process at each line.
  int lines = memfd_create("lines", 0);
  if (lines < 0)
    llvm::report_fatal_error("no memory file");
  pid_t child = fork();
  if (child == 0) {
    rlimit memory = {kMemoryBytes, kMemoryBytes}, core = {0, 0};
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CORE, &core);
    for (int signal : {SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGFPE, SIGPROF})
      std::signal(signal, SIG_DFL);
    // What passes print is counted (countPrinted).
    int printed = memfd_create("stderr", 0);
    if (printed < 0 || dup2(printed, STDERR_FILENO) < 0)
      _exit(1);
    FILE *out = fdopen(lines, "w");
    for (const auto &[number, program] : llvm::enumerate(programs)) {
      fprintf(out, "program %zu\n", number);
      fflush(out);
      runProgram(state, program, number == 0 ? share : Share(), out);
    }
    fflush(out);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  lseek(lines, 0, SEEK_SET);
  FILE *in = fdopen(lines, "r");
  Ended ended = readChild(state, in, programs);
  fclose(in);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return std::nullopt;
  ended.isHang = WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF;
  return ended;
}

/// Runs one bug alone in a child. Returns how it ended, unless a run without the bug does not end well either.
static std::optional<Ended> repeat(State &state, const Program &program, const Run &run) {
  auto again = runChild(state, program, {{}, run});
  if (!again || !again->run)
    return std::nullopt;
  if (!again->isHang && runChild(state, program, {{}, run, /*isPlain=*/true}))
    return std::nullopt;
  return again;
}

/// A bug may leave a child's memory damaged, so that the run of another bug ends it, or one without a bug. So a run that
/// ended a child is repeated alone, and counts if it does so again; if it does not, that run says what it says. A bug that
/// hangs is left out of all later runs, each of which would take as long.
static void scan(State &state, llvm::ArrayRef<Program> programs) {
  std::optional<Run> after;
  while (!programs.empty()) {
    auto ended = runChild(state, programs, {after, {}});
    if (!ended)
      return;
    programs = programs.drop_front(ended->program);
    const bool isNew = ended->program == 0 && !ended->done;
    after = ended->run ? ended->run : ended->done;
    if (!ended->run) {
      // A new child may come further with the program, unless this one was new.
      programs = programs.drop_front(isNew);
    } else if (auto again = repeat(state, programs.front(), *ended->run)) {
      record(state, *ended->run, again->isHang ? "hang" : "crash", programs.front().name);
      if (again->isHang) {
        state.spent[ended->run->bug] += kRunSeconds;
        state.alive.erase(ended->run->bug);
      }
    }
  }
}

//===----------------------------------------------------------------------===//
// The tool
//===----------------------------------------------------------------------===//

static bool readBugs(State &state) {
  auto text = llvm::MemoryBuffer::getFile(bugsFile);
  if (!text)
    return false;
  llvm::SmallVector<llvm::StringRef> names;
  (*text)->getBuffer().split(names, '\n', -1, /*KeepEmpty=*/false);
  for (const planted::Bug &bug : planted::allBugs())
    if (llvm::is_contained(names, llvm::StringRef(bug.name))) {
      state.names[bug.number] = bug.name;
      state.alive.insert(bug.number);
    }
  return state.alive.size() == names.size();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "Which planted bugs change what the passes make\n");
  registerPasses();
  auto context = makeContext();
  auto extensions = extensionOptions.read();
  if (!extensions || !loadExtensions(*extensions, *context))
    return 2;
  State state;
  state.context = context.get();
  if (!readBugs(state)) {
    llvm::errs() << "freehold-planted-scan: error: '" << bugsFile
                 << "' names a bug that no table has\n";
    return 2;
  }
  std::vector<Program> programs;
  for (const std::string &file : files) {
    auto program = readProgram(file, Budget());
    if (!program)
      return 2;
    // Passes are prepared again where a dialect is loaded that they have not seen, so children must not load any.
    mlir::ScopedDiagnosticHandler quiet(context.get(),
                                        [](mlir::Diagnostic &) { return mlir::success(); });
    (void)parseProgram(*program, *context);
    programs.push_back(std::move(*program));
  }
  for (const std::string &each : pipelineTexts) {
    auto [name, text] = llvm::StringRef(each).split('=');
    Pipeline pipeline;
    pipeline.name = name;
    pipeline.text = text;
    if (!buildStages(pipeline, *context))
      return 2;
    state.pipelines.push_back(std::move(pipeline));
  }
  for (llvm::ArrayRef<Program> left(programs); !left.empty();
       left = left.drop_front(std::min(left.size(), kProgramsPerChild)))
    scan(state, left.take_front(kProgramsPerChild));
  for (const planted::Bug &bug : planted::allBugs()) {
    if (state.reached.contains(bug.number))
      llvm::outs() << "reached\t" << bug.name << '\n';
    if (double seconds = state.spent.lookup(bug.number))
      llvm::outs() << llvm::formatv("spent\t{0}\t{1:f3}\n", bug.name, seconds);
  }
  return 0;
}
