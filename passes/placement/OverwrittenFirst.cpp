//===- OverwrittenFirst.cpp - Buffers whose old contents nobody sees ------===//
// An iteration that shares a buffer with the one before finds that one's contents in it. A program
// may not read cells that it did not write, but it may copy them or pass them to an external
// function, where the difference from fresh memory shows:
//
//   scf.for ... {
//     %a = memref.alloc()
//     memref.copy %a, %out       // or func.call @external(%a)
//
// So such a buffer is shared only if all of it is overwritten before anything else happens to it:
// by an op such as linalg.fill, by memref.copy, or by a store to each of a few cells.
//===----------------------------------------------------------------------===//
#include "passes/placement/BufferPlacement.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace freehold::placement {

/// The most cells of a buffer for which stores are counted.
static constexpr int64_t cellsMax = 64;
/// The most users of a buffer that are looked at.
static constexpr unsigned usersMax = 256;

/// Whether `op` writes all of `buffer`, reads nothing of it, and does nothing else with it.
static bool overwrites(Operation *op, Value buffer) {
  if (llvm::count(op->getOperands(), buffer) != 1)
    return false;
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    return copy.getTarget() == buffer;
  auto linalg = dyn_cast<linalg::LinalgOp>(op);
  if (!linalg)
    return false;
  for (OpOperand &target : linalg.getDpsInitsMutable())
    if (target.get() == buffer)
      return !linalg.payloadUsesValueFromOperand(&target) &&
             linalg.getMatchingIndexingMap(&target).isPermutation();
  return false;
}

/// The linear index of the one cell of `buffer` that `op` writes without doing anything else, or
/// std::nullopt if it does not or the cell is not known.
static std::optional<int64_t> storedCell(Operation *op, Value buffer) {
  auto store = dyn_cast<memref::StoreOp>(op);
  if (!store || store.getMemRef() != buffer || store.getValueToStore() == buffer)
    return std::nullopt;
  int64_t cell = 0;
  for (auto [extent, index] :
       llvm::zip_equal(store.getMemRefType().getShape(), store.getIndices())) {
    APInt number;
    if (!matchPattern(index, m_ConstantInt(&number)) || number.isNegative() || number.sge(extent))
      return std::nullopt;
    cell = cell * extent + number.getSExtValue();
  }
  return cell;
}

bool isOverwrittenFirst(Operation *allocation) {
  Value buffer = allocation->getResult(0);
  auto type = cast<MemRefType>(buffer.getType());
  SmallVector<Operation *> users;
  /// Ops with a use of the buffer in their regions.
  llvm::SmallDenseSet<Operation *> inside;
  for (Operation *user : buffer.getUsers()) {
    Operation *inBlock = allocation->getBlock()->findAncestorOpInBlock(*user);
    if (!inBlock || users.size() == usersMax)
      return false;
    users.push_back(inBlock);
    if (user != inBlock)
      inside.insert(inBlock);
  }
  llvm::sort(users, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  bool isSmall = type.hasStaticShape() && llvm::all_of(type.getShape(), [](int64_t extent) {
                   return extent > 0 && extent <= cellsMax;
                 });
  llvm::SmallDenseSet<int64_t, 16> written;
  for (Operation *user : users) {
    if (inside.contains(user))
      return false;
    if (overwrites(user, buffer))
      return true;
    std::optional<int64_t> cell = isSmall ? storedCell(user, buffer) : std::nullopt;
    if (!cell)
      return false;
    written.insert(*cell);
    if (type.getNumElements() == int64_t(written.size()))
      return true;
  }
  return users.empty();
}

} // namespace freehold::placement
