//===- MemrefPairs.cpp ----------------------------------------------------===//
#include "tests/stress/MemrefPairs.h"

#include "mlir/IR/Dominance.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold::stress {

/// Returns true if `block` is reachable, together with the blocks around it up to `function`.
static bool isReached(Block *block, Operation *function, DominanceInfo &dominance) {
  for (; block; block = block->getParentOp()->getBlock()) {
    if (!dominance.hasSSADominance(block) || !dominance.isReachableFromEntry(block))
      return false;
    if (block->getParentOp() == function)
      return true;
  }
  return false;
}

static std::vector<Value> reachedMemrefs(Operation *function, DominanceInfo &dominance) {
  std::vector<Value> memrefs;
  auto add = [&](ValueRange values) {
    for (Value value : values)
      if (isa<BaseMemRefType>(value.getType()))
        memrefs.push_back(value);
  };
  auto addBlocks = [&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (isReached(&block, function, dominance))
          add(block.getArguments());
  };
  addBlocks(function);
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == function || !isReached(op->getBlock(), function, dominance))
      return;
    add(op->getResults());
    addBlocks(op);
  });
  return memrefs;
}

static bool isDefinedBefore(Value a, Value b, DominanceInfo &dominance) {
  if (Operation *op = b.getDefiningOp())
    return dominance.properlyDominates(a, op);
  Block *block = b.getParentBlock();
  return a.getParentBlock() != block && !block->empty() &&
         dominance.properlyDominates(a, &block->front());
}

static bool areDefinedTogether(Value a, Value b) {
  return a.getParentBlock() == b.getParentBlock() && a.getDefiningOp() == b.getDefiningOp();
}

ScopedPairs pairsInScope(FunctionOpInterface function, unsigned pairsMax) {
  DominanceInfo dominance;
  ScopedPairs found;
  std::vector<Value> memrefs = reachedMemrefs(function, dominance);
  for (size_t n = 0; n < memrefs.size(); ++n)
    for (size_t k = 0; k < n; ++k) {
      MemrefPair pair{memrefs[k], memrefs[n]};
      bool isForward = areDefinedTogether(pair.early, pair.late) ||
                       isDefinedBefore(pair.early, pair.late, dominance);
      // Blocks need not be in order of dominance.
      if (!isForward && isDefinedBefore(pair.late, pair.early, dominance))
        std::swap(pair.early, pair.late);
      else if (!isForward)
        continue;
      if (found.pairs.size() == pairsMax) {
        found.isCut = true;
        return found;
      }
      found.pairs.push_back(pair);
    }
  return found;
}

std::vector<FunctionOpInterface> functionsWithBody(ModuleOp module) {
  std::vector<FunctionOpInterface> functions;
  module.walk<WalkOrder::PreOrder>([&](FunctionOpInterface function) {
    if (!function.isExternal())
      functions.push_back(function);
  });
  return functions;
}

static std::string place(Location location) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (auto file = dyn_cast<FileLineColLoc>(location))
    stream << file.getFilename().getValue() << ':' << file.getLine() << ':' << file.getColumn();
  else
    location.print(stream);
  return text;
}

std::string describe(Value memref) {
  std::string at = " at " + place(memref.getLoc());
  if (auto argument = dyn_cast<BlockArgument>(memref))
    return "argument " + std::to_string(argument.getArgNumber()) + at;
  auto result = cast<OpResult>(memref);
  std::string name = result.getOwner()->getName().getStringRef().str();
  bool hasOthers = result.getOwner()->getNumResults() > 1;
  return (hasOthers ? "result " + std::to_string(result.getResultNumber()) + " of " : "") + name +
         at;
}

} // namespace freehold::stress
