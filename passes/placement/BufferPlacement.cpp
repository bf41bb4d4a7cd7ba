//===- BufferPlacement.cpp - Where an allocation may be put ---------------===//
#include "passes/placement/BufferPlacement.h"

#include "passes/analysis/Reachability.h"
#include "passes/analysis/ValueFlow.h"
#include "passes/placement/BufferFate.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/RegionGraphTraits.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/Analysis/CFG.h"

using namespace mlir;

namespace freehold::placement {

//===----------------------------------------------------------------------===//
// Allocations
//===----------------------------------------------------------------------===//

static bool isMadeOfSizes(Operation *op) {
  if (auto alloc = dyn_cast<memref::AllocOp>(op))
    return alloc.getSymbolOperands().empty();
  if (auto alloca = dyn_cast<memref::AllocaOp>(op))
    return alloca.getSymbolOperands().empty();
  return llvm::all_of(op->getOperandTypes(), [](Type type) { return type.isIndex(); });
}

static bool isPlaceable(Operation *op, DominanceInfo &dominance) {
  return op->getNumResults() == 1 && isa<MemRefType>(op->getResult(0).getType()) &&
         op->getNumRegions() == 0 && allocates(op, op->getResult(0)) && isMadeOfSizes(op) &&
         !op->hasAttr(bufferization::BufferizationDialect::kManualDeallocation) &&
         isReached(op->getBlock(), dominance);
}

SmallVector<Operation *> findAllocations(Operation *root, DominanceInfo &dominance) {
  SmallVector<Operation *> allocations;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != root && isPlaceable(op, dominance))
      allocations.push_back(op);
  });
  return allocations;
}

bool supportsHoisting(Operation *allocation, HoistingKind kind) {
  auto interface = dyn_cast<bufferization::AllocationOpInterface>(allocation);
  if (interface)
    return (interface.getHoistingKind() & kind) != HoistingKind::None;
  // The interface may not have been registered for memref.
  return isa<memref::AllocOp>(allocation) ||
         (isa<memref::AllocaOp>(allocation) && kind == HoistingKind::Loop);
}

//===----------------------------------------------------------------------===//
// Loops of branches
//===----------------------------------------------------------------------===//

const Cycles::Info &Cycles::infoOf(Region *region) {
  auto [known, isNew] = infos.try_emplace(region);
  Info &info = known->second;
  if (!isNew || region->hasOneBlock())
    return info;
  for (auto it = llvm::scc_begin(region); !it.isAtEnd(); ++it)
    if (it.hasCycle())
      info.repeated.insert(it->begin(), it->end());
  if (info.repeated.empty())
    return info;
  info.loops = std::make_unique<CFGLoopInfo>(dominance.getDomTree(region));
  llvm::ReversePostOrderTraversal<Region *> order(region);
  info.isReducible = !llvm::containsIrreducibleCFG<Block *>(order, *info.loops);
  return info;
}

bool Cycles::repeats(Block *block) { return infoOf(block->getParent()).repeated.contains(block); }

Block *Cycles::hoistingTarget(Block *below, Block *above) {
  if (above == below || !dominance.dominates(above, below))
    return nullptr;
  const Info &info = infoOf(below->getParent());
  if (!info.loops)
    return above;
  if (!info.isReducible)
    return nullptr;
  auto *node = dominance.getDomTree(below->getParent()).getNode(above);
  while (node && info.loops->getLoopFor(node->getBlock()) != info.loops->getLoopFor(below))
    node = node->getIDom();
  return node ? node->getBlock() : nullptr;
}

//===----------------------------------------------------------------------===//
// Region ops
//===----------------------------------------------------------------------===//

static bool hasPlainResults(Operation *op) {
  return llvm::all_of(op->getResultTypes(), [](Type type) {
    return isa<BaseMemRefType, TensorType, VectorType, ComplexType>(type) ||
           type.isIntOrIndexOrFloat();
  });
}

bool runsAtMostOnce(Operation *op, Region *inner) {
  auto branch = dyn_cast<RegionBranchOpInterface>(op);
  return branch && !isa<LoopLikeOpInterface>(op) && !op->hasTrait<OpTrait::HasParallelRegion>() &&
         hasPlainResults(op) && !branch.isRepetitiveRegion(inner->getRegionNumber());
}

bool isSequentialLoop(Operation *op) {
  auto loop = dyn_cast<LoopLikeOpInterface>(op);
  // A loop that passes values to its next iteration runs one iteration after the other.
  return loop && isa<RegionBranchOpInterface>(op) && !op->hasTrait<OpTrait::HasParallelRegion>() &&
         hasPlainResults(op) && loop.getYieldedValuesMutable().has_value();
}

bool isInLoop(Operation *op, Cycles &cycles) {
  for (; op->getParentOp() && !isa<FunctionOpInterface>(op); op = op->getParentOp()) {
    Operation *parent = op->getParentOp();
    auto branch = dyn_cast<RegionBranchOpInterface>(parent);
    if (isa<LoopLikeOpInterface>(parent) || cycles.repeats(op->getBlock()) ||
        (branch && branch.isRepetitiveRegion(op->getParentRegion()->getRegionNumber())))
      return true;
  }
  return false;
}

Region *stackScopeOf(Operation *place, Cycles &cycles) {
  for (Operation *op = place; Operation *parent = op->getParentOp(); op = parent) {
    if (cycles.repeats(op->getBlock()))
      return nullptr;
    if (parent->hasTrait<OpTrait::AutomaticAllocationScope>())
      return op->getParentRegion();
    if (!runsAtMostOnce(parent, op->getParentRegion()))
      return nullptr;
  }
  return nullptr;
}

bool canLeave(Operation *allocation, Operation *parent, DominanceInfo &dominance) {
  return !parent->hasTrait<OpTrait::IsIsolatedFromAbove>() && parent->getBlock() &&
         dominance.hasSSADominance(parent->getParentRegion()) &&
         llvm::all_of(allocation->getOperands(), [&](Value operand) {
           return !parent->isProperAncestor(operand.getParentBlock()->getParentOp()) &&
                  operand.getParentBlock()->getParentOp() != parent;
         });
}

} // namespace freehold::placement
