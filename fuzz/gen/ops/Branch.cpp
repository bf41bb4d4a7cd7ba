//===- Branch.cpp - Text of edges and of cf.switch ------------------------===//
#include "fuzz/gen/ops/Branch.h"

#include "fuzz/gen/Emitter.h"

namespace freehold::gen {

std::string spell(const Edge &edge) {
  if (edge.values.empty())
    return edge.label;
  return edge.label + "(" + joinNames(edge.values) + " : " + joinTypes(edge.values) + ")";
}

std::string switchText(const std::string &flag, std::span<const Edge> edges) {
  std::string labels, operands = flag, types = "i32", cases, segments;
  for (const Edge &edge : edges) {
    labels += (labels.empty() ? "" : ", ") + edge.label;
    if (!edge.values.empty()) {
      operands += ", " + joinNames(edge.values);
      types += ", " + joinTypes(edge.values);
    }
  }
  size_t count = edges.size() - 1, forwarded = 0;
  for (size_t n = 0; n < count; ++n) {
    size_t width = edges[n + 1].values.size();
    cases += (n ? ", " : "") + std::to_string(n);
    segments += (n ? ", " : "") + std::to_string(width);
    forwarded += width;
  }
  return "\"cf.switch\"(" + operands + ")[" + labels + "] <{case_values = dense<[" + cases +
         "]> : vector<" + std::to_string(count) +
         "xi32>, case_operand_segments = array<i32: " + segments +
         ">, operandSegmentSizes = array<i32: 1, " + std::to_string(edges[0].values.size()) + ", " +
         std::to_string(forwarded) + ">}> : (" + types + ") -> ()";
}

} // namespace freehold::gen
