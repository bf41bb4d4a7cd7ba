//===- ScfLoops.cpp -------------------------------------------------------===//
#include "oracle/interp/ops/ScfLoops.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::interp {

//===----------------------------------------------------------------------===//
// One induction variable: dst is it, a lower, b upper, c step, imm bits
//===----------------------------------------------------------------------===//

/// Returns a bound as a number that can be compared and subtracted in 64 bits.
template <bool Signed, bool Narrow> static uint64_t bound(const Inst *i, Machine &m, uint32_t at) {
  return Signed && Narrow ? static_cast<uint64_t>(llvm::SignExtend64(m.u(at), i->imm)) : m.u(at);
}

template <bool Signed> static bool isLess(uint64_t a, uint64_t b) {
  return Signed ? static_cast<int64_t>(a) < static_cast<int64_t>(b) : a < b;
}

static const Inst *failDistance(const Inst *i, Machine &m) {
  return m.fail(i, ErrorKind::Undefined, "the bounds of the loop are too far apart for their type");
}

template <bool Signed, bool Narrow> static const Inst *execBegin(const Inst *i, Machine &m) {
  if (uint8_t taint = m.poison[i->a] | m.poison[i->b] | m.poison[i->c])
    return m.failPoison(i, taint, "a bound or the step of a loop");
  if (!isLess<Signed>(0, bound<Signed, Narrow>(i, m, i->c)))
    return m.fail(i, ErrorKind::Undefined, "the step of the loop is not positive");
  uint64_t lower = bound<Signed, Narrow>(i, m, i->a), upper = bound<Signed, Narrow>(i, m, i->b);
  bool any = isLess<Signed>(lower, upper);
  if (Signed && any && upper - lower > llvm::maskTrailingOnes<uint64_t>(i->imm - 1))
    return failDistance(i, m);
  m.branch(i, any);
  m.u(i->dst) = m.u(i->a);
  m.poison[i->dst] = 0;
  return any ? i->next() : i + i->t0;
}

/// Returns true if `iv + step` does not fit in `bits` bits, although both operands do.
template <bool Signed> static bool passesEnd(uint64_t iv, uint64_t step, unsigned bits) {
  if (!Signed)
    return step > llvm::maskTrailingOnes<uint64_t>(bits) - iv;
  uint64_t greatest = llvm::maskTrailingOnes<uint64_t>(bits - 1);
  return static_cast<int64_t>(iv) > 0 && step > greatest - iv;
}

/// The induction variable is below the upper bound here, so their difference is exact.
template <bool Signed, bool Narrow> static const Inst *execNext(const Inst *i, Machine &m) {
  uint64_t iv = bound<Signed, Narrow>(i, m, i->dst), step = bound<Signed, Narrow>(i, m, i->c);
  uint64_t left = bound<Signed, Narrow>(i, m, i->b) - iv;
  bool more = step < left;
  m.branch(i, more);
  if (more) {
    uint64_t next = iv + step;
    m.u(i->dst) = Narrow ? next & llvm::maskTrailingOnes<uint64_t>(i->imm) : next;
    return i + i->t0;
  }
  if (passesEnd<Signed>(iv, step, i->imm))
    return m.fail(i, ErrorKind::Undefined, "the induction variable passes the end of its type");
  return i + i->t1;
}

static std::pair<Exec, Exec> handlersOf(const CountedLoop &loop) {
  bool narrow = loop.bits < 64;
  if (loop.isSigned)
    return narrow ? std::pair<Exec, Exec>{execBegin<true, true>, execNext<true, true>}
                  : std::pair<Exec, Exec>{execBegin<true, false>, execNext<true, false>};
  return narrow ? std::pair<Exec, Exec>{execBegin<false, true>, execNext<false, true>}
                : std::pair<Exec, Exec>{execBegin<false, false>, execNext<false, false>};
}

void emitCountedLoop(Emitter &e, const CountedLoop &loop, Region &body, ValueRange inits,
                     ValueRange results) {
  Operation *op = e.current();
  ValueRange carried = ValueRange(body.getArguments()).drop_front();
  auto [begin, next] = handlersOf(loop);
  Label again = e.label(), done = e.label();
  e.moves(inits, carried);
  e.emit(begin, loop.iv, loop.lower, loop.upper, loop.step).imm = loop.bits;
  e.target0(done);
  e.bind(again);
  e.region(body, [&](Operation *yield) {
    e.moves(yield->getOperands(), carried);
    Inst &step = e.emit(next, loop.iv, loop.lower, loop.upper, loop.step);
    step.imm = loop.bits;
    step.op = op;
    e.target0(again);
    e.target1(done);
  });
  e.bind(done);
  e.moves(carried, results);
}

//===----------------------------------------------------------------------===//
// Nests
//===----------------------------------------------------------------------===//

/// Returns the value of the induction variable in the first iteration.
static uint64_t firstOf(const LoopNest &nest, size_t d, Machine &m) {
  uint64_t lower = m.u(nest.lower[d]), last = m.u(nest.last[d]), step = m.u(nest.step[d]);
  switch (nest.isParallel ? m.options.parallelOrder : ParallelOrder::Forwards) {
  case ParallelOrder::Forwards:
    return lower;
  case ParallelOrder::Backwards:
    return last;
  case ParallelOrder::FromMiddle:
    return last - (last - lower) / step / 2 * step;
  }
  llvm_unreachable("invalid order");
}

/// Returns the value of the induction variable in the next iteration, or the first one again after
/// the last iteration.
static uint64_t nextOf(const LoopNest &nest, size_t d, Machine &m) {
  uint64_t iv = m.u(nest.iv[d]), step = m.u(nest.step[d]);
  uint64_t lower = m.u(nest.lower[d]), last = m.u(nest.last[d]);
  if (nest.isParallel && m.options.parallelOrder == ParallelOrder::Backwards)
    return iv == lower ? last : iv - step;
  return iv == last ? lower : iv + step;
}

static const Inst *execNestBegin(const Inst *i, Machine &m) {
  const auto &nest = i->table<LoopNest>();
  bool any = true;
  for (size_t d = 0; d < nest.iv.size(); ++d) {
    if (uint8_t taint = m.poison[nest.lower[d]] | m.poison[nest.upper[d]] | m.poison[nest.step[d]])
      return m.failPoison(i, taint, "a bound or the step of a loop");
    int64_t lower = m.s(nest.lower[d]), upper = m.s(nest.upper[d]), step = m.s(nest.step[d]);
    if (step <= 0)
      return m.fail(i, ErrorKind::Undefined, "the step of the loop is not positive");
    if (lower >= upper) {
      any = false;
      continue;
    }
    uint64_t distance = static_cast<uint64_t>(upper) - static_cast<uint64_t>(lower);
    if (distance > llvm::maskTrailingOnes<uint64_t>(63))
      return failDistance(i, m);
    uint64_t last = static_cast<uint64_t>(lower) + (distance - 1) / step * step;
    int64_t beyond;
    if (__builtin_add_overflow(static_cast<int64_t>(last), step, &beyond))
      return m.fail(i, ErrorKind::Undefined, "the induction variable passes the end of its type");
    m.u(nest.last[d]) = last;
    m.u(nest.iv[d]) = firstOf(nest, d, m);
    m.poison[nest.iv[d]] = 0;
  }
  m.branch(i, any);
  if (any && nest.isParallel)
    m.memory.beginParallel(i);
  return any ? i->next() : i + i->t0;
}

static const Inst *execNestNext(const Inst *i, Machine &m) {
  const auto &nest = i->table<LoopNest>();
  for (size_t d = nest.iv.size(); d-- > 0;) {
    uint64_t next = m.u(nest.iv[d]) = nextOf(nest, d, m);
    if (next == firstOf(nest, d, m))
      continue;
    m.branch(i, 1);
    if (nest.isParallel)
      m.memory.nextIteration();
    return i + i->t0;
  }
  m.branch(i, 0);
  if (nest.isParallel)
    m.memory.endParallel();
  return i + i->t1;
}

OpenNest emitNestBegin(Emitter &e, LoopNest nest) {
  for (size_t d = 0; d < nest.iv.size(); ++d)
    nest.last.push_back(e.temp());
  OpenNest open{e.own(std::move(nest)), e.label(), e.label()};
  e.emit(execNestBegin).data = open.nest;
  e.target0(open.done);
  e.bind(open.body);
  return open;
}

void emitNestNext(Emitter &e, const OpenNest &open, Operation *op) {
  Inst &next = e.emit(execNestNext);
  next.data = open.nest;
  next.op = op;
  e.target0(open.body);
  e.target1(open.done);
}

void emitParallel(Emitter &e, LoopNest nest, Region &body) {
  Operation *op = e.current();
  e.module().hasParallel = true;
  nest.isParallel = true;
  OpenNest open = emitNestBegin(e, std::move(nest));
  e.region(body, [&](Operation *) { emitNestNext(e, open, op); });
  e.bind(open.done);
}

static const Inst *execSuspendRaces(const Inst *i, Machine &m) {
  m.memory.suspendRaces();
  return i->next();
}

static const Inst *execResumeRaces(const Inst *i, Machine &m) {
  m.memory.resumeRaces();
  return i->next();
}

void emitSuspendRaces(Emitter &e) { e.emit(execSuspendRaces); }
void emitResumeRaces(Emitter &e) { e.emit(execResumeRaces); }

static const Inst *execLock(const Inst *i, Machine &m) {
  return m.memory.lock(i, i->imm) ? i->next() : nullptr;
}

static const Inst *execUnlock(const Inst *i, Machine &m) {
  m.memory.unlock(i->imm);
  return i->next();
}

void emitLock(Emitter &e, unsigned number) { e.emit(execLock).imm = number; }
void emitUnlock(Emitter &e, unsigned number) { e.emit(execUnlock).imm = number; }

} // namespace freehold::interp
