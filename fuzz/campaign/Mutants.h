//===- Mutants.h - Corpus programs, changed at random -----------*- C++ -*-===//
// Mutations parse and verify programs that nobody has seen before, and MLIR's verifiers may crash
// on those: they happen in a process of their own, which is started anew when it dies.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Process.h"
#include "oracle/core/Program.h"

namespace freehold {

class Mutants {
public:
  Mutants();

  /// What `freehold-fuzz mutate FILE --seed SEED --times TIMES` prints; nullopt where no mutation
  /// applies, or where it crashes or takes longer than 10 s.
  std::optional<std::string> make(const Program &program, uint64_t seed, unsigned times);

private:
  Worker worker_;
};

} // namespace freehold
