//===- Emit.cpp -----------------------------------------------------------===//
#include "passes/ownership/Emit.h"

#include "passes/analysis/Rewriting.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace freehold::ownership {

Value Emit::constant(bool value, Block *block) {
  Region *region = block->getParent();
  while (region->getParentOp() != function &&
         !region->getParentOp()->hasTrait<OpTrait::IsIsolatedFromAbove>())
    region = region->getParentRegion();
  Value &known = constants[{region, value}];
  if (!known) {
    OpBuilder builder = OpBuilder::atBlockBegin(&region->front());
    known = arith::ConstantIntOp::create(builder, region->getLoc(), value, 1);
  }
  return known;
}

Value Emit::createOr(OpBuilder &builder, Location loc, Value a, Value b) {
  if (!a || matchPattern(b, m_One()))
    return b;
  if (!b || matchPattern(a, m_One()) || matchPattern(b, m_Zero()))
    return a;
  return matchPattern(a, m_Zero()) ? b : arith::OrIOp::create(builder, loc, a, b);
}

Value Emit::createAnd(OpBuilder &builder, Location loc, Value a, Value b) {
  if (matchPattern(a, m_One()) || matchPattern(b, m_Zero()))
    return b;
  if (matchPattern(b, m_One()) || matchPattern(a, m_Zero()))
    return a;
  return arith::AndIOp::create(builder, loc, a, b);
}

Value Emit::createAndNot(OpBuilder &builder, Location loc, Value a, Value b) {
  Value no = arith::XOrIOp::create(builder, loc, b, constant(true, builder.getInsertionBlock()));
  return createAnd(builder, loc, a, no);
}

/// A memref of rank 0 with the pointers of `memref`, for memrefs that
/// memref.extract_strided_metadata does not take, such as unranked ones.
static Value scalarAt(OpBuilder &builder, Location loc, Value memref) {
  auto type = cast<BaseMemRefType>(memref.getType());
  auto scalar = MemRefType::get({}, type.getElementType(), MemRefLayoutAttrInterface(),
                                type.getMemorySpace());
  return memref::ReinterpretCastOp::create(builder, loc, scalar, memref, /*offset=*/0,
                                           ArrayRef<int64_t>(), ArrayRef<int64_t>());
}

Value Emit::baseOf(OpBuilder &builder, Location loc, Value memref) {
  auto result = dyn_cast<OpResult>(memref);
  if (result && allocates(result.getOwner(), result))
    return memref;
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type || !type.isStrided())
    memref = scalarAt(builder, loc, memref);
  return memref::ExtractStridedMetadataOp::create(builder, loc, memref).getBaseBuffer();
}

Value Emit::sameAllocation(OpBuilder &builder, Location loc, Value a, Value b) {
  auto pointer = [&](Value memref) -> Value {
    auto type = dyn_cast<MemRefType>(memref.getType());
    if (!type || !type.isStrided())
      memref = scalarAt(builder, loc, memref);
    return memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref);
  };
  ++counts.runtimeChecks;
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, pointer(a), pointer(b));
}

SmallVector<Value> Emit::dealloc(OpBuilder &builder, Location loc, Value memref, Value condition,
                                 ValueRange retained) {
  ++counts.deallocs;
  counts.runtimeChecks += !retained.empty();
  Value base = baseOf(builder, loc, memref);
  if (options.buildDealloc)
    return options.buildDealloc(builder, loc, base, condition, retained);
  return llvm::to_vector(
      ValueRange(bufferization::DeallocOp::create(builder, loc, base, condition, retained)
                     .getUpdatedConditions()));
}

Value Emit::clone(OpBuilder &builder, Location loc, Value memref) {
  ++counts.clones;
  return cloneBuffer(builder, loc, memref);
}

Value Emit::cloneUnless(OpBuilder &builder, Location loc, Value condition, Value memref) {
  auto choice = scf::IfOp::create(
      builder, loc, condition,
      [&](OpBuilder &then, Location loc) { scf::YieldOp::create(then, loc, memref); },
      [&](OpBuilder &otherwise, Location loc) {
        scf::YieldOp::create(otherwise, loc, clone(otherwise, loc, memref));
      });
  return choice.getResult(0);
}

} // namespace freehold::ownership
