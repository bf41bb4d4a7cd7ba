//===- Allocators.cpp -----------------------------------------------------===//
#include "oracle/interp/Allocators.h"

#include "oracle/core/inputs/ValueLayout.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::interp {

namespace {
/// Ops are named, so that no dialect is loaded for them.
struct Allocator {
  ArrayRef<StringRef> allocations, frees;
  /// The op that programs free by.
  StringRef free;
};
} // namespace

static constexpr StringRef kHeapAllocations[] = {
    "memref.alloc", "memref.realloc", "bufferization.alloc_tensor", "bufferization.clone"};
static constexpr StringRef kHeapFrees[] = {"memref.dealloc", "memref.realloc",
                                           "bufferization.dealloc"};
static constexpr StringRef kGpuAllocations[] = {"gpu.alloc"}, kGpuFrees[] = {"gpu.dealloc"};

static constexpr Allocator kAllocators[] = {
    {kHeapAllocations, kHeapFrees, "memref.dealloc"},
    {kGpuAllocations, kGpuFrees, "gpu.dealloc"},
};

static const Allocator *find(Operation *op, ArrayRef<StringRef> Allocator::*ops) {
  if (!op)
    return nullptr;
  StringRef name = op->getName().getStringRef();
  const Allocator *found = llvm::find_if(
      kAllocators, [&](const Allocator &row) { return llvm::is_contained(row.*ops, name); });
  return found == std::end(kAllocators) ? nullptr : found;
}

bool areOfDifferentAllocators(Operation *allocation, Operation *free) {
  const Allocator *made = find(allocation, &Allocator::allocations);
  const Allocator *freed = find(free, &Allocator::frees);
  return made && freed && made != freed;
}

StringRef freesOf(Operation *allocation) {
  const Allocator *made = find(allocation, &Allocator::allocations);
  return made ? made->free : StringRef();
}

bool isFreedByProgram(Operation *allocation) {
  return allocation && (allocation->hasAttr("bufferization.manual_deallocation") ||
                        allocation->getName().getStringRef() == "llvm.call");
}

bool isOwnOffset(Operation *allocation, int64_t offset) {
  if (offset == 0)
    return true;
  if (!allocation || allocation->getName().getStringRef() != "memref.alloc")
    return false;
  SmallVector<int64_t> strides;
  int64_t own;
  return succeeded(stridesOf(cast<MemRefType>(allocation->getResult(0).getType()), strides, own)) &&
         own == offset;
}

} // namespace freehold::interp
