//===- Runtime.cpp - Runs, and what programs call -------------------------===//
#include "oracle/native/runtime/Runtime.h"

#include "oracle/core/Mix.h"
#include "oracle/native/runtime/State.h"

#include <cstring>
#include <unistd.h>

namespace freehold::native {

//===----------------------------------------------------------------------===//
// What lowered programs call
//===----------------------------------------------------------------------===//

static bool isMemRef(const uint64_t *shape) {
  auto kind = static_cast<ShapeKind>(shape[0]);
  return kind == ShapeKind::Ranked || kind == ShapeKind::Unranked;
}
static bool isScalar(const uint64_t *shape) {
  return static_cast<ShapeKind>(shape[0]) == ShapeKind::Scalar;
}

/// A fresh heap buffer of the shape, its dynamic sizes 1 to 4, filled.
static void returnBuffer(uint64_t function, const uint64_t *shape, uint64_t *slots,
                         uint64_t random) {
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
    toSizes[d] = sizes[d] == kDynamic ? resultSize(random, d) : static_cast<int64_t>(sizes[d]);
    toStrides[d] = strides[d] == kDynamic ? next : static_cast<int64_t>(strides[d]);
    next = toStrides[d] * (toSizes[d] > 1 ? toSizes[d] : 1);
    last += toSizes[d] ? (toSizes[d] - 1) * toStrides[d] : 0;
    empty |= toSizes[d] <= 0;
  }
  const uint64_t *type = state.plan + element[1];
  void *data = allocate(empty ? 0 : (last + 1) * type[0], 0);
  slots[0] = slots[1] = reinterpret_cast<uint64_t>(data);
  slots[2] = static_cast<uint64_t>(offset);
  fill(reinterpret_cast<const Descriptor *>(slots), rank, type, random);
}

/// Overwrites the buffers that it was given, but for constants and those that hold memrefs.
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

/// An external function: observes its arguments, overwrites buffers, returns numbers and
/// fresh buffers, as the interpreter's stubs do.
static void stub(uint64_t number, const uint64_t *arguments, uint64_t *results) {
  const uint64_t *function = state.function(number);
  const uint64_t *parameters = function + 4, *returned = parameters + function[2];
  uint64_t seed = seedOf(reinterpret_cast<const char *>(state.plan + function[0]), function[1],
                         state.header().seed + ++state.stubCalls[number]);
  put(EventKind::Call);
  put(number);
  const uint64_t *at = arguments;
  for (uint64_t n = 0; n < function[2]; at += slotsOf(state.plan + parameters[n++])) {
    putValue(state.plan + parameters[n], at);
    if (isScalar(state.plan + parameters[n]))
      seed = mix(seed ^ *at);
  }
  finishEvent();
  at = arguments;
  for (uint64_t n = 0; n < function[2]; at += slotsOf(state.plan + parameters[n++]))
    if (isMemRef(state.plan + parameters[n]))
      overwrite(state.plan + parameters[n], at, argumentSeed(seed, n));
  for (uint64_t n = 0; n < function[3]; results += slotsOf(state.plan + returned[n++])) {
    const uint64_t *shape = state.plan + returned[n];
    uint64_t random = resultSeed(seed, n);
    if (isScalar(shape)) {
      const uint64_t *type = state.plan + shape[1];
      memcpy(results, drawn(type, smallNumbers(type), random), 8 * type[1]);
    } else if (static_cast<ShapeKind>(shape[0]) == ShapeKind::Ranked) {
      returnBuffer(number, shape, results, random);
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
  // A checker may have frames elsewhere.
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

// By these names programs call what is above; drivers export them.
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

/// Writes the descriptor of a view into `data` to the argument's slots. `view` is where the plan
/// describes it.
static void setView(const uint64_t *shape, const uint64_t *view, uint8_t *data, uint64_t *slots) {
  uint64_t rank = view[1];
  uint64_t *words = slots;
  if (static_cast<ShapeKind>(shape[0]) != ShapeKind::Ranked) {
    words = static_cast<uint64_t *>(arenaTake(8 * (3 + 2 * rank)));
    slots[0] = rank;
    slots[1] = reinterpret_cast<uint64_t>(words);
  }
  words[0] = reinterpret_cast<uint64_t>(data);
  words[1] = reinterpret_cast<uint64_t>(data + view[0]);
  memcpy(words + 2, view + 2, 8 * (1 + 2 * rank));
}

/// Words of a view in the plan.
static uint64_t viewWords(const uint64_t *view) { return 3 + 2 * view[1]; }

/// Makes the arguments of the run in their slots; returns where each one's slots start.
static uint64_t *makeArguments(const uint64_t *run, uint64_t *slots) {
  const uint64_t *parameters = state.function(run[0]) + 4;
  state.argumentCount = run[1];
  state.arguments = static_cast<State::Buffer *>(arenaTake((run[1] + 1) * sizeof(State::Buffer)));
  auto *starts = static_cast<uint64_t *>(arenaTake((run[1] + 1) * sizeof(uint64_t)));
  uint64_t at = 0;
  for (uint64_t n = 0; n < run[1]; ++n) {
    const uint64_t *argument = state.plan + run[2 + n], *shape = state.plan + parameters[n];
    starts[n] = at;
    state.arguments[n] = {};
    uint64_t count = slotsOf(shape);
    switch (static_cast<ArgumentKind>(argument[0])) {
    case ArgumentKind::Scalar:
      memcpy(slots + at, argument + 2, 8 * argument[1]);
      break;
    case ArgumentKind::Same:
      memcpy(slots + at, slots + starts[argument[1]], 8 * count);
      state.arguments[n] = state.arguments[argument[1]];
      break;
    case ArgumentKind::View:
      state.arguments[n] = state.arguments[argument[1 + viewWords(argument + 1)]];
      setView(shape, argument + 1, state.arguments[n].data, slots + at);
      break;
    case ArgumentKind::Buffer: {
      const uint64_t *rest = argument + 1 + viewWords(argument + 1);
      uint64_t bytes = rest[0];
      const uint64_t *type = state.plan + rest[1];
      auto *data = static_cast<uint8_t *>(arenaTake(bytes));
      fillFlat(data, bytes / type[0], type, state.plan + rest[3], rest[2]);
      state.arguments[n] = {data, bytes};
      setView(shape, argument + 1, data, slots + at);
      break;
    }
    }
    at += count;
  }
  return starts;
}

static bool isArgument(const void *address) {
  auto at = reinterpret_cast<uintptr_t>(address);
  for (uint64_t n = 0; n < state.argumentCount; ++n) {
    auto start = reinterpret_cast<uintptr_t>(state.arguments[n].data);
    if (start && at >= start && at < start + state.arguments[n].bytes + 1)
      return true;
  }
  return false;
}

/// `returned` marks the heap blocks that were returned before.
static Ownership ownershipOf(const Descriptor *descriptor, uint8_t *returned, uint64_t &block) {
  block = blockAt(descriptor->allocated);
  if (block != kNone) {
    if (!state.blocks[block].live)
      return Ownership::Freed;
    bool again = returned[block];
    returned[block] = 1;
    return again ? Ownership::Again : Ownership::Fresh;
  }
  auto at = reinterpret_cast<uintptr_t>(descriptor->allocated);
  if (isArgument(descriptor->allocated))
    return Ownership::Argument;
  if (globalHolding(descriptor->aligned) != kNone)
    return Ownership::Global;
  return at >= state.stackLow && at < state.stackHigh ? Ownership::Stack : Ownership::Foreign;
}

static void logResults(const uint64_t *function, const uint64_t *slots) {
  const uint64_t *shapes = function + 4 + function[2];
  auto *returned = static_cast<uint8_t *>(arenaTake(state.blockCount));
  put(EventKind::Results);
  put(function[3]);
  for (uint64_t n = 0; n < function[3]; slots += slotsOf(state.plan + shapes[n++])) {
    const uint64_t *shape = state.plan + shapes[n];
    Ownership ownership = Ownership::None;
    uint64_t block = kNone, rank;
    const uint64_t *element;
    if (isMemRef(shape))
      ownership = ownershipOf(descriptorOf(shape, slots, rank, element), returned, block);
    put(static_cast<uint64_t>(ownership));
    put(block == kNone ? 0 : block + 1);
    if (ownership != Ownership::Freed && ownership != Ownership::Stack)
      putValue(shape, slots);
  }
  for (uint64_t n = 0; n < state.blockCount; ++n)
    if (state.blocks[n].live && !returned[n]) {
      put(EventKind::Leak);
      put(n + 1);
      put(state.blocks[n].bytes);
      put(state.blocks[n].site);
      state.blocks[n].leaked = true;
      ++state.log->leaks;
    }
}

static void logArguments(const uint64_t *run, const uint64_t *slots, const uint64_t *starts) {
  const uint64_t *parameters = state.function(run[0]) + 4;
  for (uint64_t n = 0; n < run[1]; ++n) {
    const uint64_t *shape = state.plan + parameters[n];
    if (!isMemRef(shape))
      continue;
    uint64_t rank, elements = 1;
    const uint64_t *element;
    const Descriptor *descriptor = descriptorOf(shape, slots + starts[n], rank, element);
    put(EventKind::Argument);
    put(n);
    putContents(descriptor, rank, element);
    for (uint64_t d = 0; d < rank; ++d)
      elements *= static_cast<uint64_t>(descriptor->sizesAndStrides[d]);
    // The caller also has the cells between and before those of the view.
    uint64_t count = state.arguments[n].bytes / bytesOf(element);
    put(count != elements);
    if (count != elements)
      putFlat(state.arguments[n].data, count, bytesOf(element));
  }
}

static void logGlobals() {
  for (uint64_t n = 0; n < state.header().globals; ++n) {
    const uint64_t *global = state.global(n);
    if (global[0] & kConstant)
      continue;
    const uint64_t *shape = state.plan + global[2];
    put(EventKind::Global);
    put(n);
    uint64_t elementBytes = bytesOf(state.plan + shape[1]);
    putFlat(state.globalData(n), global[1] / elementBytes, elementBytes);
  }
}

static void runOnce(const uint64_t *run) {
  resetMemory();
  resetGlobals();
  memset(state.stubCalls, 0, state.header().functions * sizeof(uint64_t));
  const uint64_t *function = state.function(run[0]);
  uint64_t in = 0, out = 0;
  for (uint64_t n = 0; n < function[2] + function[3]; ++n)
    (n < function[2] ? in : out) += slotsOf(state.plan + function[4 + n]);
  auto *arguments = static_cast<uint64_t *>(arenaTake(8 * in));
  auto *results = static_cast<uint64_t *>(arenaTake(8 * out));
  uint64_t *starts = makeArguments(run, arguments);
  // Native code may change neither: it gets copies of what is in the slots.
  state.stackHigh = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  state.stackLow = state.stackHigh;
  auto entry = reinterpret_cast<void (*)(uint64_t *, uint64_t *)>(state.table[run[0]]);
  auto *eventsAt = reinterpret_cast<uint64_t *>(state.log + 1);
  finishEvent();
  eventsAt[2 * state.run + state.pattern] = state.log->used;
  if (setjmp(state.leave) == 0) {
    entry(arguments, results);
    logResults(function, results);
    logArguments(run, arguments, starts);
    logGlobals();
  }
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
  state.table = table;
  state.hooks = hooks;
  const PlanHeader &header = state.header();
  if (log->used == 0)
    log->used = 2 * header.runs;
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
