//===- AffineOps.cpp - affine: maps, accesses, for and if -------*- C++ -*-===//
#include "oracle/interp/ops/AffineOps.h"

#include "oracle/interp/AffineEval.h"
#include "oracle/interp/ops/AffineAccess.h"
#include "oracle/interp/ops/ScfLoops.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;

namespace freehold::interp {

static void evalApply(affine::AffineApplyOp op, Emitter &e) {
  AffineMap map = op.getAffineMap();
  emitAffineExprTo(e, map.getResult(0), affineOperands(e, map.getNumDims(), op.getMapOperands()),
                   e.at(op.getResult()));
}

static void evalExtreme(Emitter &e, Extreme which, AffineMap map, ValueRange operands,
                        Value result) {
  uint32_t best = emitExtreme(e, which, map, affineOperands(e, map.getNumDims(), operands));
  e.move({best, 1}, e.at(result));
}

static void evalMin(affine::AffineMinOp op, Emitter &e) {
  evalExtreme(e, Extreme::Least, op.getAffineMap(), op.getMapOperands(), op.getResult());
}

static void evalMax(affine::AffineMaxOp op, Emitter &e) {
  evalExtreme(e, Extreme::Greatest, op.getAffineMap(), op.getMapOperands(), op.getResult());
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

static SmallVector<uint32_t> indexWords(Emitter &e, AffineMap map, ValueRange operands) {
  return emitAffineMap(e, map, affineOperands(e, map.getNumDims(), operands));
}

static void evalLoad(affine::AffineLoadOp op, Emitter &e) {
  emitElementLoad(e, op, op.getMemRef(), indexWords(e, op.getAffineMap(), op.getMapOperands()),
                  e.registers(op.getResult()));
}

static void evalStore(affine::AffineStoreOp op, Emitter &e) {
  emitElementStore(e, op, e.registers(op.getValueToStore()), op.getMemRef(),
                   indexWords(e, op.getAffineMap(), op.getMapOperands()));
}

/// A hint without effect, even on a dead buffer.
static void evalPrefetch(affine::AffinePrefetchOp, Emitter &) {}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

static void evalYield(affine::AffineYieldOp op, Emitter &e) { e.leaveRegion(op); }

/// The lower bound is the largest result of its map, the upper bound the smallest of its own.
static void evalFor(affine::AffineForOp op, Emitter &e) {
  AffineMap lower = op.getLowerBoundMap(), upper = op.getUpperBoundMap();
  CountedLoop loop;
  loop.lower = emitExtreme(e, Extreme::Greatest, lower,
                           affineOperands(e, lower.getNumDims(), op.getLowerBoundOperands()));
  loop.upper = emitExtreme(e, Extreme::Least, upper,
                           affineOperands(e, upper.getNumDims(), op.getUpperBoundOperands()));
  loop.step = e.constant(static_cast<uint64_t>(op.getStepAsInt()));
  loop.iv = e.at(op.getInductionVar());
  emitCountedLoop(e, loop, op.getRegion(), op.getInits(), op.getResults());
}

static void evalIf(affine::AffineIfOp op, Emitter &e) {
  IntegerSet set = op.getIntegerSet();
  Label otherwise = e.label(), done = e.label();
  auto branch = [&](Region &region) {
    e.region(region, [&](Operation *yield) {
      e.moves(yield->getOperands(), op.getResults());
      e.jump(done);
    });
  };
  emitJumpUnlessInside(e, set, affineOperands(e, set.getNumDims(), op.getOperands()), otherwise);
  branch(op.getThenRegion());
  e.bind(otherwise);
  if (op.hasElse())
    branch(op.getElseRegion());
  e.bind(done);
}

void addAffineOps(InterpTable &table) {
  table.on<affine::AffineApplyOp>(evalApply);
  table.on<affine::AffineMinOp>(evalMin);
  table.on<affine::AffineMaxOp>(evalMax);
  table.on<affine::AffineLoadOp>(evalLoad);
  table.on<affine::AffineStoreOp>(evalStore);
  table.on<affine::AffinePrefetchOp>(evalPrefetch);
  table.on<affine::AffineForOp>(evalFor);
  table.on<affine::AffineIfOp>(evalIf);
  table.on<affine::AffineYieldOp>(evalYield);
  addAffineParallelOps(table);
  addAffineIndexOps(table);
}

} // namespace freehold::interp
