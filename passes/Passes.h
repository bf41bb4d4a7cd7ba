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

// Clone-based: one owner for each buffer, clones where control flow joins (passes/legacy).
std::unique_ptr<mlir::Pass> createBufferDeallocation(bool statistics = false);
std::unique_ptr<mlir::Pass>
createCloneSimplification(const CloneSimplificationOptions &options = {});
std::unique_ptr<mlir::Pass> createBufferHoisting(bool statistics = false);
std::unique_ptr<mlir::Pass> createBufferLoopHoisting(bool statistics = false);
std::unique_ptr<mlir::Pass> createPromoteBuffersToStack(const PromotionOptions &options = {});

/// Hoisting, loop hoisting, promotion to the stack, clone-based deallocation, simplification of
/// clones, canonicalize.
void buildLegacyBufferDeallocationPipeline(mlir::OpPassManager &pm);

/// expand-realloc, canonicalize, ownership, canonicalize, simplification, lowering, then CSE and
/// canonicalize until nothing changes.
void buildBufferDeallocationPipeline(mlir::OpPassManager &pm, const PipelineOptions &options = {});

/// Makes the passes and fh-buffer-deallocation-pipeline known by name. Once they are, by the
/// plug-in too, this does nothing.
void registerDeallocationPasses();

} // namespace freehold
