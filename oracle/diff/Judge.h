//===- Judge.h - What all judges of targets have in common ------*- C++ -*-===//
// The source has been run before any judge, since only the interpreter sees undefined behaviour.
// The functions of a judge are called in this order:
//
//   prepare   for each program
//   take      for each target of that program
//   judge     for each entry of that target
//
// If there are several judges, each gets the answers of the earlier ones about the same entry.
// The table in Judges.cpp lists all of them.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/process/Process.h"
#include "oracle/core/verdict/Judgement.h"
#include "oracle/diff/MakeJudge.h"
#include "oracle/diff/SourceRuns.h"
#include "oracle/diff/Transform.h"

#include "mlir/IR/BuiltinOps.h"

#include <memory>

namespace freehold {

enum class JudgeKind : uint8_t { Interpreter, Native, Proof };

/// A program whose entries were run. What it refers to must outlive the judging of its last
/// target.
struct SourceProgram {
  const Request &request;
  mlir::ModuleOp module;
  const std::vector<SourceEntry> &entries;
};

/// The output of a subject on a program.
struct Target {
  const SourceProgram &source;
  const Subject &subject;
  mlir::ModuleOp module;
  std::unique_ptr<interp::CompiledModule> compiled;
  /// The module compiled again with tracking of lost allocations; null until a judge needs it.
  std::unique_ptr<interp::CompiledModule> tracking = nullptr;
  /// What differs beside what the judges compare (Unjudged.h); empty if nothing does.
  std::string unjudged = {};
  /// The module after each pass; made for the first defect that is to be blamed on one.
  std::optional<std::vector<Snapshot>> snapshots = std::nullopt;

  const interp::CompiledModule &tracked();
};

/// What a judge finds out about one entry of a target.
struct Answer {
  JudgeKind by;
  Verdict verdict;
  /// Set if all fit inputs ran to the end and agreed, leaks aside.
  std::optional<RunCost> cost = std::nullopt;
  /// The inputs that the target suggested and what the source did on them, if the defect shows on one
  /// of them and on no other input.
  std::optional<SourceEntry> suggested = std::nullopt;
  /// Judgement::proof.
  std::string proof = "";
};

class Judge {
public:
  /// Is told the stage that begins, and the pass that runs.
  using Enter = llvm::function_ref<void(Stage, llvm::StringRef)>;

  virtual ~Judge() = default;
  virtual JudgeKind kind() const = 0;
  /// The name in reports: "interp", "native-jit".
  virtual std::string name() const = 0;

  virtual void prepare(const SourceProgram &, Enter) {}
  virtual void take(Target &, Enter) {}
  /// `entry` is an index into the program's entries; the target has that entry too.
  virtual Answer judge(Target &target, size_t entry, llvm::ArrayRef<Answer> before,
                       Enter enter) = 0;

  /// Returns errors of Freehold itself since the last call of this function, or an empty
  /// string.
  virtual std::string takeFault() { return ""; }
};

/// Returns the answer of one judge among those of several, or null.
const Answer *answerOf(JudgeKind judge, llvm::ArrayRef<Answer> answers);

/// Objects that judges share.
struct JudgeTools {
  mlir::MLIRContext &context;
  Transformer &transformer;
};

/// Returns the chosen judges, in the order in which they are called.
std::vector<std::unique_ptr<Judge>> makeJudges(const JudgeChoice &choice, const JudgeTools &tools);

} // namespace freehold
