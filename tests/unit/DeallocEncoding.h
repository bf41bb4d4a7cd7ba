//===- DeallocEncoding.h - The encoding of a dealloc, run in worlds -*- C++ -*-===//
// Evaluates the formulas that the prover makes of a shape (DeallocWorlds.h) in 64 worlds at a time,
// and compares every detail with runs: whether the op is undefined, by which operand and why; which
// allocations are live afterwards; and each updated condition.
//===----------------------------------------------------------------------===//
#pragma once

#include "DeallocFormulas.h"

#include <memory>
#include <string>

namespace freehold::smt {

/// One bit for each world.
struct DeallocComparison {
  /// The formulas and the run differ.
  uint64_t wrong = 0;
  /// The op is defined by the formulas.
  uint64_t defined = 0;
  /// What differs in the first world of `wrong`.
  std::string first;
};

class DeallocEncoding {
public:
  static constexpr unsigned kWorlds = 64;

  DeallocEncoding(const DeallocShape &shape, const EncodingOptions &options,
                  mlir::MLIRContext &context);
  ~DeallocEncoding();

  /// Compares at most kWorlds worlds with the results of running the op in each.
  DeallocComparison compare(llvm::ArrayRef<DeallocWorld> worlds, llvm::ArrayRef<DeallocRun> runs,
                            RandomNumbers &random);

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace freehold::smt
