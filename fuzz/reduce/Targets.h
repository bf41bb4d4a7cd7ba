//===- Targets.h - From a pair of functions to a move -----------*- C++ -*-===//
// makeMove builds a Move from two functions: one finds its targets, the other edits one target.
// Targets are edited last to first, so users before definitions and large indices before small
// ones. So an edit does not invalidate the targets that were found before it. A target whose op an
// earlier edit erased is skipped.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/edit/Edit.h"
#include "fuzz/edit/Scopes.h"
#include "fuzz/edit/Target.h"
#include "fuzz/reduce/Move.h"

namespace freehold::reduce {

// Moves use Edit, Target and the helpers of fuzz/edit throughout.
using namespace edit;

/// Returns the targets of `find`, except those inside regions that the text does not show.
template <Targets (*find)(mlir::ModuleOp)> Targets visibleTargets(mlir::ModuleOp module) {
  Targets targets = find(module);
  std::erase_if(targets, [](const Target &target) { return isHidden(target.op); });
  return targets;
}

template <Targets (*find)(mlir::ModuleOp)> std::vector<Site> sitesOf(mlir::ModuleOp module) {
  std::vector<Site> sites;
  for (const Target &target : visibleTargets<find>(module))
    sites.push_back({target.weight, depthOf(target.op)});
  return sites;
}

template <Targets (*find)(mlir::ModuleOp), bool (*edit)(Edit &, const Target &)>
bool applyAt(mlir::ModuleOp module, llvm::ArrayRef<unsigned> sites) {
  Targets targets = visibleTargets<find>(module);
  Edit session(module);
  bool changed = false;
  for (unsigned site : llvm::reverse(sites)) {
    if (site >= targets.size())
      continue;
    Target target = targets[site];
    target.op = session.current(target.op);
    if (session.alive(target.op) && (!target.block || session.alive(target.block)))
      changed |= edit(session, target);
  }
  session.finish();
  return changed;
}

template <Targets (*find)(mlir::ModuleOp), bool (*edit)(Edit &, const Target &)>
Move makeMove(llvm::StringRef name, llvm::StringRef summary, bool mayGrow = false) {
  return {name, summary, mayGrow, sitesOf<find>, applyAt<find, edit>};
}

} // namespace freehold::reduce
