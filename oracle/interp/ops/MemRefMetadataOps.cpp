//===- MemRefMetadataOps.cpp - memref: what a descriptor says -------------===//
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::interp {

/// a: the index; data: the memref. An index out of range is undefined at once and not poison, since
/// the op is not speculatable with an index that may be out of range.
static const Inst *execDim(const Inst *i, Machine &m) {
  const auto &source = i->table<MemRefRegisters>();
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "the index of a dimension");
  // The rank of a poison unranked memref is unknown.
  if (ofBuffer(m.poison[source.at]) && !source.ranked) {
    m.u(i->dst) = 0;
    m.poison[i->dst] = m.poison[source.at];
    return i->next();
  }
  unsigned rank = source.ranked ? source.rank : static_cast<unsigned>(m.u(source.at));
  int64_t index = m.s(i->a);
  if (index < 0 || index >= rank)
    return m.fail(i, ErrorKind::Undefined,
                  "dimension " + Twine(index) + " of a memref of rank " + Twine(rank));
  m.u(i->dst) = source.ranked ? m.u(source.at + kSizes + index)
                              : readDescriptor(m, source).words[kSizes + index];
  m.poison[i->dst] = ofBuffer(m.poison[source.at]);
  return i->next();
}

static void evalDim(memref::DimOp op, Emitter &e) {
  const auto *source = e.own(memrefRegisters(op.getSource(), e));
  e.emit(execDim, e.at(op.getResult()), e.at(op.getIndex())).data = source;
}

static const Inst *execRank(const Inst *i, Machine &m) {
  const auto &source = i->table<MemRefRegisters>();
  m.u(i->dst) = source.ranked ? source.rank : m.u(source.at);
  m.poison[i->dst] = source.ranked ? 0 : ofBuffer(m.poison[source.at]);
  return i->next();
}

static void evalRank(memref::RankOp op, Emitter &e) {
  const auto *source = e.own(memrefRegisters(op.getMemref(), e));
  e.emit(execRank, e.at(op->getResult(0))).data = source;
}

namespace {
struct MetadataTable {
  MemRefRegisters source;
  /// Registers of the base buffer, followed by one word each for offset, sizes and strides.
  uint32_t base;
  SmallVector<uint32_t> words;
};
} // namespace

/// The base buffer starts at the aligned pointer, so that freeing it frees the allocation.
static const Inst *execMetadata(const Inst *i, Machine &m) {
  const MetadataTable &table = i->table<MetadataTable>();
  const uint64_t *source = m.words + table.source.at;
  uint8_t poison = ofBuffer(m.poison[table.source.at]);
  m.u(table.base + kAllocation) = source[kAllocation];
  m.u(table.base + kByteShift) = source[kByteShift];
  m.u(table.base + kOffset) = 0;
  m.poison[table.base] = poison;
  for (auto [n, to] : llvm::enumerate(table.words)) {
    m.u(to) = source[kOffset + n];
    m.poison[to] = poison;
  }
  return i->next();
}

static void evalMetadata(memref::ExtractStridedMetadataOp op, Emitter &e) {
  MetadataTable table{memrefRegisters(op.getSource(), e), e.at(op.getBaseBuffer()), {}};
  table.words.push_back(e.at(op.getOffset()));
  for (auto group : {op.getSizes(), op.getStrides()})
    for (Value value : group)
      table.words.push_back(e.at(value));
  const auto *owned = e.own(std::move(table));
  e.emit(execMetadata).data = owned;
}

static const Inst *execAlignedPointer(const Inst *i, Machine &m) {
  const auto &source = i->table<MemRefRegisters>();
  MemRefView view = m.memref(source.at, source.rank);
  Descriptor unranked(0);
  if (!source.ranked) {
    unranked = readDescriptor(m, source);
    view = unranked.view();
  }
  m.u(i->dst) = m.memory.alignedAddress(view.allocation(), view.byteShift());
  m.poison[i->dst] = ofBuffer(m.poison[source.at]);
  return i->next();
}

static void evalAlignedPointer(memref::ExtractAlignedPointerAsIndexOp op, Emitter &e) {
  e.module().takesAddresses = true;
  const auto *source = e.own(memrefRegisters(op.getSource(), e));
  e.emit(execAlignedPointer, e.at(op.getAlignedPointer())).data = source;
}

void addMemRefMetadataOps(InterpTable &table) {
  table.on<memref::DimOp>(evalDim);
  table.on<memref::RankOp>(evalRank);
  table.on<memref::ExtractStridedMetadataOp>(evalMetadata);
  table.on<memref::ExtractAlignedPointerAsIndexOp>(evalAlignedPointer);
}

} // namespace freehold::interp
