//===- Lemma.h - The lemmas, by label ---------------------------*- C++ -*-===//
// A lemma is one file in smt/lemmas: LABEL.mlir is a rewrite as users write them; LABEL.cpp is a
// lemma that no before/after of IR can state. The build finds both. Each begins with a comment from
// which the table of lemmas and LEMMAS.md are made:
//   // S2. Memrefs that are the same allocation merge; their conditions are or-ed.
//   //
//   // readings: union
//   // for: fh S2; upstream C1
//   //
//   // Free text: why it holds, what each conjunct is for.
//
// `readings` are those under which the lemma is expected to hold and to need every conjunct. Under
// any other reading it must be refuted, unless a line `also: union` names that: then the lemma
// holds there, but need not use every conjunct. Lines that begin with //=== are skipped. LABEL.cpp
// defines `TermLemma lemma_LABEL()` in namespace freehold::smt, with _ for every other character
// than letters and digits.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/counterexample/Counterexample.h"
#include "smt/encode/Dealloc.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace freehold::smt {

/// The formulas of a lemma in C++. A goal holds if the precondition and the goal's violation are
/// not both satisfiable.
struct TermProblem {
  /// Facts, and definedness of the before. Must be satisfiable; otherwise the lemma is vacuous.
  std::vector<Term> precondition;
  struct Goal {
    /// The name of its refutation: "frees twice", "leaks".
    std::string name;
    Term violated;
  };
  /// The first goal that can be violated names the refutation.
  std::vector<Goal> goals;
  /// Terms whose values a counterexample should have.
  std::vector<Term> wanted;
};

struct LemmaQuestion {
  Reading reading = Reading::Union;
  /// The conjunct that is dropped, as an index into TermLemma::conjuncts.
  std::optional<unsigned> dropped;
  /// 0 for any number of memrefs and retained values. Otherwise a cross-check with at most this
  /// many of each, one by one.
  unsigned size = 0;
};

/// A lemma stated in C++.
struct TermLemma {
  /// The conjuncts of the precondition. Dropping any of them must give a counterexample.
  std::vector<std::string> conjuncts;
  /// Called with empty Terms each time. Returns std::nullopt for a size without a cross-check.
  std::function<std::optional<TermProblem>(Terms &, const LemmaQuestion &)> obligations;
  /// Ask goals one by one instead of all at once, since each has a large context of its own.
  bool goalsApart = false;
  /// Returns the programs that show a counterexample of `goal`, where `values` are those of
  /// TermProblem::wanted; std::nullopt if there are none.
  std::function<std::optional<ConcretePrograms>(const LemmaQuestion &, llvm::StringRef goal,
                                                const std::vector<std::string> &values)>
      concretize;
};

struct Lemma {
  std::string label, statement;
  std::vector<Reading> readings, alsoHolds;
  /// Our labels, and the behaviours of shipped passes, that the lemma covers.
  std::string backs;
  /// The free text of the comment, without comment marks.
  std::string why;
  /// The whole file, for a lemma in IR.
  std::string module;
  /// For a lemma in C++.
  std::optional<TermLemma> terms;

  /// Returns true if the lemma is expected to hold under the reading.
  bool holdsUnder(Reading reading) const;
};

/// Returns all lemmas in natural order of labels: S2, S2-literal, S10.
const std::vector<Lemma> &allLemmas();
const Lemma *findLemma(llvm::StringRef label);

/// A parsed file, or an error message if it does not begin with such a comment.
struct ParsedLemma {
  Lemma lemma;
  std::string error;
};
ParsedLemma parseLemmaComment(llvm::StringRef text);

} // namespace freehold::smt
