//===- Bufferize.cpp ------------------------------------------------------===//
#include "oracle/native/Bufferize.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace freehold::native {

bool hasTensors(ModuleOp program) {
  auto isTensor = llvm::IsaPred<TensorType>;
  auto found = program.walk([&](Operation *op) {
    bool has = llvm::any_of(op->getOperandTypes(), isTensor) ||
               llvm::any_of(op->getResultTypes(), isTensor);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        has |= llvm::any_of(block.getArgumentTypes(), isTensor);
    if (auto function = dyn_cast<FunctionOpInterface>(op))
      has |= llvm::any_of(function.getArgumentTypes(), isTensor) ||
             llvm::any_of(function.getResultTypes(), isTensor);
    return has ? WalkResult::interrupt() : WalkResult::advance();
  });
  return found.wasInterrupted();
}

void selectByBranches(ModuleOp program) {
  SmallVector<arith::SelectOp> selects;
  program.walk([&](arith::SelectOp op) {
    if (isa<TensorType>(op.getType()) && !isa<TensorType>(op.getCondition().getType()))
      selects.push_back(op);
  });
  if (!selects.empty())
    program.getContext()->loadDialect<scf::SCFDialect>();
  for (arith::SelectOp op : selects) {
    OpBuilder builder(op);
    auto yield = [&](Value value) {
      return [value](OpBuilder &inner, Location at) { scf::YieldOp::create(inner, at, value); };
    };
    auto choice = scf::IfOp::create(builder, op.getLoc(), op.getCondition(),
                                    yield(op.getTrueValue()), yield(op.getFalseValue()));
    op->replaceAllUsesWith(choice);
    op->erase();
  }
}

/// Whether the op may write the buffer of the tensor. A callee with a body copies what it writes, but
/// an external one does not.
static bool mayWrite(OpOperand &use) {
  Operation *op = use.getOwner();
  if (!isa<RankedTensorType>(use.get().getType()))
    return false;
  if (auto buffer = dyn_cast<bufferization::ToBufferOp>(op))
    return !buffer.getReadOnly() && !use.get().getDefiningOp<bufferization::ToTensorOp>();
  if (auto forall = dyn_cast<scf::ForallOp>(op))
    return llvm::is_contained(forall.getOutputs(), use.get());
  if (auto destination = dyn_cast<DestinationStyleOpInterface>(op))
    return destination.isDpsInit(&use);
  return isa<CallOpInterface, ml_program::GlobalStoreOp>(op);
}

/// Copies a tensor that was loaded from a global, since its buffer is that of the global, which may be stored to.
static void copyLoaded(ml_program::GlobalLoadOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getResult().getType());
  if (!type)
    return;
  op->getContext()->loadDialect<bufferization::BufferizationDialect>();
  OpBuilder builder(op.getContext());
  builder.setInsertionPointAfter(op);
  auto copy = bufferization::AllocTensorOp::create(builder, op.getLoc(), type, ValueRange(),
                                                   op.getResult());
  op.getResult().replaceAllUsesExcept(copy, copy);
}

/// What a body reads of a shared output is what that was before the loop: no other iteration may insert there.
static void readBeforeLoop(scf::ForallOp op) {
  for (auto [output, argument] : llvm::zip_equal(op.getOutputs(), op.getRegionIterArgs()))
    argument.replaceUsesWithIf(output, [](OpOperand &use) {
      auto insert = dyn_cast<tensor::ParallelInsertSliceOp>(use.getOwner());
      return !insert || use.get() != insert.getDest() ||
             use.getOperandNumber() != insert.getDestMutable().getOperandNumber();
    });
}

/// Gives each edge to a block that the terminator already branches to a block of its own, since bufferization
/// converts the operands of one such edge only:
///   cf.cond_br %c, ^a(%x), ^a(%y)   ->   cf.cond_br %c, ^a(%x), ^b    ^b: cf.br ^a(%y)
static void splitEqualEdges(BranchOpInterface branch) {
  llvm::SmallPtrSet<Block *, 4> seen;
  for (unsigned number = 0; number < branch->getNumSuccessors(); ++number) {
    Block *to = branch->getSuccessor(number);
    SuccessorOperands operands = branch.getSuccessorOperands(number);
    if (seen.insert(to).second || operands.getProducedOperandCount())
      continue;
    auto *between = new Block();
    branch->getParentRegion()->getBlocks().insertAfter(branch->getBlock()->getIterator(), between);
    OpBuilder builder = OpBuilder::atBlockEnd(between);
    cf::BranchOp::create(builder, branch.getLoc(), to, operands.getForwardedOperands());
    operands.getMutableForwardedOperands().clear();
    branch->setSuccessor(between, number);
  }
}

void copyBeforeWrites(ModuleOp program) {
  SmallVector<OpOperand *> written;
  SmallVector<Operation *> dead;
  SmallVector<BranchOpInterface> branches;
  program.walk([&](Operation *op) {
    if (auto forall = dyn_cast<scf::ForallOp>(op))
      readBeforeLoop(forall);
    if (auto branch = dyn_cast<BranchOpInterface>(op))
      branches.push_back(branch);
    if (auto load = dyn_cast<ml_program::GlobalLoadOp>(op))
      copyLoaded(load);
    if (isa<bufferization::DeallocTensorOp>(op))
      dead.push_back(op);
    for (OpOperand &use : op->getOpOperands())
      if (mayWrite(use))
        written.push_back(&use);
  });
  if (!written.empty())
    program.getContext()->loadDialect<bufferization::BufferizationDialect>();
  for (OpOperand *use : written) {
    Operation *before = use->getOwner();
    // The region of vector.mask has one op only.
    if (isa<vector::MaskOp>(before->getParentOp()))
      before = before->getParentOp();
    OpBuilder builder(before);
    use->set(bufferization::AllocTensorOp::create(builder, use->getOwner()->getLoc(),
                                                  cast<RankedTensorType>(use->get().getType()),
                                                  ValueRange(), use->get()));
  }
  for (BranchOpInterface branch : branches)
    splitEqualEdges(branch);
  for (Operation *op : dead)
    op->erase();
}

} // namespace freehold::native
