//===- Arguments.cpp - Arguments of the entry -----------------------------===//
#include "oracle/interp/Boundary.h"

using namespace mlir;

namespace freehold::interp {

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
    // Clamped; makeBuffer looks at the extent.
    next = std::clamp<uint64_t>(
        llvm::SaturatingMultiply<uint64_t>(strides[d], std::max<int64_t>(sizes[d], 1)), 1,
        std::numeric_limits<int64_t>::max());
  }
  return strides;
}

bool Boundary::makeBuffer(const CompiledFunction &entry, unsigned number,
                          const BufferArgument &buffer) {
  auto stop = [&](const Twine &why) {
    m.stop(&entry.entryInst, Termination::Unsupported, "argument " + Twine(number) + ": " + why);
    return false;
  };
  Type type = entry.type.getInput(number);
  Type element = cast<BaseMemRefType>(type).getElementType();
  if (isa<BaseMemRefType>(element))
    return stop("a buffer of memrefs cannot be made by a caller yet");
  unsigned rank = buffer.sizes.size();
  SmallVector<int64_t> wanted(rank, ShapedType::kDynamic);
  int64_t offset = 0;
  if (auto ranked = dyn_cast<MemRefType>(type)) {
    // The strides are appended to what is there.
    wanted.clear();
    if (ranked.getRank() != rank || failed(ranked.getStridesAndOffset(wanted, offset)))
      return stop("its rank is not " + Twine(rank));
    for (auto [size, fixed] : llvm::zip_equal(buffer.sizes, ranked.getShape()))
      if (!ShapedType::isDynamic(fixed) && size != fixed)
        return stop("size " + Twine(size) + " where the type says " + Twine(fixed));
  }
  if (ShapedType::isDynamic(offset))
    offset = buffer.seed % 3;
  SmallVector<int64_t> strides = argumentStrides(wanted, buffer.sizes, buffer.seed);
  int64_t elements = offset + 1;
  bool empty = false, huge = false;
  for (auto [size, stride] : llvm::zip_equal(buffer.sizes, strides)) {
    if (stride < 0 || size < 0)
      return stop("negative sizes or strides");
    int64_t span;
    empty |= size == 0;
    huge |= __builtin_mul_overflow(std::max<int64_t>(size - 1, 0), stride, &span) ||
            __builtin_add_overflow(elements, span, &elements);
  }
  unsigned bytes = *elementBytes(element);
  uint64_t total = 0;
  if (!empty && (huge || __builtin_mul_overflow(elements, bytes, &total)))
    total = std::numeric_limits<uint64_t>::max();
  uint32_t id = m.allocate(&entry.entryInst, AllocationKind::Argument, total, bytes);
  if (!id)
    return false;
  SmallVector<uint64_t> words(kSizes + 2 * rank);
  MemRefView view{words.data(), rank};
  view.allocation() = id;
  view.setOffset(offset);
  for (unsigned d = 0; d < rank; ++d) {
    view.setSize(d, buffer.sizes[d]);
    view.setStride(d, strides[d]);
  }
  // All cells, also those that the view skips.
  SmallVector<uint64_t> flat = {id, 0, 0, m.heap[id].bytes / bytes, 1};
  fill(&entry.entryInst, {flat.data(), 1}, element, mix(m.options.seed ^ buffer.seed * 977));
  Registers at = entry.arguments[number];
  if (isa<MemRefType>(type)) {
    std::copy(words.begin(), words.end(), m.words + at.at);
  } else {
    m.u(at.at) = rank;
    m.u(at.at + 1) = m.internDescriptor(words);
  }
  return true;
}

bool Boundary::makeArguments(const CompiledFunction &entry, const Inputs &inputs) {
  auto stop = [&](const Twine &why) {
    m.stop(&entry.entryInst, Termination::Unsupported, why);
    return false;
  };
  if (inputs.arguments.size() != entry.type.getNumInputs())
    return stop("takes " + Twine(entry.type.getNumInputs()) + " arguments, not " +
                Twine(inputs.arguments.size()));
  for (auto [number, argument] : llvm::enumerate(inputs.arguments)) {
    Type type = entry.type.getInput(number);
    Registers at = entry.arguments[number];
    if (!wordsOf(type))
      return stop("argument " + Twine(number) + ": values of its type are not modelled");
    if (auto *scalar = std::get_if<ScalarArgument>(&argument)) {
      unsigned bits = bitsOf(type);
      if (!bits)
        return stop("argument " + Twine(number) + " is no scalar");
      APInt value(bits, static_cast<uint64_t>(scalar->bits), /*isSigned=*/true,
                  /*implicitTrunc=*/true);
      std::copy_n(value.getRawData(), value.getNumWords(), m.words + at.at);
    } else if (auto *buffer = std::get_if<BufferArgument>(&argument)) {
      if (!isa<BaseMemRefType>(type))
        return stop("argument " + Twine(number) + " is no memref");
      if (!makeBuffer(entry, number, *buffer))
        return false;
    } else if (auto *same = std::get_if<SameBuffer>(&argument)) {
      if (same->argument >= number || entry.type.getInput(same->argument) != type ||
          !isa<BaseMemRefType>(type))
        return stop("argument " + Twine(number) +
                    ": same() takes an earlier memref argument of the same type");
      std::copy_n(m.words + entry.arguments[same->argument].at, at.words, m.words + at.at);
    } else {
      return stop("argument " + Twine(number) + " has not been given a type");
    }
  }
  return true;
}

} // namespace freehold::interp
