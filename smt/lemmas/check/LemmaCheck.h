//===- LemmaCheck.h - Proving a lemma ---------------------------*- C++ -*-===//
// A lemma passes under one reading if
//   - its precondition is satisfiable together with a defined source,
//   - it is proved for any number of memrefs and retained values, and for lists of each fixed
//     length in bit-vectors, if it is expected to hold,
//   - it is refuted without any one of its conjuncts, and the counterexample replays; for a reading
//     named by `also:` it may still be proved without some of them,
//   - it is refuted, and the counterexample replays, if it is not expected to hold,
//   - all solvers agree on every query.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/lemmas/check/Lemma.h"
#include "smt/refine/Refine.h"

#include "mlir/IR/MLIRContext.h"

namespace freehold::smt {

/// The answer to one question about a lemma.
struct LemmaOutcome {
  ProofResult::Kind kind = ProofResult::Kind::Unknown;
  /// For Refuted: "frees twice", and freehold-check's name for it, such as "double-free", if it has
  /// one.
  std::string failed, kindName;
  /// For Unknown, Vacuous and Invalid.
  std::string reason;
  bool disagree = false;
  double seconds = 0;
  unsigned queries = 0;
  /// For Refuted, if programs can be made.
  std::optional<ConcretePrograms> programs;
  /// The same programs with bufferization.dealloc, if `programs` are lowered first (literal), for
  /// violations of D4: both readings forbid them, but lowered code does not check.
  std::optional<ConcretePrograms> notLowered;
  /// For Refuted: programs of worlds near the counterexample (Variants.h), in case it does not
  /// replay. Null if there are none.
  std::function<std::vector<ConcretePrograms>()> variants;
  std::string table;
  /// How the after fails when it is run, while the before is right: "use-after-free: reads ..".
  std::string shows;
  /// Why a counterexample does not replay; empty if it does, or if it was not run.
  std::string noReplay;
};

/// Ordered from good to bad.
enum class LemmaStatus : uint8_t { AsExpected, Unknown, Wrong, Disagree };
std::string_view spell(LemmaStatus status);

struct LemmaResult {
  const Lemma *lemma = nullptr;
  Reading reading = Reading::Union;
  LemmaOutcome outcome;
  struct Conjunct {
    std::string text;
    LemmaOutcome outcome;
  };
  /// Results without each conjunct in turn.
  std::vector<Conjunct> without;
  struct Bounded {
    unsigned size;
    LemmaOutcome outcome;
  };
  std::vector<Bounded> bounded;
  double seconds = 0;
  /// What is not as expected, in sentences; empty for AsExpected.
  std::vector<std::string> complaints;
  LemmaStatus status = LemmaStatus::AsExpected;

  /// Returns text like "unbounded; 32x32".
  std::string bound() const;
};

struct LemmaCheckOptions {
  Solvers solvers;
  /// In ascending order. Sizes between the first and the last are asked only if their answers do
  /// not follow (LemmaQuestions::worldsGrow).
  std::vector<unsigned> sizes = {1, 2, 3, 8, 32};
  /// Runs programs that should show a counterexample. If null, nothing is run.
  struct Replay {
    /// One of the two is empty; see LemmaOutcome.
    std::string shows, noReplay;
  };
  std::function<Replay(const ConcretePrograms &)> replay;
};

LemmaResult checkLemma(const Lemma &lemma, Reading reading, mlir::MLIRContext &context,
                       const LemmaCheckOptions &options);

/// Returns the text of each conjunct of a lemma, in the order of LemmaResult::without.
std::vector<std::string> conjunctsOf(const Lemma &lemma, mlir::MLIRContext &context);

} // namespace freehold::smt
