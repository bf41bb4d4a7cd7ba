//===- ExpandRealloc.cpp - memref.realloc to allocation and copy ----------===//
// fh-expand-realloc. E1 to E6:
//
//   %new = memref.realloc %old(%size) {alignment = A} : memref<?xT> to memref<?xT>
// becomes
//   %old_size = memref.dim %old, 0
//   %grows = arith.cmpi ult, %old_size, %size
//   %new = scf.if %grows {
//     %larger = memref.alloc(%size) {alignment = A}
//     %head = memref.subview %larger[0] [%old_size] [1]
//     memref.copy %old, %head
//     memref.dealloc %old                              unless emit-deallocs=false
//     scf.yield %larger
//   } else {
//     %same = memref.reinterpret_cast %old to offset: [0], sizes: [%size], strides: [1]
//     scf.yield %same
//   }
//
// Where both sizes are static only the branch that runs is emitted: the other one would not verify
// when the buffer shrinks, and a realloc that is known to grow gives a known allocation.
//
// The result is aligned as A says. Where the old buffer is not known to be, a new one is always made, with what both have room for:
//
//   %both = arith.minui %old_size, %size
//   %new = memref.alloc(%size) {alignment = A}
//   memref.copy %old[0] [%both] [1], %new[0] [%both] [1]
//
// A realloc with bufferization.manual_deallocation passes the attribute on to the allocation and
// the free. Its free is emitted even with emit-deallocs=false, since no later pass would free the
// old buffer.
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"
#include "passes/Statistics.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

#define GEN_PASS_DEF_FHEXPANDREALLOC
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

/// Returns what the address of a buffer is known to be a multiple of, before anything is expanded.
static uint64_t alignmentOf(Value buffer) {
  if (auto alloc = buffer.getDefiningOp<memref::AllocOp>(); alloc && alloc.getAlignment())
    return *alloc.getAlignment();
  if (auto realloc = buffer.getDefiningOp<memref::ReallocOp>(); realloc && realloc.getAlignment())
    return *realloc.getAlignment();
  // Elements are aligned to their size at least.
  Type element = cast<MemRefType>(buffer.getType()).getElementType();
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 8;
  return bits % 8 == 0 && llvm::isPowerOf2_32(bits) ? bits / 8 : 1;
}

/// Whether the old buffer is aligned like the result, so that it may stay where it is.
static bool mayStay(memref::ReallocOp op) {
  return alignmentOf(op.getSource()) % op.getAlignment().value_or(1) == 0;
}

namespace {
class Expansion {
public:
  Expansion(memref::ReallocOp op, bool emitDeallocs)
      : op_(op), b_(op.getLoc(), op), source_(op.getSource()),
        oldType_(cast<MemRefType>(source_.getType())), newType_(op.getType()),
        manual_(op->hasAttr(bufferization::BufferizationDialect::kManualDeallocation)),
        frees_(emitDeallocs || manual_) {}

  void expand() {
    oldSize_ = sizeOf(oldType_);
    newSize_ = newType_.isDynamicDim(0) ? OpFoldResult(op_.getDynamicResultSize())
                                        : b_.getIndexAttr(newType_.getDimSize(0));
    Value expanded;
    if (oldType_.hasStaticShape() && newType_.hasStaticShape())
      expanded = oldType_.getDimSize(0) < newType_.getDimSize(0) ? grow() : keep();
    else
      expanded = growOrKeep();
    op_.replaceAllUsesWith(expanded);
    op_.erase();
  }

  /// The same with a new buffer in any case.
  void move() {
    oldSize_ = sizeOf(oldType_);
    newSize_ = newType_.isDynamicDim(0) ? OpFoldResult(op_.getDynamicResultSize())
                                        : b_.getIndexAttr(newType_.getDimSize(0));
    OpFoldResult both = b_.getIndexAttr(std::min(oldType_.getDimSize(0), newType_.getDimSize(0)));
    if (!oldType_.hasStaticShape() || !newType_.hasStaticShape()) {
      Value oldSize = getValueOrCreateConstantIndexOp(b_, b_.getLoc(), oldSize_);
      Value newSize = getValueOrCreateConstantIndexOp(b_, b_.getLoc(), newSize_);
      both = arith::MinUIOp::create(b_, oldSize, newSize).getResult();
    }
    SmallVector<Value> sizes;
    if (Value size = op_.getDynamicResultSize())
      sizes.push_back(size);
    auto made = memref::AllocOp::create(b_, newType_, sizes, op_.getAlignmentAttr());
    auto headOf = [&](Value buffer) {
      OpFoldResult zero = b_.getIndexAttr(0), one = b_.getIndexAttr(1);
      return memref::SubViewOp::create(b_, buffer, ArrayRef(zero), ArrayRef(both), ArrayRef(one));
    };
    memref::CopyOp::create(b_, headOf(source_), headOf(made));
    markManual(made);
    if (frees_)
      markManual(memref::DeallocOp::create(b_, source_));
    op_.replaceAllUsesWith(made.getResult());
    op_.erase();
  }

private:
  OpFoldResult sizeOf(MemRefType type) {
    if (!type.isDynamicDim(0))
      return b_.getIndexAttr(type.getDimSize(0));
    Value zero = arith::ConstantIndexOp::create(b_, 0);
    return memref::DimOp::create(b_, source_, zero).getResult();
  }

  Value growOrKeep() {
    Value oldSize = getValueOrCreateConstantIndexOp(b_, b_.getLoc(), oldSize_);
    Value newSize = getValueOrCreateConstantIndexOp(b_, b_.getLoc(), newSize_);
    Value grows = arith::CmpIOp::create(b_, arith::CmpIPredicate::ult, oldSize, newSize);
    auto branch = scf::IfOp::create(b_, newType_, grows, /*withElseRegion=*/true);
    b_.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(b_, grow());
    b_.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(b_, keep());
    return branch.getResult(0);
  }

  Value grow() {
    auto larger = memref::AllocOp::create(
        b_, newType_,
        op_.getDynamicResultSize() ? ValueRange(op_.getDynamicResultSize()) : ValueRange(),
        op_.getAlignmentAttr());
    OpFoldResult zero = b_.getIndexAttr(0), one = b_.getIndexAttr(1);
    Value head =
        memref::SubViewOp::create(b_, larger, ArrayRef(zero), ArrayRef(oldSize_), ArrayRef(one));
    memref::CopyOp::create(b_, source_, head);
    markManual(larger);
    if (frees_)
      markManual(memref::DeallocOp::create(b_, source_));
    return larger;
  }

  Value keep() {
    if (oldType_ == newType_ && newType_.hasStaticShape())
      return source_;
    OpFoldResult zero = b_.getIndexAttr(0), one = b_.getIndexAttr(1);
    return memref::ReinterpretCastOp::create(b_, newType_, source_, zero, ArrayRef(newSize_),
                                             ArrayRef(one));
  }

  void markManual(Operation *op) {
    if (manual_)
      op->setAttr(bufferization::BufferizationDialect::kManualDeallocation, b_.getUnitAttr());
  }

  memref::ReallocOp op_;
  ImplicitLocOpBuilder b_;
  Value source_;
  MemRefType oldType_, newType_;
  bool manual_, frees_;
  OpFoldResult oldSize_, newSize_;
};

struct ExpandReallocPass : impl::FhExpandReallocBase<ExpandReallocPass> {
  using FhExpandReallocBase::FhExpandReallocBase;

  void runOnOperation() override {
    unsigned expanded = 0;
    SmallVector<std::pair<memref::ReallocOp, bool>> found;
    getOperation()->walk([&](memref::ReallocOp op) { found.emplace_back(op, mayStay(op)); });
    for (auto [op, stays] : found) {
      Expansion expansion(op, emitDeallocs);
      stays ? expansion.expand() : expansion.move();
      ++expanded;
    }
    if (statistics)
      printStatistics(getArgument(), {{expanded, "expanded", "memref.realloc ops expanded"}});
  }
};
} // namespace

std::unique_ptr<Pass> createExpandRealloc(bool emitDeallocs, bool statistics) {
  return std::make_unique<ExpandReallocPass>(FhExpandReallocOptions{statistics, emitDeallocs});
}

} // namespace freehold
