//===- ValueLayout.cpp ------------------------------------------------------===//
#include "oracle/core/ValueLayout.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold {

unsigned bitsOf(Type type) {
  if (isa<IndexType>(type))
    return 64;
  return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
}

LaneTypes lanesOf(Type type) {
  if (unsigned bits = bitsOf(type))
    return {type, 1, static_cast<unsigned>(llvm::divideCeil(bits, 64))};
  Type element;
  uint64_t count = 2;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    element = complex.getElementType();
  } else if (auto vector = dyn_cast<VectorType>(type); vector && !vector.isScalable()) {
    element = vector.getElementType();
    count = vector.getNumElements();
  } else {
    return {};
  }
  LaneTypes inner = lanesOf(element);
  if (!inner.lane || count > kLanesMax || count * inner.count > kLanesMax)
    return {};
  return {inner.lane, static_cast<unsigned>(count) * inner.count, inner.words};
}

std::optional<unsigned> wordsOf(Type type) {
  if (unsigned bits = bitsOf(type))
    return llvm::divideCeil(bits, 64);
  if (LaneTypes lanes = lanesOf(type); lanes.lane)
    return lanes.count * lanes.words;
  if (auto memref = dyn_cast<MemRefType>(type)) {
    if (!elementBytes(memref.getElementType()))
      return std::nullopt;
    // A layout that is not strided has no descriptor in the LLVM lowering either.
    SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(memref.getStridesAndOffset(strides, offset)))
      return std::nullopt;
    return kMemRefHead + 2 * memref.getRank();
  }
  if (auto memref = dyn_cast<UnrankedMemRefType>(type))
    return elementBytes(memref.getElementType()) ? std::optional<unsigned>(2) : std::nullopt;
  if (isa<FunctionType>(type))
    return 1;
  // A value of a zero-width type carries no information.
  if (isa<NoneType>(type))
    return 0;
  return std::nullopt;
}

std::optional<unsigned> elementBytes(Type type) {
  if (unsigned bits = bitsOf(type))
    return static_cast<unsigned>(llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8)));
  if (isa<MemRefType, UnrankedMemRefType>(type)) {
    auto words = wordsOf(type);
    return words ? std::optional<unsigned>(*words * 8) : std::nullopt;
  }
  return std::nullopt;
}

} // namespace freehold
