//===- State.h - The runtime's own state ------------------------*- C++ -*-===//
// Native code calls the runtime without a context, so this one object is global: it belongs
// to a process that does nothing but these runs.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/native/runtime/Runtime.h"

#include <csetjmp>

namespace freehold::native {

struct Descriptor;

struct State {
  const uint64_t *plan;
  LogHeader *log;
  void *const *table;
  EngineHooks hooks;
  uint64_t run, pattern;
  jmp_buf leave;

  Block *blocks;
  uint32_t *slots;
  uint64_t blockCount, alive, peak, frees;
  uint64_t *stubCalls;
  /// Copies of the globals as they were loaded.
  uint8_t **globalCopies;
  /// Where arguments and descriptors lie.
  uint8_t *arena, *arenaNext, *arenaEnd;
  struct Buffer {
    uint8_t *data;
    uint64_t bytes;
  };
  /// A call that the caller made: its step, where each argument's slots start, and its buffers.
  struct Call {
    const uint64_t *step, *slots, *starts;
    Buffer *buffers;
  } *calls;
  uint64_t callCount;
  /// How external functions answer, and the buffers of the caller that they keep.
  uint64_t answers;
  struct KeptView {
    const Descriptor *descriptor;
    uint64_t rank;
    /// Element type and shape, and the parameter of an external function that got it.
    const uint64_t *type, *element;
    uint64_t function, parameter;
  } *kept;
  uint64_t keptCount;
  /// Blocks below this were there before the call that runs.
  uint64_t callBase;
  uintptr_t stackLow, stackHigh;

  const PlanHeader &header() const { return *reinterpret_cast<const PlanHeader *>(plan); }
  const uint64_t *function(uint64_t n) const { return plan + plan[header().functionsAt + n]; }
  const uint64_t *global(uint64_t n) const { return plan + plan[header().globalsAt + n]; }
  uint8_t *globalData(uint64_t n) const {
    return static_cast<uint8_t *>(table[2 * header().functions + n]);
  }
};
extern State state;

inline constexpr uint64_t kNone = ~uint64_t(0);

/// Mapped memory, zeroed; ends the process when there is none.
void *mapped(uint64_t bytes);

//===--- Log --------------------------------------------------------------===//
void put(uint64_t word);
void putBytes(const void *data, uint64_t bytes);
/// Starts an event; what was put before is whole.
inline void put(EventKind kind) {
  state.log->whole = state.log->used;
  put(static_cast<uint64_t>(kind));
}
/// The event is whole, and the program goes on.
inline void finishEvent() { state.log->whole = state.log->used; }
[[noreturn]] void stop(StopReason why, uint64_t detail);
[[noreturn]] void fail(RuntimeError error, uint64_t block, void *where, uint64_t site);

//===--- Memory -----------------------------------------------------------===//
void *allocate(uint64_t bytes, uint64_t site);
void release(void *block, uint64_t site);
/// The block that starts at an address, or that holds it; kNone when there is none.
uint64_t blockAt(const void *start);
uint64_t blockHolding(const void *address);
void *arenaTake(uint64_t bytes);
uint64_t globalHolding(const void *address);
void resetMemory();

//===--- Values -----------------------------------------------------------===//
/// A memref's descriptor as the lowering has it in memory.
struct Descriptor {
  uint8_t *allocated, *aligned;
  int64_t offset, sizesAndStrides[];
};
/// Descriptor of the value of this shape in these slots; sets the rank and element shape.
const Descriptor *descriptorOf(const uint64_t *shape, const uint64_t *slots, uint64_t &rank,
                               const uint64_t *&element);
uint64_t slotsOf(const uint64_t *shape);
uint64_t bytesOf(const uint64_t *shape);
void putValue(const uint64_t *shape, const uint64_t *slots);
void putContents(const Descriptor *descriptor, uint64_t rank, const uint64_t *element);
/// All cells of a buffer, whatever views of it skip.
void putFlat(const uint8_t *data, uint64_t count, uint64_t elementBytes);
/// The same for cells of this shape, memrefs among them.
void putCells(const uint8_t *data, uint64_t count, const uint64_t *element);
/// The palette of small numbers that each type has.
inline const uint64_t *smallNumbers(const uint64_t *type) { return type + 2; }
/// That of answers other than small numbers.
inline const uint64_t *answerNumbers(const uint64_t *type) {
  return smallNumbers(type) + 1 + type[2] * type[1];
}
/// The value of a palette of this type that a random number stands for.
inline const uint64_t *drawn(const uint64_t *type, const uint64_t *palette, uint64_t random) {
  return palette + 1 + random % palette[0] * type[1];
}
bool isEmpty(const Descriptor *descriptor, uint64_t rank);
void fill(const Descriptor *descriptor, uint64_t rank, const uint64_t *type, uint64_t seed);
/// The cells have the palette's values in turn, or each is drawn.
void fillFlat(uint8_t *data, uint64_t count, const uint64_t *type, const uint64_t *palette,
              uint64_t seed, bool isInTurn = false);
/// Marks the blocks that memrefs in this memory lead to and counts the memrefs, up to
/// kReferencesMax and one more.
inline constexpr uint64_t kReferencesMax = 100'000;
void markReached(const uint8_t *data, uint64_t bytes, const uint64_t *element, uint8_t *reached,
                 uint64_t &references);

//===--- Calls (Calls.cpp) ------------------------------------------------===//
/// Takes all steps of a run.
void takeSteps(const uint64_t *run);
/// Whether an address lies in a buffer that the caller passed to a call of this run.
bool isArgument(const void *address);
void logGlobal(EventKind kind, uint64_t number);
inline bool isMemRef(const uint64_t *shape) {
  auto kind = static_cast<ShapeKind>(shape[0]);
  return kind == ShapeKind::Ranked || kind == ShapeKind::Unranked;
}
inline bool isScalar(const uint64_t *shape) {
  return static_cast<ShapeKind>(shape[0]) == ShapeKind::Scalar;
}

} // namespace freehold::native
