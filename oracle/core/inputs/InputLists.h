//===- InputLists.h - Values that generated inputs go through ---*- C++ -*-===//
#pragma once

#include "oracle/core/inputs/Inputs.h"
#include "oracle/core/inputs/Reach.h"

#include <cstddef>
#include <random>

namespace freehold {

/// If its seed is a multiple of this, all cells of a buffer of memrefs hold the same memref.
inline constexpr uint64_t kSharedCellsSeed = 3;
/// Else the remainder of its seed by this says which cells hold the same memref (Inputs.h).
inline constexpr uint64_t kPartlySharedSeeds = 12;

/// Whether it is an i1, which goes through all combinations.
inline bool isBool(const Parameter &p) {
  return p.kind == Parameter::Kind::Integer && p.width == 1;
}

inline bool isInteger(const Parameter &p) {
  return p.kind == Parameter::Kind::Index || (p.kind == Parameter::Kind::Integer && p.width > 1);
}

/// Returns the sizes of a buffer whose dynamic ones are `dynamic`.
std::vector<int64_t> sizesWith(const Parameter &p, int64_t dynamic);

/// Arguments share no buffer if it would have to be larger than this.
inline constexpr int64_t kSharedBytesMax = 1 << 20;

/// Returns the reach of a view for the parameter, whose dynamic strides are those of a dense one. No distance is
/// more than kSharedBytesMax.
Reach reachOf(const Parameter &p, const std::vector<int64_t> &sizes);

/// Returns true if neither is apart from the other (Parameter::apartFrom).
bool mayShare(const std::vector<Parameter> &parameters, size_t a, size_t b);

/// Whether both buffers hold floats or both hold integers. Integers that are the bits of floats differ where fast-math flags
/// allow other floats. The field smallNumbers must be filled in.
bool holdAlike(const Parameter &a, const Parameter &b);

/// Rows of values for i1 arguments. First all combinations, or fewer rows in which any two
/// arguments have all four pairs of values; then the remaining combinations.
class BoolRows {
public:
  BoolRows() = default;
  /// Up to `allUpTo` columns get all combinations.
  BoolRows(size_t columns, unsigned allUpTo);

  /// Returns the number of rows needed for all combinations or pairs; at least one.
  size_t size() const { return rows_.size(); }
  /// Rows from size() on are the remaining combinations, or random ones if there are many.
  bool at(size_t row, size_t column, std::mt19937_64 &random) const;

private:
  std::vector<std::vector<bool>> rows_ = {{}};
  /// Combinations that no row has, as bits; empty if there are many columns.
  std::vector<uint64_t> others_;
};

/// Returns sizes of dimensions: the program's numbers, their neighbours and those of their doubles,
/// interleaved with small sizes. All are from 1 to `sizeMax`.
std::vector<int64_t> sizeList(const ProgramNumbers &numbers, int64_t sizeMax);

/// Returns the largest multiples of the program's numbers that are not above another number of it, or the range of the type, and
/// the numbers before: a division by a product and a shift goes wrong there first.
std::vector<int64_t> belowMultiples(const ProgramNumbers &numbers, unsigned width);

/// Returns values of an integer or index parameter: the program's numbers and their neighbours,
/// interleaved with edge values of the type. An index gets few negative and large values, since it
/// is likely to be a size.
std::vector<int64_t> integerList(const Parameter &p, const ProgramNumbers &numbers);

/// Returns the seed of the lanes of argument `position`, a vector or complex number, in input `number`.
/// Two arguments differ.
ScalarArgument lanesArgument(size_t number, size_t position, Values values);
/// Returns the kind of values in these lanes: one third each.
Values lanesTurn(size_t number, size_t position);

/// Returns the number as an integer of `width` bits. In one of more than 64 bits, the ends of 64 bits
/// become those of the type, up to 128 bits, and large numbers differ above the lower 64 bits.
ScalarArgument widened(int64_t value, unsigned width);

/// Returns values of a float parameter: the program's numbers, interleaved with extremes and
/// others.
std::vector<ScalarArgument> floatList(const Parameter &p);

} // namespace freehold
