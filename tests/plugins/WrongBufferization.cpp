//===- WrongBufferization.cpp - Mistakes in bufferized programs -----------===//
// The pass `test-wrong-bufferization{mistake=...}` runs after one-shot-bufferize and makes one mistake of
// a kind that bufferization might make, at one place of the module. Which of the places it is depends
// on the number of ops, so that it differs between programs. `none` changes nothing. The rows of
// `kMistakes` are the mistakes; each returns whether the op is such a place, and changes it if asked.
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

namespace {
enum class Do : uint8_t { Look, Change };

bool isMemRef(Value value) { return isa<MemRefType>(value.getType()); }

/// Returns the alloc of a copy's target if it has the type of the source.
memref::AllocOp copiedTo(Operation *op) {
  auto copy = dyn_cast<memref::CopyOp>(op);
  auto alloc = copy ? copy.getTarget().getDefiningOp<memref::AllocOp>() : memref::AllocOp();
  return alloc && alloc.getType() == copy.getSource().getType() ? alloc : memref::AllocOp();
}

/// Uses the source of a copy in place of the new buffer, where that is in scope.
bool useSource(Operation *op, Do how, bool wantsGlobal) {
  memref::AllocOp alloc = copiedTo(op);
  if (!alloc)
    return false;
  Value source = cast<memref::CopyOp>(op).getSource();
  bool isGlobal = !!source.getDefiningOp<memref::GetGlobalOp>();
  DominanceInfo dominance;
  if (isGlobal != wantsGlobal || !dominance.properlyDominates(source, alloc))
    return false;
  if (how == Do::Change) {
    op->erase();
    alloc.getResult().replaceAllUsesWith(source);
    alloc.erase();
  }
  return true;
}

bool inPlace(Operation *op, Do how) { return useSource(op, how, /*wantsGlobal=*/false); }
bool constantInPlace(Operation *op, Do how) { return useSource(op, how, /*wantsGlobal=*/true); }

template <typename... Ops> bool leaveOut(Operation *op, Do how) {
  if (!isa<Ops...>(op) || op->getNumResults())
    return false;
  if (how == Do::Change)
    op->erase();
  return true;
}

bool leaveOutComputation(Operation *op, Do how) {
  return isa<linalg::LinalgOp>(op) && !isa<linalg::FillOp>(op) &&
         leaveOut<linalg::GenericOp, linalg::MapOp, linalg::MatmulOp, linalg::ReduceOp,
                  linalg::TransposeOp, linalg::BroadcastOp, linalg::CopyOp>(op, how);
}

bool copyBackwards(Operation *op, Do how) {
  auto copy = dyn_cast<memref::CopyOp>(op);
  if (copy && how == Do::Change) {
    Value source = copy.getSource();
    copy.getSourceMutable().set(copy.getTarget());
    copy.getTargetMutable().set(source);
  }
  return !!copy;
}

/// Replaces a dynamic operand of a slice by a constant that keeps the slice in bounds.
bool changeSlice(Operation *op, Do how, bool changesSize) {
  auto slice = dyn_cast<memref::SubViewOp>(op);
  if (!slice)
    return false;
  MutableOperandRange operands = changesSize ? slice.getSizesMutable() : slice.getOffsetsMutable();
  if (operands.empty())
    return false;
  if (how == Do::Change) {
    OpBuilder builder(op);
    Value zero = arith::ConstantIndexOp::create(builder, op->getLoc(), 0);
    operands[0].set(zero);
  }
  return true;
}

bool sliceOffset(Operation *op, Do how) { return changeSlice(op, how, /*changesSize=*/false); }
bool sliceSize(Operation *op, Do how) { return changeSlice(op, how, /*changesSize=*/true); }

/// Exchanges two different operands of the same memref type.
bool exchangeOperands(Operation *op, Do how) {
  for (OpOperand &a : op->getOpOperands())
    for (OpOperand &b : op->getOpOperands()) {
      bool isPair = a.getOperandNumber() < b.getOperandNumber() && isMemRef(a.get()) &&
                    a.get().getType() == b.get().getType() && a.get() != b.get();
      if (!isPair)
        continue;
      if (how == Do::Change) {
        Value first = a.get();
        a.set(b.get());
        b.set(first);
      }
      return true;
    }
  return false;
}

bool exchangeCarried(Operation *op, Do how) {
  return isa<scf::YieldOp>(op) && isa<scf::ForOp, scf::WhileOp>(op->getParentOp()) &&
         exchangeOperands(op, how);
}
bool exchangeArguments(Operation *op, Do how) {
  return isa<func::CallOp>(op) && exchangeOperands(op, how);
}
bool exchangeInputs(Operation *op, Do how) {
  return isa<linalg::LinalgOp>(op) && exchangeOperands(op, how);
}
bool exchangeSelected(Operation *op, Do how) {
  return isa<arith::SelectOp>(op) && exchangeOperands(op, how);
}

/// Yields the buffer that the iteration began with.
bool carryOld(Operation *op, Do how) {
  auto loop = dyn_cast_or_null<scf::ForOp>(op->getParentOp());
  if (!isa<scf::YieldOp>(op) || !loop)
    return false;
  for (auto [operand, argument] : llvm::zip(op->getOpOperands(), loop.getRegionIterArgs())) {
    if (!isMemRef(argument) || operand.get() == argument)
      continue;
    if (how == Do::Change)
      operand.set(argument);
    return true;
  }
  return false;
}

bool otherBranch(Operation *op, Do how) {
  auto branch = dyn_cast<scf::IfOp>(op);
  if (!branch || !llvm::any_of(op->getResults(), isMemRef))
    return false;
  if (how == Do::Change) {
    OpBuilder builder(op);
    Value yes = arith::ConstantIntOp::create(builder, op->getLoc(), 1, 1);
    branch.getConditionMutable().set(
        arith::XOrIOp::create(builder, op->getLoc(), branch.getCondition(), yes));
  }
  return true;
}

/// Accesses the first element instead of the one that is meant.
template <typename Op> bool firstElement(Operation *op, Do how) {
  auto access = dyn_cast<Op>(op);
  if (!access || access.getIndices().empty())
    return false;
  if (how == Do::Change) {
    OpBuilder builder(op);
    access.getIndicesMutable()[0].set(arith::ConstantIndexOp::create(builder, op->getLoc(), 0));
  }
  return true;
}

/// Reads before the write that precedes it.
bool readEarly(Operation *op, Do how) {
  if (!isa<memref::LoadOp>(op))
    return false;
  for (Operation *before = op->getPrevNode(); before; before = before->getPrevNode()) {
    if (llvm::is_contained(op->getOperands(),
                           before->getNumResults() ? before->getResult(0) : Value()))
      return false;
    if (!isa<memref::StoreOp, memref::CopyOp, linalg::LinalgOp>(before))
      continue;
    if (how == Do::Change)
      op->moveBefore(before);
    return true;
  }
  return false;
}

/// Returns an earlier buffer of the same type in the same block.
memref::AllocOp earlierAlloc(Operation *op) {
  auto alloc = dyn_cast<memref::AllocOp>(op);
  if (!alloc || alloc->getNumOperands())
    return {};
  for (Operation *before = op->getPrevNode(); before; before = before->getPrevNode())
    if (auto other = dyn_cast<memref::AllocOp>(before); other && other.getType() == alloc.getType())
      return other;
  return {};
}

bool shareBuffer(Operation *op, Do how) {
  memref::AllocOp other = earlierAlloc(op);
  if (other && how == Do::Change) {
    op->getResult(0).replaceAllUsesWith(other.getResult());
    op->erase();
  }
  return !!other;
}

bool hoistBuffer(Operation *op, Do how) {
  auto loop = dyn_cast_or_null<scf::ForOp>(op->getParentOp());
  if (!isa<memref::AllocOp>(op) || op->getNumOperands() || !loop)
    return false;
  if (how == Do::Change)
    op->moveBefore(loop);
  return true;
}

bool returnArgument(Operation *op, Do how) {
  auto function = dyn_cast_or_null<func::FuncOp>(op->getParentOp());
  if (!isa<func::ReturnOp>(op) || !function)
    return false;
  for (OpOperand &operand : op->getOpOperands())
    for (Value argument : function.getArguments()) {
      if (!isMemRef(argument) || argument.getType() != operand.get().getType() ||
          argument == operand.get())
        continue;
      if (how == Do::Change)
        operand.set(argument);
      return true;
    }
  return false;
}

bool wrongFill(Operation *op, Do how) {
  auto fill = dyn_cast<linalg::FillOp>(op);
  auto type = fill ? dyn_cast<IntegerType>(fill.value().getType()) : IntegerType();
  if (!type)
    return false;
  if (how == Do::Change) {
    OpBuilder builder(op);
    Value one = arith::ConstantIntOp::create(builder, op->getLoc(), type, 1);
    op->setOperand(0, arith::XOrIOp::create(builder, op->getLoc(), fill.value(), one));
  }
  return true;
}

struct Mistake {
  const char *name;
  bool (*at)(Operation *, Do);
};
constexpr Mistake kMistakes[] = {
    {"in-place", inPlace},
    {"constant-in-place", constantInPlace},
    {"leave-out-copy", leaveOut<memref::CopyOp>},
    {"leave-out-store", leaveOut<memref::StoreOp>},
    {"leave-out-fill", leaveOut<linalg::FillOp>},
    {"leave-out-computation", leaveOutComputation},
    {"copy-backwards", copyBackwards},
    {"slice-offset", sliceOffset},
    {"slice-size", sliceSize},
    {"exchange-carried", exchangeCarried},
    {"exchange-arguments", exchangeArguments},
    {"exchange-inputs", exchangeInputs},
    {"exchange-selected", exchangeSelected},
    {"carry-old", carryOld},
    {"other-branch", otherBranch},
    {"load-first", firstElement<memref::LoadOp>},
    {"store-first", firstElement<memref::StoreOp>},
    {"read-early", readEarly},
    {"share-buffer", shareBuffer},
    {"hoist-buffer", hoistBuffer},
    {"return-argument", returnArgument},
    {"wrong-fill", wrongFill},
};

struct WrongBufferization : PassWrapper<WrongBufferization, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(WrongBufferization)
  WrongBufferization() = default;
  WrongBufferization(const WrongBufferization &other) : PassWrapper(other) {}
  StringRef getArgument() const final { return "test-wrong-bufferization"; }
  StringRef getDescription() const final { return "makes a mistake of bufferization, for tests"; }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<arith::ArithDialect>();
  }
  void runOnOperation() final {
    auto row = llvm::find_if(kMistakes, [&](const Mistake &each) { return each.name == mistake; });
    if (row == std::end(kMistakes)) {
      if (mistake != "none") {
        getOperation().emitError("there is no mistake '") << mistake << "'";
        signalPassFailure();
      }
      return;
    }
    SmallVector<Operation *> places;
    size_t ops = 0;
    getOperation()->walk([&](Operation *op) {
      ++ops;
      if (row->at(op, Do::Look))
        places.push_back(op);
    });
    if (!places.empty())
      row->at(places[ops % places.size()], Do::Change);
  }
  Option<std::string> mistake{*this, "mistake", llvm::cl::desc("Which one"),
                              llvm::cl::init("none")};
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "WrongBufferization", "1",
          [] { PassRegistration<WrongBufferization>(); }};
}
