//===- MatchedConstants.cpp - What is read from constant globals ----------===//
// Nobody writes a constant global, so what is loaded from it is what it was declared with:
//
//   memref.global "private" constant @shape : memref<2xindex> = dense<[4, 2]>
//   %g = memref.get_global @shape
//   %n = memref.load %g[%c1]                       2
//   %r = memref.reshape %m(%g)                     has sizes 4, 2
//   %d = memref.dim %r, %c1                        so this is 2 as well
//===----------------------------------------------------------------------===//
#include "smt/validate/MatchedOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

/// What the constant global was declared with; null if the memref is none, or not known to be one. Casts that may
/// be wrong are not looked through.
static DenseElementsAttr constantContents(Value memref) {
  while (auto cast = memref.getDefiningOp<memref::CastOp>()) {
    if (!covers(cast.getSource().getType(), cast.getType()))
      return {};
    memref = cast.getSource();
  }
  auto get = memref.getDefiningOp<memref::GetGlobalOp>();
  auto global = get ? SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(get, get.getNameAttr())
                    : nullptr;
  return global ? dyn_cast_or_null<DenseElementsAttr>(global.getConstantInitValue())
                : DenseElementsAttr();
}

/// The class of what is loaded from a constant global; 0 if it is not known.
ValueClass MatchedOps::constantLoaded(const Related &related, Side side, unsigned frame,
                                      Operation *op) {
  auto load = dyn_cast<memref::LoadOp>(op);
  DenseElementsAttr contents = load ? constantContents(load.getMemRef()) : DenseElementsAttr();
  if (!contents)
    return 0;
  SmallVector<uint64_t> at;
  for (auto [index, size] : llvm::zip_equal(load.getIndices(), contents.getType().getShape())) {
    Term term = termOf(related, side, {frame, index});
    if (!term || term->op != TermNode::Op::Literal || term->value >= static_cast<uint64_t>(size))
      return 0;
    at.push_back(term->value);
  }
  return constantClass(contents.getValues<Attribute>()[at]);
}

/// After a reshape by a constant global: its result has these sizes.
void MatchedOps::noteShape(const Related &related, Side side, unsigned frame, Operation *op) {
  auto reshape = dyn_cast<memref::ReshapeOp>(op);
  auto type = reshape ? dyn_cast<MemRefType>(reshape.getType()) : MemRefType();
  DenseElementsAttr shape = type ? constantContents(reshape.getShape()) : DenseElementsAttr();
  if (!shape || !type.getLayout().isIdentity())
    return;
  ValueClass made = classOf(related, side, {frame, reshape.getResult()});
  auto descriptor = descriptors_.of(made, type);
  if (!descriptor)
    return;
  for (auto [size, number] : llvm::zip_equal(descriptor->sizes, shape.getValues<APInt>()))
    size = classes_.terms().literal(kIndex, static_cast<uint64_t>(number.getSExtValue()));
  descriptor->strides = descriptors_.stridesOf(descriptor->sizes);
  descriptors_.note(made, std::move(*descriptor));
}

} // namespace freehold::smt::safe
