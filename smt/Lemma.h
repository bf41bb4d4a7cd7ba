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
// `readings` are those under which it is expected to hold; under the other it must be refuted.
// Lines that start with //=== are skipped. LABEL.cpp defines `TermLemma lemma_LABEL()` in namespace
// freehold::smt, with _ for whatever in the label is no letter or digit.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/Obligations.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace freehold::smt {

struct LemmaQuestion {
  Reading reading = Reading::Union;
  /// The conjunct that is left out, as a number into TermLemma::conjuncts.
  std::optional<unsigned> dropped;
  /// 0: any number of memrefs and retained values. Otherwise the cross-check: at most that many of
  /// each, one by one.
  unsigned size = 0;
};

/// Two modules with a @main each that differ in what they free, leak or use: what a counterexample
/// comes to when it is run. `after` alone may be at fault; `before` is always defined.
struct ConcretePair {
  std::string before, after;
};

/// A lemma stated in C++.
struct TermLemma {
  /// What the precondition consists of; leaving one out must give a counterexample.
  std::vector<std::string> conjuncts;
  /// Each call starts with empty Terms. No answer for a size it has no cross-check for.
  std::function<std::optional<Obligations>(Terms &, const LemmaQuestion &)> obligations;
  /// The module for a counterexample of `goal`; `values` are those of Obligations::wanted. Null
  /// where none can be made.
  std::function<std::optional<ConcretePair>(const LemmaQuestion &, llvm::StringRef goal,
                                            const std::vector<std::string> &values)>
      concretize;
};

struct Lemma {
  std::string label, statement;
  std::vector<Reading> readings;
  /// Our labels and the behaviours of the shipped passes that it covers.
  std::string backs;
  /// The free text of the comment, without comment marks.
  std::string why;
  /// The whole file, of a lemma in IR.
  std::string module;
  /// Of a lemma in C++.
  std::optional<TermLemma> terms;

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
