//===- MatchedCopies.cpp - Buffers with equal contents --------------------===//
// A buffer may stand in for its clone as long as neither is written. What is written is told apart by
// allocations: two buffers of two allocations are not one, and no allocation of the function is an
// argument.
//===----------------------------------------------------------------------===//
#include "smt/validate/MatchedOps.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/CallInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

ValueClass copyOf(const Related &related, Side side, unsigned number) {
  return number < related[side].copies.size() ? related[side].copies[number] : 0;
}

/// Whether the contents are equal, however they are reached.
bool MatchedOps::readSame(const Related &related, unsigned frame, Value mine, unsigned itsFrame,
                          Value its) {
  if (!isMemref(mine) || !isMemref(its))
    return false;
  ValueClass known = copyOf(related, Side::Source, classes_.number(Side::Source, Var{frame, mine}));
  return known &&
         known ==
             copyOf(related, Side::Target, classes_.number(Side::Target, Var{itsFrame, its})) &&
         hasNoMorePoison(related, frame, mine, itsFrame, its);
}

/// Whether each iteration of a structured op writes what it reads of one memref to the same element of another
/// one: all results are arguments of operands with the map of the output.
static bool copiesElements(linalg::LinalgOp op) {
  if (!op.getBlock()->mightHaveTerminator() || !affectsOperandsOnly(op))
    return false;
  Operation *end = op.getBlock()->getTerminator();
  return llvm::all_of(
      llvm::zip_equal(op.getDpsInitsMutable(), end->getOperands()), [&](const auto &both) {
        auto [init, yielded] = both;
        auto argument = dyn_cast<BlockArgument>(yielded);
        OpOperand *from = argument && argument.getOwner() == op.getBlock()
                              ? op.getMatchingOpOperand(argument)
                              : nullptr;
        return from && op.getMatchingIndexingMap(from) == op.getMatchingIndexingMap(&init);
      });
}

/// Whether a structured op of the source writes each element that it writes as it is.
bool MatchedOps::writesNothingNew(const Related &related, unsigned frame, linalg::LinalgOp op) {
  if (!copiesElements(op))
    return false;
  Operation *end = op.getBlock()->getTerminator();
  return llvm::all_of(llvm::zip_equal(op.getDpsInits(), end->getOperands()), [&](const auto &both) {
    auto [init, yielded] = both;
    Value from = op.getMatchingOpOperand(cast<BlockArgument>(yielded))->get();
    ValueClass known = classOf(related, Side::Source, {frame, init});
    return isMemref(init) && known && known == classOf(related, Side::Source, {frame, from});
  });
}

bool MatchedOps::copiesOntoItself(const Related &related, Side side, unsigned frame,
                                  Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return side == Side::Source && writesNothingNew(related, frame, structured);
  auto copy = dyn_cast<memref::CopyOp>(op);
  ValueClass source = copy ? classOf(related, side, {frame, copy.getSource()}) : 0;
  if (!source || source != classOf(related, side, {frame, copy.getTarget()}))
    return false;
  if (side == Side::Source)
    return true;
  // What the source does not write may be constant, even if the bytes stay what they are.
  return isAllocated(rootOf(source)) && llvm::all_of(op->getOperands(), [&](Value operand) {
           return isClean(related, side, {frame, operand});
         });
}

/// Of a memref the one that it is a view of, as far as descriptors tell: an allocation or an argument, or
/// one that may be a view of any other.
ValueClass MatchedOps::rootOf(ValueClass memref) const { return descriptors_.rootOf(memref); }

bool MatchedOps::isAllocated(ValueClass root) const { return allocations_.count(root); }

/// Whether two roots are two allocations, of which one may be the caller's.
bool MatchedOps::areApart(ValueClass one, ValueClass other) const {
  auto isCallers = [&](ValueClass root) { return arguments_.count(root) != 0; };
  return one != other && ((isAllocated(one) && (isAllocated(other) || isCallers(other))) ||
                          (isCallers(one) && isAllocated(other)));
}

/// Whether an op of the target may write what it reads there, by another operand. An op of the source that reads
/// another buffer with the same contents may not.
bool MatchedOps::isWrittenBeside(const Related &related, unsigned frame, OpOperand &read) {
  auto root = [&](Value memref) { return rootOf(classOf(related, Side::Target, {frame, memref})); };
  return llvm::any_of(read.getOwner()->getOpOperands(), [&](OpOperand &other) {
    return &other != &read && isMemref(other.get()) && has(useOf(other), MemRefUse::Writes) &&
           !areApart(root(other.get()), root(read.get()));
  });
}

/// Whether no other iteration of a parallel loop accesses what the op accesses, which would be a race that the
/// source does not have: the buffer is allocated in the same iteration.
bool MatchedOps::accessesOwnIteration(unsigned frame, Operation *op) const {
  Operation *loop = op->getParentOp();
  while (loop && !isParallelLoop(loop))
    loop = loop->getParentOp();
  if (!loop && (frame == 0 || !hasParallelLoops))
    return true;
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    if (!isMemref(operand.get()) || !has(useOf(operand), MemRefUse::Reads | MemRefUse::Writes))
      return true;
    auto memref = dyn_cast<OpResult>(operand.get());
    while (memref && viewedBy(memref))
      memref = dyn_cast<OpResult>(viewedBy(memref));
    // A buffer of the callee is one of the iteration that calls it.
    return memref && resultOf(memref) == MemRefResult::Allocation &&
           (!loop || loop->isAncestor(memref.getOwner()));
  });
}

/// What an op writes: everything (nothing is returned), or the roots of it. A call also writes all that
/// is no allocation of the function.
std::optional<MatchedOps::Written> MatchedOps::writtenBy(const Related &related, Side side,
                                                         unsigned frame, Operation *op) {
  Written written;
  // What is printed is an effect on no buffer.
  if (isa<bufferization::CloneOp, vector::PrintOp>(op))
    return written;
  auto call = dyn_cast<CallOpInterface>(op);
  written.isOthers = call != nullptr;
  if (call && storesMemrefs)
    return std::nullopt;
  if (!call && !affectsOperandsOnly(op))
    return std::nullopt;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isMemref(operand.get()) || (!call && !has(useOf(operand), MemRefUse::Writes)))
      continue;
    ValueClass root = rootOf(classOf(related, side, {frame, operand.get()}));
    if (!isAllocated(root) && !arguments_.count(root))
      return std::nullopt;
    written.isOthers |= !isAllocated(root);
    written.roots.push_back(root);
  }
  return written;
}

/// Contents of two buffers that were equal need not be after the op, if it may write one of them.
void MatchedOps::forgetCopies(Related &related, Side side, unsigned frame, Operation *op) {
  std::optional<Written> written = writtenBy(related, side, frame, op);
  if (written && written->roots.empty() && !written->isOthers)
    return;
  auto isKept = [&](ValueClass memref) {
    ValueClass root = rootOf(memref);
    return written && (isAllocated(root) ? !llvm::is_contained(written->roots, root)
                                         : arguments_.count(root) && !written->isOthers);
  };
  for (SideValues &values : related.sides)
    for (auto [copy, value] : llvm::zip_equal(values.copies, values.values))
      if (copy != value && !(isKept(copy) && isKept(value)))
        copy = value;
}

} // namespace freehold::smt::safe
