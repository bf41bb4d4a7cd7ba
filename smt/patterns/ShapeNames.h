//===- ShapeNames.h - What the roots of a shape are called ------*- C++ -*-===//
#pragma once

#include "smt/patterns/Shapes.h"

namespace freehold::smt::patterns {

/// Letters for roots: allocations are a, b, .., arguments f, g, .., joins j, k, ..
class RootNames {
public:
  explicit RootNames(const Shape &shape);
  const std::string &operator[](unsigned root) const { return names_[root]; }

private:
  llvm::SmallVector<std::string, 8> names_;
};

} // namespace freehold::smt::patterns
