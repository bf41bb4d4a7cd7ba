//===- Choices.cpp --------------------------------------------------------===//
#include "fuzz/gen/Choices.h"

#include <cassert>

namespace freehold::gen {

/// splitmix64.
uint64_t Choices::next() {
  uint64_t x = state_ += 0x9E3779B97F4A7C15ull;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

unsigned Choices::takeByte() {
  if (position_ == bytes_.size())
    return 0;
  return static_cast<uint8_t>(bytes_[position_++]);
}

unsigned Choices::drawn(unsigned value, unsigned count) {
  if (count > 256)
    drawn_ += static_cast<char>(value >> 8);
  drawn_ += static_cast<char>(value);
  return value;
}

std::string Choices::recorded() const { return fromBytes_ ? bytes_.substr(0, position_) : drawn_; }

unsigned Choices::choose(unsigned count) {
  assert(count > 0 && "a choice among nothing");
  assert(count <= 65536 && "bytes could not make this choice");
  if (count == 1)
    return 0;
  if (!fromBytes_)
    return drawn(static_cast<unsigned>((next() >> 32) * count >> 32), count);
  unsigned value = takeByte();
  if (count > 256)
    value = value << 8 | takeByte();
  return value % count;
}

unsigned Choices::weighted(std::span<const unsigned> weights) {
  unsigned total = 0;
  for (unsigned weight : weights)
    total += weight;
  unsigned draw = choose(total);
  for (unsigned index = 0;; ++index) {
    if (draw < weights[index])
      return index;
    draw -= weights[index];
  }
}

} // namespace freehold::gen
