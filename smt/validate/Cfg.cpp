//===- Cfg.cpp - Regions, branches and calls become edges -----------------===//
#include "smt/validate/Cfg.h"

#include "smt/validate/OpRules.h"

#include "passes/analysis/MemRefEffects.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

#include "mlir/Interfaces/DataLayoutInterfaces.h"

#include "llvm/ADT/STLFunctionalExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

/// Calls that are inlined into one function, and nodes of one graph.
static constexpr unsigned kFramesMax = 64;
static constexpr unsigned kNodesMax = 4'000;

namespace {
class Flattening {
public:
  Flattening(Cfg &cfg, SymbolTableCollection &symbols, QuietLoops quiet)
      : cfg_(cfg), symbols_(symbols), quiet_(quiet) {}

  /// Runs with a node at each terminator that is no branch between blocks of the region.
  using OnExit = llvm::function_ref<void(unsigned node, Operation *terminator)>;

  /// Makes the nodes of a region's blocks; the entry's is returned.
  unsigned open(unsigned frame, Region &region);
  /// Fills them.
  void fill(unsigned frame, Region &region, OnExit onExit);
  std::vector<FunctionOpInterface> stack;
  /// Makes the graphs of the procedures.
  void fillProcedures();

private:
  unsigned node(unsigned frame, ValueRange defines);
  void stopAt(Operation *op, const llvm::Twine &why);
  void branch(unsigned from, BranchOpInterface op);
  /// What a node goes on with after a region op or an inlined call.
  unsigned regionOp(unsigned from, RegionBranchOpInterface op);
  unsigned anyOrder(unsigned from, Operation *op);
  unsigned call(unsigned from, CallOpInterface op, FunctionOpInterface callee);
  unsigned callProcedure(unsigned from, CallOpInterface op, FunctionOpInterface callee);
  void successors(unsigned from, RegionBranchOpInterface op, RegionBranchPoint point,
                  Operation *terminator, unsigned after);
  unsigned step(unsigned at, Operation *op);

  Cfg &cfg_;
  SymbolTableCollection &symbols_;
  const QuietLoops quiet_;
  llvm::DenseMap<std::pair<unsigned, Block *>, unsigned> blocks_;
  std::optional<unsigned> procedure_;
};
} // namespace

unsigned Flattening::node(unsigned frame, ValueRange defines) {
  cfg_.nodes.push_back({});
  cfg_.nodes.back().frame = frame;
  cfg_.nodes.back().procedure = procedure_;
  cfg_.nodes.back().defines.assign(defines.begin(), defines.end());
  return cfg_.nodes.size() - 1;
}

void Flattening::stopAt(Operation *op, const llvm::Twine &why) {
  if (cfg_.unknownAt)
    return;
  cfg_.unknownAt = op;
  cfg_.unknown = (op->getName().getStringRef() + (why.isTriviallyEmpty() ? "" : ": ") + why).str();
}

unsigned Flattening::open(unsigned frame, Region &region) {
  for (Block &block : region)
    blocks_[{frame, &block}] = node(frame, block.getArguments());
  return blocks_.lookup({frame, &region.front()});
}

/// A terminator that no execution without undefined behaviour reaches.
static bool isUnreachable(Operation *op) {
  return op && isa<ub::UnreachableOp, LLVM::UnreachableOp>(op);
}

/// An op that runs its regions in the order that its interface tells, and not at the same time.
static bool isSequential(Operation *op) {
  return isa<RegionBranchOpInterface>(op) &&
         isa_and_present<scf::SCFDialect, affine::AffineDialect, memref::MemRefDialect>(
             op->getDialect());
}

unsigned Flattening::step(unsigned at, Operation *op) {
  if (runsOn(op))
    stopAt(op, "runs on after control has passed it");
  if (isParallelLoop(op))
    return anyOrder(at, op);
  if (isSequential(op))
    return regionOp(at, cast<RegionBranchOpInterface>(op));
  if (auto call = dyn_cast<CallOpInterface>(op))
    if (FunctionOpInterface callee = calleeOf(call, &symbols_); callee && !callee.isExternal())
      return this->call(at, call, callee);
  cfg_.nodes[at].ops.push_back(op);
  return at;
}

void Flattening::fill(unsigned frame, Region &region, OnExit onExit) {
  for (Block &block : region) {
    unsigned at = blocks_.lookup({frame, &block});
    if (cfg_.nodes.size() > kNodesMax)
      return stopAt(region.getParentOp(), "too large a function");
    bool hasTerminator = block.mightHaveTerminator();
    for (Operation &op : block) {
      if (!hasTerminator || &op != &block.back()) {
        at = step(at, &op);
        continue;
      }
      auto jumps = dyn_cast<BranchOpInterface>(op);
      if (jumps && op.getNumSuccessors())
        branch(at, jumps);
      else if (op.getNumSuccessors())
        stopAt(&op, "branches in a way that is not known");
      else
        onExit(at, &op);
    }
    if (!hasTerminator)
      onExit(at, nullptr);
  }
}

/// Of a switch, whose first successor is that of all other values.
static Guard caseOf(Value flag, std::optional<DenseIntElementsAttr> cases, unsigned successor) {
  std::vector<int64_t> values;
  if (cases)
    for (const APInt &value : cases->getValues<APInt>())
      values.push_back(value.getSignificantBits() <= 64 ? value.getSExtValue() : 0);
  if (flag.getType().getIntOrFloatBitWidth() > 64)
    return {};
  if (successor == 0)
    return {Guard::NotAny, flag, values};
  return {Guard::Equals, flag, {values[successor - 1]}};
}

static Guard guardOf(Operation *op, unsigned successor) {
  const Guard::Kind taken = successor == 0 ? Guard::IsTrue : Guard::IsFalse;
  if (auto branch = dyn_cast<cf::CondBranchOp>(op))
    return {taken, branch.getCondition()};
  if (auto branch = dyn_cast<LLVM::CondBrOp>(op))
    return {taken, branch.getCondition()};
  if (auto select = dyn_cast<cf::SwitchOp>(op))
    return caseOf(select.getFlag(), select.getCaseValues(), successor);
  if (auto select = dyn_cast<LLVM::SwitchOp>(op))
    return caseOf(select.getValue(), select.getCaseValues(), successor);
  return {};
}

void Flattening::branch(unsigned from, BranchOpInterface op) {
  unsigned frame = cfg_.nodes[from].frame;
  for (unsigned i = 0; i < op->getNumSuccessors(); ++i) {
    Block *target = op->getSuccessor(i);
    Edge edge;
    edge.guard = guardOf(op, i);
    edge.to = blocks_.lookup({frame, target});
    edge.decides = op->getNumSuccessors() > 1 ? op.getOperation() : nullptr;
    SuccessorOperands operands = op.getSuccessorOperands(i);
    for (auto [number, argument] : llvm::enumerate(target->getArguments())) {
      if (Value value = operands[number])
        edge.moves.push_back({{frame, argument}, {frame, value}});
      else if (isMemref(argument))
        stopAt(op, "hands on a memref of its own");
    }
    cfg_.nodes[from].edges.push_back(std::move(edge));
  }
}

/// `terminator` is null if the op is just entered.
static Guard guardOf(RegionBranchOpInterface op, RegionSuccessor to, Operation *terminator) {
  if (auto branch = dyn_cast<scf::IfOp>(op.getOperation()); branch && !terminator)
    return {to.getSuccessor() == &branch.getThenRegion() ? Guard::IsTrue : Guard::IsFalse,
            branch.getCondition()};
  if (auto condition = dyn_cast_or_null<scf::ConditionOp>(terminator))
    return {to.isParent() ? Guard::IsFalse : Guard::IsTrue, condition.getCondition()};
  if (auto loop = dyn_cast<scf::ForOp>(op.getOperation())) {
    Guard guard;
    guard.loop = loop;
    guard.kind = terminator ? (to.isParent() ? Guard::ForDone : Guard::ForAgain)
                            : (to.isParent() ? Guard::ForSkip : Guard::ForEnter);
    return guard;
  }
  if (auto select = dyn_cast<scf::IndexSwitchOp>(op.getOperation()); select && !terminator) {
    std::vector<int64_t> cases(select.getCases().begin(), select.getCases().end());
    if (to.getSuccessor() == &select.getDefaultRegion())
      return {Guard::NotAny, select.getArg(), cases};
    for (auto [number, region] : llvm::enumerate(select.getCaseRegions()))
      if (to.getSuccessor() == &region)
        return {Guard::Equals, select.getArg(), {cases[number]}};
  }
  return {};
}

/// Whether all iterations of a loop are alike for the tracked allocation.
static bool isQuietLoop(Operation *loop) {
  return isa<LoopLikeOpInterface>(loop) && llvm::none_of(loop->getResultTypes(), isMemrefType) &&
         !loop->walk([](Operation *op) {
                return leavesBuffersAlone(op) ? WalkResult::advance() : WalkResult::interrupt();
              })
              .wasInterrupted();
}

void Flattening::successors(unsigned from, RegionBranchOpInterface op, RegionBranchPoint point,
                            Operation *terminator, unsigned after) {
  SmallVector<RegionSuccessor> all;
  op.getSuccessorRegions(point, all);
  unsigned frame = cfg_.nodes[from].frame;
  for (RegionSuccessor to : all) {
    // A successor without a body, such as a missing else.
    bool leaves = to.isParent() || to.getSuccessor()->empty();
    Edge edge;
    edge.guard = guardOf(op, to, terminator);
    edge.to = leaves ? after : blocks_.lookup({frame, &to.getSuccessor()->front()});
    edge.decides = all.size() > 1 ? op.getOperation() : nullptr;
    edge.regionOp = op;
    edge.enters = leaves ? nullptr : to.getSuccessor();
    edge.isEntry = !terminator;
    if (quiet_ == QuietLoops::OneIteration && isQuietLoop(op)) {
      bool isAgain =
          terminator && !leaves &&
          to.getSuccessor()->getRegionNumber() <= terminator->getParentRegion()->getRegionNumber();
      edge.guard = {};
      edge.isOfAnyIteration = true;
      if (!isAgain)
        cfg_.nodes[from].edges.push_back(std::move(edge));
      continue;
    }
    OperandRange operands = op.getSuccessorOperands(point, to);
    ValueRange inputs = to.getSuccessorInputs();
    if (operands.size() != inputs.size())
      stopAt(op, "forwards values in a way that is not known");
    for (auto [operand, input] : llvm::zip(operands, inputs)) {
      if (isMemref(operand) != isMemref(input))
        stopAt(op, "forwards a memref as something else");
      edge.moves.push_back({{frame, input}, {frame, operand}});
    }
    auto isGiven = [&](Value value) {
      return !isMemref(value) || llvm::is_contained(inputs, value);
    };
    ValueRange defined =
        leaves ? ValueRange(op->getResults()) : ValueRange(to.getSuccessor()->getArguments());
    if (!llvm::all_of(defined, isGiven))
      stopAt(op, "a memref that is not forwarded");
    cfg_.nodes[from].edges.push_back(std::move(edge));
  }
}

unsigned Flattening::regionOp(unsigned from, RegionBranchOpInterface op) {
  unsigned frame = cfg_.nodes[from].frame, after = node(frame, op->getResults());
  for (Region &region : op->getRegions())
    if (!region.empty())
      open(frame, region);
  successors(from, op, RegionBranchPoint::parent(), nullptr, after);
  for (Region &region : op->getRegions())
    fill(frame, region, [&](unsigned at, Operation *terminator) {
      if (auto leaves = dyn_cast_or_null<RegionBranchTerminatorOpInterface>(terminator))
        return successors(at, op, RegionBranchPoint(leaves), terminator, after);
      if (!isUnreachable(terminator))
        stopAt(op, "a region that does not end as expected");
    });
  return after;
}

static bool mentionsMemrefs(Region &region) {
  return region
      .walk([](Operation *op) {
        bool isPlain = llvm::none_of(op->getOperandTypes(), isMemrefType) &&
                       llvm::none_of(op->getResultTypes(), isMemrefType) &&
                       !isa<CallOpInterface>(op);
        return isPlain ? WalkResult::advance() : WalkResult::interrupt();
      })
      .wasInterrupted();
}

/// A loop whose iterations come in any order: its body any number of times.
unsigned Flattening::anyOrder(unsigned from, Operation *op) {
  if (llvm::any_of(op->getResultTypes(), isMemrefType))
    stopAt(op, "reduces memrefs");
  unsigned frame = cfg_.nodes[from].frame, after = node(frame, op->getResults());
  unsigned body = open(frame, op->getRegion(0));
  bool isQuiet = quiet_ == QuietLoops::OneIteration && isQuietLoop(op);
  auto iterateOrLeave = [&](unsigned at) {
    for (unsigned to : {body, after}) {
      if (isQuiet && to == body && at != from)
        continue;
      Edge edge;
      edge.to = to;
      edge.decides = edge.regionOp = op;
      edge.isEntry = at == from;
      cfg_.nodes[at].edges.push_back(std::move(edge));
    }
  };
  iterateOrLeave(from);
  fill(frame, op->getRegion(0), [&](unsigned at, Operation *terminator) {
    bool isKnown = !terminator || llvm::none_of(terminator->getRegions(), mentionsMemrefs);
    if (!isKnown || (terminator && llvm::any_of(terminator->getOperandTypes(), isMemrefType)))
      stopAt(op, "combines memrefs");
    iterateOrLeave(at);
  });
  return after;
}

unsigned Flattening::call(unsigned from, CallOpInterface op, FunctionOpInterface callee) {
  if (op.getArgOperands().size() != callee.getNumArguments() ||
      op->getNumResults() != callee.getNumResults())
    stopAt(op, "passes other values than the callee has");
  if (llvm::is_contained(stack, callee))
    return callProcedure(from, op, callee);
  if (cfg_.frames.size() >= kFramesMax) {
    stopAt(op, "more than " + llvm::Twine(kFramesMax) + " calls to inline");
    return from;
  }
  unsigned frame = cfg_.nodes[from].frame, inner = cfg_.frames.size();
  cfg_.frames.push_back({op, frame});
  unsigned after = node(frame, op->getResults());
  stack.push_back(callee);
  Edge enter;
  enter.to = open(inner, callee.getFunctionBody());
  for (auto [argument, operand] : llvm::zip(callee.getArguments(), op.getArgOperands()))
    enter.moves.push_back({{inner, argument}, {frame, operand}});
  cfg_.nodes[from].edges.push_back(std::move(enter));
  fill(inner, callee.getFunctionBody(), [&](unsigned at, Operation *terminator) {
    if (!terminator || !terminator->hasTrait<OpTrait::ReturnLike>()) {
      if (!isUnreachable(terminator))
        stopAt(op, "a callee that does not end as expected");
      return;
    }
    Edge leave;
    leave.to = after;
    for (auto [result, operand] : llvm::zip(op->getResults(), terminator->getOperands()))
      leave.moves.push_back({{frame, result}, {inner, operand}});
    cfg_.nodes[at].edges.push_back(std::move(leave));
  });
  stack.pop_back();
  return after;
}

unsigned Flattening::callProcedure(unsigned from, CallOpInterface op, FunctionOpInterface callee) {
  auto known = llvm::find_if(cfg_.procedures, [&](Procedure &each) {
    return each.function.getOperation() == callee.getOperation();
  });
  cfg_.nodes[from].call = op;
  cfg_.nodes[from].callee = known - cfg_.procedures.begin();
  if (known == cfg_.procedures.end()) {
    cfg_.procedures.push_back({callee, static_cast<unsigned>(cfg_.frames.size())});
    cfg_.frames.emplace_back();
  }
  unsigned after = node(cfg_.nodes[from].frame, {});
  Edge edge;
  edge.to = after;
  cfg_.nodes[from].edges.push_back(std::move(edge));
  return after;
}

void Flattening::fillProcedures() {
  for (unsigned n = 0; n < cfg_.procedures.size(); ++n) {
    Procedure procedure = cfg_.procedures[n];
    procedure_ = n;
    stack = {procedure.function};
    Region &body = procedure.function.getFunctionBody();
    cfg_.procedures[n].entry = open(procedure.frame, body);
    fill(procedure.frame, body, [&](unsigned at, Operation *terminator) {
      if (terminator && terminator->hasTrait<OpTrait::ReturnLike>())
        cfg_.nodes[at].returns = terminator;
      else if (!isUnreachable(terminator))
        stopAt(procedure.function, "a function that does not end as expected");
    });
  }
}

/// Integers wrap where their types end; that of index is only known to end at 64 bits if the module does not
/// say otherwise.
static bool hasIndexOf64Bits(Operation *function) {
  auto index = IndexType::get(function->getContext());
  return DataLayout::closest(function).getTypeSizeInBits(index) == 64;
}

Cfg flatten(FunctionOpInterface function, SymbolTableCollection &symbols, QuietLoops quiet) {
  Cfg cfg;
  cfg.function = function;
  if (!hasIndexOf64Bits(function)) {
    cfg.unknownAt = function;
    cfg.unknown = "an index of another width than 64 bits, which the module's data layout has";
  }
  Flattening flattening(cfg, symbols, quiet);
  flattening.stack.push_back(function);
  flattening.open(0, function.getFunctionBody());
  flattening.fill(0, function.getFunctionBody(), [&](unsigned at, Operation *terminator) {
    if (terminator && terminator->hasTrait<OpTrait::ReturnLike>())
      cfg.nodes[at].exit = terminator;
    else if (!isUnreachable(terminator)) {
      cfg.unknownAt = terminator ? terminator : function.getOperation();
      cfg.unknown = "a function that does not end as expected";
    }
  });
  flattening.fillProcedures();
  return cfg;
}

} // namespace freehold::smt::safe
