//===- Runtime.h - What native programs are linked with ---------*- C++ -*-===//
// Runs the entries of one lowered program as a plan says, and logs what they do. It is
// linked into the tools for the jit and into the drivers of the other engines; all of it
// happens in a process made for these runs.
//
// Harness memory is mapped, never heap: freeing an argument is then a bad free to any
// allocator, and what the harness remembers keeps no block reachable (addresses are masked).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/native/runtime/Protocol.h"

#include <cstddef>

namespace freehold::native {

/// Where a program's heap memory comes from.
struct EngineHooks {
  void *(*allocate)(uint64_t bytes);
  void (*release)(void *block, uint64_t bytes);
  /// Between runs: nothing that was allocated is used any more. May be null.
  void (*reset)();
  /// After an error was logged: do it, so that the engine sees it too. Null where the
  /// runtime is the only judge.
  void (*commit)(RuntimeError error, void *where);
  /// Blocks that leaked are never released, so that the engine sees them at the end.
  bool keepLeaks;
};

/// Runs `first` and later runs of the plan, each with both patterns. `table` is the program's
/// table of addresses: wrappers of functions (null without a body), functions, globals. Leaves the
/// process at the first run that does not end in order.
void runPlan(const uint64_t *plan, LogHeader *log, void *const *table, uint64_t first,
             const EngineHooks &hooks);

/// What the allocator's signal handler needs: logs who a bad address belongs to, then exits.
[[noreturn]] void badAccess(void *address, int signal);

/// Uses these blocks, which another process sees too, instead of own ones.
void shareBlocks(Block *blocks);

/// The allocator of the jit: guard pages, freed blocks are never reused and cannot be touched.
EngineHooks guardedHooks();
/// Has memory errors of this process logged. Call it before runPlan.
void installFaultHandler();

/// Exit code of a process whose run ended before its time; the log says why.
inline constexpr int kRunEnded = 99;

/// A function that lowered programs call.
struct RuntimeSymbol {
  const char *name;
  void *address;
};
/// All of them; `count` is set to how many.
const RuntimeSymbol *runtimeSymbols(size_t &count);

} // namespace freehold::native
