//===- ControlFlowShapes.cpp - Shapes of block graphs ---------------------===//
// Rows of the checklist (Checklist.h) about branches, merges and loops between the blocks of one
// region. Each row's predicate is asked at every op, and holds either at the op whose region has
// the blocks or at a terminator; a program is counted for a row if it holds anywhere.
//===----------------------------------------------------------------------===//
#include "fuzz/features/Checklist.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

using namespace mlir;

namespace freehold::features {

/// Whether `holds` is true of a region of the op that has several blocks.
template <typename Predicate> static bool anyGraph(Operation *op, Predicate holds) {
  return llvm::any_of(op->getRegions(), [&](Region &region) {
    return !region.empty() && !region.hasOneBlock() && holds(region);
  });
}
template <bool (*holds)(Block &)> static bool anyBlock(Operation *op) {
  return anyGraph(op, [](Region &region) {
    return llvm::any_of(region, [](Block &block) { return holds(block); });
  });
}

using Edge = std::pair<Block *, Block *>;

/// Edges to a block that is on the current path of a depth-first walk from the entry.
static SmallVector<Edge> retreatingEdges(Region &region) {
  SmallVector<Edge> found;
  llvm::SmallPtrSet<Block *, 16> seen, open;
  SmallVector<std::pair<Block *, unsigned>> path = {{&region.front(), 0}};
  seen.insert(&region.front());
  open.insert(&region.front());
  while (!path.empty()) {
    auto &[block, next] = path.back();
    if (next == block->getNumSuccessors()) {
      open.erase(block);
      path.pop_back();
      continue;
    }
    Block *from = block, *to = block->getSuccessor(next++);
    if (open.contains(to))
      found.push_back({from, to});
    if (seen.insert(to).second) {
      open.insert(to);
      path.push_back({to, 0});
    }
  }
  return found;
}

/// Blocks from which the loop's end is reached without passing its head.
static llvm::SmallPtrSet<Block *, 16> bodyOf(Edge back) {
  llvm::SmallPtrSet<Block *, 16> body = {back.second};
  SmallVector<Block *> open = {back.first};
  while (!open.empty())
    if (Block *block = open.pop_back_val(); body.insert(block).second)
      llvm::append_range(open, block->getPredecessors());
  return body;
}

static bool hasLoop(Operation *op) {
  return anyGraph(op, [](Region &region) { return !retreatingEdges(region).empty(); });
}
static bool hasNestedLoops(Operation *op) {
  return anyGraph(op, [](Region &region) {
    auto edges = retreatingEdges(region);
    for (Edge outer : edges) {
      auto body = bodyOf(outer);
      for (Edge inner : edges)
        if (inner.second != outer.second && body.contains(inner.second) &&
            body.contains(inner.first))
          return true;
    }
    return false;
  });
}
static bool hasIrreducibleLoop(Operation *op) {
  return anyGraph(op, [](Region &region) {
    auto edges = retreatingEdges(region);
    DominanceInfo dominance;
    return llvm::any_of(edges,
                        [&](Edge edge) { return !dominance.dominates(edge.second, edge.first); });
  });
}

static bool isSelfLoop(Block &block) { return llvm::is_contained(block.getSuccessors(), &block); }

static bool isUnreachable(Block &block) {
  return !block.isEntryBlock() && !DominanceInfo().isReachableFromEntry(&block);
}
static bool isInUnreachableCycle(Block &block) {
  return !block.hasNoPredecessors() && isUnreachable(block);
}

static bool isEmptyBlock(Block &block) {
  return !block.isEntryBlock() && llvm::hasSingleElement(block);
}

static bool isJoinOfMemRefs(Block &block) {
  return !block.isEntryBlock() && std::distance(block.pred_begin(), block.pred_end()) > 1 &&
         llvm::any_of(block.getArgumentTypes(), llvm::IsaPred<BaseMemRefType>);
}

/// From a block with several successors to one with several predecessors, itself an argument's.
static bool startsCriticalEdge(Block &block) {
  return block.getNumSuccessors() > 1 &&
         llvm::any_of(block.getSuccessors(), [](Block *next) { return isJoinOfMemRefs(*next); });
}

static Block *onlySuccessor(Block *block) {
  return block->getNumSuccessors() == 1 ? block->getSuccessor(0) : nullptr;
}

/// Two arms that meet again at once.
static bool opensDiamond(Block &block) {
  if (block.getNumSuccessors() != 2 || block.getSuccessor(0) == block.getSuccessor(1))
    return false;
  Block *left = block.getSuccessor(0), *right = block.getSuccessor(1);
  return onlySuccessor(left) && onlySuccessor(left) == onlySuccessor(right) &&
         left->getSinglePredecessor() && right->getSinglePredecessor();
}

/// Three blocks in a row that may all leave for one.
static bool isOnLadder(Block &block) {
  for (Block *next : block.getSuccessors())
    for (Block *out : block.getSuccessors())
      if (next != out && next != &block && llvm::is_contained(next->getSuccessors(), out) &&
          next->getSinglePredecessor() == &block)
        return true;
  return false;
}

static bool isBeforeItsDominator(Block &block) {
  DominanceInfo dominance;
  for (Block *next = block.getNextNode(); next; next = next->getNextNode())
    if (dominance.isReachableFromEntry(&block) && dominance.properlyDominates(next, &block))
      return true;
  return false;
}

static bool hasSeveralReturns(Operation *op) {
  auto func = dyn_cast<func::FuncOp>(op);
  return func && llvm::count_if(func.getBody(),
                                [](Block &block) { return isa<func::ReturnOp>(block.back()); }) > 1;
}

static bool hasSeveralYields(Operation *op) {
  return !isa<FunctionOpInterface>(op) && anyGraph(op, [](Region &region) {
    return llvm::count_if(region, [](Block &block) { return block.hasNoSuccessors(); }) > 1;
  });
}
static bool switchesToOneBlockTwice(Operation *op) {
  if (!isa<cf::SwitchOp>(op))
    return false;
  llvm::SmallPtrSet<Block *, 8> seen;
  return llvm::any_of(op->getSuccessors(), [&](Block *to) { return !seen.insert(to).second; });
}
static bool takesSeveralMemRefTypes(Block &block) {
  Type first;
  for (Type type : block.getArgumentTypes())
    if (isa<BaseMemRefType>(type) && !block.isEntryBlock()) {
      if (first && type != first)
        return true;
      first = type;
    }
  return false;
}

/// One block twice as a successor, with different memrefs.
static bool goesToOneBlockTwice(Operation *op) {
  auto branch = dyn_cast<BranchOpInterface>(op);
  for (unsigned a = 0; branch && a < op->getNumSuccessors(); ++a)
    for (unsigned b = a + 1; b < op->getNumSuccessors(); ++b) {
      auto left = branch.getSuccessorOperands(a).getForwardedOperands();
      auto right = branch.getSuccessorOperands(b).getForwardedOperands();
      if (op->getSuccessor(a) == op->getSuccessor(b) && left != right &&
          llvm::any_of(left.getTypes(), llvm::IsaPred<BaseMemRefType>))
        return true;
    }
  return false;
}

/// A branch that hands on two arguments of its own block in the other order.
static bool branchSwaps(Operation *op) {
  auto branch = dyn_cast<BranchOpInterface>(op);
  for (unsigned n = 0; branch && n < op->getNumSuccessors(); ++n) {
    int last = -1;
    for (Value value : branch.getSuccessorOperands(n).getForwardedOperands()) {
      auto argument = dyn_cast<BlockArgument>(value);
      if (!argument || !isa<BaseMemRefType>(value.getType()) || argument.getOwner()->isEntryBlock())
        continue;
      int number = argument.getArgNumber();
      if (number < last)
        return true;
      last = number;
    }
  }
  return false;
}

/// A buffer used in a block that is neither its own nor a successor of its own.
static bool livesAcrossBlocks(Operation *op) {
  Block *block = op->getBlock();
  if (!isa<MemoryEffectOpInterface>(op) || op->getNumResults() != 1 || !block ||
      !hasEffect<MemoryEffects::Allocate>(op))
    return false;
  return llvm::any_of(op->getUsers(), [&](Operation *user) {
    return user->getBlock() != block && user->getParentRegion() == op->getParentRegion() &&
           !llvm::is_contained(block->getSuccessors(), user->getBlock());
  });
}

template <typename Op> static bool isOp(Operation *op) { return isa<Op>(op); }

void addControlFlowShapes(Shapes &shapes) {
  const char *family = "control flow";
  shapes.push_back({family, "diamond", anyBlock<opensDiamond>});
  shapes.push_back({family, "ladder", anyBlock<isOnLadder>});
  shapes.push_back({family, "critical edge that carries a memref", anyBlock<startsCriticalEdge>});
  shapes.push_back({family, "join of memrefs", anyBlock<isJoinOfMemRefs>});
  shapes.push_back({family, "switch", isOp<cf::SwitchOp>});
  shapes.push_back({family, "several returns", hasSeveralReturns});
  shapes.push_back({family, "several yields", hasSeveralYields});
  shapes.push_back({family, "switch with one block for two cases", switchesToOneBlockTwice});
  shapes.push_back(
      {family, "arguments of several memref types", anyBlock<takesSeveralMemRefTypes>});
  shapes.push_back({family, "loop of blocks", hasLoop});
  shapes.push_back({family, "self loop", anyBlock<isSelfLoop>});
  shapes.push_back({family, "nested loops of blocks", hasNestedLoops});
  shapes.push_back({family, "irreducible loop", hasIrreducibleLoop});
  shapes.push_back({family, "unreachable block", anyBlock<isUnreachable>});
  shapes.push_back({family, "unreachable block with predecessors", anyBlock<isInUnreachableCycle>});
  shapes.push_back({family, "empty block", anyBlock<isEmptyBlock>});
  shapes.push_back({family, "one successor twice, other memrefs", goesToOneBlockTwice});
  shapes.push_back({family, "branch that swaps memref arguments", branchSwaps});
  shapes.push_back({family, "block before its dominator", anyBlock<isBeforeItsDominator>});
  shapes.push_back({family, "buffer alive across several blocks", livesAcrossBlocks});
}

} // namespace freehold::features
