//===- Buffers.cpp - Copies that become aliases, and other buffers --------===//
#include "passes/analysis/MemRefEffects.h"
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

/// Replaces `from` by `to` and drops frees of `from`.
bool replaceAndForgetFrees(Value from, Value to) {
  for (Operation *user : llvm::make_early_inc_range(from.getUsers()))
    if (isa<memref::DeallocOp>(user))
      user->erase();
  from.replaceAllUsesWith(to);
  return true;
}

/// Replaces a clone by its source. `keepsFree` keeps the free of the clone.
template <bool keepsFree> bool cloneBecomesAlias(Operation *op, Choices &) {
  auto clone = dyn_cast<bufferization::CloneOp>(op);
  if (!clone)
    return false;
  Value source = clone.getInput();
  if (source.getType() != clone.getType()) {
    if (!memref::CastOp::areCastCompatible(source.getType(), clone.getType()))
      return false;
    OpBuilder b(op);
    source = memref::CastOp::create(b, op->getLoc(), clone.getType(), source);
  }
  if (keepsFree)
    clone.getResult().replaceAllUsesWith(source);
  else
    replaceAndForgetFrees(clone.getResult(), source);
  op->erase();
  return true;
}

/// Replaces a new buffer that a copy initialises by the copy's source.
template <bool keepsFree> bool copyBecomesAlias(Operation *op, Choices &) {
  auto copy = dyn_cast<memref::CopyOp>(op);
  if (!copy || !copy.getTarget().getDefiningOp<memref::AllocOp>() ||
      copy.getSource().getType() != copy.getTarget().getType())
    return false;
  Operation *alloc = copy.getTarget().getDefiningOp();
  Value source = copy.getSource();
  for (Operation *user : alloc->getUsers())
    if (user != op && user->getBlock() == op->getBlock() && user->isBeforeInBlock(op))
      return false;
  if (source.getDefiningOp() && source.getDefiningOp()->getBlock() != alloc->getBlock())
    return false;
  op->erase();
  if (keepsFree)
    alloc->getResult(0).replaceAllUsesWith(source);
  else
    replaceAndForgetFrees(alloc->getResult(0), source);
  return true;
}

bool copyBecomesClone(Operation *op, Choices &) {
  auto copy = dyn_cast<memref::CopyOp>(op);
  auto alloc = copy ? copy.getTarget().getDefiningOp<memref::AllocOp>() : memref::AllocOp();
  if (!alloc || !alloc.getType().getLayout().isIdentity() || alloc->getBlock() != op->getBlock())
    return false;
  for (Operation *user : alloc->getUsers())
    if (user != op && (user->getBlock() != op->getBlock() || user->isBeforeInBlock(op)))
      return false;
  OpBuilder b(op);
  Value clone = bufferization::CloneOp::create(b, op->getLoc(), alloc.getType(), copy.getSource());
  op->erase();
  alloc.getResult().replaceAllUsesWith(clone);
  alloc.erase();
  return true;
}

/// Replaces uses of a memref by a copy of it. `frees` frees the copy at the end of the block.
template <bool frees> bool aliasBecomesCopy(Operation *op, Choices &choices) {
  int which = pick(
      op->getNumResults(),
      [&](unsigned n) {
        auto type = dyn_cast<MemRefType>(op->getResult(n).getType());
        return type && type.getLayout().isIdentity() && type.hasStaticShape() &&
               !op->getResult(n).use_empty();
      },
      choices);
  if (which < 0)
    return false;
  Value memref = op->getResult(which);
  OpBuilder b(op->getContext());
  b.setInsertionPointAfter(op);
  auto copy = memref::AllocOp::create(b, op->getLoc(), cast<MemRefType>(memref.getType()));
  auto fill = memref::CopyOp::create(b, op->getLoc(), memref, copy);
  memref.replaceUsesWithIf(copy, [&](OpOperand &use) {
    return use.getOwner() != fill.getOperation() && !isa<memref::DeallocOp>(use.getOwner());
  });
  if (frees) {
    b.setInsertionPoint(op->getBlock()->getTerminator());
    memref::DeallocOp::create(b, op->getLoc(), copy);
  }
  return true;
}

/// Replaces uses of a function's argument by a copy of it.
bool argumentCopied(Operation *op, Choices &choices) {
  auto function = dyn_cast<func::FuncOp>(op);
  if (!function || function.isExternal() || !llvm::hasSingleElement(function.getBody()))
    return false;
  int which = pick(
      function.getNumArguments(),
      [&](unsigned n) {
        auto type = dyn_cast<MemRefType>(function.getArgument(n).getType());
        return type && type.getLayout().isIdentity() && type.hasStaticShape();
      },
      choices);
  if (which < 0)
    return false;
  Value memref = function.getArgument(which);
  OpBuilder b = OpBuilder::atBlockBegin(&function.front());
  auto copy = memref::AllocOp::create(b, op->getLoc(), cast<MemRefType>(memref.getType()));
  auto fill = memref::CopyOp::create(b, op->getLoc(), memref, copy);
  memref.replaceAllUsesExcept(copy, fill);
  b.setInsertionPoint(function.front().getTerminator());
  memref::DeallocOp::create(b, op->getLoc(), copy);
  return true;
}

/// Replaces a new buffer by an existing one.
bool reuseLive(Operation *op, Choices &choices) {
  if (!isa<memref::AllocOp, memref::AllocaOp>(op) || isUnused(op))
    return false;
  Value other = otherValue(op, op->getResult(0), choices);
  return other && replaceAndForgetFrees(op->getResult(0), other);
}

bool returnOther(Operation *op, Choices &choices) {
  if (!isa<func::ReturnOp, scf::YieldOp>(op))
    return false;
  return replaceMemref(op, choices);
}

bool returnTwice(Operation *op, Choices &choices) {
  if (!isa<func::ReturnOp, scf::YieldOp>(op) || op->getNumOperands() < 2)
    return false;
  auto [first, second] = pickTwoLike(op, choices);
  if (!first)
    return false;
  second->set(first->get());
  return true;
}

/// Returns the buffer instead of a view of it.
bool returnUncast(Operation *op, Choices &choices) {
  if (!isa<func::ReturnOp>(op))
    return false;
  int which = pick(
      op->getNumOperands(),
      [&](unsigned n) {
        Operation *made = op->getOperand(n).getDefiningOp();
        return made && isa<memref::SubViewOp, memref::ReinterpretCastOp, memref::CastOp>(made) &&
               memref::CastOp::areCastCompatible(made->getOperand(0).getType(),
                                                 op->getOperand(n).getType());
      },
      choices);
  if (which < 0)
    return false;
  OpBuilder b(op);
  Value source = op->getOperand(which).getDefiningOp()->getOperand(0);
  if (source.getType() == op->getOperand(which).getType())
    op->setOperand(which, source);
  else
    op->setOperand(
        which, memref::CastOp::create(b, op->getLoc(), op->getOperand(which).getType(), source));
  return true;
}

template <bool keepsFree> bool allocBecomesAlloca(Operation *op, Choices &) {
  auto alloc = dyn_cast<memref::AllocOp>(op);
  if (!alloc)
    return false;
  OpBuilder b(op);
  Value stack = memref::AllocaOp::create(b, op->getLoc(), alloc.getType(), alloc.getDynamicSizes(),
                                         alloc.getSymbolOperands(), alloc.getAlignmentAttr());
  if (keepsFree)
    alloc.getResult().replaceAllUsesWith(stack);
  else
    replaceAndForgetFrees(alloc.getResult(), stack);
  op->erase();
  return true;
}

bool allocaBecomesAlloc(Operation *op, Choices &) {
  auto alloca = dyn_cast<memref::AllocaOp>(op);
  if (!alloca)
    return false;
  OpBuilder b(op);
  Value heap = memref::AllocOp::create(b, op->getLoc(), alloca.getType(), alloca.getDynamicSizes(),
                                       alloca.getSymbolOperands(), alloca.getAlignmentAttr());
  alloca.getResult().replaceAllUsesWith(heap);
  op->erase();
  return true;
}

/// Uses one buffer for all calls and all iterations.
bool allocBecomesGlobal(Operation *op, Choices &) {
  auto alloc = dyn_cast<memref::AllocOp>(op);
  auto module = op->getParentOfType<ModuleOp>();
  if (!alloc || !module || !alloc.getType().hasStaticShape() ||
      !alloc.getType().getLayout().isIdentity())
    return false;
  OpBuilder b = OpBuilder::atBlockBegin(module.getBody());
  std::string name = "adversary.global";
  while (module.lookupSymbol(name))
    name += "x";
  memref::GlobalOp::create(b, op->getLoc(), name, b.getStringAttr("private"), alloc.getType(),
                           b.getUnitAttr(), false, IntegerAttr());
  b.setInsertionPoint(op);
  Value global = memref::GetGlobalOp::create(b, op->getLoc(), alloc.getType(), name);
  replaceAndForgetFrees(alloc.getResult(), global);
  op->erase();
  return true;
}

/// Merges two buffers of one type.
bool shareAllocations(Operation *op, Choices &) {
  auto alloc = dyn_cast<memref::AllocOp>(op);
  if (!alloc)
    return false;
  for (Operation *after = op->getNextNode(); after; after = after->getNextNode()) {
    auto second = dyn_cast<memref::AllocOp>(after);
    if (!second || second.getType() != alloc.getType() ||
        second->getOperands() != alloc->getOperands())
      continue;
    replaceAndForgetFrees(second.getResult(), alloc.getResult());
    second.erase();
    return true;
  }
  return false;
}
} // namespace

void addBufferMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"clone-becomes-alias", cloneBecomesAlias<false>},
                             {"clone-becomes-alias-freed", cloneBecomesAlias<true>},
                             {"copy-becomes-alias", copyBecomesAlias<false>},
                             {"copy-becomes-alias-freed", copyBecomesAlias<true>},
                             {"copy-becomes-clone", copyBecomesClone},
                             {"alias-becomes-copy", aliasBecomesCopy<true>},
                             {"alias-becomes-copy-leaked", aliasBecomesCopy<false>},
                             {"argument-copied", argumentCopied},
                             {"reuse-live-buffer", reuseLive},
                             {"return-other", returnOther},
                             {"return-twice", returnTwice},
                             {"return-without-view", returnUncast},
                             {"alloc-becomes-alloca", allocBecomesAlloca<false>},
                             {"alloc-becomes-alloca-freed", allocBecomesAlloca<true>},
                             {"alloca-becomes-alloc", allocaBecomesAlloc},
                             {"alloc-becomes-global", allocBecomesGlobal},
                             {"share-allocations", shareAllocations}});
}

} // namespace freehold::adversary
