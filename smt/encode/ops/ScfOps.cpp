//===- ScfOps.cpp - scf.if, yields and returns ----------------------------===//
#include "smt/encode/ops/Values.h"

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
  if (std::get_if<Bools>(&e[op.getCondition()]))
    return e.unsupported("a branch on a list of conditions");
  Term taken = e.defined(op.getCondition(), "poison condition");
  if (!taken || e.hasFailed())
    return;
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

/// A poison scalar is compared with the other function's result (Refine.h). A poison memref must
/// not be returned.
static void encodeReturn(func::ReturnOp op, Encoder &e) {
  for (Value operand : op.getOperands())
    if (auto *memref = std::get_if<MemRefTerm>(&e[operand]))
      e.undefinedIf("poison memref", memref->poison);
  e.setResults(op.getOperands());
  for (EncodedValue &result : e.results)
    if (auto *scalar = std::get_if<ScalarTerm>(&result))
      scalar->poison = e.poisonIf("poison result", scalar->poison);
    else if (auto *many = std::get_if<Bools>(&result))
      many->poison = e.poisonIf("poison result", many->poison);
}

void addScfEncoding(EncodeTable &table) {
  table.on<scf::IfOp>(encodeIf);
  table.on<scf::YieldOp>(encodeYield);
  table.on<func::ReturnOp>(encodeReturn);
}

} // namespace freehold::smt
