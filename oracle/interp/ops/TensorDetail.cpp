//===- TensorDetail.cpp ---------------------------------------------------===//
#include "oracle/interp/ops/TensorDetail.h"

#include "oracle/core/inputs/BufferType.h"

using namespace mlir;

namespace freehold::interp {

bool isRowMajor(MemRefView view) {
  int64_t stride = 1;
  for (unsigned d = view.rank; d-- > 0; stride *= view.size(d))
    if (view.size(d) > 1 && view.stride(d) != stride)
      return false;
  return true;
}

bool makeTensor(const Inst *at, Machine &m, MemRefView view, unsigned elementBytes) {
  for (unsigned d = 0; d < view.rank; ++d)
    if (view.size(d) < 0)
      return !!m.fail(at, ErrorKind::Undefined, "makes a tensor of size " + Twine(view.size(d)));
  setContiguousStrides(view);
  uint32_t id = m.memory.allocateTensor(at, spanBytes(view, elementBytes));
  view.pointer() = id;
  view.setByteShift(0);
  view.setOffset(0);
  return id != 0;
}

/// Copying whole tensors costs about an eighth of a step for each element.
static constexpr int64_t kElementsForOneStep = 8;

bool copyTensor(const Inst *at, Machine &m, MemRefView from, MemRefView to, unsigned bytes) {
  if (from.isEmpty())
    return true;
  if (!isRowMajor(from) || !isRowMajor(to) || from.offset() < 0 ||
      !m.memory.heap[from.allocation()].live)
    return m.memory.copyElements(at, from, to, bytes);
  if (!m.memory.charge(at, 1 + from.elements() / kElementsForOneStep))
    return false;
  const Allocation &source = m.memory.heap[from.allocation()];
  const Allocation &target = m.memory.heap[to.allocation()];
  uint64_t count = from.elements() * bytes, first = from.offset() * bytes;
  uint64_t start = to.offset() * bytes;
  assert(first + count <= source.bytes && start + count <= target.bytes && "outside of a tensor");
  std::memcpy(target.data + start, source.data + first, count);
  std::memcpy(target.shadow + start, source.shadow + first, count);
  return true;
}

//===----------------------------------------------------------------------===//
// Destinations
//===----------------------------------------------------------------------===//

namespace {
struct Destination {
  MemRefRegisters from, to;
  /// Whether this is the last use of the destination, so that its storage may be taken over.
  bool isLastUse = false, copied = true;
};
} // namespace

/// Whether each byte of the storage belongs to one element of the view.
static bool isWhole(const Machine &m, MemRefView view, unsigned bytes) {
  return isRowMajor(view) && view.offset() == 0 &&
         static_cast<uint64_t>(view.elements()) * bytes == m.memory.heap[view.allocation()].bytes;
}

static const Inst *execDestination(const Inst *i, Machine &m) {
  const auto &table = i->table<Destination>();
  if (m.poison[table.from.at])
    return m.failPoison(i, m.poison[table.from.at], "the destination");
  MemRefView from = m.memref(table.from.at, table.from.rank);
  MemRefView to = m.memref(table.to.at, table.to.rank);
  m.poison[table.to.at] = 0;
  if (table.isLastUse && isWhole(m, from, table.from.bytes) &&
      !m.memory.heap[from.allocation()].constant &&
      m.memory.isOnlyReference(from.allocation(), table.from.at)) {
    std::copy_n(from.words, kSizes + 2 * from.rank, to.words);
    setContiguousStrides(to);
    from.pointer() = 0;
    return i->next();
  }
  for (unsigned d = 0; d < from.rank; ++d)
    to.setSize(d, from.size(d));
  if (!makeTensor(i, m, to, table.to.bytes))
    return nullptr;
  return !table.copied || copyTensor(i, m, from, to, table.to.bytes) ? i->next() : nullptr;
}

void emitDestination(Emitter &e, OpOperand &destination, Value result, bool copied) {
  Value from = destination.get();
  Destination table{memrefRegisters(from, e), memrefRegisters(result, e), false, copied};
  table.isLastUse = from.hasOneUse() && from.getParentBlock() == destination.getOwner()->getBlock();
  const auto *owned = e.own(table);
  e.emit(execDestination).data = owned;
}

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

Slice sliceOf(OffsetSizeAndStrideOpInterface op, const llvm::SmallBitVector &dropped, Emitter &e) {
  Slice slice{mixedOperands(op.getStaticOffsets(), op.getOffsets(), e),
              mixedOperands(op.getStaticSizes(), op.getSizes(), e),
              mixedOperands(op.getStaticStrides(), op.getStrides(), e),
              {}};
  for (unsigned d = 0; d < dropped.size(); ++d)
    slice.dropped.push_back(dropped.test(d));
  return slice;
}

std::optional<Descriptor> Slice::of(const Inst *at, Machine &m, MemRefView whole) const {
  if (uint8_t taint = anyPoison(m, offsets) | anyPoison(m, sizes) | anyPoison(m, strides)) {
    m.failPoison(at, taint, "an offset, size or stride");
    return std::nullopt;
  }
  Descriptor result(whole.rank - llvm::count(dropped, true));
  MemRefView view = result.view();
  view.pointer() = whole.pointer();
  uint64_t offset = static_cast<uint64_t>(whole.offset());
  unsigned next = 0;
  for (unsigned d = 0; d < whole.rank; ++d) {
    int64_t first = offsets[d].read(m), size = sizes[d].read(m), stride = strides[d].read(m);
    // The distance of the last element, in 128 bits, which no operands can overflow.
    __int128 last = first + static_cast<__int128>(std::max<int64_t>(size - 1, 0)) * stride;
    bool isInside = size >= 0 && first >= 0 &&
                    (size == 0 ? first <= whole.size(d)
                               : first < whole.size(d) && last >= 0 && last < whole.size(d));
    if (!isInside) {
      m.fail(at, ErrorKind::OutOfBounds,
             "a slice of size " + Twine(size) + " at " + Twine(first) + " with stride " +
                 Twine(stride) + " of dimension " + Twine(d) + " of size " + Twine(whole.size(d)),
             whole.allocation());
      return std::nullopt;
    }
    offset += static_cast<uint64_t>(first) * static_cast<uint64_t>(whole.stride(d));
    if (dropped[d])
      continue;
    view.setSize(next, size);
    view.setStride(next++, size > 1 ? stride * whole.stride(d) : whole.stride(d));
  }
  view.setOffset(static_cast<int64_t>(offset));
  return result;
}

//===----------------------------------------------------------------------===//
// New tensors, and loops over them
//===----------------------------------------------------------------------===//

namespace {
struct NewTensor {
  MemRefRegisters to;
  IndexOperands sizes;
};
} // namespace

static const Inst *execNewTensor(const Inst *i, Machine &m) {
  const auto &table = i->table<NewTensor>();
  if (uint8_t taint = anyPoison(m, table.sizes))
    return m.failPoison(i, taint, "a size");
  MemRefView to = m.memref(table.to.at, table.to.rank);
  for (auto [d, size] : llvm::enumerate(table.sizes))
    to.setSize(d, size.read(m));
  m.poison[table.to.at] = 0;
  return makeTensor(i, m, to, table.to.bytes) ? i->next() : nullptr;
}

void emitNewTensor(Emitter &e, Value result, IndexOperands sizes) {
  NewTensor table{memrefRegisters(result, e), std::move(sizes)};
  const auto *owned = e.own(std::move(table));
  e.emit(execNewTensor).data = owned;
}

IndexOperands resultSizes(Value result, ValueRange dynamic, Emitter &e) {
  return mixedOperands(cast<RankedTensorType>(result.getType()).getShape(), dynamic, e);
}

/// Copies `imm` sizes from a to dst; as words of their own they are not poison.
static const Inst *execSizes(const Inst *i, Machine &m) {
  std::copy_n(m.words + i->a, i->imm, m.words + i->dst);
  std::fill_n(m.poison + i->dst, i->imm, 0);
  return i->next();
}

LoopNest emitNestOver(Emitter &e, Value shaped) {
  unsigned rank = cast<ShapedType>(shaped.getType()).getRank();
  LoopNest nest;
  uint32_t zero = e.constant(0), one = e.constant(1), sizes = e.temp(rank);
  e.emit(execSizes, sizes, e.at(shaped) + sizesAt()).imm = rank;
  nest.lower.assign(rank, zero);
  nest.step.assign(rank, one);
  for (unsigned d = 0; d < rank; ++d) {
    nest.upper.push_back(sizes + d);
    nest.iv.push_back(e.temp());
  }
  return nest;
}

} // namespace freehold::interp
