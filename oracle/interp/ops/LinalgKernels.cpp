//===- LinalgKernels.cpp --------------------------------------------------===//
#include "oracle/interp/ops/LinalgKernels.h"

#include "oracle/interp/ops/ArithFloat.h"

using namespace mlir;

namespace freehold::interp {

template <typename Format, typename Op>
static void runFloat(const Step &step, Lanes *values, int64_t count) {
  const Lanes &a = values[step.a], &b = values[step.b];
  Lanes &to = values[step.to];
  for (int64_t n = 0; n < count; ++n)
    to[n] = Format::wordOf(Op::of(Format::of(a[n]), Format::of(b[n])));
}

/// `mask` is the set of relations.
template <typename Format> static void runCmpF(const Step &step, Lanes *values, int64_t count) {
  const Lanes &a = values[step.a], &b = values[step.b];
  Lanes &to = values[step.to];
  for (int64_t n = 0; n < count; ++n)
    to[n] = holds(static_cast<unsigned>(step.mask), Format::of(a[n]), Format::of(b[n]));
}

template <typename Op> static void runInteger(const Step &step, Lanes *values, int64_t count) {
  const Lanes &a = values[step.a], &b = values[step.b];
  Lanes &to = values[step.to];
  for (int64_t n = 0; n < count; ++n)
    to[n] = Op::low(a[n], b[n]) & step.mask;
}

static void runExtSI(const Step &step, Lanes *values, int64_t count) {
  const Lanes &a = values[step.a];
  for (int64_t n = 0; n < count; ++n)
    values[step.to][n] = static_cast<uint64_t>(signExtend(a[n], step.shift)) & step.mask;
}

static void runExtUI(const Step &step, Lanes *values, int64_t count) {
  std::copy_n(values[step.a].begin(), count, values[step.to].begin());
}

static void runSelect(const Step &step, Lanes *values, int64_t count) {
  const Lanes &a = values[step.a], &b = values[step.b], &c = values[step.c];
  for (int64_t n = 0; n < count; ++n)
    values[step.to][n] = a[n] ? b[n] : c[n];
}

template <typename Op> static Step::Kernel floatKernel(Type type) {
  return type.isF32() ? runFloat<F32, Op> : type.isF64() ? runFloat<F64, Op> : nullptr;
}

/// Returns the kernel of an operation on floats; null for others, and for flags that make poison.
static Step::Kernel floatKernel(Operation &op) {
  auto flagged = dyn_cast<arith::ArithFastMathInterface>(op);
  // Casts of floats may have none.
  arith::FastMathFlagsAttr flags = flagged ? flagged.getFastMathFlagsAttr() : nullptr;
  if (!flags || flagsOf(flags.getValue()))
    return nullptr;
  Type type = op.getResult(0).getType();
  if (isa<arith::AddFOp>(op))
    return floatKernel<AddF>(type);
  if (isa<arith::SubFOp>(op))
    return floatKernel<SubF>(type);
  if (isa<arith::MulFOp>(op))
    return floatKernel<MulF>(type);
  if (isa<arith::DivFOp>(op))
    return floatKernel<DivF>(type);
  if (isa<arith::MaximumFOp>(op))
    return floatKernel<Extremum<true, true>>(type);
  if (isa<arith::MinimumFOp>(op))
    return floatKernel<Extremum<false, true>>(type);
  if (auto compare = dyn_cast<arith::CmpFOp>(op))
    return compare.getLhs().getType().isF32()   ? runCmpF<F32>
           : compare.getLhs().getType().isF64() ? runCmpF<F64>
                                                : nullptr;
  return nullptr;
}

static Step::Kernel integerKernel(Operation &op) {
  if (auto flagged = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op);
      flagged && flagged.getOverflowAttr() &&
      flagged.getOverflowAttr().getValue() != arith::IntegerOverflowFlags::none)
    return nullptr;
  if (isa<arith::AddIOp>(op))
    return runInteger<AddI>;
  if (isa<arith::SubIOp>(op))
    return runInteger<SubI>;
  if (isa<arith::MulIOp>(op))
    return runInteger<MulI>;
  if (isa<arith::ExtSIOp>(op))
    return runExtSI;
  if (isa<arith::ExtUIOp>(op))
    return runExtUI;
  return isa<arith::SelectOp>(op) ? runSelect : nullptr;
}

bool isWord(Type type) {
  return (isa<IntegerType, FloatType>(type)) && bitsOf(type) > 0 && bitsOf(type) <= 64;
}

std::optional<Step> stepOf(Operation &op) {
  if (op.getNumResults() != 1 || op.getNumRegions() != 0 ||
      !llvm::all_of(op.getOperandTypes(), isWord) || !isWord(op.getResult(0).getType()))
    return std::nullopt;
  Step step;
  step.run = floatKernel(op);
  if (!step.run)
    step.run = integerKernel(op);
  if (!step.run)
    return std::nullopt;
  step.mask = lowMask(bitsOf(op.getResult(0).getType()));
  step.shift = 64 - bitsOf(op.getOperand(0).getType());
  if (auto compare = dyn_cast<arith::CmpFOp>(op))
    step.mask = relationsOf(compare.getPredicate());
  return step;
}

} // namespace freehold::interp
