//===- InputLists.h - Values that generated inputs go through ---*- C++ -*-===//
#pragma once

#include "oracle/core/Inputs.h"

#include <cstddef>
#include <random>

namespace freehold {

/// All cells of a buffer of memrefs hold one memref where its seed is a multiple of this.
inline constexpr uint64_t kSharedCellsSeed = 3;

/// Rows of i1 arguments: first all combinations, or fewer rows in which any two arguments have all
/// four pairs of values; after them, those that are left.
class BoolRows {
public:
  BoolRows() = default;
  /// All combinations of up to `allUpTo` columns.
  BoolRows(size_t columns, unsigned allUpTo);

  /// Rows that cover what is promised; at least one.
  size_t size() const { return rows_.size(); }
  /// Rows from size() on are the combinations that are left, or random where there are many.
  bool at(size_t row, size_t column, std::mt19937_64 &random) const;

private:
  std::vector<std::vector<bool>> rows_ = {{}};
  /// Combinations that no row has, as bits; empty for many columns.
  std::vector<uint64_t> others_;
};

/// Sizes of dimensions: numbers of the program, those next to them and those next to their
/// doubles, in turns with small ones. None is 0 or above `sizeMax`.
std::vector<int64_t> sizeList(const ProgramNumbers &numbers, int64_t sizeMax);

/// Values of an integer or index parameter: numbers of the program and next to them in turns with
/// edges of the type. Of an index, negative and large ones are few: it is likely to be a size.
std::vector<int64_t> integerList(const Parameter &p, const ProgramNumbers &numbers);

/// Values of a float parameter: the program's in turns with extremes of the type and others.
std::vector<ScalarArgument> floatList(const Parameter &p);

} // namespace freehold
