//===- PipelineEdit.cpp ---------------------------------------------------===//
#include "fuzz/reduce/PipelineEdit.h"

#include "oracle/core/program/Pipelines.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using llvm::ArrayRef;
using llvm::StringRef;

namespace freehold::reduce {

unsigned countPasses(ArrayRef<PassNode> passes) {
  unsigned count = 0;
  for (const PassNode &node : passes)
    count += node.isAnchor ? countPasses(node.passes) : 1;
  return count;
}

static std::vector<PassNode> dropNumbered(ArrayRef<PassNode> passes, ArrayRef<unsigned> dropped,
                                          unsigned &number) {
  std::vector<PassNode> kept;
  for (const PassNode &node : passes) {
    bool goes = llvm::is_contained(dropped, number++);
    PassNode copy = node;
    copy.passes = dropNumbered(node.passes, dropped, number);
    if (!goes && !(node.isAnchor && copy.passes.empty()))
      kept.push_back(std::move(copy));
  }
  return kept;
}

std::vector<PassNode> dropPasses(ArrayRef<PassNode> passes, ArrayRef<unsigned> dropped) {
  unsigned number = 0;
  return dropNumbered(passes, dropped, number);
}

std::optional<std::vector<PassNode>> expandPipeline(StringRef text) {
  registerPasses();
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::ScopedDiagnosticHandler quiet(&context, [](mlir::Diagnostic &) { return mlir::success(); });
  mlir::PassManager manager(&context, "builtin.module", mlir::PassManager::Nesting::Implicit);
  std::string printed, ignored;
  llvm::raw_string_ostream stream(printed), errors(ignored);
  if (failed(addPipeline(manager, text, errors)))
    return std::nullopt;
  manager.printAsTextualPipeline(stream);
  auto list = parsePipelineText(printed);
  // The outer anchor is the module, which the pipelines of subjects leave out.
  if (!list || list->size() != 1 || !list->front().isAnchor)
    return std::nullopt;
  return std::move(list->front().passes);
}

} // namespace freehold::reduce
