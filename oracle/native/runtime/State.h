//===- State.h - The runtime's own state ------------------------*- C++ -*-===//
// Native code calls the runtime without a context, so this object is global. Its process does
// nothing but these runs.
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
  /// Copies of the globals' initial contents.
  uint8_t **globalCopies;
  /// Memory for arguments and descriptors.
  uint8_t *arena, *arenaNext, *arenaEnd;
  /// How many bytes of the log, the blocks and the arena can be read and written.
  uint64_t logOpened, blocksOpened, arenaOpened;
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
  /// How external functions answer, and the caller's buffers that they kept.
  uint64_t answers;
  /// Palettes of this run by type (Protocol.h); null if the types' own are used.
  const uint64_t *answerPalettes;
  struct KeptView {
    const Descriptor *descriptor;
    uint64_t rank;
    /// Element type and shape, and the parameter that the buffer was passed for.
    const uint64_t *type, *element;
    uint64_t function, parameter;
  } *kept;
  uint64_t keptCount;
  /// Blocks below this number were allocated before the current call.
  uint64_t callBase;
  uintptr_t stackLow, stackHigh;

  const PlanHeader &header() const { return *reinterpret_cast<const PlanHeader *>(plan); }
  const uint64_t *function(uint64_t n) const { return plan + plan[header().functionsAt + n]; }
  /// ParameterFlag bits.
  uint64_t flagsOf(const uint64_t *function, uint64_t parameter) const {
    return function[4 + function[2] + function[3] + parameter];
  }
  const uint64_t *global(uint64_t n) const { return plan + plan[header().globalsAt + n]; }
  uint8_t *globalData(uint64_t n) const {
    return static_cast<uint8_t *>(table[2 * header().functions + n]);
  }
};
extern State state;

inline constexpr uint64_t kNone = ~uint64_t(0);

/// Maps zeroed memory; exits if there is none.
void *mapped(uint64_t bytes);

//===--- Log --------------------------------------------------------------===//
/// Makes the first words after the log's header readable and writable.
void openLog(uint64_t words);
void put(uint64_t word);
void putBytes(const void *data, uint64_t bytes);
/// Starts an event; the previous one is complete.
inline void put(EventKind kind) {
  state.log->whole = state.log->used;
  put(static_cast<uint64_t>(kind));
}
/// The event is complete, and the program continues.
inline void finishEvent() { state.log->whole = state.log->used; }
[[noreturn]] void stop(StopReason why, uint64_t detail);
[[noreturn]] void fail(RuntimeError error, uint64_t block, void *where, uint64_t site);

//===--- Memory -----------------------------------------------------------===//
void *allocate(uint64_t bytes, uint64_t site);
void release(void *block, uint64_t site);
/// Return the block that starts at the address, or that contains it; kNone if there is none.
uint64_t blockAt(const void *start);
uint64_t blockHolding(const void *address);
void *arenaTake(uint64_t bytes);
uint64_t globalHolding(const void *address);
void resetMemory();

//===--- Values -----------------------------------------------------------===//
/// A memref's descriptor as lowered code stores it.
struct Descriptor {
  uint8_t *allocated, *aligned;
  int64_t offset, sizesAndStrides[];
};
/// Returns the descriptor in the slots of a value of this shape; sets the rank and element shape.
const Descriptor *descriptorOf(const uint64_t *shape, const uint64_t *slots, uint64_t &rank,
                               const uint64_t *&element);
uint64_t slotsOf(const uint64_t *shape);
uint64_t bytesOf(const uint64_t *shape);
void putValue(const uint64_t *shape, const uint64_t *slots);
void putContents(const Descriptor *descriptor, uint64_t rank, const uint64_t *element);
/// Logs all cells of a buffer, including those that views skip.
void putFlat(const uint8_t *data, uint64_t count, uint64_t elementBytes);
/// The same for cells of this shape, which may be memrefs.
void putCells(const uint8_t *data, uint64_t count, const uint64_t *element);
/// The palette of small numbers of a type.
inline const uint64_t *smallNumbers(const uint64_t *type) { return type + 2; }
/// The palette of answers other than small numbers.
const uint64_t *answerNumbers(const uint64_t *type);
/// Returns the value of the type's palette that a random number selects.
inline const uint64_t *drawn(const uint64_t *type, const uint64_t *palette, uint64_t random) {
  return palette + 1 + random % palette[0] * type[1];
}
bool isEmpty(const Descriptor *descriptor, uint64_t rank);
/// The palette of cells that external functions write.
const uint64_t *writtenNumbers(const uint64_t *type);
/// Fills a view with what external functions write.
void fill(const Descriptor *descriptor, uint64_t rank, const uint64_t *type, uint64_t seed);
/// Fills the elements of a view, in row-major order, as fillFlat fills cells.
void fillElements(const Descriptor *descriptor, uint64_t rank, const uint64_t *type,
                  const uint64_t *palette, uint64_t seed, bool isInTurn);
/// Fills cells with the palette's values in turn, or with random ones.
void fillFlat(uint8_t *data, uint64_t count, const uint64_t *type, const uint64_t *palette,
              uint64_t seed, bool isInTurn = false);
/// Memrefs in memory, and those of them that refer to buffers that are not freed.
struct References {
  uint64_t all = 0, live = 0;
};
/// Marks the blocks that memrefs in this memory refer to, transitively, and adds the memrefs to `references`. Stops when there
/// are more than kReferencesMax.
inline constexpr uint64_t kReferencesMax = 100'000;
void markReached(const uint8_t *data, uint64_t bytes, const uint64_t *element, uint8_t *reached,
                 References &references);

//===--- Calls (Calls.cpp) ------------------------------------------------===//
/// Executes all steps of a run.
void takeSteps(const uint64_t *run);
/// Whether an address is in a buffer that the caller passed to some call of this run.
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
