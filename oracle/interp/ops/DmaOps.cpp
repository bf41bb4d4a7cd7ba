//===- DmaOps.cpp - memref and affine: transfers with tags ------*- C++ -*-===//
// A transfer is a task (PendingTasks.h) that copies where it is started, and ends at a wait for the same element
// of a tag buffer. That element holds the number of the task meanwhile, since what it holds is the device's to say:
//
//     memref.dma_start %a[%i], %b[%j], %n, %tag[%k]     the task begins, %tag[%k] <- its number
//     read %b                                           races with the transfer
//     memref.dma_wait %tag[%k], %n                      ends the task with the number in %tag[%k]
//
// Opaque, as ops without a row are (Opaque.h): transfers of buffers whose layout is not the identity, or whose memory
// spaces do not tell which of them a stride belongs to, and tags of less than 32 bits.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/DmaOps.h"

#include "oracle/interp/AffineEval.h"
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::interp {

namespace {
/// An element of a memref.
struct Place {
  MemRefRegisters memref;
  SmallVector<uint32_t> indices;
};

struct Transfer {
  Place source, target, tag;
  uint32_t count = 0;
  /// Words of the distance between chunks, and of the elements of one, if there are any.
  bool isStrided = false, isSourceStrided = false;
  uint32_t stride = 0, chunk = 0;
};
} // namespace

/// Returns the taint of what the place depends on.
static uint8_t taintOf(const Machine &m, const Place &place) {
  uint8_t taint = m.poison[place.memref.at];
  for (uint32_t index : place.indices)
    taint |= m.poison[index];
  return taint;
}

static SmallVector<int64_t> indicesOf(const Machine &m, const Place &place) {
  SmallVector<int64_t> indices;
  for (uint32_t index : place.indices)
    indices.push_back(m.s(index));
  return indices;
}

/// Returns the position of the place among the elements of its view, in row-major order; std::nullopt after
/// failing because it is in none.
static std::optional<int64_t> positionOf(const Inst *i, Machine &m, const Place &place) {
  Descriptor memref = readDescriptor(m, place.memref);
  MemRefView view = memref.view();
  int64_t position = 0;
  for (auto [d, index] : llvm::enumerate(indicesOf(m, place))) {
    if (index < 0 || index >= view.size(d)) {
      m.fail(i, ErrorKind::OutOfBounds,
             "index " + Twine(index) + " of dimension " + Twine(d) + " of size " +
                 Twine(view.size(d)),
             view.allocation());
      return std::nullopt;
    }
    position = position * view.size(d) + index;
  }
  return position;
}

/// Returns an element of the view by its position in it; null after failing.
static Memory::Cells cellsAt(const Inst *i, Machine &m, Memory::Access how, MemRefView view,
                             int64_t position, unsigned bytes) {
  if (position < 0 || position >= view.elements()) {
    m.fail(i, ErrorKind::OutOfBounds,
           "a transfer of element " + Twine(position) + " of " + Twine(view.elements()),
           view.allocation());
    return {};
  }
  return m.memory.access(i, how, view.pointer(), view.byteShift(), view.offset() + position, bytes);
}

static bool copyAll(const Inst *i, Machine &m, const Transfer &transfer) {
  auto from = positionOf(i, m, transfer.source), to = positionOf(i, m, transfer.target);
  if (!from || !to)
    return false;
  Descriptor source = readDescriptor(m, transfer.source.memref);
  Descriptor target = readDescriptor(m, transfer.target.memref);
  unsigned bytes = transfer.source.memref.bytes;
  int64_t count = m.s(transfer.count);
  bool overlaps = source.view().allocation() == target.view().allocation() &&
                  std::max(*from, *to) - std::min(*from, *to) < count;
  if (overlaps && !transfer.isStrided)
    return !!m.fail(i, ErrorKind::Undefined, "a transfer to cells that it reads",
                    source.view().allocation());
  int64_t chunk = transfer.isStrided ? m.s(transfer.chunk) : 0;
  if (transfer.isStrided && chunk <= 0)
    return !!m.fail(i, ErrorKind::Undefined, "transfers chunks of " + Twine(chunk) + " elements");
  for (int64_t n = 0; n < count; ++n) {
    int64_t far = n, stride;
    if (transfer.isStrided && (__builtin_mul_overflow(n / chunk, m.s(transfer.stride), &stride) ||
                               __builtin_add_overflow(stride, n % chunk, &far)))
      return !!m.fail(i, ErrorKind::Undefined, "a stride that overflows");
    bool isFrom = transfer.isSourceStrided;
    auto read =
        cellsAt(i, m, Memory::Access::Read, source.view(), *from + (isFrom ? far : n), bytes);
    auto written =
        read ? cellsAt(i, m, Memory::Access::Write, target.view(), *to + (isFrom ? n : far), bytes)
             : Memory::Cells();
    if (!written || !m.memory.copyCells(i, read, written, bytes) || !m.memory.charge(i, 1))
      return false;
  }
  return true;
}

static const Inst *execDmaStart(const Inst *i, Machine &m) {
  const auto &transfer = i->table<Transfer>();
  uint8_t taint = m.poison[transfer.count] | taintOf(m, transfer.source) |
                  taintOf(m, transfer.target) | taintOf(m, transfer.tag);
  if (transfer.isStrided)
    taint |= m.poison[transfer.stride] | m.poison[transfer.chunk];
  if (taint)
    return m.failPoison(i, taint, "what a transfer depends on");
  Task task;
  task.at = i;
  m.memory.enterTask(std::move(task));
  if (m.s(transfer.count) > 0 && !copyAll(i, m, transfer))
    return nullptr;
  SmallVector<uint32_t> buffers;
  for (const Place *place : {&transfer.source, &transfer.target})
    buffers.push_back(static_cast<uint32_t>(readDescriptor(m, place->memref).view().allocation()));
  uint64_t number = m.memory.leaveTask(std::move(buffers));
  Descriptor tag = readDescriptor(m, transfer.tag.memref);
  unsigned bytes = transfer.tag.memref.bytes;
  auto cells =
      m.memory.accessAt(i, Memory::Access::Write, tag.view(), indicesOf(m, transfer.tag), bytes);
  SmallVector<uint8_t, 16> data(bytes);
  std::memcpy(data.data(), &number, std::min<size_t>(bytes, sizeof(number)));
  return cells && m.memory.writeCells(i, cells, data.data(), bytes, kInitialised) ? i->next()
                                                                                  : nullptr;
}

static const Inst *execDmaWait(const Inst *i, Machine &m) {
  const auto &place = i->table<Place>();
  if (uint8_t taint = taintOf(m, place))
    return m.failPoison(i, taint, "a tag");
  Descriptor tag = readDescriptor(m, place.memref);
  unsigned bytes = place.memref.bytes;
  auto cells = m.memory.accessAt(i, Memory::Access::Read, tag.view(), indicesOf(m, place), bytes);
  if (!cells)
    return nullptr;
  if (llvm::any_of(llvm::seq(bytes), [&](unsigned n) { return cells.shadow[n] != kInitialised; }))
    return m.fail(i, ErrorKind::Undefined, "waits for a transfer that was not started");
  uint64_t number = 0;
  std::memcpy(&number, cells.data, std::min<size_t>(bytes, sizeof(number)));
  m.memory.endTask(number);
  return i->next();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static SmallVector<uint32_t> mapped(AffineMap map, ValueRange operands, Emitter &e) {
  return emitAffineMap(e, map, affineOperands(e, map.getNumDims(), operands));
}

static bool hasPlainLayout(Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  return type && type.getLayout().isIdentity() && bitsOf(type.getElementType());
}

static bool isTag(Value memref) {
  return hasPlainLayout(memref) &&
         bitsOf(cast<MemRefType>(memref.getType()).getElementType()) >= 32;
}

/// The number of the memory space; std::nullopt if it has another name.
static std::optional<int64_t> spaceOf(Value memref) {
  Attribute space = cast<MemRefType>(memref.getType()).getMemorySpace();
  if (!space)
    return 0;
  auto number = dyn_cast<IntegerAttr>(space);
  return number ? std::optional(number.getInt()) : std::nullopt;
}

template <typename Op>
static void emitStart(Op op, Transfer transfer, Value stride, Value chunk, Emitter &e) {
  if (stride) {
    // The stride is that of the slower memory, whose space has the lower number.
    auto from = spaceOf(op.getSrcMemRef()), to = spaceOf(op.getDstMemRef());
    if (!from || !to || *from == *to)
      return e.opaque(op);
    transfer.isStrided = true;
    transfer.isSourceStrided = *from < *to;
    transfer.stride = e.at(stride);
    transfer.chunk = e.at(chunk);
  }
  e.module().hasParallel = true;
  transfer.source.memref = memrefRegisters(op.getSrcMemRef(), e);
  transfer.target.memref = memrefRegisters(op.getDstMemRef(), e);
  transfer.tag.memref = memrefRegisters(op.getTagMemRef(), e);
  transfer.count = e.at(op.getNumElements());
  const auto *owned = e.own(std::move(transfer));
  e.emit(execDmaStart).data = owned;
}

template <typename Op> static bool isModelled(Op op) {
  return hasPlainLayout(op.getSrcMemRef()) && hasPlainLayout(op.getDstMemRef()) &&
         isTag(op.getTagMemRef());
}

static void evalDmaStart(memref::DmaStartOp op, Emitter &e) {
  if (!isModelled(op))
    return e.opaque(op);
  Transfer transfer;
  transfer.source.indices = e.at(op.getSrcIndices());
  transfer.target.indices = e.at(op.getDstIndices());
  transfer.tag.indices = e.at(op.getTagIndices());
  emitStart(op, std::move(transfer), op.getStride(), op.getNumElementsPerStride(), e);
}

static void evalAffineDmaStart(affine::AffineDmaStartOp op, Emitter &e) {
  if (!isModelled(op))
    return e.opaque(op);
  Transfer transfer;
  transfer.source.indices = mapped(op.getSrcMap(), op.getSrcIndices(), e);
  transfer.target.indices = mapped(op.getDstMap(), op.getDstIndices(), e);
  transfer.tag.indices = mapped(op.getTagMap(), op.getTagIndices(), e);
  emitStart(op, std::move(transfer), op.getStride(), op.getNumElementsPerStride(), e);
}

static void emitWait(Value tag, SmallVector<uint32_t> indices, Emitter &e) {
  const auto *place = e.own(Place{memrefRegisters(tag, e), std::move(indices)});
  e.emit(execDmaWait).data = place;
}

static void evalDmaWait(memref::DmaWaitOp op, Emitter &e) {
  if (!isTag(op.getTagMemRef()))
    return e.opaque(op);
  emitWait(op.getTagMemRef(), e.at(op.getTagIndices()), e);
}

static void evalAffineDmaWait(affine::AffineDmaWaitOp op, Emitter &e) {
  if (!isTag(op.getTagMemRef()))
    return e.opaque(op);
  emitWait(op.getTagMemRef(), mapped(op.getTagMap(), op.getTagIndices(), e), e);
}

void addDmaOps(InterpTable &table) {
  table.on<memref::DmaStartOp>(evalDmaStart);
  table.on<memref::DmaWaitOp>(evalDmaWait);
  table.on<affine::AffineDmaStartOp>(evalAffineDmaStart);
  table.on<affine::AffineDmaWaitOp>(evalAffineDmaWait);
}

} // namespace freehold::interp
