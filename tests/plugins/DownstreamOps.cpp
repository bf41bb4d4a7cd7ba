//===- DownstreamOps.cpp - Ops of another dialect, as a plug-in ------------===//
// Ops that no dialect of MLIR has, and that the passes must get right all the same, since dialects
// downstream may have them:
//
//   "downstream.pick"(%fresh)            a new buffer, which the program owns if %fresh is set; it
//                                        says so through BufferDeallocationOpInterface
//   "downstream.reject"(%m)              fails when the ownership pass asks it through the same
//                                        interface
//   "downstream.call"(%m, ..)            calls `callee`, puts another op in its place when the
//                                        ownership pass asks it, and has a second group of
//                                        operands, of type index, behind the arguments
//   "downstream.either"(%c, %a, %b)      enters one of two regions: the first with %a, the second
//                                        with %b
//   "downstream.task"()                  runs a region of any blocks; it is no RegionBranchOpInterface
//   "downstream.table"()                 holds functions, as a symbol table that is no module
//   "downstream.idle"(%m)                has no effect, which only who has the dialect knows
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"

using namespace mlir;
using bufferization::BufferDeallocationOpInterface;
using bufferization::DeallocationOptions;
using bufferization::DeallocationState;

namespace {

class PickOp : public Op<PickOp, OpTrait::OneResult, OpTrait::OneOperand, OpTrait::ZeroSuccessors,
                         OpTrait::ZeroRegions, BufferDeallocationOpInterface::Trait> {
public:
  using Op::Op;
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  static StringRef getOperationName() { return "downstream.pick"; }
  FailureOr<Operation *> process(DeallocationState &state, const DeallocationOptions &) {
    state.updateOwnership(getOperation()->getResult(0), getOperation()->getOperand(0));
    return getOperation();
  }
};

class RejectOp
    : public Op<RejectOp, OpTrait::ZeroResults, OpTrait::OneOperand, OpTrait::ZeroSuccessors,
                OpTrait::ZeroRegions, BufferDeallocationOpInterface::Trait> {
public:
  using Op::Op;
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  static StringRef getOperationName() { return "downstream.reject"; }
  FailureOr<Operation *> process(DeallocationState &, const DeallocationOptions &) {
    return getOperation()->emitOpError("is not deallocated");
  }
};

class CallOp
    : public Op<CallOp, OpTrait::VariadicResults, OpTrait::VariadicOperands,
                OpTrait::ZeroSuccessors, OpTrait::ZeroRegions, ArgAndResultAttrsOpInterface::Trait,
                CallOpInterface::Trait, BufferDeallocationOpInterface::Trait> {
public:
  using Op::Op;
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  static StringRef getOperationName() { return "downstream.call"; }

  LogicalResult verify() {
    auto sizes = getOperation()->getAttrOfType<DenseI32ArrayAttr>("operandSegmentSizes");
    if (!sizes || sizes.size() != 2 ||
        unsigned(sizes[0] + sizes[1]) != getOperation()->getNumOperands())
      return getOperation()->emitOpError("needs the sizes of two groups of operands");
    if (auto groups = getOperation()->getAttrOfType<DenseI32ArrayAttr>("resultSegmentSizes"))
      if (llvm::sum_of(groups.asArrayRef()) != int32_t(getOperation()->getNumResults()))
        return getOperation()->emitOpError("has other results than its sizes of their groups say");
    for (Value other : getOperation()->getOperands().drop_front(sizes[0]))
      if (!other.getType().isIndex())
        return getOperation()->emitOpError("has an operand behind its arguments that is no index");
    return success();
  }

  CallInterfaceCallable getCallableForCallee() {
    return getOperation()->getAttrOfType<SymbolRefAttr>("callee");
  }
  void setCalleeFromCallable(CallInterfaceCallable callee) {
    getOperation()->setAttr("callee", cast<SymbolRefAttr>(callee));
  }
  OperandRange getArgOperands() { return getOperation()->getOperands().take_front(arguments()); }
  MutableOperandRange getArgOperandsMutable() {
    return MutableOperandRange(getOperation(), 0, arguments());
  }

  ArrayAttr getArgAttrsAttr() { return {}; }
  ArrayAttr getResAttrsAttr() { return {}; }
  void setArgAttrsAttr(ArrayAttr) {}
  void setResAttrsAttr(ArrayAttr) {}
  Attribute removeArgAttrsAttr() { return {}; }
  Attribute removeResAttrsAttr() { return {}; }

  /// The new op says that it was asked. It owns its memref results as their indicators say, which
  /// the ownership pass added before.
  FailureOr<Operation *> process(DeallocationState &state, const DeallocationOptions &) {
    Operation *old = getOperation();
    OpBuilder builder(old);
    Operation *made = builder.clone(*old);
    made->setAttr("asked", builder.getUnitAttr());
    for (OpResult result : made->getResults())
      if (isa<BaseMemRefType>(result.getType()))
        state.updateOwnership(result, made->getResults().back());
    old->replaceAllUsesWith(made);
    old->erase();
    return made;
  }

private:
  unsigned arguments() {
    return getOperation()->getAttrOfType<DenseI32ArrayAttr>("operandSegmentSizes")[0];
  }
};

class EitherOp : public Op<EitherOp, OpTrait::ZeroResults, OpTrait::NOperands<3>::Impl,
                           OpTrait::ZeroSuccessors, OpTrait::NRegions<2>::Impl,
                           RegionBranchOpInterface::Trait, OpTrait::HasRecursiveMemoryEffects> {
public:
  using Op::Op;
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  static StringRef getOperationName() { return "downstream.either"; }

  using RegionBranchOpInterface::Trait<EitherOp>::getSuccessorRegions;
  void getSuccessorRegions(RegionBranchPoint point, SmallVectorImpl<RegionSuccessor> &successors) {
    if (point.isParent())
      for (Region &region : getOperation()->getRegions())
        successors.emplace_back(&region, region.getArguments());
    else
      successors.emplace_back(getOperation(), getOperation()->getResults());
  }
  OperandRange getEntrySuccessorOperands(RegionSuccessor successor) {
    Region *region = successor.getSuccessor();
    unsigned from = region ? 1 + region->getRegionNumber() : 0;
    return getOperation()->getOperands().slice(from, region ? 1 : 0);
  }
};

class TaskOp
    : public Op<TaskOp, OpTrait::ZeroResults, OpTrait::ZeroOperands, OpTrait::ZeroSuccessors,
                OpTrait::OneRegion, OpTrait::HasRecursiveMemoryEffects> {
public:
  using Op::Op;
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  static StringRef getOperationName() { return "downstream.task"; }
};

class TableOp
    : public Op<TableOp, OpTrait::ZeroResults, OpTrait::ZeroOperands, OpTrait::ZeroSuccessors,
                OpTrait::OneRegion, OpTrait::SingleBlock, OpTrait::NoTerminator,
                OpTrait::SymbolTable, OpTrait::IsIsolatedFromAbove> {
public:
  using Op::Op;
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  static StringRef getOperationName() { return "downstream.table"; }
};

class YieldOp : public Op<YieldOp, OpTrait::ZeroResults, OpTrait::VariadicOperands,
                          OpTrait::ZeroSuccessors, OpTrait::ZeroRegions, OpTrait::IsTerminator,
                          RegionBranchTerminatorOpInterface::Trait, OpTrait::ReturnLike> {
public:
  using Op::Op;
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  static StringRef getOperationName() { return "downstream.yield"; }
  LogicalResult verify() {
    return getOperation()->getNumOperands() == 0
               ? success()
               : getOperation()->emitOpError("has operands, which nothing receives");
  }
  MutableOperandRange getMutableSuccessorOperands(RegionSuccessor) {
    return MutableOperandRange(getOperation(), 0, 0);
  }
};

class IdleOp : public Op<IdleOp, OpTrait::ZeroResults, OpTrait::OneOperand, OpTrait::ZeroSuccessors,
                         OpTrait::ZeroRegions, MemoryEffectOpInterface::Trait> {
public:
  using Op::Op;
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  static StringRef getOperationName() { return "downstream.idle"; }
  void getEffects(SmallVectorImpl<MemoryEffects::EffectInstance> &) {}
};

class DownstreamDialect : public Dialect {
public:
  explicit DownstreamDialect(MLIRContext *context)
      : Dialect("downstream", context, TypeID::get<DownstreamDialect>()) {
    addOperations<PickOp, RejectOp, CallOp, EitherOp, TaskOp, TableOp, YieldOp, IdleOp>();
  }
  static StringRef getDialectNamespace() { return "downstream"; }
};

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Downstream", "1",
          [](DialectRegistry *registry) { registry->insert<DownstreamDialect>(); }};
}
