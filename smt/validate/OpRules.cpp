//===- OpRules.cpp - Which ops are known, and what they need --------------===//
#include "smt/validate/OpRules.h"

#include "passes/analysis/MemRefEffects.h"
#include "passes/analysis/ValueFlow.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace freehold::smt::safe {

static bool isBox(Type type) {
  auto memref = dyn_cast<BaseMemRefType>(type);
  return memref && isMemrefType(memref.getElementType());
}

/// Whether a new buffer of the type begins where its allocation does. A clone of a type with a
/// dynamic offset is as new as another one.
static bool hasNoOffset(Type type, bool isClone) {
  auto memref = dyn_cast<MemRefType>(type);
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  return !memref || (succeeded(memref.getStridesAndOffset(strides, offset)) &&
                     (offset == 0 || (isClone && ShapedType::isDynamic(offset))));
}

static std::string whyUnknownCall(CallOpInterface op, SymbolTableCollection &symbols) {
  FunctionOpInterface callee = isa<func::CallOp>(op) ? calleeOf(op, &symbols) : nullptr;
  if (!callee)
    return "its callee is not known";
  for (unsigned i = 0; i < callee.getNumArguments(); ++i)
    if (callee.getArgAttr(i, "freehold.arg_ownership"))
      return "the callee declares who owns its arguments";
  for (unsigned i = 0; i < callee.getNumResults(); ++i)
    if (callee.getResultAttr(i, "freehold.result_ownership"))
      return "the callee declares who owns its results";
  if (llvm::any_of(op->getOperands(), [](Value operand) { return pointerOf(operand) != nullptr; }))
    return "it passes an address";
  auto isPlain = [](Type type) {
    return !isBox(type) &&
           (isMemrefType(type) || type.isIntOrIndexOrFloat() || isa<ComplexType, VectorType>(type));
  };
  if (!llvm::all_of(op->getOperandTypes(), isPlain) || !llvm::all_of(op->getResultTypes(), isPlain))
    return "it passes what is neither a scalar nor a buffer of scalars";
  return "";
}

/// Whether a value of the type refers to no buffer but by being a memref. A pointer would.
static bool isKnownType(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    return isMemrefType(shaped.getElementType()) || isKnownType(shaped.getElementType());
  return type.isIntOrIndexOrFloat() || isa<ComplexType, FunctionType, NoneType>(type);
}

static std::string whyUnknownUse(OpOperand &operand) {
  Operation *op = operand.getOwner();
  MemRefUse use = useOf(operand), known = MemRefUse::Reads | MemRefUse::Writes | MemRefUse::Views;
  if (isa<memref::DeallocOp, bufferization::DeallocOp, memref::ReallocOp>(op))
    known |= MemRefUse::Frees | MemRefUse::Compares;
  if (isa<memref::StoreOp, affine::AffineStoreOp>(op))
    known |= MemRefUse::Stores;
  if (isa<memref::ExtractAlignedPointerAsIndexOp>(op))
    known |= MemRefUse::TakesAddress;
  if (isa<memref::DistinctObjectsOp>(op))
    known |= MemRefUse::Compares;
  if (has(use, ~known))
    return "what it does with a memref is not known";
  bool isKnownOfBoxes =
      isa<memref::LoadOp, memref::StoreOp, memref::CopyOp, memref::DeallocOp, memref::CastOp,
          memref::SubViewOp, memref::ReinterpretCastOp, memref::DimOp, affine::AffineLoadOp,
          affine::AffineStoreOp, memref::ExtractStridedMetadataOp,
          memref::ExtractAlignedPointerAsIndexOp, bufferization::DeallocOp>(op);
  return isBox(operand.get().getType()) && !isKnownOfBoxes ? "a memref of memrefs" : "";
}

static std::string whyUnknownResult(OpResult result) {
  Operation *op = result.getOwner();
  switch (resultOf(result)) {
  case MemRefResult::Allocation:
    if (!isa<memref::AllocOp, memref::AllocaOp, memref::ReallocOp, bufferization::CloneOp>(op))
      return "an allocation of a kind that is not known";
    return hasNoOffset(result.getType(), isa<bufferization::CloneOp>(op))
               ? ""
               : "a new buffer with an offset";
  case MemRefResult::View:
  case MemRefResult::Global:
  case MemRefResult::Memory:
    return "";
  case MemRefResult::Choice:
    return isa<arith::SelectOp>(op) ? "" : "a selection of a kind that is not known";
  case MemRefResult::Join:
  case MemRefResult::Call:
  case MemRefResult::Unknown:
    break;
  }
  return isa<ub::PoisonOp>(op) ? "" : "what its memref refers to is not known";
}

static bool mentionsMemrefs(Operation *inside) {
  return llvm::any_of(inside->getOperandTypes(), isMemrefType) ||
         llvm::any_of(inside->getResultTypes(), isMemrefType) || isa<CallOpInterface>(inside) ||
         has(useOfOtherMemory(inside), MemRefUse::Frees);
}

bool leavesBuffersAlone(Operation *op) {
  bool isMade = llvm::any_of(op->getResults(), [](OpResult result) {
    return isMemref(result) && resultOf(result) != MemRefResult::View &&
           resultOf(result) != MemRefResult::Global && resultOf(result) != MemRefResult::Choice;
  });
  bool mayCompareOrFree = llvm::any_of(op->getOpOperands(), [](OpOperand &operand) {
    return isMemref(operand.get()) &&
           has(useOf(operand), ~(MemRefUse::Reads | MemRefUse::Writes | MemRefUse::Views));
  });
  bool hasMemrefs = llvm::any_of(op->getRegions(), [](Region &region) {
    return llvm::any_of(
        region, [](Block &block) { return llvm::any_of(block.getArgumentTypes(), isMemrefType); });
  });
  bool isOfBoxes = llvm::any_of(op->getOperandTypes(), [](Type type) {
    auto memref = dyn_cast<BaseMemRefType>(type);
    return memref && isMemrefType(memref.getElementType());
  });
  return !isMade && !mayCompareOrFree && !hasMemrefs && !isOfBoxes && !isa<CallOpInterface>(op) &&
         !has(useOfOtherMemory(op), MemRefUse::Frees) && !runsOn(op) && !storedBy(op).memref &&
         !storedCell(op);
}

/// A value that `op` or one of its regions makes.
static bool isMadeIn(Operation *op, Value value) {
  return op->isAncestor(value.getParentRegion()->getParentOp());
}

/// Whether something in the op's regions is so.
static bool hasInside(Operation *op, llvm::function_ref<bool(Operation *)> is) {
  return op
      ->walk([&](Operation *nested) {
        return nested != op && is(nested) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether the op makes no copies or reductions of its own of what is outside of it, which symbols say how to
/// make and to free.
static bool hasNoRecipes(Operation *op) {
  return llvm::none_of(op->getAttrs(), [](NamedAttribute attribute) {
    return attribute.getName().strref().ends_with("_syms");
  });
}

/// Whether the op runs its region on several threads and goes on when all of them have ended.
static bool runsThreads(Operation *op) {
  static const llvm::StringSet<> launching = {"gpu.launch", "omp.parallel"};
  static const llvm::StringSet<> inside = {
      "gpu.terminator", "gpu.barrier",   "gpu.thread_id", "gpu.block_id", "gpu.block_dim",
      "gpu.grid_dim",   "gpu.lane_id",   "omp.single",    "omp.master",   "omp.critical",
      "omp.barrier",    "omp.wsloop",    "omp.loop_nest", "omp.yield",    "omp.terminator",
      "gpu.global_id",  "gpu.cluster_id"};
  auto mayRunOn = [](Operation *nested) {
    StringRef dialect = nested->getName().getDialectNamespace();
    return (dialect == "gpu" || dialect == "omp") &&
           (!inside.contains(nested->getName().getStringRef()) || !hasNoRecipes(nested));
  };
  return launching.contains(op->getName().getStringRef()) && op->getNumResults() == 0 &&
         hasNoRecipes(op) && !hasInside(op, mayRunOn);
}

/// Whether the op runs its regions before control goes on, each any number of times, and what they do with
/// buffers is only to read and write them.
static bool onlyAccessesInside(Operation *op) {
  return (isa<linalg::LinalgOp>(op) || runsThreads(op)) &&
         !hasInside(op, [](Operation *nested) { return !leavesBuffersAlone(nested); });
}

void forEachAccessedInside(Operation *op, llvm::function_ref<void(Value, bool)> each) {
  SmallVector<std::pair<Value, bool>> work;
  for (Region &region : op->getRegions())
    region.walk([&](Operation *nested) {
      for (OpOperand &operand : nested->getOpOperands())
        if (isMemref(operand.get()) && has(useOf(operand), MemRefUse::Reads | MemRefUse::Writes))
          work.push_back({operand.get(), has(useOf(operand), MemRefUse::Writes)});
    });
  while (!work.empty()) {
    auto [memref, isWritten] = work.pop_back_val();
    if (!isMadeIn(op, memref)) {
      each(memref, isWritten);
      continue;
    }
    // What a region makes is a view, a choice or a global.
    if (Operation *made = memref.getDefiningOp())
      for (Value operand : made->getOperands())
        if (isMemref(operand))
          work.push_back({operand, isWritten});
  }
}

static std::string why(Operation *op, SymbolTableCollection &symbols) {
  if (!llvm::all_of(op->getOperandTypes(), isKnownType) ||
      !llvm::all_of(op->getResultTypes(), isKnownType))
    return "a value of a type that may refer to a buffer";
  if (auto call = dyn_cast<CallOpInterface>(op))
    return whyUnknownCall(call, symbols);
  if (hasInside(op, mentionsMemrefs) && !onlyAccessesInside(op))
    return "its region has memrefs";
  for (OpOperand &operand : op->getOpOperands())
    if (isMemref(operand.get()))
      if (std::string use = whyUnknownUse(operand); !use.empty())
        return use;
  for (OpResult result : op->getResults())
    if (isMemref(result))
      if (std::string is = whyUnknownResult(result); !is.empty())
        return is;
  for (OpResult result : op->getResults())
    if (Value viewed = isMemref(result) ? viewedBy(result) : Value();
        viewed && isBox(result.getType()) != isBox(viewed.getType()))
      return "memrefs in memory that is accessed otherwise as well";
  if (!isa<bufferization::DeallocOp, memref::DeallocOp, memref::ReallocOp>(op) &&
      has(useOfOtherMemory(op), MemRefUse::Frees))
    return "it frees memory that it does not name";
  bool saysWhatItDoes = declaresEffects(op) || isMemoryEffectFree(op) || isa<cf::AssertOp>(op) ||
                        onlyAccessesInside(op);
  return saysWhatItDoes ? "" : "what it does to memory is not known";
}

std::string whyUnknown(Operation *op, SymbolTableCollection &symbols) {
  std::string reason = why(op, symbols);
  return reason.empty() ? "" : (op->getName().getStringRef() + ": " + reason).str();
}

//===----------------------------------------------------------------------===//
// Cells and pointers
//===----------------------------------------------------------------------===//

bool isParallelLoop(Operation *op) {
  return isa_and_nonnull<scf::ParallelOp, scf::ForallOp, affine::AffineParallelOp>(op);
}

/// Whether `op` is in a parallel loop that `box` is outside of, so that other iterations do the same with it.
static bool isInParallelLoopWithout(Operation *op, Value box) {
  for (Operation *parent = op->getParentOp(); !parent->isAncestor(box.getDefiningOp());
       parent = parent->getParentOp())
    if (isParallelLoop(parent))
      return true;
  return false;
}

bool isCell(Value box) {
  if (!box.getDefiningOp() || !isa<memref::AllocOp, memref::AllocaOp>(box.getDefiningOp()))
    return false;
  auto type = cast<MemRefType>(box.getType());
  if (!type.hasStaticShape() || type.getNumElements() != 1)
    return false;
  return llvm::all_of(box.getUses(), [&](OpOperand &use) {
    Operation *user = use.getOwner();
    if (auto store = dyn_cast<memref::StoreOp>(user))
      return store.getValue() != box && !isInParallelLoopWithout(store, box);
    return isa<memref::LoadOp, memref::DeallocOp, bufferization::DeallocOp>(user);
  });
}

Value loadedCell(Operation *op) {
  auto load = dyn_cast<memref::LoadOp>(op);
  return load && isCell(load.getMemRef()) ? load.getMemRef() : Value();
}

Value storedCell(Operation *op) {
  auto store = dyn_cast<memref::StoreOp>(op);
  return store && isCell(store.getMemRef()) ? store.getMemRef() : Value();
}

bool keepsPointer(Operation *view) {
  return isa<memref::CastOp, memref::MemorySpaceCastOp, memref::AssumeAlignmentOp,
             memref::ExpandShapeOp, memref::CollapseShapeOp, memref::TransposeOp,
             memref::DistinctObjectsOp, memref::ReshapeOp, memref::SubViewOp,
             memref::ReinterpretCastOp, memref::ExtractStridedMetadataOp>(view);
}

bool shiftsPointer(Operation *op) {
  auto view = dyn_cast<memref::ViewOp>(op);
  if (view && getConstantIntValue(view.getByteShift()) == 0)
    return false;
  return llvm::any_of(op->getResults(), [&](OpResult result) {
    return isMemref(result) && viewedBy(result) && !keepsPointer(op);
  });
}

bool loadsMemref(Operation *op) {
  return llvm::any_of(op->getResults(), [](OpResult result) {
    return isMemref(result) && resultOf(result) == MemRefResult::Memory;
  });
}

Value pointerOf(Value index) {
  while (auto cast = index.getDefiningOp<arith::IndexCastOp>()) {
    Type from = cast.getIn().getType(), to = cast.getType();
    bool keepsBits = (from.isIndex() || from.isInteger(64)) && (to.isIndex() || to.isInteger(64));
    if (!keepsBits)
      return {};
    index = cast.getIn();
  }
  auto pointer = index.getDefiningOp<memref::ExtractAlignedPointerAsIndexOp>();
  return pointer ? pointer.getSource() : Value();
}

void forEachNeeded(Operation *op, llvm::function_ref<bool(Value)> isLive,
                   llvm::function_ref<void(Value)> add) {
  bool isResultLive = llvm::any_of(op->getResults(), isLive);
  bool isCondition = isa<cf::AssertOp, bufferization::DeallocOp>(op);
  if (isa<arith::CmpIOp, index::CmpOp>(op) && isResultLive)
    for (Value operand : op->getOperands())
      if (Value pointer = pointerOf(operand))
        add(pointer);
  forEachAccessedInside(op, [&](Value memref, bool) { add(memref); });
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isMemref(operand.get())) {
      if (isResultLive || isCondition)
        add(operand.get());
      continue;
    }
    // Cells, and stores into them, are handled by Execution.
    bool isUsed = has(useOf(operand), kAccesses | MemRefUse::RunsCallee);
    bool isStored = has(useOf(operand), MemRefUse::Stores) && !storedCell(op);
    if (isUsed || isStored || isResultLive || isa<bufferization::DeallocOp>(op))
      add(operand.get());
  }
}

} // namespace freehold::smt::safe
