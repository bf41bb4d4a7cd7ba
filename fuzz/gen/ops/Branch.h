//===- Branch.h - Text of branches ------------------------------*- C++ -*-===//
#pragma once

#include "fuzz/gen/Scope.h"

#include <span>

namespace freehold::gen {

/// An edge to a block, with values for its arguments.
struct Edge {
  std::string label;
  std::vector<Value> values;
};

/// Returns `^bb1(%a : i32)`.
std::string spell(const Edge &edge);

/// Returns a cf.switch: the first edge is the default, the others are the cases 0, 1, ... of the
/// i32. It is in generic form, since MLIR 22 does not parse `%0#1` in the custom one.
std::string switchText(const std::string &flag, std::span<const Edge> edges);

} // namespace freehold::gen
