//===- Target.h - What a fuzz target does with an input ---------*- C++ -*-===//
// A target is a function of bytes: it makes a program of them, judges it, and says what is wrong.
// libFuzzer, AFL++, the command `freehold-fuzz target` and unit tests run the same bodies; mains
// are glue.
//
// Invariants: the answer depends on the bytes only, not on the inputs before. Nothing ends the
// process but what a subject does to it. A problem that is found comes with the signature that it
// is known by.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/features/Features.h"
#include "oracle/core/Judgement.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace freehold::targets {

struct Problem {
  /// One line, words separated by spaces: Signature.h, or what is said of Freehold itself.
  std::string signature;
  /// The judge's diagnostic, in MLIR's format.
  std::string text;
};

struct Answer {
  /// False when the bytes are nothing that the target looks at: not fit for a corpus.
  bool isKept = true;
  std::vector<Problem> problems;
};

class Target {
public:
  virtual ~Target() = default;
  virtual Answer run(llvm::StringRef bytes, features::Sink sink) = 0;
  /// What `run` has judged, for triage; nullopt when it judges nothing, or not these bytes.
  virtual std::optional<Request> request(llvm::StringRef bytes) const { return std::nullopt; }
};

struct TargetRow {
  llvm::StringRef name, summary;
  std::unique_ptr<Target> (*make)();
};

/// The rows in the order that they are listed.
const std::vector<TargetRow> &targetTable();
/// nullptr when there is none of this name.
const TargetRow *findTarget(llvm::StringRef name);
/// For messages.
std::string targetNames();

// The makers of rows that need a file of their own.
std::unique_ptr<Target> makeTextTarget();

} // namespace freehold::targets
