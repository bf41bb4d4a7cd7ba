//===- ProcessParts.h - What starting workers and commands share -*- C++ -*-===//
// For the files that implement Process.h, and for no others.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <sys/types.h>

namespace freehold {

/// After a signal that came just before a wait, the wait ends this much later.
inline constexpr int kLatencyMs = 100;

struct SharedStage {
  volatile int stage = 0;
  char detail[101] = {};
  /// The process group of the command that the worker runs; 0 for none.
  volatile pid_t command = 0;
  /// Where the worker's temporary files go, and whether it has made that folder.
  char folder[200] = {};
  volatile bool isFolderMade = false;
};

/// Of this process, when it is a worker: what it does must be known to its parent when it is killed.
extern SharedStage *ownStage;

/// Lowers the soft limit of a resource; the hard one stays, so that it can be raised again.
void lowerLimit(int resource, uint64_t bytes);

} // namespace freehold
