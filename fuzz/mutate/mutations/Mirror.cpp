//===- Mirror.cpp - The same program in the opposite order ----------------===//
// mirror:  every list whose order says nothing is reversed: blocks, block arguments, arguments and
//          results of functions and calls, values carried by loops, results of scf.if, its branches
//          (under the negated condition), successors of cf.cond_br, operands of
//          bufferization.dealloc, and neighbouring ops that do not depend on each other
//
// A pass that stops after the first element of a list, or leaves out the last one, is right for
// many programs and wrong for their mirror images. Results mean the same, with the arguments of
// entries the other way round.
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/Mutant.h"
#include "fuzz/mutate/mutations/Families.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace freehold::mutate {

static SmallVector<Value> reversed(ValueRange values) {
  SmallVector<Value> result(values);
  std::reverse(result.begin(), result.end());
  return result;
}

static SmallVector<unsigned> countDown(unsigned count) {
  SmallVector<unsigned> indices(llvm::reverse(llvm::seq(count)));
  return indices;
}

static void reverseOperands(MutableOperandRange operands) {
  operands.assign(reversed(operands.getAsOperandRange()));
}

/// Reverses the arguments of the block from `first` on.
static void reverseArguments(Block &block, unsigned first = 0) {
  unsigned count = block.getNumArguments();
  for (unsigned index = count; index-- > first;) {
    BlockArgument old = block.getArgument(index);
    old.replaceAllUsesWith(block.addArgument(old.getType(), old.getLoc()));
  }
  block.eraseArguments(first, count - first);
}

static ArrayAttr reversed(ArrayAttr list) {
  if (!list)
    return list;
  SmallVector<Attribute> items(llvm::reverse(list.getValue()));
  return ArrayAttr::get(list.getContext(), items);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Returns the calls of the function. Nothing if it is used in another way, or has a call with
/// attributes for its arguments.
static std::optional<SmallVector<func::CallOp>> callsOf(func::FuncOp function, ModuleOp module) {
  SmallVector<func::CallOp> calls;
  auto uses = SymbolTable::getSymbolUses(function, module);
  if (!uses)
    return std::nullopt;
  for (SymbolTable::SymbolUse use : *uses) {
    auto call = dyn_cast<func::CallOp>(use.getUser());
    if (!call || call.getArgAttrsAttr() || call.getResAttrsAttr())
      return std::nullopt;
    calls.push_back(call);
  }
  return calls;
}

static void mirrorSignature(Mutant &mutant, func::FuncOp function) {
  auto calls = callsOf(function, mutant.module);
  if (!calls)
    return;
  FunctionType type = function.getFunctionType();
  SmallVector<Type> inputs(llvm::reverse(type.getInputs())),
      results(llvm::reverse(type.getResults()));
  reverseArguments(function.front());
  function.setFunctionType(FunctionType::get(type.getContext(), inputs, results));
  function.setArgAttrsAttr(reversed(function.getArgAttrsAttr()));
  function.setResAttrsAttr(reversed(function.getResAttrsAttr()));
  function.walk([](func::ReturnOp op) { reverseOperands(op.getOperandsMutable()); });
  for (func::CallOp call : *calls)
    mutant.edit.rebuild(call, reversed(call.getOperands()), countDown(call.getNumResults()));
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Returns the branches to the block. Nothing if one of them makes the values itself.
static std::optional<SmallVector<SuccessorOperands>> edgesInto(Block &block) {
  SmallVector<SuccessorOperands> edges;
  for (auto at = block.pred_begin(); at != block.pred_end(); ++at) {
    auto branch = dyn_cast<BranchOpInterface>((*at)->getTerminator());
    if (!branch)
      return std::nullopt;
    edges.push_back(branch.getSuccessorOperands(at.getSuccessorIndex()));
    if (edges.back().getProducedOperandCount())
      return std::nullopt;
  }
  return edges;
}

static Value negated(Operation *before, Value condition) {
  OpBuilder b(before);
  Value yes = arith::ConstantIntOp::create(b, before->getLoc(), 1, 1);
  return arith::XOrIOp::create(b, before->getLoc(), condition, yes);
}

static void mirrorChoice(Mutant &mutant, cf::CondBranchOp branch) {
  if (branch.getBranchWeights() && !branch.getBranchWeights()->empty())
    return;
  OpBuilder b(branch);
  auto other = cf::CondBranchOp::create(b, branch.getLoc(), negated(branch, branch.getCondition()),
                                        branch.getFalseDest(), branch.getFalseDestOperands(),
                                        branch.getTrueDest(), branch.getTrueDestOperands());
  mutant.edit.replaced(branch, other);
}

static void mirrorBlocks(Mutant &mutant, Region &region) {
  for (Block &block : llvm::drop_begin(region)) {
    auto edges = edgesInto(block);
    if (!edges || block.getNumArguments() < 2)
      continue;
    reverseArguments(block);
    // One at a time: the ranges of one op move when one of them is assigned, but not in size.
    for (SuccessorOperands &edge : *edges)
      edge.getMutableForwardedOperands().assign(reversed(edge.getForwardedOperands()));
  }
  for (Block &block : region)
    if (auto branch = dyn_cast<cf::CondBranchOp>(block.back()))
      mirrorChoice(mutant, branch);
  SmallVector<Block *> rest(llvm::make_pointer_range(llvm::drop_begin(region)));
  for (Block *block : rest)
    block->moveBefore(&region, std::next(region.begin()));
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

static void mirror(Mutant &mutant, scf::IfOp op) {
  if (op.getElseRegion().empty())
    return;
  for (Region *region : {&op.getThenRegion(), &op.getElseRegion()})
    reverseOperands(cast<scf::YieldOp>(region->front().back()).getResultsMutable());
  Value condition = negated(op, op.getCondition());
  Operation *other = mutant.edit.rebuild(op, condition, countDown(op.getNumResults()));
  Region between;
  between.takeBody(other->getRegion(0));
  other->getRegion(0).takeBody(other->getRegion(1));
  other->getRegion(1).takeBody(between);
}

static void mirror(Mutant &mutant, scf::ForOp op) {
  reverseArguments(*op.getBody(), op.getNumInductionVars());
  reverseOperands(cast<scf::YieldOp>(op.getBody()->back()).getResultsMutable());
  SmallVector<Value> operands(op->getOperands());
  std::reverse(operands.end() - op.getInitArgs().size(), operands.end());
  mutant.edit.rebuild(op, operands, countDown(op.getNumResults()));
}

static void mirror(Mutant &mutant, scf::WhileOp op) {
  reverseArguments(*op.getBeforeBody());
  reverseArguments(*op.getAfterBody());
  reverseOperands(op.getConditionOp().getArgsMutable());
  reverseOperands(op.getYieldOp().getResultsMutable());
  mutant.edit.rebuild(op, reversed(op.getInits()), countDown(op.getNumResults()));
}

static void mirror(Mutant &mutant, bufferization::DeallocOp op) {
  reverseOperands(op.getMemrefsMutable());
  reverseOperands(op.getConditionsMutable());
  reverseOperands(op.getRetainedMutable());
  mutant.edit.rebuild(op, op->getOperands(), countDown(op->getNumResults()));
}

//===----------------------------------------------------------------------===//
// Neighbours
//===----------------------------------------------------------------------===//

/// Whether the op may trade places with another such op that does not use its results. Allocations
/// may: only an address can differ then.
static bool mayMove(Operation *op) {
  return !op->getNumRegions() && op->getNumResults() &&
         (isPure(op) || isa<memref::AllocOp, memref::AllocaOp>(op));
}

/// Brings the ops into the opposite order, as far as their operands allow.
static void reverseRun(ArrayRef<Operation *> run) {
  llvm::DenseSet<Operation *> waiting(run.begin(), run.end());
  Operation *end = run.back()->getNextNode();
  while (!waiting.empty())
    for (Operation *op : llvm::reverse(run)) {
      bool isReady = waiting.contains(op) && llvm::none_of(op->getOperands(), [&](Value operand) {
                       return waiting.contains(operand.getDefiningOp());
                     });
      if (!isReady)
        continue;
      waiting.erase(op);
      op->moveBefore(end);
      break;
    }
}

static void mirrorNeighbours(Block &block) {
  SmallVector<Operation *> run;
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (mayMove(&op)) {
      run.push_back(&op);
      continue;
    }
    if (run.size() > 1)
      reverseRun(run);
    run.clear();
  }
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

static bool mayMirror(func::FuncOp function) {
  return !function.isDeclaration() && !edit::isHidden(function);
}

static Targets findModule(ModuleOp module) {
  if (llvm::any_of(module.getOps<func::FuncOp>(), mayMirror))
    return {{module}};
  return {};
}

static bool mirrorModule(Mutant &mutant, const Target &) {
  SmallVector<func::FuncOp> functions(
      llvm::make_filter_range(mutant.module.getOps<func::FuncOp>(),
                              [](func::FuncOp function) { return mayMirror(function); }));
  for (func::FuncOp function : functions)
    mirrorSignature(mutant, function);
  for (func::FuncOp function : functions) {
    // Inner ops first: their parents are made anew. What they are in stays as it is.
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops) {
      for (Region &region : op->getRegions()) {
        if (!region.empty() && edit::hasFreeControlFlow(&region))
          mirrorBlocks(mutant, region);
        if (isa<func::FuncOp>(op) || isa_and_nonnull<scf::SCFDialect>(op->getDialect()))
          llvm::for_each(region, mirrorNeighbours);
      }
      llvm::TypeSwitch<Operation *>(op)
          .Case<scf::IfOp, scf::ForOp, scf::WhileOp, bufferization::DeallocOp>(
              [&](auto matched) { mirror(mutant, matched); });
    }
  }
  return true;
}

Mutation mirrorAll() {
  return {"mirror", "all lists whose order says nothing are reversed", false, findModule,
          mirrorModule};
}

} // namespace freehold::mutate
