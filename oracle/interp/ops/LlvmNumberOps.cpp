//===- LlvmNumberOps.cpp - llvm: arithmetic ---------------------*- C++ -*-===//
// Ops on scalars are compiled as those of arith, which mean the same. Ops on vectors, and ops with flags for which
// arith has none, such as `exact`, are opaque: they are assumed to do the same each time (Opaque.h).
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/LlvmFuncOps.h"

#include "oracle/interp/ops/Lanes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace freehold::interp {

static bool areScalars(TypeRange types) {
  return llvm::all_of(types, [](Type type) { return bitsOf(type) != 0; });
}

/// Emits the op of arith that `build` makes of the operands.
static void emitAsArith(Operation *op, Emitter &e,
                        function_ref<Value(OpBuilder &, ValueRange)> build) {
  SmallVector<Type> types(op->getOperandTypes());
  SmallVector<Registers> from;
  for (Value operand : op->getOperands())
    from.push_back(e.registers(operand));
  emitScalars(
      e, types, from, {e.registers(op->getResult(0))},
      [&](OpBuilder &b, ValueRange operands) { return SmallVector<Value>{build(b, operands)}; });
}

/// Whether the op says that it is poison for some operands, in a way that arith has no word for.
static bool hasOtherFlags(Operation *op) {
  if (auto exact = dyn_cast<LLVM::ExactFlagInterface>(op); exact && exact.getIsExact())
    return true;
  if (auto disjoint = dyn_cast<LLVM::DisjointFlagInterface>(op);
      disjoint && disjoint.getIsDisjoint())
    return true;
  auto nonNegative = dyn_cast<LLVM::NonNegFlagInterface>(op);
  return nonNegative && nonNegative.getNonNeg();
}

static arith::IntegerOverflowFlags overflowOf(Operation *op) {
  auto flags = arith::IntegerOverflowFlags::none;
  auto has = dyn_cast<LLVM::IntegerOverflowFlagsInterface>(op);
  if (has && has.hasNoSignedWrap())
    flags = flags | arith::IntegerOverflowFlags::nsw;
  if (has && has.hasNoUnsignedWrap())
    flags = flags | arith::IntegerOverflowFlags::nuw;
  return flags;
}

static arith::FastMathFlags fastMathOf(Operation *op) {
  using From = LLVM::FastmathFlags;
  using To = arith::FastMathFlags;
  static constexpr std::pair<From, To> kFlags[] = {
      {From::nnan, To::nnan},      {From::ninf, To::ninf},         {From::nsz, To::nsz},
      {From::arcp, To::arcp},      {From::contract, To::contract}, {From::afn, To::afn},
      {From::reassoc, To::reassoc}};
  From given = cast<LLVM::FastmathFlagsInterface>(op).getFastmathAttr().getValue();
  To flags = To::none;
  for (auto [from, to] : kFlags)
    if (bitEnumContainsAll(given, from))
      flags = flags | to;
  return flags;
}

template <typename Op, typename ArithOp> static void evalInteger(Op op, Emitter &e) {
  if (!areScalars(op->getOperandTypes()) || hasOtherFlags(op))
    return e.opaque(op);
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from) -> Value {
    if constexpr (requires(ArithOp made) { made.getOverflowFlags(); })
      return ArithOp::create(b, op.getLoc(), from[0], from[1], overflowOf(op));
    else
      return ArithOp::create(b, op.getLoc(), from[0], from[1]);
  });
}

template <typename Op, typename ArithOp> static void evalFloat(Op op, Emitter &e) {
  if (!areScalars(op->getOperandTypes()))
    return e.opaque(op);
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from) -> Value {
    if constexpr (std::is_same_v<ArithOp, arith::NegFOp>)
      return ArithOp::create(b, op.getLoc(), from[0], fastMathOf(op));
    else
      return ArithOp::create(b, op.getLoc(), from[0], from[1], fastMathOf(op));
  });
}

template <typename Op, typename ArithOp> static void evalCast(Op op, Emitter &e) {
  bool hasOverflow = isa<LLVM::IntegerOverflowFlagsInterface>(op.getOperation()) &&
                     overflowOf(op) != arith::IntegerOverflowFlags::none;
  if (!areScalars(op->getOperandTypes()) || !areScalars(op->getResultTypes()) ||
      hasOtherFlags(op) || hasOverflow)
    return e.opaque(op);
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from) -> Value {
    return ArithOp::create(b, op.getLoc(), op.getType(), from[0]);
  });
}

void emitIntegerComparison(LLVM::ICmpOp op, Emitter &e) {
  if (!areScalars(op->getOperandTypes()))
    return e.opaque(op);
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from) -> Value {
    // Both dialects number the predicates alike.
    auto predicate = static_cast<arith::CmpIPredicate>(op.getPredicate());
    return arith::CmpIOp::create(b, op.getLoc(), predicate, from[0], from[1]);
  });
}

static void evalFCmp(LLVM::FCmpOp op, Emitter &e) {
  if (!areScalars(op->getOperandTypes()))
    return e.opaque(op);
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from) -> Value {
    auto predicate = static_cast<arith::CmpFPredicate>(op.getPredicate());
    return arith::CmpFOp::create(b, op.getLoc(), predicate, from[0], from[1], fastMathOf(op));
  });
}

static void evalSelect(LLVM::SelectOp op, Emitter &e) {
  if (!areScalars(op->getOperandTypes()))
    return e.opaque(op);
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from) -> Value {
    return arith::SelectOp::create(b, op.getLoc(), from[0], from[1], from[2]);
  });
}

void addLlvmNumberOps(InterpTable &table) {
  table.on<LLVM::AddOp>(evalInteger<LLVM::AddOp, arith::AddIOp>);
  table.on<LLVM::SubOp>(evalInteger<LLVM::SubOp, arith::SubIOp>);
  table.on<LLVM::MulOp>(evalInteger<LLVM::MulOp, arith::MulIOp>);
  table.on<LLVM::ShlOp>(evalInteger<LLVM::ShlOp, arith::ShLIOp>);
  table.on<LLVM::SDivOp>(evalInteger<LLVM::SDivOp, arith::DivSIOp>);
  table.on<LLVM::UDivOp>(evalInteger<LLVM::UDivOp, arith::DivUIOp>);
  table.on<LLVM::SRemOp>(evalInteger<LLVM::SRemOp, arith::RemSIOp>);
  table.on<LLVM::URemOp>(evalInteger<LLVM::URemOp, arith::RemUIOp>);
  table.on<LLVM::AShrOp>(evalInteger<LLVM::AShrOp, arith::ShRSIOp>);
  table.on<LLVM::LShrOp>(evalInteger<LLVM::LShrOp, arith::ShRUIOp>);
  table.on<LLVM::AndOp>(evalInteger<LLVM::AndOp, arith::AndIOp>);
  table.on<LLVM::OrOp>(evalInteger<LLVM::OrOp, arith::OrIOp>);
  table.on<LLVM::XOrOp>(evalInteger<LLVM::XOrOp, arith::XOrIOp>);
  table.on<LLVM::FAddOp>(evalFloat<LLVM::FAddOp, arith::AddFOp>);
  table.on<LLVM::FSubOp>(evalFloat<LLVM::FSubOp, arith::SubFOp>);
  table.on<LLVM::FMulOp>(evalFloat<LLVM::FMulOp, arith::MulFOp>);
  table.on<LLVM::FDivOp>(evalFloat<LLVM::FDivOp, arith::DivFOp>);
  table.on<LLVM::FRemOp>(evalFloat<LLVM::FRemOp, arith::RemFOp>);
  table.on<LLVM::FNegOp>(evalFloat<LLVM::FNegOp, arith::NegFOp>);
  table.on<LLVM::SExtOp>(evalCast<LLVM::SExtOp, arith::ExtSIOp>);
  table.on<LLVM::ZExtOp>(evalCast<LLVM::ZExtOp, arith::ExtUIOp>);
  table.on<LLVM::TruncOp>(evalCast<LLVM::TruncOp, arith::TruncIOp>);
  table.on<LLVM::FPExtOp>(evalCast<LLVM::FPExtOp, arith::ExtFOp>);
  table.on<LLVM::FPTruncOp>(evalCast<LLVM::FPTruncOp, arith::TruncFOp>);
  table.on<LLVM::SIToFPOp>(evalCast<LLVM::SIToFPOp, arith::SIToFPOp>);
  table.on<LLVM::UIToFPOp>(evalCast<LLVM::UIToFPOp, arith::UIToFPOp>);
  table.on<LLVM::FPToSIOp>(evalCast<LLVM::FPToSIOp, arith::FPToSIOp>);
  table.on<LLVM::FPToUIOp>(evalCast<LLVM::FPToUIOp, arith::FPToUIOp>);
  table.on<LLVM::FCmpOp>(evalFCmp);
  table.on<LLVM::SelectOp>(evalSelect);
}

} // namespace freehold::interp
