//===- Runtime.h - The runtime of native programs ---------------*- C++ -*-===//
// Runs the entries of one lowered program as a plan says, and logs what they do. It is linked into
// the tools for the jit and into the drivers of the other engines, and always runs in a process
// made for these runs.
//
// The harness maps its memory and never uses the heap: freeing an argument is then a bad free for
// any allocator, and its records keep no block reachable (addresses are masked).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/native/runtime/Protocol.h"

#include <cstddef>

namespace freehold::native {

/// The allocator of a program's heap memory.
struct EngineHooks {
  void *(*allocate)(uint64_t bytes);
  void (*release)(void *block, uint64_t bytes);
  /// Called between runs, when no block is used any more. May be null.
  void (*reset)();
  /// Called after an error was logged: makes it happen, so that the engine reports it too. Null if
  /// the engine has no checker of its own.
  void (*commit)(RuntimeError error, void *where);
  /// Whether leaked blocks are never released, so that the engine reports them at the end.
  bool keepLeaks;
};

/// Runs number `first` and the following ones of the plan, each with both patterns. `table` is the
/// program's table of addresses: wrappers of functions (null without a body), functions, globals.
/// Exits at the first run that does not end normally. The log may be protected from all access; as
/// much as is used gets opened.
void runPlan(const uint64_t *plan, LogHeader *log, void *const *table, uint64_t first,
             const EngineHooks &hooks);

/// Called by the allocator's signal handler: logs which block a bad address belongs to, then exits.
[[noreturn]] void badAccess(void *address);

/// Records blocks in this memory, which another process shares, instead of in private memory. It may
/// be protected, as the log.
void shareBlocks(Block *blocks);

/// The allocator of the jit: guard pages, and freed blocks that are protected and never used again.
EngineHooks guardedHooks();
/// Makes this process log its memory errors. Call it before runPlan.
void installFaultHandler();

/// Exit code of a process with a run that did not end normally; the log says why.
inline constexpr int kRunEnded = 99;

/// A function that lowered programs call.
struct RuntimeSymbol {
  const char *name;
  void *address;
};
/// Returns all of them, and sets `count` to their number.
const RuntimeSymbol *runtimeSymbols(size_t &count);

} // namespace freehold::native
