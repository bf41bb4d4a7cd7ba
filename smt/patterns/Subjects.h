//===- Subjects.h - The rewrites that are put to the test -------*- C++ -*-===//
// A subject is a pass pipeline, or one of the patterns that it applies to bufferization.dealloc,
// alone. Patterns are isolated and counted from outside, through the actions that MLIR's drivers
// announce before they try one (ApplyPatternAction): so it works for patterns that are private to a
// pass, of a plug-in too. A pass that walks the IR instead of driving patterns, as ours do, has
// none; it is judged as a whole.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/ADT/StringSet.h"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace freehold::smt::patterns {

struct PatternSubject {
  std::string name;
  /// Textual, for a module.
  std::string pipeline;
  /// The one pattern that may be applied; empty: all.
  std::string only;
  /// Simplifies as far as its authors can: what it leaves is looked at for missed simplifications.
  bool isThorough = false;
};

/// The whole pipelines of ours and of upstream. Registers passes.
std::vector<PatternSubject> builtinPipelines();

/// The names of the patterns that `pipeline` tries on a bufferization.dealloc, in the order in
/// which it first does.
std::vector<std::string> patternsOf(const std::string &pipeline);

/// builtinPipelines() and each pattern of each of those that are one pass:
/// "upstream-canonicalize:EraseEmptyDealloc". A pattern that an earlier subject has is not listed
/// again.
std::vector<PatternSubject> builtinSubjects();

/// A user's pipeline and its patterns, or what is wrong with it.
std::variant<std::vector<PatternSubject>, std::string> userSubjects(const std::string &pipeline);

/// Applies one subject in one context.
class SubjectRunner {
public:
  SubjectRunner(mlir::MLIRContext &context, const PatternSubject &subject);

  /// The subject's output; null when a pass failed or made invalid IR.
  mlir::OwningOpRef<mlir::ModuleOp> apply(mlir::ModuleOp source);

  /// The first error, after there was no output.
  const std::string &failure() const { return failure_; }

  /// How often each pattern changed a function, by its name.
  const std::map<std::string, uint64_t> &fired() const { return fired_; }
  /// Whether any did in the function of this name.
  bool hasFiredIn(llvm::StringRef function) const { return firedIn_.contains(function); }

private:
  mlir::MLIRContext &context_;
  const PatternSubject &subject_;
  mlir::PassManager passes_;
  bool isValid_;
  std::string failure_;
  std::map<std::string, uint64_t> fired_;
  llvm::StringSet<> firedIn_;
};

} // namespace freehold::smt::patterns
