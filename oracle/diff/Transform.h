//===- Transform.h - Applying a subject to a program ------------*- C++ -*-===//
#pragma once

#include "oracle/core/Budget.h"
#include "oracle/core/Subject.h"
#include "oracle/core/Verdict.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

namespace freehold {

/// The subject's output, or why there is none: `module` is null then and `failure` says a
/// Defect or an Inconclusive{Rejected}.
struct Transformed {
  /// Verified: a pipeline's after each of its passes or at its end, anything else when it was
  /// parsed.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  Verdict failure;
  /// Allocation ops in the IR when the deallocation pass got it; those of the output where
  /// the pipeline has no such pass.
  unsigned reached = 0;
  uint64_t passNanoseconds = 0;
};

/// The module as one of a pipeline's passes left it.
struct Snapshot {
  std::string pass;
  /// It is one of the passes that insert deallocations.
  bool deallocates = false;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

/// Applies subjects within one context; keeps their pass managers, since building a
/// canonicalizer's patterns costs more than running it on a small program.
class Transformer {
public:
  explicit Transformer(mlir::MLIRContext &context) : context_(context) {}

  /// `running` is told each pass before it runs, for whoever watches.
  Transformed apply(const Subject &subject, mlir::ModuleOp source, const Budget &budget,
                    bool verifyEach, llvm::function_ref<void(llvm::StringRef)> running);

  /// Runs a pipeline that succeeds on `source` again, and keeps the module after each pass that
  /// changed it. Nothing for other kinds of subjects.
  std::vector<Snapshot> snapshots(const Subject &subject, mlir::ModuleOp source,
                                  llvm::function_ref<void(llvm::StringRef)> running);

private:
  struct Prepared {
    std::unique_ptr<mlir::PassManager> passes;
    unsigned *reached = nullptr;
  };
  Prepared *prepare(const std::string &pipeline, Verdict &failure);
  void runPipeline(const Subject &subject, mlir::ModuleOp source, bool verifyEach,
                   Transformed &result);
  void runOlder(const Subject &subject, mlir::ModuleOp source, const Budget &budget,
                Transformed &result);
  void runCommandSubject(const Subject &subject, mlir::ModuleOp source, const Budget &budget,
                         Transformed &result);
  void readTarget(const Subject &subject, const Budget &budget, Transformed &result);

  mlir::MLIRContext &context_;
  /// The `running` of the current apply.
  llvm::function_ref<void(llvm::StringRef)> running_;
  llvm::StringMap<Prepared> prepared_;
  std::vector<std::unique_ptr<unsigned>> counters_;
};

/// Empty when the text parses as a pass pipeline on a module, else the parser's message.
std::string checkPipeline(llvm::StringRef pipeline);

} // namespace freehold
