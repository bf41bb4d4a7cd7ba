//===- Programs.h - Programs to transform, small ones -----------*- C++ -*-===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "oracle/core/verdict/Judgement.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace freehold {
class DifferentialOracle;
}

namespace freehold::adversary {

struct SmallProgram {
  std::string name;
  /// Null if the program cannot be read.
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

/// Draws a program: a random one, of a generator profile with fewer rows, or one of corpus/seeds.
SmallProgram drawProgram(mlir::MLIRContext &context, gen::Choices &choices);

/// Returns the output of a pipeline; null if it fails.
mlir::OwningOpRef<mlir::ModuleOp> transform(mlir::ModuleOp module, llvm::StringRef pipeline);

std::string textOf(mlir::ModuleOp module);

/// The verdict of `freehold-check source --target target`, the worst one of all entries: "defect",
/// "agree", or "inconclusive" with its reason.
struct Judged {
  std::string verdict, reason;
  double ms = 0;
};
class TargetJudge {
public:
  TargetJudge();
  ~TargetJudge();
  /// `inputs` is 0 for the default number.
  Judged judge(const std::string &source, const std::string &target, const Contract &contract,
               unsigned inputs);

private:
  std::unique_ptr<DifferentialOracle> oracle_;
  std::string path_;
};

} // namespace freehold::adversary
