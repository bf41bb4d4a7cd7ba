//===- Aliases.cpp --------------------------------------------------------===//
#include "passes/legacy/Aliases.h"

#include "mlir/Dialect/Bufferization/IR/AllocationOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::legacy {

bool isManagedAllocation(Operation *op, OpResult result) {
  return allocates(op, result) && !allocatesOnStack(op, result) &&
         isa<memref::AllocOp, bufferization::CloneOp, bufferization::AllocationOpInterface>(op);
}

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

OpFacts::OpFacts(Operation *op)
    : isCall(isa<CallOpInterface>(op)), isRegionBranch(isa<RegionBranchOpInterface>(op)),
      isTerminator(op->hasTrait<OpTrait::IsTerminator>()),
      isChecked(isCall || isa<memref::ReallocOp, bufferization::DeallocOp>(op)),
      isAssumption(isa<memref::AssumeAlignmentOp>(op)),
      mayFree(isa<MemoryEffectOpInterface>(op) && !isa<memref::LoadOp, memref::StoreOp>(op)) {}

void Aliases::sort(Operation *op, const OpFacts &facts) {
  if (facts.isChecked || op->getNumRegions() || op->getNumSuccessors())
    ops.checked.push_back(op);
  if (facts.isTerminator || facts.isRegionBranch)
    ops.passers.push_back(op);
  if (facts.isRegionBranch)
    ops.regionOps.push_back(cast<RegionBranchOpInterface>(op));
  if (facts.isCall)
    ops.calls.push_back(cast<CallOpInterface>(op));
  if (facts.isAssumption)
    ops.assumptions.push_back(op);
  if (facts.mayFree && llvm::any_of(op->getOperands(), isMemref))
    ops.mayFree.push_back(op);
}

Aliases::Aliases(FunctionOpInterface function, Summaries &summaries)
    : flow(function, summaries.symbols), edgesInto(flow.slots.size()), critical(flow.slots.size()) {
  for (BlockArgument argument : function.getArguments())
    if (isMemref(argument))
      add(argument, summaries);
  llvm::SmallDenseMap<OperationName, OpFacts, 16> facts;
  for (Operation *op : flow.ops) {
    auto known = facts.find(op->getName());
    if (known == facts.end())
      known = facts.try_emplace(op->getName(), op).first;
    sort(op, known->second);
    if (op == &op->getBlock()->front())
      for (BlockArgument argument : op->getBlock()->getArguments())
        if (isMemref(argument))
          add(argument, summaries);
    for (Value result : op->getResults())
      if (isMemref(result))
        add(result, summaries);
  }
  for (const Slot &slot : flow.slots)
    add(slot.value, summaries);
  addEdges();
}

void Aliases::add(Value memref, Summaries &summaries) {
  if (!numbers.try_emplace(memref, values.size()).second)
    return;
  values.push_back(memref);
  if (auto slot = flow.slotOf.find(memref); slot != flow.slotOf.end()) {
    nodes.emplace_back().slot = slot->second;
    return;
  }
  Node node = classify(memref, summaries);
  for (Value source : node.sources)
    derivedOf[source].push_back(memref);
  nodes.push_back(std::move(node));
}

Aliases::Node Aliases::classify(Value memref, Summaries &summaries) {
  Node node;
  if (auto argument = dyn_cast<BlockArgument>(memref)) {
    node.isArgument = argument.getOwner() == &flow.function.getFunctionBody().front();
    node.isOther = !node.isArgument;
    return node;
  }
  auto result = cast<OpResult>(memref);
  Operation *op = result.getOwner();
  if (isa<memref::AllocOp>(op)) {
    node.isRoot = true;
    return node;
  }
  if (auto call = dyn_cast<CallOpInterface>(op)) {
    ResultSummary summary = summaries.of(call, result.getResultNumber());
    node.isRoot = summary.fresh;
    node.isOther = !summary.fresh;
    for (unsigned argument : summary.arguments)
      if (argument < call.getArgOperands().size() && isMemref(call.getArgOperands()[argument]))
        node.sources.push_back(call.getArgOperands()[argument]);
    return node;
  }
  if (allocates(op, result)) {
    node.isRoot = isManagedAllocation(op, result);
    node.isOther = !node.isRoot;
    return node;
  }
  Source source = sourceOf(memref, &summaries.symbols);
  node.sources = source.values;
  node.isOther = source.values.empty() || source.kind == Source::Kind::Unknown;
  return node;
}

void Aliases::addEdge(Edge edge) {
  unsigned id = edges.size();
  for (SlotId slot : edge.slots)
    edgesInto[slot].push_back(id);
  edgesOf[edge.value()].push_back(id);
  edges.push_back(std::move(edge));
}

/// Adds edges operand by operand, since two successors need not get the same operands.
void Aliases::addEdges(RegionBranchOpInterface op, RegionBranchPoint point, Operation *from,
                       std::optional<ExitId> exit) {
  DenseMap<unsigned, SmallVector<SlotId, 2>> slots;
  for (RegionSuccessor successor : successorsOf(op, point)) {
    OperandRange operands = op.getSuccessorOperands(point, successor);
    for (auto [index, pair] : llvm::enumerate(llvm::zip(operands, successor.getSuccessorInputs())))
      if (auto slot = flow.slotOf.find(std::get<1>(pair));
          slot != flow.slotOf.end() && isMemref(std::get<0>(pair)))
        slots[operands.getBeginOperandIndex() + index].push_back(slot->second);
  }
  for (unsigned operand = 0; !slots.empty() && operand < from->getNumOperands(); ++operand)
    if (auto fed = slots.find(operand); fed != slots.end())
      addEdge({from, operand, exit, 0, fed->second});
}

void Aliases::addEdges() {
  for (RegionBranchOpInterface op : ops.regionOps)
    addEdges(op, RegionBranchPoint::parent(), op, std::nullopt);
  for (const auto &[id, exit] : flow.exits.entries()) {
    if (exit.kind == Exit::Kind::Region)
      addEdges(cast<RegionBranchOpInterface>(exit.block->getParentOp()),
               cast<RegionBranchTerminatorOpInterface>(exit.terminator()), exit.terminator(), id);
    if (exit.kind != Exit::Kind::Branch)
      continue;
    auto branch = cast<BranchOpInterface>(exit.terminator());
    for (const Forward &forward : exit.forwards)
      addEdge({branch, branch.getSuccessorOperands(exit.successor).getOperandIndex(forward.index),
               id, forward.index, forward.slots});
  }
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

const Aliases::Node *Aliases::nodeOf(Value memref) const {
  auto number = numbers.find(memref);
  return number == numbers.end() ? nullptr : &nodes[number->second];
}

bool Aliases::isRoot(Value memref) const {
  auto number = numbers.find(memref);
  return number != numbers.end() && isRoot(number->second);
}

ArrayRef<Value> Aliases::sources(Value memref) const {
  const Node *node = nodeOf(memref);
  return node ? ArrayRef<Value>(node->sources) : ArrayRef<Value>();
}

ArrayRef<Value> Aliases::derived(Value memref) const {
  auto found = derivedOf.find(memref);
  return found == derivedOf.end() ? ArrayRef<Value>() : ArrayRef<Value>(found->second);
}

SmallVector<Value> Aliases::passedTo(SlotId slot) const {
  return llvm::map_to_vector(edgesInto[slot], [&](unsigned edge) { return edges[edge].value(); });
}

SmallVector<unsigned, 2> Aliases::argumentsOf(Value memref, DenseSet<Value> &seen) const {
  SmallVector<unsigned, 2> arguments;
  SmallVector<Value> found;
  auto add = [&](Value value) {
    if (seen.insert(value).second)
      found.push_back(value);
  };
  add(memref);
  for (unsigned i = 0; i < found.size(); ++i) {
    const Node *node = nodeOf(found[i]);
    if (!node || isRoot(found[i]))
      continue;
    if (node->isArgument)
      arguments.push_back(cast<BlockArgument>(found[i]).getArgNumber());
    if (node->slot)
      llvm::for_each(passedTo(*node->slot), add);
    else
      llvm::for_each(node->sources, add);
  }
  return arguments;
}

SmallVector<Value> Aliases::namesOf(Value root) const {
  SetVector<Value> names;
  names.insert(root);
  for (unsigned i = 0; i < names.size(); ++i) {
    Value name = names[i];
    ArrayRef<Value> more = derived(name);
    names.insert(more.begin(), more.end());
    if (auto passed = edgesOf.find(name); passed != edgesOf.end())
      for (unsigned edge : passed->second)
        for (SlotId slot : edges[edge].slots)
          if (!critical[slot])
            names.insert(flow.slots[slot].value);
  }
  return names.takeVector();
}

} // namespace freehold::legacy
