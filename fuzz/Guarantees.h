//===- Guarantees.h - Does the generator keep its promises? -----*- C++ -*-===//
// `freehold-fuzz gen --check`: every program is made twice, by two threads, and judged. What must
// hold (Generator.h): the same text both times, it verifies, each run of it ends within its budget
// without an error of its own on all inputs tried, and an allocation is left when the subject gets
// it. The last is a share (*reach*), the others hold without exception.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Generator.h"
#include "oracle/core/program/Subject.h"

#include <functional>
#include <optional>

namespace freehold::fuzz {

struct GuaranteeOptions {
  /// Makes the n-th program. Called from several threads.
  std::function<gen::Generated(uint64_t n)> make;
  uint64_t programs = 1;
  unsigned inputs = 4, jobs = 2;
  /// The subject for which reach is counted.
  Subject subject;
};

struct Guarantees {
  uint64_t programs = 0, differing = 0, unverified = 0, unfit = 0, faults = 0, reached = 0;
  /// The first few programs that broke a promise, each with the reason.
  std::vector<std::string> broken;

  bool hold() const { return differing + unverified + unfit + faults == 0; }
  std::string text() const;
};

Guarantees checkGuarantees(const GuaranteeOptions &options);

} // namespace freehold::fuzz
