//===- Walk.cpp -----------------------------------------------------------===//
#include "fuzz/enumerate/Walk.h"

#include <algorithm>

namespace freehold::enumerate {

Walk::Walk(const Scale &scale)
    : graphs_(allGraphs(scale.blocks)), homes_(allHomes(scale)), arguments_(allArguments(scale)),
      memrefOrders_(permutations(scale.memrefs)) {
  // One without a smaller renaming stands for all its renamings.
  auto orders = blockOrders(scale.blocks);
  std::erase_if(graphs_, [&](const Graph &graph) {
    return std::any_of(orders.begin(), orders.end(),
                       [&](const auto &order) { return renamed(graph, order) < graph; });
  });
}

bool Walk::isSmallestSkeleton() const {
  for (const auto &blocks : blockSymmetries_)
    for (const auto &memrefs : memrefOrders_)
      if (renamed(case_.skeleton, blocks, memrefs) < case_.skeleton)
        return false;
  return true;
}

bool Walk::nextSkeleton() {
  for (; nextGraph_ < graphs_.size(); ++nextGraph_, nextHomes_ = 0) {
    if (nextHomes_ == 0 && nextArguments_ == 0)
      blockSymmetries_ = freehold::enumerate::symmetries(graphs_[nextGraph_]);
    for (; nextHomes_ < homes_.size(); ++nextHomes_, nextArguments_ = 0)
      while (nextArguments_ < arguments_.size()) {
        case_.skeleton = {graphs_[nextGraph_], homes_[nextHomes_], arguments_[nextArguments_++]};
        if (!isSmallestSkeleton())
          continue;
        layout_.emplace(case_.skeleton);
        symmetries_ = freehold::enumerate::symmetries(case_.skeleton, *layout_, blockSymmetries_);
        symmetries_.erase(symmetries_.begin());
        startFilling(/*returnsMemref=*/false);
        return true;
      }
  }
  layout_.reset();
  return false;
}

//===----------------------------------------------------------------------===//
// Filling in
//===----------------------------------------------------------------------===//

static uint64_t listsOf(uint64_t names, unsigned length) {
  uint64_t count = 1;
  while (length-- > 0)
    count *= names;
  return count;
}

/// How many exits a block can have.
uint64_t Walk::exits(Block block) const {
  const auto &next = case_.skeleton.graph[block];
  const auto &arguments = case_.skeleton.arguments;
  uint64_t names = layout_->visible[block].size();
  if (next.empty())
    return case_.returnsMemref ? names : 1;
  uint64_t first = listsOf(names, arguments[next[0]]);
  if (next.size() == 1)
    return first;
  return next[0] == next[1] ? first * (first - 1) / 2 : first * listsOf(names, arguments[next[1]]);
}

void Walk::startFilling(bool returnsMemref) {
  case_.returnsMemref = returnsMemref;
  radices_.clear();
  for (Block block = 0; block < case_.skeleton.graph.size(); ++block)
    radices_.push_back(exits(block));
  for (const auto &blocks : layout_->later)
    radices_.push_back(uint64_t(1) << blocks.size());
  digits_.clear();
}

/// The list that `digit` stands for.
static std::vector<Name> listOf(uint64_t digit, const std::vector<Name> &names, unsigned length) {
  std::vector<Name> list(length);
  for (unsigned at = length; at-- > 0; digit /= names.size())
    list[at] = names[digit % names.size()];
  return list;
}

/// case_ as the digits say.
void Walk::fillIn() {
  const auto &[graph, homes, arguments] = case_.skeleton;
  case_.passed.assign(graph.size(), {});
  case_.uses.assign(layout_->later.size(), 0);
  for (Block block = 0; block < graph.size(); ++block) {
    const auto &names = layout_->visible[block];
    const auto &next = graph[block];
    auto &edges = case_.passed[block];
    uint64_t digit = digits_[block];
    if (next.empty()) {
      edges = {listOf(digit, names, case_.returnsMemref)};
    } else if (next.size() == 1) {
      edges = {listOf(digit, names, arguments[next[0]])};
    } else if (next[0] != next[1]) {
      uint64_t second = listsOf(names.size(), arguments[next[1]]);
      edges = {listOf(digit / second, names, arguments[next[0]]),
               listOf(digit % second, names, arguments[next[1]])};
    } else {
      // Pairs of a smaller list and a larger one: (0,1), (0,2), (1,2), (0,3), ...
      uint64_t larger = 1;
      for (; digit >= larger; ++larger)
        digit -= larger;
      edges = {listOf(digit, names, arguments[next[0]]), listOf(larger, names, arguments[next[0]])};
    }
  }
  for (Name name = 0; name < case_.uses.size(); ++name)
    for (size_t n = 0; n < layout_->later[name].size(); ++n)
      if (digits_[graph.size() + name] >> n & 1)
        case_.uses[name] |= 1 << layout_->later[name][n];
}

bool Walk::nextFilling() {
  if (digits_.empty()) {
    if (std::find(radices_.begin(), radices_.end(), 0) != radices_.end())
      return false;
    digits_.assign(radices_.size(), 0);
    fillIn();
    return true;
  }
  size_t at = digits_.size();
  while (at > 0 && ++digits_[at - 1] == radices_[at - 1])
    digits_[--at] = 0;
  if (at > 0)
    fillIn();
  return at > 0;
}

bool Walk::isSmallest() const {
  return std::none_of(symmetries_.begin(), symmetries_.end(), [&](const Renaming &symmetry) {
    return renamed(case_, *layout_, symmetry) < case_;
  });
}

bool Walk::next() {
  for (;;) {
    while (layout_ && nextFilling())
      if (isSmallest()) {
        ++number_;
        return true;
      }
    if (layout_ && !case_.returnsMemref)
      startFilling(/*returnsMemref=*/true);
    else if (!nextSkeleton())
      return false;
  }
}

} // namespace freehold::enumerate
