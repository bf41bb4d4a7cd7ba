//===- Walk.h - One program of the grammar after another --------*- C++ -*-===//
// Goes through the skeletons and, for each, through all that can be filled in. What is not the
// smallest of its renamings is passed over: first by skeleton, then, where that has symmetries, by
// case. The order is fixed, so that a program has a number.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/enumerate/Grammar.h"

#include <optional>

namespace freehold::enumerate {

class Walk {
public:
  explicit Walk(const Scale &scale);

  /// To the first program, then to the next one; false when there is none.
  bool next();
  const Case &current() const { return case_; }
  /// The current program's number, from 0.
  uint64_t number() const { return number_; }

private:
  bool nextSkeleton();
  bool isSmallestSkeleton() const;
  bool nextFilling();
  bool isSmallest() const;
  void startFilling(bool returnsMemref);
  void fillIn();
  uint64_t exits(Block block) const;

  std::vector<Graph> graphs_;
  std::vector<std::vector<Block>> homes_;
  std::vector<std::vector<uint8_t>> arguments_;
  std::vector<std::vector<uint8_t>> memrefOrders_;
  /// Positions in the lists above, of the next skeleton.
  size_t nextGraph_ = 0, nextHomes_ = 0, nextArguments_ = 0;
  /// Of the graph in use; none when the graph is not the smallest of its renamings.
  std::vector<std::vector<Block>> blockSymmetries_;

  std::optional<Layout> layout_;
  /// All but the identity.
  std::vector<Renaming> symmetries_;
  /// By block which exit, then by name which later uses; a radix of 0 leaves nothing to fill in.
  std::vector<uint64_t> digits_, radices_;
  Case case_;
  uint64_t number_ = ~uint64_t(0);
};

} // namespace freehold::enumerate
