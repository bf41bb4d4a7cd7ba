//===- OmpAtomicOps.cpp - omp: atomic accesses of one element ---*- C++ -*-===//
// They are ordered, in an order that runs choose, and hold the lock of atomic accesses (Races.h).
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/OmpCopies.h"
#include "oracle/interp/ops/ScfLoops.h"

#include "mlir/Dialect/OpenMP/OpenMPDialect.h"

using namespace mlir;

namespace freehold::interp {

static void evalAtomicRead(omp::AtomicReadOp op, Emitter &e) {
  Type element = op.getElementType();
  if (!isOneElement(op.getX().getType(), element) || !isOneElement(op.getV().getType(), element))
    return e.unsupported("anything but one element");
  unsigned words = *wordsOf(element);
  Registers value{e.temp(words), words};
  emitLock(e, Races::kAtomic);
  emitLoadElement(op.getX(), value, element, e);
  emitUnlock(e, Races::kAtomic);
  emitStoreElement(value, element, op.getV(), e);
}

static void evalAtomicWrite(omp::AtomicWriteOp op, Emitter &e) {
  if (!isOneElement(op.getX().getType(), op.getExpr().getType()))
    return e.unsupported("anything but one element");
  emitLock(e, Races::kAtomic);
  emitStoreElement(e.registers(op.getExpr()), op.getExpr().getType(), op.getX(), e);
  emitUnlock(e, Races::kAtomic);
}

static void evalAtomicUpdate(omp::AtomicUpdateOp op, Emitter &e) {
  BlockArgument argument = op.getRegion().getArgument(0);
  if (!isOneElement(op.getX().getType(), argument.getType()))
    return e.unsupported("anything but one element");
  emitLock(e, Races::kAtomic);
  emitLoadElement(op.getX(), e.registers(argument), argument.getType(), e);
  Label done = e.label();
  e.region(op.getRegion(), [&](Operation *end) {
    Value value = end->getOperand(0);
    emitStoreElement(e.registers(value), value.getType(), op.getX(), e);
    e.jump(done);
  });
  e.bind(done);
  emitUnlock(e, Races::kAtomic);
}

/// The two ops of the region are one access.
static void evalAtomicCapture(omp::AtomicCaptureOp op, Emitter &e) {
  emitLock(e, Races::kAtomic);
  e.regionInPlace(op.getRegion());
  emitUnlock(e, Races::kAtomic);
}

void addOmpAtomicOps(InterpTable &table) {
  table.on<omp::AtomicReadOp>(evalAtomicRead);
  table.on<omp::AtomicWriteOp>(evalAtomicWrite);
  table.on<omp::AtomicUpdateOp>(evalAtomicUpdate);
  table.on<omp::AtomicCaptureOp>(evalAtomicCapture);
}

} // namespace freehold::interp
