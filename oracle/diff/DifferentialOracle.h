//===- DifferentialOracle.h - Judging by running before and after -*- C++ -*-===//
// One program, several subjects: the source is parsed, compiled and run once for all of
// them; each subject's output is compiled and run on the same inputs under both address
// policies (T5), and compared.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/process/Process.h"
#include "oracle/core/verdict/Judgement.h"
#include "oracle/diff/MakeJudge.h"

#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>
#include <memory>

namespace freehold {

class DifferentialOracle {
public:
  DifferentialOracle();
  ~DifferentialOracle();

  /// Is told the stage that begins, and within Stage::Prepare and Stage::Transform the pass
  /// that runs.
  using Enter = llvm::function_ref<void(Stage, llvm::StringRef)>;

  /// Judges all subjects of the request in order and passes on each one's judgements as soon as
  /// they are there. Reports each stage through `enter`. Returns diagnostics if the program cannot
  /// be read, else an empty string. `sourceRan` is called before any subject runs, see
  /// Response::sourceUnfit.
  std::string judge(const Request &request, Enter enter,
                    llvm::function_ref<void(std::string)> sourceRan,
                    llvm::function_ref<void(std::vector<Judgement>)> answer);

  /// Is called with each subject's output before it is judged.
  using Watch = std::function<void(const Subject &, mlir::ModuleOp)>;
  void watch(Watch watch) { watch_ = std::move(watch); }

  /// Returns errors of Freehold itself since the last call of this function, or an empty
  /// string.
  std::string takeFault();

  /// Returns the text of the last program that had to be prepared, and forgets it.
  std::optional<std::string> takePrepared();

private:
  class Session;
  /// A context with its pass managers. Uniqued attributes and types are never freed, so it
  /// is replaced after a while.
  std::unique_ptr<Session> session_;
  Watch watch_;
};

/// A worker's loop: receives requests and sends the messages of Judgement.h.
void serveJudgements(DifferentialOracle &oracle, WorkerLink &link);

} // namespace freehold
