//===- Mix.h - The numbers that stubs and contents are drawn from -*- C++ -*-===//
// Freestanding: judges, and the runtime that is linked into native programs, share it.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstddef>
#include <cstdint>

namespace freehold {

/// splitmix64: the same numbers on every machine.
constexpr uint64_t mix(uint64_t x) {
  x += 0x9E3779B97F4A7C15ull;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

/// What a name's contents or answers start from.
constexpr uint64_t seedOf(const char *name, size_t length, uint64_t start) {
  uint64_t seed = mix(start);
  for (size_t i = 0; i < length; ++i)
    seed = mix(seed ^ static_cast<uint8_t>(name[i]));
  return seed;
}

/// Small numbers are drawn from this many, so that a table can hold them.
inline constexpr unsigned kSmallNumbers = 64;

/// What external functions return with other answers than small numbers (Answers.h) is drawn from so
/// many, a power of two.
inline constexpr unsigned kAnswers = 16;
constexpr uint64_t answerPlace(uint64_t random, uint64_t answers) {
  return (answers == 1 ? random + 1 : mix(random + answers)) % kAnswers;
}

/// The parts of what an external function does, told apart by these.
constexpr uint64_t argumentSeed(uint64_t call, uint64_t number) { return call + number * 1009; }
constexpr uint64_t resultSeed(uint64_t call, uint64_t number) {
  return mix(call + 7919 * (number + 1));
}
/// Size of a returned buffer's dynamic dimension, 1 to 4.
constexpr int64_t resultSize(uint64_t random, uint64_t dimension) {
  return 1 + static_cast<int64_t>(mix(random + dimension) % 4);
}

/// Answers whose remainder by kSizeModes is one of these say what all buffers are like that external
/// functions return; with others each dimension is drawn. Odd answers also write (Answers.h).
inline constexpr uint64_t kSizeModes = 8, kEmptySizes = 4, kOneElement = 6, kLargeSizes = 7;
/// Of answers with empty buffers the first one leaves every result empty. The second and the
/// third leave complementary results empty, and so do the fourth and the fifth.
inline constexpr uint64_t kLastEmpty = kEmptySizes + 4 * kSizeModes;

/// Tells a result from the other results of one function and mostly from those of other functions.
constexpr uint64_t resultPlace(const char *function, size_t length, uint64_t number) {
  return seedOf(function, length, 0) + number;
}
constexpr bool isEmptyResult(uint64_t place, uint64_t answers) {
  uint64_t turn = answers / kSizeModes;
  uint64_t bit = turn == 1 || turn == 2 ? 0 : 1;
  return turn == 0 || (place >> bit) % 2 == turn % 2;
}
/// Size of a dynamic dimension with other answers than 0: empty, one element, or larger.
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
/// Views of the caller's buffers that external functions keep at most.
inline constexpr unsigned kKeptViewsMax = 256;
/// Of what it writes to a public global, and to the `number`th buffer that was kept.
constexpr uint64_t globalSeed(uint64_t call, const char *name, size_t length) {
  return seedOf(name, length, call + 104729);
}
constexpr uint64_t keptSeed(uint64_t call, uint64_t number) {
  return mix(call + 15485863 * (number + 1));
}
/// Contents of a public global that the caller writes.
constexpr uint64_t setSeed(uint64_t run, const char *name, size_t length, uint64_t seed) {
  return seedOf(name, length, mix(run ^ seed * 977));
}

} // namespace freehold
