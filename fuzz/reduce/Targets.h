//===- Targets.h - From a pair of functions to a move -----------*- C++ -*-===//
// A move is written as one function that finds its places and one that edits at a place. The
// places are edited last to first: users before what they use, large indices before small ones,
// so that what was found first is still meant when its turn comes.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/edit/Edit.h"
#include "fuzz/edit/Scopes.h"
#include "fuzz/edit/Target.h"
#include "fuzz/reduce/Move.h"

namespace freehold::reduce {

// Moves are edits of targets.
using namespace edit;

/// What `find` finds, but nothing that the text of the program does not show.
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
