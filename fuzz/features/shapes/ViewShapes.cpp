//===- ViewShapes.cpp - Other names for buffers ---------------------------===//
#include "fuzz/features/Checklist.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold::features {

template <typename Op> static bool isOp(Operation *op) { return isa<Op>(op); }

static bool isShiftedView(Operation *op) {
  auto view = dyn_cast<memref::ViewOp>(op);
  return view && !matchPattern(view.getByteShift(), m_Zero());
}
static bool isReducingSubview(Operation *op) {
  auto view = dyn_cast<memref::SubViewOp>(op);
  return view && view.getType().getRank() < view.getSourceType().getRank();
}
static bool isDynamicSubview(Operation *op) {
  auto view = dyn_cast<memref::SubViewOp>(op);
  return view && !view.getOffsets().empty();
}
template <unsigned length> static bool endsChain(Operation *op) {
  unsigned count = 0;
  while (auto view = dyn_cast_if_present<ViewLikeOpInterface>(op)) {
    ++count;
    op = view.getViewSource().getDefiningOp();
  }
  return count >= length;
}
static bool isReallocInLoop(Operation *op) {
  return isa<memref::ReallocOp>(op) && op->getParentOfType<LoopLikeOpInterface>();
}
static bool isManualFree(Operation *op) {
  return isa<memref::DeallocOp>(op) &&
         op->hasAttr(bufferization::BufferizationDialect::kManualDeallocation);
}
static bool selectsMemRef(Operation *op) {
  return isa<arith::SelectOp>(op) && isa<BaseMemRefType>(op->getResult(0).getType());
}

void addViewShapes(Shapes &shapes) {
  const char *family = "views";
  shapes.push_back({family, "subview", isOp<memref::SubViewOp>});
  shapes.push_back({family, "subview with sizes known at run time", isDynamicSubview});
  shapes.push_back({family, "subview of lower rank", isReducingSubview});
  shapes.push_back({family, "view with shift", isShiftedView});
  shapes.push_back({family, "cast", isOp<memref::CastOp>});
  shapes.push_back({family, "reinterpret_cast", isOp<memref::ReinterpretCastOp>});
  shapes.push_back({family, "extract_strided_metadata", isOp<memref::ExtractStridedMetadataOp>});
  shapes.push_back({family, "collapse_shape", isOp<memref::CollapseShapeOp>});
  shapes.push_back({family, "expand_shape", isOp<memref::ExpandShapeOp>});
  shapes.push_back({family, "transpose", isOp<memref::TransposeOp>});
  shapes.push_back({family, "memory_space_cast", isOp<memref::MemorySpaceCastOp>});
  shapes.push_back({family, "chain of three views", endsChain<3>});
  shapes.push_back({family, "select of memrefs", selectsMemRef});
  shapes.push_back({family, "realloc", isOp<memref::ReallocOp>});
  shapes.push_back({family, "realloc in a loop", isReallocInLoop});
  shapes.push_back({family, "clone", isOp<bufferization::CloneOp>});
  shapes.push_back({family, "manual deallocation", isManualFree});
}

} // namespace freehold::features
