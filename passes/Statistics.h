//===- Statistics.h - What a pass did, in numbers ---------------*- C++ -*-===//
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace freehold {

struct Statistic {
  unsigned value;
  llvm::StringRef name, description;
};

/// On stderr, in one piece: passes on functions run side by side.
void printStatistics(llvm::StringRef pass, llvm::ArrayRef<Statistic> statistics);

} // namespace freehold
