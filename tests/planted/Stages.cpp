//===- Stages.cpp ---------------------------------------------------------===//
#include "tests/planted/Stages.h"

#include "tests/planted/Planted.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassRegistry.h"

#include <fcntl.h>
#include <sys/time.h>
#include <unistd.h>

namespace freehold::planted {

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

bool buildStages(Pipeline &pipeline, mlir::MLIRContext &context) {
  if (llvm::StringRef(pipeline.text).ltrim().starts_with("builtin.module(")) {
    llvm::errs()
        << "freehold-planted-scan: error: the pipeline '" << pipeline.name
        << "' begins with 'builtin.module(', which would run it on nested modules only; give "
           "the passes inside of the parentheses\n";
    return false;
  }
  mlir::PassManager whole(&context);
  (void)takeNoted();
  isRecording = true;
  bool isParsed = succeeded(mlir::parsePassPipeline(pipeline.text, whole, llvm::errs()));
  isRecording = false;
  if (!isParsed)
    return false;
  for (unsigned bug : takeNoted())
    pipeline.builtWith.try_emplace(bug);
  for (mlir::Pass &pass : whole.getPasses()) {
    Stage stage;
    llvm::raw_string_ostream stream(stage.text);
    pass.printAsTextualPipeline(stream);
    (void)takeNoted();
    isRecording = true;
    stage.passes = build(stage.text, context);
    isRecording = false;
    if (!stage.passes)
      return false;
    for (unsigned bug : takeNoted())
      stage.builtWith.try_emplace(bug);
    pipeline.stages.push_back(std::move(stage));
  }
  return true;
}

/// The ops whose place matters: what runs in a loop costs more than what runs before it.
static constexpr llvm::StringRef kPlaced[] = {"memref.alloc",   "memref.alloca",
                                              "memref.dealloc", "bufferization.clone",
                                              "memref.copy",    "bufferization.dealloc"};

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

static Output copyOf(Output &output) {
  return {mlir::OwningOpRef<mlir::ModuleOp>(output.module->clone()), output.printed, output.text};
}

Baseline makeBaseline(Pipeline &pipeline, mlir::ModuleOp module) {
  Baseline right;
  right.after.push_back({mlir::OwningOpRef<mlir::ModuleOp>(module.clone())});
  for (size_t n = 0; n < pipeline.stages.size() && !right.after.back().isRefused; ++n) {
    Stage &stage = pipeline.stages[n];
    right.after.push_back(copyOf(right.after.back()));
    (void)takeNoted();
    isRecording = true;
    run(*stage.passes, right.after.back());
    isRecording = false;
    auto note = [&](unsigned bug) { right.bugs.try_emplace(bug, n, n).first->second.second = n; };
    for (unsigned bug : takeNoted())
      note(bug);
    for (unsigned bug : llvm::make_first_range(stage.builtWith))
      note(bug);
  }
  for (unsigned bug : llvm::make_first_range(pipeline.builtWith))
    right.bugs[bug] = {0, pipeline.stages.size()};
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

/// The passes as they are with the bug, which are built when they are needed first. `isReached` is set if its code runs
/// meanwhile.
static mlir::PassManager &builtWith(Built &built, llvm::StringRef text, bool &isReached,
                                    mlir::MLIRContext &context) {
  if (!built.passes) {
    isReached |= takeReached();
    built = {build(text, context)};
    built.isReached = takeReached();
  }
  isReached |= built.isReached;
  return *built.passes;
}

std::string tryBug(Pipeline &pipeline, unsigned bug, Baseline &right, mlir::MLIRContext &context) {
  active = bug;
  (void)takeReached();
  auto [first, last] = right.bugs[bug];
  Output output = copyOf(right.after[first]);
  bool isSoFar = true, isReached = false;
  if (auto whole = pipeline.builtWith.find(bug); whole != pipeline.builtWith.end()) {
    run(builtWith(whole->second, pipeline.text, isReached, context), output);
    isSoFar = isSame(right.after.back(), output);
  } else {
    for (size_t n = first; n < pipeline.stages.size() && !output.isRefused; ++n) {
      Stage &stage = pipeline.stages[n];
      auto own = stage.builtWith.find(bug);
      run(own == stage.builtWith.end() ? *stage.passes
                                       : builtWith(own->second, stage.text, isReached, context),
          output);
      isSoFar &= n + 1 < right.after.size() && isSame(right.after[n + 1], output);
      if (isSoFar && n >= last)
        break;
    }
  }
  active = 0;
  if (!takeReached() && !isReached)
    return "static";
  if (isSoFar)
    return "";
  std::string how = difference(right.after.back(), output);
  return how.empty() || isStable(pipeline, right) ? how : "";
}

} // namespace freehold::planted
