//===- ArithCompareOps.cpp - arith: integer comparison ----------*- C++ -*-===//
#include "oracle/interp/ops/ArithInteger.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct Eq {
  static constexpr bool kSigned = false;
  static bool of(auto a, auto b) { return a == b; }
};
struct Ne {
  static constexpr bool kSigned = false;
  static bool of(auto a, auto b) { return a != b; }
};
template <bool Signed> struct Lt {
  static constexpr bool kSigned = Signed;
  static bool of(auto a, auto b) { return a < b; }
};
template <bool Signed> struct Le {
  static constexpr bool kSigned = Signed;
  static bool of(auto a, auto b) { return a <= b; }
};
template <bool Signed> struct Gt {
  static constexpr bool kSigned = Signed;
  static bool of(auto a, auto b) { return a > b; }
};
template <bool Signed> struct Ge {
  static constexpr bool kSigned = Signed;
  static bool of(auto a, auto b) { return a >= b; }
};
} // namespace

/// Compares signed words after moving their sign bits to the top, which is cheaper than extending.
template <typename Predicate> static const Inst *execCompare(const Inst *i, Machine &m) {
  using Word = std::conditional_t<Predicate::kSigned, int64_t, uint64_t>;
  uint8_t poison = anyPoison(i, m);
  unsigned shift = Predicate::kSigned ? i->c : 0;
  m.u(i->dst) =
      Predicate::of(static_cast<Word>(m.u(i->a) << shift), static_cast<Word>(m.u(i->b) << shift));
  return done(i, m, poison);
}

template <typename Predicate> static const Inst *execCompareWide(const Inst *i, Machine &m) {
  unsigned bits = i->imm;
  uint8_t poison = anyPoison(i, m);
  APInt a = readInt(m.words + i->a, bits), b = readInt(m.words + i->b, bits);
  int order = a == b ? 0 : (Predicate::kSigned ? a.slt(b) : a.ult(b)) ? -1 : 1;
  m.u(i->dst) = Predicate::of(order, 0);
  return done(i, m, poison);
}

template <typename Predicate> static void emitAs(Operation *op, Emitter &e) {
  emitByWidth(e, op->getOperand(0).getType(), execCompare<Predicate>, execCompareWide<Predicate>,
              e.at(op->getResult(0)), e.at(op->getOperand(0)), e.at(op->getOperand(1)));
}

/// Also runs the next instruction, as marks of blocks do, so that marking does not change the number of steps.
static const Inst *execMarkEquality(const Inst *i, Machine &m) {
  if (m.options.watch && !(m.poison[i->a] | m.poison[i->b]))
    m.options.watch->branched(i, m.u(i->a) == m.u(i->b) && m.u(i->a) != 0, m);
  return i->next()->exec(i->next(), m);
}

void emitCompare(Operation *op, Emitter &e, unsigned predicate) {
  static constexpr void (*kEmit[])(Operation *, Emitter &) = {
      emitAs<Eq>,       emitAs<Ne>,        emitAs<Lt<true>>,  emitAs<Le<true>>,  emitAs<Gt<true>>,
      emitAs<Ge<true>>, emitAs<Lt<false>>, emitAs<Le<false>>, emitAs<Gt<false>>, emitAs<Ge<false>>,
  };
  if (predicate >= std::size(kEmit))
    return e.unsupported("an unknown predicate");
  Registers first = e.registers(op->getOperand(0));
  if (e.module().options.marksTellingValues && first.words == 1)
    e.emit(execMarkEquality, 0, first.at, e.at(op->getOperand(1))).kind = InstKind::Chained;
  kEmit[predicate](op, e);
}

static void evalCmpI(arith::CmpIOp op, Emitter &e) {
  emitCompare(op, e, static_cast<unsigned>(op.getPredicate()));
}

void addArithCompareOps(InterpTable &table) { table.on<arith::CmpIOp>(evalCmpI); }

} // namespace freehold::interp
