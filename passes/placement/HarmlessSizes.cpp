//===- HarmlessSizes.cpp - Sizes of allocations that run early ------------===//
// An allocation that is moved out of a branch or a loop may run where it did not before. Its size
// may be bad there, which the branch was there to exclude:
//
//   %fits = arith.cmpi sge, %n, %c0
//   scf.if %fits { %a = memref.alloc(%n) ... }
//
// Constants, extents of other memrefs, ranks, and sizes bounded by a small constant are harmless.
//===----------------------------------------------------------------------===//
#include "passes/analysis/ValueFlow.h"
#include "passes/placement/BufferPlacement.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold::placement {

/// The largest number of elements that counts as small.
static constexpr int64_t smallMax = 1 << 20;
static constexpr unsigned depthMax = 6;

/// Whether `value` is the rank of a memref, or an extent of an allocation, an argument or a global.
/// Extents of views do not count, since a view may state any sizes.
static bool isExtent(Value value) {
  auto dim = value.getDefiningOp<memref::DimOp>();
  if (!dim)
    return value.getDefiningOp<memref::RankOp>() != nullptr;
  auto type = dyn_cast<MemRefType>(dim.getSource().getType());
  std::optional<int64_t> index = dim.getConstantIndex();
  if (!type || !index || *index < 0 || *index >= type.getRank())
    return false;
  Source::Kind kind = sourceOf(dim.getSource()).kind;
  return kind == Source::Kind::Allocation || kind == Source::Kind::Argument ||
         kind == Source::Kind::Global;
}

/// Whether `value` certainly is not poison. It is an argument, counts iterations, or is computed
/// from such values by ops without flags that make poison.
static bool isDefined(Value value, unsigned depth) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Block *block = argument.getOwner();
    Operation *op = block->getParentOp();
    if (!block->isEntryBlock() || !op)
      return false;
    auto loop = dyn_cast<LoopLikeOpInterface>(op);
    auto counters = loop ? loop.getLoopInductionVars() : std::nullopt;
    return isa<FunctionOpInterface>(op) || (counters && llvm::is_contained(*counters, value));
  }
  if (matchPattern(value, m_Constant()))
    return true;
  Operation *op = value.getDefiningOp();
  if (isExtent(value))
    return true;
  if (auto flags = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op))
    if (flags.getOverflowAttr().getValue() != arith::IntegerOverflowFlags::none)
      return false;
  if (!depth || !isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::MinUIOp, arith::MinSIOp,
                     arith::MaxUIOp, arith::MaxSIOp, arith::AndIOp, arith::OrIOp, arith::XOrIOp,
                     arith::RemUIOp, arith::CmpIOp, arith::SelectOp, arith::IndexCastOp>(op))
    return false;
  return llvm::all_of(op->getOperands(),
                      [&](Value operand) { return isDefined(operand, depth - 1); });
}

static bool isSmallConstant(Value value) {
  APInt number;
  return matchPattern(value, m_ConstantInt(&number)) && number.isNonNegative() &&
         number.getActiveBits() < 63 && number.getZExtValue() <= uint64_t(smallMax);
}

/// Whether `value` is from 0 to smallMax, or an extent, provided that it is not poison.
static bool isBounded(Value value, unsigned depth) {
  if (isSmallConstant(value) || isExtent(value))
    return true;
  Operation *op = value.getDefiningOp();
  if (!op || !depth)
    return false;
  auto bounded = [&](Value operand) { return isBounded(operand, depth - 1); };
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return bounded(select.getTrueValue()) && bounded(select.getFalseValue());
  if (isa<arith::MinUIOp, arith::AndIOp>(op))
    return llvm::any_of(op->getOperands(), bounded);
  if (isa<arith::MinSIOp, arith::MaxSIOp, arith::MaxUIOp>(op))
    return llvm::all_of(op->getOperands(), bounded);
  return isa<arith::RemUIOp>(op) && bounded(op->getOperand(1));
}

bool isDefined(Value size) { return isDefined(size, depthMax); }

bool isHarmlessSize(Value size) { return isBounded(size, depthMax) && isDefined(size, depthMax); }

} // namespace freehold::placement
