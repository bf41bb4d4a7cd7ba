//===- RegionShapes.cpp - Structured control flow -------------------------===//
#include "fuzz/features/Checklist.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::features {

template <typename Op> static bool isOp(Operation *op) { return isa<Op>(op); }
template <typename Op> static bool yieldsMemRef(Operation *op) {
  return isa<Op>(op) && llvm::any_of(op->getResultTypes(), llvm::IsaPred<BaseMemRefType>);
}

static bool isWhileWithTwoSignatures(Operation *op) {
  auto loop = dyn_cast<scf::WhileOp>(op);
  return loop && yieldsMemRef<scf::WhileOp>(op) &&
         loop.getBeforeBody()->getArgumentTypes() != loop.getAfterBody()->getArgumentTypes();
}
static bool hasBlocksInside(Operation *op) {
  return isa<scf::ExecuteRegionOp>(op) && !op->getRegion(0).hasOneBlock();
}

template <unsigned depth> static bool isNested(Operation *op) {
  unsigned count = 0;
  for (Operation *at = op;
       at && at->getNumRegions() && !at->hasTrait<OpTrait::IsIsolatedFromAbove>();
       at = at->getParentOp())
    ++count;
  return count >= depth && llvm::any_of(op->getResultTypes(), llvm::IsaPred<BaseMemRefType>);
}

void addRegionShapes(Shapes &shapes) {
  const char *family = "regions";
  shapes.push_back({family, "scf.if yields a memref", yieldsMemRef<scf::IfOp>});
  shapes.push_back({family, "scf.for carries a memref", yieldsMemRef<scf::ForOp>});
  shapes.push_back({family, "scf.while carries a memref", yieldsMemRef<scf::WhileOp>});
  shapes.push_back({family, "scf.while with other types after", isWhileWithTwoSignatures});
  shapes.push_back({family, "scf.index_switch yields a memref", yieldsMemRef<scf::IndexSwitchOp>});
  shapes.push_back(
      {family, "scf.execute_region yields a memref", yieldsMemRef<scf::ExecuteRegionOp>});
  shapes.push_back({family, "scf.execute_region with blocks", hasBlocksInside});
  shapes.push_back({family, "scf.forall", isOp<scf::ForallOp>});
  shapes.push_back({family, "scf.parallel", isOp<scf::ParallelOp>});
  shapes.push_back({family, "scf.reduce with a reduction", [](Operation *op) {
                      return isa<scf::ReduceOp>(op) && op->getNumRegions() > 0;
                    }});
  shapes.push_back({family, "memref.alloca_scope", isOp<memref::AllocaScopeOp>});
  shapes.push_back(
      {family, "memref.alloca_scope yields a memref", yieldsMemRef<memref::AllocaScopeOp>});
  shapes.push_back({family, "affine.for", isOp<affine::AffineForOp>});
  shapes.push_back({family, "affine.for carries a memref", yieldsMemRef<affine::AffineForOp>});
  shapes.push_back({family, "affine.if", isOp<affine::AffineIfOp>});
  shapes.push_back({family, "affine.parallel", isOp<affine::AffineParallelOp>});
  shapes.push_back({family, "memref yielded two regions deep", isNested<2>});
  shapes.push_back({family, "memref yielded three regions deep", isNested<3>});
}

} // namespace freehold::features
