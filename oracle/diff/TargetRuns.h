//===- TargetRuns.h - Comparing one entry of a target -----------*- C++ -*-===//
#pragma once

#include "oracle/diff/SourceRuns.h"
#include "oracle/diff/Transform.h"

namespace freehold {

/// Returns an invalid-output defect if the entry is gone, or callers could not call it as before.
std::optional<Verdict> lostEntry(const SourceEntry &source,
                                 const interp::CompiledFunction *function);

/// Adapts the target's entries (Adapter.h). Returns for each why it cannot be judged, if it cannot.
std::vector<std::optional<Inconclusive>> adapt(mlir::ModuleOp target, const Subject &subject,
                                               const std::vector<SourceEntry> &entries,
                                               mlir::ModuleOp bufferized);

/// Whether `adapt` has to know the module that bufferization leaves.
bool adaptsBufferized(const Subject &subject, const std::vector<SourceEntry> &entries);

/// Returns the last of the modules before one of its functions loses results; null if none does.
mlir::ModuleOp beforeResultsDropped(const std::vector<Snapshot> &snapshots);

/// The result of an entry's runs of the target.
struct EntryRuns {
  Verdict verdict;
  /// Set if all fit inputs ran to the end and agreed, leaks aside.
  std::optional<RunCost> cost;
  /// The first run of the target that cannot be compared, if there is one.
  std::optional<Inconclusive> unjudged = std::nullopt;
};

/// How a target is run.
interp::RunOptions targetOptions(const Request &request, const Contract &contract,
                                 const Variation &variation);

/// Runs the target on all compared inputs under both address policies (T5); the verdict is the first
/// defect. The target agrees only if enough inputs fit. `tracked` returns the target compiled with
/// trackLost. `watch` may be null.
EntryRuns judgeEntry(const Request &request, const Subject &subject, const SourceEntry &source,
                     const interp::CompiledModule &target,
                     llvm::function_ref<const interp::CompiledModule &()> tracked,
                     interp::RunWatch *watch = nullptr);

/// Fills in which pass is to blame: the one after which a defect of the kind, or one that may turn into it, persists on
/// the input that shows it. If the source already has the defect, such as a leak, the deallocation pass is blamed, since
/// it should have removed it.
void blame(const Request &request, const Subject &subject, const SourceEntry &entry,
           mlir::ModuleOp source, const std::vector<Snapshot> &snapshots, Defect &defect);

} // namespace freehold
