//===- VectorLaneOps.cpp - vector: lanes that move and combine --*- C++ -*-===//
// Which lane goes where is known when the program is compiled, except where vector.extract and
// vector.insert have a position that is only known at run time. Reductions combine the lanes from first to
// last, after the accumulator.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/Lanes.h"
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace freehold::interp {

static ArrayRef<int64_t> shapeOf(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getShape() : ArrayRef<int64_t>();
}

static void evalStep(vector::StepOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getType());
  for (unsigned lane = 0; lane < lanes.count; ++lane)
    e.move(Registers{e.constant(lane), 1}, laneAt(e.registers(op.getResult()), lanes, lane).at);
}

/// Scalable vectors are as long as with this (lanesOf).
static void evalVscale(vector::VectorScaleOp op, Emitter &e) {
  e.move(Registers{e.constant(1), 1}, e.at(op.getResult()));
}

/// The shape of the source is that of the result's last dimensions; its unit dimensions are stretched.
static void evalBroadcast(vector::BroadcastOp op, Emitter &e) {
  ArrayRef<int64_t> to = shapeOf(op.getVector().getType()),
                    from = shapeOf(op.getSource().getType());
  moveLanes(e, op.getSource(), op.getVector(), [&](unsigned lane) {
    unsigned source = 0, scale = 1;
    for (unsigned d = to.size(), n = from.size(); n-- > 0;) {
      unsigned index = lane % to[--d];
      lane /= to[d];
      source += (from[n] == 1 ? 0 : index) * scale;
      scale *= from[n];
    }
    return source;
  });
}

static void evalShapeCast(vector::ShapeCastOp op, Emitter &e) {
  moveLanes(e, op.getSource(), op.getResult(), [](unsigned lane) { return lane; });
}

//===----------------------------------------------------------------------===//
// extract and insert
//===----------------------------------------------------------------------===//

namespace {
/// A part of a vector at a position, of which the last dimensions are all there.
struct Part {
  /// The positions, and the sizes of their dimensions. -1 stands for poison.
  IndexOperands positions;
  SmallVector<int64_t> sizes;
  Registers whole, part;
  /// Number of words of the part.
  unsigned words = 0;

  /// Returns the first word of the part, counted from that of the whole; std::nullopt if a position is poison
  /// or out of bounds, and `taint` says which.
  std::optional<uint64_t> first(const Machine &m, uint8_t &taint) const {
    if ((taint = anyPoison(m, positions)))
      return std::nullopt;
    uint64_t number = 0;
    for (auto [position, size] : llvm::zip_equal(positions, sizes)) {
      int64_t at = position.read(m);
      if (at < 0 || at >= size) {
        taint = kPoisonTaint;
        return std::nullopt;
      }
      number = number * size + at;
    }
    return number * words;
  }
};
} // namespace

static const Inst *execExtract(const Inst *i, Machine &m) {
  const auto &table = i->table<Part>();
  uint8_t taint = 0;
  auto first = table.first(m, taint);
  if (!first) {
    std::fill_n(m.words + table.part.at, table.words, 0);
    std::fill_n(m.poison + table.part.at, table.words, taint);
    return i->next();
  }
  std::copy_n(m.words + table.whole.at + *first, table.words, m.words + table.part.at);
  std::copy_n(m.poison + table.whole.at + *first, table.words, m.poison + table.part.at);
  return i->next();
}

/// The result has the elements of the destination already.
static const Inst *execInsert(const Inst *i, Machine &m) {
  const auto &table = i->table<Part>();
  uint8_t taint = 0;
  auto first = table.first(m, taint);
  if (!first) {
    std::fill_n(m.poison + table.whole.at, table.whole.words, taint);
    return i->next();
  }
  std::copy_n(m.words + table.part.at, table.words, m.words + table.whole.at + *first);
  std::copy_n(m.poison + table.part.at, table.words, m.poison + table.whole.at + *first);
  return i->next();
}

template <typename Op> static void emitPart(Op op, Exec exec, Value whole, Value part, Emitter &e) {
  Part table{mixedOperands(op.getStaticPosition(), op.getDynamicPosition(), e), {}, {}, {}};
  ArrayRef<int64_t> shape = shapeOf(whole.getType());
  table.sizes.assign(shape.begin(), shape.begin() + table.positions.size());
  table.whole = e.registers(whole);
  table.part = e.registers(part);
  table.words = table.part.words;
  const auto *owned = e.own(std::move(table));
  e.emit(exec).data = owned;
}

static void evalExtract(vector::ExtractOp op, Emitter &e) {
  emitPart(op, execExtract, op.getSource(), op.getResult(), e);
}

static void evalInsert(vector::InsertOp op, Emitter &e) {
  // A vector without dimensions, or another one of the same type, is replaced as a whole.
  e.move(e.registers(op.getDest()), e.at(op.getResult()));
  emitPart(op, execInsert, op.getResult(), op.getValueToStore(), e);
}

static void evalFromElements(vector::FromElementsOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getType());
  for (auto [lane, element] : llvm::enumerate(op.getElements()))
    e.move(e.registers(element), laneAt(e.registers(op.getResult()), lanes, lane).at);
}

static void evalToElements(vector::ToElementsOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getSource().getType());
  for (auto [lane, element] : llvm::enumerate(op.getElements()))
    e.move(laneAt(e.registers(op.getSource()), lanes, lane), e.at(element));
}

static void evalFma(vector::FMAOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getType());
  for (unsigned lane = 0; lane < lanes.count; ++lane) {
    SmallVector<Registers> from;
    for (Value operand : op->getOperands())
      from.push_back(laneAt(e.registers(operand), lanes, lane));
    emitScalars(e, SmallVector<Type>(3, lanes.lane), from,
                laneAt(e.registers(op.getResult()), lanes, lane),
                [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                  return {math::FmaOp::create(b, op.getLoc(), v[0], v[1], v[2])};
                });
  }
}

static void evalReduction(vector::ReductionOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getVector().getType());
  Registers result = e.registers(op.getDest());
  unsigned next = op.getAcc() ? 0 : 1;
  e.move(op.getAcc() ? e.registers(op.getAcc()) : laneAt(e.registers(op.getVector()), lanes, 0),
         result.at);
  for (; next < lanes.count; ++next) {
    Label skipped = e.label();
    emitSkipUnless(e, maskAround(op), next, skipped);
    emitScalars(e, {lanes.lane, lanes.lane},
                {result, laneAt(e.registers(op.getVector()), lanes, next)}, result,
                [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                  return {vector::makeArithReduction(b, op.getLoc(), op.getKind(), v[0], v[1])};
                });
    e.bind(skipped);
  }
}

/// The mask's lanes are true where each index is below the bound of its dimension.
static const Inst *execCreateMask(const Inst *i, Machine &m) {
  const auto &[shape, bounds] = i->table<std::pair<SmallVector<int64_t>, SmallVector<uint32_t>>>();
  for (unsigned lane = 0; lane < i->imm; ++lane) {
    bool isSet = true;
    uint8_t taint = 0;
    unsigned rest = lane;
    for (unsigned d = shape.size(); d-- > 0; rest /= shape[d]) {
      isSet &= static_cast<int64_t>(rest % shape[d]) < m.s(bounds[d]);
      taint |= m.poison[bounds[d]];
    }
    m.u(i->dst + lane) = isSet;
    m.poison[i->dst + lane] = taint;
  }
  return i->next();
}

static void emitMask(Emitter &e, VectorType type, SmallVector<uint32_t> bounds, uint32_t to) {
  std::pair<SmallVector<int64_t>, SmallVector<uint32_t>> table{
      SmallVector<int64_t>(type.getShape()), std::move(bounds)};
  const auto *kept = e.own(std::move(table));
  Inst &inst = e.emit(execCreateMask, to);
  inst.data = kept;
  inst.imm = type.getNumElements();
}

static void evalCreateMask(vector::CreateMaskOp op, Emitter &e) {
  if (op.getType().getRank() == 0)
    return e.unsupported("a mask of rank 0");
  emitMask(e, op.getType(), e.at(op.getOperands()), e.at(op.getResult()));
}

static void evalConstantMask(vector::ConstantMaskOp op, Emitter &e) {
  if (op.getType().getRank() == 0)
    return e.unsupported("a mask of rank 0");
  SmallVector<uint32_t> bounds;
  for (int64_t bound : op.getMaskDimSizes())
    bounds.push_back(e.constant(bound));
  emitMask(e, op.getType(), std::move(bounds), e.at(op.getResult()));
}

void addVectorLaneOps(InterpTable &table) {
  table.on<vector::StepOp>(evalStep);
  table.on<vector::VectorScaleOp>(evalVscale);
  table.on<vector::BroadcastOp>(evalBroadcast);
  table.on<vector::ShapeCastOp>(evalShapeCast);
  table.on<vector::ExtractOp>(evalExtract);
  table.on<vector::InsertOp>(evalInsert);
  table.on<vector::FromElementsOp>(evalFromElements);
  table.on<vector::ToElementsOp>(evalToElements);
  table.on<vector::FMAOp>(evalFma);
  table.on<vector::ReductionOp>(evalReduction);
  table.on<vector::CreateMaskOp>(evalCreateMask);
  table.on<vector::ConstantMaskOp>(evalConstantMask);
}

} // namespace freehold::interp
