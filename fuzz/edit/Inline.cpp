//===- Inline.cpp - A region's content in place of an op ------------------===//
// A region of one block is spliced. Several blocks need a parent region that allows branches:
//   ^a: x; op { ^e: ... br ^f  ^f: yield %v }; y
//   ^a: x; br ^e   ^e: ... br ^f   ^f: br ^b(%v)   ^b(%r): y
//===----------------------------------------------------------------------===//
#include "fuzz/edit/Inline.h"
#include "fuzz/edit/Scopes.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;

namespace freehold::edit {

bool isReturnLike(Operation *op) {
  return op->hasTrait<OpTrait::ReturnLike>() || isa<RegionBranchTerminatorOpInterface>(op);
}

SmallVector<Value> yielded(Operation *terminator) {
  if (auto condition = dyn_cast<scf::ConditionOp>(terminator))
    return SmallVector<Value>(condition.getArgs());
  return SmallVector<Value>(terminator->getOperands());
}

static bool endsWithTerminator(Block &block) {
  return !block.empty() && block.back().hasTrait<OpTrait::IsTerminator>();
}

bool canInline(Region &region, Operation *at) {
  if (region.empty() || !at->getBlock() || !at->getBlock()->getParent() ||
      !llvm::all_of(region, endsWithTerminator))
    return false;
  if (region.hasOneBlock())
    return !region.front().back().getNumSuccessors();
  return hasFreeControlFlow(at->getBlock()->getParent());
}

/// Returns one value for each type: the one of `values`, or another of the type if it does not fit.
static SmallVector<Value> fitted(Edit &edit, TypeRange types, ArrayRef<Value> values, Operation *at,
                                 Operation *except) {
  SmallVector<Value> fit;
  for (auto [index, type] : llvm::enumerate(types)) {
    Value value = index < values.size() ? values[index] : Value();
    fit.push_back(value && value.getType() == type ? value : edit.any(type, at, except));
  }
  return fit;
}

static void inlineBlock(Edit &edit, Block &body, Operation *at, ArrayRef<Value> args) {
  SmallVector<Value> fit = fitted(edit, body.getArgumentTypes(), args, at, at);
  for (auto [argument, by] : llvm::zip(body.getArguments(), fit))
    argument.replaceAllUsesWith(by);
  Operation *end = &body.back();
  SmallVector<Value> out = isReturnLike(end) ? yielded(end) : SmallVector<Value>();
  edit.unlink(end);
  at->getBlock()->getOperations().splice(at->getIterator(), body.getOperations());
  for (auto [index, result] : llvm::enumerate(at->getResults()))
    if (!result.use_empty()) {
      if (index < out.size() && out[index].getType() == result.getType())
        edit.replace(result, out[index]);
      else
        edit.replaceAway(result, at);
    }
}

static void inlineBlocks(Edit &edit, Region &region, Operation *at, ArrayRef<Value> args) {
  Block *before = at->getBlock();
  edit.branchesChange(before->getParent());
  Block *entry = &region.front();
  SmallVector<Value> in = fitted(edit, entry->getArgumentTypes(), args, at, at);
  SmallVector<Block *> blocks(llvm::make_pointer_range(region));
  Block *after = before->splitBlock(at);
  for (Type type : at->getResultTypes())
    after->addArgument(type, at->getLoc());
  after->getParent()->getBlocks().splice(after->getIterator(), region.getBlocks());
  for (auto [result, argument] : llvm::zip(at->getResults(), after->getArguments()))
    result.replaceAllUsesWith(argument);
  OpBuilder b(at->getContext());
  b.setInsertionPointToEnd(before);
  cf::BranchOp::create(b, at->getLoc(), entry, in);
  for (Block *block : blocks) {
    Operation *end = &block->back();
    if (!isReturnLike(end))
      continue;
    SmallVector<Value> out = fitted(edit, at->getResultTypes(), yielded(end), end, at);
    b.setInsertionPoint(end);
    cf::BranchOp::create(b, end->getLoc(), after, out);
    edit.unlink(end);
  }
}

void inlineRegion(Edit &edit, Region &region, Operation *at, ArrayRef<Value> args) {
  if (region.hasOneBlock())
    inlineBlock(edit, region.front(), at, args);
  else
    inlineBlocks(edit, region, at, args);
}

} // namespace freehold::edit
