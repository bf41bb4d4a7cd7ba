//===- Plugin.cpp - The passes for stock mlir-opt-22 ----------------------===//
// mlir-opt-22 --load-pass-plugin=FreeholdPasses.so --pass-pipeline='builtin.module(fh-...)'
//===----------------------------------------------------------------------===//
#include "passes/Passes.h"

#include "mlir/Tools/Plugins/PassPlugin.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Freehold", FREEHOLD_VERSION,
          [] { freehold::registerDeallocationPasses(); }};
}
