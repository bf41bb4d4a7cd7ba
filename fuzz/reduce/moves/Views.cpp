//===- Views.cpp - Fewer views --------------------------------------------===//
// drop-view:    users of a view use its source: directly if the type fits, accesses at index 0,
//               others through memref.cast
// view-to-cast: %v = memref.subview %a[..]  ->  memref.cast %a, where that is possible
//===----------------------------------------------------------------------===//
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

using namespace mlir;

namespace freehold::reduce {

/// Returns the source of the op's first result, or of a clone; null if the op is no view.
static Value viewed(Operation *op) {
  bool isView =
      isa<ViewLikeOpInterface, memref::TransposeOp, memref::ReshapeOp,
          memref::ExtractStridedMetadataOp, bufferization::CloneOp, memref::ReallocOp>(op);
  if (!isView || !op->getNumResults() || !op->getNumOperands())
    return nullptr;
  Value source = op->getOperand(0);
  bool buffers = isa_and_nonnull<BaseMemRefType>(source.getType()) &&
                 isa<BaseMemRefType>(op->getResult(0).getType());
  return buffers ? source : nullptr;
}

static Targets findViews(ModuleOp module) {
  Targets targets;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (viewed(op))
      targets.push_back({op, 0, 1});
  });
  return targets;
}

static SmallVector<Value> zeros(Edit &edit, Operation *at, Value buffer) {
  SmallVector<Value> indices(cast<MemRefType>(buffer.getType()).getRank());
  for (Value &index : indices)
    index = edit.zero(IndexType::get(at->getContext()), at);
  return indices;
}

/// Rebuilds an access to use index 0 of the source; null if the user is no access.
static Operation *accessAtStart(Edit &edit, Operation *user, Value view, Value source) {
  auto type = dyn_cast<MemRefType>(source.getType());
  if (!type || type.getElementType() != cast<ShapedType>(view.getType()).getElementType())
    return nullptr;
  OpBuilder b(user);
  if (auto load = dyn_cast<memref::LoadOp>(user))
    return memref::LoadOp::create(b, user->getLoc(), source, zeros(edit, user, source));
  auto store = dyn_cast<memref::StoreOp>(user);
  if (store && store.getValue() != view)
    return memref::StoreOp::create(b, user->getLoc(), store.getValue(), source,
                                   zeros(edit, user, source));
  return nullptr;
}

/// Returns true if the user accepts the source in place of the view, unchanged.
static bool takesInstead(Operation *user, Value view, Value source) {
  if (source.getType() == view.getType())
    return true;
  if (auto cast = dyn_cast<memref::CastOp>(user))
    return memref::CastOp::areCastCompatible(source.getType(), cast.getType());
  if (isa<linalg::FillOp>(user))
    return isa<MemRefType>(source.getType()) &&
           cast<ShapedType>(source.getType()).getElementType() ==
               cast<ShapedType>(view.getType()).getElementType();
  return isa<memref::DeallocOp, memref::RankOp>(user) ||
         (isa<memref::DimOp>(user) && isa<MemRefType>(source.getType()) &&
          cast<MemRefType>(source.getType()).getRank() > 0);
}

static bool dropView(Edit &edit, const Target &target) {
  Value source = viewed(target.op);
  if (!source)
    return false;
  Value view = target.op->getResult(0), cast;
  bool changed = false;
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : view.getUses())
    uses.push_back(&use);
  for (OpOperand *use : llvm::reverse(uses)) {
    Operation *user = use->getOwner();
    if (takesInstead(user, view, source)) {
      use->set(source);
      changed = true;
    } else if (Operation *access = accessAtStart(edit, user, view, source)) {
      for (auto [old, now] : llvm::zip(user->getResults(), access->getResults()))
        edit.replace(old, now);
      edit.replaced(user, access);
      changed = true;
    } else if (!isa<memref::CastOp>(target.op) &&
               memref::CastOp::areCastCompatible(source.getType(), view.getType())) {
      if (!cast) {
        OpBuilder b(target.op);
        cast = memref::CastOp::create(b, target.op->getLoc(), view.getType(), source);
      }
      use->set(cast);
      changed = true;
    }
  }
  if (target.op->use_empty()) {
    edit.erase(target.op);
    return true;
  }
  return changed;
}

static Targets findCastable(ModuleOp module) {
  Targets targets;
  for (const Target &target : findViews(module)) {
    Type from = viewed(target.op).getType(), to = target.op->getResult(0).getType();
    if (!isa<memref::CastOp>(target.op) && memref::CastOp::areCastCompatible(from, to))
      targets.push_back(target);
  }
  return targets;
}

static bool toCast(Edit &edit, const Target &target) {
  Value source = viewed(target.op);
  Type type = target.op->getResult(0).getType();
  if (!source || !memref::CastOp::areCastCompatible(source.getType(), type))
    return false;
  OpBuilder b(target.op);
  edit.replace(target.op->getResult(0),
               memref::CastOp::create(b, target.op->getLoc(), type, source));
  edit.erase(target.op);
  return true;
}

Move dropViewMove() { return makeMove<findViews, dropView>("drop-view", "use what a view views"); }
Move viewToCastMove() {
  return makeMove<findCastable, toCast>("view-to-cast", "cast instead of another view");
}

} // namespace freehold::reduce
