//===- Stages.h - What pipelines make of a program with a bug ---*- C++ -*-===//
// A pipeline is run pass by pass, so that a bug's run can begin with the first pass whose code has it.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace freehold::planted {

/// CPU seconds of one run; more is a hang, and SIGPROF.
inline constexpr unsigned kRunSeconds = 10;
/// Shipped passes may give another output each time, since they go by addresses. A difference counts if so many runs
/// without the bug show none.
inline constexpr unsigned kRepeats = 8;

/// A stage as it is with a bug.
struct Built {
  std::unique_ptr<mlir::PassManager> passes;
  /// Whether the bug's code ran again.
  bool isReached = false;
};

/// One pass of a pipeline, with what is nested in it.
struct Stage {
  std::string text;
  std::unique_ptr<mlir::PassManager> passes;
  /// The bugs whose code runs while it is built. It is built again for each, once in a child.
  std::map<unsigned, Built> builtWith;
};

struct Pipeline {
  std::string name, text;
  std::vector<Stage> stages;
  /// The bugs whose code runs while the text is parsed, which says how passes are made. With such a bug the pipeline is built
  /// and run as a whole.
  std::map<unsigned, Built> builtWith;

  /// Whether all passes are ours, which give the same output each time.
  bool isOurs() const {
    return llvm::all_of(stages, [](const Stage &stage) {
      llvm::StringRef name = stage.text;
      return name.starts_with("fh-") ||
             (name.starts_with("composite-") && name.contains("pipeline=fh-"));
    });
  }
};

/// What one or several stages make of a module.
struct Output {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// How many warnings there were, and how often which line was printed.
  llvm::StringMap<unsigned> printed = {};
  /// The module; empty if a pass refuses.
  std::string text = {};
  bool isRefused = false;
};

/// What a pipeline makes of a module without a bug, and whether it makes that each time.
struct Baseline {
  /// The module before the first stage, and what the stages up to each one make. None follow one that refuses.
  std::vector<Output> after;
  /// The first and the last stage whose code has a bug.
  std::map<unsigned, std::pair<size_t, size_t>> bugs;
  std::optional<bool> isStable = std::nullopt;
};

/// Fills in what is built. Returns false after an error message.
bool buildStages(Pipeline &pipeline, mlir::MLIRContext &context);

Baseline makeBaseline(Pipeline &pipeline, mlir::ModuleOp module);

/// Runs one bug and says how the output differs: an empty string if it does not.
std::string tryBug(Pipeline &pipeline, unsigned bug, Baseline &right, mlir::MLIRContext &context);

} // namespace freehold::planted
