//===- Mix.h - The numbers that stubs and contents are drawn from -*- C++ -*-===//
// Freestanding, since the runtime of native programs includes it too.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstddef>
#include <cstdint>

namespace freehold {

/// splitmix64; gives the same numbers on every machine.
constexpr uint64_t mix(uint64_t x) {
  x += 0x9E3779B97F4A7C15ull;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

/// Returns the seed for the contents or answers that belong to a name.
constexpr uint64_t seedOf(const char *name, size_t length, uint64_t start) {
  uint64_t seed = mix(start);
  for (size_t i = 0; i < length; ++i)
    seed = mix(seed ^ static_cast<uint8_t>(name[i]));
  return seed;
}

/// Number of different small numbers, so that a table can hold them.
inline constexpr unsigned kSmallNumbers = 64;

/// Number of different values that external functions return with `answers` other than 0
/// (Answers.h); a power of two.
inline constexpr unsigned kAnswers = 16;
/// If `answers % 8` is this, external functions return the same number each time.
inline constexpr uint64_t kSameAnswer = 5;
constexpr uint64_t answerPlace(uint64_t random, uint64_t answers) {
  if (answers % 8 == kSameAnswer)
    return mix(answers) % kAnswers;
  return (answers == 1 ? random + 1 : mix(random + answers)) % kAnswers;
}

/// Whether the cells that external functions write are drawn from those values as well; otherwise
/// they are small numbers.
constexpr bool areCellsAnswers(uint64_t answers) { return answers % 4 >= 2; }
/// The values from this one on are extremes: the ends of an integer type; infinities and NaN.
inline constexpr unsigned kFirstExtreme = 12;
/// From this one on up to the extremes there may be numbers of the program instead.
inline constexpr unsigned kFirstReplaced = 2;
/// Returns the seed of those cells, so that a cell differs between such runs. The first cell, which
/// programs read more often than others, holds an extreme.
constexpr uint64_t writtenSeed(uint64_t seed, uint64_t answers) {
  if (!areCellsAnswers(answers))
    return seed;
  uint64_t written = mix(seed + answers);
  while (mix(written) % kAnswers < kFirstExtreme)
    written = mix(written);
  return written;
}

/// Arguments of dynamic strides whose seeds leave these remainders are column-major, have outer
/// stride 0, so that all rows are one, or have negative strides.
inline constexpr uint64_t kStrideTurns = 7, kColumnMajor = 3, kOneRow = 5, kBackwards = 6;
/// Unranked arguments have other strides than dense ones, and an offset, only if their seed is a multiple of this.
inline constexpr uint64_t kUnrankedTurns = 4;
/// Returns a seed from this one on for which dynamic strides are those of a dense buffer.
constexpr uint64_t denseSeed(uint64_t seed) {
  return seed + (2 * kStrideTurns - seed % (2 * kStrideTurns)) % (2 * kStrideTurns);
}

/// Seeds of the parts of what an external function does.
constexpr uint64_t argumentSeed(uint64_t call, uint64_t number) { return call + number * 1009; }
constexpr uint64_t resultSeed(uint64_t call, uint64_t number) {
  return mix(call + 7919 * (number + 1));
}
/// Returns the size of a dynamic dimension of a returned buffer, 1 to 4.
constexpr int64_t resultSize(uint64_t random, uint64_t dimension) {
  return 1 + static_cast<int64_t>(mix(random + dimension) % 4);
}

/// If `answers % kSizeModes` is one of these, all returned buffers are empty, have one element, or
/// are large; otherwise each dimension is drawn. Odd answers also write (Answers.h).
inline constexpr uint64_t kSizeModes = 8, kEmptySizes = 4, kOneElement = 6, kLargeSizes = 7;
/// The first `answers` with empty buffers makes every result empty. The second and third make
/// complementary sets of results empty, and so do the fourth and fifth.
inline constexpr uint64_t kLastEmpty = kEmptySizes + 4 * kSizeModes;

/// Returns a number that differs between a function's results, and mostly between functions.
constexpr uint64_t resultPlace(const char *function, size_t length, uint64_t number) {
  return seedOf(function, length, 0) + number;
}
constexpr bool isEmptyResult(uint64_t place, uint64_t answers) {
  uint64_t turn = answers / kSizeModes;
  uint64_t bit = turn == 1 || turn == 2 ? 0 : 1;
  return turn == 0 || (place >> bit) % 2 == turn % 2;
}
/// Returns the size of a dynamic dimension if `answers` is not 0: empty, one element, or larger.
constexpr int64_t answerSize(uint64_t random, uint64_t dimension, uint64_t answers,
                             uint64_t place) {
  constexpr int64_t sizes[] = {0, 1, 5, 2, 9, 17};
  switch (answers % kSizeModes) {
  case kEmptySizes:
    return isEmptyResult(place, answers) ? 0 : resultSize(random, dimension);
  case kOneElement:
    return 1;
  case kLargeSizes:
    return dimension == 0 ? 37 : dimension == 1 ? 5 : 3;
  default:
    return sizes[(mix(random + dimension) % 6 + answers) % 6];
  }
}
/// Maximum number of views of the caller's buffers that external functions keep.
inline constexpr unsigned kKeptViewsMax = 256;
/// Seeds of what an external function writes to a public global, and to the `number`th kept buffer.
constexpr uint64_t globalSeed(uint64_t call, const char *name, size_t length) {
  return seedOf(name, length, call + 104729);
}
constexpr uint64_t keptSeed(uint64_t call, uint64_t number) {
  return mix(call + 15485863 * (number + 1));
}
/// Returns the seed of the contents of a public global that the caller writes.
constexpr uint64_t setSeed(uint64_t run, const char *name, size_t length, uint64_t seed) {
  return seedOf(name, length, mix(run ^ seed * 977));
}

} // namespace freehold
