//===- Wrap.cpp - Regions around consecutive ops --------------------------===//
// wrap-in-if:              x; y  ->  %r = scf.if %c { x; y; yield %v } else { yield %any }
// wrap-in-for:             x; y  ->  %r = scf.for 0 to 1..3 iter_args(%p = %any) { x; y; yield %v }
// wrap-in-execute-region, wrap-in-alloca-scope: the same without arguments
// The results are the values that are used afterwards.
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/Mutant.h"
#include "fuzz/mutate/mutations/Families.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::mutate {

static bool isWrappable(Operation *op) { return isShallow(op) && isEnclosable(op); }

/// Returns values of the result types for when the ops do not run; std::nullopt if one is missing.
static std::optional<SmallVector<Value>> substitutes(Mutant &mutant, const OpRange &range) {
  SmallVector<Value> values;
  for (Value result : range.results) {
    values.push_back(mutant.anyValue(result.getType(), range.ops.front()));
    if (!values.back())
      return std::nullopt;
  }
  return values;
}

static Value pickCondition(Mutant &mutant, Operation *at) {
  Type type = IntegerType::get(at->getContext(), 1);
  std::vector<Value> conditions = availableValues(at, type);
  conditions.push_back(mutant.edit.zero(type, at, 1));
  return mutant.pick(conditions);
}

static bool wrapIf(Mutant &mutant, const Target &target) {
  OpRange range(mutant.pickOps(target.op, isWrappable));
  auto otherwise = substitutes(mutant, range);
  if (!otherwise)
    return false;
  Value condition = pickCondition(mutant, target.op);
  OpBuilder b(target.op);
  auto op = scf::IfOp::create(b, target.op->getLoc(), range.resultTypes(), condition,
                              /*addThenBlock=*/true, /*addElseBlock=*/!range.results.empty());
  range.replaceResults(op.getResults());
  Block *then = &op.getThenRegion().front();
  b.setInsertionPointToEnd(then);
  scf::YieldOp::create(b, op.getLoc(), range.results);
  if (!range.results.empty()) {
    b.setInsertionPointToEnd(&op.getElseRegion().front());
    scf::YieldOp::create(b, op.getLoc(), *otherwise);
  }
  range.moveTo(then);
  return true;
}

static bool wrapFor(Mutant &mutant, const Target &target) {
  OpRange range(mutant.pickOps(target.op, isWrappable));
  auto inits = substitutes(mutant, range);
  if (!inits)
    return false;
  Type index = IndexType::get(target.op->getContext());
  Value bounds[] = {mutant.edit.zero(index, target.op, 0),
                    mutant.edit.zero(index, target.op, 1 + mutant.choose(3)),
                    mutant.edit.zero(index, target.op, 1)};
  OpBuilder b(target.op);
  auto op = scf::ForOp::create(b, target.op->getLoc(), bounds[0], bounds[1], bounds[2], *inits);
  range.replaceResults(op.getResults());
  if (op.getBody()->empty()) {
    b.setInsertionPointToEnd(op.getBody());
    scf::YieldOp::create(b, op.getLoc(), range.results);
  }
  range.moveTo(op.getBody());
  return true;
}

template <typename Op, typename End> static bool wrapPlain(Mutant &mutant, const Target &target) {
  OpRange range(mutant.pickOps(target.op, isWrappable));
  OpBuilder b(target.op);
  OperationState state(target.op->getLoc(), Op::getOperationName());
  state.addTypes(range.resultTypes());
  state.addRegion();
  Operation *op = b.create(state);
  Block *block = b.createBlock(&op->getRegion(0));
  range.replaceResults(op->getResults());
  End::create(b, op->getLoc(), range.results);
  range.moveTo(block);
  return true;
}

Mutation wrapInIf() {
  return {"wrap-in-if", "ops happen under a condition", true, findOps<isWrappable>, wrapIf};
}
Mutation wrapInFor() {
  return {"wrap-in-for", "ops happen a few times", true, findOps<isWrappable>, wrapFor};
}
Mutation wrapInExecuteRegion() {
  return {"wrap-in-execute-region", "ops get an scf.execute_region around them", true,
          findOps<isWrappable>, wrapPlain<scf::ExecuteRegionOp, scf::YieldOp>};
}
Mutation wrapInAllocaScope() {
  return {"wrap-in-alloca-scope", "ops get a memref.alloca_scope around them", true,
          findOps<isWrappable>, wrapPlain<memref::AllocaScopeOp, memref::AllocaScopeReturnOp>};
}

} // namespace freehold::mutate
