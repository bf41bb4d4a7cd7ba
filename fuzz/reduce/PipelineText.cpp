//===- PipelineText.cpp ---------------------------------------------------===//
#include "fuzz/reduce/PipelineText.h"

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

/// Returns the length of a name with its options, whose braces may hold commas and brackets.
static std::optional<size_t> lengthOfName(StringRef text) {
  unsigned depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{')
      ++depth;
    else if (text[i] == '}' && depth-- == 0)
      return std::nullopt;
    else if (depth == 0 && StringRef(",()").contains(text[i]))
      return i;
  }
  return depth == 0 ? std::optional(text.size()) : std::nullopt;
}

static std::optional<std::vector<PassNode>> parseList(StringRef &text) {
  std::vector<PassNode> list;
  do {
    auto length = lengthOfName(text);
    if (!length)
      return std::nullopt;
    PassNode node;
    auto [name, options] = text.take_front(*length).trim().split('{');
    node.name = name.str() + (options.empty() ? "" : "{" + options.ltrim().str());
    text = text.drop_front(*length);
    if (node.name.empty())
      return std::nullopt;
    if (text.consume_front("(")) {
      node.isAnchor = true;
      auto passes = text.starts_with(")") ? std::vector<PassNode>() : parseList(text);
      if (!passes || !text.consume_front(")"))
        return std::nullopt;
      node.passes = std::move(*passes);
      text = text.ltrim();
    }
    list.push_back(std::move(node));
  } while (text.consume_front(","));
  return list;
}

std::optional<std::vector<PassNode>> parsePipelineText(StringRef text) {
  text = text.trim();
  if (text.empty())
    return std::vector<PassNode>();
  auto list = parseList(text);
  return text.empty() ? list : std::nullopt;
}

std::string printPipelineText(ArrayRef<PassNode> passes) {
  std::string text;
  for (const PassNode &node : passes) {
    text += (text.empty() ? "" : ",") + node.name;
    if (node.isAnchor)
      text += "(" + printPipelineText(node.passes) + ")";
  }
  return text;
}

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
