//===- Edit.cpp - Erasing with repair -------------------------------------===//
#include "fuzz/edit/Edit.h"
#include "fuzz/edit/Scopes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace freehold::edit {

Edit::Edit(ModuleOp module) : root(module), referencedBefore(referencedSymbols(module)) {
  MLIRContext *context = module.getContext();
  context->loadDialect<arith::ArithDialect, cf::ControlFlowDialect, linalg::LinalgDialect,
                       memref::MemRefDialect, ub::UBDialect>();
}

Edit::~Edit() {
  // All dead ops drop their references before any is erased, since they may refer to each other.
  for (Operation *op : erasedOps) {
    op->dropAllReferences();
    op->dropAllDefinedValueUses();
  }
  for (Block *block : erasedBlocks) {
    block->dropAllReferences();
    block->dropAllDefinedValueUses();
  }
  for (Operation *op : erasedOps)
    op->destroy();
  for (Block *block : erasedBlocks)
    delete block;
}

bool Edit::alive(Operation *op) const {
  while (op && op != root)
    op = op->getParentOp();
  return op;
}

bool Edit::alive(Block *block) const { return alive(block->getParentOp()); }

Operation *Edit::current(Operation *op) const {
  for (auto it = successorOf.find(op); it != successorOf.end(); it = successorOf.find(op))
    op = it->second;
  return op;
}

/// Queues the operands of an op that is erased, since they may be dead afterwards.
void Edit::release(Operation *op) {
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      lostUse(operand);
  });
}

void Edit::lostUse(Value value) {
  if (Operation *def = value ? value.getDefiningOp() : nullptr)
    maybeDead.insert(def);
}

void Edit::unlink(Operation *op) {
  release(op);
  op->dropAllReferences();
  op->remove();
  erasedOps.push_back(op);
}

void Edit::unlink(Block *block) {
  for (Operation &op : *block)
    release(&op);
  block->dropAllReferences();
  // Only unreachable blocks use values of an unreachable block.
  auto away = [&](Value value) {
    while (!value.use_empty()) {
      OpOperand &use = *value.use_begin();
      use.set(any(value.getType(), use.getOwner(), value.getDefiningOp()));
    }
  };
  block->getParent()->getBlocks().remove(block);
  for (Value argument : block->getArguments())
    away(argument);
  for (Operation &op : *block)
    for (Value result : op.getResults())
      away(result);
  erasedBlocks.push_back(block);
}

void Edit::erase(Operation *op) {
  if (!beingErased.insert(op).second || op == root)
    return;
  for (Value result : op->getResults())
    if (!result.use_empty())
      replaceAway(result, op);
  if (alive(op))
    unlink(op);
}

void Edit::replaceAway(Value value, Operation *at) {
  if (value.use_empty())
    return;
  Operation *def = value.getDefiningOp();
  Value by = zero(value.getType(), at);
  if (!by)
    by = earliest(value.getType(), at, def);
  if (!by)
    by = fresh(value.getType(), at);
  if (!by) {
    // No replacement exists: erase the users too, where that is possible.
    for (Operation *user : llvm::make_early_inc_range(value.getUsers()))
      if (alive(user) && !user->hasTrait<OpTrait::IsTerminator>() && user != at)
        erase(user);
    if (value.use_empty())
      return;
    by = any(value.getType(), at, def);
  }
  value.replaceAllUsesWith(by);
}

void Edit::replace(Value value, Value by) {
  lostUse(value);
  value.replaceAllUsesWith(by);
}

void Edit::setOperand(OpOperand &operand, Value by) {
  lostUse(operand.get());
  operand.set(by);
}

void Edit::eraseOperand(Operation *op, unsigned index) {
  lostUse(op->getOperand(index));
  op->eraseOperand(index);
}

Operation *Edit::rebuild(Operation *op, ValueRange operands, ArrayRef<unsigned> kept,
                         ArrayRef<NamedAttribute> changed) {
  SmallVector<Type> types;
  for (unsigned index : kept)
    types.push_back(op->getResult(index).getType());
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(operands);
  state.addTypes(types);
  state.addSuccessors(op->getSuccessors());
  state.attributes = NamedAttrList(op->getAttrs());
  for (NamedAttribute attribute : changed)
    state.attributes.set(attribute.getName(), attribute.getValue());
  for (Region &region : op->getRegions())
    state.addRegion()->takeBody(region);
  Operation *fresh = before(op).create(state);
  for (auto [result, index] : llvm::zip(fresh->getResults(), kept))
    op->getResult(index).replaceAllUsesWith(result);
  replaced(op, fresh);
  return fresh;
}

void Edit::replaced(Operation *op, Operation *by) {
  unlink(op);
  successorOf[op] = by;
}

Value Edit::earliest(Type type, Operation *at, Operation *except) {
  return findAvailable(at, [&](Value value) {
    return value.getType() == type && (!except || value.getDefiningOp() != except) &&
           !(value.getDefiningOp() && beingErased.contains(value.getDefiningOp()));
  });
}

Value Edit::zero(Type type, Operation *at, int64_t number) {
  Builder builder(type.getContext());
  TypedAttr wanted;
  if (type.isIndex())
    wanted = builder.getIndexAttr(number);
  else if (auto integer = dyn_cast<IntegerType>(type); integer && integer.isSignless())
    wanted = IntegerAttr::get(type, APInt(64, number, true).sextOrTrunc(integer.getWidth()));
  else if (auto real = dyn_cast<FloatType>(type))
    wanted = builder.getFloatAttr(type, double(number));
  if (!wanted)
    return nullptr;
  if (Value found = findAvailable(at, [&](Value value) {
        auto constant = value.getDefiningOp<arith::ConstantOp>();
        return constant && !beingErased.contains(constant) && constant.getValueAttr() == wanted;
      }))
    return found;
  // Insert at the start of the function, so that later calls find the constant.
  Operation *place = at;
  for (Operation *op = at; op->getParentOp() && !op->hasTrait<OpTrait::IsIsolatedFromAbove>();
       op = op->getParentOp())
    place = op;
  OpBuilder b(type.getContext());
  Block *block = place->getBlock();
  if (Region *region = block->getParent(); region && !isa<ModuleOp>(region->getParentOp()))
    b.setInsertionPointToStart(&region->front());
  else
    b.setInsertionPoint(at);
  return arith::ConstantOp::create(b, at->getLoc(), wanted);
}

/// Makes a tensor of zeros; null if its elements are no numbers.
static Value freshTensor(Edit &edit, RankedTensorType type, Operation *at) {
  Value number = edit.zero(type.getElementType(), at);
  if (!number || type.getEncoding())
    return nullptr;
  SmallVector<Value> sizes(type.getNumDynamicDims());
  for (Value &size : sizes)
    size = edit.zero(IndexType::get(type.getContext()), at, 1);
  OpBuilder b(at);
  Value empty = tensor::EmptyOp::create(b, at->getLoc(), type, sizes);
  return linalg::FillOp::create(b, at->getLoc(), number, empty).getResult(0);
}

Value Edit::fresh(Type type, Operation *at) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return freshTensor(*this, tensor, at);
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref)
    return nullptr;
  auto plain = memref;
  auto layout = dyn_cast<StridedLayoutAttr>(memref.getLayout());
  if (!memref.getLayout().isIdentity() && !(layout && layout.hasStaticLayout()))
    plain = MemRefType::get(memref.getShape(), memref.getElementType(), MemRefLayoutAttrInterface(),
                            memref.getMemorySpace());
  if (plain != memref && !memref::CastOp::areCastCompatible(plain, memref))
    return nullptr;
  SmallVector<Value> sizes(plain.getNumDynamicDims());
  for (Value &size : sizes)
    size = zero(IndexType::get(type.getContext()), at, 1);
  OpBuilder b(at);
  Value buffer = memref::AllocOp::create(b, at->getLoc(), plain, sizes);
  if (filling && plain.getElementType().isIntOrIndexOrFloat())
    if (Value number = zero(plain.getElementType(), at))
      linalg::FillOp::create(b, at->getLoc(), number, buffer);
  return plain == memref ? buffer : memref::CastOp::create(b, at->getLoc(), memref, buffer);
}

Value Edit::any(Type type, Operation *at, Operation *except) {
  if (Value value = zero(type, at))
    return value;
  if (Value value = earliest(type, at, except))
    return value;
  if (Value value = fresh(type, at))
    return value;
  OpBuilder b(at);
  return ub::PoisonOp::create(b, at->getLoc(), type);
}

} // namespace freehold::edit
