//===- State.h - The runtime's own state ------------------------*- C++ -*-===//
// Native code calls the runtime without a context, so this one object is global: it belongs
// to a process that does nothing but these runs.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/native/runtime/Runtime.h"

#include <csetjmp>

namespace freehold::native {

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
  /// Each argument's buffer.
  struct Buffer {
    uint8_t *data;
    uint64_t bytes;
  } *arguments;
  uint64_t argumentCount;
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
/// The palette of small numbers that each type has.
inline const uint64_t *smallNumbers(const uint64_t *type) { return type + 2; }
/// The value of a palette of this type that a random number stands for.
inline const uint64_t *drawn(const uint64_t *type, const uint64_t *palette, uint64_t random) {
  return palette + 1 + random % palette[0] * type[1];
}
void fill(const Descriptor *descriptor, uint64_t rank, const uint64_t *type, uint64_t seed);
void fillFlat(uint8_t *data, uint64_t count, const uint64_t *type, const uint64_t *palette,
              uint64_t seed);

} // namespace freehold::native
