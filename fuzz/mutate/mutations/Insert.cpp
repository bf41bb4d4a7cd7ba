//===- Insert.cpp - New ops that use memory -------------------------------===//
// insert-print:           memref.load of an element, vector.print of it
// insert-store:           memref.store of a value of the element type
// insert-alloc:           a new, filled buffer of a type that is around, used later or printed
// insert-manual-dealloc:  an allocation that the program frees itself, marked as such
// Indices are within the bounds that the type shows; where it shows none, they are 0.
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/Mutant.h"
#include "fuzz/mutate/mutations/Families.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace freehold::mutate {

static bool isAccessible(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return type && type.getElementType().isSignlessIntOrIndexOrFloat() &&
         !llvm::is_contained(type.getShape(), 0);
}

static std::vector<Value> accessibleMemrefs(Operation *at) {
  std::vector<Value> memrefs = availableMemrefs(at);
  std::erase_if(memrefs, [](Value value) { return !isAccessible(value); });
  return memrefs;
}

static SmallVector<Value> indicesInto(Mutant &mutant, Value memref, Operation *at) {
  SmallVector<Value> indices;
  for (int64_t size : cast<MemRefType>(memref.getType()).getShape()) {
    unsigned index = ShapedType::isDynamic(size) ? 0 : mutant.choose(std::min<int64_t>(size, 256));
    indices.push_back(mutant.edit.zero(IndexType::get(memref.getContext()), at, index));
  }
  return indices;
}

static void printElement(Mutant &mutant, Value memref, Operation *at) {
  SmallVector<Value> indices = indicesInto(mutant, memref, at);
  OpBuilder b(at);
  Value element = memref::LoadOp::create(b, at->getLoc(), memref, indices);
  vector::PrintOp::create(b, at->getLoc(), element);
}

static bool print(Mutant &mutant, const Target &target) {
  std::vector<Value> memrefs = accessibleMemrefs(target.op);
  if (memrefs.empty())
    return false;
  printElement(mutant, mutant.pick(memrefs), target.op);
  return true;
}

static bool store(Mutant &mutant, const Target &target) {
  std::vector<Value> memrefs = accessibleMemrefs(target.op);
  if (memrefs.empty())
    return false;
  Value memref = mutant.pick(memrefs);
  Value element = mutant.anyValue(cast<MemRefType>(memref.getType()).getElementType(), target.op);
  SmallVector<Value> indices = indicesInto(mutant, memref, target.op);
  OpBuilder b(target.op);
  memref::StoreOp::create(b, target.op->getLoc(), element, memref, indices);
  return true;
}

/// Picks a type to allocate: that of an available memref, or a small one.
static Type pickType(Mutant &mutant, Operation *at, Value &like) {
  std::vector<Value> memrefs = accessibleMemrefs(at);
  unsigned chosen = mutant.choose(memrefs.size() + 1);
  if (chosen == memrefs.size())
    return MemRefType::get({4}, IntegerType::get(at->getContext(), 32));
  like = memrefs[chosen];
  return like.getType();
}

static bool alloc(Mutant &mutant, const Target &target) {
  Value like;
  Type type = pickType(mutant, target.op, like);
  mutant.edit.fillFreshBuffers();
  Value buffer = mutant.edit.fresh(type, target.op);
  if (!buffer)
    return false;
  if (like)
    mutant.replaceSomeUses(like, buffer, buffer.getDefiningOp());
  printElement(mutant, buffer, target.op);
  return true;
}

static constexpr llvm::StringLiteral kManual = "bufferization.manual_deallocation";

static bool allocAndFree(Mutant &mutant, const Target &target) {
  mutant.edit.fillFreshBuffers();
  Type type = MemRefType::get({2}, IntegerType::get(target.op->getContext(), 32));
  Value buffer = mutant.edit.fresh(type, target.op);
  buffer.getDefiningOp()->setAttr(kManual, UnitAttr::get(target.op->getContext()));
  printElement(mutant, buffer, target.op);
  // Place the dealloc at a random distance after the allocation.
  Operation *place = target.op;
  for (unsigned steps = mutant.choose(8); steps && place->getNextNode(); --steps)
    place = place->getNextNode();
  OpBuilder b(place);
  auto dealloc = memref::DeallocOp::create(b, target.op->getLoc(), buffer);
  dealloc->setAttr(kManual, UnitAttr::get(target.op->getContext()));
  return true;
}

Mutation insertPrint() {
  return {"insert-print", "an element of a buffer is loaded and printed", true, findOps<isAnyOp>,
          print};
}
Mutation insertStore() {
  return {"insert-store", "something is stored to a buffer", true, findOps<isAnyOp>, store};
}
Mutation insertAlloc() {
  return {"insert-alloc", "a new, filled buffer in place of another of its type", true,
          findOps<isAnyOp>, alloc};
}
Mutation insertManualDealloc() {
  return {"insert-manual-dealloc", "a buffer that the program frees itself, marked as such", true,
          findOps<isAnyOp>, allocAndFree};
}

} // namespace freehold::mutate
