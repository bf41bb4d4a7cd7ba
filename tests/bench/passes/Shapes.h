//===- Shapes.h - Modules that grow in one direction ------------*- C++ -*-===//
// Each shape is a row: its name, the quantity that grows, and a function from the size to the
// module's text. All modules verify, leak without a deallocation pass, and use their buffers, so
// that no pass may drop them.
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
#include <vector>

namespace freehold::bench {

struct Shape {
  const char *name;
  const char *what;
  /// The largest size to measure; smaller ones are its halves, down to `sizeMin`.
  unsigned sizeMax, sizeMin;
  std::string (*make)(unsigned size);
  /// Whether it has bufferization.dealloc ops, which the shipped ownership pass refuses. Only
  /// simplification and lowering are measured then.
  bool hasDeallocs = false;
};

const std::vector<Shape> &shapeTable();

} // namespace freehold::bench
