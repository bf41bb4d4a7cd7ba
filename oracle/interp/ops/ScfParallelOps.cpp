//===- ScfParallelOps.cpp - scf: loops whose order is open ------*- C++ -*-===//
// Iterations run one after the other, in an order that the run selects. Races.h detects conflicting
// accesses. Other dependences on the order, such as external calls, are found by running both
// orders.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/ScfLoops.h"
#include "oracle/interp/ops/ScfOps.h"
#include "oracle/interp/ops/TensorDetail.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::interp {

//===----------------------------------------------------------------------===//
// scf.forall: results start as the shared outputs, and tensor.parallel_insert_slice writes to them
//===----------------------------------------------------------------------===//

static SmallVector<uint32_t> boundWords(Emitter &e, ArrayRef<OpFoldResult> bounds) {
  SmallVector<uint32_t> words;
  for (OpFoldResult bound : bounds)
    words.push_back(isa<Value>(bound) ? e.at(cast<Value>(bound))
                                      : e.constant(*getConstantIntValue(bound)));
  return words;
}

static void evalForall(scf::ForallOp op, Emitter &e) {
  // In the body, a shared output is what it was before the loop. The operand still refers to it, so
  // that no iteration updates its storage.
  for (OpOperand &output : op.getOutputsMutable()) {
    e.move(e.registers(output.get()), e.at(op.getTiedBlockArgument(&output)));
    emitDestination(e, output, op.getTiedOpResult(&output));
  }
  LoopNest nest;
  nest.lower = boundWords(e, op.getMixedLowerBound());
  nest.upper = boundWords(e, op.getMixedUpperBound());
  nest.step = boundWords(e, op.getMixedStep());
  nest.iv = e.at(ValueRange(op.getInductionVars()));
  emitParallel(e, std::move(nest), op.getRegion());
}

static void evalInParallel(scf::InParallelOp op, Emitter &e) {
  for (Operation &insertion : op.getRegion().front())
    e.op(&insertion);
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

static const Inst *execBeginReduce(const Inst *i, Machine &m) {
  m.memory.suspendRaces();
  return i->next();
}

static const Inst *execEndReduce(const Inst *i, Machine &m) {
  m.memory.resumeRaces();
  return i->next();
}

/// result = region(result, operand), for each reduction in turn. The loop orders reductions among
/// each other, and each of them after the iterations that make its operands.
static void evalReduce(scf::ReduceOp op, Emitter &e) {
  auto parallel = cast<scf::ParallelOp>(op->getParentOp());
  bool reduces = !op.getReductions().empty();
  if (reduces)
    e.emit(execBeginReduce);
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
    e.emit(execEndReduce);
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
