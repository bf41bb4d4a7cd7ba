//===- ScfParallelOps.cpp - scf: loops whose order is open ------*- C++ -*-===//
// Iterations run one after the other, in an order that the run selects. Races.h detects conflicting
// accesses. Other dependences on the order, such as external calls, are found by running both
// orders.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/ScfLoops.h"
#include "oracle/interp/ops/ScfOps.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace freehold::interp {

//===----------------------------------------------------------------------===//
// scf.forall: results start as the shared outputs, and tensor.parallel_insert_slice writes to them. In the body, too,
// an output is what all iterations share: one that reads what another one inserts races with it.
//===----------------------------------------------------------------------===//

static SmallVector<uint32_t> boundWords(Emitter &e, ArrayRef<OpFoldResult> bounds) {
  SmallVector<uint32_t> words;
  for (OpFoldResult bound : bounds)
    words.push_back(isa<Value>(bound) ? e.at(cast<Value>(bound))
                                      : e.constant(*getConstantIntValue(bound)));
  return words;
}

static void evalForall(scf::ForallOp op, Emitter &e) {
  for (OpOperand &output : op.getOutputsMutable()) {
    OpResult result = op.getTiedOpResult(&output);
    emitDestination(e, output, result);
    e.move(e.registers(result), e.at(op.getTiedBlockArgument(&output)));
  }
  LoopNest nest;
  nest.lower = boundWords(e, op.getMixedLowerBound());
  nest.upper = boundWords(e, op.getMixedUpperBound());
  nest.step = boundWords(e, op.getMixedStep());
  nest.iv = e.at(ValueRange(op.getInductionVars()));
  emitParallel(e, std::move(nest), op.getRegion());
}

namespace {
struct Kept {
  MemRefRegisters from, to;
};
} // namespace

static const Inst *execKeep(const Inst *i, Machine &m) {
  const auto &table = i->table<Kept>();
  m.poison[table.to.at] = m.poison[table.from.at];
  if (m.poison[table.from.at])
    return i->next();
  MemRefView from = m.memref(table.from.at, table.from.rank);
  MemRefView to = m.memref(table.to.at, table.to.rank);
  for (unsigned d = 0; d < from.rank; ++d)
    to.setSize(d, from.size(d));
  bool isKept =
      makeTensor(i, m, to, table.to.bytes) && m.memory.copyElements(i, from, to, table.to.bytes);
  return isKept ? i->next() : nullptr;
}

/// What is inserted may be a slice of an output that an earlier insertion of the iteration changes, so all of
/// it is copied before.
static void evalInParallel(scf::InParallelOp op, Emitter &e) {
  llvm::MapVector<Value, Registers> kept;
  Block &body = op.getRegion().front();
  if (!llvm::hasSingleElement(body))
    for (auto insertion : body.getOps<tensor::ParallelInsertSliceOp>())
      kept.insert({insertion.getSource(), e.registers(insertion.getSource())});
  for (auto [value, registers] : kept) {
    Kept table{memrefRegisters(value, e), memrefRegisters(value, e)};
    table.to.at = e.tensorTemp(table.to.rank);
    e.assign(value, {table.to.at, registers.words});
    const auto *owned = e.own(table);
    e.emit(execKeep).data = owned;
  }
  for (Operation &insertion : body)
    e.op(&insertion);
  for (auto [value, registers] : kept)
    e.assign(value, registers);
  e.leaveRegion(op);
}

//===----------------------------------------------------------------------===//
// scf.parallel: the results are the accumulators
//===----------------------------------------------------------------------===//

static void evalParallel(scf::ParallelOp op, Emitter &e) {
  LoopNest nest;
  nest.lower = e.at(op.getLowerBound());
  nest.upper = e.at(op.getUpperBound());
  nest.step = e.at(op.getStep());
  nest.iv = e.at(ValueRange(op.getInductionVars()));
  e.moves(op.getInitVals(), op.getResults());
  emitParallel(e, std::move(nest), op.getRegion());
}

/// result = region(result, operand), for each reduction in turn. The loop orders reductions among
/// each other, and each of them after the iterations that make its operands.
static void evalReduce(scf::ReduceOp op, Emitter &e) {
  auto parallel = cast<scf::ParallelOp>(op->getParentOp());
  bool reduces = !op.getReductions().empty();
  if (reduces)
    emitSuspendRaces(e);
  for (auto [region, operand, result] :
       llvm::zip_equal(op.getReductions(), op.getOperands(), parallel.getResults())) {
    Label done = e.label();
    e.moves(ValueRange{result, operand}, region.getArguments());
    e.region(region, [&, accumulator = e.registers(result)](Operation *terminator) {
      e.move(e.registers(terminator->getOperand(0)), accumulator.at);
      e.jump(done);
    });
    e.bind(done);
  }
  if (reduces)
    emitResumeRaces(e);
  e.leaveRegion(op);
}

static void evalReduceReturn(scf::ReduceReturnOp op, Emitter &e) { e.leaveRegion(op); }

void addScfParallelOps(InterpTable &table) {
  table.on<scf::ForallOp>(evalForall);
  table.on<scf::InParallelOp>(evalInParallel);
  table.on<scf::ParallelOp>(evalParallel);
  table.on<scf::ReduceOp>(evalReduce);
  table.on<scf::ReduceReturnOp>(evalReduceReturn);
}

} // namespace freehold::interp
