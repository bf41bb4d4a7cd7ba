//===- relate.cpp - The same-allocation analysis against running programs -===//
// freehold-stress-relate FILE... --generated N: asks the analysis about all pairs of memrefs that
// are in scope together in programs without deallocations, and checks the answers by running.
// Instruments the later of the two definitions:
//
//   before   %b = memref.subview %a ...
//   after    %b = memref.subview %a ...
//            %0 = memref.extract_aligned_pointer_as_index %a
//            %1 = memref.extract_aligned_pointer_as_index %b
//            %2 = arith.cmpi eq, %0, %1          (ne where the answer is "different")
//            cf.assert %2, "freehold-stress-relate 17"
//
// The interpreter never reuses an address and gives empty allocations addresses of their own, so
// the assertion is equivalent to the answer. An exception is memref.view, which moves the aligned
// pointer: in functions with one, "same" is not checked. Exits with 1 if a run fails an assertion.
//
// Answers rely on facts about other functions that the pipeline establishes later. So a function
// that may return a buffer that it does not own becomes private, which promises nothing to callers,
// and functions with indirect calls are skipped.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/interp/Interpreter.h"
#include "passes/analysis/SameAllocation.h"
#include "tests/stress/MemrefPairs.h"
#include "tests/stress/Programs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

#include <set>

using namespace mlir;
using namespace freehold;
using namespace freehold::stress;
namespace cl = llvm::cl;

namespace {
enum class Lie { None, Same, Different, Unknown };
enum class Analysis { Ours, Shipped };

cl::list<std::string> files(cl::Positional, cl::desc("FILE..."));
cl::opt<unsigned> generated("generated", cl::desc("Random programs"), cl::init(0));
cl::opt<unsigned> firstSeed("seed", cl::desc("Seed of the first"), cl::init(1));
cl::opt<unsigned> pairsMax("pairs", cl::desc("Pairs of one function"), cl::init(2000));
cl::opt<unsigned> inputsMax("inputs", cl::desc("Inputs of one entry"), cl::init(4));
cl::opt<uint64_t> floorChecks("floor", cl::desc("Fail when fewer checks were run of either answer"),
                              cl::init(0));
cl::opt<Analysis> analysis("analysis", cl::desc("Whose answers are checked"),
                           cl::init(Analysis::Ours),
                           cl::values(clEnumValN(Analysis::Ours, "ours", ""),
                                      clEnumValN(Analysis::Shipped, "shipped", "MLIR's")));
cl::opt<Lie> lie("lie", cl::desc("Turn one answer around, which must be noticed"),
                 cl::init(Lie::None),
                 cl::values(clEnumValN(Lie::Same, "same", "into different"),
                            clEnumValN(Lie::Different, "different", "into same"),
                            clEnumValN(Lie::Unknown, "unknown", "into different")));

struct Claim {
  MemrefPair pair;
  SameAs answer;
  std::string function;
};

struct Counts {
  unsigned programs = 0, unreadable = 0, notInstrumented = 0, functionsLeftOut = 0, cut = 0;
  unsigned same = 0, different = 0, unknown = 0;
  unsigned runs = 0, runsEndedEarly = 0, unsound = 0;
  uint64_t sameChecks = 0, differentChecks = 0;
};
} // namespace

static const char *spell(SameAs answer) {
  return answer == SameAs::Same ? "same" : answer == SameAs::Different ? "different" : "unknown";
}

//===----------------------------------------------------------------------===//
// Assumptions of the answers
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kResultOwnership = "freehold.result_ownership";

/// Returns true if all returned buffers are allocations of the function, each returned once.
static bool returnsOwnBuffers(func::FuncOp function) {
  bool isOwn = true;
  function.walk([&](func::ReturnOp op) {
    std::set<void *> seen;
    for (Value value : op.getOperands())
      if (isa<BaseMemRefType>(value.getType()))
        isOwn &= value.getDefiningOp<memref::AllocOp>() &&
                 seen.insert(value.getAsOpaquePointer()).second;
  });
  return isOwn;
}

/// Returns the names of the entries. Makes functions private that may return buffers they do not
/// own, so that nothing is assumed about their results.
static std::vector<std::string> dropPromises(ModuleOp module) {
  std::vector<std::string> entries;
  module.walk([&](func::FuncOp function) {
    if (function.isExternal())
      return;
    if (function.isPublic())
      entries.push_back(function.getName().str());
    if (returnsOwnBuffers(function))
      return;
    function.setPrivate();
    function->removeAttr("freehold.deallocated");
    for (unsigned n = 0; n < function.getNumResults(); ++n)
      function.removeResultAttr(n, StringAttr::get(module.getContext(), kResultOwnership));
  });
  return entries;
}

/// freehold.noalias holds for outside callers only; calls within the module need not respect it.
static bool reliesOnPromises(FunctionOpInterface function) {
  for (unsigned n = 0; n < function.getNumArguments(); ++n)
    if (function.getArgAttr(n, "freehold.noalias"))
      return true;
  return function
      ->walk([](func::CallIndirectOp op) {
        bool hasMemref =
            llvm::any_of(op.getResultTypes(), [](Type type) { return isa<BaseMemRefType>(type); });
        return hasMemref ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Claims
//===----------------------------------------------------------------------===//

static SameAs turnedAround(SameAs answer) {
  if (lie == Lie::Same && answer == SameAs::Same)
    return SameAs::Different;
  if (lie == Lie::Different && answer == SameAs::Different)
    return SameAs::Same;
  return lie == Lie::Unknown && answer == SameAs::Unknown ? SameAs::Different : answer;
}

/// Makes the claims for one function, before anything is changed.
static void makeClaims(FunctionOpInterface function, SymbolTableCollection &symbols,
                       std::vector<Claim> &claims, Counts &counts) {
  if (reliesOnPromises(function)) {
    ++counts.functionsLeftOut;
    return;
  }
  SameAllocation ours(function, &symbols);
  std::optional<BufferOriginAnalysis> shipped;
  if (analysis == Analysis::Shipped)
    shipped.emplace(function);
  auto relate = [&](Value a, Value b) {
    if (!shipped)
      return ours.relate(a, b);
    auto answer = shipped->isSameAllocation(a, b);
    return !answer ? SameAs::Unknown : *answer ? SameAs::Same : SameAs::Different;
  };
  bool shiftsPointers =
      function->walk([](memref::ViewOp) { return WalkResult::interrupt(); }).wasInterrupted();
  ScopedPairs scoped = pairsInScope(function, pairsMax);
  counts.cut += scoped.isCut;
  for (const MemrefPair &pair : scoped.pairs) {
    SameAs answer = turnedAround(relate(pair.early, pair.late));
    ++(answer == SameAs::Same        ? counts.same
       : answer == SameAs::Different ? counts.different
                                     : counts.unknown);
    if (answer == SameAs::Unknown || (answer == SameAs::Same && shiftsPointers))
      continue;
    claims.push_back({pair, answer, function.getName().str()});
  }
}

static constexpr llvm::StringLiteral kMessage = "freehold-stress-relate ";

static void assertClaim(const Claim &claim, size_t number, interp::CountedOps &counted) {
  Value late = claim.pair.late;
  OpBuilder builder(late.getContext());
  builder.setInsertionPointAfterValue(late);
  Location location = late.getLoc();
  auto address = [&](Value memref) -> Value {
    return memref::ExtractAlignedPointerAsIndexOp::create(builder, location, memref);
  };
  Value early = address(claim.pair.early);
  bool isSame = claim.answer == SameAs::Same;
  Value holds = arith::CmpIOp::create(builder, location,
                                      isSame ? arith::CmpIPredicate::eq : arith::CmpIPredicate::ne,
                                      early, address(late));
  auto assertion =
      cf::AssertOp::create(builder, location, holds, (kMessage + llvm::Twine(number)).str());
  // Two counters of the statistics that are otherwise unused here.
  counted[assertion] = isSame ? &RunStatistics::clones : &RunStatistics::aliasChecks;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

static void runEntry(const Program &program, const interp::CompiledModule &module,
                     const interp::CompiledFunction &entry, const std::vector<Claim> &claims,
                     std::set<size_t> &broken, Counts &counts) {
  for (const Inputs &inputs : makeInputs(interp::parameters(entry), {.count = inputsMax})) {
    Outcome outcome = interp::run(module, entry, inputs, {});
    ++counts.runs;
    counts.sameChecks += outcome.statistics.clones;
    counts.differentChecks += outcome.statistics.aliasChecks;
    bool hasEnded =
        outcome.termination == Termination::Returned || outcome.termination == Termination::Aborted;
    counts.runsEndedEarly += !hasEnded;
    StringRef message = outcome.reason.message;
    size_t number;
    if (outcome.termination != Termination::Aborted || !message.consume_front(kMessage) ||
        message.getAsInteger(10, number) || !broken.insert(number).second)
      continue;
    const Claim &claim = claims[number];
    ++counts.unsound;
    llvm::outs() << program.name << ": unsound: @" << claim.function << ": said to be "
                 << spell(claim.answer) << ": " << describe(claim.pair.early) << " and "
                 << describe(claim.pair.late) << " (@" << entry.name << " with " << print(inputs)
                 << ")\n";
  }
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
  std::vector<std::string> entries = dropPromises(*module);
  std::vector<Claim> claims;
  SymbolTableCollection symbols;
  for (FunctionOpInterface function : functionsWithBody(*module))
    makeClaims(function, symbols, claims, counts);
  interp::CountedOps counted;
  for (const auto &[number, claim] : llvm::enumerate(claims))
    assertClaim(claim, number, counted);
  if (failed(verify(*module))) {
    ++counts.notInstrumented;
    return;
  }
  auto compiled = interp::compile(*module, {.counted = &counted});
  std::set<size_t> broken;
  for (const std::string &name : entries)
    if (const interp::CompiledFunction *entry = compiled->find(name))
      runEntry(program, *compiled, *entry, claims, broken, counts);
}

static void printCounts(const Counts &counts) {
  llvm::outs() << counts.programs << " programs, " << counts.unreadable << " unreadable, "
               << counts.notInstrumented << " not to be instrumented\n"
               << counts.functionsLeftOut << " functions left out, " << counts.cut << " cut short\n"
               << counts.same << " pairs the same, " << counts.different << " different, "
               << counts.unknown << " unknown\n"
               << counts.sameChecks << " checks of same and " << counts.differentChecks
               << " of different in " << counts.runs << " runs, " << counts.runsEndedEarly
               << " of which ended early\n"
               << counts.unsound << " unsound\n";
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "The same-allocation analysis against runs\n");
  Counts counts;
  unsigned missing = forEachProgram(files, generated, firstSeed,
                                    [&](const Program &program, MLIRContext &context) {
                                      checkProgram(program, context, counts);
                                    });
  counts.unreadable += missing;
  printCounts(counts);
  if (missing)
    return 2;
  bool isVacuous = counts.sameChecks < floorChecks || counts.differentChecks < floorChecks;
  if (isVacuous)
    llvm::outs() << "fewer checks than --floor\n";
  return counts.unsound || isVacuous ? 1 : 0;
}
