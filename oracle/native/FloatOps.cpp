//===- FloatOps.cpp -------------------------------------------------------===//
#include "oracle/native/FloatOps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace freehold::native {

Operation *firstRounded(ModuleOp module) {
  Operation *first = nullptr;
  module.walk([&](arith::ArithRoundingModeInterface op) {
    arith::RoundingModeAttr mode = op.getRoundingModeAttr();
    if (!mode || mode.getValue() == arith::RoundingMode::to_nearest_even)
      return WalkResult::advance();
    first = op;
    return WalkResult::interrupt();
  });
  return first;
}

void keepFused(ModuleOp module) {
  module->getContext()->loadDialect<math::MathDialect>();
  module.walk([](vector::FMAOp op) {
    OpBuilder builder(op);
    op.replaceAllUsesWith(
        math::FmaOp::create(builder, op.getLoc(), op.getLhs(), op.getRhs(), op.getAcc())
            .getResult());
    op.erase();
  });
}

template <typename Op, typename Intrinsic> static void replaceBy(ModuleOp module) {
  module.walk([](Op op) {
    if (!op.getType().isF32() && !op.getType().isF64())
      return;
    OpBuilder builder(op);
    op.replaceAllUsesWith(
        Intrinsic::create(builder, op.getLoc(), op.getLhs(), op.getRhs()).getResult());
    op.erase();
  });
}

void keepSignsOfZeros(ModuleOp module) {
  module->getContext()->loadDialect<LLVM::LLVMDialect>();
  replaceBy<arith::MaximumFOp, LLVM::MaximumOp>(module);
  replaceBy<arith::MinimumFOp, LLVM::MinimumOp>(module);
}

} // namespace freehold::native
