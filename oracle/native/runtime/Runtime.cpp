//===- Runtime.cpp - Runs, and functions that programs call ---------------===//
// Lowered programs call the fh_ functions here for external functions, prints, assertions and
// memory; runPlan runs each input of a plan twice, with different contents of fresh memory.
//===----------------------------------------------------------------------===//
#include "oracle/native/runtime/Runtime.h"

#include "oracle/core/inputs/Mix.h"
#include "oracle/native/runtime/State.h"

#include <cstring>
#include <unistd.h>

namespace freehold::native {

//===----------------------------------------------------------------------===//
// Functions that lowered programs call
//===----------------------------------------------------------------------===//

/// Allocates and fills a heap buffer of the shape; its dynamic sizes are 1 to 4, or other answers.
/// `place` is the number of the result (Mix.h).
static void returnBuffer(uint64_t function, const uint64_t *shape, uint64_t *slots, uint64_t random,
                         uint64_t place) {
  const uint64_t *element = state.plan + shape[1];
  uint64_t rank = shape[2];
  const uint64_t *sizes = shape + 4, *strides = sizes + rank;
  if (!isScalar(element))
    stop(StopReason::StubResult, function);
  int64_t offset = shape[3] == kDynamic ? 0 : static_cast<int64_t>(shape[3]);
  int64_t next = 1, last = offset;
  bool empty = false;
  auto *toSizes = reinterpret_cast<int64_t *>(slots) + 3, *toStrides = toSizes + rank;
  for (uint64_t d = rank; d-- > 0;) {
    if (strides[d] != kDynamic && static_cast<int64_t>(strides[d]) < 0)
      stop(StopReason::StubResult, function);
    toSizes[d] = sizes[d] != kDynamic ? static_cast<int64_t>(sizes[d])
                 : state.answers      ? answerSize(random, d, state.answers, place)
                                      : resultSize(random, d);
    toStrides[d] = strides[d] == kDynamic ? next : static_cast<int64_t>(strides[d]);
    next = toStrides[d] * toSizes[d];
    last += toSizes[d] ? (toSizes[d] - 1) * toStrides[d] : 0;
    empty |= toSizes[d] <= 0;
  }
  const uint64_t *type = state.plan + element[1];
  void *data = allocate(empty ? 0 : (last + 1) * type[0], 0);
  slots[0] = slots[1] = reinterpret_cast<uint64_t>(data);
  slots[2] = static_cast<uint64_t>(offset);
  fill(reinterpret_cast<const Descriptor *>(slots), rank, type, random);
}

/// Overwrites the buffers among the arguments, except constants and those that hold memrefs.
static void overwrite(const uint64_t *shape, const uint64_t *slots, uint64_t seed) {
  uint64_t rank;
  const uint64_t *element;
  const Descriptor *descriptor = descriptorOf(shape, slots, rank, element);
  if (!isScalar(element))
    return;
  uint64_t global = globalHolding(descriptor->aligned);
  if (global != kNone && state.global(global)[0] & kConstant)
    return;
  fill(descriptor, rank, state.plan + element[1], seed);
}

/// Overwrites what external functions can write besides their arguments: public globals and kept
/// buffers.
static void writeOutside(uint64_t seed) {
  const uint64_t *seen = state.plan + state.header().seenAt;
  for (uint64_t n = 0; n < state.header().seen; ++n) {
    const uint64_t *global = state.global(seen[n]);
    const uint64_t *type = state.plan + (state.plan + (state.plan + global[2])[1])[1];
    fillFlat(state.globalData(seen[n]), global[1] / type[0], type, writtenNumbers(type),
             writtenSeed(globalSeed(seed, reinterpret_cast<const char *>(state.plan + global[4]),
                                    global[5]),
                         state.answers));
  }
  for (uint64_t n = 0; n < state.keptCount; ++n)
    fill(state.kept[n].descriptor, state.kept[n].rank, state.kept[n].type, keptSeed(seed, n));
}

/// Whether the same view of the same buffer is kept already.
static bool isKept(const Descriptor *descriptor, uint64_t rank, const uint64_t *type) {
  for (uint64_t n = 0; n < state.keptCount; ++n)
    if (state.kept[n].rank == rank && state.kept[n].type == type &&
        !memcmp(static_cast<const void *>(state.kept[n].descriptor),
                static_cast<const void *>(descriptor), 8 * (3 + 2 * rank)))
      return true;
  return false;
}

/// Keeps a buffer of the entry's caller, which later external calls may read and write. The
/// parameter that it was passed for tells the log the type of its elements.
static void keep(uint64_t function, uint64_t parameter, const uint64_t *shape,
                 const uint64_t *slots) {
  uint64_t rank;
  const uint64_t *element;
  const Descriptor *descriptor = descriptorOf(shape, slots, rank, element);
  if (!isScalar(element) || isEmpty(descriptor, rank) || state.keptCount == kKeptViewsMax ||
      isKept(descriptor, rank, state.plan + element[1]))
    return;
  uint64_t global = globalHolding(descriptor->aligned);
  bool isCallers =
      global == kNone ? isArgument(descriptor->allocated) : !(state.global(global)[0] & kConstant);
  if (!isCallers)
    return;
  auto *copy = static_cast<Descriptor *>(arenaTake(8 * (3 + 2 * rank)));
  memcpy(static_cast<void *>(copy), descriptor, 8 * (3 + 2 * rank));
  state.kept[state.keptCount++] = {copy,    rank,     state.plan + element[1],
                                   element, function, parameter};
}

/// Logs the kept buffers, which external functions see besides their arguments and public globals.
static void logKept() {
  for (uint64_t n = 0; n < state.keptCount; ++n) {
    const State::KeptView &kept = state.kept[n];
    put(EventKind::SeenKept);
    put(n);
    put(kept.function);
    put(kept.parameter);
    putContents(kept.descriptor, kept.rank, kept.element);
    finishEvent();
  }
}

/// The body of an external function: observes its arguments, overwrites buffers, and returns
/// numbers and fresh buffers, as the interpreter's external functions do.
static void stub(uint64_t number, const uint64_t *arguments, uint64_t *results) {
  const uint64_t *function = state.function(number);
  const uint64_t *parameters = function + 4, *returned = parameters + function[2];
  uint64_t seed = seedOf(reinterpret_cast<const char *>(state.plan + function[0]), function[1],
                         state.header().seed + ++state.stubCalls[number]);
  put(EventKind::Call);
  put(number);
  const uint64_t *at = arguments;
  for (uint64_t n = 0; n < function[2]; at += slotsOf(state.plan + parameters[n++])) {
    if (!(state.flagsOf(function, n) & kUnread))
      putValue(state.plan + parameters[n], at);
    if (isScalar(state.plan + parameters[n]))
      seed = mix(seed ^ *at);
  }
  finishEvent();
  if (state.answers) {
    for (uint64_t n = 0; n < state.header().seen; ++n)
      logGlobal(EventKind::SeenGlobal, state.plan[state.header().seenAt + n]);
    logKept();
  }
  at = arguments;
  for (uint64_t n = 0; n < function[2]; at += slotsOf(state.plan + parameters[n++]))
    if (isMemRef(state.plan + parameters[n]) && !(state.flagsOf(function, n) & kUnwritten))
      overwrite(state.plan + parameters[n], at, argumentSeed(seed, n));
  if (state.answers % 2)
    writeOutside(seed);
  at = arguments;
  for (uint64_t n = 0; n < function[2]; at += slotsOf(state.plan + parameters[n++]))
    if (state.answers && isMemRef(state.plan + parameters[n]) &&
        !(state.flagsOf(function, n) & kTensor))
      keep(number, n, state.plan + parameters[n], at);
  for (uint64_t n = 0; n < function[3]; results += slotsOf(state.plan + returned[n++])) {
    const uint64_t *shape = state.plan + returned[n];
    uint64_t random = resultSeed(seed, n);
    if (isScalar(shape)) {
      const uint64_t *type = state.plan + shape[1];
      const uint64_t *value =
          state.answers ? drawn(type, answerNumbers(type), answerPlace(random, state.answers))
                        : drawn(type, smallNumbers(type), random);
      memcpy(results, value, 8 * type[1]);
    } else if (static_cast<ShapeKind>(shape[0]) == ShapeKind::Ranked) {
      returnBuffer(
          number, shape, results, random,
          resultPlace(reinterpret_cast<const char *>(state.plan + function[0]), function[1], n));
    } else {
      stop(StopReason::StubResult, number);
    }
  }
}

static void print(uint64_t number, const uint64_t *value) {
  put(EventKind::Print);
  put(number);
  put(value ? *value : 0);
  finishEvent();
}

static void check(uint64_t number, const uint64_t *condition) {
  if (*condition & 1)
    return;
  put(EventKind::Assert);
  put(number);
  longjmp(state.leave, 1);
}

static void enterStack(uint8_t *start, uint64_t bytes) {
  auto at = reinterpret_cast<uintptr_t>(start);
  // A checker may place frames elsewhere.
  state.stackLow = at < state.stackLow ? at : state.stackLow;
  state.stackHigh = at + bytes > state.stackHigh ? at + bytes : state.stackHigh;
  memset(start, kPatterns[state.pattern], bytes);
}

struct Unranked {
  uint64_t rank;
  const Descriptor *descriptor;
};

static void copyElements(uint64_t bytes, uint64_t rank, const Descriptor *from,
                         const uint8_t *source, const Descriptor *to, uint8_t *target, uint64_t d) {
  if (d == rank) {
    memcpy(target, source, bytes);
    return;
  }
  const int64_t *sizes = from->sizesAndStrides, step = static_cast<int64_t>(bytes);
  for (int64_t n = 0; n < sizes[d]; ++n)
    copyElements(bytes, rank, from, source + n * sizes[rank + d] * step, to,
                 target + n * to->sizesAndStrides[rank + d] * step, d + 1);
}

static void copy(uint64_t bytes, const Unranked *from, const Unranked *to) {
  auto step = static_cast<int64_t>(bytes);
  const Descriptor *source = from->descriptor, *target = to->descriptor;
  copyElements(bytes, from->rank, source, source->aligned + source->offset * step, target,
               target->aligned + target->offset * step, 0);
}

} // namespace freehold::native

// The names by which programs call these functions; drivers export them.
extern "C" {
void *fh_malloc(uint64_t bytes, uint64_t site) { return freehold::native::allocate(bytes, site); }
void fh_free(void *block, uint64_t site) { freehold::native::release(block, site); }
void fh_stub(uint64_t number, const uint64_t *arguments, uint64_t *results) {
  freehold::native::stub(number, arguments, results);
}
void fh_print(uint64_t number, const uint64_t *value) { freehold::native::print(number, value); }
void fh_assert(uint64_t number, const uint64_t *held) { freehold::native::check(number, held); }
void *fh_descriptor_malloc(uint64_t bytes) { return freehold::native::arenaTake(bytes); }
void fh_descriptor_free(void *) {}
void fh_stack(uint8_t *start, uint64_t bytes) { freehold::native::enterStack(start, bytes); }
void fh_copy(uint64_t bytes, const freehold::native::Unranked *from,
             const freehold::native::Unranked *to) {
  freehold::native::copy(bytes, from, to);
}
}

namespace freehold::native {

const RuntimeSymbol *runtimeSymbols(size_t &count) {
  static const RuntimeSymbol symbols[] = {
      {"fh_malloc", reinterpret_cast<void *>(fh_malloc)},
      {"fh_free", reinterpret_cast<void *>(fh_free)},
      {"fh_stub", reinterpret_cast<void *>(fh_stub)},
      {"fh_print", reinterpret_cast<void *>(fh_print)},
      {"fh_assert", reinterpret_cast<void *>(fh_assert)},
      {"fh_descriptor_malloc", reinterpret_cast<void *>(fh_descriptor_malloc)},
      {"fh_descriptor_free", reinterpret_cast<void *>(fh_descriptor_free)},
      {"fh_stack", reinterpret_cast<void *>(fh_stack)},
      {"fh_copy", reinterpret_cast<void *>(fh_copy)},
  };
  count = sizeof symbols / sizeof *symbols;
  return symbols;
}

//===----------------------------------------------------------------------===//
// One run
//===----------------------------------------------------------------------===//

static void resetGlobals() {
  for (uint64_t n = 0; n < state.header().globals; ++n) {
    const uint64_t *global = state.global(n);
    uint8_t *data = state.globalData(n);
    const uint64_t *type = state.plan + (state.plan + (state.plan + global[2])[1])[1];
    if (global[0] & kConstant)
      continue;
    if (global[0] & kExternal)
      fillFlat(data, global[1] / type[0], type, smallNumbers(type), global[3]);
    else if (global[0] & kUninitialised)
      memset(data, kPatterns[state.pattern], global[1]);
    else
      memcpy(data, state.globalCopies[n], global[1]);
  }
}

static void runOnce(const uint64_t *run) {
  resetMemory();
  resetGlobals();
  memset(state.stubCalls, 0, state.header().functions * sizeof(uint64_t));
  state.answers = run[0];
  state.answerPalettes = run[1] ? state.plan + run[1] : nullptr;
  state.calls = static_cast<State::Call *>(arenaTake(run[2] * sizeof(State::Call)));
  state.kept = static_cast<State::KeptView *>(arenaTake(kKeptViewsMax * sizeof(State::KeptView)));
  state.callCount = state.keptCount = 0;
  auto *eventsAt = reinterpret_cast<uint64_t *>(state.log + 1);
  finishEvent();
  eventsAt[2 * state.run + state.pattern] = state.log->used;
  if (setjmp(state.leave) == 0)
    takeSteps(run);
  put(EventKind::End);
  put(state.blockCount);
  put(state.frees);
  put(state.peak);
  finishEvent();
}

void shareBlocks(Block *blocks) { state.blocks = blocks; }

void runPlan(const uint64_t *plan, LogHeader *log, void *const *table, uint64_t first,
             const EngineHooks &hooks) {
  state.plan = plan;
  state.log = log;
  state.logOpened = 0;
  state.table = table;
  state.hooks = hooks;
  const PlanHeader &header = state.header();
  openLog(0);
  if (log->used == 0)
    log->used = 2 * header.runs;
  openLog(log->used + 8);
  state.stubCalls = static_cast<uint64_t *>(mapped(header.functions * sizeof(uint64_t)));
  state.globalCopies = static_cast<uint8_t **>(mapped(header.globals * sizeof(uint8_t *)));
  for (uint64_t n = 0; n < header.globals; ++n) {
    uint64_t bytes = state.global(n)[1];
    if (state.global(n)[0] & kConstant)
      continue;
    state.globalCopies[n] = static_cast<uint8_t *>(mapped(bytes));
    memcpy(state.globalCopies[n], state.globalData(n), bytes);
  }
  for (state.run = first; state.run < header.runs; ++state.run)
    for (state.pattern = 0; state.pattern < 2; ++state.pattern)
      runOnce(plan + plan[header.runsAt + state.run]);
  resetMemory();
}

} // namespace freehold::native
