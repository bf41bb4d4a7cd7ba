//===- Contents.cpp -------------------------------------------------------===//
#include "oracle/core/Contents.h"

#include "oracle/core/Format.h"
#include "oracle/core/ValueLayout.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold {

void smallNumber(Type type, uint64_t random, uint64_t *words) {
  unsigned bits = bitsOf(type);
  std::fill_n(words, llvm::divideCeil(bits, 64), 0);
  if (auto floating = dyn_cast<FloatType>(type)) {
    // Quarters below 16: exact down to bfloat16.
    APFloat value((static_cast<double>(random % kSmallNumbers) - 16) / 4);
    bool lost;
    value.convert(floating.getFloatSemantics(), APFloat::rmNearestTiesToEven, &lost);
    writeFloat(words, value);
    return;
  }
  words[0] = random % 8;
  if (bits < 3)
    words[0] &= (1u << bits) - 1;
}

/// Strides of a fresh argument: static ones as the type says, dynamic ones row-major, with a
/// gap in the innermost dimension for odd seeds.
static SmallVector<int64_t> argumentStrides(ArrayRef<int64_t> wanted, ArrayRef<int64_t> sizes,
                                            uint64_t seed) {
  SmallVector<int64_t> strides(sizes.size());
  int64_t next = 1;
  for (unsigned d = sizes.size(); d-- > 0;) {
    bool dynamic = ShapedType::isDynamic(wanted[d]);
    if (dynamic && d + 1 == sizes.size() && seed % 2)
      next = 2;
    strides[d] = dynamic ? next : wanted[d];
    // Clamped; layoutOf looks at the extent.
    next = std::clamp<uint64_t>(
        llvm::SaturatingMultiply<uint64_t>(strides[d], std::max<int64_t>(sizes[d], 1)), 1,
        std::numeric_limits<int64_t>::max());
  }
  return strides;
}

std::variant<BufferLayout, std::string> layoutOf(Type parameter, const BufferArgument &buffer,
                                                 uint64_t runSeed) {
  Type element = cast<BaseMemRefType>(parameter).getElementType();
  if (isa<BaseMemRefType>(element))
    return "a buffer of memrefs cannot be made by a caller yet";
  BufferLayout layout;
  layout.sizes.assign(buffer.sizes.begin(), buffer.sizes.end());
  unsigned rank = buffer.sizes.size();
  SmallVector<int64_t> wanted(rank, ShapedType::kDynamic);
  if (auto ranked = dyn_cast<MemRefType>(parameter)) {
    // The strides are appended to what is there.
    wanted.clear();
    if (ranked.getRank() != rank || failed(ranked.getStridesAndOffset(wanted, layout.offset)))
      return "its rank is not " + std::to_string(rank);
    for (auto [size, fixed] : llvm::zip_equal(buffer.sizes, ranked.getShape()))
      if (!ShapedType::isDynamic(fixed) && size != fixed)
        return "size " + std::to_string(size) + " where the type says " + std::to_string(fixed);
  }
  if (ShapedType::isDynamic(layout.offset))
    layout.offset = buffer.seed % 3;
  layout.strides = argumentStrides(wanted, layout.sizes, buffer.seed);
  int64_t elements = layout.offset + 1;
  bool empty = false, huge = false;
  for (auto [size, stride] : llvm::zip_equal(layout.sizes, layout.strides)) {
    if (stride < 0 || size < 0)
      return "negative sizes or strides";
    int64_t span;
    empty |= size == 0;
    huge |= __builtin_mul_overflow(std::max<int64_t>(size - 1, 0), stride, &span) ||
            __builtin_add_overflow(elements, span, &elements);
  }
  layout.elementBytes = *elementBytes(element);
  if (!empty && (huge || __builtin_mul_overflow(elements, layout.elementBytes, &layout.bytes)))
    layout.bytes = std::numeric_limits<uint64_t>::max();
  layout.seed = mix(runSeed ^ buffer.seed * 977);
  return layout;
}

} // namespace freehold
