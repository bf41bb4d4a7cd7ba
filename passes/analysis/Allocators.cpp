//===- Allocators.cpp -----------------------------------------------------===//
#include "passes/analysis/Allocators.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold {

static constexpr Allocator kOwnAllocators[] = {
    {"gpu", "gpu.alloc", "gpu.dealloc"},
};

ArrayRef<Allocator> ownAllocators() { return kOwnAllocators; }

const Allocator *ownAllocatorOf(Operation *op) {
  const Allocator *found =
      llvm::find_if(kOwnAllocators, [&](const Allocator &each) { return each.allocatesBy(op); });
  return found == std::end(kOwnAllocators) ? nullptr : found;
}

bool Allocator::mayFreeBy(Operation *op) const {
  if (isa<memref::DeallocOp, memref::ReallocOp, bufferization::DeallocOp>(op))
    return false;
  StringRef freedBy = op->getName().getStringRef();
  return llvm::none_of(kOwnAllocators, [&](const Allocator &each) {
    return each.name != name && each.free == freedBy;
  });
}

void Allocator::buildFree(OpBuilder &builder, Location location, Value memref) const {
  OperationState state(location, free);
  state.addOperands(memref);
  builder.create(state);
}

} // namespace freehold
