//===- AffineParallelOps.cpp - affine.parallel and reductions ---*- C++ -*-===//
// The results are the accumulators. They start as the identity of their reduction and are combined
// with each yielded value. An assign reduction yields the value of the only iteration; with none or
// several its result is undefined, which is poison.
//===----------------------------------------------------------------------===//
#include "oracle/interp/AffineEval.h"
#include "oracle/interp/ops/AffineOps.h"
#include "oracle/interp/ops/ScfLoops.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

#include "llvm/ADT/APFloat.h"

using namespace mlir;

namespace freehold::interp {

using Kind = arith::AtomicRMWKind;

namespace {
/// Initial value and operation of a reduction; exactly one of the two functions is set.
struct Reduction {
  APInt identity;
  APInt (*integers)(const APInt &, const APInt &) = nullptr;
  APFloat (*floats)(const APFloat &, const APFloat &) = nullptr;
  const llvm::fltSemantics *semantics = nullptr;
};
} // namespace

static std::optional<Reduction> integerReduction(Kind kind, unsigned bits) {
  using In = const APInt &;
  switch (kind) {
  case Kind::addi:
    return Reduction{APInt::getZero(bits), [](In a, In b) { return a + b; }};
  case Kind::muli:
    return Reduction{APInt(bits, 1), [](In a, In b) { return a * b; }};
  case Kind::andi:
    return Reduction{APInt::getAllOnes(bits), [](In a, In b) { return a & b; }};
  case Kind::ori:
    return Reduction{APInt::getZero(bits), [](In a, In b) { return a | b; }};
  case Kind::xori:
    return Reduction{APInt::getZero(bits), [](In a, In b) { return a ^ b; }};
  case Kind::maxs:
    return Reduction{APInt::getSignedMinValue(bits),
                     [](In a, In b) { return llvm::APIntOps::smax(a, b); }};
  case Kind::mins:
    return Reduction{APInt::getSignedMaxValue(bits),
                     [](In a, In b) { return llvm::APIntOps::smin(a, b); }};
  case Kind::maxu:
    return Reduction{APInt::getZero(bits), [](In a, In b) { return llvm::APIntOps::umax(a, b); }};
  case Kind::minu:
    return Reduction{APInt::getAllOnes(bits),
                     [](In a, In b) { return llvm::APIntOps::umin(a, b); }};
  default:
    return std::nullopt;
  }
}

static std::optional<Reduction> floatReduction(Kind kind, FloatType type) {
  using In = const APFloat &;
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  auto from = [&](const APFloat &identity, APFloat (*combine)(In, In)) {
    return Reduction{identity.bitcastToAPInt(), nullptr, combine, &semantics};
  };
  bool hasInfinity = APFloat::semanticsHasInf(semantics);
  switch (kind) {
  case Kind::addf:
    return from(APFloat::getZero(semantics), [](In a, In b) { return a + b; });
  case Kind::mulf:
    return from(APFloat::getOne(semantics), [](In a, In b) { return a * b; });
  case Kind::maximumf:
    if (hasInfinity)
      return from(APFloat::getInf(semantics, /*Negative=*/true),
                  [](In a, In b) { return llvm::maximum(a, b); });
    return std::nullopt;
  case Kind::minimumf:
    if (hasInfinity)
      return from(APFloat::getInf(semantics), [](In a, In b) { return llvm::minimum(a, b); });
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

static std::optional<Reduction> reductionOf(Kind kind, Type type) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return floatReduction(kind, floatType);
  return type.isIntOrIndex() ? integerReduction(kind, bitsOf(type)) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Instructions: dst is the accumulator, a the yielded value
//===----------------------------------------------------------------------===//

static APInt readInteger(Machine &m, uint32_t at, unsigned bits) {
  return APInt(bits, ArrayRef<uint64_t>(m.words + at, APInt::getNumWords(bits)));
}

static void writeInteger(Machine &m, uint32_t at, const APInt &value) {
  std::copy_n(value.getRawData(), value.getNumWords(), m.words + at);
}

static const Inst *execIdentity(const Inst *i, Machine &m) {
  writeInteger(m, i->dst, i->table<Reduction>().identity);
  m.poison[i->dst] = 0;
  return i->next();
}

static const Inst *execReduceIntegers(const Inst *i, Machine &m) {
  const auto &reduction = i->table<Reduction>();
  unsigned bits = reduction.identity.getBitWidth();
  writeInteger(m, i->dst,
               reduction.integers(readInteger(m, i->dst, bits), readInteger(m, i->a, bits)));
  m.poison[i->dst] |= m.poison[i->a];
  return i->next();
}

static const Inst *execReduceFloats(const Inst *i, Machine &m) {
  const auto &reduction = i->table<Reduction>();
  unsigned bits = reduction.identity.getBitWidth();
  APFloat result = reduction.floats(APFloat(*reduction.semantics, readInteger(m, i->dst, bits)),
                                    APFloat(*reduction.semantics, readInteger(m, i->a, bits)));
  // All NaNs become the same one, as in arith's ops.
  if (result.isNaN())
    result = APFloat::getNaN(*reduction.semantics);
  writeInteger(m, i->dst, result.bitcastToAPInt());
  m.poison[i->dst] |= m.poison[i->a];
  return i->next();
}

/// b: nonzero after the first iteration.
static const Inst *execAssignBegin(const Inst *i, Machine &m) {
  std::fill_n(m.words + i->dst, i->imm, 0);
  std::fill_n(m.poison + i->dst, i->imm, kPoisonTaint);
  m.u(i->b) = 0;
  return i->next();
}

static const Inst *execAssign(const Inst *i, Machine &m) {
  bool isFirst = m.u(i->b)++ == 0;
  std::copy_n(m.words + i->a, i->imm, m.words + i->dst);
  if (isFirst)
    std::copy_n(m.poison + i->a, i->imm, m.poison + i->dst);
  else
    std::fill_n(m.poison + i->dst, i->imm, kPoisonTaint);
  return i->next();
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

namespace {
/// A reduction being emitted; `reduction` is unset for assign.
struct Accumulator {
  Registers result;
  const Reduction *reduction = nullptr;
  uint32_t count = 0;

  void emitBegin(Emitter &e) {
    Inst &inst = e.emit(reduction ? execIdentity : execAssignBegin, result.at, 0, count);
    inst.imm = result.words;
    inst.data = reduction;
  }
  void emitCombine(Emitter &e, uint32_t value) const {
    Exec combine = !reduction            ? execAssign
                   : reduction->integers ? execReduceIntegers
                                         : execReduceFloats;
    Inst &inst = e.emit(combine, result.at, value, count);
    inst.imm = result.words;
    inst.data = reduction;
  }
};
} // namespace

/// Returns std::nullopt if one of the kinds does not match its type.
static std::optional<SmallVector<Accumulator>> accumulators(affine::AffineParallelOp op,
                                                            Emitter &e) {
  SmallVector<Accumulator> all;
  for (auto [attribute, result] : llvm::zip_equal(op.getReductions(), op.getResults())) {
    Accumulator accumulator{e.registers(result)};
    Kind kind = cast<arith::AtomicRMWKindAttr>(attribute).getValue();
    if (kind == Kind::assign) {
      accumulator.count = e.temp();
    } else {
      auto reduction = reductionOf(kind, result.getType());
      if (!reduction)
        return std::nullopt;
      accumulator.reduction = e.own(std::move(*reduction));
    }
    all.push_back(accumulator);
  }
  return all;
}

/// Bounds are grouped by dimension: the largest lower and the smallest upper bound count.
static LoopNest nestOf(affine::AffineParallelOp op, Emitter &e) {
  LoopNest nest;
  nest.isParallel = true;
  for (unsigned d = 0; d < op.getNumDims(); ++d) {
    AffineMap lower = op.getLowerBoundMap(d), upper = op.getUpperBoundMap(d);
    nest.lower.push_back(
        emitExtreme(e, Extreme::Greatest, lower,
                    affineOperands(e, lower.getNumDims(), op.getLowerBoundsOperands())));
    nest.upper.push_back(
        emitExtreme(e, Extreme::Least, upper,
                    affineOperands(e, upper.getNumDims(), op.getUpperBoundsOperands())));
    nest.step.push_back(e.constant(static_cast<uint64_t>(op.getSteps()[d])));
    nest.iv.push_back(e.at(op.getIVs()[d]));
  }
  return nest;
}

static void evalParallel(affine::AffineParallelOp op, Emitter &e) {
  auto all = accumulators(op, e);
  if (!all)
    return e.unsupported("a reduction that its type does not have");
  e.module().hasParallel = true;
  for (Accumulator &accumulator : *all)
    accumulator.emitBegin(e);
  OpenNest open = emitNestBegin(e, nestOf(op, e));
  e.region(op.getRegion(), [&](Operation *yield) {
    for (auto [accumulator, value] : llvm::zip_equal(*all, yield->getOperands()))
      accumulator.emitCombine(e, e.at(value));
    emitNestNext(e, open, op);
  });
  e.bind(open.done);
}

void addAffineParallelOps(InterpTable &table) { table.on<affine::AffineParallelOp>(evalParallel); }

} // namespace freehold::interp
