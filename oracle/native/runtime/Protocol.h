//===- Protocol.h - Plan and log of native runs -----------------*- C++ -*-===//
// A plan says what a native run does, and the run writes a log. Both are arrays of 64-bit words;
// "at" is a position in the plan. Freestanding, since the runtime does not link MLIR.
//
// Plan:  PlanHeader, then in any place
//   types      bytes, words, then the palettes of small numbers and of other answers
//   palettes   how many values, their encodings of as many words each as the type has
//   shapes     Scalar: type at | Ranked: element shape at, rank, offset, sizes, strides
//              Unranked: element shape at | Function; all after a ShapeKind
//   functions  name at (bytes), its length, number of parameters, of results, their shapes, then
//              ParameterFlag bits of each parameter
//   globals    GlobalFlag bits, bytes, shape at, seed of an external one, name at, its length
//   seen       numbers of the globals that external functions see, by name
//   answers    how many types there are, then for each the type at, and the palette at that replaces
//              that of its other answers
//   runs       answers, answers at or 0, number of steps, their places; a step is
//              Call: function, number of arguments, their places | Set: global (or none, if it is no
//              number of one), seed of its cells, palette at, 1 if its values are taken in turn; both after a StepKind; an argument is
//              Scalar: words, the words | Buffer: a view, bytes, element type at, seed, palette at,
//              1 if its cells have the palette's values in turn, 1 if only the elements of the view
//              are written, in row-major order, as for tensors | InGlobal: a view, the global
//              View: a view, the call and its argument whose buffer it is in | Same: the call and its
//              argument that it is a copy of; all after an ArgumentKind. Calls are counted from 0.
//              A view is bytes from the allocated pointer to the aligned one, rank, offset, sizes,
//              strides.
//
// Log:   LogHeader, then for each run and pattern the position (in words after the header) where
// its events start, 0 where it was not begun; then events: an EventKind and what is said there. A
// buffer's contents are
//        rank, sizes, and if none is 0 the elements in row-major order: scalars packed and
//        padded to whole words, memrefs 0 (uninitialised) or 1 and their contents.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>

namespace freehold::native {

inline constexpr uint64_t kDynamic = uint64_t(1) << 63;
/// Fresh memory is filled with the first pattern in one run and with the second in the other.
inline constexpr uint8_t kPatterns[2] = {0xA7, 0x5B};

struct PlanHeader {
  uint64_t functions, functionsAt, globals, globalsAt, runs, runsAt;
  uint64_t seed, memoryBytesMax;
  uint64_t seen, seenAt;
  /// Whether the caller frees returned buffers between two calls.
  uint64_t freeResults;
};

enum class ShapeKind : uint64_t { Scalar, Ranked, Unranked, Function, Other };
enum class StepKind : uint64_t { Call, Set };
enum class ArgumentKind : uint64_t { Scalar, Buffer, View, Same, InGlobal };
/// What an external function does not do with a buffer, and what the caller does not look at after the
/// call. A buffer that holds a tensor is observed by its elements alone, and is nobody's to keep.
enum ParameterFlag : uint64_t { kUnread = 1, kUnwritten = 2, kUnobserved = 4, kTensor = 8 };
enum GlobalFlag : uint64_t { kConstant = 1, kExternal = 2, kUninitialised = 4, kUnseen = 8 };

struct LogHeader {
  /// In words after this header: the capacity, the words used so far, and those used by complete
  /// events. A run may end within an event, as when an external function reads a freed buffer.
  uint64_t capacity, used, whole;
  /// Blocks allocated so far in the run, and leaks logged in all runs.
  uint64_t blocks, leaks;
  /// Leaks in all runs of the last process, as counted by its memory checker.
  uint64_t toolLeaks;
};

/// A heap block of a run. The address is masked, so that this record does not keep the block
/// reachable for a leak checker.
struct Block {
  uint64_t masked, bytes, site, freeSite, slot;
  bool live, leaked;
  /// At the end of a call, memory of the caller referred to it.
  bool left;
};
inline constexpr uint64_t kMask = 0x5A5A'F00D'5A5A'F00Dull;
/// More allocations than this in one run are over budget.
inline constexpr uint64_t kBlocksMax = 1 << 19;

enum class EventKind : uint64_t {
  /// function, then a value for each parameter.
  Call,
  /// print, the value's word.
  Print,
  /// assertion. The run is over.
  Assert,
  /// number of results, then each: Ownership, allocation, and a value unless it is dead.
  Results,
  /// allocation, bytes, site.
  Leak,
  /// argument, contents, 0 or 1 and the contents of the whole buffer.
  Argument,
  /// global, contents.
  Global,
  /// The run ended normally: heap allocations, frees, most bytes alive.
  End,
  /// ErrorKind, allocation, where it was allocated, where it was freed, where it happened.
  Error,
  /// StopReason, a detail.
  Stop,
  /// step. The caller takes the step; runs of one step do not log this.
  Caller,
  /// call, from 0, then as Argument: an argument of an earlier call.
  EarlierArgument,
  /// global, contents; during an external call.
  SeenGlobal,
  /// number, then the external function and its parameter that it was kept from, contents: a kept
  /// buffer, within an external call.
  SeenKept,
  /// allocations of the call that memory of the caller refers to, memrefs there, a site; KeptAllocations::copies; allocations of all calls
  /// that were left so and are neither freed nor returned, a site.
  Kept,
};

/// The owner of a returned buffer (T4). Scalars have None.
enum class Ownership : uint64_t { None, Fresh, Freed, Stack, Argument, Global, Again, Foreign };

/// As freehold::ErrorKind, for errors that the runtime itself can find. Only tools find
/// DeadStackUse.
enum class RuntimeError : uint64_t { UseAfterFree, DoubleFree, BadFree, OutOfBounds, DeadStackUse };

enum class StopReason : uint64_t {
  /// More bytes alive than allowed; more allocations than can be kept; log full.
  Memory,
  Allocations,
  Log,
  /// detail: the external function whose result cannot be made.
  StubResult,
  /// detail: the signal's number.
  Signal,
  /// Where an access faults that is neither in the engine's blocks nor where the stack may grow; detail: the signal's number.
  WildAccess,
  /// A tool's report that is not a memory error of the program; the outcome has its words.
  Tool,
  /// detail: the time limit in milliseconds. Written by the parent, like signals without a handler.
  Time,
};

} // namespace freehold::native
