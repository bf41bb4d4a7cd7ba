//===- Contents.cpp -------------------------------------------------------===//
#include "oracle/core/inputs/Contents.h"

#include "oracle/core/inputs/InputLists.h"
#include "oracle/core/inputs/Mix.h"
#include "oracle/core/inputs/Reach.h"
#include "oracle/core/inputs/ValueLayout.h"

#include "mlir/IR/TypeRange.h"

#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold {

/// Returns the number of dynamic strides, counted from the inside, before the one that has a gap below it;
/// std::nullopt if the argument is dense. Even seeds make dense ones.
static std::optional<uint64_t> gapOf(ArrayRef<int64_t> wanted, uint64_t seed) {
  uint64_t dynamic = llvm::count_if(wanted, ShapedType::isDynamic);
  if (dynamic == 0 || seed % 2 == 0)
    return std::nullopt;
  return mix(seed) % dynamic;
}

/// Negates some dynamic strides, at least one.
static void turnBackwards(ArrayRef<int64_t> wanted, uint64_t seed,
                          MutableArrayRef<int64_t> strides) {
  constexpr unsigned kTurnedMax = 8;
  SmallVector<size_t> dynamic;
  for (size_t d = 0; d < wanted.size() && dynamic.size() < kTurnedMax; ++d)
    if (ShapedType::isDynamic(wanted[d]))
      dynamic.push_back(d);
  if (dynamic.empty())
    return;
  uint64_t turned = 1 + mix(seed + 1) % ((uint64_t(1) << dynamic.size()) - 1);
  for (auto [n, d] : llvm::enumerate(dynamic))
    if (turned >> n & 1)
      strides[d] = -strides[d];
}

static bool hasIdentityLayout(Type parameter) {
  auto ranked = dyn_cast<MemRefType>(parameter);
  return ranked && ranked.getLayout().isIdentity();
}

/// Returns strides of a new argument: static ones as in the type, dynamic ones as the seed says,
/// mostly row-major. For odd seeds a dynamic one is larger by one element than what lies inside of it, so
/// that neither rows nor elements need be next to each other. Those of an empty memref are as if its sizes of 0 were 1,
/// unless it has the identity layout, whose strides are products of sizes.
static SmallVector<int64_t> argumentStrides(ArrayRef<int64_t> wanted, ArrayRef<int64_t> sizes,
                                            uint64_t seed, bool isIdentity) {
  SmallVector<int64_t> strides(sizes.size());
  bool areDynamic = sizes.size() > 1 && llvm::all_of(wanted, ShapedType::isDynamic);
  bool isColumnMajor = areDynamic && seed % kStrideTurns == kColumnMajor;
  std::optional<uint64_t> gap = gapOf(wanted, seed);
  uint64_t next = 1, dynamicBefore = 0;
  for (unsigned n = sizes.size(); n-- > 0;) {
    unsigned d = isColumnMajor ? sizes.size() - 1 - n : n;
    bool dynamic = ShapedType::isDynamic(wanted[d]);
    if (dynamic && gap == dynamicBefore++)
      ++next;
    strides[d] = dynamic ? next : wanted[d];
    // Clamp to avoid overflow; layoutOf checks the extent.
    next = std::clamp<uint64_t>(
        llvm::SaturatingMultiply<uint64_t>(llvm::AbsoluteValue(strides[d]),
                                           std::max<int64_t>(sizes[d], !isIdentity)),
        !isIdentity, std::numeric_limits<int64_t>::max() - 1);
  }
  if (seed % kStrideTurns == kBackwards)
    turnBackwards(wanted, seed, strides);
  if (areDynamic && seed % kStrideTurns == kOneRow)
    strides.front() = 0;
  return strides;
}

/// Copies the sizes if the type admits them. Sets `wanted` and `offset` to those of the type.
static std::string begin(Type parameter, ArrayRef<int64_t> sizes, BufferLayout &layout,
                         SmallVector<int64_t> &wanted) {
  Type element = cast<BaseMemRefType>(parameter).getElementType();
  if (isa<UnrankedMemRefType>(element))
    return "a buffer of unranked memrefs cannot be made by a caller";
  std::optional<unsigned> bytes = elementBytes(element);
  if (!bytes) {
    std::string why;
    llvm::raw_string_ostream(why) << "a buffer of " << element << " cannot be made by a caller";
    return why;
  }
  layout.elementBytes = *bytes;
  layout.sizes.assign(sizes.begin(), sizes.end());
  wanted.assign(sizes.size(), ShapedType::kDynamic);
  layout.offset = 0;
  auto ranked = dyn_cast<MemRefType>(parameter);
  if (!ranked)
    return "";
  if (ranked.getRank() != static_cast<int64_t>(sizes.size()) ||
      failed(stridesOf(ranked, wanted, layout.offset)))
    return "its rank is not " + std::to_string(sizes.size());
  for (auto [size, fixed] : llvm::zip_equal(sizes, ranked.getShape()))
    if (!ShapedType::isDynamic(fixed) && size != fixed)
      return "size " + std::to_string(size) + " where the type says " + std::to_string(fixed);
  return "";
}

/// Returns why a parameter with the strides `wanted` of its type cannot have the given ones, or an empty string.
static std::string whyNotStrides(ArrayRef<int64_t> given, ArrayRef<int64_t> wanted, Type parameter,
                                 ArrayRef<int64_t> sizes) {
  if (given.size() != wanted.size())
    return "as many strides as sizes are needed";
  SmallVector<int64_t> needed(wanted);
  if (hasIdentityLayout(parameter))
    needed = argumentStrides(wanted, sizes, /*seed=*/0, /*isIdentity=*/true);
  for (auto [stride, fixed] : llvm::zip_equal(given, needed))
    if (!ShapedType::isDynamic(fixed) && stride != fixed)
      return "stride " + std::to_string(stride) + " where the type says " + std::to_string(fixed);
  return "";
}

/// Places the first element `wanted` elements after the start of the buffer, or `otherwise` and what lies
/// before it: by the descriptor's offset if it is dynamic in the type, else by moving the aligned pointer.
static std::string place(BufferLayout &layout, const Reach &reach, std::optional<int64_t> wanted,
                         int64_t otherwise) {
  int64_t before = reach.isHuge() ? 0 : reach.before;
  if (ShapedType::isDynamic(layout.offset))
    layout.offset = wanted.value_or(otherwise + before);
  else
    layout.shift = wanted ? *wanted - layout.offset : std::max<int64_t>(before - layout.offset, 0);
  if (layout.shift < 0)
    return "offset " + std::to_string(*wanted) + " where the type says " +
           std::to_string(layout.offset);
  if (int64_t first = layout.offset + layout.shift; first < before)
    return "it begins at element " + std::to_string(first) + ", and its strides reach " +
           std::to_string(before) + " elements back";
  return "";
}

/// Returns the number of bytes from the start of the buffer to the end of the last element: 0 for
/// an empty view, UINT64_MAX on overflow.
static uint64_t extentOf(const BufferLayout &layout, const Reach &reach) {
  if (reach.isEmpty)
    return 0;
  uint64_t first = static_cast<uint64_t>(layout.offset) + static_cast<uint64_t>(layout.shift);
  bool isMore = false;
  uint64_t elements = llvm::SaturatingAdd<uint64_t>(first + 1, reach.after);
  uint64_t bytes = llvm::SaturatingMultiply<uint64_t>(elements, layout.elementBytes, &isMore);
  return isMore || reach.isHuge() ? std::numeric_limits<uint64_t>::max() : bytes;
}

uint64_t firstCellWith(const BufferArgument &holder, uint64_t number) {
  if (holder.seed % kSharedCellsSeed == 0)
    return 0;
  // Of three cells the first two, the outer two, and the last two.
  switch (holder.seed % kPartlySharedSeeds) {
  case 10:
    return number & ~UINT64_C(1);
  case 5:
    return number % 2;
  case 7:
    return number ? (number - 1) | 1 : 0;
  default:
    return number;
  }
}

BufferArgument bufferInCell(MemRefType element, const BufferArgument &holder, uint64_t number) {
  bool areAllShared = holder.seed % kSharedCellsSeed == 0;
  uint64_t random = mix(holder.seed * 31 + (areAllShared ? 0 : firstCellWith(holder, number) + 1));
  BufferArgument inner;
  inner.seed = 1 + random % 1000;
  inner.values = holder.values;
  inner.numbers = holder.numbers;
  inner.cells = holder.cells;
  for (auto [d, size] : llvm::enumerate(element.getShape()))
    inner.sizes.push_back(ShapedType::isDynamic(size) ? resultSize(random, d) : size);
  return inner;
}

/// Maximum depth of memrefs in memrefs that a caller makes, since each level multiplies the
/// buffers.
static constexpr unsigned kNestingMax = 4;

static unsigned nestingOf(Type type) {
  unsigned nesting = 0;
  for (auto memref = dyn_cast<MemRefType>(type); memref;
       memref = dyn_cast<MemRefType>(memref.getElementType()))
    ++nesting;
  return nesting;
}

/// Returns why the buffers in the cells of a buffer of memrefs cannot be made, or an empty string.
static std::string whyNoCells(MemRefType element, const BufferArgument &buffer, uint64_t runSeed) {
  if (nestingOf(element) >= kNestingMax)
    return "memrefs nested more than " + std::to_string(kNestingMax) +
           " levels deep cannot be made by a caller";
  auto inner = layoutOf(element, bufferInCell(element, buffer, 0), runSeed);
  auto *why = std::get_if<std::string>(&inner);
  return why ? "its cells: " + *why : "";
}

std::variant<std::optional<Palette>, std::string> paletteOf(Type element,
                                                            const BufferArgument &buffer) {
  if (buffer.values == Values::Small && buffer.numbers.empty() && buffer.cells.empty())
    return std::optional<Palette>();
  auto palette = buffer.cells.empty()
                     ? Palette::make(laneTypeOf(element), buffer.values, buffer.numbers)
                     : Palette::inTurn(laneTypeOf(element), buffer.cells);
  if (auto *why = std::get_if<std::string>(&palette))
    return *why;
  return std::optional(std::get<Palette>(std::move(palette)));
}

std::variant<BufferLayout, std::string> layoutOf(Type parameter, const BufferArgument &buffer,
                                                 uint64_t runSeed) {
  BufferLayout layout;
  SmallVector<int64_t> wanted;
  if (std::string why = begin(parameter, buffer.sizes, layout, wanted); !why.empty())
    return why;
  // The strides of the identity layout are those of a dense buffer, even where sizes make them dynamic.
  bool isDense = hasIdentityLayout(parameter);
  // Where the caller says how the first element is placed, there may be no room before it.
  bool isForward = isDense || (buffer.offset && buffer.seed % kStrideTurns == kBackwards);
  // Few programs take unranked buffers that are not dense: most cast them to the identity layout.
  bool isPlain = isa<UnrankedMemRefType>(parameter) && buffer.seed % kUnrankedTurns != 0;
  layout.strides =
      argumentStrides(wanted, layout.sizes, isForward || isPlain ? 0 : buffer.seed, isDense);
  if (buffer.strides) {
    if (std::string why = whyNotStrides(*buffer.strides, wanted, parameter, layout.sizes);
        !why.empty())
      return why;
    layout.strides.assign(buffer.strides->begin(), buffer.strides->end());
  }
  Reach reach = reachOf(layout.sizes, layout.strides);
  if (std::string why = place(layout, reach, buffer.offset, isPlain ? 0 : buffer.seed % 3);
      !why.empty())
    return why;
  layout.bytes =
      std::max(extentOf(layout, reach), llvm::alignTo(buffer.bytes, layout.elementBytes));
  layout.seed = mix(runSeed ^ buffer.seed * 977);
  if (auto element = dyn_cast<MemRefType>(cast<BaseMemRefType>(parameter).getElementType())) {
    std::string why = whyNoCells(element, buffer, runSeed);
    return why.empty() ? std::variant<BufferLayout, std::string>(std::move(layout)) : why;
  }
  auto palette = paletteOf(cast<BaseMemRefType>(parameter).getElementType(), buffer);
  if (auto *why = std::get_if<std::string>(&palette))
    return *why;
  layout.palette = std::get<0>(std::move(palette));
  return layout;
}

std::variant<BufferLayout, std::string> layoutOf(Type parameter, const SameBuffer &same,
                                                 uint64_t bytes) {
  BufferLayout layout;
  SmallVector<int64_t> wanted;
  auto ranked = dyn_cast<MemRefType>(parameter);
  if (!same.sizes && !(ranked && ranked.hasStaticShape()))
    return "same() needs 'sizes=' where the type is another one";
  ArrayRef<int64_t> sizes = same.sizes ? ArrayRef<int64_t>(*same.sizes) : ranked.getShape();
  if (std::string why = begin(parameter, sizes, layout, wanted); !why.empty())
    return why;
  if (isa<BaseMemRefType>(cast<BaseMemRefType>(parameter).getElementType()))
    return "a buffer of memrefs is passed again as it is, not as another view";
  layout.strides = argumentStrides(wanted, layout.sizes, /*seed=*/0, hasIdentityLayout(parameter));
  if (same.strides) {
    if (std::string why = whyNotStrides(*same.strides, wanted, parameter, layout.sizes);
        !why.empty())
      return why;
    layout.strides.assign(same.strides->begin(), same.strides->end());
  }
  Reach reach = reachOf(layout.sizes, layout.strides);
  if (std::string why = place(layout, reach, same.offset, 0); !why.empty())
    return why;
  if (extentOf(layout, reach) > bytes)
    return "it reaches outside of the buffer, which has " + std::to_string(bytes) + " bytes";
  layout.bytes = bytes;
  return layout;
}

uint64_t alignmentOf(TypeRange parameters, const std::vector<Argument> &arguments,
                     unsigned number) {
  auto bytesAt = [&](size_t n) -> uint64_t {
    auto memref = dyn_cast<BaseMemRefType>(parameters[n]);
    return memref ? elementBytes(memref.getElementType()).value_or(1) : 1;
  };
  uint64_t alignment = bytesAt(number);
  for (auto [n, argument] : llvm::enumerate(arguments))
    if (std::holds_alternative<SameBuffer>(argument))
      alignment = std::max(alignment, bytesAt(n));
  return alignment;
}

} // namespace freehold
