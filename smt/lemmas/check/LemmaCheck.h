//===- LemmaCheck.h - Proving a lemma ---------------------------*- C++ -*-===//
// Under one reading a lemma is as it should be when
//   - its precondition can hold, with a source that is defined,
//   - it is proved for any number of memrefs and retained values, if it is expected to hold, and
//   then
//     for lists of each fixed length too, in bit-vectors,
//   - without any one of its conjuncts it is refuted, and the counterexample replays; for a reading
//     named by `also:` only of the others is that asked,
//   - it is refuted, if it is not expected to hold, and the counterexample replays,
//   - all solvers that are asked agree on every query.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/lemmas/check/Lemma.h"
#include "smt/refine/Refine.h"

#include "mlir/IR/MLIRContext.h"

namespace freehold::smt {

/// The answer to one question about a lemma.
struct LemmaOutcome {
  ProofResult::Kind kind = ProofResult::Kind::Unknown;
  /// Of Refuted: "frees twice", and "double-free" where freehold-check has a word for it.
  std::string failed, kindName;
  /// Of Unknown, Vacuous and Invalid.
  std::string reason;
  bool disagree = false;
  double seconds = 0;
  unsigned queries = 0;
  /// Of Refuted, where they can be made.
  std::optional<ConcretePrograms> programs;
  /// The same with bufferization.dealloc, where `programs` are lowered first (literal), of what D4
  /// forbids: both readings do, but a lowering does not look.
  std::optional<ConcretePrograms> notLowered;
  /// Of Refuted: programs of worlds beside the counterexample (Variants.h), for one that does not
  /// replay. Null where there are none.
  std::function<std::vector<ConcretePrograms>()> variants;
  std::string table;
  /// What the after does when it is run, where the before is right: "use-after-free: reads ..".
  std::string shows;
  /// Why a counterexample does not replay; empty if it does, or is not asked to.
  std::string noReplay;
};

/// From good to bad.
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
  /// Without each conjunct in turn.
  std::vector<Conjunct> without;
  struct Bounded {
    unsigned size;
    LemmaOutcome outcome;
  };
  std::vector<Bounded> bounded;
  double seconds = 0;
  /// What is not as it should be, in sentences; empty of AsExpected.
  std::vector<std::string> complaints;
  LemmaStatus status = LemmaStatus::AsExpected;

  /// "unbounded; 32x32".
  std::string bound() const;
};

struct LemmaCheckOptions {
  Solvers solvers;
  /// In ascending order. Those between the first and the last are asked only where they do not follow
  /// from these (LemmaQuestions::worldsGrow).
  std::vector<unsigned> sizes = {1, 2, 3, 8, 32};
  /// Runs programs that should show a counterexample. Null: nothing is run.
  struct Replay {
    /// One of the two is empty; see LemmaOutcome.
    std::string shows, noReplay;
  };
  std::function<Replay(const ConcretePrograms &)> replay;
};

LemmaResult checkLemma(const Lemma &lemma, Reading reading, mlir::MLIRContext &context,
                       const LemmaCheckOptions &options);

/// The conjuncts of a lemma by what they say, in the order of LemmaResult::without.
std::vector<std::string> conjunctsOf(const Lemma &lemma, mlir::MLIRContext &context);

} // namespace freehold::smt
