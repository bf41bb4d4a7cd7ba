//===- Lemma.h - The lemmas, by label ---------------------------*- C++ -*-===//
// A lemma is one file in smt/lemmas: LABEL.mlir, a rewrite as users write them, or LABEL.cpp, one
// that no before/after of IR can state. Both are found by the build, and both open with a comment
// that the table of lemmas and LEMMAS.md are made of:
//
//   // S2. Memrefs that are the same allocation merge; their conditions are or-ed.
//   //
//   // readings: union
//   // for: fh S2; upstream C1
//   //
//   // Free text: why it holds, what each conjunct is for.
//
// `readings` are those under which it is expected to hold, with no conjunct to spare; under another
// one it must be refuted, unless it is named by a line `also: union`: the lemma holds there with a
// conjunct to spare. Lines that start with //=== are skipped. LABEL.cpp defines `TermLemma
// lemma_LABEL()` in namespace freehold::smt, with _ for whatever in the label is no letter or
// digit.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"
#include "smt/encode/Dealloc.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace freehold::smt {

/// What a lemma in C++ comes to. A goal holds when the precondition and its violation cannot hold
/// at once.
struct TermProblem {
  /// Facts, and that what is there before is defined: must be satisfiable, or the lemma is vacuous.
  std::vector<Term> precondition;
  struct Goal {
    /// What a refutation is reported as: "frees twice", "leaks".
    std::string name;
    Term violated;
  };
  /// The first that can be violated names the refutation.
  std::vector<Goal> goals;
  /// What a counterexample should tell.
  std::vector<Term> wanted;
};

struct LemmaQuestion {
  Reading reading = Reading::Union;
  /// The conjunct that is left out, as a number into TermLemma::conjuncts.
  std::optional<unsigned> dropped;
  /// 0: any number of memrefs and retained values. Otherwise the cross-check: at most that many of
  /// each, one by one.
  unsigned size = 0;
};

/// A lemma stated in C++.
struct TermLemma {
  /// What the precondition consists of; leaving one out must give a counterexample.
  std::vector<std::string> conjuncts;
  /// Each call starts with empty Terms. No answer for a size it has no cross-check for.
  std::function<std::optional<TermProblem>(Terms &, const LemmaQuestion &)> obligations;
  /// Each goal has much context of its own: they are asked one by one, not all at once.
  bool goalsApart = false;
  /// The programs that show a counterexample of `goal`; `values` are those of TermProblem::wanted.
  /// Null where none can be made.
  std::function<std::optional<ConcretePrograms>(const LemmaQuestion &, llvm::StringRef goal,
                                                const std::vector<std::string> &values)>
      concretize;
};

struct Lemma {
  std::string label, statement;
  std::vector<Reading> readings, alsoHolds;
  /// Our labels and the behaviours of the shipped passes that it covers.
  std::string backs;
  /// The free text of the comment, without comment marks.
  std::string why;
  /// The whole file, of a lemma in IR.
  std::string module;
  /// Of a lemma in C++.
  std::optional<TermLemma> terms;

  /// Whether it is expected to.
  bool holdsUnder(Reading reading) const;
};

/// All, in natural order of labels: S2, S2-literal, S10.
const std::vector<Lemma> &allLemmas();
const Lemma *findLemma(llvm::StringRef label);

/// Of a file that opens with such a comment; an error text if it does not.
struct ParsedLemma {
  Lemma lemma;
  std::string error;
};
ParsedLemma parseLemmaComment(llvm::StringRef text);

} // namespace freehold::smt
