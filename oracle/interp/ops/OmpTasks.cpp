//===- OmpTasks.cpp - omp.task, omp.taskwait, omp.taskgroup and omp.taskloop -===//
// OmpOps.cpp says what becomes of tasks.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"
#include "oracle/interp/ops/OmpCopies.h"
#include "oracle/interp/ops/OmpTeams.h"

#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace freehold::interp {

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

void emitTasksEnd(Region &region, Emitter &e) {
  if (region.walk([](omp::TaskOp) { return WalkResult::interrupt(); }).wasInterrupted())
    e.emit(execEndTasks, 0, e.constant(0));
}

void emitTaskBarrier(Operation *op, Emitter &e) {
  if (auto team = op->getParentOfType<omp::ParallelOp>())
    emitTasksEnd(team.getRegion(), e);
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
  emitInPlace(op, e);
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
  emitInPlace(op, e);
  e.emit(execEndTasks, 0, start);
}

static void evalTaskloop(omp::TaskloopOp op, Emitter &e) {
  if (op->getNumOperands() || op.getNogroup())
    return e.unsupported("a loop of tasks that does not wait for them, or with clauses");
  emitWrapped(op, e);
}

/// An op that changes nothing when the threads run one after the other.
static void evalTaskyield(omp::TaskyieldOp, Emitter &) {}

void addOmpTaskOps(InterpTable &table) {
  table.on<omp::TaskOp>(evalTask);
  table.on<omp::TaskwaitOp>(evalTaskwait);
  table.on<omp::TaskgroupOp>(evalTaskgroup);
  table.on<omp::TaskloopOp>(evalTaskloop);
  table.on<omp::TaskyieldOp>(evalTaskyield);
}

} // namespace freehold::interp
