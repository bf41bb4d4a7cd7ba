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

std::optional<unsigned> wordsOf(Type type) {
  if (unsigned bits = bitsOf(type))
    return llvm::divideCeil(bits, 64);
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
