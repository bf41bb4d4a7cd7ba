//===- Mutants.h - Corpus programs, changed at random -----------*- C++ -*-===//
// Mutations parse and verify arbitrary programs, on which MLIR's verifiers may crash. So they run
// in a process of their own, which is restarted when it dies.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/process/Process.h"
#include "oracle/core/program/Program.h"

namespace freehold {

class Mutants {
public:
  /// `extensions` are those of all programs.
  explicit Mutants(const Extensions &extensions = {});

  /// Returns what `freehold-fuzz mutate FILE --seed SEED --times TIMES` prints; std::nullopt if no
  /// mutation applies, if it crashes, or if it takes longer than 10 s.
  std::optional<std::string> make(const Program &program, uint64_t seed, unsigned times);

private:
  Worker worker_;
};

} // namespace freehold
