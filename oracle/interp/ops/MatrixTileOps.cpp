//===- MatrixTileOps.cpp - gpu, amx: matrices in registers ------*- C++ -*-===//
// A matrix that a subgroup or a unit for matrices holds is the lanes of its elements, row by row. Each thread of a
// subgroup holds all of it, and does what the subgroup does together. A product adds up in the order of the
// inner dimension, in the type of the sum: which order a device takes is its own to say.
//
//   gpu.subgroup_mma_compute   C[i][j] + sum over k of A[i][k] * B[k][j]
//   amx.tile_mulf, tile_muli   the same with groups of 2 or 4 neighbours: sum over k and g of A[i][k g] * B[k][j g]
//
// Unsupported: elements of a thread alone (subgroup_mma_extract_thread_local and its like), and memrefs whose
// elements are vectors.
//===----------------------------------------------------------------------===//
#include "oracle/core/inputs/Format.h"
#include "oracle/interp/ops/ArithFloat.h"
#include "oracle/interp/ops/GpuOps.h"
#include "oracle/interp/ops/Lanes.h"
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/AMX/AMXDialect.h"

using namespace mlir;

namespace freehold::interp {

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {
struct TileAccess {
  MemRefRegisters memref;
  SmallVector<uint32_t> indices;
  /// Elements from one row to the next one. With a register, it holds them.
  IndexOperand stride;
  bool isTransposed = false;
  int64_t rows = 0, columns = 0;
  LaneTypes lanes;
  uint32_t value = 0;
};
} // namespace

/// Returns the position of the tile's first element from the start of the view; std::nullopt after failing.
static std::optional<int64_t> startOf(const Inst *i, Machine &m, const TileAccess &tile,
                                      MemRefView view) {
  int64_t start = view.offset();
  for (auto [d, at] : llvm::enumerate(tile.indices)) {
    if (m.poison[at]) {
      m.failPoison(i, m.poison[at], "an index");
      return std::nullopt;
    }
    int64_t index = m.s(at);
    if (index < 0 || index >= view.size(d)) {
      m.fail(i, ErrorKind::OutOfBounds,
             "index " + Twine(index) + " of dimension " + Twine(d) + " of size " +
                 Twine(view.size(d)),
             view.allocation());
      return std::nullopt;
    }
    start += index * view.stride(d);
  }
  return start;
}

template <bool IsRead> static const Inst *execTile(const Inst *i, Machine &m) {
  const auto &tile = i->table<TileAccess>();
  if (uint8_t taint = m.poison[tile.memref.at] | tile.stride.taint(m))
    return m.failPoison(i, taint, "the memref or the stride of a matrix");
  Descriptor descriptor = readDescriptor(m, tile.memref);
  MemRefView view = descriptor.view();
  auto start = startOf(i, m, tile, view);
  if (!start || !m.memory.charge(i, tile.lanes.count))
    return nullptr;
  int64_t stride = tile.stride.read(m);
  for (int64_t row = 0; row < tile.rows; ++row)
    for (int64_t column = 0; column < tile.columns; ++column) {
      int64_t major = tile.isTransposed ? column : row, minor = tile.isTransposed ? row : column,
              far;
      if (__builtin_mul_overflow(major, stride, &far) ||
          __builtin_add_overflow(far, *start + minor, &far))
        far = std::numeric_limits<int64_t>::max();
      auto how = IsRead ? Memory::Access::Read : Memory::Access::Write;
      auto cells =
          m.memory.access(i, how, view.pointer(), view.byteShift(), far, tile.memref.bytes);
      auto lane =
          static_cast<uint32_t>(tile.value + (row * tile.columns + column) * tile.lanes.words);
      if (!cells)
        return nullptr;
      if constexpr (IsRead)
        m.memory.loadElement(i, cells, tile.memref.bytes, lane, tile.lanes.words);
      else if (!m.memory.storeElement(i, cells, tile.memref.bytes, lane, tile.lanes.words))
        return nullptr;
    }
  return i->next();
}

/// `stride` is what the op says of it.
template <bool IsRead>
static void emitTile(Value memref, ValueRange indices, Value matrix, ArrayRef<int64_t> shape,
                     IndexOperand stride, bool isTransposed, Emitter &e) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  LaneTypes lanes = lanesOf(matrix.getType());
  if (!type || !lanes.lane || shape.size() != 2 ||
      bitsOf(type.getElementType()) != bitsOf(lanes.lane))
    return e.unsupported("a matrix whose elements are not those of the memref");
  TileAccess tile{memrefRegisters(memref, e),
                  e.at(indices),
                  stride,
                  isTransposed,
                  shape[0],
                  shape[1],
                  lanes,
                  e.at(matrix)};
  const auto *owned = e.own(std::move(tile));
  e.emit(execTile<IsRead>).data = owned;
}

static IndexOperand fixedStride(int64_t stride) { return {stride, 0, true}; }

static ArrayRef<int64_t> shapeOf(Value matrix) {
  if (auto type = dyn_cast<gpu::MMAMatrixType>(matrix.getType()))
    return type.getShape();
  return cast<amx::TileType>(matrix.getType()).getShape();
}

static void evalLoadMatrix(gpu::SubgroupMmaLoadMatrixOp op, Emitter &e) {
  emitTile<true>(op.getSrcMemref(), op.getIndices(), op.getRes(), shapeOf(op.getRes()),
                 fixedStride(op.getLeadDimension().getSExtValue()),
                 op.getTranspose().value_or(false), e);
}

static void evalStoreMatrix(gpu::SubgroupMmaStoreMatrixOp op, Emitter &e) {
  emitTile<false>(op.getDstMemref(), op.getIndices(), op.getSrc(), shapeOf(op.getSrc()),
                  fixedStride(op.getLeadDimension().getSExtValue()),
                  op.getTranspose().value_or(false), e);
}

/// Rows of a tile are those of the memref, unless the op says otherwise.
template <bool IsRead, typename Op> static void evalTileAccess(Op op, Value tile, Emitter &e) {
  SmallVector<int64_t> strides;
  int64_t offset;
  auto type = cast<MemRefType>(op.getBase().getType());
  if (failed(type.getStridesAndOffset(strides, offset)) || strides.size() < 2 ||
      strides.back() != 1)
    return e.unsupported("a memref whose last dimension is not contiguous");
  IndexOperand stride{strides[strides.size() - 2], 0, true};
  if (op.getStride())
    stride = {0, e.at(op.getStride()), false};
  else if (ShapedType::isDynamic(stride.fixed))
    stride = {0, e.at(op.getBase()) + kSizes + static_cast<uint32_t>(2 * type.getRank()) - 2,
              false};
  emitTile<IsRead>(op.getBase(), op.getIndices(), tile, shapeOf(tile), stride,
                   /*isTransposed=*/false, e);
}

static void evalTileLoad(amx::TileLoadOp op, Emitter &e) {
  evalTileAccess<true>(op, op.getRes(), e);
}
static void evalTileStore(amx::TileStoreOp op, Emitter &e) {
  evalTileAccess<false>(op, op.getVal(), e);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static void evalConstantMatrix(gpu::SubgroupMmaConstantMatrixOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getRes().getType());
  for (unsigned lane = 0; lane < lanes.count; ++lane)
    e.move(e.registers(op.getValue()), laneAt(e.registers(op.getRes()), lanes, lane).at);
}

static void evalTileZero(amx::TileZeroOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getRes().getType());
  uint32_t zero = e.constant(0);
  for (unsigned lane = 0; lane < lanes.count; ++lane)
    e.move({zero, 1}, laneAt(e.registers(op.getRes()), lanes, lane).at);
}

static Value elementwise(OpBuilder &b, Location at, gpu::MMAElementwiseOp kind, ValueRange in,
                         Type type) {
  using enum gpu::MMAElementwiseOp;
  switch (kind) {
  case ADDF:
    return arith::AddFOp::create(b, at, in[0], in[1]);
  case MULF:
    return arith::MulFOp::create(b, at, in[0], in[1]);
  case SUBF:
    return arith::SubFOp::create(b, at, in[0], in[1]);
  case MAXF:
    return arith::MaximumFOp::create(b, at, in[0], in[1]);
  case MINF:
    return arith::MinimumFOp::create(b, at, in[0], in[1]);
  case DIVF:
    return arith::DivFOp::create(b, at, in[0], in[1]);
  case NEGATEF:
    return arith::NegFOp::create(b, at, in[0]);
  case EXTF:
    return arith::ExtFOp::create(b, at, type, in[0]);
  default:
    return {};
  }
}

/// Integers whose signedness is part of their type are none of arith's.
static void evalElementwise(gpu::SubgroupMmaElementwiseOp op, Emitter &e) {
  LaneTypes to = lanesOf(op.getRes().getType());
  auto kind = op.getOpType();
  bool isFloat = llvm::all_of(
      op.getArgs(), [](Value each) { return isa<FloatType>(lanesOf(each.getType()).lane); });
  if (!isFloat || !isa<FloatType>(to.lane))
    return e.unsupported("elements that are no floats");
  for (unsigned lane = 0; lane < to.count; ++lane) {
    SmallVector<Type> types;
    SmallVector<Registers> from;
    for (Value each : op.getArgs()) {
      LaneTypes lanes = lanesOf(each.getType());
      types.push_back(lanes.lane);
      from.push_back(laneAt(e.registers(each), lanes, lane));
    }
    emitScalars(e, types, from, {laneAt(e.registers(op.getRes()), to, lane)},
                [&](OpBuilder &b, ValueRange in) {
                  return SmallVector<Value>{elementwise(b, op.getLoc(), kind, in, to.lane)};
                });
  }
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

namespace {
struct Product {
  uint32_t a = 0, b = 0, c = 0;
  LaneTypes aLanes, bLanes, cLanes;
  unsigned rows = 0, columns = 0, inner = 0;
  /// How many neighbours in a row of A and of B belong to one step of the inner dimension.
  unsigned group = 1;
  bool aIsTransposed = false, bIsTransposed = false, aIsSigned = true, bIsSigned = true;

  unsigned laneOfA(unsigned row, unsigned k, unsigned g) const {
    return aIsTransposed ? k * rows + row : (row * inner + k) * group + g;
  }
  unsigned laneOfB(unsigned k, unsigned column, unsigned g) const {
    return bIsTransposed ? column * inner + k : (k * columns + column) * group + g;
  }
};
} // namespace

static const llvm::fltSemantics &semanticsOf(const LaneTypes &lanes) {
  return cast<FloatType>(lanes.lane).getFloatSemantics();
}

static APFloat floatAt(Machine &m, uint32_t at, const LaneTypes &lanes, unsigned lane,
                       const llvm::fltSemantics &to) {
  APFloat value = readFloat(m.words + at + lane * lanes.words, semanticsOf(lanes));
  bool isLossy;
  value.convert(to, APFloat::rmNearestTiesToEven, &isLossy);
  return value;
}

static uint64_t integerAt(Machine &m, uint32_t at, const LaneTypes &lanes, unsigned lane,
                          bool isSigned) {
  uint64_t word = m.u(at + lane);
  unsigned bits = bitsOf(lanes.lane);
  return isSigned ? static_cast<uint64_t>(llvm::SignExtend64(word, bits))
                  : word & llvm::maskTrailingOnes<uint64_t>(bits);
}

/// dst: the sum. One element of it.
static bool sumProducts(const Inst *i, Machine &m, const Product &p, unsigned row,
                        unsigned column) {
  unsigned lane = row * p.columns + column;
  uint32_t to = i->dst + lane * p.cLanes.words;
  uint8_t taint = m.poison[p.c + lane * p.cLanes.words];
  bool isFloat = isa<FloatType>(p.cLanes.lane);
  uint64_t number = isFloat ? 0 : m.u(p.c + lane);
  std::optional<APFloat> sum;
  if (isFloat)
    sum = floatAt(m, p.c, p.cLanes, lane, semanticsOf(p.cLanes));
  for (unsigned k = 0; k < p.inner; ++k)
    for (unsigned g = 0; g < p.group; ++g) {
      unsigned a = p.laneOfA(row, k, g), b = p.laneOfB(k, column, g);
      taint |= m.poison[p.a + a * p.aLanes.words] | m.poison[p.b + b * p.bLanes.words];
      if (!isFloat) {
        number += integerAt(m, p.a, p.aLanes, a, p.aIsSigned) *
                  integerAt(m, p.b, p.bLanes, b, p.bIsSigned);
        continue;
      }
      APFloat product = floatAt(m, p.a, p.aLanes, a, sum->getSemantics());
      product.multiply(floatAt(m, p.b, p.bLanes, b, sum->getSemantics()),
                       APFloat::rmNearestTiesToEven);
      sum->add(product, APFloat::rmNearestTiesToEven);
    }
  if (isFloat && !storeRounded(i, m, to, *sum, sum->getSemantics()))
    return false;
  if (!isFloat)
    m.u(to) = number & llvm::maskTrailingOnes<uint64_t>(bitsOf(p.cLanes.lane));
  m.poison[to] = taint;
  return true;
}

static const Inst *execProduct(const Inst *i, Machine &m) {
  const auto &p = i->table<Product>();
  if (!m.memory.charge(i, int64_t(p.rows) * p.columns * p.inner * p.group))
    return nullptr;
  for (unsigned row = 0; row < p.rows; ++row)
    for (unsigned column = 0; column < p.columns; ++column)
      if (!sumProducts(i, m, p, row, column))
        return nullptr;
  return i->next();
}

static void emitProduct(Product product, Value a, Value b, Value c, Value result, Emitter &e) {
  product.a = e.at(a);
  product.b = e.at(b);
  product.c = e.at(c);
  product.aLanes = lanesOf(a.getType());
  product.bLanes = lanesOf(b.getType());
  product.cLanes = lanesOf(c.getType());
  bool isFloat = isa<FloatType>(product.cLanes.lane);
  unsigned size = product.rows * product.columns, depth = product.inner * product.group;
  bool areAlike = isFloat == isa<FloatType>(product.aLanes.lane) &&
                  isFloat == isa<FloatType>(product.bLanes.lane);
  if (!areAlike || product.cLanes.count != size || product.aLanes.count != product.rows * depth ||
      product.bLanes.count != product.columns * depth)
    return e.unsupported("matrices of shapes that do not fit");
  uint32_t to = e.at(result);
  const auto *owned = e.own(std::move(product));
  e.emit(execProduct, to).data = owned;
}

static void evalCompute(gpu::SubgroupMmaComputeOp op, Emitter &e) {
  ArrayRef<int64_t> a = shapeOf(op.getOpA()), c = shapeOf(op.getOpC());
  Product product;
  product.aIsTransposed = op.getATranspose().value_or(false);
  product.bIsTransposed = op.getBTranspose().value_or(false);
  product.rows = c[0];
  product.columns = c[1];
  product.inner = product.aIsTransposed ? a[0] : a[1];
  auto isUnsigned = [](Value value) { return lanesOf(value.getType()).lane.isUnsignedInteger(); };
  product.aIsSigned = !isUnsigned(op.getOpA());
  product.bIsSigned = !isUnsigned(op.getOpB());
  emitProduct(product, op.getOpA(), op.getOpB(), op.getOpC(), op.getRes(), e);
}

template <typename Op> static Product tileProduct(Op op, unsigned group) {
  ArrayRef<int64_t> a = shapeOf(op.getLhs()), c = shapeOf(op.getAcc());
  Product product;
  product.group = group;
  product.rows = c[0];
  product.columns = c[1];
  product.inner = a[1] / group;
  return product;
}

static void evalTileMulF(amx::TileMulFOp op, Emitter &e) {
  emitProduct(tileProduct(op, 2), op.getLhs(), op.getRhs(), op.getAcc(), op.getRes(), e);
}

static void evalTileMulI(amx::TileMulIOp op, Emitter &e) {
  Product product = tileProduct(op, 4);
  product.aIsSigned = !op.getIsZextLhs();
  product.bIsSigned = !op.getIsZextRhs();
  emitProduct(product, op.getLhs(), op.getRhs(), op.getAcc(), op.getRes(), e);
}

void addMatrixTileOps(InterpTable &table) {
  table.on<gpu::SubgroupMmaLoadMatrixOp>(evalLoadMatrix);
  table.on<gpu::SubgroupMmaStoreMatrixOp>(evalStoreMatrix);
  table.on<gpu::SubgroupMmaConstantMatrixOp>(evalConstantMatrix);
  table.on<gpu::SubgroupMmaElementwiseOp>(evalElementwise);
  table.on<gpu::SubgroupMmaComputeOp>(evalCompute);
  table.on<amx::TileLoadOp>(evalTileLoad);
  table.on<amx::TileStoreOp>(evalTileStore);
  table.on<amx::TileZeroOp>(evalTileZero);
  table.on<amx::TileMulFOp>(evalTileMulF);
  table.on<amx::TileMulIOp>(evalTileMulI);
}

} // namespace freehold::interp
