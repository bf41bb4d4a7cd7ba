//===- Target.h - What a fuzz target does with an input ---------*- C++ -*-===//
// A target is a function of bytes: it makes a program of them, judges it, and reports problems.
// libFuzzer, AFL++, the command `freehold-fuzz target` and unit tests run the same function.
//
// Invariants: the answer depends only on the bytes, not on earlier inputs. Only a subject that
// crashes or hangs ends the process. Each problem has a signature.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/features/Features.h"
#include "oracle/core/verdict/Judgement.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace freehold::targets {

struct Problem {
  /// One line of words: the signature of a defect (Signature.h), or of a problem in Freehold
  /// itself.
  std::string signature;
  /// The judge's diagnostic, in MLIR's format.
  std::string text;
};

struct Answer {
  /// False if the target cannot use the bytes, so that a fuzzer need not keep them.
  bool isKept = true;
  std::vector<Problem> problems;
};

class Target {
public:
  virtual ~Target() = default;
  virtual Answer run(llvm::StringRef bytes, features::Sink sink) = 0;
  /// Returns the request that `run` judges, for triage; std::nullopt if it judges none for these
  /// bytes.
  virtual std::optional<Request> request(llvm::StringRef bytes) const { return std::nullopt; }
};

struct TargetRow {
  llvm::StringRef name, summary;
  std::unique_ptr<Target> (*make)();
};

/// All targets, in the order in which they are listed.
const std::vector<TargetRow> &targetTable();
/// Finds a target by name; null if there is none.
const TargetRow *findTarget(llvm::StringRef name);
/// Returns the names of all targets, for messages.
std::string targetNames();

// Targets in files of their own.
std::unique_ptr<Target> makeTextTarget();

} // namespace freehold::targets
