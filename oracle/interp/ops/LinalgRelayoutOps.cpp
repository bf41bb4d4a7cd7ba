//===- LinalgRelayoutOps.cpp - linalg: pack and unpack --------------------===//
// Both say where each element of a plain tensor lies in a packed one, whose first dimensions count tiles
// and whose last ones count inside of a tile:
//
//   plain[.., i_d, ..]  <->  packed[.., i_d / tile, .., i_d % tile]    for each tiled dimension d
//
// `order` says which plain dimension each of the packed tensor's first dimensions counts in. What is
// beyond the end of the plain tensor in a last tile is the padding.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/LinalgOps.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct Relayout {
  MemRefRegisters plain, packed;
  SmallVector<int64_t, 4> tiled, order;
  IndexOperands tiles;
  /// The padding of linalg.pack, if it has one.
  std::optional<Registers> padding;
  bool isPack = false;

  /// Returns which tile a packed dimension's plain one has; std::nullopt if it is not tiled.
  std::optional<unsigned> tileOf(unsigned plainDimension) const {
    const auto *found = llvm::find(tiled, static_cast<int64_t>(plainDimension));
    if (found == tiled.end())
      return std::nullopt;
    return found - tiled.begin();
  }
  int64_t tileSize(const Machine &m, unsigned plainDimension) const {
    auto tile = tileOf(plainDimension);
    return tile ? tiles[*tile].read(m) : 1;
  }
  /// Returns where in the packed tensor a plain element is.
  SmallVector<int64_t> packedAt(const Machine &m, ArrayRef<int64_t> plainAt) const;
};
} // namespace

SmallVector<int64_t> Relayout::packedAt(const Machine &m, ArrayRef<int64_t> plainAt) const {
  SmallVector<int64_t> at;
  for (int64_t d : order)
    at.push_back(plainAt[d] / tileSize(m, d));
  for (int64_t d : tiled)
    at.push_back(plainAt[d] % tileSize(m, d));
  return at;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

static const Inst *failSize(const Inst *i, Machine &m, const Twine &what) {
  return m.fail(i, ErrorKind::Undefined, i->op->getName().getStringRef() + ": " + what);
}

/// Whether `outer` tiles are what the op's documentation asks for. linalg.pack may not pad by whole
/// tiles, and linalg.unpack may drop any number of elements at the end.
static bool isTiled(const Relayout &table, int64_t size, int64_t outer, int64_t tile) {
  if (tile == 1 || table.isPack)
    return outer == llvm::divideCeilSigned(size, tile);
  return outer >= llvm::divideCeilSigned(size, tile);
}

static const Inst *execSizes(const Inst *i, Machine &m) {
  const auto &table = i->table<Relayout>();
  if (uint8_t taint =
          m.poison[table.plain.at] | m.poison[table.packed.at] | anyPoison(m, table.tiles))
    return m.failPoison(i, taint, "an operand or the size of a tile");
  MemRefView plain = m.memref(table.plain.at, table.plain.rank);
  MemRefView packed = m.memref(table.packed.at, table.packed.rank);
  for (auto [number, tile] : llvm::enumerate(table.tiles)) {
    int64_t size = tile.read(m), inner = packed.size(table.order.size() + number);
    if (size <= 0 || size != inner)
      return failSize(i, m,
                      "tiles of size " + Twine(size) + " where the tensor has " + Twine(inner));
  }
  for (auto [position, d] : llvm::enumerate(table.order)) {
    int64_t size = plain.size(d), outer = packed.size(position), tile = table.tileSize(m, d);
    if (!isTiled(table, size, outer, tile))
      return failSize(i, m,
                      Twine(outer) + " tiles of size " + Twine(tile) + " for " + Twine(size) +
                          " elements");
    if (table.isPack && !table.padding && size % tile != 0)
      return failSize(i, m, "no padding for a last tile that is not full");
  }
  return i->next();
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Writes the padding to all elements, those of the source included.
static bool writePadding(const Inst *i, Machine &m, const Relayout &table) {
  MemRefView packed = m.memref(table.packed.at, table.packed.rank);
  return m.memory.charge(i, packed.elements()) &&
         m.memory.copyEach(i, packed, packed, table.packed.bytes,
                           [&](Memory::Cells, Memory::Cells cells) {
                             return m.memory.storeElement(i, cells, table.packed.bytes,
                                                          table.padding->at, table.padding->words);
                           });
}

static const Inst *execRelayout(const Inst *i, Machine &m) {
  using Access = Memory::Access;
  const auto &table = i->table<Relayout>();
  MemRefView plain = m.memref(table.plain.at, table.plain.rank);
  MemRefView packed = m.memref(table.packed.at, table.packed.rank);
  if (table.padding && !packed.isEmpty() && !writePadding(i, m, table))
    return nullptr;
  if (plain.isEmpty())
    return i->next();
  if (!m.memory.charge(i, plain.elements()))
    return nullptr;
  MemRefView from = table.isPack ? plain : packed, to = table.isPack ? packed : plain;
  SmallVector<int64_t> at(plain.rank);
  do {
    SmallVector<int64_t> inTiles = table.packedAt(m, at);
    auto read =
        m.memory.accessAt(i, Access::Read, from, table.isPack ? at : inTiles, table.plain.bytes);
    auto written = read ? m.memory.accessAt(i, Access::Write, to, table.isPack ? inTiles : at,
                                            table.plain.bytes)
                        : Memory::Cells();
    if (!written || !m.memory.copyCells(i, read, written, table.plain.bytes))
      return nullptr;
  } while (nextIndices(plain, at));
  return i->next();
}

template <typename Op>
static void emitRelayout(Op op, Value plain, Value packed, std::optional<Registers> padding,
                         Emitter &e) {
  Relayout table{memrefRegisters(plain, e),
                 memrefRegisters(packed, e),
                 llvm::to_vector<4>(op.getInnerDimsPos()),
                 llvm::to_vector<4>(op.getOuterDimsPerm()),
                 mixedOperands(op.getStaticInnerTiles(), op.getInnerTiles(), e),
                 padding,
                 std::is_same_v<Op, linalg::PackOp>};
  if (table.order.empty())
    table.order = llvm::to_vector<4>(llvm::seq<int64_t>(table.plain.rank));
  emitDestination(e, op.getDestMutable(), op.getResult(), /*copied=*/false);
  const auto *owned = e.own(std::move(table));
  e.emit(execSizes).data = owned;
  e.emit(execRelayout).data = owned;
}

static void evalPack(linalg::PackOp op, Emitter &e) {
  std::optional<Registers> padding;
  if (op.getPaddingValue())
    padding = e.registers(op.getPaddingValue());
  emitRelayout(op, op.getSource(), op.getResult(), padding, e);
}

static void evalUnPack(linalg::UnPackOp op, Emitter &e) {
  emitRelayout(op, op.getResult(), op.getSource(), std::nullopt, e);
}

void addLinalgRelayoutOps(InterpTable &table) {
  table.on<linalg::PackOp>(evalPack);
  table.on<linalg::UnPackOp>(evalUnPack);
}

} // namespace freehold::interp
