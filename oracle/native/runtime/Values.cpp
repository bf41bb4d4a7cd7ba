//===- Values.cpp - Logging and filling of contents -----------------------===//
#include "oracle/native/runtime/State.h"

#include "oracle/core/inputs/Mix.h"

#include <cstring>

namespace freehold::native {

static ShapeKind kindOf(const uint64_t *shape) { return static_cast<ShapeKind>(shape[0]); }
static const uint64_t *typeOf(const uint64_t *shape) { return state.plan + shape[1]; }

uint64_t slotsOf(const uint64_t *shape) {
  switch (kindOf(shape)) {
  case ShapeKind::Scalar:
    return typeOf(shape)[1];
  case ShapeKind::Ranked:
    return 3 + 2 * shape[2];
  case ShapeKind::Unranked:
    return 2;
  case ShapeKind::Function:
  case ShapeKind::Other:
    break;
  }
  return 1;
}

uint64_t bytesOf(const uint64_t *shape) {
  return kindOf(shape) == ShapeKind::Scalar ? typeOf(shape)[0] : 8 * slotsOf(shape);
}

const Descriptor *descriptorOf(const uint64_t *shape, const uint64_t *slots, uint64_t &rank,
                               const uint64_t *&element) {
  element = state.plan + shape[1];
  if (kindOf(shape) == ShapeKind::Ranked) {
    rank = shape[2];
    return reinterpret_cast<const Descriptor *>(slots);
  }
  rank = slots[0];
  return reinterpret_cast<const Descriptor *>(slots[1]);
}

bool isEmpty(const Descriptor *descriptor, uint64_t rank) {
  for (uint64_t d = 0; d < rank; ++d)
    if (descriptor->sizesAndStrides[d] <= 0)
      return true;
  return false;
}

/// Calls `each` with the address of every element in row-major order.
template <typename Each>
static void forEach(const Descriptor *descriptor, uint64_t rank, uint64_t bytes, Each each) {
  int64_t indices[64] = {};
  if (rank > 64)
    stop(StopReason::Log, rank);
  const int64_t *sizes = descriptor->sizesAndStrides, *strides = sizes + rank;
  while (true) {
    int64_t at = descriptor->offset;
    for (uint64_t d = 0; d < rank; ++d)
      at += indices[d] * strides[d];
    each(descriptor->aligned + at * static_cast<int64_t>(bytes));
    uint64_t d = rank;
    for (; d > 0; --d) {
      if (++indices[d - 1] < sizes[d - 1])
        break;
      indices[d - 1] = 0;
    }
    if (d == 0)
      return;
  }
}

/// Logs a memref in memory, without its contents if it was never written.
static void putNested(const uint8_t *cell, const uint64_t *shape) {
  uint64_t words[3 + 2 * 64];
  uint64_t bytes = bytesOf(shape);
  memcpy(words, cell, bytes);
  uint64_t fresh;
  memset(&fresh, kPatterns[state.pattern], sizeof fresh);
  for (uint64_t n = 0; n < bytes / 8; ++n)
    if (words[n] == fresh)
      return put(uint64_t(0));
  put(uint64_t(1));
  uint64_t rank;
  const uint64_t *element;
  const Descriptor *descriptor = descriptorOf(shape, words, rank, element);
  putContents(descriptor, rank, element);
}

void markReached(const uint8_t *data, uint64_t bytes, const uint64_t *element, uint8_t *reached,
                 References &references) {
  uint64_t words[3 + 2 * 64], size = bytesOf(element), fresh;
  memset(&fresh, kPatterns[state.pattern], sizeof fresh);
  for (uint64_t at = 0; at + size <= bytes; at += size) {
    memcpy(words, data + at, size);
    bool written = true;
    for (uint64_t n = 0; n < size / 8; ++n)
      written &= words[n] != fresh;
    if (!written)
      continue;
    if (++references.all > kReferencesMax)
      return;
    uint64_t rank;
    const uint64_t *inner;
    const Descriptor *descriptor = descriptorOf(element, words, rank, inner);
    uint64_t block = descriptor ? blockAt(descriptor->allocated) : kNone;
    references.live += block == kNone || state.blocks[block].live;
    if (block == kNone)
      continue;
    const bool isKnown = reached[block];
    reached[block] = 1;
    const uint64_t live = references.live;
    if (state.blocks[block].live && kindOf(inner) != ShapeKind::Scalar)
      markReached(descriptor->allocated, state.blocks[block].bytes, inner, reached, references);
    if (isKnown)
      references.live = live;
  }
}

/// Packs scalars without gaps, padded to whole words at the end.
class Packer {
public:
  void add(const uint8_t *data, uint64_t bytes) {
    for (uint64_t n = 0; n < bytes; ++n) {
      word_ |= static_cast<uint64_t>(data[n]) << (8 * held_);
      if (++held_ == 8)
        finish();
    }
  }
  void finish() {
    if (held_)
      put(word_);
    word_ = held_ = 0;
  }

private:
  uint64_t word_ = 0, held_ = 0;
};

void putContents(const Descriptor *descriptor, uint64_t rank, const uint64_t *element) {
  uint64_t block = blockAt(descriptor->allocated);
  if (block != kNone && !state.blocks[block].live)
    fail(RuntimeError::UseAfterFree, block, descriptor->allocated, 0);
  put(rank);
  for (uint64_t d = 0; d < rank; ++d)
    put(static_cast<uint64_t>(descriptor->sizesAndStrides[d]));
  if (isEmpty(descriptor, rank))
    return;
  uint64_t bytes = bytesOf(element);
  if (kindOf(element) != ShapeKind::Scalar)
    return forEach(descriptor, rank, bytes, [&](uint8_t *cell) { putNested(cell, element); });
  Packer packer;
  forEach(descriptor, rank, bytes, [&](uint8_t *cell) { packer.add(cell, bytes); });
  packer.finish();
}

void putFlat(const uint8_t *data, uint64_t count, uint64_t elementBytes) {
  put(uint64_t(1));
  put(count);
  if (count)
    putBytes(data, count * elementBytes);
}

void putCells(const uint8_t *data, uint64_t count, const uint64_t *element) {
  uint64_t bytes = bytesOf(element);
  if (kindOf(element) == ShapeKind::Scalar)
    return putFlat(data, count, bytes);
  put(uint64_t(1));
  put(count);
  for (uint64_t n = 0; n < count; ++n)
    putNested(data + n * bytes, element);
}

void putValue(const uint64_t *shape, const uint64_t *slots) {
  if (kindOf(shape) == ShapeKind::Scalar)
    return putBytes(slots, 8 * slotsOf(shape));
  if (kindOf(shape) == ShapeKind::Function) {
    uint64_t functions = state.header().functions, number = 0;
    while (number < functions &&
           reinterpret_cast<uint64_t>(state.table[functions + number]) != slots[0])
      ++number;
    return put(number);
  }
  uint64_t rank;
  const uint64_t *element;
  const Descriptor *descriptor = descriptorOf(shape, slots, rank, element);
  putContents(descriptor, rank, element);
}

const uint64_t *answerNumbers(const uint64_t *type) {
  const uint64_t *palettes = state.answerPalettes;
  for (uint64_t n = 0; palettes && n < palettes[0]; ++n)
    if (state.plan + palettes[1 + 2 * n] == type)
      return state.plan + palettes[2 + 2 * n];
  return smallNumbers(type) + 1 + type[2] * type[1];
}

const uint64_t *writtenNumbers(const uint64_t *type) {
  return areCellsAnswers(state.answers) ? answerNumbers(type) : smallNumbers(type);
}

void fill(const Descriptor *descriptor, uint64_t rank, const uint64_t *type, uint64_t seed) {
  if (isEmpty(descriptor, rank))
    return;
  seed = writtenSeed(seed, state.answers);
  uint64_t count = 0;
  forEach(descriptor, rank, type[0], [&](uint8_t *cell) {
    memcpy(cell, drawn(type, writtenNumbers(type), mix(seed + count++)), type[0]);
  });
}

void fillElements(const Descriptor *descriptor, uint64_t rank, const uint64_t *type,
                  const uint64_t *palette, uint64_t seed, bool isInTurn) {
  if (isEmpty(descriptor, rank))
    return;
  uint64_t n = 0;
  forEach(descriptor, rank, type[0], [&](uint8_t *cell) {
    memcpy(cell, drawn(type, palette, isInTurn ? n : mix(seed + n)), type[0]);
    ++n;
  });
}

void fillFlat(uint8_t *data, uint64_t count, const uint64_t *type, const uint64_t *palette,
              uint64_t seed, bool isInTurn) {
  for (uint64_t n = 0; n < count; ++n)
    memcpy(data + n * type[0], drawn(type, palette, isInTurn ? n : mix(seed + n)), type[0]);
}

} // namespace freehold::native
