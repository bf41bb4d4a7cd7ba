//===- AffineAccess.cpp ---------------------------------------------------===//
#include "oracle/interp/ops/AffineAccess.h"

#include "oracle/core/inputs/BufferType.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct ElementAccess {
  SmallVector<uint32_t> indices;
  unsigned bytes, words;
};
using Access = Machine::Access;
} // namespace

/// The general case: an index is out of bounds, or the buffer is not live, not aligned, ....
static Machine::Cells accessSlowly(const Inst *i, Machine &m, Access how) {
  const auto &table = i->table<ElementAccess>();
  SmallVector<int64_t> indices;
  for (uint32_t index : table.indices) {
    if (m.poison[index]) {
      m.failPoison(i, m.poison[index], "an index");
      return {};
    }
    indices.push_back(m.s(index));
  }
  if (m.poison[i->a]) {
    m.failPoison(i, m.poison[i->a], "the accessed buffer");
    return {};
  }
  return m.accessAt(i, how, m.memref(i->a, indices.size()), indices, table.bytes);
}

/// Returns the element of the memref at `a`. Rank is static, so that the loop below is unrolled.
template <unsigned Rank>
static Machine::Cells accessElement(const Inst *i, Machine &m, Access how) {
  const auto &table = i->table<ElementAccess>();
  MemRefView view = m.memref(i->a, Rank);
  uint64_t element = view.words[kOffset];
  bool usual = !m.poison[i->a];
  for (unsigned d = 0; d < Rank; ++d) {
    uint32_t at = table.indices[d];
    int64_t index = m.s(at);
    usual &= !m.poison[at] & (index >= 0) & (index < view.size(d));
    element += m.u(at) * static_cast<uint64_t>(view.stride(d));
  }
  if (!usual)
    return accessSlowly(i, m, how);
  return m.access(i, how, view.pointer(), view.byteShift(), static_cast<int64_t>(element),
                  table.bytes);
}

/// Stands for all larger ranks, which are not specialised.
constexpr unsigned kAnyRank = 5;
template <> Machine::Cells accessElement<kAnyRank>(const Inst *i, Machine &m, Access how) {
  return accessSlowly(i, m, how);
}

/// Loads an initialised word of 4 or 8 bytes, the most frequent case. Returns false for other
/// cases, which Machine::loadElement handles.
template <typename Word> static bool loadWord(Machine &m, Machine::Cells cells, uint32_t dst) {
  Word shadow, value;
  std::memcpy(&shadow, cells.shadow, sizeof(Word));
  if (shadow != static_cast<Word>(0x0101010101010101ull * kInitialised))
    return false;
  std::memcpy(&value, cells.data, sizeof(Word));
  m.u(dst) = value;
  m.poison[dst] = 0;
  return true;
}

template <unsigned Rank> static const Inst *execLoad(const Inst *i, Machine &m) {
  Machine::Cells cells = accessElement<Rank>(i, m, Access::Read);
  if (!cells)
    return nullptr;
  const auto &table = i->table<ElementAccess>();
  if (table.words == 1 && table.bytes == 4 && loadWord<uint32_t>(m, cells, i->dst))
    return i->next();
  if (table.words == 1 && table.bytes == 8 && loadWord<uint64_t>(m, cells, i->dst))
    return i->next();
  m.loadElement(i, cells, table.bytes, i->dst, table.words);
  return i->next();
}

template <unsigned Rank> static const Inst *execStore(const Inst *i, Machine &m) {
  Machine::Cells cells = accessElement<Rank>(i, m, Access::Write);
  if (!cells)
    return nullptr;
  const auto &table = i->table<ElementAccess>();
  return m.storeElement(i, cells, table.bytes, i->b, table.words) ? i->next() : nullptr;
}

constexpr Exec kLoads[] = {execLoad<0>, execLoad<1>, execLoad<2>,
                           execLoad<3>, execLoad<4>, execLoad<kAnyRank>};
constexpr Exec kStores[] = {execStore<0>, execStore<1>, execStore<2>,
                            execStore<3>, execStore<4>, execStore<kAnyRank>};

static Inst &emitAccess(Emitter &e, const Exec (&handlers)[kAnyRank + 1], Value memref,
                        ArrayRef<uint32_t> indices, unsigned words) {
  BaseMemRefType type = bufferTypeOf(memref.getType());
  const auto *table = e.own(
      ElementAccess{SmallVector<uint32_t>(indices), *elementBytes(type.getElementType()), words});
  uint32_t at = e.at(memref);
  Inst &inst = e.emit(handlers[std::min<size_t>(indices.size(), kAnyRank)], 0, at);
  inst.data = table;
  return inst;
}

void emitElementLoad(Emitter &e, Operation *op, Value memref, ArrayRef<uint32_t> indices,
                     Registers to) {
  Inst &inst = emitAccess(e, kLoads, memref, indices, to.words);
  inst.dst = to.at;
  inst.op = op;
}

void emitElementStore(Emitter &e, Operation *op, Registers from, Value memref,
                      ArrayRef<uint32_t> indices) {
  Inst &inst = emitAccess(e, kStores, memref, indices, from.words);
  inst.b = from.at;
  inst.op = op;
}

} // namespace freehold::interp
