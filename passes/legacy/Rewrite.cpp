//===- Rewrite.cpp --------------------------------------------------------===//
#include "passes/legacy/Rewrite.h"

#include "passes/analysis/Rewriting.h"

#include "mlir/Dialect/Bufferization/IR/AllocationOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/ADT/MapVector.h"

#include <map>

using namespace mlir;

namespace freehold::legacy {

/// The memref to pass to memref.dealloc for `root`. It is the root itself, or its base buffer if
/// the type states an offset that the allocation does not have, or is unranked and so states none.
static Value bufferOf(OpBuilder &builder, Value root) {
  auto result = dyn_cast<OpResult>(root);
  auto type = dyn_cast<MemRefType>(root.getType());
  if (result && allocates(result.getOwner(), result))
    return root;
  if (auto unranked = dyn_cast<UnrankedMemRefType>(root.getType())) {
    auto scalar = MemRefType::get({}, unranked.getElementType(), MemRefLayoutAttrInterface(),
                                  unranked.getMemorySpace());
    return memref::ReinterpretCastOp::create(builder, root.getLoc(), scalar, root, /*offset=*/0,
                                             ArrayRef<int64_t>(), ArrayRef<int64_t>());
  }
  if (!type || !type.isStrided())
    return root;
  auto [strides, offset] = type.getStridesAndOffset();
  if (offset == 0)
    return root;
  return memref::ExtractStridedMetadataOp::create(builder, root.getLoc(), root).getBaseBuffer();
}

static void free(OpBuilder &builder, Value root) {
  if (root.getDefiningOp<memref::AllocOp>()) {
    memref::DeallocOp::create(builder, root.getLoc(), root);
    return;
  }
  auto allocation = root.getDefiningOp<bufferization::AllocationOpInterface>();
  if (allocation && allocation.buildDealloc(builder, root))
    return;
  memref::DeallocOp::create(builder, root.getLoc(), bufferOf(builder, root));
}

/// A key that differs for different positions of frees.
static std::pair<const void *, unsigned> keyOf(const Position &position) {
  constexpr unsigned kKinds = unsigned(Position::Kind::EdgeEnd) + 1;
  const void *at = position.op ? static_cast<const void *>(position.op) : position.block;
  unsigned exit = position.exit ? position.exit->index() : 0;
  return {at, exit * kKinds + unsigned(position.kind)};
}

namespace {
class Rewrite {
public:
  Rewrite(const Plan &plan, Counts &counts)
      : plan(plan), counts(counts), builder(plan.body().getContext()) {}

  void run() {
    for (const CloneAt &at : plan.clones)
      clone(at);
    llvm::MapVector<std::pair<const void *, unsigned>, std::pair<Position, SmallVector<Value, 1>>>
        positions;
    for (const FreeAt &at : plan.frees) {
      auto &[position, roots] = positions[keyOf(at.position)];
      position = at.position;
      roots.push_back(at.root);
    }
    for (auto &[key, frees] : positions) {
      auto &[position, roots] = frees;
      goTo(position);
      for (Value root : roots)
        free(builder, root);
      counts.frees += roots.size();
    }
    for (Operation *op : plan.erased)
      erase(op);
  }

private:
  /// The terminator of the block on an edge. The block is made when it is first asked for.
  cf::BranchOp edgeOf(ExitId exit) {
    cf::BranchOp &onward = edges[exit];
    if (!onward) {
      const Exit &from = plan.aliases.flow.exits[exit];
      onward = splitEdge(cast<BranchOpInterface>(from.terminator()), from.successor);
      ++counts.edges;
    }
    return onward;
  }

  void clone(const CloneAt &at) {
    ++counts.clones;
    OpOperand *use =
        at.exit ? &edgeOf(*at.exit)->getOpOperand(at.argument) : &at.from->getOpOperand(at.operand);
    builder.setInsertionPoint(use->getOwner());
    use->set(cloneBuffer(builder, at.from->getLoc(), use->get()));
  }

  void goTo(const Position &position) {
    switch (position.kind) {
    case Position::Kind::Start:
      return builder.setInsertionPointToStart(position.block);
    case Position::Kind::After:
      return builder.setInsertionPointAfter(position.op);
    case Position::Kind::Before:
      return builder.setInsertionPoint(position.op);
    case Position::Kind::End:
      if (position.block->mightHaveTerminator())
        return builder.setInsertionPoint(position.block->getTerminator());
      return builder.setInsertionPointToEnd(position.block);
    case Position::Kind::Edge:
      return builder.setInsertionPointToStart(edgeOf(*position.exit)->getBlock());
    case Position::Kind::EdgeEnd:
      return builder.setInsertionPoint(edgeOf(*position.exit));
    }
  }

  /// Erases the op, and the ops that made operands for it alone.
  void erase(Operation *op) {
    Operation *base = op->getOperand(0).getDefiningOp();
    op->erase();
    ++counts.erased;
    if (isa_and_nonnull<memref::ExtractStridedMetadataOp, memref::ReinterpretCastOp>(base) &&
        base->use_empty())
      base->erase();
  }

  const Plan &plan;
  Counts &counts;
  OpBuilder builder;
  std::map<ExitId, cf::BranchOp> edges;
};
} // namespace

void carryOut(const Plan &plan, bool dropAssumptions, Counts &counts) {
  Rewrite(plan, counts).run();
  if (!dropAssumptions)
    return;
  for (Operation *op : plan.brokenAssumptions) {
    op->getResult(0).replaceAllUsesWith(op->getOperand(0));
    op->erase();
  }
}

} // namespace freehold::legacy
