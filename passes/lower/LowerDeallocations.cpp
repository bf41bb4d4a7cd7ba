//===- LowerDeallocations.cpp - bufferization.dealloc to frees ------------===//
// fh-bufferization-lower-deallocations. An operand whose condition is the constant false is as good
// as not there. What is left of the op decides its form:
//
//   W1  no operands, nothing retained    erased
//   W2  only retained values             results are false
//   W3  one operand, nothing retained    scf.if %c { memref.dealloc %m }; no scf.if where %c is the
//                                        constant true
//   W4  one operand                      comparisons of base addresses (InlineDealloc.cpp)
//   W5  at most `inlineComparisonsMax`   the same
//       pairs of operands
//       more pairs                       a call of a helper, linear in the operands
//                                        (DeallocHelper.cpp)
//
// The arrays for the helper are shared by all calls in a function and stand in its entry block: up
// to `stackBytesMax` on the stack, which loops do not grow; larger ones on the heap around the
// call.
//
// Two phases: `Plan` looks at everything and reports errors, then the IR changes.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/Statistics.h"
#include "passes/lower/BaseAddress.h"
#include "passes/lower/DeallocHelper.h"
#include "passes/lower/InlineDealloc.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"

#define GEN_PASS_DEF_FHBUFFERIZATIONLOWERDEALLOCATIONS
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

namespace {
struct Lowering {
  bufferization::DeallocOp op;
  DeallocParts parts;
  BaseAddresses::Pointer pointer = BaseAddresses::Pointer::Aligned;
  /// The symbol table with the helper to call; null for inline forms.
  Operation *symbolTable = nullptr;
  /// The block at whose start its arrays are made on the stack; null if they are on the heap.
  Block *stack = nullptr;
};

struct Plan {
  std::vector<Lowering> lowerings;
  std::unique_ptr<ShiftedViews> shifted;
  llvm::MapVector<Block *, ScratchSize> stackSizes;
};
} // namespace

static DeallocParts partsOf(bufferization::DeallocOp op) {
  DeallocParts parts;
  for (auto [memref, condition] : llvm::zip_equal(op.getMemrefs(), op.getConditions())) {
    if (matchPattern(condition, m_Zero()))
      continue;
    parts.memrefs.push_back(memref);
    parts.conditions.push_back(condition);
  }
  parts.retained.assign(op.getRetained().begin(), op.getRetained().end());
  for (Value result : op.getUpdatedConditions())
    parts.wanted.push_back(!result.use_empty());
  return parts;
}

static bool needsHelper(const DeallocParts &parts, const LoweringOptions &options) {
  return parts.memrefs.size() > 1 && pairsOf(parts) > options.inlineComparisonsMax;
}

/// Finds the symbol table for the helper, in the op that the pass runs on.
static LogicalResult planHelper(Lowering &lowering, Operation *root, const LoweringOptions &options,
                                Plan &plan) {
  Operation *op = lowering.op;
  Operation *table = SymbolTable::getNearestSymbolTable(op);
  auto refuse = [&](const Twine &why) {
    return op->emitOpError() << "compares " << pairsOf(lowering.parts)
                             << " pairs of memrefs, which takes a helper function, " << why
                             << ", or allow more pairs by inline-comparisons-max";
  };
  if (!table)
    return refuse("and no module that could hold it is known to be around it: put it into one");
  if (!root->isAncestor(table))
    return refuse("which cannot be added from within '" + root->getName().getStringRef() +
                  "': run the pass on the module around it");
  // The op is compared by name, so that the GPU dialect need not be loaded for other programs.
  if (!isa<ModuleOp>(table) && table->getName().getStringRef() != "gpu.module")
    return refuse("which '" + table->getName().getStringRef() +
                  "' may not hold: lower it before it gets there");
  lowering.symbolTable = table;
  ScratchSize size = ScratchSize::of(lowering.parts);
  if (size.bytes() > options.stackBytesMax)
    return success();
  lowering.stack = scratchBlock(op);
  plan.stackSizes[lowering.stack].growTo(size);
  return success();
}

/// Chooses the pointers that are compared. Fails if aligned pointers do not tell the allocations
/// apart and allocated pointers cannot be had.
static LogicalResult planPointer(Lowering &lowering, const ShiftedViews &shifted) {
  const DeallocParts &parts = lowering.parts;
  auto hidden =
      llvm::find_if(parts.retained, [&](Value value) { return shifted.hidesBase(value); });
  if (hidden == parts.retained.end())
    return success();
  lowering.pointer = BaseAddresses::Pointer::Allocated;
  for (ValueRange values : {ValueRange(parts.memrefs), ValueRange(parts.retained)})
    for (Value value : values)
      if (!hasLlvmDescriptor(viewedRoot(value)))
        return lowering.op.emitOpError()
               << "retains a memref that may be a memref.view with a shift, whose allocation "
                  "cannot be "
                  "told in the memory space of "
               << value.getType() << ": retain what it is a view of instead";
  return success();
}

static LogicalResult makePlan(Operation *root, const LoweringOptions &options, Plan &plan) {
  root->walk([&](bufferization::DeallocOp op) {
    Lowering lowering;
    lowering.op = op;
    lowering.parts = partsOf(op);
    plan.lowerings.push_back(std::move(lowering));
  });
  bool refused = false;
  for (Lowering &lowering : plan.lowerings) {
    // An op that compares nothing is never refused, whatever other ops compare.
    if (pairsOf(lowering.parts) == 0)
      continue;
    if (!plan.shifted)
      plan.shifted = std::make_unique<ShiftedViews>(root);
    refused |= failed(planPointer(lowering, *plan.shifted));
    if (needsHelper(lowering.parts, options))
      refused |= failed(planHelper(lowering, root, options, plan));
  }
  return failure(refused);
}

//===----------------------------------------------------------------------===//
// Carrying it out
//===----------------------------------------------------------------------===//

namespace {
class Lowerer {
public:
  Lowerer(Plan &plan, const LoweringOptions &options, LoweringCounts &counts, MLIRContext *context)
      : plan_(plan), options_(options), counts_(counts), builder_(context) {
    for (auto [block, size] : plan.stackSizes) {
      builder_.setInsertionPointToStart(block);
      stacks_[block] = buildStackScratch(builder_, block->getParentOp()->getLoc(), size);
    }
  }

  void lower(Lowering &lowering) {
    bufferization::DeallocOp op = lowering.op;
    // A condition may be the result of a dealloc that was lowered just before, and be a constant
    // now. The form can only get simpler by that.
    lowering.parts = partsOf(op);
    if (!needsHelper(lowering.parts, options_))
      lowering.symbolTable = nullptr;
    builder_.setInsertionPoint(op);
    BaseAddresses addresses(builder_, op.getLoc(), plan_.shifted.get(), lowering.pointer);
    auto free = [&](OpBuilder &builder, Location location, Value memref) {
      if (options_.buildFree)
        options_.buildFree(builder, location, memref, op);
      else
        memref::DeallocOp::create(builder, location, memref);
    };
    SmallVector<Value> results =
        lowering.symbolTable
            ? callHelper(lowering, addresses, free)
            : buildComparisons(builder_, op.getLoc(), lowering.parts, addresses, free);
    ++counts_.lowered;
    if (!lowering.symbolTable)
      counts_.runtimeChecks += pairsOf(lowering.parts);
    for (auto [old, updated] : llvm::zip_equal(op.getUpdatedConditions(), results))
      if (updated)
        old.replaceAllUsesWith(updated);
    op.erase();
  }

private:
  SmallVector<Value> callHelper(Lowering &lowering, BaseAddresses &addresses, FreeBuilder free) {
    Location location = lowering.op.getLoc();
    Scratch scratch = lowering.stack
                          ? stacks_.lookup(lowering.stack)
                          : buildHeapScratch(builder_, location, ScratchSize::of(lowering.parts));
    SmallVector<Value> results = buildHelperCall(builder_, location, lowering.parts, addresses,
                                                 scratch, helpers_.in(lowering.symbolTable), free);
    if (!lowering.stack)
      buildFreeOfScratch(builder_, location, scratch);
    ++counts_.helperCalls;
    return results;
  }

  Plan &plan_;
  const LoweringOptions &options_;
  LoweringCounts &counts_;
  OpBuilder builder_;
  DeallocHelpers helpers_;
  llvm::DenseMap<Block *, Scratch> stacks_;
};
} // namespace

LogicalResult lowerDeallocations(Operation *root, const LoweringOptions &options,
                                 LoweringCounts *counts) {
  Plan plan;
  if (failed(makePlan(root, options, plan)))
    return failure();
  root->getContext()
      ->loadDialect<arith::ArithDialect, func::FuncDialect, LLVM::LLVMDialect,
                    memref::MemRefDialect, scf::SCFDialect>();
  LoweringCounts unused;
  Lowerer lowerer(plan, options, counts ? *counts : unused, root->getContext());
  for (Lowering &lowering : plan.lowerings)
    lowerer.lower(lowering);
  return success();
}

namespace {
struct LowerDeallocationsPass
    : impl::FhBufferizationLowerDeallocationsBase<LowerDeallocationsPass> {
  using FhBufferizationLowerDeallocationsBase::FhBufferizationLowerDeallocationsBase;

  void runOnOperation() override {
    LoweringOptions options;
    options.buildFree = buildFree;
    options.inlineComparisonsMax = inlineComparisonsMax;
    options.stackBytesMax = stackBytesMax;
    LoweringCounts counts;
    if (failed(lowerDeallocations(getOperation(), options, &counts)))
      signalPassFailure();
    if (statistics)
      printStatistics(
          getArgument(),
          {{counts.lowered, "lowered", "bufferization.dealloc ops lowered"},
           {counts.helperCalls, "helper-calls", "of them through the helper function"},
           {counts.runtimeChecks, "runtime-checks", "comparisons of base buffers emitted inline"}});
  }

  /// The hook of LoweringOptions, which has no textual form.
  decltype(LoweringOptions::buildFree) buildFree;
};
} // namespace

std::unique_ptr<Pass> createLowerDeallocations(const LoweringOptions &options) {
  auto pass = std::make_unique<LowerDeallocationsPass>(FhBufferizationLowerDeallocationsOptions{
      options.statistics, options.inlineComparisonsMax, options.stackBytesMax});
  pass->buildFree = options.buildFree;
  return pass;
}

} // namespace freehold
