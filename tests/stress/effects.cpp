//===- effects.cpp - The table of memref effects against running programs -===//
// freehold-stress-effects FILE... --generated N: checks by running that an op does not do what the
// table in MemRefEffects.h excludes. Each program is checked as it is, and with the deallocations
// that our pipeline inserts. Each op is instrumented for each memref operand that, by the table, it
// does not write or free:
//
//   before   memref.copy %a, %b
//   after    %0 = memref.load %a[%c0]
//            memref.copy %a, %b
//            %1 = memref.load %a[%c0]                     an error: %a was freed
//            %2 = arith.cmpi eq, %0, %1
//            cf.assert %2, "freehold-stress-effects 17"   aborts: %a was written
//
// No claims are made about calls, unknown ops, ops with regions that use memrefs, and operands of
// which an alias is written or freed. Only the first element is checked, for memrefs of integers
// with a static shape. A run may end before a check by an error of the program itself, such as a
// load from a dangling memref, which is counted. Reads are not checked. Exits with 1 if a run
// contradicts the table; --lie drops one use from its answers, which must be noticed.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/interp/Interpreter.h"
#include "passes/Passes.h"
#include "passes/analysis/SameAllocation.h"
#include "passes/analysis/ValueFlow.h"
#include "tests/stress/MemrefPairs.h"
#include "tests/stress/Programs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

#include <map>
#include <set>

using namespace mlir;
using namespace freehold;
using namespace freehold::stress;
namespace cl = llvm::cl;

namespace {
cl::list<std::string> files(cl::Positional, cl::desc("FILE..."));
cl::opt<unsigned> generated("generated", cl::desc("Random programs"), cl::init(0));
cl::opt<unsigned> firstSeed("seed", cl::desc("Seed of the first"), cl::init(1));
cl::opt<unsigned> inputsMax("inputs", cl::desc("Inputs of one entry"), cl::init(4));
cl::opt<uint64_t> floorChecks("floor", cl::desc("Fail when fewer checks of either kind were run"),
                              cl::init(0));
cl::opt<MemRefUse> lie("lie", cl::desc("Leave out one use, which must be noticed"),
                       cl::init(MemRefUse::None),
                       cl::values(clEnumValN(MemRefUse::Writes, "writes", ""),
                                  clEnumValN(MemRefUse::Frees, "frees", "")));

/// A use that, by the table, an op does not make of an operand.
struct Claim {
  Operation *op;
  Value memref;
  std::string function;
};

struct Counts {
  unsigned programs = 0, unreadable = 0, notDeallocated = 0, notInstrumented = 0;
  unsigned claims = 0, runs = 0, runsEndedEarly = 0, unsound = 0;
  uint64_t writeChecks = 0, freeChecks = 0;
};

constexpr llvm::StringLiteral kMessage = "freehold-stress-effects ";
} // namespace

//===----------------------------------------------------------------------===//
// Claims
//===----------------------------------------------------------------------===//

static MemRefUse answerOf(OpOperand &operand) { return useOf(operand) & ~lie.getValue(); }

static bool canBeChecked(Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  return type && type.hasStaticShape() && type.getNumElements() > 0 &&
         type.getElementType().isIntOrIndex();
}

/// Returns true if ops in the regions of `op` use memrefs defined outside.
static bool holdsUses(Operation *op) {
  auto usesMemrefs = [&](Operation *inner) {
    bool uses = inner != op && llvm::any_of(inner->getOperands(), isMemref);
    return uses ? WalkResult::interrupt() : WalkResult::advance();
  };
  return op->walk(usesMemrefs).wasInterrupted();
}

/// Returns true if the op writes or frees another operand that may be the same allocation.
static bool isChangedOtherwise(OpOperand &operand, SameAllocation &same) {
  return llvm::any_of(operand.getOwner()->getOpOperands(), [&](OpOperand &other) {
    return &other != &operand && isMemref(other.get()) &&
           has(answerOf(other), MemRefUse::Writes | MemRefUse::Frees) &&
           same.relate(other.get(), operand.get()) != SameAs::Different;
  });
}

static void makeClaims(FunctionOpInterface function, SymbolTableCollection &symbols,
                       std::vector<Claim> &claims) {
  SameAllocation same(function, &symbols);
  function.getFunctionBody().walk([&](Operation *op) {
    if (op->hasTrait<OpTrait::IsTerminator>() || holdsUses(op))
      return;
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isMemref(operand.get()) || !canBeChecked(operand.get()))
        continue;
      constexpr MemRefUse changes = MemRefUse::Writes | MemRefUse::Frees | MemRefUse::RunsCallee |
                                    MemRefUse::Unknown | MemRefUse::HandsOut | MemRefUse::Lingers;
      if (!has(answerOf(operand), changes) && !isChangedOtherwise(operand, same))
        claims.push_back({op, operand.get(), function.getName().str()});
    }
  });
}

namespace {
/// A module whose claims are checked when it runs.
struct Instrumented {
  std::vector<Claim> claims;
  /// Maps the load after each claim's op to the claim.
  std::map<Operation *, size_t> probes;
  interp::CountedOps counted;
};
} // namespace

static Value loadFirst(OpBuilder &builder, Value memref) {
  Value zero = arith::ConstantIndexOp::create(builder, memref.getLoc(), 0);
  SmallVector<Value> indices(cast<MemRefType>(memref.getType()).getRank(), zero);
  return memref::LoadOp::create(builder, memref.getLoc(), memref, indices);
}

static void check(size_t number, Instrumented &module) {
  const Claim &claim = module.claims[number];
  OpBuilder builder(claim.op);
  Value before = loadFirst(builder, claim.memref);
  builder.setInsertionPointAfter(claim.op);
  Value after = loadFirst(builder, claim.memref);
  module.probes[after.getDefiningOp()] = number;
  Location location = claim.op->getLoc();
  Value isSame = arith::CmpIOp::create(builder, location, arith::CmpIPredicate::eq, before, after);
  auto assertion =
      cf::AssertOp::create(builder, location, isSame, (kMessage + llvm::Twine(number)).str());
  // Two counters of the statistics that are otherwise unused here.
  module.counted[assertion] = &RunStatistics::clones;
  module.counted[after.getDefiningOp()] = &RunStatistics::aliasChecks;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Returns the number of the claim that the run contradicts.
static std::optional<size_t> contradicted(const Outcome &outcome,
                                          const std::map<unsigned, size_t> &probes) {
  StringRef message = outcome.reason.message;
  size_t number;
  if (outcome.termination == Termination::Aborted && message.consume_front(kMessage) &&
      !message.getAsInteger(10, number))
    return number;
  if (outcome.termination != Termination::MemoryError ||
      outcome.error.kind != ErrorKind::UseAfterFree)
    return std::nullopt;
  auto probe = probes.find(outcome.error.what.number);
  return probe == probes.end() ? std::nullopt : std::optional(probe->second);
}

static void runEntry(const Program &program, const interp::CompiledModule &compiled,
                     const interp::CompiledFunction &entry, const Instrumented &module,
                     const std::map<unsigned, size_t> &probes, std::set<size_t> &broken,
                     Counts &counts) {
  for (const Inputs &inputs : makeInputs(interp::parameters(entry), {.count = inputsMax})) {
    Outcome outcome = interp::run(compiled, entry, inputs, {});
    ++counts.runs;
    counts.writeChecks += outcome.statistics.clones;
    counts.freeChecks += outcome.statistics.aliasChecks;
    counts.runsEndedEarly += outcome.termination != Termination::Returned;
    std::optional<size_t> number = contradicted(outcome, probes);
    if (!number || !broken.insert(*number).second)
      continue;
    const Claim &claim = module.claims[*number];
    ++counts.unsound;
    llvm::outs() << program.name << ": @" << claim.function << ": '" << claim.op->getName() << "' "
                 << (outcome.termination == Termination::Aborted ? "writes " : "frees ")
                 << describe(claim.memref) << ", which the table says it does not (@" << entry.name
                 << " with " << print(inputs) << ")\n";
  }
}

static void checkModule(const Program &program, ModuleOp module, Counts &counts) {
  Instrumented instrumented;
  SymbolTableCollection symbols;
  for (FunctionOpInterface function : functionsWithBody(module))
    makeClaims(function, symbols, instrumented.claims);
  counts.claims += instrumented.claims.size();
  for (size_t number = 0; number < instrumented.claims.size(); ++number)
    check(number, instrumented);
  if (failed(verify(module))) {
    ++counts.notInstrumented;
    return;
  }
  std::map<unsigned, size_t> probes;
  unsigned number = 0;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    ++number;
    if (auto probe = instrumented.probes.find(op); probe != instrumented.probes.end())
      probes[number] = probe->second;
  });
  auto compiled = interp::compile(module, {.counted = &instrumented.counted});
  std::set<size_t> broken;
  for (unsigned entry : interp::publicEntries(*compiled))
    runEntry(program, *compiled, *compiled->functions[entry], instrumented, probes, broken, counts);
}

static void checkProgram(const Program &program, MLIRContext &context, Counts &counts) {
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module = parseProgram(program, context);
  if (!module) {
    ++counts.unreadable;
    return;
  }
  ++counts.programs;
  context.loadDialect<memref::MemRefDialect, arith::ArithDialect, cf::ControlFlowDialect>();
  PassManager manager(&context);
  OwningOpRef<ModuleOp> deallocated = module->clone();
  if (failed(parsePassPipeline("fh-buffer-deallocation-pipeline", manager)) ||
      failed(manager.run(*deallocated)))
    ++counts.notDeallocated;
  else
    checkModule(program, *deallocated, counts);
  checkModule(program, *module, counts);
}

static void printCounts(const Counts &counts) {
  llvm::outs() << counts.programs << " programs, " << counts.unreadable << " unreadable, "
               << counts.notDeallocated << " not deallocated, " << counts.notInstrumented
               << " not to be instrumented\n"
               << counts.claims << " claims, " << counts.writeChecks << " checks of writes and "
               << counts.freeChecks << " of frees in " << counts.runs << " runs, "
               << counts.runsEndedEarly << " of which ended early\n"
               << counts.unsound << " contradicted\n";
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  registerDeallocationPasses();
  cl::ParseCommandLineOptions(argc, argv, "The table of memref effects against runs\n");
  Counts counts;
  unsigned missing = forEachProgram(files, generated, firstSeed,
                                    [&](const Program &program, MLIRContext &context) {
                                      checkProgram(program, context, counts);
                                    });
  counts.unreadable += missing;
  printCounts(counts);
  if (missing)
    return 2;
  bool isVacuous = counts.writeChecks < floorChecks || counts.freeChecks < floorChecks;
  if (isVacuous)
    llvm::outs() << "fewer checks than --floor\n";
  return counts.unsound || isVacuous ? 1 : 0;
}
