//===- TensorBufferOps.cpp - bufferization: tensors made of buffers -------===//
//   %t = to_tensor %m restrict writable    the contents move to %t: %m's cells are unwritten from then on
//   %t = to_tensor %m restrict             a copy of them; %m may still be read, but not written
//                                          Both end with %m: after its free, reading %t is a use after free
//   materialize_in_destination %t in restrict writable %m
//                                          %m's cells get the elements
//   %m = to_buffer %t                      a new buffer, which is constant if it is read_only, and which nobody
//                                          frees: whose it will be is for bufferization to decide
//
// `restrict` promises that there is no other such op for the buffer or an alias of it in the function,
// or in what it calls. A to_tensor
// that is only turned back into buffers is a name for its buffer.
//===----------------------------------------------------------------------===//
#include "oracle/core/inputs/BufferType.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace freehold::interp {

/// Ends the lifetime of the tensor's storage, and of the buffer that it stands for. The result of an insertion into the
/// tensor has storage of its own and stays.
static const Inst *execDeallocTensor(const Inst *i, Machine &m) {
  const auto &table = i->table<MemRefRegisters>();
  if (m.poison[table.at])
    return m.failPoison(i, m.poison[table.at], "the tensor that is freed");
  uint32_t id = readDescriptor(m, table).view().allocation();
  const Allocation &tensor = m.memory.heap[id];
  Operation *maker = tensor.allocatedAt ? tensor.allocatedAt->op : nullptr;
  if (tensor.kind != AllocationKind::Tensor || !maker || isa<FunctionOpInterface>(maker) ||
      maker->hasTrait<OpTrait::ConstantLike>())
    return m.fail(i, ErrorKind::BadFree, "frees a tensor that is the caller's, or a constant", id);
  if (!tensor.live)
    return m.fail(i, ErrorKind::DoubleFree, "frees a tensor again", id);
  if (tensor.standsFor)
    return m.memory.free(i, tensor.standsFor, 0, 0) ? i->next() : nullptr;
  m.memory.heap.release(id, i);
  return i->next();
}

static void evalDeallocTensor(bufferization::DeallocTensorOp op, Emitter &e) {
  const auto *table = e.own(memrefRegisters(op.getTensor(), e));
  e.emit(execDeallocTensor).data = table;
}

//===----------------------------------------------------------------------===//
// Buffers that have one name among tensors
//===----------------------------------------------------------------------===//

namespace {
struct TransferTable {
  MemRefRegisters from, to;
  bool isOnlyName = false, isWritable = false, isConstant = false;
};
} // namespace

/// Makes all elements of a buffer unwritten, which nobody else may write meanwhile.
static bool takeContents(const Inst *i, Machine &m, MemRefView view, unsigned bytes) {
  return view.isEmpty() ||
         m.memory.copyEach(i, view, view, bytes, [&](Memory::Cells, Memory::Cells cells) {
           std::fill_n(cells.shadow, bytes, kUninitialised);
           return true;
         });
}

/// Makes storage of its own for the result and copies all elements to it. Returns the allocation, or 0
/// after failing the run.
static uint32_t copyToNew(const Inst *i, Machine &m, const TransferTable &table, MemRefView from) {
  Descriptor made(from.rank);
  MemRefView to = made.view();
  for (unsigned d = 0; d < from.rank; ++d)
    to.setSize(d, from.size(d));
  if (!makeTensor(i, m, to, table.to.bytes) || !m.memory.copyElements(i, from, to, table.to.bytes))
    return 0;
  writeDescriptor(m, table.to, made, 0);
  return to.allocation();
}

/// The result has storage of its own, which may be freed while the tensor that was copied lives on.
static const Inst *execCopied(const Inst *i, Machine &m) {
  const auto &table = i->table<TransferTable>();
  if (uint8_t taint = m.poison[table.from.at]) {
    m.poison[table.to.at] = taint;
    return i->next();
  }
  Descriptor source = readDescriptor(m, table.from);
  return copyToNew(i, m, table, source.view()) ? i->next() : nullptr;
}

static void evalAllocTensor(bufferization::AllocTensorOp op, Emitter &e) {
  Value copied = op.getCopy();
  if (!copied)
    return emitUnwritten(e, op.getResult(), resultSizes(op.getResult(), op.getDynamicSizes(), e));
  const auto *table =
      e.own(TransferTable{memrefRegisters(copied, e), memrefRegisters(op.getResult(), e)});
  e.emit(execCopied).data = table;
}

static const Inst *execToTensor(const Inst *i, Machine &m) {
  const auto &table = i->table<TransferTable>();
  if (m.poison[table.from.at])
    return m.failPoison(i, m.poison[table.from.at], "the buffer");
  Descriptor source = readDescriptor(m, table.from);
  MemRefView from = source.view();
  uint32_t made = copyToNew(i, m, table, from);
  if (!made)
    return nullptr;
  m.memory.heap.tieTensor(made, from.allocation());
  // What is made in place of it is the buffer too, if the buffer may be written.
  m.memory.heap[made].constant = !table.isWritable;
  if (table.isWritable && table.isOnlyName && !takeContents(i, m, from, table.from.bytes))
    return nullptr;
  if (table.isOnlyName && !m.memory.nameByTensor(i, from.allocation()))
    return nullptr;
  return i->next();
}

/// A tensor that only to_buffer uses is an alias of the buffer. It has no registers: to_buffer uses
/// those of the buffer.
static bool isName(bufferization::ToTensorOp op) {
  return isa<BaseMemRefType>(op.getBuffer().getType()) && wordsOf(op.getBuffer().getType()) &&
         llvm::all_of(op->getUsers(), llvm::IsaPred<bufferization::ToBufferOp>);
}

static void evalToTensor(bufferization::ToTensorOp op, Emitter &e) {
  if (isName(op))
    return;
  auto buffer = dyn_cast<BaseMemRefType>(op.getBuffer().getType());
  if (!buffer || !wordsOf(buffer) || !wordsOf(op.getResult().getType()))
    return e.unsupported("a buffer or tensor of another type");
  TransferTable table{memrefRegisters(op.getBuffer(), e), memrefRegisters(op.getResult(), e),
                      op.getRestrict(), op.getWritable()};
  const auto *owned = e.own(table);
  e.emit(execToTensor).data = owned;
}

//===----------------------------------------------------------------------===//
// to_buffer
//===----------------------------------------------------------------------===//

static const Inst *execToBuffer(const Inst *i, Machine &m) {
  const auto &table = i->table<TransferTable>();
  if (m.poison[table.from.at])
    return m.failPoison(i, m.poison[table.from.at], "the tensor");
  Descriptor source = readDescriptor(m, table.from);
  uint32_t made = copyToNew(i, m, table, source.view());
  if (!made)
    return nullptr;
  m.memory.heap[made].constant = table.isConstant;
  return i->next();
}

/// Whether a new buffer, whose elements lie one after the other, is one of the type.
static bool mayBeContiguous(MemRefType type) {
  TypeLayout layout(type);
  auto mayBe = [](int64_t fact, std::optional<int64_t> number) {
    return ShapedType::isDynamic(fact) || fact == number;
  };
  std::optional<int64_t> stride = 1;
  for (int64_t d = type.getRank(); d-- > 0;) {
    if (!mayBe(layout.strides[d], stride))
      return false;
    if (type.isDynamicDim(d))
      stride.reset();
    else if (stride)
      *stride *= type.getDimSize(d);
  }
  return mayBe(layout.offset, 0);
}

/// %m = to_buffer (to_tensor %b) is a cast of %b.
static void evalToBuffer(bufferization::ToBufferOp op, Emitter &e) {
  auto buffer = dyn_cast<BaseMemRefType>(op.getBuffer().getType());
  if (!buffer || !wordsOf(buffer))
    return e.unsupported("a buffer of another type");
  auto source = op.getTensor().getDefiningOp<bufferization::ToTensorOp>();
  if (source && isName(source))
    return emitCast(source.getBuffer(), op.getBuffer(), e);
  auto ranked = dyn_cast<MemRefType>(buffer);
  if (!wordsOf(op.getTensor().getType()) || (ranked && !mayBeContiguous(ranked)))
    return e.unsupported(
        "the future buffer of a tensor, in a layout that a new buffer does not have");
  TransferTable table{memrefRegisters(op.getTensor(), e), memrefRegisters(op.getBuffer(), e), false,
                      false, op.getReadOnly()};
  const auto *owned = e.own(table);
  e.emit(execToBuffer).data = owned;
}

//===----------------------------------------------------------------------===//
// materialize_in_destination
//===----------------------------------------------------------------------===//

static const Inst *execMaterialize(const Inst *i, Machine &m) {
  const auto &table = i->table<TransferTable>();
  if (uint8_t taint = m.poison[table.from.at] | m.poison[table.to.at])
    return m.failPoison(i, taint, "the source or the destination");
  MemRefView from = m.memref(table.from.at, table.from.rank);
  Descriptor to = readDescriptor(m, table.to);
  if (to.rank != from.rank)
    return m.fail(i, ErrorKind::Undefined, "source and destination differ in rank");
  if (!m.memory.copyElements(i, from, to.view(), table.to.bytes) ||
      (table.isOnlyName && !m.memory.nameByTensor(i, to.view().allocation())))
    return nullptr;
  return i->next();
}

/// The result has the source's elements. a: the source, b: the destination, imm: the rank.
static const Inst *execSameShape(const Inst *i, Machine &m) {
  if (uint8_t taint = m.poison[i->a] | m.poison[i->b])
    return m.failPoison(i, taint, "the source or the destination");
  for (unsigned d = 0; d < i->imm; ++d)
    if (m.u(i->a + kSizes + d) != m.u(i->b + kSizes + d))
      return m.fail(i, ErrorKind::Undefined, "source and destination differ in size");
  return i->next();
}

static void evalMaterialize(bufferization::MaterializeInDestinationOp op, Emitter &e) {
  if (isa<BaseMemRefType>(op.getDest().getType())) {
    TransferTable table{memrefRegisters(op.getSource(), e), memrefRegisters(op.getDest(), e),
                        op.getRestrict()};
    const auto *owned = e.own(table);
    e.emit(execMaterialize).data = owned;
    return;
  }
  auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
  if (!type || !isa<RankedTensorType>(op.getDest().getType()))
    return e.unsupported("an unranked tensor");
  e.emit(execSameShape, 0, e.at(op.getSource()), e.at(op.getDest())).imm = type.getRank();
  e.move(e.registers(op.getSource()), e.at(op->getResult(0)));
}

void addTensorBufferOps(InterpTable &table) {
  table.on<bufferization::AllocTensorOp>(evalAllocTensor);
  table.on<bufferization::DeallocTensorOp>(evalDeallocTensor);
  table.onAnyTypes<bufferization::ToTensorOp>(evalToTensor);
  table.onAnyTypes<bufferization::ToBufferOp>(evalToBuffer);
  table.on<bufferization::MaterializeInDestinationOp>(evalMaterialize);
}

} // namespace freehold::interp
