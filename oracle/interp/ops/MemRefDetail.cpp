//===- MemRefDetail.cpp ---------------------------------------------------===//
#include "oracle/interp/ops/MemRefDetail.h"

#include "oracle/core/inputs/BufferType.h"
#include "oracle/interp/Allocators.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::interp {

IndexOperands mixedOperands(ArrayRef<int64_t> fixed, ValueRange values, Emitter &e) {
  IndexOperands result;
  for (int64_t value : fixed) {
    if (!ShapedType::isDynamic(value)) {
      result.push_back({value, 0, true});
      continue;
    }
    result.push_back({0, e.at(values.front()), false});
    values = values.drop_front();
  }
  return result;
}

uint8_t anyPoison(const Machine &m, ArrayRef<IndexOperand> operands) {
  uint8_t taint = 0;
  for (const IndexOperand &operand : operands)
    taint |= operand.taint(m);
  return taint;
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

MemRefRegisters memrefRegisters(Value value, Emitter &e) {
  BaseMemRefType type = bufferTypeOf(value.getType());
  MemRefRegisters result;
  result.at = e.at(value);
  result.ranked = type.hasRank();
  result.rank = type.hasRank() ? cast<MemRefType>(type).getRank() : 0;
  result.bytes = elementBytes(type.getElementType()).value_or(0);
  return result;
}

Descriptor readDescriptor(const Machine &m, const MemRefRegisters &from) {
  if (from.ranked) {
    Descriptor result(from.rank);
    std::copy_n(m.words + from.at, result.words.size(), result.words.begin());
    return result;
  }
  ArrayRef<uint64_t> words = m.descriptor(m.words[from.at + 1]);
  // A register that was never written refers to the empty descriptor.
  if (words.empty())
    return Descriptor(0);
  Descriptor result(m.words[from.at]);
  llvm::copy(words, result.words.begin());
  return result;
}

void writeDescriptor(Machine &m, const MemRefRegisters &to, const Descriptor &descriptor,
                     uint8_t poison) {
  if (to.ranked) {
    assert(to.rank == descriptor.rank);
    llvm::copy(descriptor.words, m.words + to.at);
  } else {
    m.words[to.at] = descriptor.rank;
    m.words[to.at + 1] = m.internDescriptor(descriptor.words);
  }
  m.poison[to.at] = poison;
}

TypeLayout::TypeLayout(MemRefType type) {
  SmallVector<int64_t> found;
  // Types whose layout is not strided have no registers, and no handler is called for them.
  if (succeeded(stridesOf(type, found, offset)))
    strides.assign(found.begin(), found.end());
}

static bool holds(int64_t fact, int64_t value) {
  return ShapedType::isDynamic(fact) || fact == value;
}

bool TypeFacts::hold(MemRefView view) const {
  if (!holds(layout.offset, view.offset()))
    return false;
  for (unsigned d = 0; d < view.rank; ++d)
    if (!holds(sizes[d], view.size(d)) || !holds(layout.strides[d], view.stride(d)))
      return false;
  return true;
}

void setContiguousStrides(MemRefView view) {
  uint64_t stride = 1;
  for (unsigned d = view.rank; d-- > 0;) {
    view.setStride(d, static_cast<int64_t>(stride));
    stride *= static_cast<uint64_t>(view.size(d));
  }
}

uint64_t spanBytes(MemRefView view, unsigned elementBytes) {
  if (view.isEmpty())
    return 0;
  uint64_t span = 1;
  for (unsigned d = 0; d < view.rank; ++d)
    span = llvm::SaturatingMultiplyAdd(static_cast<uint64_t>(view.size(d) - 1),
                                       static_cast<uint64_t>(view.stride(d)), span);
  return llvm::SaturatingMultiply(span, static_cast<uint64_t>(elementBytes));
}

SmallVector<uint64_t> elementPositions(MemRefView view, unsigned bytes) {
  // Unsigned, so that any strides wrap around; positions that wrap around are in no buffer.
  SmallVector<uint64_t> positions = {view.words[kByteShift] + view.words[kOffset] * bytes};
  for (unsigned d = 0; d < view.rank; ++d) {
    SmallVector<uint64_t> next;
    for (uint64_t position : positions)
      for (int64_t n = 0; n < view.size(d); ++n)
        next.push_back(position +
                       static_cast<uint64_t>(n * bytes) * static_cast<uint64_t>(view.stride(d)));
    positions = std::move(next);
  }
  llvm::sort(positions);
  return positions;
}

const Inst *failAlignment(const Inst *at, Machine &m, uint64_t alignment, uint64_t allocation) {
  return m.fail(at, ErrorKind::Undefined,
                "the address is not aligned to " + Twine(alignment) + " bytes", allocation);
}

namespace {
/// The bytes from the first element of a view to the end of its last one.
struct Extent {
  __int128 begin, end;
  unsigned elementBytes;
  /// Whether the elements leave no gap.
  bool isDense;

  bool meets(__int128 from, __int128 to) const { return begin < to && from < end; }
};
} // namespace

static Extent extentOf(MemRefView view, unsigned bytes) {
  __int128 begin = view.byteShift() + static_cast<__int128>(view.offset()) * bytes;
  Extent extent{begin, begin + bytes, bytes, true};
  SmallVector<std::pair<__int128, int64_t>> dimensions;
  for (unsigned d = 0; d < view.rank; ++d) {
    if (view.size(d) == 1)
      continue;
    __int128 stride = static_cast<__int128>(view.stride(d)) * bytes;
    (stride < 0 ? extent.begin : extent.end) += (view.size(d) - 1) * stride;
    dimensions.emplace_back(stride < 0 ? -stride : stride, view.size(d));
  }
  llvm::sort(dimensions);
  __int128 covered = bytes;
  for (auto [stride, size] : dimensions) {
    extent.isDense &= stride <= covered;
    covered += (size - 1) * stride;
  }
  return extent;
}

/// What the extents of two views tell without a look at each element.
static std::optional<bool> shareBytesByExtent(const Extent &a, const Extent &b) {
  if (!a.meets(b.begin, b.end))
    return false;
  for (const auto &[dense, other] : {std::pair(a, b), std::pair(b, a)})
    if (dense.isDense && (dense.meets(other.begin, other.begin + other.elementBytes) ||
                          dense.meets(other.end - other.elementBytes, other.end)))
      return true;
  return std::nullopt;
}

std::optional<bool> shareBytes(MemRefView a, unsigned aBytes, MemRefView b, unsigned bBytes) {
  constexpr int64_t kElementsMax = 1 << 16;
  if (a.allocation() != b.allocation() || a.isEmpty() || b.isEmpty())
    return false;
  if (auto shared = shareBytesByExtent(extentOf(a, aBytes), extentOf(b, bBytes)))
    return shared;
  for (MemRefView view : {a, b}) {
    int64_t elements = 1;
    for (unsigned d = 0; d < view.rank; ++d)
      if (__builtin_mul_overflow(elements, view.size(d), &elements) || elements > kElementsMax)
        return std::nullopt;
  }
  SmallVector<uint64_t> inA = elementPositions(a, aBytes), inB = elementPositions(b, bBytes);
  for (size_t i = 0, j = 0; i < inA.size() && j < inB.size();) {
    if (inA[i] + aBytes <= inB[j])
      ++i;
    else if (inB[j] + bBytes <= inA[i])
      ++j;
    else
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Allocations
//===----------------------------------------------------------------------===//

std::optional<SmallVector<int64_t, 4>> allocationStrides(MemRefType type, int64_t &offset,
                                                         Emitter &e) {
  offset = 0;
  if (type.getLayout().isIdentity())
    return SmallVector<int64_t, 4>();
  TypeLayout layout(type);
  // A dynamic offset is negative.
  bool isUsable = layout.offset >= 0 && llvm::all_of(layout.strides, [](int64_t stride) {
                    return !ShapedType::isDynamic(stride) && stride >= 0;
                  });
  if (isUsable) {
    offset = layout.offset;
    return layout.strides;
  }
  e.unsupported("an allocation with a dynamic layout");
  return std::nullopt;
}

bool allocateFor(const Inst *at, Machine &m, MemRefView view, unsigned elementBytes,
                 AllocationKind kind, uint64_t alignment, bool holdsMemRefs, int64_t offset) {
  uint64_t bytes = llvm::SaturatingMultiplyAdd(
      static_cast<uint64_t>(offset), uint64_t(elementBytes), spanBytes(view, elementBytes));
  uint32_t id = m.memory.allocate(at, kind, bytes, alignment);
  if (!id)
    return false;
  m.memory.heap[id].holdsMemRefs = holdsMemRefs;
  view.pointer() = id;
  view.setByteShift(0);
  view.setOffset(offset);
  return true;
}

bool mayFree(const Inst *at, Machine &m, MemRefView view) {
  const Allocation &entry = m.memory.heap[view.allocation()];
  if (entry.live && entry.kind == AllocationKind::Heap && view.byteShift() == 0 &&
      isOwnOffset(entry.allocatedAt ? entry.allocatedAt->op : nullptr, view.offset()))
    return true;
  bool freed = m.memory.free(at, view.allocation(), view.byteShift(), view.offset());
  assert(!freed && "the machine freed what is no allocated memref");
  (void)freed;
  return false;
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

Memory::Cells ElementAccess::cells(const Inst *at, Machine &m, Memory::Access how) const {
  if (m.poison[memref]) {
    m.failPoison(at, m.poison[memref], "the memref that is accessed");
    return {};
  }
  SmallVector<int64_t, 4> where;
  for (uint32_t index : indices) {
    if (m.poison[index]) {
      m.failPoison(at, m.poison[index], "an index");
      return {};
    }
    where.push_back(m.s(index));
  }
  Memory::Cells cells = m.memory.accessAt(at, how, m.memref(memref, rank), where, bytes);
  if (!cells || !alignment)
    return cells;
  // The first word alone is no allocation where names are tracked.
  uint32_t allocation = m.memref(memref, rank).allocation();
  const Allocation &entry = m.memory.heap[allocation];
  if ((entry.alignedAddress() + static_cast<uint64_t>(cells.data - entry.data)) % alignment == 0)
    return cells;
  failAlignment(at, m, alignment, allocation);
  return {};
}

bool ElementAccess::read(const Inst *at, Machine &m, Memory::Cells found, uint32_t dst) const {
  if (lanes > 1) {
    m.memory.loadLanes(at, found, bytes / lanes, dst, words, lanes);
    return true;
  }
  m.memory.loadElement(at, found, bytes, dst, words);
  // Bits above the width are zero unless the cells were written as another type.
  if (bits && bits % 64 && !m.poison[dst] && m.u(dst + words - 1) >> (bits % 64))
    return !!m.fail(at, ErrorKind::Undefined,
                    "reads cells that hold no value of " + Twine(bits) + " bits",
                    m.memref(memref, rank).allocation());
  return true;
}

bool ElementAccess::write(const Inst *at, Machine &m, Memory::Cells found, uint32_t src) const {
  return lanes > 1 ? m.memory.storeLanes(at, found, bytes / lanes, src, words, lanes)
                   : m.memory.storeElement(at, found, bytes, src, words);
}

const ElementAccess *elementAccess(Value memref, ArrayRef<uint32_t> indices, uint64_t alignment,
                                   Emitter &e) {
  auto type = cast<MemRefType>(bufferTypeOf(memref.getType()));
  ElementAccess access;
  access.memref = e.at(memref);
  access.rank = type.getRank();
  access.bytes = elementBytes(type.getElementType()).value_or(0);
  access.words = wordsOf(type.getElementType()).value_or(0);
  access.bits = bitsOf(type.getElementType());
  if (LaneTypes lanes = lanesOf(type.getElementType()); lanes.count > 1) {
    access.lanes = lanes.count;
    access.words = lanes.words;
    // A vector whose cells are larger than its lanes together.
    if (access.bytes != lanes.count * *elementBytes(lanes.lane)) {
      e.unsupported("vectors in memory that are padded");
      return nullptr;
    }
  }
  access.alignment = alignment;
  e.module().takesAddresses |= alignment > 1;
  access.indices.assign(indices.begin(), indices.end());
  if (access.bytes == 0 || access.bytes > 8 * access.words * access.lanes) {
    e.unsupported("elements whose cells are larger than their registers");
    return nullptr;
  }
  return e.own(std::move(access));
}

const Inst *execLoad(const Inst *i, Machine &m) {
  return i->table<ElementAccess>().load(i, m, i->dst) ? i->next() : nullptr;
}

const Inst *execStore(const Inst *i, Machine &m) {
  return i->table<ElementAccess>().store(i, m, i->dst) ? i->next() : nullptr;
}

} // namespace freehold::interp
