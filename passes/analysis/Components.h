//===- Components.h - Strongly connected components -------------*- C++ -*-===//
// llvm::scc_iterator for graphs whose nodes are numbers, such as indices into a list of values.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace freehold {

/// The edges of a graph whose nodes are numbered.
struct NumberedGraph {
  llvm::function_ref<unsigned(unsigned node)> countSuccessors;
  /// The successor of `node` at `index`, which is less than countSuccessors(node). Is called once
  /// for each edge, and may make the node that it returns.
  llvm::function_ref<unsigned(unsigned node, unsigned index)> successor;
};

/// Calls `visit` for each strongly connected component that is reached from the nodes `begin` to
/// `end` - 1, successors first. The members of a component are in the order in which a depth-first
/// search finds them.
void forEachComponent(const NumberedGraph &graph, unsigned begin, unsigned end,
                      llvm::function_ref<void(llvm::ArrayRef<unsigned> members)> visit);

} // namespace freehold
