//===- StandIn.cpp --------------------------------------------------------===//
#include "passes/analysis/StandIn.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold {

/// Whether each memref of type `from` has the layout that `to` states.
static bool layoutHolds(MemRefType from, MemRefType to) {
  if (from.getLayout().isIdentity() && to.getLayout().isIdentity())
    return true;
  SmallVector<int64_t> have, want;
  int64_t haveOffset, wantOffset;
  if (failed(from.getStridesAndOffset(have, haveOffset)) ||
      failed(to.getStridesAndOffset(want, wantOffset)))
    return false;
  auto holds = [](int64_t has, int64_t wants) {
    return ShapedType::isDynamic(wants) || has == wants;
  };
  if (!holds(haveOffset, wantOffset))
    return false;
  for (auto [has, wants] : llvm::zip_equal(have, want))
    if (!holds(has, wants))
      return false;
  return true;
}

static bool castHolds(Type from, Type to) {
  if (from == to)
    return true;
  if (!memref::CastOp::areCastCompatible(from, to))
    return false;
  auto ranked = dyn_cast<MemRefType>(from), wanted = dyn_cast<MemRefType>(to);
  return !wanted || (ranked && layoutHolds(ranked, wanted));
}

Value standInFor(Value memref, Type type) {
  Value found;
  while (memref) {
    if (castHolds(memref.getType(), type))
      found = memref;
    auto cast = memref.getDefiningOp<memref::CastOp>();
    memref = cast ? cast.getSource() : Value();
  }
  return found;
}

Value castTo(OpBuilder &b, Location loc, Value standIn, Type type) {
  return standIn.getType() == type ? standIn : memref::CastOp::create(b, loc, type, standIn);
}

Value withoutCasts(Value memref) {
  while (auto cast = memref.getDefiningOp<memref::CastOp>())
    memref = cast.getSource();
  return memref;
}

Value withoutShape(Value memref) {
  while (Operation *op = memref.getDefiningOp()) {
    if (!isa<memref::CastOp, memref::CollapseShapeOp, memref::ExpandShapeOp, memref::ReshapeOp>(op))
      break;
    memref = op->getOperand(0);
  }
  return memref;
}

} // namespace freehold
