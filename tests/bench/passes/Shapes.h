//===- Shapes.h - Modules that grow in one direction ------------*- C++ -*-===//
// Each shape is a row: its name, what grows, and a function from the size to the module's text. All
// of them verify, leak without a deallocation pass, and use their buffers, so that no pass may drop
// them.
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
#include <vector>

namespace freehold::bench {

struct Shape {
  const char *name;
  const char *what;
  /// The largest size that is measured; smaller ones are its halves, down to `sizeMin`.
  unsigned sizeMax, sizeMin;
  std::string (*make)(unsigned size);
  /// It has bufferization.dealloc ops already, which the shipped ownership pass refuses:
  /// simplification and lowering only.
  bool hasDeallocs = false;
};

const std::vector<Shape> &shapeTable();

} // namespace freehold::bench
