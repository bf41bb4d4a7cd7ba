//===- Outcome.h - What one run of a program did ----------------*- C++ -*-===//
// The result of running a program, as plain data: how the run ended, what it observed, and what it
// left on the heap.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Observation.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace freehold {

enum class Termination : uint8_t { Returned, MemoryError, Aborted, Unsupported, OutOfBudget };

/// The memory errors listed in ARCHITECTURE.md under "What a program means", in the same order.
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

/// The role of a note's location in the error.
enum class NoteRole : uint8_t { None, Allocated, Freed, LastReference, Caller, Frame };

/// A message at a location "file:line:column", or "-" if unknown.
struct Note {
  std::string location;
  std::string message;
  NoteRole role = NoteRole::None;
  /// The op there, such as "memref.load"; for a stack frame its function. Signatures are made of
  /// it, never of the message.
  std::string op = "";
  /// The op's number in a preorder walk of its module, from 1; 0 if there is no op.
  unsigned number = 0;
};

struct RunError {
  ErrorKind kind = ErrorKind::Undefined;
  Note what;
  /// "allocated here", "freed here", "called from here".
  std::vector<Note> notes;
  /// Whether the error is a write to the source or result of a bufferization.clone.
  bool writesClone = false;
};

/// A heap allocation made during the run that is alive at its end and was not returned.
struct Leak {
  std::string location;
  /// The op that allocated it, as in Note.
  std::string op;
  /// Set for the first few leaks only.
  unsigned opNumber = 0;
  uint64_t bytes = 0;
  /// Allocations are numbered in the order in which they were made, from 1.
  uint64_t number = 0;
  /// True if, at some end of a region, iteration or frame, no value in scope and no reachable
  /// memory referred to it any more. `lostAt` is that place.
  bool lost = false;
  std::string lostAt;
  /// The call at whose end it was left, from 1; 0 if the run has one call.
  unsigned call = 0;
  /// The program itself was to free it: it has bufferization.manual_deallocation.
  bool isManual = false;
};

/// How a caller can free a result, from the least to the most: not at all; by its base buffer, as
/// memref.extract_strided_metadata gives it; as it is, since it is the descriptor of a live heap
/// allocation.
enum class Freeable : uint8_t { No, ByBase, AsItIs };

/// A violation of T4 by a returned memref or a freed argument.
struct AbiViolation {
  Note what;
  std::vector<Note> notes;
  /// One word: argument, global, stack, freed, twice, shifted.
  std::string how;
  /// The returned buffer is dead, so it has no contents to observe.
  bool dead = false;
  /// Index of the returned memref over all calls of the run, as in Outcome::freeable.
  size_t result = 0;
};

/// Heap allocations that the caller's memory refers to at the end of a call, through globals or
/// buffers of arguments that hold memrefs. T3 does not require freeing as many as the source leaves
/// there.
struct KeptAllocations {
  uint64_t allocations = 0;
  /// Number of memrefs in memory that refer to them; the maximum value if there are too many to
  /// count.
  uint64_t references = 0;
  /// The last of these allocations.
  Note last;
  /// Memrefs in memory that refer to live buffers not counted in `left`, such as arguments'. A target that clones may have a buffer of its
  /// own for each.
  uint64_t copies = 0;
  /// Allocations that this call and earlier ones left so, and that were neither freed nor returned since, whether something
  /// still refers to them or not.
  uint64_t left = 0;
  /// The first of these allocations.
  Note firstLeft = {};
};

/// The cost of a run, for comparing subjects.
struct RunStatistics {
  uint64_t steps = 0;
  uint64_t heapAllocations = 0;
  uint64_t frees = 0;
  uint64_t peakBytes = 0;
  /// Counts of the ops that the module was compiled to count (interp::CountedOps).
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
  /// Set if termination is MemoryError.
  RunError error;
  /// Set if termination is Unsupported (the op and why), Aborted (the assertion) or OutOfBudget
  /// (which).
  Note reason;
  /// Set if a native run ended as Unsupported by a trap of the processor that is the program's own doing, such as a division by
  /// zero: the error that this is if the same input does not trap before the pass.
  std::optional<ErrorKind> trapped;
  /// In order. Their types live as long as the MLIRContext of the program.
  std::vector<Observation> observations;
  /// Names of the ops that ran without a handler (interp/Opaque.h), each once.
  std::vector<std::string> opaqueOps;
  /// How often registered ones of these ran, by what identifies them. Folders and canonicalization
  /// may rewrite a registered op, so that what is assumed of it changes.
  std::map<std::string, uint64_t> registeredOpaqueOps;
  /// The bytes that a native run would print.
  std::string printed;
  std::vector<Leak> leaks;
  std::vector<AbiViolation> abi;
  /// For each buffer that the caller made for an argument, in order, whether nobody wrote it: it may be constant.
  std::vector<bool> onlyRead;
  /// For each returned memref or tensor of the run, in order. What bufferization makes of a tensor may be a
  /// view with an offset, whose base buffer the caller frees.
  std::vector<Freeable> freeable;
  /// Returned heap buffers that are not freeable as they are; violates T4 if the source's result is so to a
  /// higher degree.
  std::vector<AbiViolation> shifted;
  /// One element for each call, describing its end.
  std::vector<KeptAllocations> kept;
  /// Set if the run depends on an alias that passes may break: a function returned a buffer that it
  /// does not own, and it was written while another name of it was live. Holds the first such
  /// location.
  std::string aliasedReturnWrittenAt;
  /// The first place where the language leaves a result open and the interpreter chose one, and what
  /// is open, such as the sign of a NaN that arithmetic made; the message is empty if there is none.
  Note openResult;
  /// The first place where a subview that is out of bounds was made, which is no error, but passes may assert that none
  /// is; the message is empty if there is none.
  Note outsideView;
  /// The location where a function first returned a buffer that it does not own, or one buffer
  /// twice.
  std::string aliasedReturnAt;
  /// In runs that track names: the location of the first write that a copy made at a control-flow
  /// join would have missed; empty if there is none.
  std::string missedWriteAt;
  /// In such runs: the location of the first write to a buffer after it was forwarded to a join.
  std::string forwardedWriteAt;
  /// Hash of the branches taken; equal hashes mean the same path.
  uint64_t path = 0;
  RunStatistics statistics;
};

} // namespace freehold
