//===- HelperIr.cpp -------------------------------------------------------===//
#include "smt/induction/HelperIr.h"

#include "oracle/core/program/Registry.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold::smt {

static constexpr char kGeneral[] = R"mlir(
func.func @f(%a: memref<f32>, %b: memref<f32>, %c: i1, %r: memref<f32>, %s: memref<f32>)
    -> (i1, i1) {
  %0:2 = bufferization.dealloc (%a, %b : memref<f32>, memref<f32>) if (%c, %c)
      retain (%r, %s : memref<f32>, memref<f32>)
  return %0#0, %0#1 : i1, i1
}
)mlir";

func::FuncOp LoweredModule::helper() const {
  func::FuncOp found;
  if (module)
    module.get()->walk([&](func::FuncOp function) {
      if (function.isPrivate() && !function.isExternal() &&
          function.getSymName().contains("dealloc_helper"))
        found = function;
    });
  return found;
}

std::string LoweredModule::text() const {
  std::string text;
  llvm::raw_string_ostream out(text);
  if (module)
    module.get()->print(out);
  return text;
}

LoweredModule lowerDeallocs(const std::string &module, Lowerer lowerer) {
  LoweredModule lowered{makeContext(), {}};
  lowered.module = parseSourceString<ModuleOp>(module, lowered.context.get());
  if (!lowered.module)
    return lowered;
  PassManager passes(lowered.context.get());
  if (lowerer == Lowerer::Freehold) {
    LoweringOptions options;
    options.inlineComparisonsMax = 0;
    passes.addPass(createLowerDeallocations(options));
  } else {
    passes.addPass(bufferization::createLowerDeallocationsPass());
  }
  if (failed(passes.run(*lowered.module)))
    lowered.module = {};
  return lowered;
}

LoweredModule lowerGeneralDealloc(Lowerer lowerer) { return lowerDeallocs(kGeneral, lowerer); }

} // namespace freehold::smt
