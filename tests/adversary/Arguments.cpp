//===- Arguments.cpp - What arguments are in a small world ----------------===//
#include "tests/adversary/Arguments.h"

#include "mlir/IR/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <numeric>

using namespace mlir;

namespace freehold::adversary {

/// Dynamic sizes are below this.
static constexpr unsigned kSizes = 4;
/// Maximum product of the dynamic sizes of one memref.
static constexpr int64_t kCellsMax = 4;
/// Bytes by which an aligned pointer is moved; a multiple of the size of any scalar.
static constexpr int64_t kShiftBytes = 16;
static constexpr int64_t kExtentMax = 512;
/// Ways to fill a buffer: cells are written uniformly twice as often as one by one.
static constexpr unsigned kFills = 3;

unsigned scalarBytes(Type type) {
  if (type.isIndex())
    return 8;
  return type.isIntOrFloat() && type.getIntOrFloatBitWidth() <= 64
             ? llvm::divideCeil(type.getIntOrFloatBitWidth(), 8)
             : 0;
}

TypedAttr numberOf(Type type, int64_t number) {
  if (auto floating = dyn_cast<FloatType>(type))
    return FloatAttr::get(floating, static_cast<double>(number));
  return IntegerAttr::get(type, number);
}

/// Returns sizes, strides and offset of the type; dynamic ones are ShapedType::kDynamic.
static bool layoutOf(BaseMemRefType type, SmallVectorImpl<int64_t> &sizes,
                     SmallVectorImpl<int64_t> &strides, int64_t &offset) {
  auto ranked = dyn_cast<MemRefType>(type);
  if (!ranked) {
    sizes.assign({ShapedType::kDynamic});
    strides.assign({1});
    offset = 0;
    return true;
  }
  sizes.assign(ranked.getShape().begin(), ranked.getShape().end());
  return succeeded(ranked.getStridesAndOffset(strides, offset));
}

/// Returns the maximum number of cells that a memref of the type spans; 0 if there are too many.
static int64_t extentOf(BaseMemRefType type) {
  SmallVector<int64_t> sizes, strides;
  int64_t offset = 0;
  if (!layoutOf(type, sizes, strides, offset))
    return 0;
  int64_t extent = 1 + (ShapedType::isDynamic(offset) ? 1 : offset), contiguous = 2;
  for (unsigned d = sizes.size(); d-- > 0;) {
    int64_t size = ShapedType::isDynamic(sizes[d]) ? kSizes - 1 : sizes[d];
    int64_t stride = ShapedType::isDynamic(strides[d]) ? contiguous : strides[d];
    if (stride < 0 || size > kExtentMax || stride > kExtentMax)
      return 0;
    extent += std::max<int64_t>(0, size - 1) * stride;
    contiguous = std::max(contiguous, stride * std::max<int64_t>(1, size));
    if (extent > kExtentMax || extent < 0)
      return 0;
  }
  return extent;
}

std::string Arguments::whyUnsupported(ArrayRef<Slot> slots, ArrayRef<Type> scalars) {
  for (const Slot &slot : slots) {
    if (!scalarBytes(slot.type.getElementType()))
      return "a buffer of elements that are no scalars";
    if (!extentOf(slot.type))
      return "a buffer that is too large, or has no strides";
    if (slot.type.getMemorySpace() != slots.front().type.getMemorySpace())
      return "memory spaces that differ";
  }
  for (Type type : scalars)
    if (!scalarBytes(type))
      return "an argument that is no scalar";
  return "";
}

/// Values of a scalar in small worlds.
static std::vector<int64_t> domainOf(Type type) {
  if (auto floating = dyn_cast<FloatType>(type)) {
    std::vector<int64_t> bits;
    for (double value : {0.0, 1.0, -1.0, 0.5, -0.0, std::nan(""), HUGE_VAL}) {
      APFloat number(value);
      bool lost;
      number.convert(floating.getFloatSemantics(), APFloat::rmNearestTiesToEven, &lost);
      bits.push_back(number.bitcastToAPInt().getSExtValue());
    }
    return bits;
  }
  if (type.isInteger(1))
    return {0, 1};
  // The last ones are other numbers when they are cut to 32 bits.
  if (type.isIndex())
    return {0, 1, 2, 3, -1, (int64_t(1) << 32) + 1, (int64_t(1) << 32) + 2};
  unsigned width = type.getIntOrFloatBitWidth();
  int64_t least = width >= 64 ? INT64_MIN : -(int64_t(1) << (width - 1));
  return {0, 1, 2, 3, -1, least, ~least};
}

Arguments::Arguments(std::vector<Slot> slotList, std::vector<Type> scalarList,
                     std::vector<unsigned> flagCounts, Options options)
    : slots(std::move(slotList)), scalars(std::move(scalarList)), options_(options),
      flagCounts_(std::move(flagCounts)), apart_(slots.size() * slots.size()),
      group_(slots.size()) {
  buffers = std::min<unsigned>(slots.size(), options_.buffersMax);
  std::iota(group_.begin(), group_.end(), 0);
  for (const Slot &slot : slots)
    bytes = std::max(bytes, extentOf(slot.type) * scalarBytes(slot.type.getElementType()));
  bytes = llvm::alignTo(bytes + kShiftBytes, kShiftBytes * kCells);
  for (Type type : scalars)
    domains_.push_back(domainOf(type));
}

void Arguments::setSame(unsigned a, unsigned b) {
  unsigned first = std::min(group_[a], group_[b]), second = std::max(group_[a], group_[b]);
  for (unsigned &group : group_)
    if (group == second)
      group = first;
}

/// Numbers of values of each factor. For each memref: buffer, offset, shift, stride, sizes. For
/// each buffer: state, way to fill it, cells. Then scalars, and the caller's factors.
std::vector<unsigned> Arguments::counts() const {
  std::vector<unsigned> counts;
  for (const Slot &slot : slots) {
    SmallVector<int64_t> sizes, strides;
    int64_t offset = 0;
    layoutOf(slot.type, sizes, strides, offset);
    counts.push_back(buffers);
    counts.push_back(ShapedType::isDynamic(offset) && !slot.isOriginal ? 2 : 1);
    counts.push_back(options_.mayShift && !slot.isOriginal ? 2 : 1);
    counts.push_back(!strides.empty() && ShapedType::isDynamic(strides.back()) ? 2 : 1);
    for (int64_t size : sizes)
      counts.push_back(ShapedType::isDynamic(size) ? kSizes : 1);
  }
  for (unsigned k = 0; k < buffers; ++k) {
    counts.push_back(options_.hasStates ? 3 : 1);
    counts.push_back(kFills);
    counts.insert(counts.end(), kCells, 3);
  }
  for (const std::vector<int64_t> &domain : domains_)
    counts.push_back(domain.size());
  counts.insert(counts.end(), flagCounts_.begin(), flagCounts_.end());
  return counts;
}

/// Each memref in turn gets one of the buffers that its facts permit, or the next new one.
bool Arguments::chooseBuffers(const World &world, Chosen &chosen) const {
  unsigned used = 0, at = 0;
  for (unsigned s = 0; s < slots.size(); ++s) {
    unsigned digit = world[at];
    at += 4 + chosen.slots[s].sizes.size();
    if (group_[s] != s) {
      chosen.slots[s].buffer = chosen.slots[group_[s]].buffer;
      continue;
    }
    SmallVector<bool> taken(buffers);
    for (unsigned other = 0; other < s; ++other)
      for (unsigned member = s; member < slots.size(); ++member)
        if (group_[member] == s && apart_[member * slots.size() + other])
          taken[chosen.slots[other].buffer] = true;
    SmallVector<unsigned> left;
    for (unsigned k = 0; k < std::min(used + 1, buffers); ++k)
      if (!taken[k])
        left.push_back(k);
    if (left.empty())
      return false;
    chosen.slots[s].buffer = left[digit % left.size()];
    used = std::max(used, chosen.slots[s].buffer + 1);
  }
  for (unsigned a = 0; a < slots.size(); ++a)
    for (unsigned b = 0; b < a; ++b)
      if (apart_[a * slots.size() + b] && chosen.slots[a].buffer == chosen.slots[b].buffer)
        return false;
  return true;
}

std::optional<Chosen> Arguments::choose(const World &world) const {
  Chosen chosen;
  unsigned at = 0;
  auto next = [&] { return world[at++]; };
  for (const Slot &slot : slots) {
    SmallVector<int64_t> sizes, strides;
    int64_t offset = 0;
    layoutOf(slot.type, sizes, strides, offset);
    ChosenSlot &made = chosen.slots.emplace_back();
    next(); // The buffer.
    unsigned moved = next();
    made.offset = ShapedType::isDynamic(offset) ? moved : offset;
    made.shiftBytes = next() * kShiftBytes;
    int64_t stride = 1 + next(), open = 1;
    for (int64_t size : sizes) {
      unsigned digit = next();
      bool isOpen = ShapedType::isDynamic(size);
      made.sizes.push_back(isOpen ? digit : size);
      if (isOpen && digit && open * digit > kCellsMax)
        made.sizes.back() = 1;
      else if (isOpen && digit)
        open *= digit;
    }
    made.strides.resize(sizes.size());
    for (unsigned d = sizes.size(); d-- > 0;) {
      made.strides[d] = ShapedType::isDynamic(strides[d]) ? stride : strides[d];
      stride = std::max<int64_t>(1, made.strides[d] * std::max<int64_t>(1, made.sizes[d]));
    }
  }
  for (unsigned k = 0; k < buffers; ++k) {
    ChosenBuffer &buffer = chosen.buffers.emplace_back();
    buffer.state = static_cast<ChosenBuffer::State>(next());
    bool isWritten = next() + 1 < kFills;
    for (unsigned &cell : buffer.cells) {
      cell = next();
      if (isWritten && cell == 2)
        cell = 0;
    }
  }
  for (const std::vector<int64_t> &domain : domains_)
    chosen.scalars.push_back(domain[next()]);
  for (unsigned flag = 0; flag < flags(); ++flag)
    chosen.flags.push_back(next());
  if (!chooseBuffers(world, chosen))
    return std::nullopt;
  for (auto [slot, made] : llvm::zip_equal(slots, chosen.slots)) {
    ChosenBuffer &buffer = chosen.buffers[made.buffer];
    if (slot.mustBeHeap || (slot.mustBeLive && buffer.state == ChosenBuffer::Freed))
      buffer.state = ChosenBuffer::Live;
    if (slot.isOriginal && made.offset)
      return std::nullopt;
  }
  return chosen;
}

} // namespace freehold::adversary
