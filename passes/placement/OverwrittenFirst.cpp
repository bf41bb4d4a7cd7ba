//===- OverwrittenFirst.cpp - Buffers whose old contents nobody sees ------===//
// If an allocation is moved out of a loop, all iterations share one buffer, and each iteration
// finds in it what the iteration before wrote. A valid program does not read cells that it did not
// write, but it may copy them or pass them to an external function, and can then tell the shared
// buffer from a fresh one:
//
//   scf.for ... {
//     %a = memref.alloc()
//     memref.copy %a, %out       // or func.call @external(%a)
//
// isOverwrittenFirst therefore requires that the whole buffer is written before any other use: by a
// linalg op such as linalg.fill, by memref.copy, or by stores of constant index that together cover
// all cells of a small buffer. The analysis looks at one block only, and answers false whenever it
// does not recognise a use. A buffer without users counts as overwritten.
//===----------------------------------------------------------------------===//
#include "passes/placement/BufferPlacement.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace freehold::placement {

/// Stores are counted only for buffers none of whose dimensions is larger than this.
static constexpr int64_t cellsMax = 64;
/// A buffer with more users than this is not analysed.
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

/// Returns the row-major index of the cell that `op` writes if it is a store to `buffer` with
/// constant indices in range, which must have a static shape; std::nullopt otherwise.
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
  // Ops of the allocation's block that use the buffer inside of their regions.
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
