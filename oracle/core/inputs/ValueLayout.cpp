//===- ValueLayout.cpp ------------------------------------------------------===//
#include "oracle/core/inputs/ValueLayout.h"

#include "oracle/core/inputs/BufferType.h"

#include "mlir/Dialect/AMX/AMXDialect.h"
#include "mlir/Dialect/Async/IR/AsyncTypes.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"

#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mlir;

namespace freehold {

/// Larger vectors in memory are not modelled.
static constexpr unsigned kVectorBytesMax = 4096;

unsigned bitsOf(Type type) {
  // What a pointer points to is not modelled, only which pointer it is.
  if (isa<IndexType, LLVM::LLVMPointerType>(type))
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
  } else if (auto vector = dyn_cast<VectorType>(type)) {
    // A scalable vector is as long as it is with vscale 1 (vector.vscale).
    element = vector.getElementType();
    count = 1;
    for (int64_t size : vector.getShape())
      count *= size;
  } else if (auto matrix = dyn_cast<gpu::MMAMatrixType>(type)) {
    element = matrix.getElementType();
    count = static_cast<uint64_t>(ShapedType::getNumElements(matrix.getShape()));
  } else if (auto tile = dyn_cast<amx::TileType>(type)) {
    element = tile.getElementType();
    count = static_cast<uint64_t>(ShapedType::getNumElements(tile.getShape()));
  } else {
    return {};
  }
  LaneTypes inner = lanesOf(element);
  if (!inner.lane || count > kLanesMax || count * inner.count > kLanesMax)
    return {};
  return {inner.lane, static_cast<unsigned>(count) * inner.count, inner.words};
}

Type laneTypeOf(Type type) {
  Type lane = lanesOf(type).lane;
  return lane ? lane : type;
}

void unpackLanes(const LaneTypes &lanes, const uint8_t *memory, uint64_t *words) {
  unsigned bytes = *elementBytes(lanes.lane);
  std::fill_n(words, lanes.count * lanes.words, 0);
  for (unsigned lane = 0; lane < lanes.count; ++lane)
    std::memcpy(words + lane * lanes.words, memory + lane * bytes,
                std::min(bytes, lanes.words * 8));
}

/// Whether the encoding says where a tensor is to lie, and nothing about its elements: bufferization takes such an attribute for
/// the memory space of the buffer.
static bool isMemorySpace(Attribute encoding) {
  return isa<IntegerAttr, StringAttr>(encoding) ||
         encoding.getAbstractAttribute().getName() == "gpu.address_space";
}

BaseMemRefType bufferTypeOf(Type type) {
  if (auto memref = dyn_cast<BaseMemRefType>(type))
    return memref;
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor || !BaseMemRefType::isValidElementType(tensor.getElementType()))
    return {};
  if (auto ranked = dyn_cast<RankedTensorType>(tensor))
    return ranked.getEncoding() && !isMemorySpace(ranked.getEncoding())
               ? BaseMemRefType()
               : BaseMemRefType(MemRefType::get(ranked.getShape(), ranked.getElementType()));
  return UnrankedMemRefType::get(tensor.getElementType(), /*memorySpace=*/{});
}

bool isSparseTensor(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  return ranked && ranked.getEncoding() &&
         ranked.getEncoding().getDialect().getNamespace() == "sparse_tensor";
}

bool isBufferTensor(Type type) { return isa<TensorType>(type) && !isSparseTensor(type); }

bool isToken(Type type) {
  StringRef name = type.getAbstractType().getName();
  // A witness says no more than that the run has not been aborted.
  return name == "async.token" || name == "async.group" || name == "gpu.async_token" ||
         name == "nvgpu.device.async.token" || name == "shape.witness";
}

bool isName(Type type) {
  StringRef name = type.getAbstractType().getName();
  return isa<OpaqueType>(type) || name == "mpi.comm" || name == "mpi.retval" ||
         name == "mpi.status" || isSparseTensor(type);
}

Type heldType(Type type) {
  auto value = dyn_cast<async::ValueType>(type);
  return value ? value.getValueType() : Type();
}

/// Aggregates that are nested more deeply are not modelled. One that contains itself, which LLVM allows to
/// be written, has no end.
static constexpr unsigned kNestingMax = 32;

/// Returns the number of words of lanes, or of an aggregate of them, which has those of its parts;
/// std::nullopt for other types, and for what has no words.
static std::optional<unsigned> wordsOfParts(Type type, unsigned nesting = 0) {
  if (LaneTypes lanes = lanesOf(type); lanes.lane)
    return lanes.count * lanes.words;
  if (nesting == kNestingMax)
    return std::nullopt;
  uint64_t all = 0;
  if (auto array = dyn_cast<LLVM::LLVMArrayType>(type)) {
    all = wordsOfParts(array.getElementType(), nesting + 1).value_or(0) *
          uint64_t(array.getNumElements());
  } else if (auto structure = dyn_cast<LLVM::LLVMStructType>(type)) {
    if (structure.isOpaque())
      return std::nullopt;
    for (Type part : structure.getBody()) {
      auto words = wordsOfParts(part, nesting + 1);
      if (!words || (all += *words) > kLanesMax)
        return std::nullopt;
    }
  }
  return all && all <= kLanesMax ? std::optional<unsigned>(all) : std::nullopt;
}

/// Strides of a layout map that permutes the dimensions: the elements lie in row-major order of the results. MemRefType has none for
/// it, and neither has the LLVM lowering. Sizes that are not known would make strides that callers and allocations do not know.
static LogicalResult permutedStrides(MemRefType type, SmallVectorImpl<int64_t> &strides,
                                     int64_t &offset) {
  AffineMap map = type.getLayout().getAffineMap();
  if (!map.isPermutation() || !type.hasStaticShape())
    return failure();
  strides.assign(type.getRank(), 0);
  offset = 0;
  auto next = SaturatedInteger::wrap(1);
  for (unsigned result = map.getNumResults(); result-- > 0;) {
    unsigned d = map.getDimPosition(result);
    strides[d] = next.asInteger();
    next = next * SaturatedInteger::wrap(type.getDimSize(d));
  }
  return success();
}

LogicalResult stridesOf(MemRefType type, SmallVectorImpl<int64_t> &strides, int64_t &offset) {
  if (auto strided = dyn_cast<StridedLayoutAttr>(type.getLayout())) {
    strides.assign(strided.getStrides().begin(), strided.getStrides().end());
    offset = strided.getOffset();
    return success();
  }
  strides.clear();
  // A type with a size of 0 has strides of its own.
  if (!type.getLayout().isIdentity() || llvm::is_contained(type.getShape(), 0))
    return succeeded(type.getStridesAndOffset(strides, offset))
               ? success()
               : permutedStrides(type, strides, offset);
  strides.resize(type.getRank());
  offset = 0;
  auto next = SaturatedInteger::wrap(1);
  for (unsigned d = type.getRank(); d-- > 0;) {
    strides[d] = next.asInteger();
    next = next * SaturatedInteger::wrap(type.getDimSize(d));
  }
  return success();
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
    if (failed(stridesOf(memref, strides, offset)))
      return std::nullopt;
    return kMemRefHead + 2 * memref.getRank();
  }
  if (auto memref = dyn_cast<UnrankedMemRefType>(type))
    return elementBytes(memref.getElementType()) ? std::optional<unsigned>(2) : std::nullopt;
  if (isBufferTensor(type)) {
    BaseMemRefType buffer = bufferTypeOf(type);
    return buffer ? wordsOf(buffer) : std::nullopt;
  }
  if (isa<FunctionType>(type) || isToken(type))
    return 1;
  if (Type held = heldType(type)) {
    LaneTypes lanes = lanesOf(held);
    auto buffer = isa<MemRefType>(held) ? wordsOf(held) : std::nullopt;
    return lanes.lane ? std::optional<unsigned>(1 + lanes.count * lanes.words)
           : buffer   ? std::optional(1 + *buffer)
                      : buffer;
  }
  if (auto words = wordsOfParts(type))
    return words;
  if (isName(type))
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
  LaneTypes lanes = lanesOf(type);
  unsigned bits = lanes.lane ? bitsOf(lanes.lane) : 0;
  // Vectors of other elements are packed bit by bit.
  if (!lanes.lane || bits % 8 || !llvm::isPowerOf2_32(bits))
    return std::nullopt;
  uint64_t bytes = llvm::PowerOf2Ceil(lanes.count * (bits / 8));
  return bytes <= kVectorBytesMax ? std::optional<unsigned>(bytes) : std::nullopt;
}

} // namespace freehold
