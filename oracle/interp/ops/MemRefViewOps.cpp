//===- MemRefViewOps.cpp - memref: subview and the other views ------------===//
// A view is descriptor arithmetic, as in the LLVM lowering: the allocation stays, the rest is
// computed. Making a view outside of its buffer is no error. The ops are pure, so a pass may
// speculate them; so a view that the documentation calls undefined is poison, and an error only if
// it is used.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/SubViews.h"
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::interp {

static uint64_t times(int64_t a, int64_t b) {
  return static_cast<uint64_t>(a) * static_cast<uint64_t>(b);
}

//===----------------------------------------------------------------------===//
// subview
//===----------------------------------------------------------------------===//

namespace {
struct SubViewTable {
  IndexOperands offsets, sizes, strides;
  /// The source's dimensions that the result keeps.
  SmallVector<unsigned> kept;
};
} // namespace

/// What a subview takes of its source. One without elements may begin after the end, as that of a tile past the last one does,
/// but not where its offset overflows.
enum class Extent : uint8_t { Inside, EmptyOutside, Outside };
static Extent extentOf(const SubViewTable &table, MemRefView source, Machine &m) {
  bool isInside = true, isEmpty = false;
  for (unsigned d = 0; d < source.rank; ++d) {
    const int64_t offset = table.offsets[d].read(m), size = table.sizes[d].read(m);
    int64_t start = 0, last = 0;
    if (size < 0 || offset < 0 || __builtin_mul_overflow(offset, source.stride(d), &start))
      return Extent::Outside;
    isEmpty |= size == 0;
    isInside &= offset < source.size(d) &&
                !__builtin_mul_overflow(size - 1, table.strides[d].read(m), &last) &&
                !__builtin_add_overflow(last, offset, &last) && last >= 0 && last < source.size(d);
  }
  return isInside ? Extent::Inside : isEmpty ? Extent::EmptyOutside : Extent::Outside;
}

/// %s = memref.subview %m[o][n][t]: offset + o * stride, sizes n, strides stride * t. MemRefOps.td calls one that is out of bounds
/// undefined, but it is pure too, and passes move it: an access through it is an error.
static const Inst *execSubView(const Inst *i, Machine &m) {
  const SubViewTable &table = i->table<SubViewTable>();
  MemRefView source = m.memref(i->a, table.offsets.size());
  MemRefView result = m.memref(i->dst, table.kept.size());
  m.poison[i->dst] = m.poison[i->a] | anyPoison(m, table.offsets) | anyPoison(m, table.sizes) |
                     anyPoison(m, table.strides);
  if (Extent extent = m.poison[i->dst] ? Extent::Inside : extentOf(table, source, m);
      extent != Extent::Inside) {
    m.poison[i->dst] = extent == Extent::Outside ? kOutsideTaint : 0;
    m.noteOutsideView(i);
  }
  result.pointer() = source.pointer();
  result.setByteShift(source.byteShift());
  uint64_t offset = source.words[kOffset];
  for (unsigned d = 0; d < source.rank; ++d)
    offset += times(table.offsets[d].read(m), source.stride(d));
  result.setOffset(static_cast<int64_t>(offset));
  for (auto [to, from] : llvm::enumerate(table.kept)) {
    result.setSize(to, table.sizes[from].read(m));
    result.setStride(to,
                     static_cast<int64_t>(times(source.stride(from), table.strides[from].read(m))));
  }
  return i->next();
}

static void evalSubView(memref::SubViewOp op, Emitter &e) {
  SubViewTable table;
  table.offsets = mixedOperands(op.getStaticOffsets(), op.getOffsets(), e);
  table.sizes = mixedOperands(op.getStaticSizes(), op.getSizes(), e);
  table.strides = mixedOperands(op.getStaticStrides(), op.getStrides(), e);
  auto kept = keptDims(op);
  if (!kept)
    return e.unsupported("dimensions of the result that are not the source's");
  table.kept = std::move(*kept);
  const auto *owned = e.own(std::move(table));
  e.emit(execSubView, e.at(op.getResult()), e.at(op.getSource())).data = owned;
}

//===----------------------------------------------------------------------===//
// view, reinterpret_cast, transpose
//===----------------------------------------------------------------------===//

/// b: the byte shift; data: the sizes.
static const Inst *execView(const Inst *i, Machine &m) {
  const auto &sizes = i->table<IndexOperands>();
  MemRefView result = m.memref(i->dst, sizes.size());
  m.poison[i->dst] = m.poison[i->a] | m.poison[i->b] | anyPoison(m, sizes);
  result.pointer() = m.u(i->a + kAllocation);
  result.words[kByteShift] = m.u(i->a + kByteShift) + m.u(i->b);
  result.setOffset(0);
  for (auto [d, size] : llvm::enumerate(sizes))
    result.setSize(d, size.read(m));
  setContiguousStrides(result);
  return i->next();
}

static void evalView(memref::ViewOp op, Emitter &e) {
  // Memrefs may only be read from cells that were written as memrefs.
  if (isa<BaseMemRefType>(op.getType().getElementType()))
    return e.unsupported("bytes as memrefs");
  const auto *sizes = e.own(mixedOperands(op.getType().getShape(), op.getSizes(), e));
  e.emit(execView, e.at(op.getResult()), e.at(op.getSource()), e.at(op.getByteShift())).data =
      sizes;
}

namespace {
struct ReinterpretTable {
  MemRefRegisters source;
  IndexOperand offset;
  IndexOperands sizes, strides;
};
} // namespace

static const Inst *execReinterpretCast(const Inst *i, Machine &m) {
  const ReinterpretTable &table = i->table<ReinterpretTable>();
  Descriptor source = readDescriptor(m, table.source);
  MemRefView result = m.memref(i->dst, table.sizes.size());
  m.poison[i->dst] = ofBuffer(m.poison[table.source.at]) | table.offset.taint(m) |
                     anyPoison(m, table.sizes) | anyPoison(m, table.strides);
  result.pointer() = source.view().pointer();
  result.setByteShift(source.view().byteShift());
  result.setOffset(table.offset.read(m));
  for (unsigned d = 0; d < result.rank; ++d) {
    result.setSize(d, table.sizes[d].read(m));
    result.setStride(d, table.strides[d].read(m));
  }
  return i->next();
}

static void evalReinterpretCast(memref::ReinterpretCastOp op, Emitter &e) {
  ReinterpretTable table;
  table.source = memrefRegisters(op.getSource(), e);
  table.offset = mixedOperands(op.getStaticOffsets(), op.getOffsets(), e)[0];
  table.sizes = mixedOperands(op.getStaticSizes(), op.getSizes(), e);
  table.strides = mixedOperands(op.getStaticStrides(), op.getStrides(), e);
  const auto *owned = e.own(std::move(table));
  e.emit(execReinterpretCast, e.at(op.getResult())).data = owned;
}

/// data: for each dimension of the result, that of the source.
static const Inst *execTranspose(const Inst *i, Machine &m) {
  const auto &from = i->table<SmallVector<unsigned, 4>>();
  MemRefView source = m.memref(i->a, from.size()), result = m.memref(i->dst, from.size());
  m.poison[i->dst] = m.poison[i->a];
  std::copy_n(source.words, +kSizes, result.words);
  for (auto [d, sourceDim] : llvm::enumerate(from)) {
    result.setSize(d, source.size(sourceDim));
    result.setStride(d, source.stride(sourceDim));
  }
  return i->next();
}

static void evalTranspose(memref::TransposeOp op, Emitter &e) {
  SmallVector<unsigned, 4> from;
  for (AffineExpr dim : op.getPermutation().getResults())
    from.push_back(cast<AffineDimExpr>(dim).getPosition());
  const auto *owned = e.own(std::move(from));
  e.emit(execTranspose, e.at(op->getResult(0)), e.at(op.getIn())).data = owned;
}

//===----------------------------------------------------------------------===//
// cast, memory_space_cast
//===----------------------------------------------------------------------===//

namespace {
struct CastTable {
  MemRefRegisters from, to;
  /// Facts that the result's type states; std::nullopt for an unranked one.
  std::optional<TypeFacts> facts;
};
} // namespace

static const Inst *execCast(const Inst *i, Machine &m) {
  const CastTable &table = i->table<CastTable>();
  Descriptor source = readDescriptor(m, table.from);
  uint8_t poison = m.poison[table.from.at];
  if (table.to.ranked && source.rank != table.to.rank) {
    source = Descriptor(table.to.rank);
    poison |= kPoisonTaint;
  } else if (table.facts) {
    poison |= !table.facts->hold(source.view());
  }
  writeDescriptor(m, table.to, source, poison);
  return i->next();
}

void emitCast(Value from, Value to, Emitter &e) {
  CastTable table{memrefRegisters(from, e), memrefRegisters(to, e), {}};
  if (auto type = dyn_cast<MemRefType>(to.getType()))
    table.facts.emplace(type);
  const auto *owned = e.own(std::move(table));
  e.emit(execCast).data = owned;
}

static void evalCast(memref::CastOp op, Emitter &e) { emitCast(op.getSource(), op.getDest(), e); }

static void evalMemorySpaceCast(memref::MemorySpaceCastOp op, Emitter &e) {
  Registers source = e.registers(op.getSource()), dest = e.registers(op.getDest());
  if (source.words != dest.words)
    return e.unsupported("a cast that changes the rank");
  e.move(source, dest.at);
}

//===----------------------------------------------------------------------===//
// Assumptions. If one does not hold, the result is poison.
//===----------------------------------------------------------------------===//

/// data: the memref; imm: the alignment of its first element in bytes.
static const Inst *execAssumeAlignment(const Inst *i, Machine &m) {
  const auto &source = i->table<MemRefRegisters>();
  MemRefView view = m.memref(source.at, source.rank);
  uint64_t address = m.memory.alignedAddress(view.allocation(), view.byteShift()) +
                     view.words[kOffset] * source.bytes;
  std::copy_n(view.words, kSizes + 2 * view.rank, m.words + i->dst);
  m.poison[i->dst] = m.poison[source.at] | (address % i->imm != 0);
  return i->next();
}

static void evalAssumeAlignment(memref::AssumeAlignmentOp op, Emitter &e) {
  const auto *source = e.own(memrefRegisters(op.getMemref(), e));
  Inst &inst = e.emit(execAssumeAlignment, e.at(op.getResult()));
  inst.imm = std::max<uint64_t>(op.getAlignment(), 1);
  inst.data = source;
  e.module().takesAddresses = true;
}

namespace {
struct DistinctTable {
  SmallVector<MemRefRegisters> from, to;
};
} // namespace

static const Inst *execDistinctObjects(const Inst *i, Machine &m) {
  const DistinctTable &table = i->table<DistinctTable>();
  bool alias = false;
  for (auto [n, a] : llvm::enumerate(table.from))
    for (const MemRefRegisters &b : ArrayRef(table.from).drop_front(n + 1)) {
      auto shared = shareBytes(m.memref(a.at, a.rank), a.bytes, m.memref(b.at, b.rank), b.bytes);
      if (!shared)
        return m.stop(i, Termination::Unsupported,
                      "memref.distinct_objects: large views of one buffer");
      alias |= *shared;
    }
  for (auto [from, to] : llvm::zip_equal(table.from, table.to)) {
    std::copy_n(m.words + from.at, kSizes + 2 * from.rank, m.words + to.at);
    m.poison[to.at] = m.poison[from.at] | alias;
  }
  return i->next();
}

static void evalDistinctObjects(memref::DistinctObjectsOp op, Emitter &e) {
  DistinctTable table;
  for (Value value : op.getOperands())
    table.from.push_back(memrefRegisters(value, e));
  for (Value value : op.getResults())
    table.to.push_back(memrefRegisters(value, e));
  const auto *owned = e.own(std::move(table));
  e.emit(execDistinctObjects).data = owned;
}

void addMemRefViewOps(InterpTable &table) {
  table.on<memref::SubViewOp>(evalSubView);
  table.on<memref::ViewOp>(evalView);
  table.on<memref::ReinterpretCastOp>(evalReinterpretCast);
  table.on<memref::TransposeOp>(evalTranspose);
  table.on<memref::CastOp>(evalCast);
  table.on<memref::MemorySpaceCastOp>(evalMemorySpaceCast);
  table.on<memref::AssumeAlignmentOp>(evalAssumeAlignment);
  table.on<memref::DistinctObjectsOp>(evalDistinctObjects);
  addMemRefMetadataOps(table);
  addMemRefShapeOps(table);
}

} // namespace freehold::interp
