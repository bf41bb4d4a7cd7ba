//===- Layouts.cpp --------------------------------------------------------===//
#include "smt/validate/Layouts.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

/// Whether the type says so: the identity layout, or strides of which each is beyond what the smaller ones reach.
static bool areApartByType(MemRefType type) {
  if (type.getLayout().isIdentity())
    return true;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) || !type.hasStaticShape() ||
      llvm::any_of(strides, ShapedType::isDynamic))
    return false;
  SmallVector<std::pair<uint64_t, uint64_t>> dimensions;
  for (auto [stride, size] : llvm::zip_equal(strides, type.getShape()))
    if (size > 1)
      dimensions.push_back({stride < 0 ? -static_cast<uint64_t>(stride) : stride, size - 1});
  llvm::sort(dimensions);
  unsigned __int128 reached = 0;
  for (auto [stride, steps] : dimensions) {
    if (stride <= reached)
      return false;
    reached += static_cast<unsigned __int128>(stride) * steps;
  }
  return true;
}

bool areElementsApart(Value memref) {
  while (true) {
    auto type = dyn_cast<MemRefType>(memref.getType());
    if (type && areApartByType(type))
      return true;
    Operation *op = memref.getDefiningOp();
    if (auto view = dyn_cast_or_null<memref::SubViewOp>(op)) {
      if (llvm::any_of(view.getStaticStrides(),
                       [](int64_t stride) { return stride == 0 || ShapedType::isDynamic(stride); }))
        return false;
    } else if (!isa_and_nonnull<memref::CastOp, memref::MemorySpaceCastOp, memref::TransposeOp,
                                memref::ExpandShapeOp, memref::CollapseShapeOp>(op)) {
      return false;
    }
    memref = op->getOperand(0);
  }
}

} // namespace freehold::smt::safe
