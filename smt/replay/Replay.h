//===- Replay.h - A counterexample, run -------------------------*- C++ -*-===//
// A refutation counts only if the judges that run programs confirm it: the before compared with
// itself must agree, and compared with the after must be a defect. Any other outcome is no
// confirmation, and its reason is reported.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/EngineKind.h"
#include "oracle/core/verdict/Verdict.h"
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
  /// The defect of the after, if it has one and the before has none.
  std::optional<DefectKind> defect = std::nullopt;
  /// Describes the defect ("memref.dealloc frees ... twice"), or why nothing is confirmed: "the
  /// after agrees", "the before against itself: leak".
  std::string what = "";
  /// Whether the native judge, if it was asked, reports the same kind of defect.
  bool isConfirmedNatively = false;
  /// Why it does not.
  std::string native = "";
};

/// Runs counterexamples one after another in this process.
class Replayer {
public:
  struct Options {
    /// The native engine to ask as well; std::nullopt for none.
    std::optional<EngineKind> engine;
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
  /// The command that shows it again.
  std::string command;
};

/// Writes FOLDER/NAME-before.mlir and FOLDER/NAME-after.mlir, each with the command in a comment.
/// Creates the folder if necessary. Returns an error message otherwise.
std::variant<Saved, std::string> save(const ConcretePrograms &programs, llvm::StringRef folder,
                                      llvm::StringRef name);

} // namespace freehold::smt
