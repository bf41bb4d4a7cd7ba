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
// multi_reduction
//===----------------------------------------------------------------------===//

static void evalMultiReduction(vector::MultiDimReductionOp op, Emitter &e) {
  LaneTypes lanes = lanesOf(op.getSourceVectorType());
  vector::CombiningKind kind = op.getKind();
  if (dependsOnOrder(kind, lanes.lane))
    return e.opaque(op);
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
    emitScalars(e, {lanes.lane, lanes.lane}, {result, lane(e, op.getSource(), n)}, result,
                [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                  return {vector::makeArithReduction(b, op.getLoc(), kind, v[0], v[1])};
                });
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

static void evalContract(vector::ContractionOp op, Emitter &e) {
  SmallVector<AffineMap, 4> maps = op.getIndexingMapsArray();
  Type element = lanesOf(op.getResultType()).lane, factor = lanesOf(op.getLhsType()).lane;
  bool isProjection = llvm::all_of(maps, [](AffineMap map) {
    return llvm::all_of(map.getResults(), llvm::IsaPred<AffineDimExpr>);
  });
  if (!isProjection || isa<FloatType>(element))
    return e.opaque(op);
  SmallVector<int64_t> bounds;
  op.getIterationBounds(bounds);
  e.move(e.registers(op.getAcc()), e.at(op.getResult()));
  SmallVector<int64_t> at(bounds.size());
  int64_t iterations = llvm::product_of(bounds);
  for (int64_t n = 0; n < iterations; ++n) {
    int64_t rest = n;
    for (unsigned d = bounds.size(); d-- > 0; rest /= bounds[d])
      at[d] = rest % bounds[d];
    Registers result = lane(e, op.getResult(), laneIn(at, maps[2], op.getResultType()));
    emitScalars(e, {factor, factor, element},
                {lane(e, op.getLhs(), laneIn(at, maps[0], op.getLhsType())),
                 lane(e, op.getRhs(), laneIn(at, maps[1], op.getRhsType())), result},
                result, [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                  Location loc = op.getLoc();
                  Value times = product(b, loc, promoted(b, loc, v[0], element),
                                        promoted(b, loc, v[1], element));
                  return {vector::makeArithReduction(b, loc, op.getKind(), times, v[2])};
                });
  }
}

void addVectorContractOps(InterpTable &table) {
  table.on<vector::OuterProductOp>(evalOuterProduct);
  table.on<vector::MultiDimReductionOp>(evalMultiReduction);
  table.on<vector::ContractionOp>(evalContract);
}

} // namespace freehold::interp
