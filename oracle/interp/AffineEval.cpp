//===- AffineEval.cpp -----------------------------------------------------===//
#include "oracle/interp/AffineEval.h"

#include <limits>

using namespace mlir;

namespace freehold::interp {

AffineOperands affineOperands(Emitter &e, unsigned dims, ValueRange operands) {
  return {e.at(operands.take_front(dims)), e.at(operands.drop_front(dims))};
}

//===----------------------------------------------------------------------===//
// Arithmetic: dst = a op b, or a op imm where the right side is constant
//===----------------------------------------------------------------------===//

template <bool Constant> static int64_t right(const Inst *i, Machine &m) {
  return Constant ? static_cast<int64_t>(i->imm) : m.s(i->b);
}

template <bool Constant> static uint8_t poisonOf(const Inst *i, Machine &m) {
  return Constant ? m.poison[i->a] : m.poison[i->a] | m.poison[i->b];
}

static const Inst *setResult(const Inst *i, Machine &m, int64_t value, uint8_t poison) {
  m.u(i->dst) = static_cast<uint64_t>(value);
  m.poison[i->dst] = poison;
  return i->next();
}

template <bool Constant> static const Inst *execAdd(const Inst *i, Machine &m) {
  int64_t sum;
  bool overflow = __builtin_add_overflow(m.s(i->a), right<Constant>(i, m), &sum);
  return setResult(i, m, sum, poisonOf<Constant>(i, m) | overflow);
}

template <bool Constant> static const Inst *execMul(const Inst *i, Machine &m) {
  int64_t product;
  bool overflow = __builtin_mul_overflow(m.s(i->a), right<Constant>(i, m), &product);
  return setResult(i, m, product, poisonOf<Constant>(i, m) | overflow);
}

/// Divides by a positive number, rounding towards negative infinity.
static int64_t floorDiv(int64_t x, int64_t y) { return x / y - (x % y < 0); }
static int64_t ceilDiv(int64_t x, int64_t y) { return x / y + (x % y > 0); }
/// Returns the remainder of floorDiv, which is never negative.
static int64_t modulo(int64_t x, int64_t y) { return x % y < 0 ? x % y + y : x % y; }

template <int64_t (*Divide)(int64_t, int64_t), bool Constant>
static const Inst *execDivide(const Inst *i, Machine &m) {
  if (!Constant && m.poison[i->b])
    return m.failPoison(i, m.poison[i->b], "the divisor of an affine expression");
  int64_t divisor = right<Constant>(i, m);
  if (divisor <= 0)
    return m.fail(i, ErrorKind::Undefined,
                  "an affine expression divides by " + Twine(divisor) + ", which is not positive");
  // The lowering of a ceildiv negates the dividend, which overflows here.
  bool overflow = Divide == ceilDiv && m.s(i->a) == std::numeric_limits<int64_t>::min();
  return setResult(i, m, Divide(m.s(i->a), divisor), m.poison[i->a] | overflow);
}

template <bool Constant> static Exec handlerOf(AffineExprKind kind) {
  switch (kind) {
  case AffineExprKind::Add:
    return execAdd<Constant>;
  case AffineExprKind::Mul:
    return execMul<Constant>;
  case AffineExprKind::FloorDiv:
    return execDivide<floorDiv, Constant>;
  case AffineExprKind::CeilDiv:
    return execDivide<ceilDiv, Constant>;
  case AffineExprKind::Mod:
    return execDivide<modulo, Constant>;
  case AffineExprKind::Constant:
  case AffineExprKind::DimId:
  case AffineExprKind::SymbolId:
    break;
  }
  llvm_unreachable("no binary expression");
}

static const Inst *execSet(const Inst *i, Machine &m) {
  return setResult(i, m, static_cast<int64_t>(i->imm), 0);
}

//===----------------------------------------------------------------------===//
// Expressions, maps, sets
//===----------------------------------------------------------------------===//

/// Returns the register if the expression is a dimension or symbol alone.
static std::optional<uint32_t> plainOperand(AffineExpr expr, const AffineOperands &operands) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return operands.dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return operands.symbols[symbol.getPosition()];
  return std::nullopt;
}

void emitAffineExprTo(Emitter &e, AffineExpr expr, const AffineOperands &operands, uint32_t dst) {
  if (auto operand = plainOperand(expr, operands))
    return e.move({*operand, 1}, dst);
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    e.emit(execSet, dst).imm = static_cast<uint64_t>(constant.getValue());
    return;
  }
  auto binary = cast<AffineBinaryOpExpr>(expr);
  uint32_t left = emitAffineExpr(e, binary.getLHS(), operands);
  if (auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS())) {
    e.emit(handlerOf<true>(expr.getKind()), dst, left).imm =
        static_cast<uint64_t>(constant.getValue());
    return;
  }
  uint32_t right = emitAffineExpr(e, binary.getRHS(), operands);
  e.emit(handlerOf<false>(expr.getKind()), dst, left, right);
}

uint32_t emitAffineExpr(Emitter &e, AffineExpr expr, const AffineOperands &operands) {
  if (auto operand = plainOperand(expr, operands))
    return *operand;
  uint32_t word = e.temp();
  emitAffineExprTo(e, expr, operands, word);
  return word;
}

SmallVector<uint32_t> emitAffineMap(Emitter &e, AffineMap map, const AffineOperands &operands) {
  SmallVector<uint32_t> results;
  for (AffineExpr expr : map.getResults())
    results.push_back(emitAffineExpr(e, expr, operands));
  return results;
}

template <Extreme Which> static const Inst *execExtreme(const Inst *i, Machine &m) {
  int64_t a = m.s(i->a), b = m.s(i->b);
  return setResult(i, m, Which == Extreme::Least ? std::min(a, b) : std::max(a, b),
                   m.poison[i->a] | m.poison[i->b]);
}

uint32_t emitExtreme(Emitter &e, Extreme which, AffineMap map, const AffineOperands &operands) {
  SmallVector<uint32_t> results = emitAffineMap(e, map, operands);
  uint32_t best = results.front();
  for (uint32_t other : ArrayRef(results).drop_front()) {
    uint32_t word = e.temp();
    e.emit(which == Extreme::Least ? execExtreme<Extreme::Least> : execExtreme<Extreme::Greatest>,
           word, best, other);
    best = word;
  }
  return best;
}

namespace {
struct Constraint {
  uint32_t value;
  bool isEquality;
};
} // namespace

static const Inst *execJumpUnlessInside(const Inst *i, Machine &m) {
  bool inside = true;
  for (Constraint constraint : i->table<SmallVector<Constraint>>()) {
    if (m.poison[constraint.value])
      return m.failPoison(i, m.poison[constraint.value], "a constraint of an integer set");
    int64_t value = m.s(constraint.value);
    inside &= constraint.isEquality ? value == 0 : value >= 0;
  }
  m.branch(i, inside);
  return inside ? i->next() : i + i->t0;
}

void emitJumpUnlessInside(Emitter &e, IntegerSet set, const AffineOperands &operands,
                          Label otherwise) {
  SmallVector<Constraint> constraints;
  for (unsigned c = 0; c < set.getNumConstraints(); ++c)
    constraints.push_back({emitAffineExpr(e, set.getConstraint(c), operands), set.isEq(c)});
  const auto *table = e.own(std::move(constraints));
  e.emit(execJumpUnlessInside).data = table;
  e.target0(otherwise);
}

} // namespace freehold::interp
