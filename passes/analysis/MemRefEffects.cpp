//===- MemRefEffects.cpp - The table --------------------------------------===//
// What each op does with a memref operand, as the table that useOf looks up: an op with a row of
// its own has the uses of that row; any other op has those of its interfaces; an op without an
// interface that says anything is Unknown. A missing row is thus safe but costs precision; a wrong
// one makes passes free too early. MemRefEffects.h defines the uses.
//
//   op                          operand       uses
//   memref.load, affine.load    memref        Reads
//   memref.store, affine.store  memref        Writes
//                               stored value  Stores
//   memref.copy                 source        Reads
//                               target        Writes
//   memref.dealloc              memref        Frees
//   memref.realloc              source        Reads, Frees
//   memref.extract_strided_metadata           Views
//   memref.extract_aligned_pointer_as_index   TakesAddress
//   memref.distinct_objects     each          Views, Compares
//   memref.dma_start, affine.dma_start        Reads, Writes, Lingers
//   memref.dma_wait, affine.dma_wait          Reads
//   affine.prefetch             memref        Reads
//   bufferization.dealloc       freed         Frees, Compares
//                               retained      Compares
//
//   terminator, RegionBranchOpInterface       Forwards, Returns or HandsOut
//   SelectLikeOpInterface                     Views
//   CallOpInterface                           RunsCallee
//   ViewLikeOpInterface, or free of memory effects with one memref operand: Views
//   MemoryEffectOpInterface                   Reads, Writes, Frees as it says of the operand
//   result that is neither memref nor scalar  Converts
//   none of these                             Unknown
// A terminator, region op or call also has the uses that MemoryEffectOpInterface declares.
//===----------------------------------------------------------------------===//
#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace freehold {

//===----------------------------------------------------------------------===//
// Rows for ops
//===----------------------------------------------------------------------===//

/// Returns the uses of a memref operand of the row's op.
using Row = MemRefUse (*)(OpOperand &operand);

/// A row for an op all of whose memref operands have the same uses.
template <MemRefUse use> static MemRefUse always(OpOperand &) { return use; }

/// A row for an op whose first operand has the uses `first`, and all others the uses `others`.
template <MemRefUse first, MemRefUse others> static MemRefUse byOrder(OpOperand &operand) {
  return operand.getOperandNumber() == 0 ? first : others;
}

static MemRefUse useByDealloc(OpOperand &operand) {
  auto op = cast<bufferization::DeallocOp>(operand.getOwner());
  bool isRetained = operand.getOperandNumber() >= op.getMemrefs().size();
  return isRetained ? MemRefUse::Compares : MemRefUse::Frees | MemRefUse::Compares;
}

static const llvm::DenseMap<TypeID, Row> &rows() {
  using Use = MemRefUse;
  constexpr Use transfers = Use::Reads | Use::Writes | Use::Lingers;
  static const llvm::DenseMap<TypeID, Row> table{
      {TypeID::get<memref::LoadOp>(), always<Use::Reads>},
      {TypeID::get<affine::AffineLoadOp>(), always<Use::Reads>},
      {TypeID::get<memref::StoreOp>(), byOrder<Use::Stores, Use::Writes>},
      {TypeID::get<affine::AffineStoreOp>(), byOrder<Use::Stores, Use::Writes>},
      {TypeID::get<memref::CopyOp>(), byOrder<Use::Reads, Use::Writes>},
      {TypeID::get<memref::DeallocOp>(), always<Use::Frees>},
      {TypeID::get<memref::ReallocOp>(), always<Use::Reads | Use::Frees>},
      {TypeID::get<memref::ExtractStridedMetadataOp>(), always<Use::Views>},
      {TypeID::get<memref::ExtractAlignedPointerAsIndexOp>(), always<Use::TakesAddress>},
      {TypeID::get<memref::DistinctObjectsOp>(), always<Use::Views | Use::Compares>},
      {TypeID::get<memref::DmaStartOp>(), always<transfers>},
      {TypeID::get<affine::AffineDmaStartOp>(), always<transfers>},
      {TypeID::get<memref::DmaWaitOp>(), always<Use::Reads>},
      {TypeID::get<affine::AffineDmaWaitOp>(), always<Use::Reads>},
      {TypeID::get<affine::AffinePrefetchOp>(), always<Use::Reads>},
      {TypeID::get<bufferization::DeallocOp>(), useByDealloc},
  };
  return table;
}

/// Returns the op's own row, or null if it has none.
static Row rowOf(Operation *op) { return rows().lookup(op->getName().getTypeID()); }

//===----------------------------------------------------------------------===//
// Rows for interfaces: effects
//===----------------------------------------------------------------------===//

using EffectInstances = SmallVector<MemoryEffects::EffectInstance, 2>;

static EffectInstances effectsOn(Operation *op, Value value) {
  EffectInstances effects;
  if (auto source = dyn_cast<MemoryEffectOpInterface>(op))
    source.getEffectsOnValue(value, effects);
  return effects;
}

static MemRefUse useOfEffect(const MemoryEffects::EffectInstance &effect) {
  if (isa<MemoryEffects::Read>(effect.getEffect()))
    return MemRefUse::Reads;
  if (isa<MemoryEffects::Write>(effect.getEffect()))
    return MemRefUse::Writes;
  return isa<MemoryEffects::Free>(effect.getEffect()) ? MemRefUse::Frees : MemRefUse::None;
}

static MemRefUse declaredUse(OpOperand &operand) {
  MemRefUse use = MemRefUse::None;
  for (const MemoryEffects::EffectInstance &effect : effectsOn(operand.getOwner(), operand.get()))
    use |= useOfEffect(effect);
  return use;
}

MemRefUse useOfOtherMemory(Operation *op) {
  MemRefUse use = MemRefUse::None;
  auto source = rowOf(op) ? nullptr : dyn_cast<MemoryEffectOpInterface>(op);
  if (!source)
    return use;
  EffectInstances effects;
  source.getEffects(effects);
  for (const MemoryEffects::EffectInstance &effect : effects)
    if (!isMemref(effect.getValue()))
      use |= useOfEffect(effect);
  return use;
}

bool declaresEffects(Operation *op) {
  return rowOf(op) || isa<MemoryEffectOpInterface>(op) ||
         op->hasTrait<OpTrait::HasRecursiveMemoryEffects>();
}

//===----------------------------------------------------------------------===//
// Rows for interfaces: control flow
//===----------------------------------------------------------------------===//

/// Whether a terminator or region op passes `operand` to a block argument, region argument or
/// result along an edge that BranchOpInterface or RegionBranchOpInterface reports.
static bool isForwarded(OpOperand &operand) {
  Operation *op = operand.getOwner();
  unsigned index = operand.getOperandNumber();
  auto within = [&](OperandRange range) {
    return !range.empty() && index >= range.getBeginOperandIndex() &&
           index < range.getBeginOperandIndex() + range.size();
  };
  if (auto branch = dyn_cast<BranchOpInterface>(op)) {
    for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
      if (within(branch.getSuccessorOperands(i).getForwardedOperands()))
        return true;
    return false;
  }
  auto forwards = [&](RegionBranchOpInterface branch, RegionBranchPoint point) {
    SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(point, successors);
    return llvm::any_of(successors, [&](RegionSuccessor successor) {
      OperandRange operands = branch.getSuccessorOperands(point, successor);
      return operands.size() == successor.getSuccessorInputs().size() && within(operands) &&
             isMemref(successor.getSuccessorInputs()[index - operands.getBeginOperandIndex()]);
    });
  };
  if (auto branch = dyn_cast<RegionBranchOpInterface>(op))
    return forwards(branch, RegionBranchPoint::parent());
  auto parent = dyn_cast_or_null<RegionBranchOpInterface>(op->getParentOp());
  auto terminator = dyn_cast<RegionBranchTerminatorOpInterface>(op);
  return parent && terminator && forwards(parent, RegionBranchPoint(terminator));
}

static MemRefUse useByControlFlow(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (op->hasTrait<OpTrait::ReturnLike>() &&
      isa_and_nonnull<FunctionOpInterface>(op->getParentOp()))
    return MemRefUse::Returns;
  return isForwarded(operand) ? MemRefUse::Forwards : MemRefUse::HandsOut;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static bool isScalar(Type type) {
  return type.isIntOrIndexOrFloat() || isa<ComplexType>(type) ||
         (isa<VectorType>(type) && cast<VectorType>(type).getElementType().isIntOrIndexOrFloat());
}

static bool convertsOperands(Operation *op) {
  return llvm::any_of(op->getResultTypes(),
                      [](Type type) { return !isMemrefType(type) && !isScalar(type); });
}

MemRefUse useOf(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (Row row = rowOf(op))
    return row(operand);
  if (op->hasTrait<OpTrait::IsTerminator>() || isa<RegionBranchOpInterface>(op))
    return useByControlFlow(operand) | declaredUse(operand);
  MemRefUse converts = convertsOperands(op) ? MemRefUse::Converts : MemRefUse::None;
  if (isa<SelectLikeOpInterface>(op) && !op->getNumRegions())
    return isMemref(op->getResult(0)) ? MemRefUse::Views : MemRefUse::Unknown | converts;
  MemRefUse declared = declaredUse(operand);
  if (isa<CallOpInterface>(op))
    return MemRefUse::RunsCallee | declared;
  if (converts != MemRefUse::None)
    return converts | declared;
  if (op->getNumResults() == 1 && viewedBy(op->getResult(0)) == operand.get())
    return declared | (isMemref(op->getResult(0)) ? MemRefUse::Views : MemRefUse::None);
  // An op that declares effects on the operand's contents is trusted not to store the memref
  // itself.
  return declared != MemRefUse::None ? declared : MemRefUse::Unknown;
}

StoredMemref storedBy(Operation *op) {
  StoredMemref stored;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isMemref(operand.get()))
      continue;
    MemRefUse use = useOf(operand);
    if (has(use, MemRefUse::Stores))
      stored.memref = operand.get();
    else if (has(use, MemRefUse::Writes))
      stored.box = operand.get();
  }
  return stored.memref ? stored : StoredMemref();
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

bool allocates(Operation *op, OpResult result) {
  return llvm::any_of(effectsOn(op, result), [](const MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Allocate>(effect.getEffect());
  });
}

bool allocatesOnStack(Operation *op, OpResult result) {
  return llvm::any_of(effectsOn(op, result), [](const MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Allocate>(effect.getEffect()) &&
           isa<SideEffects::AutomaticAllocationScopeResource>(effect.getResource());
  });
}

Value viewedBy(OpResult result) {
  Operation *op = result.getOwner();
  if (auto view = dyn_cast<ViewLikeOpInterface>(op))
    return view.getViewDest() == result && isMemref(view.getViewSource()) ? view.getViewSource()
                                                                          : Value();
  if (auto distinct = dyn_cast<memref::DistinctObjectsOp>(op))
    return distinct->getOperand(result.getResultNumber());
  if (op->getNumRegions() || !isMemoryEffectFree(op))
    return {};
  Value viewed;
  for (Value operand : op->getOperands()) {
    if (isMemref(operand) ? static_cast<bool>(viewed) : !isScalar(operand.getType()))
      return {};
    if (isMemref(operand))
      viewed = operand;
  }
  return viewed;
}

bool keepsAlignedPointer(Operation *op) {
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return isZeroInteger(view.getByteShift());
  return isa_and_nonnull<memref::MemRefDialect, vector::VectorDialect>(op->getDialect());
}

MemRefResult resultOf(OpResult result) {
  Operation *op = result.getOwner();
  if (isa<memref::GetGlobalOp>(op))
    return MemRefResult::Global;
  if (isa<CallOpInterface>(op))
    return MemRefResult::Call;
  if (allocates(op, result))
    return MemRefResult::Allocation;
  if (auto select = dyn_cast<SelectLikeOpInterface>(op))
    if (isMemref(select.getTrueValue()) && isMemref(select.getFalseValue()) &&
        select.getCondition().getType().isInteger(1))
      return MemRefResult::Choice;
  if (isa<RegionBranchOpInterface>(op))
    return MemRefResult::Join;
  if (viewedBy(result))
    return MemRefResult::View;
  return isa<memref::LoadOp, affine::AffineLoadOp>(op) ? MemRefResult::Memory
                                                       : MemRefResult::Unknown;
}

//===----------------------------------------------------------------------===//
// Ops that run on
//===----------------------------------------------------------------------===//

bool isOmpTask(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "omp.task" || (name == "omp.taskloop" && op->hasAttr("nogroup")) ||
         (name == "omp.target" && op->hasAttr("nowait"));
}

/// Whether the tasks of a team that the region of `op` makes have ended when control has passed it: there is
/// a barrier at its end.
static bool endsWithBarrier(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (name == "omp.parallel" || name == "omp.taskgroup")
    return true;
  bool sharesWork = name == "omp.single" || name == "omp.sections" || name == "omp.wsloop";
  return sharesWork && !op->hasAttr("nowait");
}

/// Whether `op` waits for what the task that it stands in has made, or, as a barrier, for all tasks.
static bool waitsForTasks(Operation *op, bool isOfSameTask) {
  StringRef name = op->getName().getStringRef();
  return name == "omp.barrier" || (name == "omp.taskwait" && isOfSameTask &&
                                   !op->hasAttr("nowait") && !op->getNumOperands());
}

/// The op in `home` at whose end, or behind which in its block, something waits for `task`. It is the task or an
/// op around it; null if there is none.
static Operation *findWait(Operation *task, Region *home) {
  bool isOfSameTask = true;
  for (Operation *at = task; home->isAncestor(at->getParentRegion()); at = at->getParentOp()) {
    if (at != task && endsWithBarrier(at))
      return at;
    isOfSameTask &= at == task || !isOmpTask(at);
    for (Operation *next = at->getNextNode(); next; next = next->getNextNode())
      if (waitsForTasks(next, isOfSameTask))
        return at;
  }
  return nullptr;
}

bool isAwaitedWithin(Operation *task, Region *home) {
  while (task) {
    Operation *wait = findWait(task, home);
    if (!wait)
      return false;
    // What waits may itself be part of a task that goes on.
    for (task = wait->getParentOp(); task && !isOmpTask(task);)
      task = task->getParentOp();
    if (task && !home->isAncestor(task->getParentRegion()))
      task = nullptr;
  }
  return true;
}

bool runsOn(Operation *op) {
  return isOmpTask(op) || llvm::any_of(op->getResultTypes(), [](Type type) {
           StringRef name = type.getAbstractType().getName();
           return name == "async.token" || name == "async.value" || name == "gpu.async_token" ||
                  name == "nvgpu.device.async.token";
         });
}

Operation *runningUser(OpOperand &use, Region *home) {
  Operation *task = nullptr;
  for (Operation *op = use.getOwner(); op && home->isAncestor(op->getParentRegion());
       op = op->getParentOp()) {
    if (endsWithBarrier(op))
      task = nullptr;
    else if (isOmpTask(op))
      task = task ? task : op;
    else if (runsOn(op))
      return op;
  }
  return task;
}

} // namespace freehold
