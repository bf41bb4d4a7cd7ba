//===- FloatOps.cpp - arith, math: floats ---------------------------------===//
// Equal operands give equal results; nothing else is known. The ops are named one by one: each of
// them is defined for all numbers, but for what its fast-math flags rule out and for numbers that no
// integer is.
//===----------------------------------------------------------------------===//
#include "smt/encode/Encoder.h"
#include "smt/encode/ops/Values.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace freehold::smt {

/// A condition on the operands of which nothing is known; nullopt after saying that one is not
/// supported.
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

/// Under nnan and ninf an operand or a result that is a NaN or an infinity makes it poison.
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
