//===- Claims.cpp - What may be the buffer of a root ----------------------===//
#include "passes/ownership/Claims.h"

#include "passes/ownership/Choices.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::ownership {

Claims::Claims(Plan &plan) : plan(plan) { findPresent(); }

void Claims::findPresent() {
  present.clear();
  for (auto [id, root] : llvm::enumerate(plan.roots)) {
    present[root.block()].push_back(id);
    for (Block *block : root.liveIn)
      present[block].push_back(id);
  }
}

void Buckets::add(unsigned number, SameAllocation::Origins origins) {
  kinds.push_back({number, origins.wide ? ~0u : origins.is, origins.wide ? ~0u : origins.mayBe});
  if (origins.wide || origins.mayBe != 0)
    open.push_back(kinds.back());
  for (unsigned origin : origins.ids)
    byOrigin[origin].push_back(number);
}

SmallVector<unsigned> Buckets::like(SameAllocation::Origins origins) const {
  SmallVector<unsigned> found;
  unsigned is = origins.wide ? ~0u : origins.is, mayBe = origins.wide ? ~0u : origins.mayBe;
  for (const Kinds &each : mayBe == 0 ? open : kinds)
    if ((each.is & mayBe) != 0 || (each.mayBe & is) != 0)
      found.push_back(each.number);
  for (unsigned origin : origins.ids)
    if (auto bucket = byOrigin.find(origin); bucket != byOrigin.end())
      llvm::append_range(found, bucket->second);
  llvm::sort(found);
  found.erase(llvm::unique(found), found.end());
  return found;
}

/// `value` itself, or what it is a view of or chosen from.
ArrayRef<Value> Claims::leaves(Value value) {
  if (auto found = leavesOf.find(value); found != leavesOf.end())
    return found->second;
  SetVector<Value, SmallVector<Value, 4>> seen;
  SmallVector<Value, 2> result;
  seen.insert(value);
  for (unsigned i = 0; i < seen.size(); ++i) {
    Source source = plan.flow.source(seen[i]);
    if (plan.rootOf.contains(seen[i]) && source.kind != Source::Kind::Choice)
      source.kind = Source::Kind::Allocation;
    if (source.kind == Source::Kind::View || source.kind == Source::Kind::Choice)
      seen.insert(source.values.begin(), source.values.end());
    else
      result.push_back(seen[i]);
  }
  return leavesOf.try_emplace(value, std::move(result)).first->second;
}

/// Whether values with these origins may be one allocation that a root can own. A root can own what
/// this function made or got from elsewhere; it can own an argument only if the caller hands some
/// over.
static bool mayShareOwned(const Plan &plan, SameAllocation::Origins a, SameAllocation::Origins b) {
  using Origins = SameAllocation::Origins;
  unsigned ownable = Origins::Local | Origins::Captured | Origins::Outside;
  if (llvm::any_of(plan.abi.of(plan.flow.function).arguments,
                   [](ArgOwnership ownership) { return ownership != ArgOwnership::Borrowed; }))
    ownable |= Origins::Argument | Origins::LoneArgument;
  if (a.wide || b.wide || (a.mayBe & b.is & ownable) != 0 || (b.mayBe & a.is & ownable) != 0)
    return true;
  auto isOfB = [&](unsigned id) { return std::binary_search(b.ids.begin(), b.ids.end(), id); };
  return llvm::any_of(a.ids, isOfB);
}

static SameAs relateLeaf(const Plan &plan, const Root &root, Value leaf) {
  if (leaf == root.value)
    return SameAs::Same;
  if (!root.home()->isAncestor(leaf.getParentRegion()))
    return SameAs::Different;
  if (!plan.rootOf.contains(leaf)) {
    Source::Kind kind = plan.flow.source(leaf).kind;
    // An argument that is no root is borrowed, so no root owns it. An allocation that is no root is
    // on the stack or belongs to another allocator.
    if (kind == Source::Kind::Argument || kind == Source::Kind::Global ||
        kind == Source::Kind::Allocation)
      return SameAs::Different;
  }
  SameAs relation = plan.same->relate(root.value, leaf);
  if (relation == SameAs::Unknown &&
      !mayShareOwned(plan, plan.same->origins(root.value), plan.same->origins(leaf)))
    return SameAs::Different;
  return relation;
}

SameAs Claims::relate(const Root &root, Value value) {
  bool same = false, different = false;
  for (Value leaf : leaves(value)) {
    switch (relateLeaf(plan, root, leaf)) {
    case SameAs::Same:
      same = true;
      break;
    case SameAs::Different:
      different = true;
      break;
    case SameAs::Unknown:
      return SameAs::Unknown;
    }
  }
  return same ? (different ? SameAs::Unknown : SameAs::Same) : SameAs::Different;
}

SmallVector<unsigned> Claims::candidates(Value value) {
  if (!bucketsMade) {
    bucketsMade = true;
    for (auto [id, root] : llvm::enumerate(plan.roots)) {
      buckets.add(id, plan.same->origins(root.value));
    }
  }
  SmallVector<unsigned> found = buckets.like(plan.same->origins(value));
  llvm::erase_if(found,
                 [&](unsigned id) { return relate(plan.roots[id], value) == SameAs::Different; });
  return found;
}

bool Claims::dies(const Root &root, const Exit &exit) const {
  if (root.givenUpIn.contains(exit.block))
    return false;
  return exit.kind != Exit::Kind::Branch || !root.liveIn.contains(exit.target());
}

/// Decides which of `forwards` takes over what the root owns: the first that certainly is the same
/// allocation. If there is none, that is decided at run time among those that may be.
void Claims::claim(unsigned id, const Exit &exit, ArrayRef<unsigned> forwards, Transfer &transfer) {
  SmallVector<unsigned, 2> maybe;
  for (unsigned forward : forwards) {
    bool shifted = plan.shifted.contains(exit.forwards[forward].operand);
    if (shifted && exit.kind == Exit::Kind::Return)
      continue;
    switch (relate(plan.roots[id], exit.forwards[forward].operand)) {
    case SameAs::Same:
      if (!shifted) {
        transfer.moved.push_back({id, forward});
        return;
      }
      transfer.copied.push_back({id, forward});
      transfer.freed.push_back(id);
      return;
    case SameAs::Unknown:
      maybe.push_back(forward);
      break;
    case SameAs::Different:
      break;
    }
  }
  if (maybe.empty()) {
    transfer.freed.push_back(id);
    return;
  }
  SmallVector<bool, 4> leaves;
  if (maybe.size() == 1)
    leaves = chosenLeaves(plan.roots[id], exit.forwards[maybe.front()].operand);
  if (leaves.empty())
    transfer.contested.push_back({id, std::move(maybe)});
  else
    transfer.chosen.push_back({id, maybe.front(), std::move(leaves)});
}

/// For each leaf of `value`, whether it is the root's allocation. Empty if that is not known of
/// all.
SmallVector<bool, 4> Claims::chosenLeaves(const Root &root, Value value) {
  SmallVector<bool, 4> chosen;
  for (Value leaf : leavesInOrder(plan.flow, plan.rootOf, value)) {
    SameAs relation = relateLeaf(plan, root, leaf);
    if (relation == SameAs::Unknown)
      return {};
    chosen.push_back(relation == SameAs::Same);
  }
  return chosen;
}

Transfer Claims::transfer(const Exit &exit) {
  Transfer transfer;
  SmallVector<unsigned> dying;
  for (unsigned id : present[exit.block])
    if (dies(plan.roots[id], exit))
      dying.push_back(id);
  transfer.held.assign(exit.forwards.size(), Held::Unreached);
  if (exit.forwards.empty()) {
    transfer.freed.assign(dying.begin(), dying.end());
    return transfer;
  }
  Buckets forwards;
  for (auto [index, forward] : llvm::enumerate(exit.forwards))
    forwards.add(index, plan.same->origins(forward.operand));
  for (unsigned id : dying)
    claim(id, exit, forwards.like(plan.same->origins(plan.roots[id].value)), transfer);
  return transfer;
}

/// Whether the callee can take over `root` from this operand of `call`: nothing uses the root
/// afterwards, and no other operand of the call may be the same allocation.
static bool endsAt(const Plan &plan, const Root &root, Operation *call, unsigned operand) {
  Block *block = call->getBlock();
  if (root.home() != block->getParent() || !root.livesIn(block) || root.escapes ||
      root.lastUse.lookup(block) != call || root.givenUpIn.contains(block))
    return false;
  if (llvm::any_of(block->getSuccessors(), [&](Block *next) { return root.liveIn.contains(next); }))
    return false;
  SmallVector<Value> names = aliasesOf(root, plan.flow);
  for (OpOperand &other : call->getOpOperands())
    if (other.getOperandNumber() != operand && llvm::is_contained(names, other.get()))
      return false;
  return true;
}

void planHandOvers(Plan &plan, Claims &claims) {
  for (Operation *op : plan.flow.ops) {
    auto call = dyn_cast<CallOpInterface>(op);
    const Signature *signature = call ? plan.abi.of(call) : nullptr;
    if (!signature || signature->isDefault())
      continue;
    for (auto [index, ownership] : llvm::enumerate(signature->arguments)) {
      if (ownership == ArgOwnership::Borrowed || index >= call.getArgOperands().size())
        continue;
      unsigned operand = call.getArgOperands().getBeginOperandIndex() + index;
      HandOver handOver{op, operand, -1, ownership};
      for (unsigned id : claims.candidates(op->getOperand(operand)))
        if (claims.relate(plan.roots[id], op->getOperand(operand)) == SameAs::Same &&
            endsAt(plan, plan.roots[id], op, operand)) {
          plan.roots[id].givenUpIn.insert(op->getBlock());
          handOver.root = id;
          break;
        }
      plan.handOvers.push_back(handOver);
    }
  }
}

} // namespace freehold::ownership
