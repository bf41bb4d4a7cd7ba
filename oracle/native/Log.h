//===- Log.h - Conversion of logs to outcomes -------------------*- C++ -*-===//
// Each run was done twice, with different contents of fresh memory. A cell whose two values differ
// was never written, or was computed from such cells: it is printed as `_`. If anything else
// differs, the run depends on uninitialised cells.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/native/Plan.h"

namespace freehold::native {

/// Returns the outcome of one run in the interpreter's words. `first` and `second` are its events;
/// the second is empty if the first did not end normally. nullopt: the log is inconsistent, which
/// is a fault of Freehold.
std::optional<Outcome> readLog(const ProgramShape &shape, const Run &run,
                               llvm::ArrayRef<uint64_t> first, llvm::ArrayRef<uint64_t> second);

} // namespace freehold::native
