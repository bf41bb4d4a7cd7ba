//===- Meter.cpp - Counting a pass's instructions under callgrind ---------===//
#include "fuzz/growth/Meter.h"

#include "fuzz/growth/Family.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/program/Pipelines.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cstdlib>
#include <valgrind/callgrind.h>

using namespace mlir;

namespace freehold::growth {

/// What the labels of dumps begin with, so that other dumps are told from them.
static constexpr llvm::StringLiteral kLabel = "pass";

static uint64_t opsIn(Operation *root) {
  uint64_t ops = 0;
  root->walk([&](Operation *) { ++ops; });
  return ops - 1;
}

namespace {
/// Collects instructions while a pass runs, and has callgrind write them with a label. Passes that a pass runs
/// are part of it; adaptors have no name and are not reported.
class PassMeter : public PassInstrumentation {
public:
  PassMeter(ModuleOp root, unsigned copies) : root_(root), copies_(copies) {}

  void runBeforePass(Pass *pass, Operation *) override {
    if (pass->getArgument().empty() || depth_++)
      return;
    before_ = opsIn(root_);
    CALLGRIND_TOGGLE_COLLECT;
  }
  void runAfterPass(Pass *pass, Operation *) override { end(pass); }
  void runAfterPassFailed(Pass *pass, Operation *) override { end(pass); }

private:
  void end(Pass *pass) {
    if (pass->getArgument().empty() || --depth_)
      return;
    CALLGRIND_TOGGLE_COLLECT;
    std::string label = llvm::formatv("{0} {1} {2} {3} {4}", kLabel, pass->getArgument(), copies_,
                                      before_, opsIn(root_));
    CALLGRIND_DUMP_STATS_AT(label.c_str());
  }

  ModuleOp root_;
  unsigned copies_, depth_ = 0;
  uint64_t before_ = 0;
};
} // namespace

/// Names the file that callgrind writes counts to, for the process that is measured: what it still measures depends
/// on its counts, as no clock gives the same answer twice.
static constexpr char kCountsVariable[] = "FREEHOLD_GROWTH_COUNTS";

/// Returns the instructions that all passes executed on the program with so many copies, as far as they are written.
static uint64_t instructionsSoFar(unsigned copies) {
  const char *path = std::getenv(kCountsVariable);
  auto buffer = llvm::MemoryBuffer::getFile(path ? path : "");
  uint64_t sum = 0;
  if (buffer)
    for (const auto &[pass, of] : readCounts((*buffer)->getBuffer()))
      for (const Count &count : of.work)
        sum += count.copies == copies ? count.amount : 0;
  return sum;
}

namespace {
/// The programs of one family in one context, and the pipeline that runs on them.
class FamilyRuns {
public:
  FamilyRuns(const Program &program, const std::string &entry, const Way &way,
             const Subject &subject)
      : entry_(entry), way_(way), subject_(subject), context_(makeContext()),
        handler_(context_.get(), [this](Diagnostic &diagnostic) {
          if (first_.empty())
            first_ = diagnostic.str();
          return success();
        }) {
    // The dialects of which a way makes ops.
    context_->loadDialect<cf::ControlFlowDialect, func::FuncDialect, scf::SCFDialect>();
    module_ = parseProgram(program, *context_);
  }

  /// Runs the pipeline on the program with so many copies. Returns why that is not possible. A run that is
  /// not counted does what is done once only, such as looking symbols up, so that it belongs to no pass.
  std::string run(unsigned copies, bool isCounted) {
    if (!module_)
      return "the program does not parse: " + first_;
    OwningOpRef<ModuleOp> grown(module_->clone());
    if (!way_.grow(*grown, entry_, copies) || failed(verify(*grown)))
      return llvm::formatv("@{0} cannot be repeated in {1}{2}{3}", entry_, way_.name,
                           first_.empty() ? "" : ": ", first_);
    PassManager passes(context_.get(), "builtin.module", PassManager::Nesting::Implicit);
    llvm::raw_string_ostream stream(first_);
    if (failed(addPipeline(passes, subject_.text, stream)))
      return "the pipeline does not parse: " + first_;
    passes.enableVerifier(false);
    if (isCounted)
      passes.addInstrumentation(std::make_unique<PassMeter>(*grown, copies));
    return succeeded(passes.run(*grown)) ? "" : "the pipeline fails: " + first_;
  }

private:
  std::string entry_;
  const Way &way_;
  const Subject &subject_;
  std::string first_;
  std::unique_ptr<MLIRContext> context_;
  ScopedDiagnosticHandler handler_;
  OwningOpRef<ModuleOp> module_;
};
} // namespace

std::string measure(const Program &program, const std::string &entry, const std::string &way,
                    const Subject &subject, const MeterLimits &limits) {
  registerPasses();
  FamilyRuns runs(program, entry, *findWay(way), subject);
  std::string why = runs.run(limits.step, /*isCounted=*/false);
  CALLGRIND_START_INSTRUMENTATION;
  for (unsigned copies = limits.step; why.empty() && copies <= limits.copiesMax;
       copies += limits.step) {
    why = runs.run(copies, /*isCounted=*/true);
    if (instructionsSoFar(copies) > limits.instructionsForNext)
      break;
  }
  return why;
}

std::variant<FamilyCounts, std::string> runMeter(const Program &program, const std::string &entry,
                                                 const std::string &way, const Subject &subject,
                                                 const MeterLimits &limits) {
  if (subject.kind != Subject::Kind::Pipeline || !(program.extensions == Extensions()))
    return std::string("only pipelines are counted, on programs without dialects of others");
  llvm::SmallString<128> path;
  if (std::error_code error = llvm::sys::fs::createTemporaryFile("freehold-growth", "out", path))
    return "cannot make a temporary file: " + error.message();
  llvm::FileRemover remover(path);
  std::string command =
      std::string("env ") + kCountsVariable + "=" + shellWord(path.str()) +
      " valgrind -q --tool=callgrind --vgdb=no --instr-atstart=no --collect-atstart=no "
      "--combine-dumps=yes --callgrind-out-file=" +
      shellWord(path.str()) + " " + shellWord(llvm::sys::fs::getMainExecutable(nullptr, nullptr)) +
      " growth - --pipeline " + shellWord(subject.text) + " --entry " + shellWord(entry) +
      " --way " + shellWord(way);
  for (const std::string &plugin : subject.plugins)
    command += " --load-pass-plugin " + shellWord(plugin);
  CommandResult run = runCommand(command, program.text, limits.secondsForAll * 1000,
                                 Budget().textBytes, /*anyAddressSpace=*/true);
  auto buffer = llvm::MemoryBuffer::getFile(path);
  FamilyCounts counts = buffer ? readCounts((*buffer)->getBuffer()) : FamilyCounts();
  if (!counts.empty())
    return counts;
  if (run.ending == CommandResult::Ending::NotFound)
    return std::string("there is no valgrind");
  return run.errors.empty() ? "nothing was counted" : run.errors;
}

//===----------------------------------------------------------------------===//
// Reading counts
//===----------------------------------------------------------------------===//

/// Adds to the count of this size, or begins it. A pass on functions has a dump for each function.
static void add(std::vector<Count> &counts, unsigned copies, uint64_t before, uint64_t amount,
                bool isSum) {
  if (counts.empty() || counts.back().copies != copies)
    counts.push_back({copies, before, isSum ? amount : 0});
  else if (isSum)
    counts.back().amount += amount;
  if (!isSum)
    counts.back().amount = amount;
}

FamilyCounts readCounts(llvm::StringRef text) {
  FamilyCounts counts;
  llvm::SmallVector<llvm::StringRef> label;
  for (llvm::StringRef line : llvm::split(text, '\n')) {
    if (line.consume_front("desc: Trigger: Client Request: ")) {
      label.clear();
      llvm::SplitString(line, label);
      continue;
    }
    uint64_t work, before, after;
    unsigned copies;
    if (!line.consume_front("summary: ") || label.size() != 5 || label[0] != kLabel ||
        line.trim().getAsInteger(10, work) || label[2].getAsInteger(10, copies) ||
        label[3].getAsInteger(10, before) || label[4].getAsInteger(10, after))
      continue;
    PassCounts &pass = counts[label[1].str()];
    add(pass.work, copies, before, work, /*isSum=*/true);
    add(pass.ops, copies, before, after, /*isSum=*/false);
    label.clear();
  }
  return counts;
}

/// Fewer instructions, or ops, say nothing of a growth.
static constexpr uint64_t kInstructionsMin = 3'000'000, kOpsMin = 500;

std::vector<Excess> findExcess(const FamilyCounts &counts) {
  std::vector<Excess> found;
  for (const auto &[pass, of] : counts)
    for (bool isOutput : {false, true}) {
      const std::vector<Count> &all = isOutput ? of.ops : of.work;
      GrowthLimits limits;
      limits.amountMin = isOutput ? kOpsMin : kInstructionsMin;
      for (size_t size = kCountsNeeded; size <= all.size(); ++size)
        if (growsFasterThanSquare(llvm::ArrayRef(all).take_front(size), limits)) {
          found.push_back({pass, isOutput, {all.begin(), all.begin() + size}});
          break;
        }
    }
  return found;
}

std::string describe(const Excess &excess, const std::string &entry, const std::string &way) {
  std::string amounts, copies;
  for (const Count &count : llvm::ArrayRef(excess.counts).take_back(kCountsNeeded)) {
    llvm::StringRef comma = amounts.empty() ? "" : ", ";
    amounts += comma;
    amounts += excess.isOutput ? std::to_string(count.amount)
                               : llvm::formatv("{0:F1}", count.amount / 1e6).str();
    copies += (comma + std::to_string(count.copies)).str();
  }
  return llvm::formatv("{0} {1} {2} {3} for {4} copies of @{5} ({6})", excess.pass,
                       excess.isOutput ? "leaves" : "executes", amounts,
                       excess.isOutput ? "ops" : "million instructions", copies, entry, way);
}

} // namespace freehold::growth
