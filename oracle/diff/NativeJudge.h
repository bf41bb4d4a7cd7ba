//===- NativeJudge.h - The second judge -------------------------*- C++ -*-===//
// Source and target are lowered and run natively on the inputs that the interpreter does not leave
// out, and compared by the same rules. Only the interpreter sees undefined behaviour, so it always
// runs the source; if the two judges contradict each other, the verdict is a disagreement.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/diff/Judge.h"
#include "oracle/native/Engine.h"

namespace freehold {

/// A source and a target, lowered and run on the same inputs.
class NativeRuns {
public:
  NativeRuns(mlir::MLIRContext &context, EngineKind engine);

  /// Lowers the source, which runs together with the first target. All targets up to the next
  /// call run on the same inputs. `lowersApart`: first try each lowering in a process of its own; a
  /// program that crashes it is not lowerable.
  void takeSource(mlir::ModuleOp source, std::vector<native::Run> runs,
                  const native::RunLimits &limits, bool lowersApart);
  /// `freesResults`: between two calls the caller frees the buffers that the target returned
  /// (T4).
  void takeTarget(mlir::ModuleOp target, bool freesResults);

  /// Results in the order of the inputs; valid after takeTarget. If the source did not run, the
  /// target's result says why.
  const native::RunResult &source() const { return source_; }
  const native::RunResult &target() const { return target_; }
  /// Whether the lowering bufferized the target, so that it leaks, and owns what it returns in a way of
  /// its own.
  bool targetHadTensors() const { return targetHadTensors_; }
  /// Returns errors of Freehold itself since the last call of this function, or an empty
  /// string.
  std::string takeFault() { return std::exchange(fault_, {}); }

private:
  std::variant<native::Lowered, native::NotLowerable> lower(mlir::ModuleOp module);
  std::vector<native::RunResult> run(std::vector<native::Lowered> programs);

  EngineKind kind_;
  native::Lowering lowering_;
  std::unique_ptr<native::Engine> engine_;
  std::vector<native::Run> runs_;
  native::RunLimits limits_;
  bool lowersApart_ = false;
  /// The lowered source until it has run.
  std::optional<native::Lowered> waiting_;
  native::RunResult source_, target_;
  bool targetHadTensors_ = false;
  std::string fault_;
};

class NativeJudge final : public Judge {
public:
  NativeJudge(const JudgeTools &tools, EngineKind engine)
      : context_(tools.context), engine_(engine), runs_(tools.context, engine) {}

  JudgeKind kind() const override { return JudgeKind::Native; }
  /// "native-jit"
  std::string name() const override;
  /// Runs all entries' inputs that are compared in one process.
  void prepare(const SourceProgram &source, Enter enter) override;
  void take(Target &target, Enter enter) override;
  /// A defect that the interpreter finds on a suggested input is compared with a native run on
  /// the same input, unless other inputs show one already.
  Answer judge(Target &target, size_t entry, llvm::ArrayRef<Answer> before, Enter enter) override;
  std::string takeFault() override;

private:
  /// One input of one entry.
  struct Case {
    const SourceRun *source;
    /// The number of the native run on this input.
    size_t run;
  };
  struct EntryCases {
    const SourceEntry *entry;
    /// One for each compared input that is run natively.
    std::vector<Case> cases = {};
    /// Why the target cannot agree, whatever the cases show; nullopt if it can.
    std::optional<Inconclusive> open = std::nullopt;
  };

  Verdict judgeCases(const NativeRuns &runs, const EntryCases &entry, const Contract &contract,
                     const Verdict *interpreter) const;

  Verdict judgeTensors(const EntryCases &entry, Contract contract,
                       const Verdict *interpreter) const;

  mlir::MLIRContext &context_;
  EngineKind engine_;
  NativeRuns runs_;
  /// Runs single inputs that a target suggests; separate, so that `runs_` keeps its own source.
  /// Null until there is one.
  std::unique_ptr<NativeRuns> suggestedRuns_;
  std::vector<EntryCases> entries_;
};

} // namespace freehold
