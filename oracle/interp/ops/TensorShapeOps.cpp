//===- TensorShapeOps.cpp - tensor: casts and reshapes --------------------===//
// All of them share storage with the source, unless its elements have gaps between them and the result
// has other dimensions.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace freehold::interp {

//===----------------------------------------------------------------------===//
// cast and bitcast
//===----------------------------------------------------------------------===//

namespace {
struct CastTable {
  MemRefRegisters from, to;
  SmallVector<int64_t, 4> sizes;
};
} // namespace

/// A cast to a type that does not hold gives poison, as that of a memref.
static const Inst *execCast(const Inst *i, Machine &m) {
  const auto &table = i->table<CastTable>();
  Descriptor from = readDescriptor(m, table.from);
  uint8_t poison = m.poison[table.from.at];
  if (table.to.ranked && table.to.rank != from.rank) {
    Descriptor other(table.to.rank);
    other.view().pointer() = from.view().pointer();
    writeDescriptor(m, table.to, other, poison | kPoisonTaint);
    return i->next();
  }
  for (auto [d, size] : llvm::enumerate(table.sizes))
    if (!ShapedType::isDynamic(size) && size != from.view().size(d))
      poison |= kPoisonTaint;
  writeDescriptor(m, table.to, from, poison);
  return i->next();
}

static void emitTensorCast(Value from, Value to, Emitter &e) {
  CastTable table{memrefRegisters(from, e), memrefRegisters(to, e), {}};
  if (auto ranked = dyn_cast<RankedTensorType>(to.getType()))
    table.sizes.assign(ranked.getShape().begin(), ranked.getShape().end());
  const auto *owned = e.own(std::move(table));
  e.emit(execCast).data = owned;
}

static void evalCast(tensor::CastOp op, Emitter &e) {
  emitTensorCast(op.getSource(), op.getDest(), e);
}

/// The elements have the same number of bits, so they have the same bytes.
static void evalBitcast(tensor::BitcastOp op, Emitter &e) {
  emitTensorCast(op.getSource(), op.getResult(), e);
}

//===----------------------------------------------------------------------===//
// reshape, expand_shape, collapse_shape
//===----------------------------------------------------------------------===//

namespace {
struct ReshapeTable {
  MemRefRegisters from, to;
  /// Each size of the result: a number, a register, or the product of dimensions of the source.
  IndexOperands sizes = {};
  SmallVector<ReassociationIndices> collapsed = {}, expanded = {};
  /// For tensor.reshape the tensor with the sizes.
  std::optional<MemRefRegisters> shape = {};
  SmallVector<int64_t, 4> staticSizes = {};
};
} // namespace

/// Gives `to` the elements of `from` in the sizes that it has, of which there are as many.
static bool reshape(const Inst *i, Machine &m, MemRefView from, MemRefView to, unsigned bytes) {
  if (isRowMajor(from) && !from.isEmpty()) {
    to.pointer() = from.pointer();
    to.setByteShift(0);
    to.setOffset(from.offset());
    setContiguousStrides(to);
    return true;
  }
  Descriptor flat(from.rank);
  for (unsigned d = 0; d < from.rank; ++d)
    flat.view().setSize(d, from.size(d));
  if (!makeTensor(i, m, flat.view(), bytes) || !copyTensor(i, m, from, flat.view(), bytes))
    return false;
  to.pointer() = flat.view().pointer();
  to.setByteShift(0);
  to.setOffset(0);
  setContiguousStrides(to);
  return true;
}

/// Sets the sizes, or returns false after failing the run.
static bool setSizes(const Inst *i, Machine &m, const ReshapeTable &table, MemRefView from,
                     MemRefView to) {
  for (auto [d, group] : llvm::enumerate(table.collapsed)) {
    int64_t size = 1;
    for (int64_t source : group)
      size *= from.size(source);
    to.setSize(d, size);
  }
  if (uint8_t taint = anyPoison(m, table.sizes))
    return !!m.failPoison(i, taint, "a size");
  for (auto [d, size] : llvm::enumerate(table.sizes))
    to.setSize(d, size.read(m));
  for (auto [d, group] : llvm::enumerate(table.expanded)) {
    __int128 size = 1;
    for (int64_t target : group)
      size *= to.size(target);
    if (size != from.size(d))
      return !!m.fail(i, ErrorKind::Undefined,
                      "expands dimension " + Twine(d) + " of size " + Twine(from.size(d)) +
                          " to sizes with another product");
  }
  for (auto [d, size] : llvm::enumerate(table.staticSizes))
    if (!ShapedType::isDynamic(size) && size != to.size(d))
      return !!m.fail(i, ErrorKind::Undefined,
                      "dimension " + Twine(d) + " has size " + Twine(to.size(d)) +
                          " where the type says " + Twine(size));
  return true;
}

/// Appends the sizes that a tensor of integers has. Returns false after failing the run.
static bool readShape(const Inst *i, Machine &m, const MemRefRegisters &shape,
                      SmallVectorImpl<int64_t> &sizes) {
  if (m.poison[shape.at])
    return !!m.failPoison(i, m.poison[shape.at], "the tensor of sizes");
  MemRefView view = m.memref(shape.at, shape.rank);
  for (int64_t d = 0; d < view.size(0); ++d) {
    auto cells = m.memory.accessAt(i, Memory::Access::Read, view, {d}, shape.bytes);
    if (!cells)
      return false;
    bool isWritten = std::all_of(cells.shadow, cells.shadow + shape.bytes,
                                 [](uint8_t s) { return s == kInitialised; });
    if (!isWritten)
      return !!m.fail(i, ErrorKind::UninitialisedRead, "a size was never written",
                      view.allocation());
    uint64_t bits = 0;
    std::memcpy(&bits, cells.data, std::min<unsigned>(shape.bytes, 8));
    sizes.push_back(llvm::SignExtend64(bits, 8 * std::min<unsigned>(shape.bytes, 8)));
  }
  return true;
}

static const Inst *execReshape(const Inst *i, Machine &m) {
  const auto &table = i->table<ReshapeTable>();
  if (m.poison[table.from.at])
    return m.failPoison(i, m.poison[table.from.at], "the tensor");
  Descriptor source = readDescriptor(m, table.from);
  SmallVector<int64_t> sizes;
  if (table.shape && !readShape(i, m, *table.shape, sizes))
    return nullptr;
  Descriptor made(table.to.ranked ? table.to.rank : sizes.size());
  MemRefView from = source.view(), to = made.view();
  if (table.shape && sizes.size() != to.rank)
    return m.fail(i, ErrorKind::Undefined, "a shape of " + Twine(sizes.size()) + " sizes");
  for (auto [d, size] : llvm::enumerate(sizes))
    to.setSize(d, size);
  if (!setSizes(i, m, table, from, to))
    return nullptr;
  __int128 before = 1, after = 1;
  for (int64_t size : from.sizes())
    before *= size;
  for (int64_t size : to.sizes()) {
    if (size < 0 || after > INT64_MAX)
      return m.fail(i, ErrorKind::Undefined, "reshapes to size " + Twine(size));
    after *= size;
  }
  if (before != after)
    return m.fail(i, ErrorKind::Undefined, "reshapes to another number of elements");
  if (!reshape(i, m, from, to, table.to.bytes))
    return nullptr;
  writeDescriptor(m, table.to, made, 0);
  return i->next();
}

static void emitReshape(ReshapeTable table, Value result, Emitter &e) {
  if (auto ranked = dyn_cast<RankedTensorType>(result.getType()))
    table.staticSizes.assign(ranked.getShape().begin(), ranked.getShape().end());
  const auto *owned = e.own(std::move(table));
  e.emit(execReshape).data = owned;
}

static void evalExpandShape(tensor::ExpandShapeOp op, Emitter &e) {
  ReshapeTable table{memrefRegisters(op.getSrc(), e), memrefRegisters(op.getResult(), e)};
  table.sizes = mixedOperands(op.getStaticOutputShape(), op.getOutputShape(), e);
  table.expanded = op.getReassociationIndices();
  emitReshape(std::move(table), op.getResult(), e);
}

static void evalCollapseShape(tensor::CollapseShapeOp op, Emitter &e) {
  ReshapeTable table{memrefRegisters(op.getSrc(), e), memrefRegisters(op.getResult(), e)};
  table.collapsed = op.getReassociationIndices();
  emitReshape(std::move(table), op.getResult(), e);
}

static void evalReshape(tensor::ReshapeOp op, Emitter &e) {
  ReshapeTable table{memrefRegisters(op.getSource(), e), memrefRegisters(op.getResult(), e)};
  table.shape = memrefRegisters(op.getShape(), e);
  emitReshape(std::move(table), op.getResult(), e);
}

void addTensorShapeOps(InterpTable &table) {
  table.on<tensor::CastOp>(evalCast);
  table.on<tensor::BitcastOp>(evalBitcast);
  table.on<tensor::ReshapeOp>(evalReshape);
  table.on<tensor::ExpandShapeOp>(evalExpandShape);
  table.on<tensor::CollapseShapeOp>(evalCollapseShape);
}

} // namespace freehold::interp
