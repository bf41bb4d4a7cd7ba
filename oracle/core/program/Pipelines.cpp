//===- Pipelines.cpp ------------------------------------------------------===//
#include "oracle/core/program/Pipelines.h"

#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace freehold {

/// What is in `builtin.module(...)`, if that is all of `text`: the anchor that mlir-opt wants.
/// Taken as a module in the module it would run on nothing.
static StringRef withoutAnchor(StringRef text) {
  StringRef inner = text.trim();
  if (!inner.consume_front("builtin.module(") || !inner.consume_back(")"))
    return text;
  int depth = 0;
  for (char c : inner) {
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (depth < 0)
      return text;
  }
  return inner.trim();
}

LogicalResult addPipeline(OpPassManager &passes, StringRef text, raw_ostream &errors) {
  text = withoutAnchor(text);
  return text.empty() ? success() : parsePassPipeline(text, passes, errors);
}

std::string joinPipelines(StringRef first, StringRef second) {
  first = withoutAnchor(first), second = withoutAnchor(second);
  return (first + (first.empty() || second.empty() ? "" : ",") + second).str();
}

bool isDeallocationPass(StringRef argument) {
  argument.consume_back("-pipeline");
  return argument.ends_with("-buffer-deallocation") || argument == "buffer-deallocation";
}

} // namespace freehold
