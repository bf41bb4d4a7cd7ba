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

/// The parts of what an external function does, told apart by these.
constexpr uint64_t argumentSeed(uint64_t call, uint64_t number) { return call + number * 1009; }
constexpr uint64_t resultSeed(uint64_t call, uint64_t number) {
  return mix(call + 7919 * (number + 1));
}
/// Size of a returned buffer's dynamic dimension, 1 to 4.
constexpr int64_t resultSize(uint64_t random, uint64_t dimension) {
  return 1 + static_cast<int64_t>(mix(random + dimension) % 4);
}

} // namespace freehold
