//===- Protocol.h - Plan and log of native runs -----------------*- C++ -*-===//
// A native run is told what to do by a plan and tells what it did by a log. Both are arrays
// of 64-bit words; "at" is a position in the plan. Freestanding: the runtime has no MLIR.
//
// Plan:  PlanHeader, then in any place
//   types      bytes, words, then the palettes of small numbers and of other answers
//   palettes   how many values, their encodings of as many words each as the type has
//   shapes     Scalar: type at | Ranked: element shape at, rank, offset, sizes, strides
//              Unranked: element shape at | Function; all after a ShapeKind
//   functions  name at (bytes), its length, number of parameters, of results, their shapes
//   globals    GlobalFlag bits, bytes, shape at, seed of an external one, name at, its length
//   seen       numbers of the globals that external functions see, by name
//   runs       answers, number of steps, their places; a step is
//              Call: function, number of arguments, their places | Set: global (or none, if it is no
//              number of one), seed of its cells; both after a StepKind; an argument is
//              Scalar: words, the words | Buffer: a view, bytes, element type at, seed, palette at,
//              1 if its cells have the palette's values in turn | InGlobal: a view, the global
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
/// Fresh memory holds the first of these in the first run of two and the second in the other.
inline constexpr uint8_t kPatterns[2] = {0xA7, 0x5B};

struct PlanHeader {
  uint64_t functions, functionsAt, globals, globalsAt, runs, runsAt;
  uint64_t seed, memoryBytesMax;
  uint64_t seen, seenAt;
  /// Between two calls the caller frees what was returned to it.
  uint64_t freeResults;
};

enum class ShapeKind : uint64_t { Scalar, Ranked, Unranked, Function, Other };
enum class StepKind : uint64_t { Call, Set };
enum class ArgumentKind : uint64_t { Scalar, Buffer, View, Same, InGlobal };
enum GlobalFlag : uint64_t { kConstant = 1, kExternal = 2, kUninitialised = 4, kUnseen = 8 };

struct LogHeader {
  /// Words after this header: room, used so far, and used by whole events. A run may end in
  /// the middle of one, as when a stub reads a freed buffer.
  uint64_t capacity, used, whole;
  /// Blocks that were allocated in the run so far, and leaks that all runs have logged.
  uint64_t blocks, leaks;
  /// Leaks of all runs of the last process, as its memory checker counts them.
  uint64_t toolLeaks;
};

/// A heap block of a run. The address is masked, so that nothing here keeps the block
/// reachable for a tool that looks for leaks.
struct Block {
  uint64_t masked, bytes, site, freeSite, slot;
  bool live, leaked;
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
  /// The run is over, in good order: heap allocations, frees, bytes at most.
  End,
  /// ErrorKind, allocation, where it was allocated, where it was freed, where it happened.
  Error,
  /// StopReason, a detail.
  Stop,
  /// step. The caller takes it; runs of one step do not say so.
  Caller,
  /// call, from 0, then as Argument: a buffer that an earlier call was given.
  EarlierArgument,
  /// global, contents: within an external call.
  SeenGlobal,
  /// number, then the external function and its parameter that it was kept from, contents: a kept
  /// buffer, within an external call.
  SeenKept,
  /// allocations of the call that memory of the caller refers to, memrefs there, a site.
  Kept,
};

/// Whose a returned buffer is (T4). Scalars have None.
enum class Ownership : uint64_t { None, Fresh, Freed, Stack, Argument, Global, Again, Foreign };

/// As freehold::ErrorKind, for what the runtime itself can tell.
/// DeadStackUse is told only by tools.
enum class RuntimeError : uint64_t { UseAfterFree, DoubleFree, BadFree, OutOfBounds, DeadStackUse };

enum class StopReason : uint64_t {
  /// More bytes alive than allowed; more allocations than can be kept; log full.
  Memory,
  Allocations,
  Log,
  /// detail: the function whose result no stub can make.
  StubResult,
  /// detail: the signal's number.
  Signal,
  /// A tool's report that is no error of the program's; the outcome has its words.
  Tool,
  /// detail: the milliseconds that were not enough. Said by the parent, as are signals that
  /// nobody handled.
  Time,
};

} // namespace freehold::native
