//===- Places.cpp ---------------------------------------------------------===//
#include "fuzz/mutate/Places.h"
#include "fuzz/edit/Scopes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace freehold::mutate {

bool holdsEditableRegions(Operation *op) {
  return isa<scf::ForOp, scf::IfOp, scf::WhileOp, scf::IndexSwitchOp, scf::ExecuteRegionOp,
             scf::ParallelOp, scf::ForallOp, affine::AffineForOp, affine::AffineIfOp,
             affine::AffineParallelOp, memref::AllocaScopeOp>(op);
}

static void collectBlocks(Region &region, std::vector<Block *> &blocks) {
  llvm::DenseSet<Block *> reachable = edit::reachableBlocks(region);
  for (Block &block : region) {
    if (!reachable.contains(&block) || block.empty() ||
        !block.back().hasTrait<OpTrait::IsTerminator>())
      continue;
    blocks.push_back(&block);
    for (Operation &op : block)
      if (holdsEditableRegions(&op))
        for (Region &inner : op.getRegions())
          collectBlocks(inner, blocks);
  }
}

std::vector<Block *> editableBlocks(ModuleOp module) {
  std::vector<Block *> blocks;
  module->walk<WalkOrder::PreOrder>([&](func::FuncOp function) {
    if (!edit::isHidden(function))
      collectBlocks(function.getBody(), blocks);
  });
  return blocks;
}

std::vector<Operation *> editableOps(ModuleOp module) {
  std::vector<Operation *> ops;
  for (Block *block : editableBlocks(module))
    for (Operation &op : *block)
      ops.push_back(&op);
  return ops;
}

static bool isManual(Operation *op) {
  return op && op->hasAttr(bufferization::BufferizationDialect::kManualDeallocation);
}

bool mayChange(Operation *op) {
  if (isManual(op))
    return false;
  if (!op->isRegistered())
    return true;
  return llvm::StringSwitch<bool>(op->getName().getDialectNamespace())
      .Cases({"affine", "arith", "bufferization", "cf", "complex", "func", "index"}, true)
      .Cases({"linalg", "math", "memref", "scf", "tensor", "ub", "vector"}, true)
      .Default(false);
}

bool isOrdinary(Operation *op) {
  return !op->hasTrait<OpTrait::IsTerminator>() && !op->getNumSuccessors() && mayChange(op);
}

static bool isAffine(Operation *op) {
  return isa_and_present<affine::AffineDialect>(op->getDialect());
}

/// Returns true if an affine op uses the value as an index, directly or through ops of memref,
/// tensor and affine that compute an index from it.
static bool feedsAffine(Value value, llvm::DenseSet<Value> &seen) {
  if (!seen.insert(value).second)
    return false;
  for (Operation *user : value.getUsers()) {
    if (!user->getDialect())
      continue;
    if (isAffine(user) && value.getType().isIndex())
      return true;
    if (isa_and_present<memref::MemRefDialect>(user->getDialect()) ||
        user->getName().getDialectNamespace() == "tensor" || isAffine(user))
      for (Value result : user->getResults())
        if (isa<IndexType, ShapedType>(result.getType()) && feedsAffine(result, seen))
          return true;
  }
  return false;
}

bool feedsAffine(Value value) {
  if (!isa<IndexType, ShapedType>(value.getType()) ||
      !value.getContext()->getLoadedDialect<affine::AffineDialect>())
    return false;
  llvm::DenseSet<Value> seen;
  return feedsAffine(value, seen);
}

bool feedsAffine(Operation *op) {
  // A constant is a valid symbol at any place.
  return !isa<arith::ConstantOp>(op) &&
         llvm::any_of(op->getResults(), [](Value result) { return feedsAffine(result); });
}

bool isStep(OpOperand &operand) {
  Operation *op = operand.getOwner();
  unsigned number = operand.getOperandNumber();
  if (isa<scf::ForOp>(op))
    return number == 2;
  if (auto loop = dyn_cast<scf::ParallelOp>(op))
    return number >= 2 * loop.getNumLoops() && number < 3 * loop.getNumLoops();
  return isa<scf::ForallOp>(op) && operand.get().getType().isIndex();
}

bool isFree(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (isStep(operand) || feedsAffine(op))
    return false;
  if (op->getDialect() && isAffine(op) && operand.get().getType().isIndex())
    return false;
  // Keep the condition of an scf.while: with another one the loop rarely ends.
  return !isa<scf::ConditionOp>(op) || operand.getOperandNumber() != 0;
}

bool isReplaceable(Value value) {
  return !feedsAffine(value) &&
         llvm::none_of(value.getUses(), [](OpOperand &use) { return isStep(use); });
}

std::vector<Value> availableValues(Operation *at, Type type, Operation *except) {
  std::vector<Value> values;
  llvm::DenseSet<Value> seen;
  edit::findAvailable(at, [&](Value value) {
    if (value.getType() == type && !isManual(value.getDefiningOp()) &&
        (!except || value.getDefiningOp() != except) && seen.insert(value).second)
      values.push_back(value);
    return false;
  });
  return values;
}

std::vector<Value> availableMemrefs(Operation *at) {
  std::vector<Value> values;
  llvm::DenseSet<Value> seen;
  edit::findAvailable(at, [&](Value value) {
    if (isa<BaseMemRefType>(value.getType()) && !isManual(value.getDefiningOp()) &&
        seen.insert(value).second)
      values.push_back(value);
    return false;
  });
  return values;
}

std::vector<OpOperand *> laterUses(Value value, Operation *point) {
  std::vector<OpOperand *> uses;
  if (value.use_empty())
    return uses;
  // Visit uses in textual order; the order of the use list depends on earlier edits.
  for (Operation *op = point->getNextNode(); op; op = op->getNextNode())
    op->walk<WalkOrder::PreOrder>([&](Operation *user) {
      for (OpOperand &use : user->getOpOperands())
        if (use.get() == value && mayChange(user) && isFree(use))
          uses.push_back(&use);
    });
  return uses;
}

std::string uniqueSymbol(Operation *table, llvm::StringRef base) {
  std::string name = base.str();
  for (unsigned number = 0; SymbolTable::lookupSymbolIn(table, name); ++number)
    name = (base + "_" + llvm::Twine(number)).str();
  return name;
}

} // namespace freehold::mutate
