//===- Threads.cpp --------------------------------------------------------===//
#include "oracle/interp/ops/Threads.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct ThreadTable : ThreadGroup {
  /// The registers of the body.
  uint32_t first = 0, count = 0;
  /// Words of the group: how many threads there are, the position of the one that runs in the order in
  /// which they do, whether barriers were reached before, the instruction that began the group, and
  /// the heap entry where registers are kept.
  uint32_t threads = 0, current = 0, isLater = 0, begin = 0, store = 0;
  /// Another word of the group: Machine::teamThread where it began, which may be in a thread itself.
  uint32_t outerThread = 0;

  uint64_t slotBytes() const { return count * 9ull + sizeof(const Inst *); }
};

/// One thread's registers while others run.
struct Slot {
  uint8_t *data;
  const ThreadTable &table;

  Slot(Machine &m, const ThreadTable &table, uint64_t thread)
      : data(m.memory.heap[m.u(table.store)].data + thread * table.slotBytes()), table(table) {}
  const Inst *next() const {
    const Inst *at;
    std::memcpy(&at, data, sizeof(at));
    return at;
  }
  void end() { std::memset(data, 0, sizeof(const Inst *)); }
  void save(Machine &m, const Inst *next) {
    std::memcpy(data, &next, sizeof(next));
    std::memcpy(words(), m.words + table.first, table.count * 8ull);
    std::memcpy(poison(), m.poison + table.first, table.count);
  }
  void load(Machine &m) {
    std::memcpy(m.words + table.first, words(), table.count * 8ull);
    std::memcpy(m.poison + table.first, poison(), table.count);
  }
  /// Copies what the thread had in its registers to some of this one.
  void copy(Machine &m, uint32_t from, uint32_t to, uint64_t count) {
    std::memcpy(m.words + to, words() + (from - table.first) * 8ull, count * 8);
    std::memcpy(m.poison + to, poison() + (from - table.first), count);
  }

private:
  uint8_t *words() { return data + sizeof(const Inst *); }
  uint8_t *poison() { return words() + table.count * 8ull; }
};
} // namespace

/// Returns the number of the thread that runs.
static uint64_t threadOf(const ThreadTable &table, Machine &m) {
  uint64_t position = m.u(table.current);
  return m.options.parallelOrder == ParallelOrder::Backwards ? m.u(table.threads) - 1 - position
                                                             : position;
}

/// Sets the position of the thread that runs from its number; the first dimension is innermost.
static void setIds(const ThreadTable &table, Machine &m) {
  uint64_t thread = threadOf(table, m);
  if (table.isTeam)
    m.teamThread = (m.teamThread & ~1u) | static_cast<unsigned>(thread & 1);
  for (auto [size, id] : llvm::zip_equal(table.sizes, table.ids)) {
    m.u(id) = thread % m.u(size);
    m.poison[id] = 0;
    thread /= m.u(size);
  }
}

static const Inst *execThreadsBegin(const Inst *i, Machine &m) {
  const auto &table = i->table<ThreadTable>();
  uint64_t threads = 1;
  for (uint32_t size : table.sizes) {
    if (m.poison[size])
      return m.failPoison(i, m.poison[size], "the number of threads");
    if (m.s(size) <= 0)
      return i + i->t0;
    if (m.u(size) > UINT32_MAX / threads)
      return m.stop(i, Termination::OutOfBudget, "too many threads");
    threads *= m.u(size);
  }
  if (!m.memory.charge(i, threads * table.count))
    return nullptr;
  uint32_t store =
      m.memory.heap.allocate(AllocationKind::Stack, threads * table.slotBytes(), 16, i);
  if (!store)
    return m.stop(i, Termination::OutOfBudget,
                  "memory: the registers of " + Twine(threads) + " threads");
  m.memory.heap[store].isHidden = true;
  m.u(table.store) = store;
  m.u(table.outerThread) = m.teamThread;
  m.u(table.threads) = threads;
  m.u(table.current) = m.u(table.isLater) = 0;
  m.u(table.begin) = reinterpret_cast<uint64_t>(i);
  setIds(table, m);
  if (table.races)
    m.memory.beginParallel(i);
  return i->next();
}

/// All threads have reached a barrier or their ends.
static const Inst *nextPhase(const Inst *i, const ThreadTable &table, Machine &m) {
  if (table.races)
    m.memory.endParallel();
  const Inst *next = Slot(m, table, 0).next();
  for (uint64_t thread = 1; thread < m.u(table.threads); ++thread)
    if (Slot(m, table, thread).next() != next)
      return m.fail(i, ErrorKind::Undefined, "threads of a group wait at different barriers");
  m.u(table.current) = 0;
  m.u(table.isLater) = 1;
  auto *begin = reinterpret_cast<const Inst *>(m.u(table.begin));
  if (!next) {
    m.memory.heap.release(static_cast<uint32_t>(m.u(table.store)), i);
    m.teamThread = static_cast<unsigned>(m.u(table.outerThread));
    return begin + begin->t0;
  }
  if (table.races)
    m.memory.beginParallel(begin);
  Slot(m, table, threadOf(table, m)).load(m);
  setIds(table, m);
  return next;
}

static const Inst *nextThread(const Inst *i, const ThreadTable &table, Machine &m) {
  if (++m.u(table.current) == m.u(table.threads))
    return nextPhase(i, table, m);
  if (table.races)
    m.memory.nextIteration();
  auto *begin = reinterpret_cast<const Inst *>(m.u(table.begin));
  const Inst *next = begin->next();
  if (m.u(table.isLater)) {
    Slot slot(m, table, threadOf(table, m));
    next = slot.next();
    slot.load(m);
  }
  setIds(table, m);
  // A thread that has ended waits for the others, which are at a barrier.
  return next ? next
              : m.fail(i, ErrorKind::Undefined, "threads of a group wait for one that has ended");
}

static const Inst *execThreadEnd(const Inst *i, Machine &m) {
  const auto &table = i->table<ThreadTable>();
  Slot(m, table, threadOf(table, m)).end();
  return nextThread(i, table, m);
}

static const Inst *execBarrier(const Inst *i, Machine &m) {
  const auto &table = i->table<ThreadTable>();
  Slot(m, table, threadOf(table, m)).save(m, i->next());
  return nextThread(i, table, m);
}

/// dst: what thread number b had in the register a, of imm words, in the order in which they are combined.
/// Counts b up, or jumps to t0 if there is no such thread.
static const Inst *execValueOfThread(const Inst *i, Machine &m) {
  const auto &table = i->table<ThreadTable>();
  if (m.u(i->b) == m.u(table.threads))
    return i + i->t0;
  uint64_t number = m.u(i->b)++;
  if (m.options.parallelOrder == ParallelOrder::Backwards)
    number = m.u(table.threads) - 1 - number;
  else if (m.options.parallelOrder == ParallelOrder::FromMiddle)
    number = (number + m.u(table.threads) / 2) % m.u(table.threads);
  Slot(m, table, number).copy(m, i->a, i->dst, static_cast<uint64_t>(i->imm));
  return m.memory.charge(i, 1) ? i->next() : nullptr;
}

/// dst: what thread number b had in the register a, of imm words; poison if there is no such thread.
static const Inst *execExchanged(const Inst *i, Machine &m) {
  const auto &table = i->table<ThreadTable>();
  if (m.u(i->b) < m.u(table.threads))
    Slot(m, table, m.u(i->b)).copy(m, i->a, i->dst, i->imm);
  else
    std::fill_n(m.poison + i->dst, i->imm, kPoisonTaint);
  return i->next();
}

void emitThreads(Emitter &e, ThreadGroup group, Region &body, llvm::function_ref<void()> start,
                 llvm::function_ref<void()> end) {
  ThreadTable table{std::move(group)};
  table.threads = e.temp(), table.current = e.temp(), table.isLater = e.temp();
  table.begin = e.temp(), table.store = e.temp(), table.outerThread = e.temp();
  table.first = e.temp();
  Label done = e.label();
  size_t from = e.function().code.size();
  e.emit(execThreadsBegin);
  e.target0(done);
  start();
  e.region(body, [&](Operation *) {
    end();
    e.emit(execThreadEnd);
  });
  e.bind(done);
  table.count = e.temp() - table.first;
  // The table is complete only now that the registers of the body are known. Groups in the body have
  // taken what belongs to them.
  const ThreadTable *owned = e.own(std::move(table));
  auto &code = e.function().code;
  for (size_t at = from; at < code.size(); ++at)
    if (bool isOurs = at == from || code[at].exec == execBarrier ||
                      code[at].exec == execThreadEnd || code[at].exec == execValueOfThread ||
                      code[at].exec == execExchanged;
        isOurs && !code[at].data)
      code[at].data = owned;
}

/// Ops in whose regions a thread may wait. Nothing but registers says how far it has come in them.
static bool isKeptInRegisters(Operation *op) {
  return isa<scf::IfOp, scf::ForOp, scf::WhileOp, scf::IndexSwitchOp, scf::ExecuteRegionOp,
             affine::AffineIfOp, affine::AffineForOp, omp::MasterOp, omp::MaskedOp, omp::SingleOp,
             omp::SectionsOp, omp::SectionOp, omp::CriticalOp>(op);
}

Operation *whereNoneWaits(Operation *barrier, function_ref<bool(Operation *)> isGroup) {
  for (Operation *op = barrier->getParentOp(); op; op = op->getParentOp()) {
    if (isGroup(op))
      return nullptr;
    if (isa<FunctionOpInterface>(op))
      break;
    if (!isKeptInRegisters(op))
      return op;
  }
  return barrier;
}

void emitBarrier(Operation *barrier, function_ref<bool(Operation *)> isGroup, Emitter &e) {
  Operation *where = whereNoneWaits(barrier, isGroup);
  if (!where)
    e.emit(execBarrier);
  else if (where == barrier)
    e.unsupported("a barrier whose threads are not known");
  else
    e.unsupported(("a barrier in " + where->getName().getStringRef()).str());
}

void emitCombined(Operation *op, function_ref<bool(Operation *)> isGroup, Value value,
                  Registers first, Registers second, function_ref<void()> combine, Emitter &e) {
  // Registers that the body does not have are not kept for each thread.
  uint32_t from = e.temp(first.words), thread = e.temp();
  e.move(e.registers(value), from);
  emitBarrier(op, isGroup, e);
  Label again = e.label(), done = e.label();
  e.move(Registers{e.constant(0), 1}, thread);
  e.emit(execValueOfThread, first.at, from, thread).imm = first.words;
  e.target0(done);
  e.bind(again);
  e.emit(execValueOfThread, second.at, from, thread).imm = second.words;
  e.target0(done);
  combine();
  e.jump(again);
  e.bind(done);
  // Nobody goes on before all have read the values.
  emitBarrier(op, isGroup, e);
}

void emitExchanged(Operation *op, function_ref<bool(Operation *)> isGroup, Value value,
                   uint32_t thread, Registers to, Emitter &e) {
  // Registers that the body does not have are not kept for each thread.
  uint32_t from = e.temp(to.words);
  e.move(e.registers(value), from);
  emitBarrier(op, isGroup, e);
  e.emit(execExchanged, to.at, from, thread).imm = to.words;
  // Nobody goes on before all have read the values.
  emitBarrier(op, isGroup, e);
}

bool canWait(Region &body) {
  return !body.walk([](Operation *op) {
                auto effects = dyn_cast<MemoryEffectOpInterface>(op);
                if (!effects)
                  return WalkResult::advance();
                SmallVector<MemoryEffects::EffectInstance> allocations;
                effects.getEffects<MemoryEffects::Allocate>(allocations);
                return llvm::any_of(allocations,
                                    [](auto &effect) {
                                      return isa<SideEffects::AutomaticAllocationScopeResource>(
                                          effect.getResource());
                                    })
                           ? WalkResult::interrupt()
                           : WalkResult::advance();
              })
              .wasInterrupted();
}

} // namespace freehold::interp
