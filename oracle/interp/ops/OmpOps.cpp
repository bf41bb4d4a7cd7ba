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
#include "oracle/interp/ops/ScfLoops.h"
#include "oracle/interp/ops/Threads.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace freehold::interp {

/// Emits the region in the place of the op, with its copies of variables.
static void evalInPlace(Operation *op, Emitter &e) {
  if (StringRef why = refuseCopies(op, e); !why.empty())
    return e.unsupported(why);
  emitCopies(op, e);
  e.regionInPlace(op->getRegion(0));
  emitCopiesEnd(op, e);
}

template <typename Op> static void evalRegion(Op op, Emitter &e) { evalInPlace(op, e); }

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

static const Inst *execBeginShared(const Inst *i, Machine &m) {
  m.memory.beginSharedWork();
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
  evalInPlace(op, e);
  Inst &second = e.emit(execSecond, 0, outer, count, races);
  second.imm = which;
  e.target0(again);
  e.emit(execEndTeam);
}

/// Whether threads that make the call may be ordered by what it does: ops of omp, or something unknown.
static bool mayOrder(CallOpInterface call, SmallPtrSetImpl<Operation *> &seen) {
  Operation *callee = call.resolveCallable();
  auto callable = dyn_cast_if_present<CallableOpInterface>(callee);
  if (!callable || !callable.getCallableRegion())
    return true;
  if (!seen.insert(callee).second)
    return false;
  return callee
      ->walk([&](Operation *inner) {
        auto nested = dyn_cast<CallOpInterface>(inner);
        bool orders = isa_and_present<omp::OpenMPDialect>(inner->getDialect()) ||
                      (nested && mayOrder(nested, seen));
        return orders ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether the op has an end at which the threads of the team wait, other than at the end of the team's region.
static bool isWaitInside(Operation *op, omp::ParallelOp team) {
  bool isAtEnd = op->getBlock()->getParentOp() == team &&
                 op->getNextNode() == op->getBlock()->getTerminator() &&
                 op->getBlock()->getNumSuccessors() == 0;
  return isa<omp::WsloopOp, omp::SectionsOp, omp::SingleOp>(op) && !op->hasAttr("nowait") &&
         !isAtEnd;
}

/// What orders the threads of a team, besides omp.barrier and the end of the region.
enum class Ordering : uint8_t {
  /// Nothing.
  None,
  /// The ends of shared work, at which threads can be made to wait.
  Waits,
  /// Tasks, calls of what may order threads, or ends of shared work where none can be made to wait.
  Other,
};

/// Finds out whether threads that conflict in the region race. What they do is ordered where the region ends, and by barriers, which
/// those that wait for one another know (Threads.h). Nothing is said of threads that something else orders as well.
static Ordering orderingOf(omp::ParallelOp team) {
  SmallPtrSet<Operation *, 4> seen;
  Ordering found = Ordering::None;
  team.getRegion().walk([&](Operation *inner) {
    auto call = dyn_cast<CallOpInterface>(inner);
    bool isWait = isWaitInside(inner, team);
    bool isOther =
        call ? mayOrder(call, seen)
             : isa<omp::TaskOp, omp::TaskgroupOp, omp::TaskloopOp, omp::TaskwaitOp>(inner) ||
                   (isWait && whereNoneWaits(inner, llvm::IsaPred<omp::ParallelOp>));
    if (isOther)
      found = Ordering::Other;
    else if (isWait)
      found = Ordering::Waits;
    return isOther ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found == Ordering::Waits && !canWait(team.getRegion()) ? Ordering::Other : found;
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

static bool hasBarrier(omp::ParallelOp op) {
  return op.getRegion()
      .walk([](omp::BarrierOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Tasks of omp
//===----------------------------------------------------------------------===//

namespace {
struct OmpTaskTable {
  std::vector<MemRefRegisters> used;
};
} // namespace

static const Inst *execEnterOmpTask(const Inst *i, Machine &m) {
  Task task;
  task.at = i;
  task.isRegion = true;
  m.memory.enterTask(std::move(task));
  return i->next();
}

static const Inst *execLeaveOmpTask(const Inst *i, Machine &m) {
  SmallVector<uint32_t> buffers;
  for (const MemRefRegisters &memref : i->table<OmpTaskTable>().used)
    buffers.push_back(static_cast<uint32_t>(readDescriptor(m, memref).view().allocation()));
  m.memory.leaveTask(std::move(buffers));
  return i->next();
}

/// dst: the number of tasks so far.
static const Inst *execCountTasks(const Inst *i, Machine &m) {
  m.memory.enterTask({});
  m.u(i->dst) = m.memory.leaveTask({});
  m.memory.endTask(m.u(i->dst));
  return i->next();
}

/// Ends all tasks since the count at a.
static const Inst *execEndTasks(const Inst *i, Machine &m) {
  m.memory.enterTask({});
  uint64_t end = m.memory.leaveTask({});
  for (uint64_t number = m.u(i->a); number <= end; ++number)
    m.memory.endTask(number);
  return m.memory.charge(i, static_cast<int64_t>(end - m.u(i->a))) ? i->next() : nullptr;
}

static bool hasOmpTask(Region &region) {
  return region.walk([](omp::TaskOp) { return WalkResult::interrupt(); }).wasInterrupted();
}

/// Emits the wait at the end of `op` for the tasks of its team. Only tasks of omp are pending there
/// (refuseTask), so that all of them are ended.
static void emitTaskBarrier(Operation *op, Emitter &e) {
  if (auto team = op->getParentOfType<omp::ParallelOp>(); team && hasOmpTask(team.getRegion()))
    e.emit(execEndTasks, 0, e.constant(0));
}

/// Returns why the task cannot be run; empty if it can.
static StringRef refuseTask(omp::TaskOp op) {
  if (op->getNumOperands() || op.getRegion().getNumArguments())
    return "a task with dependences, conditions, private or reduction variables";
  if (!op->getParentOfType<omp::ParallelOp>() || op->getParentOfType<omp::TaskOp>())
    return "a task in a task, or outside of omp.parallel";
  if (hasBarrier(op->getParentOfType<omp::ParallelOp>()))
    return "a task beside barriers";
  WalkResult locks = op.walk([](Operation *inner) {
    bool orders = isa<omp::CriticalOp, omp::AtomicUpdateOp, omp::AtomicCaptureOp>(inner);
    return orders ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (locks.wasInterrupted())
    return "a task with a critical region";
  WalkResult others = op->getParentOfType<ModuleOp>().walk([](Operation *each) {
    bool hasToken = llvm::any_of(each->getResultTypes(),
                                 [](Type type) { return isToken(type) || heldType(type); });
    return hasToken ? WalkResult::interrupt() : WalkResult::advance();
  });
  return others.wasInterrupted() ? "tasks of omp beside those with tokens" : "";
}

static void evalTask(omp::TaskOp op, Emitter &e) {
  if (StringRef why = refuseTask(op); !why.empty())
    return e.unsupported(why);
  e.module().hasParallel = true;
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  OmpTaskTable table;
  for (Value value : used) {
    if (isa<BaseMemRefType>(value.getType()))
      table.used.push_back(memrefRegisters(value, e));
    else if (!wordsOf(value.getType()) || isa<LLVM::LLVMPointerType>(value.getType()))
      return e.unsupported("a value of such a type inside of a task");
  }
  e.emit(execEnterOmpTask);
  evalInPlace(op, e);
  const auto *kept = e.own(std::move(table));
  e.emit(execLeaveOmpTask).data = kept;
}

/// The children of the task that waits are all that are pending, since no task has tasks of its own.
static void evalTaskwait(omp::TaskwaitOp op, Emitter &e) {
  if (op->getNumOperands() || op.getNowait())
    return e.unsupported("a wait for some tasks");
  emitTaskBarrier(op, e);
}

static void evalTaskgroup(omp::TaskgroupOp op, Emitter &e) {
  if (op->getNumOperands())
    return e.unsupported("reductions");
  uint32_t start = e.temp();
  e.emit(execCountTasks, start);
  evalInPlace(op, e);
  e.emit(execEndTasks, 0, start);
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
    if (hasOmpTask(op.getRegion()))
      e.emit(execEndTasks, 0, e.constant(0));
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
  evalInPlace(op, e);
  emitUnlock(e, lock);
}

/// A thread that waits for its team must not be in a critical region, which the others may have to enter before they come there.
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

/// Whether no thread waits where the op ends. Only the first thread does the work of omp.master and omp.masked.
static bool isForFirst(Operation *op) { return isa<omp::MasterOp, omp::MaskedOp>(op); }
static bool endsWithoutWaiting(Operation *op) { return op->hasAttr("nowait") || isForFirst(op); }

/// Whether another thread may do `other` while a thread does `op`, if none of them waits in between.
static bool isBeside(Operation *other, Operation *op) {
  return isa<omp::WsloopOp, omp::SectionsOp, omp::SingleOp>(other) ||
         (isForFirst(other) && !isForFirst(op));
}

/// Looks for work beside `op` in the ops of [begin, end), in front of a barrier. Returns it, the barrier, or null.
static Operation *firstBeside(Block::iterator begin, Block::iterator end, Operation *op) {
  for (Operation &next : llvm::make_range(begin, end)) {
    Operation *found = nullptr;
    if (isa<omp::BarrierOp>(next))
      return &next;
    next.walk<WalkOrder::PreOrder>([&](Operation *other) {
      if (!isBeside(other, op))
        return WalkResult::advance();
      found = other;
      return WalkResult::interrupt();
    });
    if (found)
      return found;
  }
  return nullptr;
}

/// Whether the region may run again once it has ended: that of a loop.
static bool isRepeated(Region &region) {
  auto branch = dyn_cast<RegionBranchOpInterface>(region.getParentOp());
  return isa<LoopLikeOpInterface>(region.getParentOp()) ||
         (branch && branch.isRepetitiveRegion(region.getRegionNumber()));
}

/// Returns work that another thread of the team may do while this op's is not finished; null if there is none. Here one
/// thread does both, one after the other, so that a race of them would not be seen. In a loop what stands in front of the op comes
/// after it as well, and so does anything in a region of several blocks. What callers of the function do
/// beside it is not known, so that the op itself is returned if there are any.
static Operation *workBeside(Operation *op) {
  Operation *at = op;
  for (; at && !isa<omp::ParallelOp, FunctionOpInterface>(at); at = at->getParentOp()) {
    Block &block = *at->getBlock();
    Operation *found = firstBeside(std::next(at->getIterator()), block.end(), op);
    if (isa_and_present<omp::BarrierOp>(found))
      return nullptr;
    if (!found && !block.getParent()->hasOneBlock())
      for (Block &other : *block.getParent())
        if (Operation *beside = firstBeside(other.begin(), other.end(), op))
          found = isa<omp::BarrierOp>(beside) ? at : beside;
    if (!found && isRepeated(*block.getParent()))
      if (Operation *again = firstBeside(block.begin(), std::next(at->getIterator()), op);
          again && !isa<omp::BarrierOp>(again))
        found = again;
    if (found)
      return found;
  }
  bool isCalled = isa_and_present<FunctionOpInterface>(at) &&
                  !SymbolTable::symbolKnownUseEmpty(at, at->getParentOp());
  return isCalled ? op : nullptr;
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
  e.emit(execBeginShared);
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

/// The region has one op, the loop nest or another wrapper, and no terminator.
template <typename Op> static void evalWrapper(Op op, Emitter &e) {
  if (StringRef why = refuseCopies(op, e); !why.empty())
    return e.unsupported(why);
  emitCopies(op, e);
  e.region(op.getRegion(), [](Operation *) {});
  emitCopiesEnd(op, e);
}

static void evalTaskloop(omp::TaskloopOp op, Emitter &e) {
  if (op->getNumOperands() || op.getNogroup())
    return e.unsupported("a loop of tasks that does not wait for them, or with clauses");
  evalWrapper(op, e);
}

/// An op that changes nothing when the threads run one after the other.
static void evalTaskyield(omp::TaskyieldOp, Emitter &) {}

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
  table.on<omp::TaskOp>(evalTask);
  table.on<omp::TaskwaitOp>(evalTaskwait);
  table.on<omp::TaskgroupOp>(evalTaskgroup);
  table.on<omp::TaskloopOp>(evalTaskloop);
  table.on<omp::TaskyieldOp>(evalTaskyield);
  table.on<omp::YieldOp>(evalEnd<omp::YieldOp>);
  table.on<omp::TerminatorOp>(evalEnd<omp::TerminatorOp>);
}

} // namespace freehold::interp
