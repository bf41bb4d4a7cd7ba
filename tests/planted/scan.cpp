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
// uses an op after it is erased crashes whatever happens to lie there. Code that runs
// once while a pipeline is built makes it be built again for its bug; code that runs once in a process cannot be
// switched here, and is left to the judges.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "tests/planted/Planted.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"

#include <csignal>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <map>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace freehold;
namespace cl = llvm::cl;

static cl::list<std::string> files(cl::Positional, cl::desc("FILE..."));
static cl::list<std::string> pipelineTexts("pipeline", cl::desc("NAME=TEXT"));
static cl::opt<std::string> bugsFile("bugs", cl::desc("File with names, one a line"), cl::Required);
static cl::OptionCategory extensionCategory("extensions");
static ExtensionOptions extensionOptions{cl::cat(extensionCategory)};

/// CPU seconds of one run; more is a hang.
constexpr unsigned kRunSeconds = 10;
/// Shipped passes may give another output each time, since they go by addresses. A difference counts if so many runs
/// without the bug show none.
constexpr unsigned kRepeats = 8;
/// Programs that share a child, which takes longer to make than a small program to run.
constexpr size_t kProgramsPerChild = 32;
constexpr uint64_t kMemoryBytes = uint64_t(6) << 30;

namespace {
/// A stage as it is with a bug.
struct Built {
  std::unique_ptr<mlir::PassManager> passes;
  /// Whether the bug's code ran again.
  bool isReached = false;
};

/// One pass of a pipeline, with what is nested in it.
struct Stage {
  std::string text;
  std::unique_ptr<mlir::PassManager> passes;
  /// The bugs whose code runs while it is built. It is built again for each, once in a child.
  llvm::DenseMap<unsigned, Built> builtWith;
};

struct Pipeline {
  std::string name, text;
  std::vector<Stage> stages;

  /// Whether all passes are ours, which give the same output each time.
  bool isOurs() const {
    return llvm::all_of(stages, [](const Stage &stage) {
      llvm::StringRef name = stage.text;
      return name.starts_with("fh-") ||
             (name.starts_with("composite-") && name.contains("pipeline=fh-"));
    });
  }
};

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

/// Runs passes on a module without any op, which prepares their patterns. What they print is dropped.
static void runOnNothing(mlir::PassManager &passes, mlir::MLIRContext &context) {
  mlir::OwningOpRef<mlir::ModuleOp> empty(mlir::ModuleOp::create(mlir::UnknownLoc::get(&context)));
  int printed = dup(STDERR_FILENO), nowhere = open("/dev/null", O_WRONLY);
  dup2(nowhere, STDERR_FILENO);
  (void)passes.run(*empty);
  dup2(printed, STDERR_FILENO);
  close(printed);
  close(nowhere);
}

static std::unique_ptr<mlir::PassManager> build(llvm::StringRef text, mlir::MLIRContext &context) {
  auto passes = std::make_unique<mlir::PassManager>(&context);
  if (failed(mlir::parsePassPipeline(text, *passes, llvm::errs())))
    return nullptr;
  // Patterns are made when a pass manager runs for the first time.
  runOnNothing(*passes, context);
  return passes;
}

/// Fills in the stages.
static bool buildStages(Pipeline &pipeline, mlir::MLIRContext &context) {
  if (llvm::StringRef(pipeline.text).ltrim().starts_with("builtin.module(")) {
    llvm::errs()
        << "freehold-planted-scan: error: the pipeline '" << pipeline.name
        << "' begins with 'builtin.module(', which would run it on nested modules only; give "
           "the passes inside of the parentheses\n";
    return false;
  }
  mlir::PassManager whole(&context);
  if (failed(mlir::parsePassPipeline(pipeline.text, whole, llvm::errs())))
    return false;
  for (mlir::Pass &pass : whole.getPasses()) {
    Stage stage;
    llvm::raw_string_ostream stream(stage.text);
    pass.printAsTextualPipeline(stream);
    (void)planted::takeNoted();
    planted::isRecording = true;
    stage.passes = build(stage.text, context);
    planted::isRecording = false;
    if (!stage.passes)
      return false;
    for (unsigned bug : planted::takeNoted())
      stage.builtWith.try_emplace(bug);
    pipeline.stages.push_back(std::move(stage));
  }
  return true;
}

/// The ops whose place matters: what runs in a loop costs more than what runs before it.
static constexpr llvm::StringRef kPlaced[] = {"memref.alloc",   "memref.alloca",
                                              "memref.dealloc", "bufferization.clone",
                                              "memref.copy",    "bufferization.dealloc"};

/// What one or several stages make of a module.
struct Output {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// How many warnings there were, and how often which line was printed.
  llvm::StringMap<unsigned> printed = {};
  /// The module; empty if a pass refuses.
  std::string text = {};
  bool isRefused = false;
};

/// Counts the ops before frees in their blocks: a buffer that is freed later takes memory for longer.
/// Neighbouring frees may trade places.
static unsigned opsBeforeFrees(mlir::ModuleOp module) {
  unsigned total = 0;
  module.walk([&](mlir::Block *block) {
    unsigned before = 0;
    for (mlir::Operation &op : *block) {
      llvm::StringRef name = op.getName().getStringRef();
      total += name.ends_with(".dealloc") ? before : 0;
      ++before;
    }
  });
  return total;
}

/// Counts the lines that passes printed to stderr, which is a file of this process, and forgets them. Passes on functions
/// print in any order.
static void countPrinted(llvm::StringMap<unsigned> &counts) {
  off_t size = lseek(STDERR_FILENO, 0, SEEK_END);
  if (size <= 0)
    return;
  std::string text(size, '\0');
  ssize_t got = pread(STDERR_FILENO, text.data(), text.size(), 0);
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text.data(), std::max<ssize_t>(got, 0)).split(lines, '\n', -1, false);
  for (llvm::StringRef line : lines)
    ++counts[line];
  if (ftruncate(STDERR_FILENO, 0) == 0)
    lseek(STDERR_FILENO, 0, SEEK_SET);
}

static std::string textOf(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream);
  return text;
}

/// Runs a stage on the output's module.
static void run(mlir::PassManager &passes, Output &output) {
  itimerval limit = {{0, 0}, {kRunSeconds, 0}}, none = {};
  setitimer(ITIMER_PROF, &limit, nullptr);
  mlir::ScopedDiagnosticHandler counter(
      output.module->getContext(), [&](mlir::Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == mlir::DiagnosticSeverity::Warning)
          ++output.printed["warnings"];
        return mlir::success();
      });
  output.isRefused = failed(passes.run(*output.module));
  output.text = output.isRefused ? "" : textOf(*output.module);
  setitimer(ITIMER_PROF, &none, nullptr);
  countPrinted(output.printed);
}

/// Counts which ops there are, how many ops are around those of `kPlaced` together, how many stand before frees in their
/// blocks, and how many attributes there are; what was printed is added.
static llvm::StringMap<unsigned> countsOf(Output &output) {
  llvm::StringMap<unsigned> ops = output.printed;
  if (output.isRefused)
    return ops;
  output.module->walk([&](mlir::Operation *op) {
    llvm::StringRef name = op->getName().getStringRef();
    ++ops[name];
    // Passes mark functions, which is not counted.
    if (!mlir::isa<mlir::SymbolOpInterface>(op))
      ops["attributes"] += llvm::range_size(op->getDiscardableAttrs());
    if (llvm::is_contained(kPlaced, name))
      for (mlir::Operation *around = op->getParentOp(); around; around = around->getParentOp())
        ++ops["around"];
  });
  ops["before frees"] = opsBeforeFrees(*output.module);
  return ops;
}

static bool isSame(const Output &right, const Output &left) {
  return right.isRefused == left.isRefused && right.text == left.text &&
         right.printed == left.printed;
}

/// Compares what whole pipelines make.
static std::string difference(Output &right, Output &left) {
  if (isSame(right, left))
    return "";
  if (right.isRefused != left.isRefused)
    return left.isRefused ? "refused" : "accepted";
  return countsOf(right) == countsOf(left) ? "output" : "counts";
}

/// What a pipeline makes of a module without a bug, and whether it makes that each time.
struct Baseline {
  /// The module before the first stage, and what the stages up to each one make. None follow one that refuses.
  std::vector<Output> after;
  /// The first and the last stage whose code has a bug.
  std::map<unsigned, std::pair<size_t, size_t>> bugs;
  std::optional<bool> isStable = std::nullopt;
};

static Output copyOf(Output &output) {
  return {mlir::OwningOpRef<mlir::ModuleOp>(output.module->clone()), output.printed, output.text};
}

static Baseline makeBaseline(Pipeline &pipeline, mlir::ModuleOp module) {
  Baseline right;
  right.after.push_back({mlir::OwningOpRef<mlir::ModuleOp>(module.clone())});
  for (size_t n = 0; n < pipeline.stages.size() && !right.after.back().isRefused; ++n) {
    Stage &stage = pipeline.stages[n];
    right.after.push_back(copyOf(right.after.back()));
    (void)planted::takeNoted();
    planted::isRecording = true;
    run(*stage.passes, right.after.back());
    planted::isRecording = false;
    auto note = [&](unsigned bug) { right.bugs.try_emplace(bug, n, n).first->second.second = n; };
    for (unsigned bug : planted::takeNoted())
      note(bug);
    for (unsigned bug : llvm::make_first_range(stage.builtWith))
      note(bug);
  }
  return right;
}

static bool isStable(Pipeline &pipeline, Baseline &right) {
  if (!right.isStable) {
    right.isStable = true;
    for (unsigned n = 0; !pipeline.isOurs() && n < kRepeats && *right.isStable; ++n) {
      Baseline again = makeBaseline(pipeline, *right.after.front().module);
      right.isStable = difference(right.after.back(), again.after.back()).empty();
    }
  }
  return *right.isStable;
}

/// Runs one bug and says how the output differs: an empty string if it does not.
static std::string tryBug(State &state, Pipeline &pipeline, unsigned bug, Baseline &right) {
  planted::active = bug;
  (void)planted::takeReached();
  auto [first, last] = right.bugs[bug];
  Output output = copyOf(right.after[first]);
  bool isSoFar = true, isReached = false;
  for (size_t n = first; n < pipeline.stages.size() && !output.isRefused; ++n) {
    Stage &stage = pipeline.stages[n];
    mlir::PassManager *passes = stage.passes.get();
    if (auto own = stage.builtWith.find(bug); own != stage.builtWith.end()) {
      Built &built = own->second;
      if (!built.passes) {
        isReached |= planted::takeReached();
        built = {build(stage.text, *state.context)};
        built.isReached = planted::takeReached();
      }
      passes = built.passes.get();
      isReached |= built.isReached;
    }
    run(*passes, output);
    isSoFar &= n + 1 < right.after.size() && isSame(right.after[n + 1], output);
    if (isSoFar && n >= last)
      break;
  }
  planted::active = 0;
  if (!planted::takeReached() && !isReached)
    return "static";
  if (isSoFar)
    return "";
  std::string how = difference(right.after.back(), output);
  return how.empty() || isStable(pipeline, right) ? how : "";
}

//===----------------------------------------------------------------------===//
// Children
//===----------------------------------------------------------------------===//

/// What a child runs of its programs.
struct Part {
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

static void runProgram(State &state, const Program &program, const Part &part, FILE *out) {
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
    if (part.only && part.only->pipeline != index)
      continue;
    if (part.isPlain) {
      fprintf(out, "begin %u %u\n", index, part.only->bug);
      fflush(out);
      for (unsigned n = 0; n < kRepeats; ++n)
        (void)makeBaseline(pipeline, *module);
      fprintf(out, "end 0\n");
      continue;
    }
    Baseline right = makeBaseline(pipeline, *module);
    for (unsigned bug : llvm::make_first_range(right.bugs)) {
      if (!state.alive.contains(bug) || !part.has({index, bug}))
        continue;
      // Flushed, so that the parent knows which run ended this process.
      fprintf(out, "begin %u %u\n", index, bug);
      fflush(out);
      double before = cpuSeconds();
      std::string how = tryBug(state, pipeline, bug, right);
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

/// Runs the first program's part, and the others as a whole, in a child. Returns nothing if it came to its end.
static std::optional<Ended> runChild(State &state, llvm::ArrayRef<Program> programs,
                                     const Part &part) {
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
      runProgram(state, program, number == 0 ? part : Part(), out);
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
    Pipeline pipeline = {name.str(), text.str(), {}};
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
