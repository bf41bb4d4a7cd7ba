//===- Log.h - From a log to outcomes ---------------------------*- C++ -*-===//
// Each run was done twice, with different contents of fresh memory. A cell of a buffer that
// differs was never written, or computed from cells that never were: `_`. Runs that differ in
// anything else depend on such cells.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/native/Plan.h"

namespace freehold::native {

/// The outcome of one run in the words that the interpreter uses. `first` and `second` are its
/// events; the second is empty when the first did not end in order. nullopt: the log makes no
/// sense, which is a fault of Freehold.
std::optional<Outcome> readLog(const ProgramShape &shape, const Run &run,
                               llvm::ArrayRef<uint64_t> first, llvm::ArrayRef<uint64_t> second);

} // namespace freehold::native
