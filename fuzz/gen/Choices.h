//===- Choices.h - The only source of randomness ----------------*- C++ -*-===//
// A generator asks for choices and gets them from a seed, or from bytes as libFuzzer
// mutates them. Same seed or bytes, same choices, on every machine: no distribution of
// the standard library is used. Once the bytes are used up every choice is the smallest
// one, index 0, so callers order their alternatives by the size of what they lead to.
// Choices of up to 256 alternatives cost one byte, so a small edit stays a small edit.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace freehold::gen {

class Choices {
public:
  static Choices fromSeed(uint64_t seed) { return Choices(seed); }
  static Choices fromBytes(std::string_view bytes) { return Choices(bytes); }

  /// An index below `count`; `count` is at least 1. A choice among one costs nothing.
  unsigned choose(unsigned count);
  /// False is the smallest choice, made when the bytes are used up.
  bool flip() { return choose(2) == 1; }
  /// True in `yes` of `outOf` cases. False is the smallest choice.
  bool chance(unsigned yes, unsigned outOf) { return choose(outOf) >= outOf - yes; }
  /// Returns an index with a probability proportional to its weight; at least one weight is not 0.
  unsigned weighted(std::span<const unsigned> weights);
  unsigned weighted(std::initializer_list<unsigned> weights) {
    return weighted(std::span(weights.begin(), weights.size()));
  }
  /// Returns true if the choices come from bytes and all of them were used.
  bool isExhausted() const { return fromBytes_ && position_ == bytes_.size(); }

  /// Returns the choices made so far as bytes; `fromBytes` makes the same choices from them.
  std::string recorded() const;

private:
  explicit Choices(uint64_t seed) : state_(seed) {}
  explicit Choices(std::string_view bytes) : bytes_(bytes), fromBytes_(true) {}
  uint64_t next();
  unsigned takeByte();
  unsigned drawn(unsigned value, unsigned count);

  uint64_t state_ = 0;
  std::string bytes_;
  /// If the choices come from a seed: the bytes that would have made the same choices.
  std::string drawn_;
  size_t position_ = 0;
  bool fromBytes_ = false;
};

} // namespace freehold::gen
