//===- AliasGraph.cpp - Components and origins ----------------------------===//
#include "passes/legacy/AliasGraph.h"

#include "passes/analysis/Components.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::legacy {

AliasGraph::AliasGraph(const Aliases &aliases)
    : aliases(aliases), incomplete(aliases.values.size()) {
  connect();
  condense();
  summarize();
}

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

/// Counts the targets of each value, then puts them side by side.
void AliasGraph::connect() {
  std::vector<std::pair<unsigned, unsigned>> steps;
  auto add = [&](Value from, unsigned to) {
    if (auto known = aliases.numbers.find(from); known != aliases.numbers.end())
      steps.push_back({known->second, to});
    else
      incomplete.set(to);
  };
  for (unsigned number = 0; number < aliases.values.size(); ++number)
    for (Value source : aliases.nodes[number].sources)
      add(source, number);
  for (const Edge &edge : aliases.edges)
    for (SlotId slot : edge.slots)
      if (!aliases.critical[slot])
        add(edge.value(), aliases.numbers.find(aliases.flow.slots[slot].value)->second);
  firstTarget.resize(aliases.values.size() + 1);
  for (auto [from, to] : steps)
    ++firstTarget[from + 1];
  for (unsigned number = 0; number < aliases.values.size(); ++number)
    firstTarget[number + 1] += firstTarget[number];
  targets.resize(steps.size());
  std::vector<unsigned> next(firstTarget.begin(), firstTarget.end() - 1);
  for (auto [from, to] : steps)
    targets[next[from]++] = to;
}

//===----------------------------------------------------------------------===//
// Components
//===----------------------------------------------------------------------===//

void AliasGraph::condense() {
  unsigned size = aliases.values.size();
  components.resize(size);
  order.reserve(size);
  firstMember.push_back(0);
  auto countSuccessors = [&](unsigned number) -> unsigned { return derived(number).size(); };
  auto successor = [&](unsigned number, unsigned index) { return derived(number)[index]; };
  forEachComponent({countSuccessors, successor}, 0, size, [&](ArrayRef<unsigned> members) {
    for (unsigned member : llvm::reverse(members)) {
      components[member] = firstMember.size() - 1;
      order.push_back(member);
    }
    firstMember.push_back(order.size());
  });
}

//===----------------------------------------------------------------------===//
// Origins
//===----------------------------------------------------------------------===//

void OriginSummary::merge(const OriginSummary &from) {
  severalRoots |= from.severalRoots || (root && from.root && root != from.root);
  if (!root)
    root = from.root;
  arguments |= from.arguments;
  other |= from.other;
  clones |= from.clones;
  shifted |= from.shifted;
  hidesOffset |= from.hidesOffset;
}

OriginSummary AliasGraph::ownOrigin(unsigned number) const {
  const Aliases::Node &node = aliases.nodes[number];
  Value value = aliases.values[number];
  Operation *op = value.getDefiningOp();
  OriginSummary own;
  if (node.slot ? aliases.critical[*node.slot] : node.isRoot) {
    own.root = value;
    own.clones = !op || isa<bufferization::CloneOp>(op) ||
                 !(isa<memref::AllocOp>(op) || isManagedAllocation(op, cast<OpResult>(value)));
    return own;
  }
  auto type = dyn_cast<MemRefType>(value.getType());
  own.hidesOffset = type && !type.getLayout().isIdentity();
  own.other = incomplete[number];
  if (node.slot)
    return own;
  own.arguments = node.isArgument;
  own.other |= node.isOther;
  own.shifted = !op || (!keepsAlignedPointer(op) && !isa<SelectLikeOpInterface>(op));
  return own;
}

void AliasGraph::summarize() {
  origins.resize(numComponents());
  for (unsigned component = numComponents(); component-- > 0;) {
    OriginSummary &origin = origins[component];
    for (unsigned member : members(component))
      origin.merge(ownOrigin(member));
    for (unsigned member : members(component))
      for (unsigned target : derived(member))
        if (components[target] != component)
          origins[components[target]].merge(origin);
  }
}

const OriginSummary &AliasGraph::originOf(Value memref) const {
  static const OriginSummary unknown{.root = {}, .other = true};
  auto known = aliases.numbers.find(memref);
  return known == aliases.numbers.end() ? unknown : origins[components[known->second]];
}

bool AliasGraph::isWhole(Value memref) const {
  const OriginSummary &origin = originOf(memref);
  return !origin.shifted && !(origin.hidesOffset && isa<UnrankedMemRefType>(memref.getType()));
}

} // namespace freehold::legacy
