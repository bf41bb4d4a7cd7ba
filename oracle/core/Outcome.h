//===- Outcome.h - What one run of a program did ----------------*- C++ -*-===//
// The answer of a judge that runs programs, as plain data. An outcome says how the run ended, what
// it observed, and what it left on the heap.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Observation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace freehold {

enum class Termination : uint8_t { Returned, MemoryError, Aborted, Unsupported, OutOfBudget };

/// The memory errors that ARCHITECTURE.md lists under "What a program means", in the same order.
enum class ErrorKind : uint8_t {
  UseAfterFree,
  DeadStackUse,
  DoubleFree,
  BadFree,
  OutOfBounds,
  UninitialisedRead,
  Undefined,
  StackOverflow,
};

/// What a note's place has to do with the error.
enum class NoteRole : uint8_t { None, Allocated, Freed, LastReference, Caller, Frame };

/// A message at a place: `location` is "file:line:column", or "-" where none is known.
struct Note {
  std::string location;
  std::string message;
  NoteRole role = NoteRole::None;
  /// The op there, such as "memref.load"; for a frame of a stack its function. Defects are told
  /// apart by it, never by the message.
  std::string op = "";
  /// The op's number in a preorder walk of its module, from 1; 0 where there is none.
  unsigned number = 0;
};

struct RunError {
  ErrorKind kind = ErrorKind::Undefined;
  Note what;
  /// "allocated here", "freed here", "called from here".
  std::vector<Note> notes;
  /// Undefined because the source or the result of a bufferization.clone was written.
  bool writesClone = false;
};

/// A heap allocation made during the run, alive at its end and not returned.
struct Leak {
  std::string location;
  /// The op that allocated it, as in Note.
  std::string op;
  /// Of the first few leaks only.
  unsigned opNumber = 0;
  uint64_t bytes = 0;
  /// Allocations are numbered in the order they were made, from 1.
  uint64_t number = 0;
  /// No value in scope and no reachable memory referred to it at some earlier end of a
  /// region, iteration or frame, which `lostAt` names.
  bool lost = false;
  std::string lostAt;
  /// The call at whose end it was left, from 1; 0 where the run has one call.
  unsigned call = 0;
};

/// T4: what is wrong with a returned memref or a freed argument.
struct AbiViolation {
  Note what;
  std::vector<Note> notes;
  /// In one word: argument, global, stack, freed, twice, shifted.
  std::string how;
  /// The returned buffer's life had ended: it has no contents to observe.
  bool dead = false;
  /// Which returned memref of the run, counted over all calls: an index into Outcome::freeable.
  size_t result = 0;
};

/// Heap allocations that memory of the entry's caller refers to at the end of a call, through
/// globals or buffers of arguments that hold memrefs. T3 does not ask for those that the source
/// leaves there.
struct KeptAllocations {
  uint64_t allocations = 0;
  /// Memrefs in memory that lead to them; the largest number where they are too many to count.
  uint64_t references = 0;
  /// The allocation that was made last.
  Note last;
};

/// What the run cost, for comparisons of quality.
struct RunStatistics {
  uint64_t steps = 0;
  uint64_t heapAllocations = 0;
  uint64_t frees = 0;
  uint64_t peakBytes = 0;
  /// Of ops that the module was compiled to count (interp::CountedOps).
  uint64_t clones = 0;
  uint64_t aliasChecks = 0;
  uint64_t deallocOps = 0;

  void operator+=(const RunStatistics &other) {
    steps += other.steps;
    heapAllocations += other.heapAllocations;
    frees += other.frees;
    peakBytes += other.peakBytes;
    clones += other.clones;
    aliasChecks += other.aliasChecks;
    deallocOps += other.deallocOps;
  }
};

struct Outcome {
  Termination termination = Termination::Returned;
  /// Set when termination is MemoryError.
  RunError error;
  /// Set when it is Unsupported (the op and why), Aborted (the assertion) or OutOfBudget (which).
  Note reason;
  /// In order. Their types live as long as the MLIRContext of the program that ran.
  std::vector<Observation> observations;
  /// What a native run would print, byte for byte.
  std::string printed;
  std::vector<Leak> leaks;
  std::vector<AbiViolation> abi;
  /// For each returned memref of the run, in order: the caller can free it as it is, since it is the
  /// descriptor of a live heap allocation.
  std::vector<bool> freeable;
  /// Returned heap buffers that are not: breaks T4 where the source's result is freeable.
  std::vector<AbiViolation> shifted;
  /// At the end of each call.
  std::vector<KeptAllocations> kept;
  /// The run relied on something that its result must not show: a buffer that a function
  /// returned although it was not its own to give was written while another name for it
  /// was live. Empty, or where that happened first. Passes may copy such buffers.
  std::string aliasedReturnWrittenAt;
  /// Where a function first returned a buffer that was not its own to give, or gave twice.
  std::string aliasedReturnAt;
  /// Of runs that track names: where the first write was seen that a copy made where control flow
  /// joins would have missed; or empty.
  std::string missedWriteAt;
  /// The same runs: where a buffer was first written after it had been forwarded to a join.
  std::string forwardedWriteAt;
  /// Hash of the branches taken: equal hashes mean the same path.
  uint64_t path = 0;
  RunStatistics statistics;
};

} // namespace freehold
