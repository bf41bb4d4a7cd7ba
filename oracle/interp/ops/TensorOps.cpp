//===- TensorOps.cpp - tensor: elements, sizes, new tensors -----*- C++ -*-===//
// Slices are in TensorSliceOps, reshapes and casts in TensorShapeOps, gather and scatter in
// TensorIndexedOps, and what turns buffers to tensors and back in TensorBufferOps.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/AffineAccess.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "oracle/core/inputs/BufferType.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace freehold::interp {

//===----------------------------------------------------------------------===//
// empty and splat: one element for all, which empty leaves unwritten
//===----------------------------------------------------------------------===//

namespace {
struct OneElement {
  MemRefRegisters to;
  IndexOperands sizes;
  Registers value;
  bool isWritten = false;
};
} // namespace

static const Inst *execOneElement(const Inst *i, Machine &m) {
  const auto &table = i->table<OneElement>();
  if (uint8_t taint = anyPoison(m, table.sizes))
    return m.failPoison(i, taint, "a size");
  MemRefView to = m.memref(table.to.at, table.to.rank);
  for (auto [d, size] : llvm::enumerate(table.sizes))
    if (size.read(m) < 0)
      return m.fail(i, ErrorKind::Undefined, "makes a tensor of size " + Twine(size.read(m)));
  Descriptor one(0);
  if (!makeTensor(i, m, one.view(), table.to.bytes))
    return nullptr;
  to.pointer() = one.view().pointer();
  to.setByteShift(0);
  to.setOffset(0);
  for (auto [d, size] : llvm::enumerate(table.sizes)) {
    to.setSize(d, size.read(m));
    to.setStride(d, 0);
  }
  m.poison[table.to.at] = 0;
  if (!table.isWritten)
    return i->next();
  auto cells = m.memory.access(i, Memory::Access::Write, to.pointer(), 0, 0, table.to.bytes);
  return cells && m.memory.storeElement(i, cells, table.to.bytes, table.value.at, table.value.words)
             ? i->next()
             : nullptr;
}

void emitUnwritten(Emitter &e, Value result, IndexOperands sizes) {
  OneElement table{memrefRegisters(result, e), std::move(sizes), {}};
  const auto *owned = e.own(std::move(table));
  e.emit(execOneElement).data = owned;
}

static void evalEmpty(tensor::EmptyOp op, Emitter &e) {
  emitUnwritten(e, op.getResult(), resultSizes(op.getResult(), op.getDynamicSizes(), e));
}

/// Returns false, after emitting Unsupported, if elements are no scalars.
static bool hasScalars(Value tensor, Emitter &e) {
  if (bitsOf(cast<TensorType>(tensor.getType()).getElementType()))
    return true;
  e.unsupported("a tensor whose elements are no integers and no floats");
  return false;
}

static void evalSplat(tensor::SplatOp op, Emitter &e) {
  if (!hasScalars(op.getResult(), e))
    return;
  OneElement table{memrefRegisters(op.getResult(), e),
                   resultSizes(op.getResult(), op.getDynamicSizes(), e), e.registers(op.getInput()),
                   true};
  const auto *owned = e.own(std::move(table));
  e.emit(execOneElement).data = owned;
}

//===----------------------------------------------------------------------===//
// arith.constant
//===----------------------------------------------------------------------===//

namespace {
struct ConstantTable {
  MemRefRegisters to;
  SmallVector<int64_t, 4> sizes;
  std::vector<uint8_t> cells;
  /// All elements are equal, and `cells` has one of them.
  bool isSplat = false;
};
} // namespace

static const Inst *execConstant(const Inst *i, Machine &m) {
  const auto &table = i->table<ConstantTable>();
  MemRefView to = m.memref(table.to.at, table.to.rank);
  uint32_t id = m.memory.allocateTensor(i, table.cells.size());
  if (!id)
    return nullptr;
  to.pointer() = id;
  to.setByteShift(0);
  to.setOffset(0);
  for (auto [d, size] : llvm::enumerate(table.sizes))
    to.setSize(d, size);
  setContiguousStrides(to);
  for (unsigned d = 0; table.isSplat && d < to.rank; ++d)
    to.setStride(d, 0);
  llvm::copy(table.cells, m.memory.heap[id].data);
  std::fill_n(m.memory.heap[id].shadow, table.cells.size(), kInitialised);
  m.poison[table.to.at] = 0;
  return i->next();
}

void emitTensorConstant(Attribute value, Value result, Emitter &e) {
  auto type = cast<RankedTensorType>(result.getType());
  auto values = dyn_cast<ElementsAttr>(value);
  ConstantTable table{memrefRegisters(result, e), llvm::to_vector<4>(type.getShape()), {}};
  auto dense = dyn_cast<DenseElementsAttr>(value);
  auto storage = cast<MemRefType>(bufferTypeOf(type));
  if (table.isSplat = dense && dense.isSplat(); table.isSplat) {
    values = dense.resizeSplat(RankedTensorType::get({}, type.getElementType()));
    storage = MemRefType::get({}, type.getElementType());
  }
  auto cells = values ? initialCells(values, storage) : std::nullopt;
  if (!cells)
    return e.unsupported("a constant whose values are not available");
  table.cells = std::move(*cells);
  const auto *owned = e.own(std::move(table));
  e.emit(execConstant).data = owned;
}

//===----------------------------------------------------------------------===//
// from_elements and generate
//===----------------------------------------------------------------------===//

/// The table has the registers of the elements, in row-major order; dst is the tensor, imm the bytes
/// of an element.
static const Inst *execElements(const Inst *i, Machine &m) {
  int64_t number = 0;
  for (Registers element : i->table<std::vector<Registers>>()) {
    auto cells = m.memory.access(i, Memory::Access::Write, m.u(i->dst), 0, number++, i->imm);
    if (!cells || !m.memory.storeElement(i, cells, i->imm, element.at, element.words))
      return nullptr;
  }
  return i->next();
}

static void evalFromElements(tensor::FromElementsOp op, Emitter &e) {
  if (!hasScalars(op.getResult(), e))
    return;
  emitNewTensor(e, op.getResult(), resultSizes(op.getResult(), {}, e));
  std::vector<Registers> elements;
  for (Value element : op.getElements())
    elements.push_back(e.registers(element));
  const auto *table = e.own(std::move(elements));
  MemRefRegisters to = memrefRegisters(op.getResult(), e);
  Inst &inst = e.emit(execElements, to.at);
  inst.data = table;
  inst.imm = to.bytes;
}

static void evalGenerate(tensor::GenerateOp op, Emitter &e) {
  emitNewTensor(e, op.getResult(), resultSizes(op.getResult(), op.getDynamicExtents(), e));
  LoopNest nest = emitNestOver(e, op.getResult());
  SmallVector<uint32_t> ivs = nest.iv;
  OpenNest open = emitNestBegin(e, std::move(nest));
  for (auto [iv, argument] : llvm::zip_equal(ivs, op.getBody().getArguments()))
    e.move({iv, 1}, e.at(argument));
  e.region(op.getBody(), [&](Operation *yield) {
    emitElementStore(e, op, e.registers(yield->getOperand(0)), op.getResult(), ivs);
    emitNestNext(e, open, op);
  });
  e.bind(open.done);
}

static void evalYield(tensor::YieldOp op, Emitter &e) { e.leaveRegion(op); }

//===----------------------------------------------------------------------===//
// extract and insert
//===----------------------------------------------------------------------===//

static void evalExtract(tensor::ExtractOp op, Emitter &e) {
  const ElementAccess *access = elementAccess(op.getTensor(), e.at(op.getIndices()), 0, e);
  if (access)
    e.emit(execLoad, e.at(op.getResult())).data = access;
}

static void evalInsert(tensor::InsertOp op, Emitter &e) {
  const ElementAccess *access = elementAccess(op.getResult(), e.at(op.getIndices()), 0, e);
  if (!access)
    return;
  emitDestination(e, op.getDestMutable(), op.getResult());
  e.emit(execStore, e.at(op.getScalar())).data = access;
}

//===----------------------------------------------------------------------===//
// dim and rank
//===----------------------------------------------------------------------===//

/// dst: the size; a: the dimension; data: the tensor.
static const Inst *execDim(const Inst *i, Machine &m) {
  const auto &table = i->table<MemRefRegisters>();
  if (uint8_t taint = m.poison[table.at] | m.poison[i->a])
    return m.failPoison(i, taint, "the tensor or the dimension");
  Descriptor of = readDescriptor(m, table);
  int64_t dimension = m.s(i->a);
  if (dimension < 0 || dimension >= static_cast<int64_t>(of.rank))
    return m.fail(i, ErrorKind::Undefined,
                  "dimension " + Twine(dimension) + " of a tensor of rank " + Twine(of.rank));
  m.u(i->dst) = static_cast<uint64_t>(of.view().size(dimension));
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalDim(tensor::DimOp op, Emitter &e) {
  const auto *table = e.own(memrefRegisters(op.getSource(), e));
  e.emit(execDim, e.at(op.getResult()), e.at(op.getIndex())).data = table;
}

static const Inst *execRank(const Inst *i, Machine &m) {
  const auto &table = i->table<MemRefRegisters>();
  if (m.poison[table.at])
    return m.failPoison(i, m.poison[table.at], "the tensor");
  m.u(i->dst) = table.ranked ? table.rank : m.u(table.at);
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalRank(tensor::RankOp op, Emitter &e) {
  const auto *table = e.own(memrefRegisters(op.getTensor(), e));
  e.emit(execRank, e.at(op.getResult())).data = table;
}

void addTensorOps(InterpTable &table) {
  table.on<tensor::EmptyOp>(evalEmpty);
  table.on<tensor::SplatOp>(evalSplat);
  table.on<tensor::FromElementsOp>(evalFromElements);
  table.on<tensor::GenerateOp>(evalGenerate);
  table.on<tensor::YieldOp>(evalYield);
  table.on<tensor::ExtractOp>(evalExtract);
  table.on<tensor::InsertOp>(evalInsert);
  table.on<tensor::DimOp>(evalDim);
  table.on<tensor::RankOp>(evalRank);
  addTensorShapeOps(table);
  addShapeOps(table);
  addTensorSliceOps(table);
  addTensorIndexedOps(table);
}

} // namespace freehold::interp
