//===- Pipelines.h - Pass pipelines as text ---------------------*- C++ -*-===//
#pragma once

#include "mlir/Pass/PassManager.h"

namespace freehold {

/// Adds the passes of a textual pipeline to those of a module, nested implicitly, so that a pass on
/// functions may be named at the top. The pipeline may stand in `builtin.module(...)`, as mlir-opt
/// wants it, and may be empty. What is wrong with the text is written to `errors`. The passes must be
/// registered (Registry.h).
llvm::LogicalResult addPipeline(mlir::OpPassManager &passes, llvm::StringRef text,
                                llvm::raw_ostream &errors);

/// Returns the text of both pipelines, one after the other. Either may be empty or have its anchor.
std::string joinPipelines(llvm::StringRef first, llvm::StringRef second);

/// Whether a pass is one of those that insert deallocations, MLIR's or ours under any of their names, or a
/// pipeline that is named after one.
bool isDeallocationPass(llvm::StringRef argument);

} // namespace freehold
