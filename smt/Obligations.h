//===- Obligations.h - What a proof consists of -----------------*- C++ -*-===//
// A precondition and named goals. The precondition must be satisfiable, or the proof is vacuous; a
// goal holds when the precondition and its violation cannot hold at once. Names are what a
// refutation is reported as: "frees twice", "leaks", "result 1 loses ownership".
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/Term.h"

#include <string>
#include <vector>

namespace freehold::smt {

/// The two readings of bufferization.dealloc (ARCHITECTURE.md, D1): a memref is not freed again
/// where an earlier alias *is freed*, or, literally, where there is an earlier alias at all.
enum class Reading : uint8_t { Union, Literal };
inline llvm::StringRef spell(Reading reading) {
  return reading == Reading::Union ? "union" : "literal";
}

struct Obligation {
  std::string name;
  Term violated;
};

struct Obligations {
  /// Facts, and that the source is defined.
  std::vector<Term> precondition;
  /// In the order in which they are tried: the first that can be violated names the refutation.
  std::vector<Obligation> goals;
  /// What a counterexample should tell.
  std::vector<Term> wanted;
};

} // namespace freehold::smt
