//===- freehold-opt.cpp - mlir-opt with Freehold's passes -----------------===//
// MLIR's own main function opens the file of -o before it reads the input, and removes it if a pass
// fails. Here the output is collected first, and then written by the rules of oracle/core/process/Files.h.
//===----------------------------------------------------------------------===//
#include "oracle/core/process/Files.h"
#include "oracle/core/process/Tool.h"
#include "passes/Passes.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

/// The exit codes of mlir-opt, and for files that cannot be written those of the other tools
/// (README.md).
enum Exit { kAllGood = 0, kFailure = 1, kBadInput = 2, kOurFault = 4 };

static int fail(const llvm::Twine &message, Exit code) {
  llvm::errs() << "freehold-opt: error: " << message << '\n';
  return code;
}

static int run(const std::string &input, const std::string &output,
               mlir::DialectRegistry &registry) {
  auto config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects()) {
    llvm::outs() << "Available Dialects: " << llvm::join(registry.getDialectNames(), ",") << '\n';
    return kAllGood;
  }
  if (config.shouldListPasses()) {
    mlir::printRegisteredPasses();
    return kAllGood;
  }
  if (std::string why = freehold::probeFile(output); !why.empty())
    return fail(why, kBadInput);
  std::string why;
  auto buffer = mlir::openInputFile(input, &why);
  if (!buffer)
    return fail(why, kFailure);
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (failed(mlir::MlirOptMain(stream, std::move(buffer), registry, config)))
    return kFailure;
  why = freehold::replaceFile(output, text);
  return why.empty() ? kAllGood : fail(why, kOurFault);
}

int main(int argc, char **argv) {
  freehold::Tool tool(argc, argv);
  mlir::registerAllPasses();
  freehold::registerDeallocationPasses();
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  auto [input, output] = mlir::registerAndParseCLIOptions(
      argc, argv, "mlir-opt with Freehold's deallocation passes\n", registry);
  return run(input, output, registry);
}
