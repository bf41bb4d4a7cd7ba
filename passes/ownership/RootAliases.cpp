//===- RootAliases.cpp ----------------------------------------------------===//
#include "passes/ownership/RootAliases.h"

#include "passes/ownership/Choices.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::ownership {

RootAliases::RootAliases(const Function &function, const Roots &roots, SameAllocation &same)
    : same(same), function(function), roots(roots) {}

/// `value` itself, or what it is a view of or chosen from.
ArrayRef<Value> RootAliases::leaves(Value value) {
  if (auto found = leavesOf.find(value); found != leavesOf.end())
    return found->second;
  SetVector<Value, SmallVector<Value, 4>> seen;
  SmallVector<Value, 2> result;
  seen.insert(value);
  for (unsigned i = 0; i < seen.size(); ++i) {
    Source source = function.flow.source(seen[i]);
    if (roots.contains(seen[i]) && source.kind != Source::Kind::Choice)
      source.kind = Source::Kind::Allocation;
    if (source.kind == Source::Kind::View || source.kind == Source::Kind::Choice)
      seen.insert(source.values.begin(), source.values.end());
    else
      result.push_back(seen[i]);
  }
  return leavesOf.try_emplace(value, std::move(result)).first->second;
}

/// Whether values with these origins may be one allocation that a root can own. A root can own what
/// this function made or got from elsewhere. It can own an argument only if the caller transfers
/// the ownership of some.
static bool mayShareOwned(const Signature &signature, SameAllocation::Origins a,
                          SameAllocation::Origins b) {
  using Origins = SameAllocation::Origins;
  unsigned ownable = Origins::Local | Origins::Captured | Origins::Outside;
  if (llvm::any_of(signature.arguments,
                   [](ArgOwnership ownership) { return ownership != ArgOwnership::Borrowed; }))
    ownable |= Origins::Argument | Origins::LoneArgument;
  if (a.wide || b.wide || (a.mayBe & b.is & ownable) != 0 || (b.mayBe & a.is & ownable) != 0)
    return true;
  auto isOfB = [&](unsigned id) { return std::binary_search(b.ids.begin(), b.ids.end(), id); };
  return llvm::any_of(a.ids, isOfB);
}

SameAs RootAliases::relateLeaf(const Root &root, Value leaf) {
  if (leaf == root.value)
    return SameAs::Same;
  if (!root.region()->isAncestor(leaf.getParentRegion()))
    return SameAs::Different;
  if (!roots.contains(leaf)) {
    Source::Kind kind = function.flow.source(leaf).kind;
    // An argument that is no root is borrowed, so no root owns it. An allocation that is no root is
    // on the stack or belongs to another allocator.
    if (kind == Source::Kind::Argument || kind == Source::Kind::Global ||
        kind == Source::Kind::Allocation)
      return SameAs::Different;
  }
  SameAs relation = same.relate(root.value, leaf);
  if (relation == SameAs::Unknown &&
      !mayShareOwned(function.signature, same.origins(root.value), same.origins(leaf)))
    return SameAs::Different;
  return relation;
}

SameAs RootAliases::relate(const Root &root, Value value) {
  bool isSame = false, isDifferent = false;
  for (Value leaf : leaves(value)) {
    switch (relateLeaf(root, leaf)) {
    case SameAs::Same:
      isSame = true;
      break;
    case SameAs::Different:
      isDifferent = true;
      break;
    case SameAs::Unknown:
      return SameAs::Unknown;
    }
  }
  return isSame ? (isDifferent ? SameAs::Unknown : SameAs::Same) : SameAs::Different;
}

SmallVector<RootId> RootAliases::candidates(Value value) {
  if (!indexed)
    for (const auto &[id, root] : roots.entries())
      index.add(id, same.origins(root.value));
  indexed = true;
  SmallVector<RootId> found = index.find(same.origins(value));
  llvm::erase_if(found, [&](RootId id) { return relate(roots[id], value) == SameAs::Different; });
  return found;
}

SmallVector<bool, 4> RootAliases::chosenLeaves(const Root &root, Value value) {
  SmallVector<bool, 4> chosen;
  auto isRoot = [&](Value each) { return roots.contains(each); };
  for (Value leaf : leavesInOrder(function.flow, isRoot, value)) {
    SameAs relation = relateLeaf(root, leaf);
    if (relation == SameAs::Unknown)
      return {};
    chosen.push_back(relation == SameAs::Same);
  }
  return chosen;
}

} // namespace freehold::ownership
