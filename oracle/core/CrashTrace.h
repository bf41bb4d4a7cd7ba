//===- CrashTrace.h - Where a worker died -----------------------*- C++ -*-===//
// LLVM's own handler looks up the name of each frame twice, in each of its copies, by a scan of all
// of MLIR's symbols: most of what a crash costs. A parent reads the innermost frames only.
//===----------------------------------------------------------------------===//
#pragma once

namespace freehold {

/// From now on this process prints its innermost frames to stderr when a signal ends it, a line
/// each in LLVM's form: "4 libMLIR.so.22.1 0x00007f4a mlir::foo(int) + 84".
void traceCrashes();

} // namespace freehold
