//===- InterpreterJudge.cpp -----------------------------------------------===//
#include "oracle/diff/InterpreterJudge.h"

#include "oracle/diff/TargetInputs.h"

using namespace mlir;

namespace freehold {

/// Fills in the pass to blame for a defect. The passes run again for that, and may crash this
/// time.
void InterpreterJudge::blamePass(Target &target, const SourceEntry &entry, Defect &defect,
                                 Enter enter) {
  const SourceProgram &source = target.source;
  if (!target.snapshots) {
    auto entering = [&](StringRef pass) { enter(Stage::Transform, pass); };
    entering("");
    target.snapshots = transformer_.snapshots(target.subject, source.module, entering);
    enter(Stage::Judge, "");
    ModuleOp bufferized = adaptsBufferized(target.subject, source.entries)
                              ? beforeResultsDropped(*target.snapshots)
                              : ModuleOp();
    for (Snapshot &snapshot : *target.snapshots)
      adapt(*snapshot.module, target.subject, source.entries, bufferized);
  }
  blame(source.request, target.subject, entry, source.module, *target.snapshots, defect);
}

Answer InterpreterJudge::judge(Target &target, size_t number, ArrayRef<Answer>, Enter enter) {
  const Request &request = target.source.request;
  const SourceEntry &entry = target.source.entries[number];
  auto tracked = [&]() -> const interp::CompiledModule & { return target.tracked(); };
  search::Coverage reached(*target.compiled);
  EntryRuns runs = judgeEntry(request, target.subject, entry, *target.compiled, tracked, &reached);
  std::optional<SourceEntry> suggested;
  if (std::holds_alternative<Agree>(runs.verdict))
    judgeSuggested(request, target.subject, entry, *target.compiled, reached, tracked, suggested,
                   runs);
  if (auto *defect = std::get_if<Defect>(&runs.verdict))
    blamePass(target, suggested ? *suggested : entry, *defect, enter);
  return {kind(), std::move(runs.verdict), runs.cost, std::move(suggested)};
}

} // namespace freehold
