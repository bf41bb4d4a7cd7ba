//===- LinalgSoftmax.cpp - linalg: softmax along one dimension ------------===//
// What linalg's decomposition into generic ops computes, in its order. For each position in the other
// dimensions:
//
//   best = maximum of the input's elements, a NaN left out
//   sum  = 0 + exp(input[0] - best) + exp(input[1] - best) + ...
//   output[i] = exp(input[i] - best) / sum
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/AffineAccess.h"
#include "oracle/interp/ops/Lanes.h"
#include "oracle/interp/ops/LinalgOps.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace freehold::interp {

namespace {
struct Shapes {
  MemRefRegisters from, to;
};
/// What the parts of one op share.
struct Softmax {
  linalg::SoftmaxOp op;
  Emitter &e;
  Type element;
  Value output;
  LoopNest along;
  /// The induction variables of all loops.
  SmallVector<uint32_t> ivs;
  Registers best, sum, value;

  void compute(ArrayRef<Registers> from, Registers to, BuildScalars build) {
    emitScalars(e, SmallVector<Type>(from.size(), element), from, to, build);
  }
  void fill(Registers to, const APFloat &number) {
    compute({}, to, [&](OpBuilder &b, ValueRange) -> SmallVector<Value> {
      return {arith::ConstantOp::create(b, op.getLoc(), b.getFloatAttr(element, number))};
    });
  }
  /// Emits a loop along the dimension, whose body gets the element in `value`.
  void forEach(llvm::function_ref<void()> body);
  /// value <- exp(value - best)
  void exponential();
};
} // namespace

void Softmax::forEach(llvm::function_ref<void()> body) {
  OpenNest open = emitNestBegin(e, along);
  emitElementLoad(e, op, op.getInput(), ivs, value);
  body();
  emitNestNext(e, open, op);
  e.bind(open.done);
}

void Softmax::exponential() {
  compute({value, best}, value, [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
    Value difference = arith::SubFOp::create(b, op.getLoc(), v[0], v[1]);
    return {math::ExpOp::create(b, op.getLoc(), difference)};
  });
}

static const Inst *execShapes(const Inst *i, Machine &m) {
  const auto &[from, to] = i->table<Shapes>();
  if (uint8_t taint = m.poison[from.at] | m.poison[to.at])
    return m.failPoison(i, taint, "an operand");
  MemRefView input = m.memref(from.at, from.rank), output = m.memref(to.at, to.rank);
  for (unsigned d = 0; d < from.rank; ++d)
    if (input.size(d) != output.size(d))
      return m.fail(i, ErrorKind::Undefined, "operands disagree on dimension " + Twine(d));
  bool mayOverlap = input.allocation() == output.allocation() && !input.isEmpty() &&
                    m.memory.heap[input.allocation()].live;
  if (!mayOverlap)
    return i->next();
  auto shared = shareBytes(input, from.bytes, output, to.bytes);
  if (!shared)
    return m.stop(i, Termination::Unsupported, "linalg.softmax: large views of one buffer");
  // Elements are read again after the first ones are written.
  return *shared
             ? m.fail(i, ErrorKind::Undefined, "the output overlaps the input", input.allocation())
             : i->next();
}

static void evalSoftmax(linalg::SoftmaxOp op, Emitter &e) {
  bool isTensor = isa<RankedTensorType>(op.getOutput().getType());
  auto element = dyn_cast<FloatType>(op.getInput().getType().getElementType());
  if (!element || isTensor != isa<RankedTensorType>(op.getInput().getType()) ||
      op.getOutput().getType().getElementType() != element)
    return e.unsupported("tensors and buffers together, or elements of other types");
  Softmax softmax{op, e,  element, isTensor ? op->getResult(0) : Value(op.getOutput()), {}, {},
                  {}, {}, {}};
  if (isTensor)
    emitDestination(e, op.getOutputMutable(), softmax.output, /*copied=*/false);
  const auto *shapes =
      e.own(Shapes{memrefRegisters(op.getInput(), e), memrefRegisters(softmax.output, e)});
  e.emit(execShapes).data = shapes;
  for (Registers *each : {&softmax.best, &softmax.sum, &softmax.value})
    *each = {e.temp(*wordsOf(element)), *wordsOf(element)};

  LoopNest nest = emitNestOver(e, op.getInput());
  softmax.ivs = nest.iv;
  unsigned dimension = op.getDimension();
  softmax.along = {{nest.iv[dimension]},
                   {nest.lower[dimension]},
                   {nest.upper[dimension]},
                   {nest.step[dimension]}};
  for (auto *words : {&nest.iv, &nest.lower, &nest.upper, &nest.step})
    words->erase(words->begin() + dimension);
  OpenNest open = emitNestBegin(e, std::move(nest));
  const llvm::fltSemantics &semantics = element.getFloatSemantics();
  softmax.fill(softmax.best, APFloat::getInf(semantics, /*Negative=*/true));
  softmax.forEach([&] {
    softmax.compute({softmax.best, softmax.value}, softmax.best,
                    [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                      return {arith::MaxNumFOp::create(b, op.getLoc(), v[0], v[1])};
                    });
  });
  softmax.fill(softmax.sum, APFloat::getZero(semantics));
  softmax.forEach([&] {
    softmax.exponential();
    softmax.compute({softmax.sum, softmax.value}, softmax.sum,
                    [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                      return {arith::AddFOp::create(b, op.getLoc(), v[0], v[1])};
                    });
  });
  softmax.forEach([&] {
    softmax.exponential();
    softmax.compute({softmax.value, softmax.sum}, softmax.value,
                    [&](OpBuilder &b, ValueRange v) -> SmallVector<Value> {
                      return {arith::DivFOp::create(b, op.getLoc(), v[0], v[1])};
                    });
    emitElementStore(e, op, softmax.value, softmax.output, softmax.ivs);
  });
  emitNestNext(e, open, op);
  e.bind(open.done);
}

void addLinalgSoftmax(InterpTable &table) { table.on<linalg::SoftmaxOp>(evalSoftmax); }

} // namespace freehold::interp
