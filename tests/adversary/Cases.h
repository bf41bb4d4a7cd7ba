//===- Cases.h - What the adversary tries, one case at a time ---*- C++ -*-===//
// A case is a function of the seed and its number. Its result is one program that the small world
// shows to be wrong, and the verdict of the judge under attack; or, in the mirror, one right
// transformation.
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
  /// Number of worlds in which a candidate is tried before it counts as right.
  unsigned worlds = 600;
  /// Number of inputs for the second judgement by running; the first one uses the default.
  unsigned inputs = 64;
};

struct CaseResult {
  /// The judge's verdict: "proved", "refuted", "agree", "defect", "alarm", ..; "none" if no wrong
  /// candidate could be made.
  std::string verdict = "none";
  /// For "unknown" and the like, the reason, in words that do not depend on names.
  std::string reason = "";
  std::string mistake = "", from = "";
  /// What the small world shows.
  std::string what = "";
  /// Files that show it, by the suffix of the case's name, and the command, in which DIR/NAME
  /// stands for their path.
  std::vector<std::pair<std::string, std::string>> files = {};
  std::string command = "";
  /// The verdict with more inputs.
  std::string withInputs = "";
  double judgeMs = 0;
};

class Cases {
public:
  virtual ~Cases() = default;
  /// `log` is told what runs besides the judge under attack, such as "pass cse", and "" when it
  /// ends.
  using Log = llvm::function_ref<void(llvm::StringRef)>;
  virtual CaseResult run(unsigned number, Log log) = 0;
  /// Cases with equal `number / group()` share work.
  virtual unsigned group() const { return 1; }
};

/// Makes wrong rewrites to attack the prover.
std::unique_ptr<Cases> rewriteCases(const Options &options);
/// Makes wrong targets to attack the judge by running.
std::unique_ptr<Cases> targetCases(const Options &options);
/// Makes right transformations to attack the judge by running.
std::unique_ptr<Cases> rightCases(const Options &options);

} // namespace freehold::adversary
