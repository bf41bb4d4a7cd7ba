//===- MemRefAllocOps.cpp - memref: alloc, realloc, dealloc and the stack -===//
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct AllocTable {
  IndexOperands sizes;
  /// Empty for row-major.
  SmallVector<int64_t, 4> strides;
  unsigned bytes = 0;
  AllocationKind kind = AllocationKind::Heap;
  uint64_t alignment = 1;
  bool holdsMemRefs = false;
  int64_t offset = 0;
};
} // namespace

/// Sets the sizes of a new allocation. Returns false after failing on a negative or poison one.
static bool setSizes(const Inst *i, Machine &m, MemRefView view, ArrayRef<IndexOperand> sizes) {
  for (auto [d, size] : llvm::enumerate(sizes)) {
    if (uint8_t taint = size.taint(m))
      return !!m.failPoison(i, taint, "a size of an allocation");
    int64_t value = size.read(m);
    if (value < 0)
      return !!m.fail(i, ErrorKind::Undefined,
                      "allocates with size " + Twine(value) + " in dimension " + Twine(d));
    view.setSize(d, value);
  }
  return true;
}

static const Inst *execAlloc(const Inst *i, Machine &m) {
  const AllocTable &table = i->table<AllocTable>();
  MemRefView view = m.memref(i->dst, table.sizes.size());
  if (!setSizes(i, m, view, table.sizes))
    return nullptr;
  setContiguousStrides(view);
  for (auto [d, stride] : llvm::enumerate(table.strides))
    view.setStride(d, stride);
  if (!allocateFor(i, m, view, table.bytes, table.kind, table.alignment, table.holdsMemRefs,
                   table.offset))
    return nullptr;
  if (table.kind == AllocationKind::Stack)
    m.memory.pushStack(view.allocation());
  m.poison[i->dst] = 0;
  return i->next();
}

/// Returns the side table of an allocation of `type`. Emits Unsupported and returns nothing if there
/// is none.
static std::optional<AllocTable> allocTable(MemRefType type, ValueRange sizes, uint64_t alignment,
                                            AllocationKind kind, Emitter &e) {
  int64_t offset;
  auto strides = allocationStrides(type, offset, e);
  if (!strides)
    return std::nullopt;
  if (alignment > kAlignmentMax) {
    e.unsupported("alignment above " + Twine(kAlignmentMax));
    return std::nullopt;
  }
  AllocTable table;
  table.sizes = mixedOperands(type.getShape(), sizes, e);
  table.strides = *strides;
  table.offset = offset;
  table.bytes = elementBytes(type.getElementType()).value_or(0);
  table.kind = kind;
  table.alignment = std::max<uint64_t>(alignment, 1);
  table.holdsMemRefs = isa<BaseMemRefType>(type.getElementType());
  return table;
}

void emitAllocation(Value buffer, ValueRange sizes, Emitter &e) {
  if (auto table = allocTable(cast<MemRefType>(buffer.getType()), sizes,
                              /*alignment=*/1, AllocationKind::Heap, e)) {
    const auto *owned = e.own(std::move(*table));
    e.emit(execAlloc, e.at(buffer)).data = owned;
  }
}

template <typename Op> static void evalAllocLike(Op op, AllocationKind kind, Emitter &e) {
  if (!op.getSymbolOperands().empty())
    return e.unsupported("a layout with symbols");
  auto table =
      allocTable(op.getType(), op.getDynamicSizes(), op.getAlignment().value_or(1), kind, e);
  if (!table)
    return;
  const auto *owned = e.own(std::move(*table));
  e.emit(execAlloc, e.at(op.getMemref())).data = owned;
}

static void evalAlloc(memref::AllocOp op, Emitter &e) {
  evalAllocLike(op, AllocationKind::Heap, e);
}

static void evalAlloca(memref::AllocaOp op, Emitter &e) {
  evalAllocLike(op, AllocationKind::Stack, e);
}

static void evalAllocaScope(memref::AllocaScopeOp op, Emitter &e) {
  Label end = e.label();
  e.region(op.getBodyRegion(), [&](Operation *terminator) {
    e.moves(terminator->getOperands(), op.getResults());
    e.jump(end);
  });
  e.bind(end);
}

static void evalAllocaScopeReturn(memref::AllocaScopeReturnOp op, Emitter &e) { e.leaveRegion(op); }

static const Inst *execDealloc(const Inst *i, Machine &m) {
  const auto &table = i->table<MemRefRegisters>();
  if (uint8_t taint = ofBuffer(m.poison[table.at]))
    return m.failPoison(i, taint, "the memref that is freed");
  Descriptor freed = readDescriptor(m, table);
  MemRefView view = freed.view();
  return m.memory.free(i, view.allocation(), view.byteShift(), view.offset()) ? i->next() : nullptr;
}

void emitFree(Value buffer, Emitter &e) {
  const auto *table = e.own(memrefRegisters(buffer, e));
  e.emit(execDealloc).data = table;
}

static void evalDealloc(memref::DeallocOp op, Emitter &e) { emitFree(op.getMemref(), e); }

namespace {
struct ReallocTable {
  MemRefRegisters source;
  const AllocTable *result;
};
} // namespace

/// Always moves: makes a new allocation, copies what fits with its shadow, and frees the source,
/// with the checks of memref.dealloc. A buffer that does not grow may stay in place (E3), so clone
/// links of the source are inherited.
static const Inst *execRealloc(const Inst *i, Machine &m) {
  const auto &[source, table] = i->table<ReallocTable>();
  if (m.poison[source.at])
    return m.failPoison(i, m.poison[source.at], "the memref that is reallocated");
  Descriptor from = readDescriptor(m, source), to(1);
  if (!setSizes(i, m, to.view(), table->sizes) || !mayFree(i, m, from.view()))
    return nullptr;
  int64_t size = to.view().size(0);
  setContiguousStrides(to.view());
  if (!allocateFor(i, m, to.view(), table->bytes, table->kind, table->alignment,
                   table->holdsMemRefs))
    return nullptr;
  int64_t kept = std::min(size, from.view().size(0));
  from.view().setSize(0, kept);
  to.view().setSize(0, kept);
  if (!m.memory.copyElements(i, from.view(), to.view(), table->bytes))
    return nullptr;
  if (kept == size)
    m.memory.heap.inheritClones(from.view().allocation(), to.view().allocation());
  if (!m.memory.free(i, from.view().allocation(), 0, 0))
    return nullptr;
  to.view().setSize(0, size);
  // When expanded, the result is a join of both buffers (Names.cpp).
  m.memory.heap[to.view().allocation()].forwarded = true;
  llvm::copy(to.words, m.words + i->dst);
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalRealloc(memref::ReallocOp op, Emitter &e) {
  SmallVector<Value, 1> size;
  if (op.getDynamicResultSize())
    size.push_back(op.getDynamicResultSize());
  auto result =
      allocTable(op.getType(), size, op.getAlignment().value_or(1), AllocationKind::Heap, e);
  if (!result)
    return;
  const auto *made = e.own(std::move(*result));
  const auto *table = e.own(ReallocTable{memrefRegisters(op.getSource(), e), made});
  e.emit(execRealloc, e.at(op->getResult(0))).data = table;
}

void addMemRefAllocOps(InterpTable &table) {
  table.on<memref::AllocOp>(evalAlloc);
  table.on<memref::AllocaOp>(evalAlloca);
  table.on<memref::AllocaScopeOp>(evalAllocaScope);
  table.on<memref::AllocaScopeReturnOp>(evalAllocaScopeReturn);
  table.on<memref::DeallocOp>(evalDealloc);
  table.on<memref::ReallocOp>(evalRealloc);
}

} // namespace freehold::interp
