//===- LlvmNumberOps.cpp - llvm: arithmetic ---------------------*- C++ -*-===//
// Ops are compiled as those of arith, which mean the same, a vector lane by lane. Flags for which arith has no word, such as
// `exact`, make a result poison where they are wrong.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/LlvmFuncOps.h"

#include "oracle/interp/ops/Lanes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;

namespace freehold::interp {

static bool areNumbers(TypeRange types) {
  return llvm::all_of(types, [](Type type) {
    LaneTypes lanes = lanesOf(type);
    return lanes.lane && bitsOf(lanes.lane) != 0;
  });
}

/// Makes an op of arith of scalar operands, with a result of this type.
using BuildNumber = function_ref<Value(OpBuilder &, ValueRange, Type)>;

/// Emits what `build` makes of the operands, or of each of their lanes. An operand without lanes is one for all.
static void emitAsArith(Operation *op, Emitter &e, BuildNumber build) {
  if (!areNumbers(op->getOperandTypes()) || !areNumbers(op->getResultTypes()))
    return e.opaque(op);
  LaneTypes results = lanesOf(op->getResult(0).getType());
  for (unsigned lane = 0; lane < results.count; ++lane) {
    SmallVector<Type> types;
    SmallVector<Registers> from;
    for (Value operand : op->getOperands()) {
      LaneTypes lanes = lanesOf(operand.getType());
      types.push_back(lanes.lane);
      from.push_back(laneAt(e.registers(operand), lanes, lanes.count == 1 ? 0 : lane));
    }
    emitScalars(e, types, from, {laneAt(e.registers(op->getResult(0)), results, lane)},
                [&](OpBuilder &b, ValueRange operands) {
                  return SmallVector<Value>{build(b, operands, results.lane)};
                });
  }
}

/// Returns the value, or poison where a flag of the op is wrong that arith has no word for.
static Value checkFlags(Operation *op, OpBuilder &b, ValueRange from, Value value) {
  Location at = op->getLoc();
  auto zero = [&](Value like) -> Value {
    return arith::ConstantOp::create(b, at, b.getZeroAttr(like.getType()));
  };
  auto is = [&](arith::CmpIPredicate relation, Value left, Value right) -> Value {
    return arith::CmpIOp::create(b, at, relation, left, right);
  };
  using enum arith::CmpIPredicate;
  Value isWrong;
  auto exact = dyn_cast<LLVM::ExactFlagInterface>(op);
  auto disjoint = dyn_cast<LLVM::DisjointFlagInterface>(op);
  auto nonNegative = dyn_cast<LLVM::NonNegFlagInterface>(op);
  if (exact && exact.getIsExact()) {
    if (isa<LLVM::UDivOp>(op))
      isWrong = is(ne, arith::RemUIOp::create(b, at, from[0], from[1]), zero(value));
    else if (isa<LLVM::SDivOp>(op))
      isWrong = is(ne, arith::RemSIOp::create(b, at, from[0], from[1]), zero(value));
    else
      isWrong = is(ne, arith::ShLIOp::create(b, at, value, from[1]), from[0]);
  } else if (disjoint && disjoint.getIsDisjoint()) {
    isWrong = is(ne, arith::AndIOp::create(b, at, from[0], from[1]), zero(value));
  } else if (nonNegative && nonNegative.getNonNeg()) {
    isWrong = is(slt, from[0], zero(from[0]));
  }
  if (!isWrong)
    return value;
  Value poison = ub::PoisonOp::create(b, at, value.getType());
  return arith::SelectOp::create(b, at, isWrong, poison, value);
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
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from, Type) -> Value {
    if constexpr (requires(ArithOp made) { made.getOverflowFlags(); })
      return ArithOp::create(b, op.getLoc(), from[0], from[1], overflowOf(op));
    // Unlike that of arith, LLVM's remainder is undefined where the quotient overflows.
    if constexpr (std::is_same_v<Op, LLVM::SRemOp>)
      arith::DivSIOp::create(b, op.getLoc(), from[0], from[1]);
    if constexpr (!requires(ArithOp made) { made.getOverflowFlags(); })
      return checkFlags(op, b, from, ArithOp::create(b, op.getLoc(), from[0], from[1]));
  });
}

template <typename Op, typename ArithOp> static void evalFloat(Op op, Emitter &e) {
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from, Type) -> Value {
    if constexpr (std::is_same_v<ArithOp, arith::NegFOp>)
      return ArithOp::create(b, op.getLoc(), from[0], fastMathOf(op));
    else
      return ArithOp::create(b, op.getLoc(), from[0], from[1], fastMathOf(op));
  });
}

template <typename Op, typename ArithOp> static void evalCast(Op op, Emitter &e) {
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from, Type to) -> Value {
    if constexpr (std::is_same_v<ArithOp, arith::TruncIOp>)
      return ArithOp::create(b, op.getLoc(), to, from[0], overflowOf(op));
    else
      return checkFlags(op, b, from, ArithOp::create(b, op.getLoc(), to, from[0]));
  });
}

void emitIntegerComparison(LLVM::ICmpOp op, Emitter &e) {
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from, Type) -> Value {
    // Both dialects number the predicates alike.
    auto predicate = static_cast<arith::CmpIPredicate>(op.getPredicate());
    return arith::CmpIOp::create(b, op.getLoc(), predicate, from[0], from[1]);
  });
}

static void evalFCmp(LLVM::FCmpOp op, Emitter &e) {
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from, Type) -> Value {
    auto predicate = static_cast<arith::CmpFPredicate>(op.getPredicate());
    return arith::CmpFOp::create(b, op.getLoc(), predicate, from[0], from[1], fastMathOf(op));
  });
}

static void evalSelect(LLVM::SelectOp op, Emitter &e) {
  emitAsArith(op, e, [&](OpBuilder &b, ValueRange from, Type) -> Value {
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
