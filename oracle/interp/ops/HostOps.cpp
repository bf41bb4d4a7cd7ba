//===- HostOps.cpp - omp and acc, run on one host thread --------*- C++ -*-===//
// Regions of these dialects run in place. Iterations of omp.wsloop are unordered: runs take them in
// either order, and conflicting accesses are data races (Races.h).
//
// omp.parallel has a team of two threads, so that what each of them does, such as freeing a buffer that
// they share, happens twice. The first one runs from start to end before the other, which finds all
// shared work (loops, single, master) done. Races between threads are not looked for.
//
// Unsupported: barriers, buffers that a region's arguments stand for (private and reduction
// variables), and whatever runs beside the host.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/ScfLoops.h"

#include "mlir/Dialect/OpenACC/OpenACC.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"

using namespace mlir;

namespace freehold::interp {

/// Emits the region in the place of the op.
static void evalInPlace(Operation *op, Emitter &e) {
  Region &region = op->getRegion(0);
  if (region.getNumArguments())
    return e.unsupported("arguments of the region");
  Label done = e.label();
  e.region(region, [&](Operation *) { e.jump(done); });
  e.bind(done);
}

template <typename Op> static void evalRegion(Op op, Emitter &e) { evalInPlace(op, e); }
/// The number of threads of a team.
static constexpr unsigned kTeam = 2;

static const Inst *execSetThread(const Inst *i, Machine &m) {
  m.teamThread = i->imm;
  return i->next();
}

/// Jumps to t0 if this is not the first thread of its team.
static const Inst *execUnlessFirst(const Inst *i, Machine &m) {
  return m.teamThread ? i + i->t0 : i->next();
}

/// Jumps to t0 with the next thread of the team, unless this one is the last.
static const Inst *execNextThread(const Inst *i, Machine &m) {
  m.teamThread = (m.teamThread + 1) % kTeam;
  return m.teamThread ? i + i->t0 : i->next();
}

static void evalTeam(omp::ParallelOp op, Emitter &e) {
  if (op->getParentOfType<omp::ParallelOp>())
    return e.unsupported("a team in a team");
  Label again = e.label();
  e.emit(execSetThread).imm = 0;
  e.bind(again);
  evalInPlace(op, e);
  e.emit(execNextThread);
  e.target0(again);
}

/// Emits what only the first thread of a team does.
template <typename Op, void (*Eval)(Op, Emitter &)> static void evalOnce(Op op, Emitter &e) {
  Label done = e.label();
  e.emit(execUnlessFirst);
  e.target0(done);
  Eval(op, e);
  e.bind(done);
}

template <typename Op> static void evalEnd(Op op, Emitter &e) { e.leaveRegion(op); }

/// The region has one op, the loop nest or another wrapper, and no terminator.
template <typename Op> static void evalWrapper(Op op, Emitter &e) {
  if (op.getRegion().getNumArguments())
    return e.unsupported("arguments of the region");
  e.region(op.getRegion(), [](Operation *) {});
}

static void evalLoopNest(omp::LoopNestOp op, Emitter &e) {
  if (op.getLoopInclusive() ||
      llvm::any_of(op.getIVs(), [](Value iv) { return bitsOf(iv.getType()) != 64; }))
    return e.unsupported("inclusive bounds, or an induction variable that is not of 64 bits");
  LoopNest nest;
  nest.lower = e.at(op.getLoopLowerBounds());
  nest.upper = e.at(op.getLoopUpperBounds());
  nest.step = e.at(op.getLoopSteps());
  SmallVector<Value> ivs(op.getIVs().begin(), op.getIVs().end());
  nest.iv = e.at(ValueRange(ivs));
  emitParallel(e, std::move(nest), op.getRegion());
}

static void evalData(acc::DataOp op, Emitter &e) {
  if (op.hasAsyncOnly() || op.getAsyncValue())
    return e.unsupported("asynchronous data regions");
  evalInPlace(op, e);
}

void addHostOps(InterpTable &table) {
  table.on<omp::ParallelOp>(evalTeam);
  table.on<omp::MasterOp>(evalOnce<omp::MasterOp, evalRegion<omp::MasterOp>>);
  table.on<omp::MaskedOp>(evalOnce<omp::MaskedOp, evalRegion<omp::MaskedOp>>);
  table.on<omp::SingleOp>(evalOnce<omp::SingleOp, evalRegion<omp::SingleOp>>);
  table.on<omp::CriticalOp>(evalRegion<omp::CriticalOp>);
  table.on<omp::WsloopOp>(evalOnce<omp::WsloopOp, evalWrapper<omp::WsloopOp>>);
  table.on<omp::SimdOp>(evalWrapper<omp::SimdOp>);
  table.on<omp::LoopNestOp>(evalLoopNest);
  table.on<omp::YieldOp>(evalEnd<omp::YieldOp>);
  table.on<omp::TerminatorOp>(evalEnd<omp::TerminatorOp>);
  table.on<acc::DataOp>(evalData);
  table.on<acc::TerminatorOp>(evalEnd<acc::TerminatorOp>);
}

} // namespace freehold::interp
