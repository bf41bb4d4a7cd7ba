//===- Origins.cpp - What each memref value may be ------------------------===//
// Values in a cycle of joins, which are loop-carried, may all be the same allocations. So each
// strongly connected component has one set of origins: those of the values that flow in, and those
// that its members add. Its roots:
//   one root flows in, members only pass on    it is the root of all members
//   otherwise                                  a member that only ever receives one root has that
//                                              root; each other member is a root itself
// Both are sound since in the flow graph a root dominates each value that only ever receives the
// root: such a value holds what the latest execution of the root's definition made.
//
// A component into which nothing flows is unreachable: it may be anything.
//===----------------------------------------------------------------------===//
#include "passes/analysis/Origins.h"

#include "passes/analysis/Components.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;

namespace freehold {

using Kind = Source::Kind;
using Origins = SameAllocation::Origins;

/// The most sites of a set of origins. A larger set becomes "anything": chains of joins would take
/// quadratic time otherwise.
static constexpr unsigned idsMax = 32;

static bool passesOn(Kind kind) {
  return kind == Kind::View || kind == Kind::Choice || kind == Kind::Join;
}

//===----------------------------------------------------------------------===//
// Strongly connected components
//===----------------------------------------------------------------------===//

unsigned OriginTable::open(Value memref) {
  unsigned number = nodes.size();
  numbers[memref] = number;
  Node &node = nodes.emplace_back();
  node.value = node.root = memref;
  if (!symbols) {
    ownSymbols = std::make_unique<SymbolTableCollection>();
    symbols = ownSymbols.get();
  }
  node.source = sourceOf(memref, symbols);
  return number;
}

const OriginTable::Node &OriginTable::of(Value memref) {
  if (auto known = numbers.find(memref); known != numbers.end())
    return nodes[known->second];
  unsigned start = open(memref);
  // Finished nodes are not searched again: they count as nodes without successors.
  auto countSuccessors = [&](unsigned number) -> unsigned {
    return nodes[number].finished ? 0 : nodes[number].source.values.size();
  };
  auto successor = [&](unsigned number, unsigned index) {
    Value input = nodes[number].source.values[index];
    auto known = numbers.find(input);
    return known == numbers.end() ? open(input) : known->second;
  };
  forEachComponent({countSuccessors, successor}, start, start + 1, [&](ArrayRef<unsigned> members) {
    if (!nodes[members.front()].finished)
      finish(members);
  });
  return nodes[numbers[memref]];
}

//===----------------------------------------------------------------------===//
// What a component may be
//===----------------------------------------------------------------------===//

unsigned OriginTable::siteOf(Attribute global) {
  auto [it, isNew] = globals.try_emplace(global, sites);
  sites += isNew;
  return it->second;
}

/// Adds the origins that the value itself has, apart from those of the values it is made of.
void OriginTable::seed(Node &node, SmallVectorImpl<unsigned> &ids) {
  switch (node.source.kind) {
  case Kind::Allocation:
    ids.push_back(sites++);
    node.is |= Origins::Local;
    // A callee may have stored the buffer that it returns.
    if (isa<CallOpInterface>(node.value.getDefiningOp()))
      node.is |= Origins::Captured;
    return;
  case Kind::Argument: {
    auto argument = cast<BlockArgument>(node.value);
    auto function = cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
    // freehold.noalias with a list of arguments says nothing about arguments that are not listed.
    bool isAlone = facts == ArgumentFacts::Believed &&
                   argument.getArgNumber() < function.getNumArguments() &&
                   function.getArgAttrOfType<UnitAttr>(argument.getArgNumber(), "freehold.noalias");
    if (isAlone)
      ids.push_back(sites++);
    node.is |= isAlone ? Origins::LoneArgument : Origins::Argument;
    node.mayBe |= isAlone ? Origins::Global : Origins::Argument | Origins::Global;
    return;
  }
  case Kind::Global:
    ids.push_back(siteOf(cast<memref::GetGlobalOp>(node.value.getDefiningOp()).getNameAttr()));
    node.is |= Origins::Global;
    return;
  case Kind::Memory:
  case Kind::Unknown:
  case Kind::Call:
    node.is |= Origins::Outside;
    node.mayBe |= Origins::InMemory;
    return;
  case Kind::View:
  case Kind::Choice:
  case Kind::Join:
    return;
  }
}

ArrayRef<unsigned> OriginTable::keep(ArrayRef<unsigned> ids) {
  if (ids.empty())
    return {};
  unsigned *kept = memory.Allocate<unsigned>(ids.size());
  llvm::copy(ids, kept);
  return {kept, ids.size()};
}

void OriginTable::finish(ArrayRef<unsigned> members) {
  SmallVector<unsigned> ids;
  ArrayRef<unsigned> shared;
  unsigned is = 0, mayBe = 0;
  auto shrink = [&](unsigned sizeMax) {
    llvm::sort(ids);
    ids.erase(llvm::unique(ids), ids.end());
    if (ids.size() > sizeMax)
      is = mayBe = Origins::Anything;
    if (mayBe == Origins::Anything)
      ids.clear();
  };
  for (unsigned number : members) {
    Node &node = nodes[number];
    seed(node, ids);
    is |= node.is;
    mayBe |= node.mayBe;
    for (Value input : node.source.values) {
      const Node &from = nodes[numbers[input]];
      is |= from.is;
      mayBe |= from.mayBe;
      if (!from.finished || (!from.ids.empty() && from.ids.data() == shared.data()))
        continue;
      shared = from.ids;
      ids.append(from.ids.begin(), from.ids.end());
      if (ids.size() > 8 * idsMax)
        shrink(4 * idsMax);
    }
  }
  // Nothing flows into the component: it is unreachable.
  if (!is)
    is = mayBe = Origins::Anything;
  shrink(idsMax);
  ArrayRef<unsigned> kept = ArrayRef<unsigned>(ids) == shared ? shared : keep(ids);
  findRoots(members);
  for (unsigned number : members) {
    Node &node = nodes[number];
    node.ids = kept;
    node.is = is;
    node.mayBe = mayBe;
    node.finished = true;
    if (node.root != node.value)
      ++dependents[node.root];
  }
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

Value OriginTable::resolve(Value value) {
  while (nodes[numbers[value]].root != value)
    value = nodes[numbers[value]].root;
  return value;
}

void OriginTable::findRoots(ArrayRef<unsigned> members) {
  // Look for the one root that flows in.
  Value only;
  bool isOne = true;
  for (unsigned number : members) {
    isOne &= passesOn(nodes[number].source.kind);
    for (Value input : nodes[number].source.values) {
      const Node &from = nodes[numbers[input]];
      if (!from.finished)
        continue;
      isOne &= !only || only == from.root;
      only = from.root;
    }
  }
  if (isOne && only) {
    for (unsigned number : members)
      nodes[number].root = only;
    return;
  }
  // A few rounds do, since members are roughly in the order of flow. Stopping early is sound: some
  // members are then roots themselves.
  constexpr unsigned roundsMax = 4;
  bool changed = true;
  for (unsigned round = 0; round < roundsMax && changed && members.size() > 1; ++round) {
    changed = false;
    for (unsigned number : members) {
      Node &node = nodes[number];
      if (!passesOn(node.source.kind) || node.root != node.value)
        continue;
      Value single;
      bool isSingle = true;
      for (Value input : node.source.values) {
        Value root = resolve(input);
        isSingle &= root == node.value || !single || root == single;
        single = root == node.value ? single : root;
      }
      if (isSingle && single) {
        node.root = single;
        changed = true;
      }
    }
  }
  for (unsigned number : members)
    nodes[number].root = resolve(nodes[number].value);
}

//===----------------------------------------------------------------------===//
// Captures
//===----------------------------------------------------------------------===//

void OriginTable::findCaptures(Operation *scope) {
  if (!scopes.insert(scope).second)
    return;
  scope->walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isMemref(operand.get()) || !captures(operand))
        continue;
      const Node &node = of(operand.get());
      captured.insert(node.ids.begin(), node.ids.end());
      allCaptured |= node.mayBe == Origins::Anything;
    }
  });
}

static Operation *scopeOf(Value value) {
  Operation *op = value.getParentBlock()->getParentOp();
  while (op && op->getParentOp() && !op->hasTrait<OpTrait::IsIsolatedFromAbove>())
    op = op->getParentOp();
  return op;
}

Origins OriginTable::origins(Value memref) {
  if (Operation *scope = scopeOf(memref))
    findCaptures(scope);
  else
    allCaptured = true;
  const Node &node = of(memref);
  Origins result{node.ids, node.mayBe == Origins::Anything, node.is, node.mayBe};
  if ((result.is & Origins::Local) &&
      (allCaptured || llvm::any_of(node.ids, [&](unsigned id) { return captured.contains(id); })))
    result.is |= Origins::Captured;
  return result;
}

static bool intersect(ArrayRef<unsigned> a, ArrayRef<unsigned> b) {
  for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
    if (*i == *j)
      return true;
    ++(*i < *j ? i : j);
  }
  return false;
}

bool OriginTable::overlap(Value first, Value second) {
  const Node &a = of(first), &b = of(second);
  if (intersect(a.ids, b.ids) || (a.mayBe & b.is) || (b.mayBe & a.is))
    return true;
  // Looking for captures takes a walk over the function, so it is done last.
  return ((a.mayBe & Origins::Captured) && (origins(second).is & Origins::Captured)) ||
         ((b.mayBe & Origins::Captured) && (origins(first).is & Origins::Captured));
}

bool OriginTable::isInMemory(Value memref) { return origins(memref).is & Origins::InMemory; }

//===----------------------------------------------------------------------===//
// Forgetting
//===----------------------------------------------------------------------===//

void OriginTable::clearCaptures() {
  scopes.clear();
  captured.clear();
  allCaptured = false;
}

void OriginTable::clear() {
  clearCaptures();
  numbers.clear();
  nodes.clear();
  dependents.clear();
  globals.clear();
  sites = 0;
  memory.Reset();
  if (ownSymbols)
    symbols = nullptr;
  ownSymbols.reset();
}

bool OriginTable::forget(Value memref) {
  auto known = numbers.find(memref);
  if (known == numbers.end())
    return true;
  if (dependents.lookup(memref))
    return false;
  Value root = nodes[known->second].root;
  if (root != memref)
    --dependents[root];
  nodes[known->second] = Node();
  nodes[known->second].finished = true;
  numbers.erase(known);
  return true;
}

} // namespace freehold
