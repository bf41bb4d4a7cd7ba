//===- VectorLaneOps.cpp - vector: lanes that move and combine --*- C++ -*-===//
// Which lane goes where is known when the program is compiled; a position that is only known at run
// time is unsupported. Reductions combine the lanes from first to last, after the accumulator.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/Lanes.h"

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

/// Returns the first lane of the part of `type` at these positions; nullopt if one is dynamic.
static std::optional<unsigned> partAt(Type type, ArrayRef<int64_t> positions) {
  ArrayRef<int64_t> shape = shapeOf(type);
  int64_t lane = 0;
  for (auto [d, size] : llvm::enumerate(shape)) {
    int64_t position = d < positions.size() ? positions[d] : 0;
    // -1 stands for poison.
    if (ShapedType::isDynamic(position) || position < 0)
      return std::nullopt;
    lane = lane * size + position;
  }
  return lane;
}

static void evalExtract(vector::ExtractOp op, Emitter &e) {
  auto first = partAt(op.getSource().getType(), op.getStaticPosition());
  if (!first)
    return e.unsupported("a position that is not known");
  moveLanes(e, op.getSource(), op.getResult(), [&](unsigned lane) { return *first + lane; });
}

static void evalInsert(vector::InsertOp op, Emitter &e) {
  auto first = partAt(op.getDest().getType(), op.getStaticPosition());
  if (!first)
    return e.unsupported("a position that is not known");
  LaneTypes lanes = lanesOf(op.getType()), part = lanesOf(op.getValueToStore().getType());
  Registers to = e.registers(op.getResult()), value = e.registers(op.getValueToStore());
  e.moves({e.registers(op.getDest())}, {to.at});
  for (unsigned lane = 0; lane < part.count; ++lane)
    e.move(laneAt(value, lanes, lane), laneAt(to, lanes, *first + lane).at);
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
  for (; next < lanes.count; ++next)
    emitScalars(e, {lanes.lane, lanes.lane},
                {result, laneAt(e.registers(op.getVector()), lanes, next)}, result,
                [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                  return {vector::makeArithReduction(b, op.getLoc(), op.getKind(), v[0], v[1])};
                });
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
