//===- PromoteBuffersToStack.cpp - Small heap buffers to the stack --------===//
// fh-promote-buffers-to-stack.
//
//   G16 %0 = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
//    -> %0 = memref.alloca() {alignment = 64 : i64} : memref<8xf32>
//
// A stack buffer ends with the nearest AutomaticAllocationScope around it: a function, a
// memref.alloca_scope, one iteration of an scf.for. So no value that may be the buffer leaves the
// region of that scope, is carried to its next iteration, is kept, is passed to a call, or is freed
// (G18). All ops between the scope and the allocation run it at most once (G19), and there is no
// loop of branches: each iteration would take more stack.
//
// The buffer must be small: a static type has at most `maxAllocSizeInBytes`, by the data layout
// (G20). Of a dynamic type all sizes must be ranks of memrefs, and its rank is at most
// `maxRankOfAllocatedMemRef` (G17). Buffers stay on the heap if their elements are memrefs, which
// have no size of their own, if they are not row-major, or if they are in a memory space, whose
// stack may be elsewhere (G22). What is a symbol of affine maps before is one afterwards (G23).
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/Statistics.h"
#include "passes/analysis/ValueFlow.h"
#include "passes/placement/BufferFate.h"
#include "passes/placement/BufferPlacement.h"

#include "mlir/Analysis/DataLayoutAnalysis.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Interfaces/DataLayoutInterfaces.h"

#define GEN_PASS_DEF_FHPROMOTEBUFFERSTOSTACK
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

using namespace placement;

//===----------------------------------------------------------------------===//
// Size
//===----------------------------------------------------------------------===//

static std::optional<uint64_t> bytesOf(Type element, const DataLayout &layout) {
  auto vector = dyn_cast<VectorType>(element);
  bool isSized = element.isIntOrIndexOrFloat() || isa<ComplexType>(element) ||
                 isa<DataLayoutTypeInterface>(element) ||
                 (vector && !vector.isScalable() && vector.getElementType().isIntOrIndexOrFloat());
  if (!isSized)
    return std::nullopt;
  llvm::TypeSize size = layout.getTypeSize(element);
  return size.isScalable() ? std::nullopt : std::optional<uint64_t>(size.getFixedValue());
}

static bool isSmall(Operation *allocation, const PromotionOptions &options,
                    const DataLayout &layout) {
  auto type = cast<MemRefType>(allocation->getResult(0).getType());
  std::optional<uint64_t> bytes = bytesOf(type.getElementType(), layout);
  if (!bytes || !type.getLayout().isIdentity() || type.getMemorySpace())
    return false;
  if (!type.hasStaticShape())
    return type.getRank() <= int64_t(options.maxRankOfAllocatedMemRef) &&
           llvm::all_of(allocation->getOperands(),
                        [](Value size) { return size.getDefiningOp<memref::RankOp>() != nullptr; });
  uint64_t total = *bytes;
  for (int64_t extent : type.getShape())
    if (__builtin_mul_overflow(total, uint64_t(extent), &total))
      return false;
  return total <= options.maxAllocSizeInBytes;
}

//===----------------------------------------------------------------------===//
// Scope
//===----------------------------------------------------------------------===//

static bool staysInScope(Operation *allocation, const Fate &fate, Cycles &cycles) {
  constexpr unsigned leaves =
      Fate::Freed | Fate::Kept | Fate::Borrowed | Fate::Called | Fate::Returned;
  Region *scope = fate.has(leaves) ? nullptr : stackScopeOf(allocation, cycles);
  return scope && fate.top && scope->isAncestor(fate.top->getParent());
}

/// A memref.dim of a memref.alloc is a symbol of affine maps if the size is one, wherever it is; that of a memref.alloca is none
/// unless it is at the top of its affine scope. Puts the sizes themselves in place of those that would be symbols no longer.
static void keepSymbols(memref::AllocOp allocation) {
  MemRefType type = allocation.getType();
  for (Operation *user : llvm::make_early_inc_range(allocation->getUsers())) {
    auto dim = dyn_cast<memref::DimOp>(user);
    std::optional<int64_t> dimension = dim ? dim.getConstantIndex() : std::nullopt;
    if (!dimension || *dimension < 0 || *dimension >= type.getRank() ||
        affine::isTopLevelValue(dim.getResult()) || !affine::isValidSymbol(dim.getResult()))
      continue;
    OpBuilder builder(dim);
    Value size;
    if (type.isDynamicDim(*dimension))
      size = allocation.getDynamicSizes()[type.getDynamicDimIndex(*dimension)];
    else
      size = arith::ConstantIndexOp::create(builder, dim.getLoc(), type.getDimSize(*dimension));
    dim.replaceAllUsesWith(size);
    dim.erase();
  }
}

/// Builds the stack allocation that takes the place of `allocation`; null if its dialect has none.
static Operation *buildPromoted(Operation *allocation) {
  OpBuilder builder(allocation);
  if (auto alloc = dyn_cast<memref::AllocOp>(allocation))
    return memref::AllocaOp::create(builder, alloc.getLoc(), alloc.getType(),
                                    alloc.getDynamicSizes(), ValueRange(),
                                    alloc.getAlignmentAttr());
  auto interface = dyn_cast<bufferization::AllocationOpInterface>(allocation);
  if (!interface)
    return nullptr;
  return interface.buildPromotedAlloc(builder, allocation->getResult(0)).value_or(nullptr);
}

namespace {
struct PromoteBuffersToStack : impl::FhPromoteBuffersToStackBase<PromoteBuffersToStack> {
  using FhPromoteBuffersToStackBase::FhPromoteBuffersToStackBase;

  void runOnOperation() override {
    PromotionOptions options{maxAllocSizeInBytes, maxRankOfAllocatedMemRef, outsideLoopsOnly,
                             statistics};
    auto &layouts = getAnalysis<DataLayoutAnalysis>();
    DominanceInfo dominance(getOperation());
    SmallVector<Operation *> allocations = findAllocations(getOperation(), dominance);
    llvm::erase_if(allocations, [&](Operation *allocation) {
      return allocatesOnStack(allocation, allocation->getResult(0)) ||
             !isSmall(allocation, options, layouts.getAtOrAbove(allocation));
    });
    unsigned promoted = promote(allocations, options, dominance);
    if (statistics)
      printStatistics(getArgument(), {{promoted, "promoted", "heap buffers put on the stack"}});
  }

  unsigned promote(ArrayRef<Operation *> allocations, const PromotionOptions &options,
                   DominanceInfo &dominance) {
    BufferFates fates(getOperation(), dominance);
    Cycles cycles(dominance);
    unsigned promoted = 0;
    for (Operation *allocation : allocations) {
      if (!staysInScope(allocation, fates.of(allocation->getResult(0)), cycles) ||
          (options.outsideLoopsOnly && isInLoop(allocation, cycles)))
        continue;
      Operation *stack = buildPromoted(allocation);
      if (!stack)
        continue;
      if (auto alloc = dyn_cast<memref::AllocOp>(allocation))
        keepSymbols(alloc);
      stack->setDiscardableAttrs(allocation->getDiscardableAttrDictionary());
      allocation->replaceAllUsesWith(stack->getResults());
      allocation->erase();
      ++promoted;
    }
    return promoted;
  }
};
} // namespace

std::unique_ptr<Pass> createPromoteBuffersToStack(const PromotionOptions &options) {
  return std::make_unique<PromoteBuffersToStack>(
      FhPromoteBuffersToStackOptions{options.statistics, options.maxAllocSizeInBytes,
                                     options.maxRankOfAllocatedMemRef, options.outsideLoopsOnly});
}

} // namespace freehold
