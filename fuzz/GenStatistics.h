//===- GenStatistics.h - What generated programs consist of -----*- C++ -*-===//
// `freehold-fuzz gen --stats`: how often each row was emitted, how many programs have each shape
// of the checklist, and how large programs are.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Generator.h"

#include "mlir/IR/MLIRContext.h"

#include <memory>

namespace freehold::fuzz {

class GenStatistics {
public:
  GenStatistics();
  /// Returns false, after printing diagnostics to stderr, if the program does not verify.
  bool add(const gen::Generated &made);
  std::string text() const;

private:
  std::unique_ptr<mlir::MLIRContext> context_;
  uint64_t programs_ = 0, functions_ = 0, bytes_ = 0;
  std::vector<uint64_t> rows_, shapes_;
  std::vector<unsigned> ops_;
};

} // namespace freehold::fuzz
