//===- InputLists.cpp -----------------------------------------------------===//
#include "oracle/core/inputs/InputLists.h"

#include <algorithm>
#include <cstdlib>

namespace freehold {

std::vector<int64_t> sizesWith(const Parameter &p, int64_t dynamic) {
  std::vector<int64_t> sizes(p.sizes);
  for (size_t d = 0; d < sizes.size(); ++d)
    if (sizes[d] < 0)
      sizes[d] = d < p.sizeClasses.size() ? p.sizeClasses[d].size([&](unsigned) { return dynamic; })
                                          : dynamic;
  return sizes;
}

//===----------------------------------------------------------------------===//
// Shared buffers
//===----------------------------------------------------------------------===//

Reach reachOf(const Parameter &p, const std::vector<int64_t> &sizes) {
  std::vector<int64_t> strides(sizes.size());
  int64_t dense = 1;
  for (size_t d = sizes.size(); d-- > 0;) {
    int64_t stride = p.strides[d] == kDynamicStride ? dense : p.strides[d];
    strides[d] = std::clamp(stride, -kSharedBytesMax, kSharedBytesMax);
    dense = std::min(std::abs(strides[d]) * std::min(sizes[d], kSharedBytesMax), kSharedBytesMax);
  }
  Reach reach = reachOf(sizes, strides);
  reach.before = std::min(reach.before, kSharedBytesMax);
  reach.after = std::min(reach.after, kSharedBytesMax);
  return reach;
}

bool mayShare(const std::vector<Parameter> &parameters, size_t a, size_t b) {
  auto isApart = [&](size_t from, size_t other) {
    const std::vector<unsigned> &apart = parameters[from].apartFrom;
    return std::find(apart.begin(), apart.end(), other) != apart.end();
  };
  return !isApart(a, b) && !isApart(b, a);
}

bool holdAlike(const Parameter &a, const Parameter &b) {
  auto holdsFloats = [](const Parameter &p) {
    return !p.smallNumbers.empty() && p.smallNumbers.front().rfind("0x", 0) == 0;
  };
  return holdsFloats(a) == holdsFloats(b);
}

//===----------------------------------------------------------------------===//
// i1 arguments
//===----------------------------------------------------------------------===//

/// With more columns than this, the remaining combinations are drawn at random.
static constexpr size_t kListedColumnsMax = 10;

/// Returns subsets of `of` things with `size` elements, at most `most` subsets.
static std::vector<std::vector<bool>> subsets(size_t of, size_t size, size_t most) {
  std::vector<std::vector<bool>> result;
  std::vector<bool> subset(of);
  std::fill(subset.begin(), subset.begin() + size, true);
  do
    result.push_back(subset);
  while (result.size() < most && std::prev_permutation(subset.begin(), subset.end()));
  return result;
}

/// The first row is all false. Below it, each column is a subset of n - 1 rows with more than half
/// of them. Two different such subsets differ in both directions and have a common element
/// (Kleitman and Spencer), so each pair of columns has all four pairs of values.
static std::vector<std::vector<bool>> pairwiseRows(size_t columns) {
  size_t n = 4;
  std::vector<std::vector<bool>> sets;
  for (;; ++n) {
    sets = subsets(n - 1, n / 2 + n % 2, columns);
    if (sets.size() == columns)
      break;
  }
  std::vector<std::vector<bool>> rows(n, std::vector<bool>(columns));
  for (size_t column = 0; column < columns; ++column)
    for (size_t row = 1; row < n; ++row)
      rows[row][column] = sets[column][row - 1];
  return rows;
}

static std::vector<bool> rowOf(uint64_t mask, size_t columns) {
  std::vector<bool> row;
  for (size_t column = 0; column < columns; ++column)
    row.push_back(mask >> column & 1);
  return row;
}

/// A permutation of the combinations that begins with all true and keeps neighbours far apart.
static uint64_t scattered(uint64_t n, size_t columns) {
  uint64_t all = (uint64_t(1) << columns) - 1;
  return (all - n * 0x9E3779B97F4A7C15ull) & all;
}

BoolRows::BoolRows(size_t columns, unsigned allUpTo) {
  if (columns <= allUpTo && columns < 64) {
    rows_.clear();
    for (uint64_t mask = 0; mask < uint64_t(1) << columns; ++mask)
      rows_.push_back(rowOf(mask, columns));
    for (uint64_t n = 0; columns && n < rows_.size(); ++n)
      others_.push_back(scattered(n, columns));
    return;
  }
  rows_ = pairwiseRows(columns);
  if (columns > kListedColumnsMax)
    return;
  for (uint64_t n = 0; n < uint64_t(1) << columns; ++n)
    if (uint64_t mask = scattered(n, columns);
        std::find(rows_.begin(), rows_.end(), rowOf(mask, columns)) == rows_.end())
      others_.push_back(mask);
}

bool BoolRows::at(size_t row, size_t column, std::mt19937_64 &random) const {
  if (row < rows_.size())
    return rows_[row][column];
  if (others_.empty())
    return random() >> 32 & 1;
  return others_[(row - rows_.size()) % others_.size()] >> column & 1;
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Interleaves two lists: `shareOfFirst` entries of the first for one of the second, no duplicates.
template <typename T, typename Equal>
static std::vector<T> inTurns(const std::vector<T> &first, size_t shareOfFirst,
                              const std::vector<T> &second, Equal equal) {
  std::vector<T> result;
  auto add = [&](const T &value) {
    if (std::none_of(result.begin(), result.end(),
                     [&](const T &known) { return equal(known, value); }))
      result.push_back(value);
  };
  for (size_t a = 0, b = 0; a < first.size() || b < second.size();) {
    for (size_t n = 0; n < shareOfFirst && a < first.size(); ++n)
      add(first[a++]);
    if (b < second.size())
      add(second[b++]);
  }
  return result;
}

static std::vector<int64_t> inTurns(const std::vector<int64_t> &first, size_t shareOfFirst,
                                    const std::vector<int64_t> &second) {
  return inTurns(first, shareOfFirst, second, std::equal_to<int64_t>());
}

std::vector<int64_t> sizeList(const ProgramNumbers &numbers, int64_t sizeMax) {
  std::vector<int64_t> near;
  auto addNear = [&](int64_t factor, int64_t offset) {
    for (int64_t number : numbers.integers)
      if (number > 2 && number <= sizeMax)
        if (int64_t size = factor * number + offset; size <= sizeMax)
          near.push_back(size);
  };
  // First the successors of all numbers, then their predecessors, and so on.
  addNear(1, 1);
  addNear(1, -1);
  // With a tile of 4 and a threshold of 8, 11 is beyond the threshold with the largest remainder.
  for (int64_t a : numbers.integers)
    for (int64_t b : numbers.integers)
      if (a > 2 && a < b && b <= sizeMax && a + b - 1 <= sizeMax)
        near.push_back(a + b - 1);
  addNear(1, 0);
  addNear(2, 1);
  addNear(2, 0);
  return inTurns(near, 2, {2, 5, 4, 1, 7, 6, 8});
}

static bool fitsIn(int64_t value, unsigned width) {
  if (width >= 64)
    return true;
  int64_t limit = int64_t(1) << (width - 1);
  return value >= -limit && value < 2 * limit;
}

std::vector<int64_t> belowMultiples(const ProgramNumbers &numbers, unsigned width) {
  std::vector<int64_t> found, limits = numbers.integers;
  for (unsigned bits : {width - 1, width})
    limits.push_back(bits >= 63 ? INT64_MAX : (INT64_C(1) << bits) - 1);
  for (int64_t divisor : numbers.integers)
    for (int64_t limit : limits)
      if (divisor > 2 && limit / 2 > divisor)
        for (int64_t before : {1, 0})
          found.push_back(limit / divisor * divisor - before);
  return found;
}

std::vector<int64_t> integerList(const Parameter &p, const ProgramNumbers &numbers) {
  std::vector<int64_t> near, edges;
  auto add = [&](std::vector<int64_t> &list, int64_t value) {
    if (fitsIn(value, p.width))
      // An unsigned number of at least half the range has the bits of a negative one.
      list.push_back(p.width < 64 && value >= int64_t(1) << (p.width - 1)
                         ? value - (int64_t(1) << p.width)
                         : value);
  };
  for (int64_t offset : {0, 1, -1})
    for (int64_t number : numbers.integers)
      if (int64_t value; !__builtin_add_overflow(number, offset, &value))
        add(near, value);
  for (int64_t number : numbers.integers)
    if (number != INT64_MIN)
      add(near, -number);
  for (int64_t value : belowMultiples(numbers, p.width))
    add(near, value);
  unsigned width = std::min(p.width, 64u);
  int64_t lowest = width == 64 ? INT64_MIN : -(int64_t(1) << (width - 1)), highest = -(lowest + 1);
  if (p.kind == Parameter::Kind::Index) {
    for (int64_t value : {int64_t(0), int64_t(1), int64_t(2), int64_t(5), int64_t(-1), int64_t(4),
                          int64_t(7), int64_t(8), int64_t(16), highest, int64_t(9), int64_t(17),
                          int64_t(-2), int64_t(100), lowest, int64_t(1) << 32})
      add(edges, value);
    return inTurns(near, 2, edges);
  }
  for (int64_t value :
       {int64_t(-1), int64_t(0), lowest, int64_t(1), highest, int64_t(2), int64_t(5), int64_t(-2),
        int64_t(8), lowest + 1, int64_t(7), highest - 1, int64_t(-8), int64_t(100), int64_t(16),
        int64_t(1) << width / 2, (int64_t(1) << width / 2) - 1, int64_t(-100), int64_t(31),
        int64_t(32), int64_t(255), int64_t(256), int64_t(9), int64_t(17),
        // Not exact as f32, as f64, and rounded twice from f64 to f32.
        (int64_t(1) << 24) + 1, (int64_t(1) << 53) + 1,
        (int64_t(1) << 62) + (int64_t(1) << 38) + 1})
    add(edges, value);
  return inTurns(near, 1, edges);
}

ScalarArgument lanesArgument(size_t number, size_t position, Values values) {
  return {static_cast<int64_t>((number + 37 * position) % kLaneSeeds +
                               static_cast<uint64_t>(values) * kLaneSeeds)};
}

Values lanesTurn(size_t number, size_t position) {
  return static_cast<Values>((number + position) % 3);
}

ScalarArgument widened(int64_t value, unsigned width) {
  constexpr int64_t kNear = 1 << 30, kLarge = INT64_C(1) << 31;
  if (width <= 64 || (value > -kLarge && value < kLarge))
    return {value};
  // What the type cannot hold is cut off.
  const unsigned unused = width < 128 ? 128 - width : 0;
  auto wide = [&](int64_t high, uint64_t low) {
    high = static_cast<int64_t>(static_cast<uint64_t>(high) << unused) >> unused;
    return ScalarArgument{static_cast<int64_t>(low), /*isFloat=*/false, static_cast<uint64_t>(high),
                          /*isWide=*/true};
  };
  const int64_t highest = static_cast<int64_t>((uint64_t(1) << (std::min(width, 128u) - 65)) - 1);
  if (value < INT64_MIN + kNear)
    return wide(~highest, static_cast<uint64_t>(value - INT64_MIN));
  if (value > INT64_MAX - kNear)
    return wide(highest, ~static_cast<uint64_t>(INT64_MAX - value));
  return wide(value >> 32, static_cast<uint64_t>(value) & UINT32_MAX);
}

std::vector<ScalarArgument> floatList(const Parameter &p) {
  auto equal = [](const ScalarArgument &a, const ScalarArgument &b) {
    return a.bits == b.bits && a.high == b.high;
  };
  return inTurns(inTurns(p.extremeFloats, 1, p.floats, equal), 2, p.programFloats, equal);
}

} // namespace freehold
