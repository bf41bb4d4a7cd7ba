//===- Passes.h - Freehold's deallocation passes ----------------*- C++ -*-===//
// The public header: everything that a pipeline built in C++ needs. README.md beside it says what
// each pass promises.
//===----------------------------------------------------------------------===//
#pragma once

#include "passes/Options.h"

#include "mlir/Pass/Pass.h"

#include <memory>

namespace freehold {

std::unique_ptr<mlir::Pass> createExpandRealloc(bool emitDeallocs = true, bool statistics = false);
std::unique_ptr<mlir::Pass>
createOwnershipBasedBufferDeallocation(const OwnershipOptions &options = {});
std::unique_ptr<mlir::Pass> createBufferDeallocationSimplification(bool statistics = false);
std::unique_ptr<mlir::Pass> createLowerDeallocations(const LoweringOptions &options = {});

/// CSE and canonicalization as the pipelines use them.
std::unique_ptr<mlir::Pass> createCse();
std::unique_ptr<mlir::Pass> createCanonicalize();

// Clone-based deallocation and the passes around it. Each buffer has one owner, and buffers are
// cloned where control flow joins some without a common one (passes/legacy).
std::unique_ptr<mlir::Pass> createBufferDeallocation(bool statistics = false);
std::unique_ptr<mlir::Pass>
createCloneSimplification(const CloneSimplificationOptions &options = {});
std::unique_ptr<mlir::Pass> createBufferHoisting(bool statistics = false);
std::unique_ptr<mlir::Pass> createBufferLoopHoisting(bool statistics = false);
std::unique_ptr<mlir::Pass> createPromoteBuffersToStack(const PromotionOptions &options = {});

/// Adds hoisting, loop hoisting, promotion to the stack, clone-based deallocation, simplification
/// of clones and canonicalization.
void buildLegacyBufferDeallocationPipeline(mlir::OpPassManager &pm);

/// Adds expand-realloc, canonicalization, the ownership pass, canonicalization, simplification and
/// lowering, and then CSE and canonicalization until nothing changes.
void buildBufferDeallocationPipeline(mlir::OpPassManager &pm, const PipelineOptions &options = {});

/// Registers the passes and the pipelines, so that they are found by name. Does nothing if they are
/// registered already, by the plug-in for instance.
void registerDeallocationPasses();

} // namespace freehold
