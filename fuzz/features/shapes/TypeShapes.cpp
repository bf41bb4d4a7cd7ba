//===- TypeShapes.cpp - Types of buffers ----------------------------------===//
// Each holds at an op with a result of such a type.
//===----------------------------------------------------------------------===//
#include "fuzz/features/Checklist.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace freehold::features {

template <bool (*holds)(MemRefType)> static bool makes(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    auto memref = dyn_cast<MemRefType>(type);
    return memref && holds(memref);
  });
}

static bool isStatic(MemRefType type) { return type.getRank() > 0 && type.hasStaticShape(); }
static bool isDynamic(MemRefType type) { return !type.hasStaticShape(); }
static bool isZeroRank(MemRefType type) { return type.getRank() == 0; }
static bool isRankThree(MemRefType type) { return type.getRank() >= 3; }
static bool isEmpty(MemRefType type) { return llvm::is_contained(type.getShape(), 0); }
static bool isStrided(MemRefType type) { return !type.getLayout().isIdentity(); }
static bool isInOtherSpace(MemRefType type) { return bool(type.getMemorySpace()); }
static bool holdsMemRefs(MemRefType type) { return isa<BaseMemRefType>(type.getElementType()); }
template <unsigned width> static bool holdsIntegers(MemRefType type) {
  return type.getElementType().isSignlessInteger(width);
}
static bool holdsIndices(MemRefType type) { return type.getElementType().isIndex(); }
static bool holdsFloats(MemRefType type) { return isa<FloatType>(type.getElementType()); }

static bool makesUnranked(Operation *op) {
  return llvm::any_of(op->getResultTypes(), llvm::IsaPred<UnrankedMemRefType>);
}

void addTypeShapes(Shapes &shapes) {
  const char *family = "types";
  shapes.push_back({family, "static shape", makes<isStatic>});
  shapes.push_back({family, "dynamic shape", makes<isDynamic>});
  shapes.push_back({family, "zero rank", makes<isZeroRank>});
  shapes.push_back({family, "rank three", makes<isRankThree>});
  shapes.push_back({family, "no elements", makes<isEmpty>});
  shapes.push_back({family, "layout that is not the identity", makes<isStrided>});
  shapes.push_back({family, "memory space", makes<isInOtherSpace>});
  shapes.push_back({family, "unranked", makesUnranked});
  shapes.push_back({family, "memrefs in memrefs", makes<holdsMemRefs>});
  shapes.push_back({family, "i1", makes<holdsIntegers<1>>});
  shapes.push_back({family, "i8", makes<holdsIntegers<8>>});
  shapes.push_back({family, "i32", makes<holdsIntegers<32>>});
  shapes.push_back({family, "i64", makes<holdsIntegers<64>>});
  shapes.push_back({family, "index", makes<holdsIndices>});
  shapes.push_back({family, "floats", makes<holdsFloats>});
}

} // namespace freehold::features
