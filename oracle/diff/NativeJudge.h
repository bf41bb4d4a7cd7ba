//===- NativeJudge.h - The second judge -------------------------*- C++ -*-===//
// Source and target are lowered and run natively on the inputs that the interpreter found fit,
// and compared by the same rules. Only the interpreter sees undefined behaviour, so it always
// runs the source; where the two judges contradict each other, the answer is a disagreement.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Contract.h"
#include "oracle/diff/FastMath.h"
#include "oracle/interp/Interpreter.h"
#include "oracle/native/Engine.h"

namespace freehold {

/// One input of one entry: what the interpreter's run of the source did, and which native run
/// has the same input.
struct NativeCase {
  const Inputs *inputs;
  const Outcome *interpreted;
  size_t run;
  /// Of the entry.
  const FastMath *fastMath;
};

/// Why the input cannot be run natively, if so: buffers of memrefs are made by the interpreter only.
std::optional<Inconclusive> whyNotNative(const Inputs &inputs, const interp::CompiledModule &module,
                                         const interp::CompiledFunction &entry);

class NativeJudge {
public:
  NativeJudge(mlir::MLIRContext &context, native::EngineKind engine);

  /// Lowers the source; it runs along with the first target. All targets up to the next call are
  /// run on the same inputs.
  /// `lowersApart`: what crashes MLIR's lowering is not lowerable; each is lowered twice.
  void takeSource(mlir::ModuleOp source, std::vector<native::Run> runs,
                  const native::RunLimits &limits, bool lowersApart);
  /// `freesResults`: between two calls the caller frees what the target returned (T4).
  void takeTarget(mlir::ModuleOp target, bool freesResults);

  /// The verdict on one entry. `unfit` is why some input is missing among the cases;
  /// `interpreter` the other judge's verdict, if it was asked.
  Verdict judge(const std::vector<NativeCase> &cases, const std::optional<Inconclusive> &unfit,
                const Contract &contract, const std::optional<Verdict> &interpreter) const;

  /// "native-jit"
  std::string name() const { return "native-" + std::string(native::spell(kind_)); }
  /// What went wrong in Freehold since the last time this was asked, or empty.
  std::string takeFault() { return std::exchange(fault_, {}); }

private:
  std::variant<native::Lowered, native::NotLowerable> lower(mlir::ModuleOp module);
  std::vector<native::RunResult> run(std::vector<native::Lowered> programs);

  native::EngineKind kind_;
  native::Lowering lowering_;
  std::unique_ptr<native::Engine> engine_;
  std::vector<native::Run> runs_;
  native::RunLimits limits_;
  bool lowersApart_ = false;
  /// The source until it has run.
  std::optional<native::Lowered> waiting_;
  native::RunResult source_, target_;
  std::string fault_;
};

} // namespace freehold
