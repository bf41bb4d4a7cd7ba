//===- DefinedOps.cpp - Ops that no operand makes undefined ---------------===//
#include "smt/validate/DefinedOps.h"

#include "oracle/core/verdict/UndefinedBehaviours.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace freehold::smt::safe {

bool dividesByConstants(ArrayRef<AffineExpr> exprs) {
  return llvm::none_of(exprs, [](AffineExpr expr) {
    bool dividesByOther = false;
    expr.walk([&](AffineExpr each) {
      AffineExprKind kind = each.getKind();
      if (kind != AffineExprKind::Mod && kind != AffineExprKind::FloorDiv &&
          kind != AffineExprKind::CeilDiv)
        return;
      auto divisor = dyn_cast<AffineConstantExpr>(cast<AffineBinaryOpExpr>(each).getRHS());
      dividesByOther |= !divisor || divisor.getValue() <= 0;
    });
    return dividesByOther;
  });
}

/// Whether some operands make an op of the name undefined.
static bool mayBeUndefined(StringRef name) {
  static const llvm::StringSet<> names = [] {
    llvm::StringSet<> all;
    for (const UndefinedBehaviour &row : undefinedBehaviours())
      if (row.effect == UndefinedBehaviour::Effect::Undefined)
        all.insert(row.op);
    return all;
  }();
  return names.contains(name);
}

/// Dialects whose ops without effects are defined for all operands, unless the table of undefined
/// behaviours has a row for them.
static bool isOfDefinedDialect(Operation *op) {
  static const llvm::StringSet<> dialects = {"arith", "builtin", "complex", "func",  "index",
                                             "math",  "memref",  "ub",      "vector"};
  return dialects.contains(op->getName().getDialectNamespace());
}

static bool isDefinedAffine(Operation *op) {
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op))
    return dividesByConstants(apply.getAffineMap().getResults());
  if (auto least = dyn_cast<affine::AffineMinOp>(op))
    return dividesByConstants(least.getMap().getResults());
  if (auto greatest = dyn_cast<affine::AffineMaxOp>(op))
    return dividesByConstants(greatest.getMap().getResults());
  if (auto split = dyn_cast<affine::AffineDelinearizeIndexOp>(op)) {
    int64_t product = 1;
    return split.getDynamicBasis().empty() &&
           llvm::all_of(split.getStaticBasis(), [&](int64_t size) {
             return size > 0 && !llvm::MulOverflow(product, size, product);
           });
  }
  return false;
}

Divisor divisorOf(Operation *op) {
  if (isa<arith::DivUIOp, arith::CeilDivUIOp, arith::RemUIOp, index::DivUOp, index::CeilDivUOp,
          index::RemUOp>(op))
    return Divisor::Unsigned;
  bool isSigned = isa<arith::DivSIOp, arith::CeilDivSIOp, arith::FloorDivSIOp, arith::RemSIOp,
                      index::DivSOp, index::CeilDivSOp, index::FloorDivSOp, index::RemSOp>(op);
  return isSigned ? Divisor::Signed : Divisor::None;
}

bool isAlwaysDefined(Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>())
    return true;
  if (isa_and_present<affine::AffineDialect>(op->getDialect()))
    return isDefinedAffine(op);
  if (!isOfDefinedDialect(op))
    return false;
  if (isa<memref::DimOp>(op))
    return isSpeculatable(op);
  if (!mayBeUndefined(op->getName().getStringRef()))
    return isSpeculatable(op);
  // Divisions, and math.ipowi, by what is positive.
  APInt constant;
  return op->getNumOperands() == 2 && matchPattern(op->getOperand(1), m_ConstantInt(&constant)) &&
         constant.isStrictlyPositive();
}

} // namespace freehold::smt::safe
