//===- MemRefAccessOps.cpp - memref: load, store, copy, prefetch ----------===//
// Loads and stores of 1, 2, 4 and 8 bytes with ranks up to 3 have handlers of their own, which
// handle the usual case with few comparisons. For anything else they call the general handler,
// which makes the same checks one by one and reports errors.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/DmaOps.h"
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::interp {

//===----------------------------------------------------------------------===//
// The usual case. a: memref; b, c, t0: indices
//===----------------------------------------------------------------------===//

/// Returns the cells if the access is inside the view and the live allocation, aligned, and without
/// poison. Returns null otherwise, or if checking that would be slow.
template <unsigned Rank, unsigned Bytes>
static inline Allocation *usualAccess(const Inst *i, Machine &m, uint64_t &first) {
  const uint32_t index[] = {i->b, i->c, static_cast<uint32_t>(i->t0)};
  MemRefView view = m.memref(i->a, Rank);
  int64_t element = view.offset();
  bool unusual = m.poison[i->a];
  for (unsigned d = 0; d < Rank; ++d) {
    int64_t at = m.s(index[d]), step;
    unusual |= m.poison[index[d]] != 0;
    unusual |= (at < 0) | (at >= view.size(d));
    unusual |= __builtin_mul_overflow(at, view.stride(d), &step);
    unusual |= __builtin_add_overflow(element, step, &element);
  }
  int64_t position;
  unusual |= __builtin_mul_overflow(element, static_cast<int64_t>(Bytes), &position);
  unusual |= __builtin_add_overflow(position, view.byteShift(), &position);
  if (LLVM_UNLIKELY(unusual))
    return nullptr;
  Allocation &entry = m.memory.heap[view.allocation()];
  first = static_cast<uint64_t>(position);
  // A negative position is a large unsigned one.
  bool isInside = entry.bytes >= Bytes && first <= entry.bytes - Bytes;
  if constexpr (Bytes > 1)
    isInside &= ((entry.alignedAddress() + first) & (Bytes - 1)) == 0;
  return LLVM_LIKELY(entry.live && isInside) ? &entry : nullptr;
}

template <unsigned Bytes>
using CellWord = std::conditional_t<
    Bytes == 1, uint8_t,
    std::conditional_t<Bytes == 2, uint16_t, std::conditional_t<Bytes == 4, uint32_t, uint64_t>>>;

/// The shadow of cells that are all initialised.
template <unsigned Bytes>
static constexpr CellWord<Bytes> kAllInitialised =
    static_cast<CellWord<Bytes>>(0x0101010101010101ull * kInitialised);

template <unsigned Rank, unsigned Bytes>
static const Inst *execUsualLoad(const Inst *i, Machine &m) {
  uint64_t first;
  if (const Allocation *entry = usualAccess<Rank, Bytes>(i, m, first)) {
    CellWord<Bytes> value, shadow;
    std::memcpy(&shadow, entry->shadow + first, Bytes);
    if (LLVM_LIKELY(shadow == kAllInitialised<Bytes>)) {
      std::memcpy(&value, entry->data + first, Bytes);
      m.u(i->dst) = value;
      m.poison[i->dst] = 0;
      return i->next();
    }
  }
  return execLoad(i, m);
}

template <unsigned Rank, unsigned Bytes>
static const Inst *execUsualStore(const Inst *i, Machine &m) {
  uint64_t first;
  Allocation *entry = usualAccess<Rank, Bytes>(i, m, first);
  if (LLVM_UNLIKELY(!entry || m.poison[i->dst] || entry->watchedWrites || entry->constant))
    return execStore(i, m);
  auto value = static_cast<CellWord<Bytes>>(m.u(i->dst));
  CellWord<Bytes> shadow = kAllInitialised<Bytes>;
  std::memcpy(entry->data + first, &value, Bytes);
  std::memcpy(entry->shadow + first, &shadow, Bytes);
  return i->next();
}

namespace {
struct UsualPair {
  Exec load, store;
};
} // namespace

template <unsigned Bytes> static UsualPair usualPair(unsigned rank) {
  static constexpr UsualPair pairs[] = {{execUsualLoad<0, Bytes>, execUsualStore<0, Bytes>},
                                        {execUsualLoad<1, Bytes>, execUsualStore<1, Bytes>},
                                        {execUsualLoad<2, Bytes>, execUsualStore<2, Bytes>},
                                        {execUsualLoad<3, Bytes>, execUsualStore<3, Bytes>}};
  return pairs[rank];
}

/// Returns the fastest handlers for this access.
static UsualPair handlersFor(const ElementAccess &access, bool trackNames) {
  // Only the general handlers track names.
  if (trackNames || access.rank > 3 || access.alignment || access.bits != 8 * access.bytes)
    return {execLoad, execStore};
  switch (access.bytes) {
  case 1:
    return usualPair<1>(access.rank);
  case 2:
    return usualPair<2>(access.rank);
  case 4:
    return usualPair<4>(access.rank);
  case 8:
    return usualPair<8>(access.rank);
  default:
    return {execLoad, execStore};
  }
}

static void emitAccess(Exec quick, Exec general, uint32_t value, const ElementAccess *access,
                       Emitter &e) {
  auto index = [&](unsigned d) { return d < access->indices.size() ? access->indices[d] : 0; };
  Inst &inst = e.emitAccess(quick, general, value, access->memref, index(0), index(1));
  // t0 is the register of the third index here, not a jump target.
  inst.t0 = static_cast<int32_t>(index(2));
  inst.data = access;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

static void evalLoad(memref::LoadOp op, Emitter &e) {
  if (const ElementAccess *access =
          elementAccess(op.getMemref(), e.at(op.getIndices()), op.getAlignment().value_or(0), e))
    emitAccess(handlersFor(*access, e.module().options.trackNames).load, execLoad,
               e.at(op.getResult()), access, e);
}

static void evalStore(memref::StoreOp op, Emitter &e) {
  if (const ElementAccess *access =
          elementAccess(op.getMemref(), e.at(op.getIndices()), op.getAlignment().value_or(0), e))
    emitAccess(handlersFor(*access, e.module().options.trackNames).store, execStore,
               e.at(op.getValue()), access, e);
}

namespace {
struct CopyTable {
  MemRefRegisters from, to;
};
} // namespace

static const Inst *execCopy(const Inst *i, Machine &m) {
  const auto &[from, to] = i->table<CopyTable>();
  if (uint8_t taint = m.poison[from.at] | m.poison[to.at])
    return m.failPoison(i, taint, "a memref that is copied");
  Descriptor source = readDescriptor(m, from), target = readDescriptor(m, to);
  if (source.rank != target.rank)
    return m.fail(i, ErrorKind::Undefined,
                  "copies between ranks " + Twine(source.rank) + " and " + Twine(target.rank));
  return m.memory.copyElements(i, source.view(), target.view(), from.bytes) ? i->next() : nullptr;
}

void emitCopy(Value source, Value target, Emitter &e) {
  const auto *table = e.own(CopyTable{memrefRegisters(source, e), memrefRegisters(target, e)});
  e.emit(execCopy).data = table;
}

static void evalCopy(memref::CopyOp op, Emitter &e) { emitCopy(op.getSource(), op.getTarget(), e); }

/// A hint without observable effect.
static void evalPrefetch(memref::PrefetchOp, Emitter &) {}

void addMemRefAccessOps(InterpTable &table) {
  table.on<memref::LoadOp>(evalLoad);
  table.on<memref::StoreOp>(evalStore);
  table.on<memref::CopyOp>(evalCopy);
  table.on<memref::PrefetchOp>(evalPrefetch);
}

void addMemRefOps(InterpTable &table) {
  addMemRefAllocOps(table);
  addMemRefGlobalOps(table);
  addMemRefAccessOps(table);
  addMemRefAtomicOps(table);
  addDmaOps(table);
}

} // namespace freehold::interp
