//===- PipelineText.cpp ---------------------------------------------------===//
#include "oracle/core/program/PipelineText.h"

using llvm::ArrayRef;
using llvm::StringRef;

namespace freehold {

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

} // namespace freehold
