//===- CrashTrace.h - Where a worker died -----------------------*- C++ -*-===//
// Prints the innermost frames only, which is all that a parent reads. LLVM's own handlers print
// whole stacks and scan all of MLIR's symbols for each frame, which dominates the cost of a crash.
//===----------------------------------------------------------------------===//
#pragma once

namespace freehold {

/// Makes this process print its innermost frames to stderr if a signal ends it, one line each in
/// LLVM's format: "4 libMLIR.so.22.1 0x00007f4a mlir::foo(int) + 84".
void traceCrashes();

} // namespace freehold
