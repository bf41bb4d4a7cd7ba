//===- Expanded.cpp - Ops written as what they do -------------------------===//
#include "smt/validate/Expanded.h"

#include "smt/validate/MatchedOps.h"

#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::smt::safe {

/// Whether an access of the module, or an assumption, is about how its address is aligned.
static bool needsAlignment(ModuleOp module) {
  return module
      .walk([](Operation *op) {
        auto all = dyn_cast_or_null<DictionaryAttr>(propertiesOf(op));
        bool isAllocation =
            isa<memref::AllocOp, memref::AllocaOp, memref::ReallocOp, memref::GlobalOp>(op);
        return all && all.get("alignment") && !isAllocation ? WalkResult::interrupt()
                                                            : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether a subview may be out of bounds that the memref is made by. What a caller in the module passes, and what a callee
/// returns, is not looked into.
static bool mayBeOutside(Value memref) {
  llvm::SetVector<Value> work;
  work.insert(memref);
  for (size_t next = 0; next < work.size(); ++next) {
    Value made = work[next];
    Source source = sourceOf(made);
    Operation *op = made.getDefiningOp();
    switch (source.kind) {
    case Source::Kind::Argument: {
      Operation *function = made.getParentRegion()->getParentOp();
      auto module = function->getParentOfType<ModuleOp>();
      if (!module || !SymbolTable::symbolKnownUseEmpty(function, module))
        return true;
      break;
    }
    case Source::Kind::Allocation:
    case Source::Kind::Global:
    case Source::Kind::Memory:
      break;
    case Source::Kind::View:
      if (isa<memref::ReinterpretCastOp, memref::ExtractStridedMetadataOp>(op))
        break;
      if (isa<memref::SubViewOp>(op))
        return true;
      [[fallthrough]];
    case Source::Kind::Choice:
    case Source::Kind::Join:
      work.insert(source.values.begin(), source.values.end());
      break;
    case Source::Kind::Unknown:
    case Source::Kind::Call:
      return true;
    }
  }
  return false;
}

/// Both branches of a conditional are made as if they were the only one.
static Value grown(ImplicitLocOpBuilder &b, memref::ReallocOp op, OpFoldResult oldSize) {
  SmallVector<Value> sizes;
  if (Value size = op.getDynamicResultSize())
    sizes.push_back(size);
  Value made = memref::AllocOp::create(b, op.getType(), sizes, op.getAlignmentAttr());
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  Value start =
      memref::SubViewOp::create(b, made, ArrayRef(zero), ArrayRef(oldSize), ArrayRef(one));
  memref::CopyOp::create(b, op.getSource(), start);
  return made;
}

static Value resized(ImplicitLocOpBuilder &b, memref::ReallocOp op, OpFoldResult newSize) {
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  return memref::ReinterpretCastOp::create(b, op.getType(), op.getSource(), zero, ArrayRef(newSize),
                                           ArrayRef(one));
}

static void expand(memref::ReallocOp op) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  MemRefType from = op.getSource().getType(), to = op.getType();
  OpFoldResult oldSize = b.getIndexAttr(from.getDimSize(0)),
               newSize = b.getIndexAttr(to.getDimSize(0));
  Value made;
  if (from.hasStaticShape() && to.hasStaticShape()) {
    made = from.getDimSize(0) < to.getDimSize(0) ? grown(b, op, oldSize) : resized(b, op, newSize);
  } else {
    if (from.isDynamicDim(0))
      oldSize = memref::DimOp::create(b, op.getSource(), 0).getResult();
    if (to.isDynamicDim(0))
      newSize = op.getDynamicResultSize();
    Value grows = arith::CmpIOp::create(b, arith::CmpIPredicate::ult,
                                        getValueOrCreateConstantIndexOp(b, b.getLoc(), oldSize),
                                        getValueOrCreateConstantIndexOp(b, b.getLoc(), newSize));
    auto branch = scf::IfOp::create(b, to, grows, /*withElseRegion=*/true);
    b.setInsertionPointToStart(branch.thenBlock());
    scf::YieldOp::create(b, grown(b, op, oldSize));
    b.setInsertionPointToStart(branch.elseBlock());
    scf::YieldOp::create(b, resized(b, op, newSize));
    made = branch.getResult(0);
  }
  op.replaceAllUsesWith(made);
  op.erase();
}

OwningOpRef<ModuleOp> expanded(ModuleOp module) {
  bool hasReallocs =
      module.walk([](memref::ReallocOp) { return WalkResult::interrupt(); }).wasInterrupted();
  if (!hasReallocs)
    return {};
  // That a buffer which stays in its place has to be aligned is written down nowhere.
  SmallVector<memref::ReallocOp> reallocs;
  OwningOpRef<ModuleOp> copy(module.clone());
  bool mayStay = needsAlignment(module);
  copy->walk([&](memref::ReallocOp op) {
    // To resize a subview that is out of bounds is undefined, and to make another view of its buffer is not.
    if ((!op.getAlignment() || !mayStay) && !mayBeOutside(op.getSource()))
      reallocs.push_back(op);
  });
  if (reallocs.empty())
    return {};
  // A program without such ops has not loaded their dialects.
  module.getContext()->loadDialect<arith::ArithDialect, memref::MemRefDialect, scf::SCFDialect>();
  for (memref::ReallocOp op : reallocs)
    expand(op);
  return copy;
}

} // namespace freehold::smt::safe
