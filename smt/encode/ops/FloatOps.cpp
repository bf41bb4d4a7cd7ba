//===- FloatOps.cpp - arith, math: floats ---------------------------------===//
// Equal operands give equal results; nothing else is known about results. The supported ops are
// listed one by one: each is defined for all numbers, except for those that its fast-math flags
// exclude, and those that no integer represents.
//===----------------------------------------------------------------------===//
#include "smt/encode/Encoder.h"
#include "smt/encode/ops/Values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace freehold::smt {

/// Returns an unknown condition on the operands. Reports an unsupported operand and returns
/// std::nullopt.
static std::optional<Term> unknownCondition(Operation *op, Encoder &e, llvm::StringRef what) {
  llvm::SmallVector<Term> operands;
  std::string name = (what + " " + spelling(op)).str();
  llvm::raw_string_ostream stream(name);
  for (Value operand : op->getOperands()) {
    auto *scalar = e.get<ScalarTerm>(operand, "an operand that is not one scalar");
    if (!scalar)
      return std::nullopt;
    operands.push_back(scalar->value);
    stream << " of " << operand.getType();
  }
  return e.t.apply(name, kBool, operands);
}

/// With nnan and ninf the result is poison if it or an operand is a NaN or an infinity.
template <typename Op> static void encodeFloat(Op op, Encoder &e) {
  Term poison = e.t.no();
  auto forbidden = arith::FastMathFlags::nnan | arith::FastMathFlags::ninf;
  std::optional<arith::FastMathFlags> flags = op.getFastmath();
  if (flags && bitEnumContainsAny(*flags, forbidden)) {
    auto violates = unknownCondition(op, e, "poison by flags");
    if (!violates)
      return;
    poison = e.poisonIf("NaN or infinity against fast-math", *violates);
  }
  encodeUnknown(op, e, poison);
}

template <typename Op> static void encodeToInteger(Op op, Encoder &e) {
  if (auto isOutside = unknownCondition(op, e, "out of range"))
    encodeUnknown(op, e, e.poisonIf("out of range", *isOutside));
}

template <typename... Ops> static void addFloats(EncodeTable &table) {
  (table.on<Ops>(encodeFloat<Ops>), ...);
}

void addFloatEncoding(EncodeTable &table) {
  addFloats<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp, arith::RemFOp,
            arith::NegFOp, arith::MaximumFOp, arith::MinimumFOp, arith::MaxNumFOp, arith::MinNumFOp,
            arith::CmpFOp, arith::ExtFOp, arith::TruncFOp>(table);
  addFloats<math::AbsFOp, math::CeilOp, math::FloorOp, math::RoundOp, math::RoundEvenOp,
            math::TruncOp, math::CopySignOp, math::FmaOp, math::SqrtOp, math::RsqrtOp, math::CbrtOp,
            math::ExpOp, math::Exp2Op, math::ExpM1Op, math::LogOp, math::Log2Op, math::Log10Op,
            math::Log1pOp, math::PowFOp, math::FPowIOp, math::ErfOp, math::ErfcOp>(table);
  addFloats<math::SinOp, math::CosOp, math::TanOp, math::SinhOp, math::CoshOp, math::TanhOp,
            math::AsinOp, math::AcosOp, math::AtanOp, math::Atan2Op, math::AsinhOp, math::AcoshOp,
            math::AtanhOp, math::SincosOp, math::ClampFOp, math::IsFiniteOp, math::IsInfOp,
            math::IsNaNOp, math::IsNormalOp>(table);
  table.on<arith::FPToSIOp>(encodeToInteger<arith::FPToSIOp>);
  table.on<arith::FPToUIOp>(encodeToInteger<arith::FPToUIOp>);
  table.on<arith::SIToFPOp>(encodeTotal<arith::SIToFPOp>);
  table.on<arith::UIToFPOp>(encodeTotal<arith::UIToFPOp>);
  table.on<arith::BitcastOp>(encodeTotal<arith::BitcastOp>);
}

} // namespace freehold::smt
