//===- Cells.cpp - Values in memory, and copies ---------------------------===//
#include "oracle/interp/Layout.h"
#include "oracle/interp/Locations.h"
#include "oracle/interp/Memory.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::interp {

bool Memory::charge(const Inst *at, int64_t elements) {
  charged_ += static_cast<uint64_t>(elements);
  if (charged_ <= options_.budget.steps)
    return true;
  return !!ending_.stop(at, Termination::OutOfBudget,
                        "steps: more than " + Twine(options_.budget.steps) +
                            " elements copied or observed (see --steps)");
}

bool Memory::chargeObserved(const Inst *at, MemRefView view, unsigned bytes) {
  uint64_t kept = bytes;
  for (int64_t size : view.sizes())
    kept = llvm::SaturatingMultiply<uint64_t>(kept, std::max<int64_t>(size, 0));
  observedBytes_ = llvm::SaturatingAdd(observedBytes_, kept);
  if (observedBytes_ <= options_.budget.observedBytes)
    return true;
  return !!ending_.stop(at, Termination::OutOfBudget,
                        "observations: more than " + Twine(options_.budget.observedBytes) +
                            " bytes of buffers");
}

bool nextIndices(MemRefView view, MutableArrayRef<int64_t> indices) {
  for (unsigned d = indices.size(); d-- > 0;) {
    if (++indices[d] < view.size(d))
      return true;
    indices[d] = 0;
  }
  return false;
}

static bool sameElements(MemRefView a, MemRefView b) {
  if (a.byteShift() != b.byteShift() || a.offset() != b.offset())
    return false;
  for (unsigned d = 0; d < a.rank; ++d)
    if (a.size(d) > 1 && a.stride(d) != b.stride(d))
      return false;
  return true;
}

bool Memory::copyEach(const Inst *at, MemRefView from, MemRefView to, unsigned bytes,
                      function_ref<bool(Cells, Cells)> copy) {
  SmallVector<int64_t> indices(from.rank);
  do {
    Cells source = accessAt(at, Access::Read, from, indices, bytes);
    Cells target = source ? accessAt(at, Access::Write, to, indices, bytes) : Cells();
    if (!target || !copy(source, target))
      return false;
  } while (nextIndices(from, indices));
  return true;
}

bool Memory::copyWithinBuffer(const Inst *at, MemRefView from, MemRefView to, unsigned bytes) {
  // Collect all cells that are read before writing any. If a cell is in both sets, the views
  // overlap partially.
  std::vector<const uint8_t *> read;
  if (!copyEach(at, from, to, bytes, [&](Cells source, Cells) {
        read.push_back(source.data);
        return true;
      }))
    return false;
  llvm::sort(read);
  auto overlaps = [&](const uint8_t *cell) {
    auto after = llvm::upper_bound(read, cell);
    return (after != read.end() && *after < cell + bytes) ||
           (after != read.begin() && *std::prev(after) + bytes > cell);
  };
  return copyEach(at, from, to, bytes, [&](Cells source, Cells target) {
    if (overlaps(target.data))
      return !!ending_.fail(at, ErrorKind::Undefined, "copies between overlapping buffers",
                            to.allocation());
    return copyCells(at, source, target, bytes);
  });
}

bool Memory::copyElements(const Inst *at, MemRefView from, MemRefView to, unsigned bytes) {
  assert(from.rank == to.rank);
  for (unsigned d = 0; d < from.rank; ++d)
    if (from.size(d) != to.size(d))
      return !!ending_.fail(at, ErrorKind::Undefined,
                            "copies between sizes " + Twine(from.size(d)) + " and " +
                                Twine(to.size(d)) + " of dimension " + Twine(d));
  // Both buffers must be live even if no element is copied.
  for (auto [view, how] : {std::pair{from, Access::Read}, std::pair{to, Access::Write}})
    if (!heap[view.allocation()].live)
      return !!access(at, how, view.allocation(), 0, 0, 0);
  if (from.isEmpty())
    return true;
  if (from.allocation() == to.allocation() && sameElements(from, to)) {
    // If the result had been copied, the target would be another buffer, and this copy a write to
    // it.
    if (heap[to.allocation()].returnedAlias && ending_.outcome.aliasedReturnWrittenAt.empty())
      ending_.outcome.aliasedReturnWrittenAt = locate(at);
    if (tracksNames_) {
      useName(at, Access::Read, from.pointer());
      useName(at, Access::Write, to.pointer());
    }
    // No cell changes, but each one is accessed.
    return charge(at, from.elements()) &&
           copyEach(at, from, to, bytes, [](Cells, Cells) { return true; });
  }
  if (!charge(at, from.elements()))
    return false;
  if (from.allocation() == to.allocation())
    return copyWithinBuffer(at, from, to, bytes);
  return copyEach(at, from, to, bytes,
                  [&](Cells source, Cells target) { return copyCells(at, source, target, bytes); });
}

void Memory::loadElement(const Inst *at, Cells cells, unsigned bytes, uint32_t dst,
                         unsigned words) {
  uint8_t taint = 0;
  for (unsigned b = 0; b < bytes; ++b)
    taint |= cells.shadow[b] == kInitialised ? 0
             : cells.shadow[b] == kPoison    ? +kPoisonTaint
                                             : +kUnwrittenTaint;
  std::fill_n(frames_.words + dst, words, 0);
  frames_.poison[dst] = taint;
  // Zeros are a valid value of any type, and a memref of zeros refers to no buffer.
  if (LLVM_UNLIKELY(taint & kUnwrittenTaint)) {
    unwrittenRead_ = {at, accessed_};
    return;
  }
  // An i129 has 32 bytes in memory but three words in registers.
  std::memcpy(frames_.words + dst, cells.data, std::min(bytes, words * 8));
}

static Shadow shadowOf(uint8_t taint) {
  if (taint & kUnwrittenTaint)
    return kUninitialised;
  return taint ? kPoison : kInitialised;
}

/// Returns true if writing `data` with this shadow would change the cells. Bytes that are not
/// initialised have no value.
static bool changesCells(Memory::Cells cells, const uint8_t *data, unsigned bytes, Shadow shadow) {
  if (!std::all_of(cells.shadow, cells.shadow + bytes, [&](uint8_t s) { return s == shadow; }))
    return true;
  return shadow == kInitialised && std::memcmp(cells.data, data, bytes) != 0;
}

bool Memory::writeCells(const Inst *at, Cells cells, const uint8_t *data, unsigned bytes,
                        Shadow shadow) {
  if (LLVM_UNLIKELY(static_cast<bool>(writtenTouches_)) &&
      !watchWrite(at, bytes, changesCells(cells, data, bytes, shadow)))
    return false;
  std::memcpy(cells.data, data, bytes);
  std::memset(cells.shadow, shadow, bytes);
  return true;
}

bool Memory::copyCells(const Inst *at, Cells from, Cells to, unsigned bytes) {
  if (LLVM_UNLIKELY(static_cast<bool>(writtenTouches_))) {
    bool changes = std::memcmp(from.shadow, to.shadow, bytes) != 0;
    for (unsigned b = 0; b < bytes && !changes; ++b)
      changes = from.shadow[b] == kInitialised && from.data[b] != to.data[b];
    if (!watchWrite(at, bytes, changes))
      return false;
  }
  std::memmove(to.data, from.data, bytes);
  std::memmove(to.shadow, from.shadow, bytes);
  return true;
}

bool Memory::storeElement(const Inst *at, Cells cells, unsigned bytes, uint32_t src,
                          unsigned words) {
  const auto *value = reinterpret_cast<const uint8_t *>(frames_.words + src);
  Shadow shadow = shadowOf(frames_.poison[src]);
  if (LLVM_LIKELY(bytes <= words * 8))
    return writeCells(at, cells, value, bytes, shadow);
  SmallVector<uint8_t, 64> padded(value, value + words * 8);
  padded.resize(bytes);
  return writeCells(at, cells, padded.data(), bytes, shadow);
}

void Memory::loadLanes(const Inst *at, Cells cells, unsigned bytes, uint32_t dst, unsigned words,
                       unsigned lanes) {
  for (unsigned lane = 0; lane < lanes; ++lane)
    loadElement(at, {cells.data + lane * bytes, cells.shadow + lane * bytes}, bytes,
                dst + lane * words, words);
}

bool Memory::storeLanes(const Inst *at, Cells cells, unsigned bytes, uint32_t src, unsigned words,
                        unsigned lanes) {
  for (unsigned lane = 0; lane < lanes; ++lane) {
    if (!storeElement(at, {cells.data + lane * bytes, cells.shadow + lane * bytes}, bytes,
                      src + lane * words, words))
      return false;
    writtenTouches_.advance(bytes);
  }
  return true;
}

} // namespace freehold::interp
