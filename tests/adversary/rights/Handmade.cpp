//===- Handmade.cpp - Right changes by hand -------------------------------===//
#include "tests/adversary/Rights.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using gen::Choices;

bool isScalar(Type type) { return type.isIntOrIndexOrFloat(); }

/// Returns true for a static memref of scalars without a layout.
bool isPlain(Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  return type && type.hasStaticShape() && type.getLayout().isIdentity() &&
         isScalar(type.getElementType()) && !type.getMemorySpace();
}

template <typename Op> SmallVector<Op> all(ModuleOp module) {
  SmallVector<Op> ops;
  module.walk([&](Op op) { ops.push_back(op); });
  return ops;
}

/// Fills a new buffer with zeros.
bool zeroFresh(ModuleOp module, Choices &) {
  module.getContext()->loadDialect<linalg::LinalgDialect, arith::ArithDialect>();
  bool changed = false;
  for (auto alloc : all<memref::AllocOp>(module)) {
    if (!isScalar(alloc.getType().getElementType()) ||
        alloc->getParentOfType<memref::GenericAtomicRMWOp>())
      continue;
    OpBuilder b(alloc->getContext());
    b.setInsertionPointAfter(alloc);
    Value zero = arith::ConstantOp::create(b, alloc.getLoc(),
                                           b.getZeroAttr(alloc.getType().getElementType()));
    linalg::FillOp::create(b, alloc.getLoc(), ValueRange{zero}, ValueRange{alloc});
    changed = true;
  }
  return changed;
}

/// Hoists a load out of a branch, if the buffer lives in the whole function and the cell is in
/// bounds.
bool speculateLoad(ModuleOp module, Choices &) {
  bool changed = false;
  // The program may free some buffers itself.
  if (!all<memref::DeallocOp>(module).empty() || !all<bufferization::DeallocOp>(module).empty() ||
      !all<memref::ReallocOp>(module).empty())
    return false;
  for (auto load : all<memref::LoadOp>(module)) {
    auto branch = dyn_cast<scf::IfOp>(load->getParentOp());
    auto alloc = load.getMemref().getDefiningOp<memref::AllocOp>();
    if (!branch || !alloc || alloc->getBlock() != branch->getBlock() || !isPlain(alloc))
      continue;
    bool isInside = true, isWritten = false;
    for (auto [index, size] : llvm::zip_equal(load.getIndices(), alloc.getType().getShape())) {
      auto known = getConstantIntValue(index);
      isInside &= known && *known >= 0 && *known < size;
    }
    // No op with side effects may precede it in the branch.
    for (Operation *before = load->getPrevNode(); before; before = before->getPrevNode())
      isWritten |= !isMemoryEffectFree(before);
    if (!isInside || isWritten)
      continue;
    OpBuilder b(branch);
    SmallVector<Value> indices;
    for (Value index : load.getIndices())
      indices.push_back(
          arith::ConstantIndexOp::create(b, load.getLoc(), *getConstantIntValue(index)));
    load.getResult().replaceAllUsesWith(
        memref::LoadOp::create(b, load.getLoc(), alloc, indices).getResult());
    load.erase();
    changed = true;
  }
  return changed;
}

/// Replaces a copy by a loop over the cells.
bool copyAsLoop(ModuleOp module, Choices &) {
  module.getContext()->loadDialect<scf::SCFDialect, arith::ArithDialect>();
  bool changed = false;
  for (auto copy : all<memref::CopyOp>(module)) {
    auto type = dyn_cast<MemRefType>(copy.getSource().getType());
    auto to = dyn_cast<MemRefType>(copy.getTarget().getType());
    if (!type || !to || !isScalar(type.getElementType()))
      continue;
    OpBuilder b(copy);
    Location at = copy.getLoc();
    Value zero = arith::ConstantIndexOp::create(b, at, 0),
          one = arith::ConstantIndexOp::create(b, at, 1);
    SmallVector<Value> indices, sizes;
    for (int64_t d = 0; d < type.getRank(); ++d)
      sizes.push_back(memref::DimOp::create(b, at, copy.getSource(), d));
    for (Value size : sizes) {
      auto loop = scf::ForOp::create(b, at, zero, size, one);
      indices.push_back(loop.getInductionVar());
      b.setInsertionPoint(loop.getBody()->getTerminator());
    }
    Value cell = memref::LoadOp::create(b, at, copy.getSource(), indices);
    memref::StoreOp::create(b, at, cell, copy.getTarget(), indices);
    copy.erase();
    changed = true;
  }
  return changed;
}

bool cloneAsCopy(ModuleOp module, Choices &) {
  bool changed = false;
  for (auto clone : all<bufferization::CloneOp>(module)) {
    auto type = dyn_cast<MemRefType>(clone.getType());
    if (!type || !type.getLayout().isIdentity() || !isa<MemRefType>(clone.getInput().getType()))
      continue;
    OpBuilder b(clone);
    SmallVector<Value> sizes;
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (type.isDynamicDim(d))
        sizes.push_back(memref::DimOp::create(b, clone.getLoc(), clone.getInput(), d));
    Value made = memref::AllocOp::create(b, clone.getLoc(), type, sizes);
    memref::CopyOp::create(b, clone.getLoc(), clone.getInput(), made);
    clone.getResult().replaceAllUsesWith(made);
    clone.erase();
    changed = true;
  }
  return changed;
}

bool containsClone(ModuleOp module) {
  return module.walk([](bufferization::CloneOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// free %a; ..; %b = alloc -> uses of %b use %a.
bool reuseFreed(ModuleOp module, Choices &) {
  bool changed = false;
  // A clone, also one that a callee makes, may share its source's buffer: while both live, neither
  // may be written.
  if (containsClone(module))
    return false;
  for (auto free : all<memref::DeallocOp>(module)) {
    auto first = free.getMemref().getDefiningOp<memref::AllocOp>();
    if (!first || first->getBlock() != free->getBlock())
      continue;
    for (Operation *after = free->getNextNode(); after; after = after->getNextNode()) {
      auto second = dyn_cast<memref::AllocOp>(after);
      if (!second || second.getType() != first.getType() ||
          second->getOperands() != first->getOperands() ||
          second.getAlignment() != first.getAlignment())
        continue;
      // From here on, no op may free the old name or distinguish the two.
      bool isNamed = llvm::any_of(first->getUsers(), [&](Operation *user) {
        Operation *here = free->getBlock()->findAncestorOpInBlock(*user);
        return !here || free->isBeforeInBlock(here);
      });
      if (isNamed)
        break;
      second.getResult().replaceAllUsesWith(first.getResult());
      second.erase();
      free.erase();
      changed = true;
      break;
    }
  }
  return changed;
}

/// Drops private globals that are only written, with the writes.
bool dropWriteOnlyGlobals(ModuleOp module, Choices &) {
  bool changed = false;
  for (auto global : all<memref::GlobalOp>(module)) {
    if (SymbolTable::getSymbolVisibility(global) != SymbolTable::Visibility::Private)
      continue;
    SmallVector<memref::GetGlobalOp> gets;
    bool isOnlyWritten = true;
    for (auto get : all<memref::GetGlobalOp>(module))
      if (get.getName() == global.getSymName()) {
        gets.push_back(get);
        for (Operation *user : get->getUsers())
          isOnlyWritten &= isa<memref::StoreOp>(user) &&
                           cast<memref::StoreOp>(user).getMemref() == get.getResult();
      }
    if (!isOnlyWritten)
      continue;
    for (memref::GetGlobalOp get : gets) {
      for (Operation *user : llvm::make_early_inc_range(get->getUsers()))
        user->erase();
      get.erase();
    }
    global.erase();
    changed = true;
  }
  return changed;
}

/// Adds an unused buffer, and loads of cells that were never written.
bool addUnused(ModuleOp module, Choices &) {
  bool changed = false;
  for (auto function : all<func::FuncOp>(module)) {
    if (function.isExternal())
      continue;
    OpBuilder b = OpBuilder::atBlockBegin(&function.front());
    b.getContext()->loadDialect<arith::ArithDialect, memref::MemRefDialect>();
    Location at = function.getLoc();
    Value made = memref::AllocOp::create(b, at, MemRefType::get({3}, b.getI32Type()));
    Value zero = arith::ConstantIndexOp::create(b, at, 0);
    Value read = memref::LoadOp::create(b, at, made, zero);
    Value sum = arith::AddIOp::create(b, at, read, read);
    memref::StoreOp::create(b, at, sum, made, zero);
    memref::DeallocOp::create(b, at, made);
    changed = true;
  }
  return changed;
}

/// Loads a value twice and selects one of the two.
bool loadTwice(ModuleOp module, Choices &) {
  bool changed = false;
  for (auto load : all<memref::LoadOp>(module)) {
    OpBuilder b(load);
    b.setInsertionPointAfter(load);
    Value yes = arith::ConstantOp::create(b, load.getLoc(), b.getBoolAttr(true));
    Value again = memref::LoadOp::create(b, load.getLoc(), load.getMemref(), load.getIndices());
    auto chosen = arith::SelectOp::create(b, load.getLoc(), yes, load.getResult(), again);
    load.getResult().replaceUsesWithIf(chosen,
                                       [&](OpOperand &use) { return use.getOwner() != chosen; });
    changed = true;
  }
  return changed;
}

/// Renames private functions and globals.
bool renamePrivate(ModuleOp module, Choices &) {
  bool changed = false;
  for (Operation &op : *module.getBody()) {
    auto symbol = dyn_cast<SymbolOpInterface>(op);
    auto function = dyn_cast<func::FuncOp>(op);
    if (!symbol || !symbol.isPrivate() || (function && function.isExternal()))
      continue;
    auto name = StringAttr::get(op.getContext(), symbol.getName() + ".renamed");
    if (failed(SymbolTable::replaceAllSymbolUses(&op, name, module)))
      continue;
    symbol.setName(name);
    changed = true;
  }
  return changed;
}

/// Swaps the arms of a branch and negates its condition.
bool turnBranches(ModuleOp module, Choices &) {
  bool changed = false;
  for (auto branch : all<scf::IfOp>(module)) {
    if (branch.getElseRegion().empty())
      continue;
    OpBuilder b(branch);
    Value yes = arith::ConstantOp::create(b, branch.getLoc(), b.getBoolAttr(true));
    branch.getConditionMutable().set(
        arith::XOrIOp::create(b, branch.getLoc(), branch.getCondition(), yes));
    Region aside;
    aside.takeBody(branch.getThenRegion());
    branch.getThenRegion().takeBody(branch.getElseRegion());
    branch.getElseRegion().takeBody(aside);
    changed = true;
  }
  return changed;
}

/// Allocates a larger buffer and uses a subview of it.
bool allocateMore(ModuleOp module, Choices &) {
  bool changed = false;
  for (auto alloc : all<memref::AllocOp>(module)) {
    if (!isPlain(alloc) || alloc.getType().getRank() == 0)
      continue;
    OpBuilder b(alloc);
    MemRefType type = alloc.getType();
    SmallVector<int64_t> shape(type.getShape());
    ++shape[0];
    Value made =
        memref::AllocOp::create(b, alloc.getLoc(), MemRefType::get(shape, type.getElementType()),
                                ValueRange(), alloc.getAlignmentAttr());
    auto [strides, offset] = type.getStridesAndOffset();
    Value seen = memref::ReinterpretCastOp::create(b, alloc.getLoc(), type, made, 0,
                                                   type.getShape(), strides);
    alloc.getResult().replaceAllUsesWith(seen);
    alloc.erase();
    changed = true;
  }
  return changed;
}
} // namespace

void addHandmadeRights(std::vector<Right> &table) {
  table.insert(table.end(),
               {{.name = "zero-fresh-buffers", .apply = zeroFresh},
                {.name = "speculate-load", .apply = speculateLoad, .isForSources = true},
                {.name = "copy-as-loop", .apply = copyAsLoop},
                {.name = "clone-as-copy", .apply = cloneAsCopy},
                {.name = "reuse-freed-buffer", .apply = reuseFreed},
                {.name = "drop-write-only-globals", .apply = dropWriteOnlyGlobals},
                {.name = "add-unused-buffer", .apply = addUnused},
                {.name = "load-twice", .apply = loadTwice},
                {.name = "rename-private", .apply = renamePrivate},
                {.name = "turn-branches", .apply = turnBranches},
                {.name = "allocate-more", .apply = allocateMore}});
}

} // namespace freehold::adversary
