//===- Plugin.cpp - fh-check for any tool that loads pass plug-ins --------===//
#include "oracle/plugin/CheckPass.h"

#include "mlir/Tools/Plugins/PassPlugin.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "FreeholdCheck", FREEHOLD_VERSION,
          [] { freehold::registerCheckPass(); }};
}
