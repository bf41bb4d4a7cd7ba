//===- Programs.h - Programs to transform, small ones -----------*- C++ -*-===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "oracle/core/Judgement.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace freehold {
class DifferentialOracle;
}

namespace freehold::adversary {

struct SmallProgram {
  std::string name;
  /// Null when it cannot be read.
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

/// A random one, of the generator's profiles with fewer rows, or one of corpus/seeds.
SmallProgram drawProgram(mlir::MLIRContext &context, gen::Choices &choices);

/// What a pipeline makes of it; null when it fails.
mlir::OwningOpRef<mlir::ModuleOp> transform(mlir::ModuleOp module, llvm::StringRef pipeline);

std::string textOf(mlir::ModuleOp module);

/// What `freehold-check source --target target` says, of all entries the worst: "defect", "agree",
/// "inconclusive" with its reason.
struct Judged {
  std::string verdict, reason;
  double ms = 0;
};
class TargetJudge {
public:
  TargetJudge();
  ~TargetJudge();
  /// `inputs`: 0 for the default.
  Judged judge(const std::string &source, const std::string &target, const Contract &contract,
               unsigned inputs);

private:
  std::unique_ptr<DifferentialOracle> oracle_;
  std::string path_;
};

} // namespace freehold::adversary
