//===- ProcessParts.h - What starting workers and commands share -*- C++ -*-===//
// Internal to the files that implement Process.h.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <sys/types.h>

namespace freehold {

/// If a signal arrives just before a wait, the wait ends at most this much later.
inline constexpr int kLatencyMs = 100;

struct SharedStage {
  volatile int stage = 0;
  char detail[101] = {};
  /// The process group of the command that the worker runs; 0 if there is none.
  volatile pid_t command = 0;
  /// The folder for the worker's temporary files, and whether the worker has created it.
  char folder[200] = {};
  volatile bool isFolderMade = false;
};

/// In a worker process, the memory shared with its parent, who cleans up if the worker is killed.
extern SharedStage *ownStage;

/// Lowers the soft limit of a resource. The hard limit stays, so that it can be raised again.
void lowerLimit(int resource, uint64_t bytes);

} // namespace freehold
