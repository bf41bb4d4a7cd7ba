//===- WrongSignatures.cpp - Mistakes in changing signatures, as a plug-in ===//
// The pass `test-wrong-signatures{mistake=...}` makes one of the mistakes that are plausible for
// passes that turn results into out buffers, or drop results that equal arguments:
//
//   forget-copy   nothing is copied to the arguments of a function any more
//   swap-outs     the last two arguments of a function, if their types are equal, change places in
//                 it
//   free-out      the last argument of a function is freed at its returns
//   drop-any      private functions lose their first result, whatever it is; callers take their
//                 first operand of its type for it
//   callee-only   private functions lose their first result, callers are left as they are
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

static SmallVector<func::FuncOp> functionsWithArguments(ModuleOp module) {
  SmallVector<func::FuncOp> functions;
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal() && function.getNumArguments())
      functions.push_back(function);
  return functions;
}

static void forgetCopy(ModuleOp module) {
  SmallVector<memref::CopyOp> copies;
  module.walk([&](memref::CopyOp copy) {
    if (isa<BlockArgument>(copy.getTarget()))
      copies.push_back(copy);
  });
  for (memref::CopyOp copy : copies)
    copy.erase();
}

static void swapOuts(ModuleOp module) {
  for (func::FuncOp function : functionsWithArguments(module)) {
    unsigned count = function.getNumArguments();
    if (count < 2)
      continue;
    BlockArgument one = function.getArgument(count - 2), two = function.getArgument(count - 1);
    if (one.getType() != two.getType() || !isa<MemRefType>(one.getType()))
      continue;
    SmallVector<OpOperand *> ones, twos;
    for (OpOperand &use : one.getUses())
      ones.push_back(&use);
    for (OpOperand &use : two.getUses())
      twos.push_back(&use);
    for (OpOperand *use : ones)
      use->set(two);
    for (OpOperand *use : twos)
      use->set(one);
  }
}

static void freeOut(ModuleOp module) {
  for (func::FuncOp function : functionsWithArguments(module)) {
    BlockArgument last = function.getArgument(function.getNumArguments() - 1);
    if (!isa<MemRefType>(last.getType()))
      continue;
    for (auto ret : function.getOps<func::ReturnOp>()) {
      OpBuilder builder(ret);
      memref::DeallocOp::create(builder, ret.getLoc(), last);
    }
  }
}

/// Rebuilds the call without its first result, which `instead` replaces.
static void dropFirstResult(func::CallOp call, Value instead) {
  OpBuilder builder(call);
  auto fewer =
      func::CallOp::create(builder, call.getLoc(), call.getCallee(),
                           TypeRange(call.getResultTypes()).drop_front(), call.getOperands());
  call.getResult(0).replaceAllUsesWith(instead);
  for (auto [old, result] : llvm::zip_equal(call.getResults().drop_front(), fewer.getResults()))
    old.replaceAllUsesWith(result);
  call.erase();
}

static void drop(ModuleOp module, bool fromCallers) {
  for (func::FuncOp function : functionsWithArguments(module)) {
    if (!function.isPrivate() || !function.getNumResults())
      continue;
    Type type = function.getResultTypes().front();
    auto place = llvm::find(function.getArgumentTypes(), type);
    if (!isa<MemRefType>(type) || place == function.getArgumentTypes().end())
      continue;
    unsigned number = place - function.getArgumentTypes().begin();
    for (auto ret : function.getOps<func::ReturnOp>())
      ret->eraseOperand(0);
    (void)function.eraseResult(0);
    SmallVector<func::CallOp> calls;
    module.walk([&](func::CallOp call) {
      if (call.getCallee() == function.getSymName())
        calls.push_back(call);
    });
    for (func::CallOp call : calls)
      if (fromCallers)
        dropFirstResult(call, call.getOperand(number));
  }
}

namespace {
struct WrongSignaturesPass : PassWrapper<WrongSignaturesPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(WrongSignaturesPass)
  WrongSignaturesPass() = default;
  WrongSignaturesPass(const WrongSignaturesPass &other) : PassWrapper(other) {}

  StringRef getArgument() const final { return "test-wrong-signatures"; }
  StringRef getDescription() const final {
    return "makes a mistake of passes that change signatures, for tests";
  }
  void getDependentDialects(DialectRegistry &registry) const final {
    registry.insert<memref::MemRefDialect>();
  }
  void runOnOperation() final {
    ModuleOp module = getOperation();
    if (mistake == "forget-copy")
      forgetCopy(module);
    else if (mistake == "swap-outs")
      swapOuts(module);
    else if (mistake == "free-out")
      freeOut(module);
    else if (mistake == "drop-any")
      drop(module, /*fromCallers=*/true);
    else if (mistake == "callee-only")
      drop(module, /*fromCallers=*/false);
    else
      signalPassFailure();
  }

  Option<std::string> mistake{*this, "mistake", llvm::cl::desc("Which one")};
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "WrongSignatures", "1",
          [] { registerPass([] { return std::make_unique<WrongSignaturesPass>(); }); }};
}
