//===- DeallocEncoding.h - The encoding of a dealloc, run in worlds -*- C++ -*-===//
// The formulas that the prover makes of a shape (DeallocWorlds.h) are evaluated in 64 worlds at a
// time and held against runs, in every detail: is it undefined, by which operand and why; is each
// allocation alive afterwards; is each updated condition the same.
//===----------------------------------------------------------------------===//
#pragma once

#include "DeallocFormulas.h"

#include <memory>
#include <string>

namespace freehold::smt {

/// A bit for each world.
struct DeallocComparison {
  /// The formulas say otherwise than the run.
  uint64_t wrong = 0;
  /// The formulas call the op defined.
  uint64_t defined = 0;
  /// What is different in the first one that is wrong.
  std::string first;
};

class DeallocEncoding {
public:
  static constexpr unsigned kWorlds = 64;

  DeallocEncoding(const DeallocShape &shape, const EncodingOptions &options,
                  mlir::MLIRContext &context);
  ~DeallocEncoding();

  /// Of at most kWorlds worlds and what running the op did in each.
  DeallocComparison compare(llvm::ArrayRef<DeallocWorld> worlds, llvm::ArrayRef<DeallocRun> runs,
                            RandomNumbers &random);

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace freehold::smt
