//===- Rewriting.cpp ------------------------------------------------------===//
#include "passes/analysis/Rewriting.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold {

/// A view of `type`, whose layout has strides or an offset, on a fresh buffer with the contents of
/// `memref`:
///
///   %b, %o, %n, %s = memref.extract_strided_metadata %memref
///   %a = memref.alloc(%o + 1 + max((%n - 1) * %s, 0)) : memref<?xT>
///   %v = memref.reinterpret_cast %a to offset: [%o], sizes: [%n], strides: [%s]
///   memref.copy %memref, %v
///
/// Where a stride is negative, the first element of its dimension is the last in memory.
/// An empty memref may get a buffer that is too small by this; no cell of it is ever read.
static Value cloneStrided(OpBuilder &builder, Location loc, Value memref, MemRefType type) {
  auto metadata = memref::ExtractStridedMetadataOp::create(builder, loc, memref);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value one = constant(1), span = one, empty = constant(0);
  Value none = arith::ConstantIntOp::create(builder, loc, false, 1);
  SmallVector<OpFoldResult> sizes = metadata.getConstifiedMixedSizes(),
                            strides = metadata.getConstifiedMixedStrides();
  for (auto [size, stride] : llvm::zip(sizes, strides)) {
    Value n = getValueOrCreateConstantIndexOp(builder, loc, size);
    Value step = getValueOrCreateConstantIndexOp(builder, loc, stride);
    Value last =
        arith::MulIOp::create(builder, loc, arith::SubIOp::create(builder, loc, n, one), step);
    if (std::optional<int64_t> known = getConstantIntValue(stride); !known || *known < 0)
      last = arith::MaxSIOp::create(builder, loc, last, empty);
    span = arith::AddIOp::create(builder, loc, span, last);
    none = arith::OrIOp::create(
        builder, loc, none,
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, n, empty));
  }
  OpFoldResult offset = metadata.getConstifiedMixedOffset();
  span = arith::AddIOp::create(builder, loc, span,
                               getValueOrCreateConstantIndexOp(builder, loc, offset));
  span = arith::SelectOp::create(builder, loc, none, empty, span);
  auto flat = MemRefType::get({ShapedType::kDynamic}, type.getElementType(),
                              MemRefLayoutAttrInterface(), type.getMemorySpace());
  Value buffer = memref::AllocOp::create(builder, loc, flat, span);
  Value view =
      memref::ReinterpretCastOp::create(builder, loc, type, buffer, offset, sizes, strides);
  memref::CopyOp::create(builder, loc, memref, view);
  return view;
}

/// The strided ranked memref that an unranked memref is a cast of, or null.
static Value withLayout(Value memref) {
  auto cast = memref.getDefiningOp<memref::CastOp>();
  auto from = cast && isa<UnrankedMemRefType>(memref.getType())
                  ? dyn_cast<MemRefType>(cast.getSource().getType())
                  : MemRefType();
  return from && from.isStrided() ? cast.getSource() : Value();
}

Value cloneBuffer(OpBuilder &builder, Location loc, Value memref) {
  if (Value source = withLayout(memref);
      source && !cast<MemRefType>(source.getType()).getLayout().isIdentity())
    return memref::CastOp::create(builder, loc, memref.getType(),
                                  cloneBuffer(builder, loc, source));
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (type && !type.getLayout().isIdentity() && type.isStrided())
    return cloneStrided(builder, loc, memref, type);
  return bufferization::CloneOp::create(builder, loc, memref);
}

/// Whether a row-major memref without an offset certainly has the layout that the type states.
static bool fitsDense(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset, expected = 1;
  if (failed(type.getStridesAndOffset(strides, offset)) ||
      (offset != 0 && !ShapedType::isDynamic(offset)))
    return false;
  for (unsigned d = type.getRank(); d-- > 0;) {
    if (!ShapedType::isDynamic(strides[d]) && strides[d] != expected)
      return false;
    bool isKnown = !type.isDynamicDim(d) && !ShapedType::isDynamic(expected);
    expected = isKnown ? expected * type.getDimSize(d) : ShapedType::kDynamic;
  }
  return true;
}

Operation *findLayoutLost(Operation *scope, Value memref) {
  auto type = dyn_cast<UnrankedMemRefType>(memref.getType());
  if (!type || withLayout(memref))
    return nullptr;
  Operation *found = nullptr;
  scope->walk([&](memref::CastOp cast) {
    auto to = dyn_cast<MemRefType>(cast.getType());
    bool asks = cast.getSource().getType() == type && to && !to.getLayout().isIdentity();
    if (!asks || fitsDense(to))
      return WalkResult::advance();
    found = cast;
    return WalkResult::interrupt();
  });
  return found;
}

LogicalResult checkLayoutKept(Operation *op, Value memref, Operation *scope) {
  Operation *lost = findLayoutLost(scope, memref);
  if (!lost)
    return success();
  InFlightDiagnostic error = op->emitError(
      "passes on an unranked memref of which a clone is needed, and clones have their "
      "elements one after the other; pass a ranked one");
  error.attachNote(lost->getLoc()) << "another layout is asked for here";
  return error;
}

void eraseDead(ArrayRef<Operation *> ops) {
  llvm::SetVector<Operation *> open(ops.begin(), ops.end());
  while (!open.empty()) {
    Operation *op = open.pop_back_val();
    if (!isOpTriviallyDead(op))
      continue;
    for (Value operand : op->getOperands())
      if (Operation *made = operand.getDefiningOp())
        open.insert(made);
    op->erase();
  }
}

cf::BranchOp splitEdge(BranchOpInterface branch, unsigned successor) {
  Block *target = branch->getSuccessor(successor), *edge = new Block();
  SuccessorOperands operands = branch.getSuccessorOperands(successor);
  edge->insertBefore(target);
  SmallVector<Value> passed;
  for (unsigned i = 0; i < operands.size(); ++i)
    passed.push_back(operands.isOperandProduced(i)
                         ? edge->addArgument(target->getArgument(i).getType(), branch.getLoc())
                         : operands[i]);
  operands.getMutableForwardedOperands().clear();
  branch->setSuccessor(edge, successor);
  OpBuilder builder = OpBuilder::atBlockEnd(edge);
  return cf::BranchOp::create(builder, branch.getLoc(), target, passed);
}

} // namespace freehold
