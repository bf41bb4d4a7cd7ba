//===- TensorIndexedOps.cpp - tensor: gather and scatter ------------------===//
// A row of `indices` has a coordinate for each indexed dimension of the whole tensor, and so says
// which slice of it belongs to that row: all of the other dimensions, at these coordinates.
//
//   gather   row r of the result          <- slice of the source that row r of indices says
//   scatter  slice of the result likewise <- row r of the source; slices must differ
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <set>

using namespace mlir;

namespace freehold::interp {

namespace {
struct IndexedTable {
  MemRefRegisters whole, indices;
  /// The tensor of rows: the result of gather, the source of scatter.
  MemRefRegisters rows;
  SmallVector<int64_t, 4> dims;
  bool isGather = false, isUnique = false;

  bool isIndexed(unsigned d) const { return llvm::is_contained(dims, d); }
};
} // namespace

/// Reads the coordinates in a row of the indices. Returns false after failing the run.
static bool readRow(const Inst *i, Machine &m, const IndexedTable &table, ArrayRef<int64_t> row,
                    SmallVectorImpl<int64_t> &coordinates) {
  MemRefView indices = m.memref(table.indices.at, table.indices.rank);
  SmallVector<int64_t> at(row);
  at.push_back(0);
  for (; at.back() < static_cast<int64_t>(table.dims.size()); ++at.back()) {
    auto cells = m.memory.accessAt(i, Memory::Access::Read, indices, at, table.indices.bytes);
    if (!cells)
      return false;
    if (!std::all_of(cells.shadow, cells.shadow + table.indices.bytes,
                     [](uint8_t s) { return s == kInitialised; }))
      return !!m.fail(i, ErrorKind::UninitialisedRead, "an index was never written",
                      indices.allocation());
    uint64_t bits = 0;
    unsigned bytes = std::min<unsigned>(table.indices.bytes, 8);
    std::memcpy(&bits, cells.data, bytes);
    coordinates.push_back(llvm::SignExtend64(bits, 8 * bytes));
  }
  return true;
}

/// Returns the slice at these coordinates, in which indexed dimensions have size 1 or are left out.
static std::optional<Descriptor> sliceAt(const Inst *i, Machine &m, const IndexedTable &table,
                                         MemRefView whole, ArrayRef<int64_t> coordinates) {
  unsigned rowDims = table.indices.rank - 1;
  bool isReduced = table.rows.rank < rowDims + whole.rank;
  Slice slice;
  for (unsigned d = 0; d < whole.rank; ++d) {
    bool isIndexed = table.isIndexed(d);
    int64_t first = isIndexed ? coordinates[llvm::find(table.dims, d) - table.dims.begin()] : 0;
    slice.offsets.push_back({first});
    slice.sizes.push_back({isIndexed ? 1 : whole.size(d)});
    slice.strides.push_back({1});
    slice.dropped.push_back(isIndexed && isReduced);
  }
  return slice.of(i, m, whole);
}

/// Copies between each row and its slice.
static const Inst *copyRows(const Inst *i, Machine &m, const IndexedTable &table) {
  MemRefView whole = m.memref(table.whole.at, table.whole.rank);
  MemRefView rows = m.memref(table.rows.at, table.rows.rank);
  unsigned rowDims = table.indices.rank - 1;
  for (unsigned d = 0; d < rowDims; ++d)
    if (rows.size(d) <= 0)
      return i->next();
  std::set<std::vector<int64_t>> seen;
  SmallVector<int64_t> row(rowDims);
  while (true) {
    SmallVector<int64_t> coordinates;
    if (!readRow(i, m, table, row, coordinates))
      return nullptr;
    if (table.isUnique && !seen.insert({coordinates.begin(), coordinates.end()}).second)
      return m.fail(i, ErrorKind::Undefined, "two rows of indices are equal");
    auto slice = sliceAt(i, m, table, whole, coordinates);
    if (!slice)
      return nullptr;
    Descriptor part(slice->rank);
    MemRefView view = part.view();
    view.pointer() = rows.pointer();
    view.setOffset(rows.offset());
    for (unsigned d = 0; d < rowDims; ++d)
      view.setOffset(view.offset() + row[d] * rows.stride(d));
    for (unsigned d = 0; d < slice->rank; ++d) {
      view.setSize(d, rows.size(rowDims + d));
      view.setStride(d, rows.stride(rowDims + d));
    }
    bool isCopied = table.isGather
                        ? m.memory.copyElements(i, slice->view(), view, table.whole.bytes)
                        : m.memory.copyElements(i, view, slice->view(), table.whole.bytes);
    if (!isCopied)
      return nullptr;
    unsigned d = rowDims;
    for (; d > 0 && ++row[d - 1] == rows.size(d - 1); --d)
      row[d - 1] = 0;
    if (d == 0)
      return i->next();
  }
}

static const Inst *execGather(const Inst *i, Machine &m) {
  const auto &table = i->table<IndexedTable>();
  if (uint8_t taint = m.poison[table.whole.at] | m.poison[table.indices.at])
    return m.failPoison(i, taint, "an operand");
  MemRefView whole = m.memref(table.whole.at, table.whole.rank);
  MemRefView indices = m.memref(table.indices.at, table.indices.rank);
  MemRefView rows = m.memref(table.rows.at, table.rows.rank);
  unsigned rowDims = table.indices.rank - 1, next = rowDims;
  bool isReduced = table.rows.rank < rowDims + whole.rank;
  for (unsigned d = 0; d < rowDims; ++d)
    rows.setSize(d, indices.size(d));
  for (unsigned d = 0; d < whole.rank; ++d)
    if (!table.isIndexed(d) || !isReduced)
      rows.setSize(next++, table.isIndexed(d) ? 1 : whole.size(d));
  m.poison[table.rows.at] = 0;
  return makeTensor(i, m, rows, table.rows.bytes) ? copyRows(i, m, table) : nullptr;
}

static const Inst *execScatter(const Inst *i, Machine &m) {
  const auto &table = i->table<IndexedTable>();
  if (uint8_t taint = m.poison[table.rows.at] | m.poison[table.indices.at])
    return m.failPoison(i, taint, "an operand");
  return copyRows(i, m, table);
}

static void evalGather(tensor::GatherOp op, Emitter &e) {
  IndexedTable table{memrefRegisters(op.getSource(), e),
                     memrefRegisters(op.getIndices(), e),
                     memrefRegisters(op.getResult(), e),
                     llvm::to_vector<4>(op.getGatherDims()),
                     true,
                     op.getUnique()};
  const auto *owned = e.own(std::move(table));
  e.emit(execGather).data = owned;
}

static void evalScatter(tensor::ScatterOp op, Emitter &e) {
  IndexedTable table{memrefRegisters(op.getResult(), e),
                     memrefRegisters(op.getIndices(), e),
                     memrefRegisters(op.getSource(), e),
                     llvm::to_vector<4>(op.getScatterDims()),
                     false,
                     true};
  const auto *owned = e.own(std::move(table));
  emitDestination(e, op->getOpOperand(1), op.getResult());
  e.emit(execScatter).data = owned;
}

void addTensorIndexedOps(InterpTable &table) {
  table.on<tensor::GatherOp>(evalGather);
  table.on<tensor::ScatterOp>(evalScatter);
}

} // namespace freehold::interp
