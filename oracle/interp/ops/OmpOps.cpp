//===- OmpOps.cpp - omp, run on one host thread -----------------*- C++ -*-===//
// Regions run in place. Iterations of shared loops are unordered: runs take them in
// either order, and conflicting accesses are data races (Races.h).
//
// omp.parallel has a team of two threads, so that what each of them does, such as freeing a buffer that
// they share, happens twice. The first one runs from barrier to barrier before the other, which finds all
// shared work (loops, sections, single, master) done. It has one thread if `num_threads` or `if` say so. omp.teams
// has two teams, of which the second one starts when the first one has ended.
//
// The sections of omp.sections race as the iterations of a loop do, and so do the threads of a team, unless
// something else than barriers orders what they do (orderingOf). The end of shared work is a barrier, if threads can be made to
// wait there. Accesses in omp.critical of one name do not race, and neither do those of omp.atomic.
//
// A buffer that each thread makes for itself may be read by shared work, but not written: which iterations write the same one is
// open (Memory::beginTeam).
//
// omp.task does its work where it stands, as any task does (Tasks.h). It ends at the next omp.taskwait,
// omp.taskgroup or barrier, also the one at the end of a parallel region or of shared work. omp.taskloop is
// a loop of unordered iterations that waits for them.
//
// Private and reduction variables are copies (OmpCopies.h).
//
// Unsupported: work that nobody waits for (nowait, omp.master) before other work of the team that has no barrier in
// front; other buffers that a region's arguments stand for; tasks with dependences or conditions, in one another,
// beside barriers, or outside of an omp.parallel of the same function; whatever else runs beside the host.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/OmpCopies.h"
#include "oracle/interp/ops/OmpTeams.h"
#include "oracle/interp/ops/ScfLoops.h"
#include "oracle/interp/ops/Threads.h"

using namespace mlir;

namespace freehold::interp {

template <typename Op> static void evalRegion(Op op, Emitter &e) { emitInPlace(op, e); }

/// The bits of Machine::teamThread: the thread of the team, and the team of the league. There are two of
/// each.
static constexpr unsigned kThread = 1, kTeam = 2;

/// Jumps to t0 if this is not the first thread or team, as imm says.
static const Inst *execUnlessFirst(const Inst *i, Machine &m) {
  return m.teamThread & i->imm ? i + i->t0 : i->next();
}

/// Begins with the first thread or team. dst: the one that this happens in, which calls may have begun. c: whether
/// they race.
static const Inst *execFirst(const Inst *i, Machine &m) {
  m.u(i->dst) = m.teamThread;
  m.teamThread &= ~static_cast<unsigned>(i->imm);
  if (i->c)
    m.memory.beginParallel(i);
  return i->next();
}

/// Jumps to t0 with the second thread or team, unless this one is it, or there is one only. a: the one that goes
/// on then. b: how many there are. c: whether they race.
static const Inst *execSecond(const Inst *i, Machine &m) {
  bool isLast = (m.teamThread & i->imm) || m.u(i->b) == 1;
  m.teamThread = isLast ? static_cast<unsigned>(m.u(i->a)) : m.teamThread | i->imm;
  if (i->c && isLast)
    m.memory.endParallel();
  else if (i->c)
    m.memory.nextIteration();
  return isLast ? i->next() : i + i->t0;
}

/// b: how many threads or teams begin.
static const Inst *execBeginTeam(const Inst *i, Machine &m) {
  m.memory.beginTeam(m.u(i->b) > 1);
  return i->next();
}

static const Inst *execEndTeam(const Inst *i, Machine &m) {
  m.memory.endTeam();
  return i->next();
}

/// imm: whether threads or teams share it.
static const Inst *execBeginShared(const Inst *i, Machine &m) {
  m.memory.beginSharedWork(i->imm == kThread);
  return i->next();
}

static const Inst *execEndShared(const Inst *i, Machine &m) {
  m.memory.endSharedWork();
  return i->next();
}

/// Emits the region for each of the threads or teams, of which the register `count` has the number, 1 or 2.
static void emitEach(Operation *op, unsigned which, uint32_t count, bool races, Emitter &e) {
  Label again = e.label();
  uint32_t outer = e.temp();
  e.emit(execBeginTeam, 0, 0, count);
  Inst &first = e.emit(execFirst, outer);
  first.imm = which;
  first.c = races;
  e.bind(again);
  emitInPlace(op, e);
  Inst &second = e.emit(execSecond, 0, outer, count, races);
  second.imm = which;
  e.target0(again);
  e.emit(execEndTeam);
}

/// dst: the number of threads of a team. a and b: the clauses `if` and `num_threads`.
static const Inst *execCountThreads(const Inst *i, Machine &m) {
  if (uint8_t taint = m.poison[i->a] | m.poison[i->b])
    return m.failPoison(i, taint, "the number of threads");
  if (m.s(i->b) <= 0)
    return m.fail(i, ErrorKind::Undefined, "the number of threads is not positive");
  m.u(i->dst) = (m.u(i->a) & 1) && m.u(i->b) > 1 ? 2 : 1;
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalParallel(omp::ParallelOp op, Emitter &e) {
  if (op->getParentOfType<omp::ParallelOp>())
    return e.unsupported("a team in a team");
  Value condition = op.getIfExpr(), wanted = op.getNumThreads();
  uint32_t threads = e.temp();
  e.emit(execCountThreads, threads, condition ? e.at(condition) : e.constant(1),
         wanted ? e.at(wanted) : e.constant(2));
  Ordering ordering = orderingOf(op);
  bool races = ordering != Ordering::Other;
  e.module().hasParallel |= races;
  if (!hasBarrier(op) && ordering != Ordering::Waits) {
    emitEach(op, kThread, threads, races, e);
    emitTasksEnd(op.getRegion(), e);
    return;
  }
  if (StringRef why = refuseCopies(op, e); !why.empty())
    return e.unsupported(why);
  if (!canWait(op.getRegion()))
    return e.unsupported("stack buffers beside barriers");
  ThreadGroup team;
  team.sizes = {threads};
  team.races = races;
  team.ids = {e.temp()};
  team.isTeam = true;
  e.emit(execBeginTeam, 0, 0, threads);
  emitThreads(
      e, std::move(team), op.getRegion(), [&] { emitCopies(op, e); },
      [&] { emitCopiesEnd(op, e); });
  e.emit(execEndTeam);
}

static void evalTeams(omp::TeamsOp op, Emitter &e) {
  emitEach(op, kTeam, e.constant(2), /*races=*/false, e);
}

/// dst: the number of sections that were run.
static const Inst *execBeginSections(const Inst *i, Machine &m) {
  m.memory.beginParallel(i);
  m.u(i->dst) = 0;
  return i->next();
}

/// Chooses the section that is run next, in the order of iterations. dst: its number, or imm, which is how many there
/// are, if all were run. a: how many were.
static const Inst *execNextSection(const Inst *i, Machine &m) {
  uint64_t turn = m.u(i->a)++, sections = i->imm;
  if (turn && turn < sections)
    m.memory.nextIteration();
  if (turn >= sections)
    m.u(i->dst) = sections;
  else if (m.options.parallelOrder == ParallelOrder::Backwards)
    m.u(i->dst) = sections - 1 - turn;
  else
    m.u(i->dst) =
        (turn + (m.options.parallelOrder == ParallelOrder::FromMiddle) * sections / 2) % sections;
  return i->next();
}

static const Inst *execUnlessSection(const Inst *i, Machine &m) {
  return m.u(i->a) == i->imm ? i->next() : i + i->t0;
}

static const Inst *execEndSections(const Inst *i, Machine &m) {
  m.memory.endParallel();
  return i->next();
}

/// The region holds nothing but sections and its terminator.
static void evalSections(omp::SectionsOp op, Emitter &e) {
  if (StringRef why = refuseCopies(op, e); !why.empty())
    return e.unsupported(why);
  e.module().hasParallel = true;
  emitCopies(op, e);
  uint32_t turn = e.temp(), which = e.temp();
  auto sections = llvm::to_vector(op.getRegion().front().getOps<omp::SectionOp>());
  e.emit(execBeginSections, turn);
  Label again = e.label();
  e.bind(again);
  e.emit(execNextSection, which, turn).imm = sections.size();
  for (auto [number, section] : llvm::enumerate(sections)) {
    Label next = e.label();
    e.emit(execUnlessSection, 0, which).imm = number;
    e.target0(next);
    e.op(section);
    e.jump(again);
    e.bind(next);
  }
  e.emit(execEndSections);
  emitCopiesEnd(op, e);
}

/// What is done in critical regions of one name is ordered, in an order that runs choose.
static void evalCritical(omp::CriticalOp op, Emitter &e) {
  unsigned lock = Races::kAtomic + 1;
  if (op.getName())
    for (auto name : op->getParentOfType<ModuleOp>().getOps<omp::CriticalDeclareOp>()) {
      ++lock;
      if (name.getSymName() == *op.getName())
        break;
    }
  if (lock >= Races::kLocks)
    return e.unsupported("so many names of critical regions");
  emitLock(e, lock);
  emitInPlace(op, e);
  emitUnlock(e, lock);
}

/// A thread that waits for its team must not be in a critical region, which the others may have to enter before they come there,
/// nor do its part of shared work, of which the others may have none.
static const Inst *execWaitForTeam(const Inst *i, Machine &m) {
  return m.memory.waitForTeam(i) ? i->next() : nullptr;
}

static void evalBarrier(Operation *op, Emitter &e) {
  emitBarrier(op, llvm::IsaPred<omp::ParallelOp>, e);
}

static void evalOmpBarrier(omp::BarrierOp op, Emitter &e) {
  e.emit(execWaitForTeam);
  evalBarrier(op, e);
}

/// Emits what only the first thread of a team does, or the first team of a league.
template <typename Op, void (*Eval)(Op, Emitter &), unsigned Which = kThread>
static void evalOnce(Op op, Emitter &e) {
  if (Which == kThread && endsWithoutWaiting(op) && workBeside(op))
    return e.unsupported("whether other threads wait for it");
  Label done = e.label();
  e.module().hasParallel = true;
  e.emit(execUnlessFirst).imm = Which;
  e.target0(done);
  e.emit(execBeginShared).imm = Which;
  Eval(op, e);
  e.emit(execEndShared);
  e.bind(done);
  if (Which == kThread && !endsWithoutWaiting(op))
    emitTaskBarrier(op, e);
  if (Which == kThread && !endsWithoutWaiting(op))
    e.emit(execWaitForTeam);
  if (auto team = op->template getParentOfType<omp::ParallelOp>();
      team && isWaitInside(op, team) && orderingOf(team) == Ordering::Waits)
    evalBarrier(op, e);
}

template <typename Op> static void evalEnd(Op op, Emitter &e) { e.leaveRegion(op); }

template <typename Op> static void evalWrapper(Op op, Emitter &e) { emitWrapped(op, e); }

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

void addOmpOps(InterpTable &table) {
  addOmpAtomicOps(table);
  addOmpDeviceOps(table);
  addOmpTaskOps(table);
  table.on<omp::ParallelOp>(evalParallel);
  table.on<omp::TeamsOp>(evalTeams);
  table.on<omp::BarrierOp>(evalOmpBarrier);
  table.on<omp::SectionsOp>(evalOnce<omp::SectionsOp, evalSections>);
  table.on<omp::SectionOp>(evalRegion<omp::SectionOp>);
  table.on<omp::DistributeOp>(evalOnce<omp::DistributeOp, evalWrapper<omp::DistributeOp>, kTeam>);
  table.on<omp::MasterOp>(evalOnce<omp::MasterOp, evalRegion<omp::MasterOp>>);
  table.on<omp::MaskedOp>(evalOnce<omp::MaskedOp, evalRegion<omp::MaskedOp>>);
  table.on<omp::SingleOp>(evalOnce<omp::SingleOp, evalRegion<omp::SingleOp>>);
  table.on<omp::CriticalOp>(evalCritical);
  table.on<omp::WsloopOp>(evalOnce<omp::WsloopOp, evalWrapper<omp::WsloopOp>>);
  table.on<omp::SimdOp>(evalWrapper<omp::SimdOp>);
  table.on<omp::LoopNestOp>(evalLoopNest);
  table.on<omp::YieldOp>(evalEnd<omp::YieldOp>);
  table.on<omp::TerminatorOp>(evalEnd<omp::TerminatorOp>);
}

} // namespace freehold::interp
