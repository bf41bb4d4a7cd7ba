//===- Query.h - One question to a solver -----------------------*- C++ -*-===//
// Whether all of `assertions` can hold at once. A proof asks for a counterexample: it is proved
// when the answer is *unsat*. The text is SMT-LIB 2.6, the same for every solver, and what
// --emit-smtlib writes, what the cache is keyed by, and what cvc5 reads.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/solver/Term.h"

#include <memory>
#include <string>
#include <vector>

namespace freehold::smt {

struct Query {
  /// For people: "S2 union: frees twice". Written as a comment; not part of the cache's key.
  std::string name;
  std::vector<Term> assertions;
  /// Terms whose values a satisfying answer should tell.
  std::vector<Term> wanted;

  /// What plainText has made, and of what.
  struct Text {
    std::vector<Term> assertions;
    std::string text;
    /// Empty until it is asked for.
    mutable std::string hash = {};
  };
  mutable std::shared_ptr<const Text> made = nullptr;
};

struct SmtLibOptions {
  /// Ends with (get-value ...) of the wanted terms, which is an error after unsat.
  bool values = false;
};

/// Declarations, assertions, (check-sat). Deterministic: named by what the terms are named, in the
/// order in which they are first met. Names are quoted where SMT-LIB asks for it, and begin with %
/// where they could be a solver's own. A term that is used more than once is a definition $1, $2,
/// ...; literals of named sorts are constants $Alloc.0, $Alloc.1, ... that are distinct.
std::string toSmtLib(const Query &query, const SmtLibOptions &options = {});

/// The same without name and values, made once for each list of assertions.
const std::string &plainText(const Query &query);
/// Its hash, made once as well.
const std::string &plainTextHash(const Query &query);

/// SHA-256 in lower case.
std::string hashOf(llvm::StringRef text);

} // namespace freehold::smt
