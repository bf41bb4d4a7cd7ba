//===- Transform.h - Applying a subject to a program ------------*- C++ -*-===//
#pragma once

#include "oracle/core/program/Budget.h"
#include "oracle/core/program/Subject.h"
#include "oracle/core/verdict/Verdict.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"

#include <functional>
#include <utility>

namespace freehold {

/// The subject's output. If there is none, `module` is null and `failure` is a Defect or an
/// Inconclusive{Rejected}.
struct Transformed {
  /// Verified: the output of a pipeline after each of its passes or at its end, other outputs when
  /// they were parsed.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  Verdict failure;
  /// The number of allocation ops in the IR before the deallocation pass; if the pipeline has no
  /// such pass, in the output.
  unsigned reached = 0;
  uint64_t passNanoseconds = 0;
};

/// The module after one of a pipeline's passes.
struct Snapshot {
  std::string pass;
  /// Whether the pass is one of those that insert deallocations.
  bool deallocates = false;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

/// Applies subjects within one context; keeps their pass managers, since building a
/// canonicalizer's patterns costs more than running it on a small program.
class Transformer {
public:
  explicit Transformer(mlir::MLIRContext &context) : context_(context) {}

  /// `running` is called with the name of each pass before it runs.
  Transformed apply(const Subject &subject, mlir::ModuleOp source, const Budget &budget,
                    bool verifyEach, llvm::function_ref<void(llvm::StringRef)> running);

  /// Returns and clears the faults of Freehold because of which subjects were not run; empty if there were none.
  std::string takeFault() { return std::exchange(fault_, {}); }

  /// Runs a pipeline that succeeds on `source` again, and returns the module after each pass that
  /// changed it. Returns none for other kinds of subjects.
  std::vector<Snapshot> snapshots(const Subject &subject, mlir::ModuleOp source,
                                  llvm::function_ref<void(llvm::StringRef)> running);

private:
  struct Prepared {
    std::unique_ptr<mlir::PassManager> passes;
    unsigned *reached = nullptr;
  };
  Prepared *prepare(const std::string &pipeline, Verdict &failure);
  /// Returns the verdict for a subject that was not run, and keeps the fault.
  Verdict notRun(const Subject &subject, const std::string &why);
  void runPipeline(const Subject &subject, mlir::ModuleOp source, bool verifyEach,
                   Transformed &result);
  void runOlder(const Subject &subject, mlir::ModuleOp source, const Budget &budget,
                Transformed &result);
  void runCommandSubject(const Subject &subject, mlir::ModuleOp source, const Budget &budget,
                         Transformed &result);
  void readTarget(const Subject &subject, const Budget &budget, Transformed &result);

  mlir::MLIRContext &context_;
  /// The `running` of the current call of apply; empty between calls, since pass managers live on.
  std::function<void(llvm::StringRef)> running_;
  /// Called with the name of each pass that has run; empty but while snapshots are taken.
  std::function<void(llvm::StringRef)> ran_;
  /// The pass of the current run during which Memcheck counted an error; empty if there is none.
  std::string memoryErrorIn_;
  std::string fault_;
  llvm::StringMap<Prepared> prepared_;
  std::vector<std::unique_ptr<unsigned>> counters_;
};

/// Returns an empty string if the text parses as a pass pipeline on a module, else the parser's
/// message.
std::string checkPipeline(llvm::StringRef pipeline);

/// Whether a pipeline that parses has a pass that inserts deallocations, MLIR's or ours under any of
/// their names. Tells nothing about passes of plug-ins.
bool hasDeallocationPass(llvm::StringRef pipeline);

/// Returns the subject, a pipeline, with a part of it in its place. If no deallocation pass is left, it has to free no more
/// than a pipeline that never had one (Deallocation::Absent), so that the part shows by itself what it is blamed for.
Subject withPipeline(Subject subject, std::string part);

} // namespace freehold
