//===- ScfOps.cpp - scf.if, yields and returns ----------------------------===//
#include "smt/ops/Values.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::smt {

static std::vector<EncodedValue> encodeBranch(Encoder &e, Region &region, Term guard) {
  Term outside = e.guard;
  e.guard = e.t.both(outside, guard);
  e.results.clear();
  if (!region.empty())
    e.encodeRegion(region);
  e.guard = outside;
  return std::move(e.results);
}

static void encodeIf(scf::IfOp op, Encoder &e) {
  auto *condition = e.get<BoolTerm>(op.getCondition(), "a branch on a list of conditions");
  if (!condition)
    return;
  Term taken = condition->value;
  auto then = encodeBranch(e, op.getThenRegion(), taken);
  if (e.hasFailed())
    return;
  auto otherwise = encodeBranch(e, op.getElseRegion(), e.t.negate(taken));
  if (e.hasFailed())
    return;
  e.current = op;
  for (auto [number, result] : llvm::enumerate(op.getResults())) {
    auto chosen = choose(e, taken, then[number], otherwise[number]);
    if (!chosen)
      return e.unsupported("a choice between lists");
    e.set(result, *chosen);
  }
}

static void encodeYield(scf::YieldOp op, Encoder &e) { e.setResults(op.getOperands()); }
static void encodeReturn(func::ReturnOp op, Encoder &e) { e.setResults(op.getOperands()); }

void addScfEncoding(EncodeTable &table) {
  table.on<scf::IfOp>(encodeIf);
  table.on<scf::YieldOp>(encodeYield);
  table.on<func::ReturnOp>(encodeReturn);
}

} // namespace freehold::smt
