//===- AffineAccess.cpp ---------------------------------------------------===//
#include "oracle/interp/ops/AffineAccess.h"

#include "oracle/interp/ops/MemRefDetail.h"

using namespace mlir;

namespace freehold::interp {

using Access = Memory::Access;

/// Returns the cells of an element. Rank is static, so that the loop below is unrolled. All other
/// cases than an index in bounds of a live buffer are left to ElementAccess.
template <unsigned Rank> static Memory::Cells accessElement(const Inst *i, Machine &m, Access how) {
  const auto &table = i->table<ElementAccess>();
  MemRefView view = m.memref(table.memref, Rank);
  uint64_t element = view.words[kOffset];
  bool usual = !m.poison[table.memref];
  for (unsigned d = 0; d < Rank; ++d) {
    uint32_t at = table.indices[d];
    int64_t index = m.s(at);
    usual &= !m.poison[at] & (index >= 0) & (index < view.size(d));
    element += m.u(at) * static_cast<uint64_t>(view.stride(d));
  }
  if (!usual)
    return table.cells(i, m, how);
  return m.memory.access(i, how, view.pointer(), view.byteShift(), static_cast<int64_t>(element),
                         table.bytes);
}

/// Stands for all larger ranks, which are not specialised.
constexpr unsigned kAnyRank = 5;
template <> Memory::Cells accessElement<kAnyRank>(const Inst *i, Machine &m, Access how) {
  return i->table<ElementAccess>().cells(i, m, how);
}

/// Loads an initialised word of 4 or 8 bytes, the most frequent case. Returns false for other
/// cases, which ElementAccess handles.
template <typename Word> static bool loadWord(Machine &m, Memory::Cells cells, uint32_t dst) {
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
  Memory::Cells cells = accessElement<Rank>(i, m, Access::Read);
  if (!cells)
    return nullptr;
  const auto &table = i->table<ElementAccess>();
  if (table.bits == 32 && loadWord<uint32_t>(m, cells, i->dst))
    return i->next();
  if (table.bits == 64 && loadWord<uint64_t>(m, cells, i->dst))
    return i->next();
  return table.read(i, m, cells, i->dst) ? i->next() : nullptr;
}

template <unsigned Rank> static const Inst *execStore(const Inst *i, Machine &m) {
  Memory::Cells cells = accessElement<Rank>(i, m, Access::Write);
  return cells && i->table<ElementAccess>().write(i, m, cells, i->dst) ? i->next() : nullptr;
}

constexpr Exec kLoads[] = {execLoad<0>, execLoad<1>, execLoad<2>,
                           execLoad<3>, execLoad<4>, execLoad<kAnyRank>};
constexpr Exec kStores[] = {execStore<0>, execStore<1>, execStore<2>,
                            execStore<3>, execStore<4>, execStore<kAnyRank>};

static void emitAccess(Emitter &e, Operation *op, const Exec (&handlers)[kAnyRank + 1],
                       Value memref, ArrayRef<uint32_t> indices, uint32_t value) {
  const ElementAccess *table = elementAccess(memref, indices, /*alignment=*/0, e);
  if (!table)
    return;
  Inst &inst = e.emit(handlers[std::min<size_t>(indices.size(), kAnyRank)], value);
  inst.data = table;
  inst.op = op;
}

void emitElementLoad(Emitter &e, Operation *op, Value memref, ArrayRef<uint32_t> indices,
                     Registers to) {
  emitAccess(e, op, kLoads, memref, indices, to.at);
}

void emitElementStore(Emitter &e, Operation *op, Registers from, Value memref,
                      ArrayRef<uint32_t> indices) {
  emitAccess(e, op, kStores, memref, indices, from.at);
}

} // namespace freehold::interp
