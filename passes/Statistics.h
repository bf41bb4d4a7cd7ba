//===- Statistics.h - What a pass did, in numbers ---------------*- C++ -*-===//
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace freehold {

struct Statistic {
  unsigned value;
  llvm::StringRef name, description;
};

/// Prints the counts on stderr with one write, since other threads may run the pass on other
/// functions.
void printStatistics(llvm::StringRef pass, llvm::ArrayRef<Statistic> statistics);

} // namespace freehold
