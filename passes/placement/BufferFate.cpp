//===- BufferFate.cpp -----------------------------------------------------===//
// Works on the graph of sourceOf turned around: an edge leads from each value to those made of it.
// In addition, each memref result of a call of a function with a body may be any operand of it,
// since the function may return an argument as long as deallocation has not made it obey the ABI.
//
// Strongly connected components are visited successors first. The fate of one is the union of those
// of its members' uses and of its successors.
//===----------------------------------------------------------------------===//
#include "passes/placement/BufferFate.h"

#include "passes/analysis/Components.h"
#include "passes/analysis/Reachability.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace freehold::placement {

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Whether a function that gets a memref beside `type` could put it there.
static bool mayHold(Type type) {
  if (auto memref = dyn_cast<BaseMemRefType>(type))
    return !memref.getElementType().isIntOrIndexOrFloat() &&
           !isa<ComplexType, VectorType>(memref.getElementType());
  return !type.isIntOrIndexOrFloat() && !isa<ComplexType, VectorType, RankedTensorType>(type);
}

unsigned BufferFates::marksOfCall(OpOperand &use) {
  Operation *op = use.getOwner();
  FunctionOpInterface callee = calleeOf(cast<CallOpInterface>(op), &symbols);
  if (!callee)
    return Fate::Called | Fate::Kept;
  OperandRange arguments = cast<CallOpInterface>(op).getArgOperands();
  if (arguments.empty() || use.getOperandNumber() < arguments.getBeginOperandIndex())
    return Fate::Called | Fate::Kept;
  unsigned number = use.getOperandNumber() - arguments.getBeginOperandIndex();
  if (number >= callee.getNumArguments())
    return Fate::Called | Fate::Kept;
  unsigned marks = handsOver(use, &symbols) ? Fate::Freed : 0;
  if (!callee.isExternal())
    return marks | Fate::Called;
  return marks | (llvm::any_of(op->getOperandTypes(), mayHold) ? Fate::Called : Fate::Borrowed);
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

/// Whether the regions of `op` may still run when control has passed `op`: it returns a token or
/// the like, is a task or a kernel, or does not say what it does.
bool BufferFates::runsOn(Operation *op) {
  auto [known, isNew] = runningOn.try_emplace(op, true);
  if (!isNew)
    return known->second;
  bool plainResults = llvm::all_of(op->getResultTypes(), [](Type type) {
    return isa<BaseMemRefType, TensorType, VectorType, ComplexType>(type) ||
           type.isIntOrIndexOrFloat();
  });
  bool saysWhatItDoes = isa<RegionBranchOpInterface>(op) || declaresEffects(op);
  // Allocation scopes that are no loops are bodies of kernels, tasks or threads.
  bool isBody = op->hasTrait<OpTrait::AutomaticAllocationScope>() &&
                !isa<LoopLikeOpInterface, memref::AllocaScopeOp>(op);
  return known->second = !plainResults || !saysWhatItDoes || isBody;
}

unsigned BufferFates::marksOfUse(OpOperand &use) {
  Operation *op = use.getOwner();
  MemRefUse does = useOf(use);
  // What a dealloc op retains is not freed by it, but must be there to be retained.
  bool isFreed = has(does, MemRefUse::Frees) || isa<bufferization::DeallocOp>(op);
  unsigned marks = isFreed ? Fate::Freed : 0;
  Region *home = use.get().getParentRegion();
  for (Operation *inner = op; inner->getParentRegion() != home;) {
    inner = inner->getParentOp();
    if (!inner || runsOn(inner)) {
      marks |= Fate::Kept;
      break;
    }
  }
  if (isa<CallOpInterface>(op))
    return marks | marksOfCall(use);
  if (isa<bufferization::CloneOp>(op))
    return marks | Fate::Cloned;
  // It may promise that the tensor has no other name, which a later write breaks.
  if (isa<bufferization::MaterializeInDestinationOp>(op))
    marks |= Fate::Kept;
  if (has(does, MemRefUse::Returns))
    return marks | Fate::Returned;
  if (auto copy = dyn_cast<memref::CopyOp>(op))
    marks |= copy.getSource() == use.get() ? Fate::Copied : 0;
  if (has(does, kCaptures | MemRefUse::Lingers))
    marks |= Fate::Kept;
  return marks;
}

void BufferFates::markUses(Node &node) {
  if (isReached(node.value.getParentBlock(), dominance))
    node.fate.top = node.value.getParentBlock();
  for (OpOperand &use : node.value.getUses())
    node.fate.marks |= marksOfUse(use);
}

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

void BufferFates::add(Value value) {
  if (isMemref(value) && numbers.try_emplace(value, nodes.size()).second)
    nodes.emplace_back().value = value;
}

/// What edges of the CFG pass to `argument`, those that close a loop left out.
static SmallVector<Value> passedForward(BlockArgument argument, DominanceInfo &dominance) {
  SmallVector<Value> values;
  Block *block = argument.getOwner();
  for (auto it = block->pred_begin(), end = block->pred_end(); it != end; ++it) {
    auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
    if (!branch || !dominance.isReachableFromEntry(*it) || dominance.dominates(block, *it))
      continue;
    SuccessorOperands operands = branch.getSuccessorOperands(it.getSuccessorIndex());
    if (argument.getArgNumber() < operands.size())
      if (Value value = operands[argument.getArgNumber()])
        values.push_back(value);
  }
  return values;
}

void BufferFates::connect(unsigned number) {
  Value value = nodes[number].value;
  SmallVector<Value> sources;
  auto argument = dyn_cast<BlockArgument>(value);
  Operation *op = value.getDefiningOp();
  if (!options.nextIterations && argument && !argument.getOwner()->isEntryBlock()) {
    sources = passedForward(argument, dominance);
  } else if (op && isa<CallOpInterface>(op)) {
    FunctionOpInterface callee = calleeOf(cast<CallOpInterface>(op), &symbols);
    unsigned result = cast<OpResult>(value).getResultNumber();
    if (!callee || !callee.isExternal() ||
        resultOwnership(op, result, &symbols) != ResultOwnership::Owned)
      sources.append(op->operand_begin(), op->operand_end());
  } else {
    llvm::append_range(sources, sourceOf(value, &symbols).values);
  }
  for (Value source : sources)
    if (auto known = numbers.find(source); known != numbers.end())
      nodes[known->second].derived.push_back(number);
}

BufferFates::BufferFates(Operation *root, DominanceInfo &dominance, const FateOptions &options)
    : dominance(dominance), options(options) {
  // Node 0 is what of() returns for values that are not in `numbers`.
  nodes.emplace_back().finished = true;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (OpResult result : op->getResults())
      add(result);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          add(argument);
  });
  for (unsigned number = 1; number < nodes.size(); ++number)
    connect(number);
  for (unsigned number = 1; number < nodes.size(); ++number)
    markUses(nodes[number]);
  auto countSuccessors = [&](unsigned number) -> unsigned { return nodes[number].derived.size(); };
  auto successor = [&](unsigned number, unsigned index) { return nodes[number].derived[index]; };
  forEachComponent({countSuccessors, successor}, 1, nodes.size(),
                   [&](ArrayRef<unsigned> members) { finish(members); });
}

//===----------------------------------------------------------------------===//
// Components
//===----------------------------------------------------------------------===//

Block *BufferFates::join(Block *a, Block *b) const {
  if (!a || !b || a == b)
    return a ? a : b;
  // findNearestCommonDominator takes time linear in the depth of the dominator tree, so the two
  // common cases are asked for first.
  if (dominance.dominates(a, b))
    return a;
  return dominance.dominates(b, a) ? b : dominance.findNearestCommonDominator(a, b);
}

void BufferFates::finish(ArrayRef<unsigned> members) {
  Fate fate;
  auto include = [&](const Fate &other) {
    fate.marks |= other.marks;
    fate.top = join(fate.top, other.top);
  };
  for (unsigned member : members) {
    include(nodes[member].fate);
    for (unsigned successor : nodes[member].derived)
      if (nodes[successor].finished)
        include(nodes[successor].fate);
  }
  for (unsigned member : members) {
    nodes[member].fate = fate;
    nodes[member].finished = true;
  }
}

} // namespace freehold::placement
