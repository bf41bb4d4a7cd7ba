//===- Replay.h - A counterexample, run -------------------------*- C++ -*-===//
// A refutation counts only if the judges by running agree: the before is run against itself, which
// must agree, and against the after, which must be a defect. Whatever else happens is no
// confirmation, and says why.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Verdict.h"
#include "smt/counterexample/Counterexample.h"

#include "llvm/ADT/StringRef.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace freehold {
class DifferentialOracle;
}

namespace freehold::smt {

struct Replayed {
  /// Of the after, if it is one and the before is none.
  std::optional<DefectKind> defect = std::nullopt;
  /// What the defect is: "memref.dealloc frees ... twice"; else why this shows nothing: "the after
  /// agrees", "the before against itself: leak".
  std::string what = "";
  /// The native judge, if it was asked, sees the same kind of defect.
  bool isConfirmedNatively = false;
  /// Why it does not.
  std::string native = "";
};

/// Runs counterexamples, one after the other, in this process.
class Replayer {
public:
  struct Options {
    /// A native engine as well, "jit", "asan" or "valgrind"; empty: none.
    std::string engine;
  };
  explicit Replayer(Options options);
  ~Replayer();

  Replayed run(const ConcretePrograms &programs);

private:
  Options options_;
  std::unique_ptr<DifferentialOracle> oracle_;
};

struct Saved {
  std::string before, after;
  /// Shows it again.
  std::string command;
};

/// Writes FOLDER/NAME-before.mlir and FOLDER/NAME-after.mlir, each with the command in a comment;
/// makes the folder if it is not there. A string says what went wrong.
std::variant<Saved, std::string> save(const ConcretePrograms &programs, llvm::StringRef folder,
                                      llvm::StringRef name);

} // namespace freehold::smt
