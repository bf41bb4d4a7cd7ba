//===- MutateText.cpp -----------------------------------------------------===//
#include "fuzz/mutate/MutateText.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/Diagnostics.h"

#include "llvm/Support/MemoryBufferRef.h"

using namespace mlir;

namespace freehold::mutate {

static OwningOpRef<ModuleOp> parse(MLIRContext &context, llvm::StringRef text) {
  Program program{"mutant", text.str(), {}};
  // Bytecode is refused: its reader does not validate its input.
  if (isBytecode(llvm::MemoryBufferRef(text, "")) || refuseText(program, Budget()))
    return nullptr;
  return parseProgram(program, context);
}

/// Prints the module in custom form, or in generic form if the custom one does not parse again.
static std::optional<std::string> print(MLIRContext &context, ModuleOp module) {
  for (bool generic : {false, true}) {
    std::string text;
    llvm::raw_string_ostream os(text);
    module->print(os, OpPrintingFlags().printGenericOpForm(generic));
    os << '\n';
    if (parse(context, text))
      return text;
  }
  return std::nullopt;
}

std::optional<std::string> mutateText(MLIRContext &context, llvm::StringRef text,
                                      gen::Choices &choices, llvm::StringRef other,
                                      MutateOptions options) {
  ScopedDiagnosticHandler silence(&context, [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module = parse(context, text);
  if (!module)
    return std::nullopt;
  OwningOpRef<ModuleOp> otherModule = other.empty() ? nullptr : parse(context, other);
  bool changed = false;
  for (unsigned n = 0; n < options.times; ++n)
    changed |= mutateOnce(*module, choices, otherModule ? *otherModule : ModuleOp(),
                          options.only) != nullptr;
  return changed ? print(context, *module) : std::nullopt;
}

std::optional<std::string> mutateText(llvm::StringRef text, gen::Choices &choices,
                                      llvm::StringRef other, MutateOptions options) {
  std::unique_ptr<MLIRContext> context = makeContext();
  return mutateText(*context, text, choices, other, options);
}

} // namespace freehold::mutate
