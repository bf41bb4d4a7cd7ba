//===- BufferMerger.cpp ---------------------------------------------------===//
#include "passes/clones/BufferMerger.h"

#include "passes/analysis/Reachability.h"
#include "passes/analysis/StandIn.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using bufferization::CloneOp;

namespace freehold {

const BlockAccesses &BufferMerger::accessesAround(Operation *op) {
  auto &accesses = blocks[op->getBlock()];
  if (!accesses)
    accesses = std::make_unique<BlockAccesses>(*op->getBlock(), same, symbols, callees);
  return *accesses;
}

bool BufferMerger::decide(BufferPair pair, Value freed,
                          llvm::function_ref<bool(Operation *free)> allows) {
  Operation *copy = pair.stays.getOwner(), *made = pair.gone.getOwner();
  if (erased.contains(made) || !standInFor(pair.stays.get(), pair.gone.getType()))
    return false;
  Operation *free = accessesAround(copy).nextFree(freed, copy);
  if (!free || erased.contains(free) || !allows(free))
    return false;
  changes.push_back({pair, freed == pair.gone ? made : copy});
  for (Operation *op : {copy, free, made})
    erased.insert(op);
  return true;
}

unsigned BufferMerger::apply() {
  for (auto [pair, place] : changes) {
    // What stays may itself be gone by an earlier change, which has then replaced the operand.
    Type type = pair.gone.getType();
    OpBuilder b(place);
    Value standIn = castTo(b, pair.gone.getLoc(), standInFor(pair.stays.get(), type), type);
    pair.gone.replaceAllUsesWith(standIn);
  }
  // No result of these ops is used any more.
  for (Operation *op : erased)
    op->erase();
  return changes.size();
}

SmallVector<CloneOp> findReachedClones(Operation *root, const DominanceInfo &dominance) {
  SmallVector<CloneOp> clones;
  root->walk([&](CloneOp clone) {
    if (isReached(clone->getBlock(), dominance))
      clones.push_back(clone);
  });
  return clones;
}

SmallVector<Operation *> lookThroughCasts(ArrayRef<CloneOp> clones) {
  SmallVector<Operation *> casts;
  for (CloneOp clone : clones) {
    Value source = clone.getInput(), earliest = source;
    while (auto cast = source.getDefiningOp<memref::CastOp>()) {
      source = cast.getSource();
      if (memref::CastOp::areCastCompatible(source.getType(), clone.getType()))
        earliest = source;
    }
    if (earliest == clone.getInput())
      continue;
    casts.push_back(clone.getInput().getDefiningOp());
    clone.getInputMutable().assign(earliest);
  }
  return casts;
}

} // namespace freehold
