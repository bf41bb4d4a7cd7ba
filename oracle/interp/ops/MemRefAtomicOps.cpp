//===- MemRefAtomicOps.cpp - memref: atomic_rmw, generic_atomic_rmw -------===//
// A run has one thread, so an atomic op is a load and a store. "The latest value that was stored",
// which both ops return, is read as the old value of the cell, like in llvm.atomicrmw.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/ScfLoops.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/ADT/APFloat.h"

using namespace mlir;
using arith::AtomicRMWKind;

namespace freehold::interp {

namespace {
struct AtomicTable {
  const ElementAccess *access;
  AtomicRMWKind kind;
  /// Null for integers.
  const llvm::fltSemantics *semantics;
};
} // namespace

static std::optional<APInt> combineIntegers(AtomicRMWKind kind, const APInt &old,
                                            const APInt &value) {
  switch (kind) {
  case AtomicRMWKind::addi:
    return old + value;
  case AtomicRMWKind::muli:
    return old * value;
  case AtomicRMWKind::andi:
    return old & value;
  case AtomicRMWKind::ori:
    return old | value;
  case AtomicRMWKind::xori:
    return old ^ value;
  case AtomicRMWKind::maxs:
    return llvm::APIntOps::smax(old, value);
  case AtomicRMWKind::maxu:
    return llvm::APIntOps::umax(old, value);
  case AtomicRMWKind::mins:
    return llvm::APIntOps::smin(old, value);
  case AtomicRMWKind::minu:
    return llvm::APIntOps::umin(old, value);
  case AtomicRMWKind::assign:
    return value;
  default:
    return std::nullopt;
  }
}

static std::optional<APFloat> combineFloats(AtomicRMWKind kind, const APFloat &old,
                                            const APFloat &value) {
  switch (kind) {
  case AtomicRMWKind::addf:
    return old + value;
  case AtomicRMWKind::mulf:
    return old * value;
  case AtomicRMWKind::maximumf:
    return llvm::maximum(old, value);
  case AtomicRMWKind::minimumf:
    return llvm::minimum(old, value);
  case AtomicRMWKind::maxnumf:
    return llvm::maxnum(old, value);
  case AtomicRMWKind::minnumf:
    return llvm::minnum(old, value);
  default:
    return std::nullopt;
  }
}

/// Returns the encoding of the cell's new value; std::nullopt if the kind does not match the type.
static std::optional<APInt> combine(const AtomicTable &table, const APInt &old,
                                    const APInt &value) {
  if (!table.semantics || table.kind == AtomicRMWKind::assign)
    return combineIntegers(table.kind, old, value);
  auto result =
      combineFloats(table.kind, APFloat(*table.semantics, old), APFloat(*table.semantics, value));
  if (!result)
    return std::nullopt;
  if (result->isNaN())
    return APFloat::getQNaN(*table.semantics).bitcastToAPInt();
  return result->bitcastToAPInt();
}

namespace {
/// Holds the lock of atomic accesses.
class AtomicAccess {
public:
  explicit AtomicAccess(Machine &m) : m_(m) { m_.memory.lockAtomic(); }
  ~AtomicAccess() { m_.memory.unlock(Races::kAtomic); }

private:
  Machine &m_;
};
} // namespace

/// dst: the old value; a: the operand; b: words for the new value.
static const Inst *execAtomic(const Inst *i, Machine &m) {
  const AtomicTable &table = i->table<AtomicTable>();
  const ElementAccess &access = *table.access;
  AtomicAccess atomic(m);
  if (!access.load(i, m, i->dst))
    return nullptr;
  auto read = [&](uint32_t at) {
    return APInt(access.bits, ArrayRef<uint64_t>(m.words + at, access.words));
  };
  std::optional<APInt> result = combine(table, read(i->dst), read(i->a));
  if (!result)
    return m.stop(i, Termination::Unsupported, "memref.atomic_rmw: a kind that is not the type's");
  std::copy_n(result->getRawData(), access.words, m.words + i->b);
  bool isKept = table.kind != AtomicRMWKind::assign;
  m.poison[i->b] = m.poison[i->a] | (isKept ? m.poison[i->dst] : 0);
  return access.store(i, m, i->b) ? i->next() : nullptr;
}

static void evalAtomicRmw(memref::AtomicRMWOp op, Emitter &e) {
  const ElementAccess *access = elementAccess(op.getMemref(), e.at(op.getIndices()), 0, e);
  if (!access)
    return;
  auto floatType = dyn_cast<FloatType>(op.getValue().getType());
  const auto *table = e.own(
      AtomicTable{access, op.getKind(), floatType ? &floatType.getFloatSemantics() : nullptr});
  uint32_t updated = e.temp(access->words);
  e.emit(execAtomic, e.at(op.getResult()), e.at(op.getValue()), updated).data = table;
}

static void evalGenericAtomicRmw(memref::GenericAtomicRMWOp op, Emitter &e) {
  const ElementAccess *access = elementAccess(op.getMemref(), e.at(op.getIndices()), 0, e);
  if (!access)
    return;
  Label end = e.label();
  emitLock(e, Races::kAtomic);
  e.emit(execLoad, e.at(op.getCurrentValue())).data = access;
  e.region(op.getRegion(), [&](Operation *yield) {
    e.emit(execStore, e.at(yield->getOperand(0))).data = access;
    e.move(e.registers(op.getCurrentValue()), e.at(op.getResult()));
    e.jump(end);
  });
  e.bind(end);
  emitUnlock(e, Races::kAtomic);
}

static void evalAtomicYield(memref::AtomicYieldOp op, Emitter &e) { e.leaveRegion(op); }

void addMemRefAtomicOps(InterpTable &table) {
  table.on<memref::AtomicRMWOp>(evalAtomicRmw);
  table.on<memref::GenericAtomicRMWOp>(evalGenericAtomicRmw);
  table.on<memref::AtomicYieldOp>(evalAtomicYield);
}

} // namespace freehold::interp
