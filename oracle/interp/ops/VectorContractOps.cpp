//===- VectorContractOps.cpp - vector: products and reductions ------------===//
// Lanes of the operands are combined one after the other:
//
//   outerproduct      result[i, j]  <- lhs[i] * rhs[j], combined with acc[i, j]
//   multi_reduction   result[..]    <- acc[..] combined with each lane of the reduced dimensions
//   contract          result[maps]  <- acc[maps] combined with each lhs[maps] * rhs[maps]
//
// In which order sums and products of floats are rounded by the last two is not said; they are opaque.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/Lanes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace freehold::interp {

/// Whether the result depends on the order in which lanes are combined.
static bool dependsOnOrder(vector::CombiningKind kind, Type lane) {
  return isa<FloatType>(lane) &&
         (kind == vector::CombiningKind::ADD || kind == vector::CombiningKind::MUL);
}

static Registers lane(Emitter &e, Value value, unsigned number) {
  return laneAt(e.registers(value), lanesOf(value.getType()), number);
}

static Value product(OpBuilder &b, Location loc, Value lhs, Value rhs) {
  return isa<FloatType>(lhs.getType()) ? arith::MulFOp::create(b, loc, lhs, rhs).getResult()
                                       : arith::MulIOp::create(b, loc, lhs, rhs).getResult();
}

//===----------------------------------------------------------------------===//
// outerproduct: a sum of floats is a fused multiply-add
//===----------------------------------------------------------------------===//

static void evalOuterProduct(vector::OuterProductOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getResult().getType());
  unsigned columns = lanesOf(op.getRhs().getType()).count;
  vector::CombiningKind kind = op.getKind();
  for (unsigned n = 0; n < lanes.count; ++n) {
    SmallVector<Registers> from = {lane(e, op.getLhs(), n / columns),
                                   lane(e, op.getRhs(), n % columns)};
    if (op.getAcc())
      from.push_back(lane(e, op.getAcc(), n));
    emitScalars(e, SmallVector<Type>(from.size(), lanes.lane), from, lane(e, op.getResult(), n),
                [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                  Location loc = op.getLoc();
                  if (v.size() == 2)
                    return {product(b, loc, v[0], v[1])};
                  if (isa<FloatType>(lanes.lane) && kind == vector::CombiningKind::ADD)
                    return {math::FmaOp::create(b, loc, v[0], v[1], v[2])};
                  Value times = product(b, loc, v[0], v[1]);
                  return {vector::makeArithReduction(b, loc, kind, times, v[2])};
                });
  }
}

//===----------------------------------------------------------------------===//
// Masks
//===----------------------------------------------------------------------===//

Value maskAround(Operation *op) {
  auto around = dyn_cast_or_null<vector::MaskOp>(op->getParentOp());
  return around ? around.getMask() : Value();
}

bool isMaskable(Operation *reduction) {
  if (isa<vector::MultiDimReductionOp, vector::ContractionOp>(reduction))
    return true;
  // Without a start the result begins with the first lane, which may be left out.
  auto single = dyn_cast<vector::ReductionOp>(reduction);
  return single && single.getAcc();
}

void emitSkipUnless(Emitter &e, Value mask, unsigned number, Label skipped) {
  if (mask)
    e.jumpUnless(lane(e, mask, number).at, skipped);
}

//===----------------------------------------------------------------------===//
// multi_reduction
//===----------------------------------------------------------------------===//

namespace {
struct LeftOutTable {
  Registers from, to;
  uint32_t mask;
  LaneTypes lanes;
};
} // namespace

/// Stands for a lane that is left out.
static constexpr uint64_t kLeftOut = 0x7FF4'0000'7FA0'7D01;

static void copyOrLeaveOut(Machine &m, Registers from, uint32_t to, bool isOn) {
  for (unsigned word = 0; word < from.words; ++word) {
    m.u(to + word) = isOn ? m.u(from.at + word) : kLeftOut;
    m.poison[to + word] = isOn ? m.poison[from.at + word] : 0;
  }
}

static const Inst *execLeaveOut(const Inst *i, Machine &m) {
  const auto &table = i->table<LeftOutTable>();
  for (unsigned n = 0; n < table.lanes.count; ++n) {
    if (uint8_t taint = m.poison[table.mask + n])
      return m.failPoison(i, taint, "a mask");
    copyOrLeaveOut(m, laneAt(table.from, table.lanes, n), laneAt(table.to, table.lanes, n).at,
                   m.u(table.mask + n));
  }
  return i->next();
}

/// The result is some function of the lanes that are not left out.
static void emitOpaque(vector::MultiDimReductionOp op, Emitter &e) {
  Value mask = maskAround(op);
  if (!mask)
    return e.opaque(op);
  Registers from = e.registers(op.getSource());
  Registers to{e.temp(from.words), from.words};
  const auto *owned = e.own(LeftOutTable{from, to, e.at(mask), lanesOf(op.getSourceVectorType())});
  e.emit(execLeaveOut).data = owned;
  e.assign(op.getSource(), to);
  e.opaque(op);
  e.assign(op.getSource(), from);
}

static void evalMultiReduction(vector::MultiDimReductionOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getSourceVectorType());
  vector::CombiningKind kind = op.getKind();
  if (dependsOnOrder(kind, lanes.lane))
    return emitOpaque(op, e);
  e.move(e.registers(op.getAcc()), e.at(op.getDest()));
  ArrayRef<int64_t> shape = op.getSourceVectorType().getShape();
  SmallVector<bool> isReduced = op.getReductionMask();
  for (unsigned n = 0; n < lanes.count; ++n) {
    unsigned rest = n, to = 0, scale = 1;
    for (unsigned d = shape.size(); d-- > 0; rest /= shape[d])
      if (!isReduced[d]) {
        to += rest % shape[d] * scale;
        scale *= shape[d];
      }
    Registers result = lane(e, op.getDest(), to);
    Label next = e.label();
    emitSkipUnless(e, maskAround(op), n, next);
    emitScalars(e, {lanes.lane, lanes.lane}, {result, lane(e, op.getSource(), n)}, result,
                [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                  return {vector::makeArithReduction(b, op.getLoc(), kind, v[0], v[1])};
                });
    e.bind(next);
  }
}

//===----------------------------------------------------------------------===//
// contract: narrow integers are sign-extended to the result's type
//===----------------------------------------------------------------------===//

/// Returns the lane of an operand in an iteration.
static unsigned laneIn(ArrayRef<int64_t> iteration, AffineMap map, Type type) {
  auto vector = dyn_cast<VectorType>(type);
  unsigned number = 0;
  for (auto [d, expr] : llvm::enumerate(map.getResults()))
    number = number * vector.getDimSize(d) + iteration[cast<AffineDimExpr>(expr).getPosition()];
  return number;
}

static Value promoted(OpBuilder &b, Location loc, Value value, Type type) {
  return value.getType() == type ? value : arith::ExtSIOp::create(b, loc, type, value).getResult();
}

/// Calls `visit` with each iteration and its number.
static void forEachIteration(vector::ContractionOp op,
                             llvm::function_ref<void(unsigned, ArrayRef<int64_t>)> visit) {
  SmallVector<int64_t> bounds;
  op.getIterationBounds(bounds);
  SmallVector<int64_t> at(bounds.size());
  int64_t iterations = llvm::product_of(bounds);
  for (int64_t n = 0; n < iterations; ++n) {
    int64_t rest = n;
    for (unsigned d = bounds.size(); d-- > 0; rest /= bounds[d])
      at[d] = rest % bounds[d];
    visit(n, at);
  }
}

namespace {
/// Replaces the lanes of both factors that no iteration needs that the mask has.
struct FactorsTable {
  struct Factor {
    Registers from, to;
    LaneTypes lanes;
    /// The lane in each iteration.
    SmallVector<unsigned> laneIn;
  };
  Factor lhs, rhs;
  uint32_t mask;
};
} // namespace

static const Inst *execLeaveOutFactors(const Inst *i, Machine &m) {
  const auto &table = i->table<FactorsTable>();
  auto needed = [&](const FactorsTable::Factor &factor) {
    SmallVector<bool> lanes(factor.lanes.count);
    for (auto [n, lane] : llvm::enumerate(factor.laneIn))
      lanes[lane] |= m.u(table.mask + n) != 0;
    return lanes;
  };
  size_t iterations = table.lhs.laneIn.size();
  for (unsigned n = 0; n < iterations; ++n)
    if (uint8_t taint = m.poison[table.mask + n])
      return m.failPoison(i, taint, "a mask");
  SmallVector<bool> ofLhs = needed(table.lhs), ofRhs = needed(table.rhs);
  // The lanes say which iterations are left out if these are a box, as vector.create_mask makes it.
  for (unsigned n = 0; n < iterations; ++n)
    if (!m.u(table.mask + n) && ofLhs[table.lhs.laneIn[n]] && ofRhs[table.rhs.laneIn[n]])
      return m.stop(i, Termination::Unsupported,
                    "vector.mask: a mask that is no box, around a contraction of floats");
  auto copy = [&](const FactorsTable::Factor &factor, ArrayRef<bool> isOn) {
    for (unsigned n = 0; n < factor.lanes.count; ++n)
      copyOrLeaveOut(m, laneAt(factor.from, factor.lanes, n), laneAt(factor.to, factor.lanes, n).at,
                     isOn[n]);
  };
  copy(table.lhs, ofLhs);
  copy(table.rhs, ofRhs);
  return i->next();
}

/// The result is some function of the lanes that are not left out.
static void emitOpaque(vector::ContractionOp op, Emitter &e) {
  Value mask = maskAround(op);
  if (!mask)
    return e.opaque(op);
  SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
  auto factorOf = [&](Value value, AffineMap map) {
    Registers from = e.registers(value);
    FactorsTable::Factor factor{
        from, {e.temp(from.words), from.words}, lanesOf(value.getType()), {}};
    forEachIteration(op, [&](unsigned, ArrayRef<int64_t> at) {
      factor.laneIn.push_back(laneIn(at, map, value.getType()));
    });
    return factor;
  };
  FactorsTable table{factorOf(op.getLhs(), maps[0]), factorOf(op.getRhs(), maps[1]), e.at(mask)};
  const auto *owned = e.own(std::move(table));
  e.emit(execLeaveOutFactors).data = owned;
  e.assign(op.getLhs(), owned->lhs.to);
  e.assign(op.getRhs(), owned->rhs.to);
  e.opaque(op);
  e.assign(op.getLhs(), owned->lhs.from);
  e.assign(op.getRhs(), owned->rhs.from);
}

static void evalContract(vector::ContractionOp op, Emitter &e) {
  SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
  Type element = lanesOf(op.getResultType()).lane, factor = lanesOf(op.getLhsType()).lane;
  bool isProjection = llvm::all_of(maps, [](AffineMap map) {
    return llvm::all_of(map.getResults(), llvm::IsaPred<AffineDimExpr>);
  });
  if (!isProjection && maskAround(op))
    return e.unsupported("a mask around a contraction with such maps");
  if (!isProjection || isa<FloatType>(element))
    return emitOpaque(op, e);
  e.move(e.registers(op.getAcc()), e.at(op.getResult()));
  forEachIteration(op, [&](unsigned n, ArrayRef<int64_t> at) {
    Registers result = lane(e, op.getResult(), laneIn(at, maps[2], op.getResultType()));
    Label next = e.label();
    emitSkipUnless(e, maskAround(op), n, next);
    emitScalars(e, {factor, factor, element},
                {lane(e, op.getLhs(), laneIn(at, maps[0], op.getLhsType())),
                 lane(e, op.getRhs(), laneIn(at, maps[1], op.getRhsType())), result},
                result, [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                  Location loc = op.getLoc();
                  Value times = product(b, loc, promoted(b, loc, v[0], element),
                                        promoted(b, loc, v[1], element));
                  return {vector::makeArithReduction(b, loc, op.getKind(), times, v[2])};
                });
    e.bind(next);
  });
}

void addVectorContractOps(InterpTable &table) {
  table.on<vector::OuterProductOp>(evalOuterProduct);
  table.on<vector::MultiDimReductionOp>(evalMultiReduction);
  table.on<vector::ContractionOp>(evalContract);
}

} // namespace freehold::interp
