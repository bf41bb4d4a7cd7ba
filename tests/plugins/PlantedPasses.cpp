//===- PlantedPasses.cpp - Twenty known causes, as a plug-in --------------===//
// Triage is tested with these causes. The pass `test-planted` runs after a correct pipeline and
// breaks its output in one known way, which the program selects:
//
//   module attributes {test.cause = 14 : i32} { ... }                      in every function
//   module attributes {test.cause = 14 : i32, test.only = ["f"]} { ... }   in @f alone
//
// Causes are the rows of `causes`, numbered from 1; 0 or no attribute changes nothing. Each is a
// realistic mistake and has one signature (oracle/core/verdict/Signature.h): in any program, the first
// failure has the same kind and the same kinds of ops. So a cause applies only if the op that must
// fail runs right after the mistake, and a function without such a place is unchanged.
//
// The pass `test-drowning` has three causes, of which the first hides the others: it fails at any
// scf.while; otherwise it frees globals in programs that use many, and views in programs that have
// many. Programs of that size almost always have a while loop, unless a campaign leaves it out.
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

#include <csignal>

using namespace mlir;

// extern "C" and noinline, so that stack traces show these names.
extern "C" {
__attribute__((noinline, visibility("default"))) void plantedLoopOwnership(int *owner) {
  *static_cast<volatile int *>(owner) = 1;
}
// Not std::abort: a call that never returns may be the last instruction of a function, and its
// return address then belongs to the next function.
__attribute__((noinline, visibility("default"))) void plantedCallOwnership(volatile int *owners) {
  std::raise(SIGABRT);
  *owners = 1;
}
__attribute__((noinline, visibility("default"))) int plantedViewSource(volatile int *depth) {
  if (*depth < 0)
    return 0;
  volatile int here[64] = {*depth + 1};
  return plantedViewSource(here) + here[0];
}
}

//===----------------------------------------------------------------------===//
// Helpers of causes
//===----------------------------------------------------------------------===//

/// Returns the ops of one kind, collected before anything is changed.
template <typename Op> static SmallVector<Op> opsIn(func::FuncOp function) {
  SmallVector<Op> ops;
  function.walk([&](Op op) { ops.push_back(op); });
  return ops;
}

/// Returns the op that allocated a buffer, through casts and base buffers; null if unknown.
static Operation *allocatorOf(Value buffer) {
  while (Operation *op = buffer.getDefiningOp()) {
    if (auto cast = dyn_cast<memref::CastOp>(op))
      buffer = cast.getSource();
    else if (auto metadata = dyn_cast<memref::ExtractStridedMetadataOp>(op))
      buffer = metadata.getSource();
    else
      return op;
  }
  return nullptr;
}

/// Returns true for the lists of addresses and flags that the lowering of deallocations makes. No
/// cause applies to them, since a reduced program would have to keep everything that leads to them.
static bool isOfLowering(Type buffer) {
  Type element = cast<BaseMemRefType>(buffer).getElementType();
  return element.isIndex() || element.isInteger(1);
}
static bool isAlloc(Operation *op) {
  return isa_and_nonnull<memref::AllocOp>(op) && !isOfLowering(op->getResult(0).getType());
}

static bool isExternalCall(Operation *op) {
  auto call = dyn_cast_or_null<func::CallOp>(op);
  if (!call)
    return false;
  auto callee =
      SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr().getAttr());
  return callee && callee.isExternal();
}

/// Returns true for a function that only outside callers call, so that its arguments are observed.
static bool isEntry(func::FuncOp function) {
  return function.isPublic() && SymbolTable::symbolKnownUseEmpty(
                                    function, function->getParentOfType<ModuleOp>().getOperation());
}

/// Returns the frees of buffers whose allocating op satisfies `isIt`.
static SmallVector<memref::DeallocOp> freesOf(func::FuncOp function,
                                              function_ref<bool(Operation *)> isIt) {
  SmallVector<memref::DeallocOp> frees;
  for (memref::DeallocOp free : opsIn<memref::DeallocOp>(function))
    if (Operation *allocator = allocatorOf(free.getMemref()); allocator && isIt(allocator))
      frees.push_back(free);
  return frees;
}

//===----------------------------------------------------------------------===//
// Crashes, rejections, invalid IR
//===----------------------------------------------------------------------===//

/// Assumes that a loop has an owner.
static LogicalResult crashAtLoop(func::FuncOp function) {
  if (!opsIn<scf::ForOp>(function).empty())
    plantedLoopOwnership(nullptr);
  return success();
}

/// Asserts that no call returns a buffer.
static LogicalResult crashAtCall(func::FuncOp function) {
  volatile int owners = 0;
  for (func::CallOp call : opsIn<func::CallOp>(function))
    if (llvm::any_of(call.getResultTypes(), llvm::IsaPred<BaseMemRefType>))
      plantedCallOwnership(&owners);
  return success();
}

/// Expects the source of a subview in the subview itself.
static LogicalResult crashAtView(func::FuncOp function) {
  volatile int depth = 0;
  if (!opsIn<memref::SubViewOp>(function).empty())
    plantedViewSource(&depth);
  return success();
}

/// Marks a loop before finding out that it cannot handle it.
static LogicalResult rejectLate(func::FuncOp function) {
  for (scf::WhileOp loop : opsIn<scf::WhileOp>(function)) {
    loop->setAttr("test.visited", UnitAttr::get(loop.getContext()));
    return loop.emitOpError("is a loop without a bound");
  }
  return success();
}

/// Rebuilds allocations without their sizes.
static LogicalResult dropSizes(func::FuncOp function) {
  for (memref::AllocOp alloc : opsIn<memref::AllocOp>(function))
    if (!alloc.getDynamicSizes().empty())
      alloc.getDynamicSizesMutable().clear();
  return success();
}

/// Drops an index of a load, as if it were from the base buffer.
static LogicalResult dropIndex(func::FuncOp function) {
  for (memref::LoadOp load : opsIn<memref::LoadOp>(function))
    if (!load.getIndices().empty() && !isOfLowering(load.getMemRefType()))
      load.getIndicesMutable().erase(0);
  return success();
}

//===----------------------------------------------------------------------===//
// Leaks, double and bad frees
//===----------------------------------------------------------------------===//

static LogicalResult dropFrees(func::FuncOp function, function_ref<bool(Operation *)> isIt) {
  for (memref::DeallocOp free : freesOf(function, isIt))
    free.erase();
  return success();
}
static LogicalResult leakAlloc(func::FuncOp function) { return dropFrees(function, isAlloc); }
/// Treats clones as views.
static LogicalResult leakClone(func::FuncOp function) {
  return dropFrees(function, llvm::IsaPred<bufferization::CloneOp>);
}
/// Treats the results of external functions as owned by those.
static LogicalResult leakCall(func::FuncOp function) { return dropFrees(function, isExternalCall); }

static LogicalResult freeTwice(func::FuncOp function) {
  for (memref::DeallocOp free : freesOf(function, isAlloc)) {
    OpBuilder builder(free->getContext());
    builder.setInsertionPointAfter(free);
    builder.clone(*free);
  }
  return success();
}

static LogicalResult freeArgument(func::FuncOp function) {
  if (!isEntry(function))
    return success();
  for (BlockArgument argument : function.getArguments()) {
    if (!isa<BaseMemRefType>(argument.getType()))
      continue;
    OpBuilder builder = OpBuilder::atBlockBegin(&function.front());
    memref::DeallocOp::create(builder, function.getLoc(), argument);
    break;
  }
  return success();
}

static LogicalResult freeGlobal(func::FuncOp function) {
  for (memref::GetGlobalOp global : opsIn<memref::GetGlobalOp>(function)) {
    OpBuilder builder(function.getContext());
    builder.setInsertionPointAfter(global);
    memref::DeallocOp::create(builder, global.getLoc(), global);
  }
  return success();
}

/// Frees a view instead of its buffer. A view at the buffer's start would be a valid free.
static LogicalResult freeView(func::FuncOp function) {
  for (memref::SubViewOp view : opsIn<memref::SubViewOp>(function)) {
    if (!isAlloc(view.getSource().getDefiningOp()))
      continue;
    OpBuilder builder(function.getContext());
    builder.setInsertionPointAfter(view);
    Location loc = view.getLoc();
    Value offset = memref::ExtractStridedMetadataOp::create(builder, loc, view).getOffset();
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    Value inside = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, offset, zero);
    auto branch = scf::IfOp::create(builder, loc, inside, /*withElseRegion=*/false);
    OpBuilder inner = branch.getThenBodyBuilder();
    memref::DeallocOp::create(inner, loc, view);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Uses after free
//===----------------------------------------------------------------------===//

/// Moves the free of an allocation before the last `Use` in its block, which then fails next.
template <typename Use> static LogicalResult freeBefore(func::FuncOp function) {
  for (memref::DeallocOp free : opsIn<memref::DeallocOp>(function)) {
    Value buffer = free.getMemref();
    if (!isAlloc(buffer.getDefiningOp()))
      continue;
    // A copy of no elements accesses nothing.
    auto type = cast<MemRefType>(buffer.getType());
    if (!type.hasStaticShape() || type.getNumElements() == 0)
      continue;
    for (Operation *op = free->getPrevNode(); op; op = op->getPrevNode())
      if (isa<Use>(op) && llvm::is_contained(op->getOperands(), buffer)) {
        free->moveBefore(op);
        break;
      }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// What is returned and observed
//===----------------------------------------------------------------------===//

/// Drops the copy of an argument that a function must return instead of the argument.
static LogicalResult returnArgument(func::FuncOp function) {
  if (!isEntry(function))
    return success();
  for (bufferization::CloneOp clone : opsIn<bufferization::CloneOp>(function)) {
    Value source = clone.getInput();
    if (!llvm::is_contained(function.getArguments(), source) || !clone->hasOneUse() ||
        !isa<func::ReturnOp>(*clone->user_begin()) || source.getType() != clone.getType())
      continue;
    clone.replaceAllUsesWith(source);
    clone.erase();
  }
  return success();
}

/// Returns true if all uses read, write, measure or return the buffer itself.
static bool hasPlainUses(Value buffer) {
  return llvm::all_of(buffer.getUsers(), [](Operation *user) {
    if (auto cast = dyn_cast<memref::CastOp>(user))
      return hasPlainUses(cast);
    return isa<memref::LoadOp, memref::StoreOp, memref::DimOp, linalg::FillOp, func::ReturnOp>(
        user);
  });
}

/// Allocates a buffer on the stack although the function returns it.
static LogicalResult returnStack(func::FuncOp function) {
  if (!isEntry(function))
    return success();
  for (func::ReturnOp ret : opsIn<func::ReturnOp>(function))
    for (Value result : ret.getOperands()) {
      auto alloc = dyn_cast_or_null<memref::AllocOp>(
          isa<MemRefType>(result.getType()) ? allocatorOf(result) : nullptr);
      if (!alloc || alloc->getParentOp() != function || !hasPlainUses(alloc))
        continue;
      OpBuilder builder(alloc);
      Value stack = memref::AllocaOp::create(builder, alloc.getLoc(), alloc.getType(),
                                             alloc.getDynamicSizes());
      alloc.replaceAllUsesWith(stack);
      alloc.erase();
    }
  return success();
}

/// Passes another number to external functions.
static LogicalResult changeCall(func::FuncOp function) {
  for (func::CallOp call : opsIn<func::CallOp>(function)) {
    if (!isExternalCall(call))
      continue;
    for (OpOperand &operand : call->getOpOperands()) {
      Type type = operand.get().getType();
      if (!type.isIntOrIndex())
        continue;
      OpBuilder builder(call);
      Value one = arith::ConstantOp::create(builder, call.getLoc(),
                                            cast<TypedAttr>(builder.getIntegerAttr(type, 1)));
      operand.set(arith::AddIOp::create(builder, call.getLoc(), operand.get(), one));
      break;
    }
  }
  return success();
}

/// A number that generated programs rarely compute.
static constexpr int64_t kMark = 77;

/// Uses a caller's buffer as scratch space before returning. A buffer with other names is
/// unchanged: it could have live clones, and writing it would then be another kind of error.
static LogicalResult scribbleArgument(func::FuncOp function) {
  if (!isEntry(function))
    return success();
  for (BlockArgument argument : function.getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type || !type.hasStaticShape() || type.getNumElements() == 0 ||
        !type.getElementType().isIntOrIndex() ||
        !llvm::all_of(argument.getUsers(),
                      llvm::IsaPred<memref::LoadOp, memref::StoreOp, memref::DimOp>))
      continue;
    for (func::ReturnOp ret : opsIn<func::ReturnOp>(function)) {
      OpBuilder builder(ret);
      Location loc = ret.getLoc();
      Value mark = arith::ConstantOp::create(
          builder, loc, cast<TypedAttr>(builder.getIntegerAttr(type.getElementType(), kMark)));
      Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
      SmallVector<Value> indices(type.getRank(), zero);
      memref::StoreOp::create(builder, loc, mark, argument, indices);
    }
    break;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Failure means that the pass fails.
using Cause = LogicalResult (*)(func::FuncOp);

static constexpr Cause causes[] = {
    crashAtLoop,                 // 1
    crashAtCall,                 // 2
    crashAtView,                 // 3
    rejectLate,                  // 4
    dropSizes,                   // 5
    dropIndex,                   // 6
    leakAlloc,                   // 7
    leakClone,                   // 8
    leakCall,                    // 9
    freeTwice,                   // 10
    freeArgument,                // 11
    freeGlobal,                  // 12
    freeView,                    // 13
    freeBefore<memref::LoadOp>,  // 14
    freeBefore<memref::StoreOp>, // 15
    freeBefore<memref::CopyOp>,  // 16
    returnArgument,              // 17
    returnStack,                 // 18
    changeCall,                  // 19
    scribbleArgument,            // 20
};

/// Returns true for a function with a body that was not made by a lowering.
static bool isOfProgram(func::FuncOp function) {
  return !function.isExternal() && !function.getSymName().starts_with("dealloc_helper");
}

namespace {
struct DrowningPass : PassWrapper<DrowningPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DrowningPass)
  DrowningPass() = default;
  DrowningPass(const DrowningPass &other) : PassWrapper(other) {}
  StringRef getArgument() const final { return "test-drowning"; }
  StringRef getDescription() const final {
    return "breaks programs in three ways of which one hides the others, for tests";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<arith::ArithDialect, memref::MemRefDialect, scf::SCFDialect>();
  }
  template <typename Op> unsigned count() {
    unsigned ops = 0;
    getOperation().walk([&](Op) { ++ops; });
    return ops;
  }
  void runOnOperation() final {
    bool manyGlobals = count<memref::GetGlobalOp>() >= globals;
    bool manyViews = count<memref::SubViewOp>() >= views;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!isOfProgram(function))
        continue;
      if (first && failed(rejectLate(function)))
        return signalPassFailure();
      if (manyGlobals)
        (void)freeGlobal(function);
      if (manyViews)
        (void)freeView(function);
    }
  }
  Option<bool> first{*this, "first", llvm::cl::desc("the one that hides the others is there"),
                     llvm::cl::init(true)};
  Option<unsigned> globals{*this, "globals", llvm::cl::desc("many"), llvm::cl::init(4)};
  Option<unsigned> views{*this, "views", llvm::cl::desc("many"), llvm::cl::init(6)};
};

struct PlantedPass : PassWrapper<PlantedPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PlantedPass)
  StringRef getArgument() const final { return "test-planted"; }
  StringRef getDescription() const final {
    return "breaks a program in the way that its attribute test.cause says, for tests";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<arith::ArithDialect, memref::MemRefDialect, scf::SCFDialect>();
  }
  void runOnOperation() final {
    auto number = getOperation()->getAttrOfType<IntegerAttr>("test.cause");
    if (!number || number.getInt() < 1 || number.getInt() > static_cast<int64_t>(std::size(causes)))
      return;
    auto only = getOperation()->getAttrOfType<ArrayAttr>("test.only");
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (isOfProgram(function) &&
          (!only || llvm::is_contained(only.getValue(), function.getSymNameAttr())) &&
          failed(causes[number.getInt() - 1](function)))
        return signalPassFailure();
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "PlantedPasses", "1", [] {
            registerPass([] { return std::make_unique<PlantedPass>(); });
            registerPass([] { return std::make_unique<DrowningPass>(); });
          }};
}
