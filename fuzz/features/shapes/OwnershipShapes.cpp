//===- OwnershipShapes.cpp - Shapes of programs that concern ownership ----===//
// The rows "ownership" of the checklist (Checklist.h), which counts how many generated programs
// have a shape that a deallocation pass may get wrong: what kind of buffer a region yields, how a
// loop permutes the buffers that it carries, and where allocations are. A predicate is asked for
// each op of a program. Those about yielded buffers hold at the terminator of the region, those
// about allocations at the op that allocates.
//===----------------------------------------------------------------------===//
#include "fuzz/features/Checklist.h"

#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace freehold::features {

/// Returns the memref at the end of the chain of views that starts at `memref`.
static Value rootOf(Value memref) {
  for (;;) {
    Source source = sourceOf(memref);
    if (source.kind != Source::Kind::View)
      return memref;
    memref = source.values.front();
  }
}

/// Returns the memrefs that a terminator passes to the region op around it; none if `op` is a
/// branch, a return, or no terminator.
static SmallVector<Value> yielded(Operation *op) {
  SmallVector<Value> memrefs;
  if (op->hasTrait<OpTrait::IsTerminator>() && op->getNumSuccessors() == 0 &&
      !isa<func::ReturnOp>(op) && op->getParentOp() && !isa<FunctionOpInterface>(op->getParentOp()))
    for (Value value : op->getOperands())
      if (isa<BaseMemRefType>(value.getType()))
        memrefs.push_back(value);
  return memrefs;
}

/// Returns whether `op` yields a memref for whose root the predicate holds. The predicates below
/// take the terminator and the root.
template <bool (*holds)(Operation *, Value)> static bool yields(Operation *op) {
  return llvm::any_of(yielded(op), [&](Value value) { return holds(op, rootOf(value)); });
}

/// Whether `root` is defined in the region that `terminator` ends.
static bool isIn(Operation *terminator, Value root) {
  return terminator->getParentRegion()->isAncestor(root.getParentRegion());
}
static bool isHeap(Value root) {
  Source source = sourceOf(root);
  auto result = dyn_cast<OpResult>(root);
  return source.kind == Source::Kind::Allocation && result &&
         !allocatesOnStack(result.getOwner(), result);
}
static bool isInner(Operation *op, Value root) { return isIn(op, root) && isHeap(root); }
static bool isOuter(Operation *op, Value root) { return !isIn(op, root) && isHeap(root); }
static bool isArgument(Operation *, Value root) {
  return sourceOf(root).kind == Source::Kind::Argument;
}
static bool isGlobal(Operation *, Value root) {
  return sourceOf(root).kind == Source::Kind::Global;
}
static bool isStack(Operation *, Value root) {
  auto result = dyn_cast<OpResult>(root);
  return result && allocatesOnStack(result.getOwner(), result);
}
static bool isCallResult(Operation *, Value root) {
  return isa_and_present<CallOpInterface>(root.getDefiningOp());
}
static bool isCarried(Operation *op, Value root) {
  auto argument = dyn_cast<BlockArgument>(root);
  return argument && argument.getOwner() == op->getBlock();
}

static bool yieldsOneTwice(Operation *op) {
  auto values = yielded(op);
  llvm::transform(values, values.begin(), rootOf);
  for (size_t n = 1; n < values.size(); ++n)
    if (llvm::is_contained(ArrayRef(values).take_front(n), values[n]))
      return true;
  return false;
}

/// For a loop's terminator, the numbers of those region arguments that the loop yields unchanged,
/// memrefs only, in the order in which they are yielded. They are sorted unless the loop permutes
/// its buffers.
static SmallVector<unsigned> permutation(Operation *op) {
  SmallVector<unsigned> places;
  if (isa_and_present<LoopLikeOpInterface>(op->getParentOp()))
    for (Value value : yielded(op))
      if (isCarried(op, value))
        places.push_back(cast<BlockArgument>(value).getArgNumber());
  return places;
}
static bool swaps(Operation *op) { return !llvm::is_sorted(permutation(op)); }
static bool rotates(Operation *op) {
  auto places = permutation(op);
  return places.size() >= 3 && !llvm::is_sorted(places);
}

static bool callsWithOneTwice(Operation *op) {
  if (!isa<CallOpInterface>(op))
    return false;
  for (OpOperand &operand : op->getOpOperands())
    if (isa<BaseMemRefType>(operand.get().getType()) &&
        llvm::is_contained(op->getOperands().take_front(operand.getOperandNumber()), operand.get()))
      return true;
  return false;
}

/// Whether `op` selects between a heap buffer and other memory.
static bool selectsOtherKinds(Operation *op) {
  auto select = dyn_cast<arith::SelectOp>(op);
  if (!select || !isa<BaseMemRefType>(select.getType()))
    return false;
  Value left = rootOf(select.getTrueValue()), right = rootOf(select.getFalseValue());
  return isHeap(left) != isHeap(right);
}

static bool isConditionalAllocation(Operation *op) {
  return op->getNumResults() == 1 && isHeap(op->getResult(0)) &&
         isa_and_present<scf::IfOp, scf::IndexSwitchOp>(op->getParentOp());
}
static bool isDeadAllocation(Operation *op) {
  return op->getNumResults() == 1 && isa<BaseMemRefType>(op->getResult(0).getType()) &&
         allocates(op, op->getResult(0)) && op->use_empty();
}
static bool livesAcrossRegions(Operation *op) {
  if (op->getNumResults() != 1 || !isa<BaseMemRefType>(op->getResult(0).getType()) ||
      !allocates(op, op->getResult(0)))
    return false;
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    Operation *parent = user->getParentOp();
    return parent && parent->getParentRegion() != op->getParentRegion() &&
           user->getParentRegion() != op->getParentRegion();
  });
}

void addOwnershipShapes(Shapes &shapes) {
  const char *family = "ownership";
  shapes.push_back({family, "yields what it allocated", yields<isInner>});
  shapes.push_back({family, "yields an outer allocation", yields<isOuter>});
  shapes.push_back({family, "yields an argument", yields<isArgument>});
  shapes.push_back({family, "yields a global", yields<isGlobal>});
  shapes.push_back({family, "yields a stack buffer", yields<isStack>});
  shapes.push_back({family, "yields a call's result", yields<isCallResult>});
  shapes.push_back({family, "yields what it was given", yields<isCarried>});
  shapes.push_back({family, "yields one buffer twice", yieldsOneTwice});
  shapes.push_back({family, "loop that swaps", swaps});
  shapes.push_back({family, "loop that rotates three", rotates});
  shapes.push_back({family, "call with one buffer twice", callsWithOneTwice});
  shapes.push_back({family, "select of heap and other memory", selectsOtherKinds});
  shapes.push_back({family, "conditional allocation", isConditionalAllocation});
  shapes.push_back({family, "dead allocation", isDeadAllocation});
  shapes.push_back({family, "buffer used two regions deeper", livesAcrossRegions});
}

} // namespace freehold::features
