//===- Cases.h - What the adversary tries, one case at a time ---*- C++ -*-===//
// A case is a function of the seed and its number. It ends with one program that the small world shows to be
// wrong and what the judge under attack says of it; or, of the mirror, with one right transformation.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <memory>
#include <string>
#include <vector>

namespace freehold::adversary {

struct Options {
  uint64_t seed = 1;
  /// Worlds of one candidate, before it is taken for right.
  unsigned worlds = 600;
  /// Of the judge by running, beside its default.
  unsigned inputs = 64;
};

struct CaseResult {
  /// What the judge said: "proved", "refuted", "agree", "defect", "alarm", ..; "none" when no candidate was
  /// wrong, or could be made.
  std::string verdict = "none";
  /// Of "unknown" and the like: why, in words that do not depend on names.
  std::string reason = "";
  std::string mistake = "", from = "";
  /// What the small world says.
  std::string what = "";
  /// Files that show it, by what is added to the case's name, and the command, in which DIR/NAME stands for
  /// where they are.
  std::vector<std::pair<std::string, std::string>> files = {};
  std::string command = "";
  /// What the judge said with more inputs.
  std::string withInputs = "";
  double judgeMs = 0;
};

class Cases {
public:
  virtual ~Cases() = default;
  /// `says`: told what is run that is not the judge under attack, such as "pass cse", and "" after it.
  using Says = llvm::function_ref<void(llvm::StringRef)>;
  virtual CaseResult run(unsigned number, Says says) = 0;
  /// Cases with one number below this share work.
  virtual unsigned group() const { return 1; }
};

/// Wrong rewrites against the prover.
std::unique_ptr<Cases> rewriteCases(const Options &options);
/// Wrong targets against the judge by running.
std::unique_ptr<Cases> targetCases(const Options &options);
/// Right transformations against the judge by running.
std::unique_ptr<Cases> rightCases(const Options &options);

} // namespace freehold::adversary
