//===- Attributes.cpp - Flags and signs that do not hold ------------------===//
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

/// Adds a flag that asserts that no overflow happens.
template <arith::IntegerOverflowFlags flags> bool addOverflow(Operation *op, Choices &) {
  auto arithmetic = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op);
  if (!arithmetic || bitEnumContainsAll(arithmetic.getOverflowAttr().getValue(), flags))
    return false;
  op->setAttr(arithmetic.getIntegerOverflowAttrName(),
              arith::IntegerOverflowFlagsAttr::get(op->getContext(), flags));
  return true;
}

template <typename From, typename To> bool exchange(Operation *op) {
  auto from = dyn_cast<From>(op);
  if (!from)
    return false;
  OpBuilder b(op);
  Operation *made = To::create(b, op->getLoc(), op->getResult(0).getType(), op->getOperands());
  op->replaceAllUsesWith(made);
  op->erase();
  return true;
}

bool otherSign(Operation *op, Choices &) {
  return exchange<arith::DivSIOp, arith::DivUIOp>(op) ||
         exchange<arith::DivUIOp, arith::DivSIOp>(op) ||
         exchange<arith::RemSIOp, arith::RemUIOp>(op) ||
         exchange<arith::RemUIOp, arith::RemSIOp>(op) ||
         exchange<arith::ShRSIOp, arith::ShRUIOp>(op) ||
         exchange<arith::ShRUIOp, arith::ShRSIOp>(op) ||
         exchange<arith::ExtSIOp, arith::ExtUIOp>(op) ||
         exchange<arith::ExtUIOp, arith::ExtSIOp>(op) ||
         exchange<arith::MaxSIOp, arith::MaxUIOp>(op) ||
         exchange<arith::MinSIOp, arith::MinUIOp>(op) ||
         exchange<arith::IndexCastOp, arith::IndexCastUIOp>(op) ||
         exchange<arith::IndexCastUIOp, arith::IndexCastOp>(op);
}

bool otherArithmetic(Operation *op, Choices &choices) {
  switch (choices.choose(3)) {
  case 0:
    return exchange<arith::AddIOp, arith::SubIOp>(op) ||
           exchange<arith::MinSIOp, arith::MaxSIOp>(op);
  case 1:
    return exchange<arith::SubIOp, arith::AddIOp>(op) ||
           exchange<arith::MaxSIOp, arith::MinSIOp>(op);
  default:
    return exchange<arith::MulIOp, arith::AddIOp>(op) ||
           exchange<arith::ShLIOp, arith::ShRUIOp>(op);
  }
}

/// Replaces an op by one that treats NaN or the sign of zero differently.
bool otherFloatArithmetic(Operation *op, Choices &choices) {
  switch (choices.choose(3)) {
  case 0:
    return exchange<arith::MaximumFOp, arith::MaxNumFOp>(op) ||
           exchange<arith::MinNumFOp, arith::MinimumFOp>(op);
  case 1:
    return exchange<arith::AddFOp, arith::SubFOp>(op) ||
           exchange<arith::MaximumFOp, arith::MinimumFOp>(op);
  default:
    return exchange<arith::SubFOp, arith::AddFOp>(op) || exchange<arith::DivFOp, arith::MulFOp>(op);
  }
}

/// Divides by another value.
bool divideInstead(Operation *op, Choices &) {
  return exchange<arith::MulIOp, arith::DivSIOp>(op) || exchange<arith::AddIOp, arith::ShLIOp>(op);
}

bool dropAlignment(Operation *op, Choices &) {
  auto alloc = dyn_cast<memref::AllocOp>(op);
  if (!alloc || !alloc.getAlignment())
    return false;
  alloc.removeAlignmentAttr();
  return true;
}

bool lowerAlignment(Operation *op, Choices &) {
  auto alloc = dyn_cast<memref::AllocOp>(op);
  if (!alloc || alloc.getAlignment().value_or(1) < 2)
    return false;
  alloc.setAlignment(*alloc.getAlignment() / 2);
  return true;
}

/// Makes a written global constant, or changes the initial value of a global.
bool otherInitial(Operation *op, Choices &) {
  auto get = dyn_cast<memref::GetGlobalOp>(op);
  auto module = get ? op->getParentOfType<ModuleOp>() : ModuleOp();
  auto global = module ? module.lookupSymbol<memref::GlobalOp>(get.getName()) : memref::GlobalOp();
  auto value = global ? dyn_cast_or_null<DenseElementsAttr>(global.getInitialValueAttr())
                      : DenseElementsAttr();
  if (!value || !value.getElementType().isIntOrIndexOrFloat())
    return false;
  OpBuilder b(op);
  global.setInitialValueAttr(DenseElementsAttr::get(
      cast<ShapedType>(value.getType()), Attribute(b.getZeroAttr(value.getElementType()))));
  return true;
}
} // namespace

void addAttributeMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"add-nsw", addOverflow<arith::IntegerOverflowFlags::nsw>},
                             {"add-nuw", addOverflow<arith::IntegerOverflowFlags::nuw>},
                             {"other-sign", otherSign},
                             {"other-arithmetic", otherArithmetic},
                             {"other-float-arithmetic", otherFloatArithmetic},
                             {"divide-instead", divideInstead},
                             {"drop-alignment", dropAlignment},
                             {"lower-alignment", lowerAlignment},
                             {"global-starts-otherwise", otherInitial}});
}

} // namespace freehold::adversary
