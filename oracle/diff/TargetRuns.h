//===- TargetRuns.h - One entry of a target against the source --*- C++ -*-===//
#pragma once

#include "oracle/diff/SourceRuns.h"
#include "oracle/diff/Transform.h"

namespace freehold {

/// An entry must be there afterwards, and mean the same to callers; invalid-output if not.
std::optional<Defect> lostEntry(const SourceEntry &source,
                                const interp::CompiledFunction *function);

/// Adapts the target's entries (Adapter.h); for each, why it cannot be judged if so.
std::vector<std::optional<Inconclusive>> adapt(mlir::ModuleOp target, const Subject &subject,
                                               const std::vector<SourceEntry> &entries);

struct EntryAnswer {
  Verdict verdict;
  /// Set when all fit inputs ran through and agreed, leaks aside.
  std::optional<RunCost> cost;
};

/// Runs the target on all fit inputs under both address policies (T5); the first defect wins.
/// `tracked` is the target compiled with trackLost.
EntryAnswer judgeEntry(const Request &request, const Subject &subject, const SourceEntry &source,
                       const interp::CompiledModule &target,
                       llvm::function_ref<const interp::CompiledModule &()> tracked);

/// Inputs that only the target gives a reason to try: it has state and the source has none, such as
/// a global that a pass added, so that the entry is called again in one run; or it has numbers that
/// the source has not, such as the size of a tile, so that sizes and values near them are tried. The
/// `answer` is a defect if one shows, and `suggested` then has those inputs and what the source did
/// on them; otherwise it is empty.
void judgeSuggested(const Request &request, const Subject &subject, const SourceEntry &source,
                    const interp::CompiledModule &target,
                    llvm::function_ref<const interp::CompiledModule &()> tracked,
                    std::optional<SourceEntry> &suggested, EntryAnswer &answer);

/// The pass after which a defect of the kind is there to stay. One that the source has as well,
/// such as a leak, is the deallocation pass's, which was to mend it.
std::string blame(const Request &request, const Subject &subject, const SourceEntry &entry,
                  mlir::ModuleOp source, DefectKind kind, const std::vector<Snapshot> &snapshots);

} // namespace freehold
