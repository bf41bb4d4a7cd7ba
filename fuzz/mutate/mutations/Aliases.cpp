//===- Aliases.cpp - New values that may be the same buffer ---------------===//
// Each mutation inserts an op, and makes none, one or all of a buffer's later uses use its result.
// insert-view:    memref.cast to dynamic sizes or to an unranked memref, memref.subview or
//                 memref.reinterpret_cast of the whole, and a cast back to the type
// insert-clone:   bufferization.clone     insert-select: arith.select of two of one type
// insert-copy:    memref.copy between two buffers of one type
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/Mutant.h"
#include "fuzz/mutate/mutations/Families.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::mutate {

/// Picks a ranked memref that is available before the op; null if there is none.
static MemRefType pickMemref(Mutant &mutant, Operation *at, Value &memref) {
  std::vector<Value> memrefs = availableMemrefs(at);
  std::erase_if(memrefs, [](Value value) { return !isa<MemRefType>(value.getType()); });
  if (memrefs.empty())
    return {};
  memref = mutant.pick(memrefs);
  return cast<MemRefType>(memref.getType());
}

static Value castTo(Type type, Value memref, Operation *at) {
  if (memref.getType() == type || !memref::CastOp::areCastCompatible(memref.getType(), type))
    return nullptr;
  OpBuilder b(at);
  return memref::CastOp::create(b, at->getLoc(), type, memref);
}

static Value wholeSubview(Value memref, MemRefType type, Operation *at) {
  if (!type.hasStaticShape() || type.getRank() == 0 || !type.isStrided() ||
      type.getNumElements() == 0)
    return nullptr;
  OpBuilder b(at);
  SmallVector<OpFoldResult> sizes = getAsIndexOpFoldResult(at->getContext(), type.getShape());
  SmallVector<OpFoldResult> zeros(type.getRank(), b.getIndexAttr(0));
  SmallVector<OpFoldResult> ones(type.getRank(), b.getIndexAttr(1));
  return memref::SubViewOp::create(b, at->getLoc(), memref, zeros, sizes, ones);
}

static Value wholeReinterpretCast(Value memref, MemRefType type, Operation *at) {
  int64_t offset = 0;
  SmallVector<int64_t> strides;
  if (!type.hasStaticShape() || failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset) || ShapedType::isDynamicShape(strides))
    return nullptr;
  OpBuilder b(at);
  auto result = MemRefType::get(type.getShape(), type.getElementType(),
                                StridedLayoutAttr::get(at->getContext(), offset, strides),
                                type.getMemorySpace());
  return memref::ReinterpretCastOp::create(b, at->getLoc(), result, memref, offset, type.getShape(),
                                           strides);
}

static Value viewOf(Mutant &mutant, Value memref, MemRefType type, Operation *at) {
  switch (mutant.choose(4)) {
  case 0: {
    SmallVector<int64_t> sizes(type.getRank(), ShapedType::kDynamic);
    return castTo(MemRefType::Builder(type).setShape(sizes), memref, at);
  }
  case 1:
    return castTo(UnrankedMemRefType::get(type.getElementType(), type.getMemorySpace()), memref,
                  at);
  case 2:
    return wholeSubview(memref, type, at);
  default:
    return wholeReinterpretCast(memref, type, at);
  }
}

static bool view(Mutant &mutant, const Target &target) {
  Value memref;
  MemRefType type = pickMemref(mutant, target.op, memref);
  if (!type)
    return false;
  Value view = viewOf(mutant, memref, type, target.op);
  if (!view)
    return false;
  Value back = view.getType() == type ? view : castTo(type, view, target.op);
  if (back)
    mutant.replaceSomeUses(memref, back, back.getDefiningOp());
  return true;
}

static bool clone(Mutant &mutant, const Target &target) {
  Value memref;
  if (!pickMemref(mutant, target.op, memref))
    return false;
  OpBuilder b(target.op);
  Value clone = bufferization::CloneOp::create(b, target.op->getLoc(), memref.getType(), memref);
  mutant.replaceSomeUses(memref, clone, clone.getDefiningOp());
  return true;
}

/// Picks another memref of the same type; null if there is none.
static Value pickPartner(Mutant &mutant, Value memref, Operation *at) {
  std::vector<Value> others = availableValues(at, memref.getType());
  std::erase(others, memref);
  return others.empty() ? Value() : mutant.pick(others);
}

static bool copy(Mutant &mutant, const Target &target) {
  Value from;
  if (!pickMemref(mutant, target.op, from))
    return false;
  Value to = pickPartner(mutant, from, target.op);
  if (!to)
    return false;
  OpBuilder b(target.op);
  memref::CopyOp::create(b, target.op->getLoc(), from, to);
  return true;
}

static bool select(Mutant &mutant, const Target &target) {
  Value one;
  if (!pickMemref(mutant, target.op, one))
    return false;
  Value two = pickPartner(mutant, one, target.op);
  if (!two)
    return false;
  Value condition = mutant.anyValue(IntegerType::get(one.getContext(), 1), target.op);
  OpBuilder b(target.op);
  Value selected = arith::SelectOp::create(b, target.op->getLoc(), condition, one, two);
  mutant.replaceSomeUses(one, selected, selected.getDefiningOp());
  return true;
}

Mutation insertView() {
  return {"insert-view", "a view of a buffer in its place", true, findOps<isAnyOp>, view};
}
Mutation insertClone() {
  return {"insert-clone", "a clone of a buffer in its place", true, findOps<isAnyOp>, clone};
}
Mutation insertCopy() {
  return {"insert-copy", "one buffer's contents to another", true, findOps<isAnyOp>, copy};
}
Mutation insertSelect() {
  return {"insert-select", "one of two buffers in the place of one", true, findOps<isAnyOp>,
          select};
}

} // namespace freehold::mutate
