//===- Subjects.h - The rewrites that are put to the test -------*- C++ -*-===//
// A subject is a pass pipeline, or a single pattern that it applies to bufferization.dealloc.
// Patterns are isolated and counted by handling the actions that MLIR's drivers announce before
// they try one (ApplyPatternAction). So this works for patterns that are private to a pass or a
// plug-in. A pass that walks the IR instead of driving patterns, like ours, has none and is judged
// as a whole.
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
  /// The textual pass pipeline for a module.
  std::string pipeline;
  /// The only pattern that may be applied; empty for all.
  std::string only;
  /// The subject should simplify as far as possible, so its output is checked for missed
  /// simplifications.
  bool isThorough = false;
};

/// Returns our pipelines and those of upstream. Registers passes.
std::vector<PatternSubject> builtinPipelines();

/// Returns the names of the patterns that `pipeline` tries on a bufferization.dealloc, in order of
/// first use.
std::vector<std::string> patternsOf(const std::string &pipeline);

/// Returns builtinPipelines(), and the patterns of each one that is a single pass, such as
/// "upstream-canonicalize:EraseEmptyDealloc". A pattern of an earlier subject is not repeated.
std::vector<PatternSubject> builtinSubjects();

/// Returns a user's pipeline with its patterns, or an error.
std::variant<std::vector<PatternSubject>, std::string> userSubjects(const std::string &pipeline);

/// Applies one subject in one context.
class SubjectRunner {
public:
  SubjectRunner(mlir::MLIRContext &context, const PatternSubject &subject);

  /// Returns the subject's output; null if a pass failed or made invalid IR.
  mlir::OwningOpRef<mlir::ModuleOp> apply(mlir::ModuleOp source);

  /// The first error, if there was no output.
  const std::string &failure() const { return failure_; }

  /// How often each pattern changed a function, by the pattern's name.
  const std::map<std::string, uint64_t> &fired() const { return fired_; }
  /// Returns true if a pattern changed the function of this name.
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
