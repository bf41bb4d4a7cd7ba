//===- Calls.cpp - The steps of one run -----------------------------------===//
#include "oracle/native/runtime/State.h"

#include "oracle/core/inputs/Mix.h"

#include <cstring>

namespace freehold::native {

static bool isCall(const uint64_t *step) {
  return static_cast<StepKind>(step[0]) == StepKind::Call;
}

/// Writes the descriptor of a view into `data` to the argument's slots. `view` is its position in
/// the plan.
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

/// The number of words of a view in the plan.
static uint64_t viewWords(const uint64_t *view) { return 3 + 2 * view[1]; }

/// Writes one argument to its slots. Returns its buffer; scalars have none.
static State::Buffer makeArgument(const uint64_t *argument, const uint64_t *shape,
                                  uint64_t *slots) {
  const uint64_t *view = argument + 1, *rest = view;
  switch (static_cast<ArgumentKind>(argument[0])) {
  case ArgumentKind::Scalar:
    memcpy(slots, argument + 2, 8 * argument[1]);
    break;
  case ArgumentKind::Same: {
    const State::Call &owner = state.calls[argument[1]];
    memcpy(slots, owner.slots + owner.starts[argument[2]], 8 * slotsOf(shape));
    return owner.buffers[argument[2]];
  }
  case ArgumentKind::View: {
    rest += viewWords(view);
    State::Buffer buffer = state.calls[rest[0]].buffers[rest[1]];
    setView(shape, view, buffer.data, slots);
    return buffer;
  }
  case ArgumentKind::InGlobal: {
    rest += viewWords(view);
    State::Buffer buffer = {state.globalData(rest[0]), state.global(rest[0])[1]};
    setView(shape, view, buffer.data, slots);
    return buffer;
  }
  case ArgumentKind::Buffer: {
    rest += viewWords(view);
    const uint64_t *type = state.plan + rest[1];
    auto *data = static_cast<uint8_t *>(arenaTake(rest[0]));
    const uint64_t *palette = state.plan + rest[3];
    setView(shape, view, data, slots);
    if (!rest[5]) {
      fillFlat(data, rest[0] / type[0], type, palette, rest[2], rest[4]);
      return {data, rest[0]};
    }
    memset(data, kPatterns[state.pattern], rest[0]);
    uint64_t rank;
    const uint64_t *element;
    const Descriptor *descriptor = descriptorOf(shape, slots, rank, element);
    fillElements(descriptor, rank, type, palette, rest[2], rest[4]);
    return {data, rest[0]};
  }
  }
  return {};
}

/// Writes the arguments of a call to their slots.
static void makeArguments(const uint64_t *step, uint64_t *slots) {
  const uint64_t *parameters = state.function(step[1]) + 4;
  uint64_t count = step[2], at = 0;
  auto *starts = static_cast<uint64_t *>(arenaTake((count + 1) * sizeof(uint64_t)));
  auto *buffers = static_cast<State::Buffer *>(arenaTake((count + 1) * sizeof(State::Buffer)));
  state.calls[state.callCount++] = {step, slots, starts, buffers};
  for (uint64_t n = 0; n < count; ++n) {
    const uint64_t *shape = state.plan + parameters[n];
    starts[n] = at;
    buffers[n] = makeArgument(state.plan + step[3 + n], shape, slots + at);
    at += slotsOf(shape);
  }
}

bool isArgument(const void *address) {
  auto at = reinterpret_cast<uintptr_t>(address);
  for (uint64_t c = 0; c < state.callCount; ++c)
    for (uint64_t n = 0; n < state.calls[c].step[2]; ++n) {
      State::Buffer buffer = state.calls[c].buffers[n];
      auto start = reinterpret_cast<uintptr_t>(buffer.data);
      if (start && at >= start && at < start + buffer.bytes + 1)
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

/// Whether an argument's buffer is that of an argument before it.
static bool isPassedBefore(uint64_t call, uint64_t number) {
  const uint8_t *data = state.calls[call].buffers[number].data;
  for (uint64_t c = 0; c <= call; ++c)
    for (uint64_t n = 0; n < (c == call ? number : state.calls[c].step[2]); ++n)
      if (state.calls[c].buffers[n].data == data)
        return true;
  return false;
}

/// Marks the blocks that the caller's memory refers to; null if none of it can hold memrefs.
static uint8_t *reachFromCaller(References &references) {
  uint8_t *reached = nullptr;
  auto follow = [&](const uint8_t *data, uint64_t bytes, const uint64_t *shape,
                    bool isAgain = false) {
    const uint64_t *element = state.plan + shape[1];
    if (!isMemRef(shape) || !isMemRef(element) || !data)
      return;
    if (!reached)
      reached = static_cast<uint8_t *>(arenaTake(state.blockCount));
    const uint64_t live = references.live;
    markReached(data, bytes, element, reached, references);
    if (isAgain)
      references.live = live;
  };
  for (uint64_t n = 0; n < state.header().globals; ++n)
    follow(state.globalData(n), state.global(n)[1], state.plan + state.global(n)[2]);
  for (uint64_t c = 0; c < state.callCount; ++c) {
    const State::Call &call = state.calls[c];
    const uint64_t *parameters = state.function(call.step[1]) + 4;
    for (uint64_t n = 0; n < call.step[2]; ++n)
      follow(call.buffers[n].data, call.buffers[n].bytes, state.plan + parameters[n],
             isPassedBefore(c, n));
  }
  return reached;
}

/// Logs what calls left to the caller's memory and nobody has freed since.
static void logLeft(const uint8_t *returned, const uint8_t *reached, const References &references) {
  uint64_t left = 0, firstSite = 0, copies = references.live;
  for (uint64_t n = 0; n < state.blockCount; ++n) {
    Block &block = state.blocks[n];
    block.left |= returned[n] && reached[n];
    block.left &= block.live && (!returned[n] || reached[n]);
    if (block.left && left++ == 0)
      firstSite = block.site;
    copies -= block.left && reached[n] && copies;
  }
  put(copies);
  put(left);
  put(firstSite);
}

static void logLeaks(const uint8_t *returned) {
  uint64_t kept = 0, keptSite = 0;
  References references;
  const uint8_t *reached = reachFromCaller(references);
  for (uint64_t n = state.callBase; n < state.blockCount; ++n) {
    Block &block = state.blocks[n];
    if (!block.live || returned[n])
      continue;
    if (reached && reached[n]) {
      ++kept;
      keptSite = block.site;
      block.left = true;
      continue;
    }
    put(EventKind::Leak);
    put(n + 1);
    put(block.bytes);
    put(block.site);
    block.leaked = true;
    ++state.log->leaks;
  }
  if (!reached)
    return;
  put(EventKind::Kept);
  put(kept);
  put(references.all > kReferencesMax ? kNone : references.all);
  put(keptSite);
  logLeft(returned, reached, references);
}

static void logResults(const uint64_t *function, const uint64_t *slots, uint8_t *returned) {
  const uint64_t *shapes = function + 4 + function[2];
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
  logLeaks(returned);
}

/// Frees the buffers that a call returned, each once, if the descriptor has the block's own
/// pointer.
static void freeResults(const uint64_t *function, const uint64_t *slots) {
  const uint64_t *shapes = function + 4 + function[2];
  for (uint64_t n = 0; n < function[3]; slots += slotsOf(state.plan + shapes[n++])) {
    if (!isMemRef(state.plan + shapes[n]))
      continue;
    uint64_t rank;
    const uint64_t *element;
    const Descriptor *descriptor = descriptorOf(state.plan + shapes[n], slots, rank, element);
    uint64_t block = blockAt(descriptor->allocated);
    if (block != kNone && state.blocks[block].live && descriptor->offset == 0 &&
        descriptor->aligned == descriptor->allocated)
      release(descriptor->allocated, 0);
  }
}

static void logArgument(const State::Call &call, uint64_t n) {
  const uint64_t *function = state.function(call.step[1]), *shape = state.plan + function[4 + n];
  uint64_t rank, elements = 1;
  const uint64_t *element;
  const Descriptor *descriptor = descriptorOf(shape, call.slots + call.starts[n], rank, element);
  put(n);
  putContents(descriptor, rank, element);
  for (uint64_t d = 0; d < rank; ++d)
    elements *= static_cast<uint64_t>(descriptor->sizesAndStrides[d]);
  // The caller also sees the cells before the view and those that it skips.
  uint64_t count = call.buffers[n].bytes / bytesOf(element);
  bool isSeenWhole = count != elements && !(state.flagsOf(function, n) & kTensor);
  put(isSeenWhole);
  if (isSeenWhole)
    putFlat(call.buffers[n].data, count, bytesOf(element));
}

/// At the end of the last call, logs the arguments of earlier calls too.
static void logArguments(bool isLast) {
  for (uint64_t c = isLast ? 0 : state.callCount - 1; c < state.callCount; ++c) {
    const State::Call &call = state.calls[c];
    const uint64_t *function = state.function(call.step[1]);
    for (uint64_t n = 0; n < call.step[2]; ++n) {
      if (!isMemRef(state.plan + function[4 + n]) || state.flagsOf(function, n) & kUnobserved)
        continue;
      if (c + 1 < state.callCount) {
        put(EventKind::EarlierArgument);
        put(c);
      } else {
        put(EventKind::Argument);
      }
      logArgument(call, n);
    }
  }
}

void logGlobal(EventKind kind, uint64_t number) {
  const uint64_t *global = state.global(number), *shape = state.plan + global[2];
  put(kind);
  put(number);
  const uint64_t *element = state.plan + shape[1];
  putCells(state.globalData(number), global[1] / bytesOf(element), element);
  finishEvent();
}

static void takeCall(const uint64_t *step, bool isLast) {
  const uint64_t *function = state.function(step[1]);
  uint64_t in = 0, out = 0;
  for (uint64_t n = 0; n < function[2] + function[3]; ++n)
    (n < function[2] ? in : out) += slotsOf(state.plan + function[4 + n]);
  auto *arguments = static_cast<uint64_t *>(arenaTake(8 * in));
  auto *results = static_cast<uint64_t *>(arenaTake(8 * out));
  makeArguments(step, arguments);
  state.callBase = state.blockCount;
  // Native code may write its arguments, so it gets copies of the slots.
  state.stackHigh = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
  state.stackLow = state.stackHigh;
  reinterpret_cast<void (*)(uint64_t *, uint64_t *)>(state.table[step[1]])(arguments, results);
  logResults(function, results, static_cast<uint8_t *>(arenaTake(state.blockCount)));
  logArguments(isLast);
  for (uint64_t n = 0; n < state.header().globals; ++n)
    if (!(state.global(n)[0] & (kConstant | kUnseen)))
      logGlobal(EventKind::Global, n);
  if (!isLast && state.header().freeResults)
    freeResults(function, results);
}

static void takeSet(const uint64_t *step) {
  if (step[1] >= state.header().globals)
    return;
  const uint64_t *global = state.global(step[1]);
  if (global[0] & kConstant)
    return;
  const uint64_t *type = state.plan + (state.plan + (state.plan + global[2])[1])[1];
  fillFlat(state.globalData(step[1]), global[1] / type[0], type, state.plan + step[3], step[2],
           step[4]);
}

void takeSteps(const uint64_t *run) {
  uint64_t calls = 0;
  for (uint64_t n = 0; n < run[2]; ++n)
    calls += isCall(state.plan + run[3 + n]);
  for (uint64_t n = 0; n < run[2]; ++n) {
    const uint64_t *step = state.plan + run[3 + n];
    if (run[2] > 1) {
      put(EventKind::Caller);
      put(n);
      finishEvent();
    }
    if (isCall(step))
      takeCall(step, state.callCount + 1 == calls);
    else
      takeSet(step);
  }
}

} // namespace freehold::native
