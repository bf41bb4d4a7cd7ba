//===- CloneContract.cpp --------------------------------------------------===//
#include "oracle/diff/CloneContract.h"

#include "oracle/interp/Locations.h"

#include "mlir/IR/RegionGraphTraits.h"

#include "llvm/ADT/SCCIterator.h"

using namespace mlir;

namespace freehold {

/// The terminator of a block of some cycle that the region's entry reaches.
static Operation *findCycle(Region &region) {
  if (region.hasOneBlock() || region.empty())
    return nullptr;
  for (auto it = llvm::scc_begin(&region); !it.isAtEnd(); ++it)
    if (it.hasCycle())
      return it->front()->getTerminator();
  return nullptr;
}

static bool isMemrefInMemory(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  return memref && isa<BaseMemRefType>(memref.getElementType());
}

std::optional<Note> breaksCloneContract(ModuleOp module) {
  std::optional<Note> found;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto breaks = [&](Operation *at, StringRef why) {
      found = {interp::locate(at->getLoc()), why.str(), NoteRole::None,
               at->getName().getStringRef().str()};
      return WalkResult::interrupt();
    };
    for (Region &region : op->getRegions()) {
      if (Operation *branch = findCycle(region))
        return breaks(branch, "a loop made of branches");
      if (llvm::any_of(region.getArgumentTypes(), isMemrefInMemory))
        return breaks(op, "a buffer in memory has no one owner");
    }
    if (llvm::any_of(op->getResultTypes(), isMemrefInMemory))
      return breaks(op, "a buffer in memory has no one owner");
    return WalkResult::advance();
  });
  return found;
}

std::optional<Note> breaksCloneContract(const Outcome &run) {
  if (!run.missedWriteAt.empty())
    return Note{run.missedWriteAt, "a write that a clone made where control flow joins would miss"};
  if (!run.aliasedReturnAt.empty())
    return Note{run.aliasedReturnAt, "a function returns a buffer that has another owner"};
  if (!run.abi.empty())
    return Note{run.abi.front().what.location, "the entry returns a buffer that has another owner"};
  return std::nullopt;
}

} // namespace freehold
