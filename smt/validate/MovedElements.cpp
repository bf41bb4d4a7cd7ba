//===- MovedElements.cpp - Vector ops that only move elements -------------===//
#include "smt/validate/MovedElements.h"
#include "smt/validate/MatchedOps.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace freehold::smt::safe {

using Origins = std::vector<ElementOrigin>;

/// Null for types of whose elements there is no number.
static VectorType smallVector(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && !vector.isScalable() && vector.getNumElements() <= kElementsMax ? vector
                                                                                   : VectorType();
}

/// The elements of an operand; none if it has too many.
static Origins elementsOf(Value value) {
  if (!isa<VectorType>(value.getType()))
    return {{value, 0}};
  Origins all;
  if (VectorType type = smallVector(value.getType()))
    for (int64_t n = 0; n < type.getNumElements(); ++n)
      all.push_back({value, static_cast<unsigned>(n)});
  return all;
}

/// Calls `each` with the positions of a shape, in row-major order.
static void forEachPosition(ArrayRef<int64_t> shape,
                            llvm::function_ref<void(ArrayRef<int64_t>)> each) {
  SmallVector<int64_t> at(shape.size(), 0);
  for (int64_t left = ShapedType::getNumElements(shape); left; --left) {
    each(at);
    for (size_t dim = shape.size(); dim && ++at[dim - 1] == shape[dim - 1]; --dim)
      at[dim - 1] = 0;
  }
}

static int64_t linear(ArrayRef<int64_t> shape, ArrayRef<int64_t> at) {
  int64_t number = 0;
  for (auto [size, position] : llvm::zip_equal(shape, at))
    number = number * size + position;
  return number;
}

/// The shape of a vector; that of a scalar has no dimension.
static ArrayRef<int64_t> shapeOf(Value value) {
  auto type = dyn_cast<VectorType>(value.getType());
  return type ? type.getShape() : ArrayRef<int64_t>();
}

/// The first of the elements that a static position stands for, and how many they are; nothing if it is not known.
static std::optional<std::pair<int64_t, int64_t>> partAt(ArrayRef<int64_t> shape,
                                                         ArrayRef<int64_t> position) {
  SmallVector<int64_t> at(shape.size(), 0);
  for (auto [n, index] : llvm::enumerate(position)) {
    // Any of the others is one that an op is given at run time, or poison.
    if (index < 0 || index >= shape[n])
      return std::nullopt;
    at[n] = index;
  }
  return std::pair(linear(shape, at),
                   ShapedType::getNumElements(shape.drop_front(position.size())));
}

static bool areOnes(ArrayAttr strides) {
  return llvm::all_of(strides.getAsValueRange<IntegerAttr>(),
                      [](const APInt &stride) { return stride.isOne(); });
}

static SmallVector<int64_t> numbersIn(ArrayAttr numbers) {
  return llvm::map_to_vector(numbers.getAsValueRange<IntegerAttr>(),
                             [](const APInt &number) { return number.getSExtValue(); });
}

static Origins broadcast(vector::BroadcastOp op) {
  Origins from = elementsOf(op.getSource()), all;
  ArrayRef<int64_t> shape = shapeOf(op.getSource());
  if (shape.empty() || from.empty())
    return from;
  forEachPosition(op.getResultVectorType().getShape(), [&](ArrayRef<int64_t> at) {
    SmallVector<int64_t> its(at.take_back(shape.size()));
    for (auto [position, size] : llvm::zip_equal(its, shape))
      position = size == 1 ? 0 : position;
    all.push_back(from[linear(shape, its)]);
  });
  return all;
}

static Origins extract(vector::ExtractOp op) {
  Origins from = elementsOf(op.getSource());
  auto part = op.getDynamicPosition().empty()
                  ? partAt(shapeOf(op.getSource()), op.getStaticPosition())
                  : std::nullopt;
  if (!part || from.empty())
    return {};
  return Origins(from.begin() + part->first, from.begin() + part->first + part->second);
}

static Origins insert(vector::InsertOp op) {
  Origins all = elementsOf(op.getDest()), from = elementsOf(op.getValueToStore());
  auto part = op.getDynamicPosition().empty()
                  ? partAt(shapeOf(op.getDest()), op.getStaticPosition())
                  : std::nullopt;
  if (!part || all.empty() || static_cast<int64_t>(from.size()) != part->second)
    return {};
  llvm::copy(from, all.begin() + part->first);
  return all;
}

static Origins extractSlice(vector::ExtractStridedSliceOp op) {
  Origins from = elementsOf(op.getSource()), all;
  if (from.empty() || !areOnes(op.getStrides()))
    return {};
  SmallVector<int64_t> offsets = numbersIn(op.getOffsets());
  forEachPosition(shapeOf(op.getResult()), [&](ArrayRef<int64_t> at) {
    SmallVector<int64_t> its(at);
    for (auto [n, offset] : llvm::enumerate(offsets))
      its[n] += offset;
    all.push_back(from[linear(shapeOf(op.getSource()), its)]);
  });
  return all;
}

static Origins insertSlice(vector::InsertStridedSliceOp op) {
  Origins all = elementsOf(op.getDest()), from = elementsOf(op.getValueToStore());
  if (all.empty() || from.empty() || !areOnes(op.getStrides()))
    return {};
  ArrayRef<int64_t> shape = shapeOf(op.getDest());
  SmallVector<int64_t> offsets = numbersIn(op.getOffsets());
  auto next = from.begin();
  forEachPosition(shapeOf(op.getValueToStore()), [&](ArrayRef<int64_t> at) {
    // The slice has the last dimensions.
    SmallVector<int64_t> its(offsets);
    for (auto [n, position] : llvm::enumerate(at))
      its[shape.size() - at.size() + n] += position;
    all[linear(shape, its)] = *next++;
  });
  return all;
}

static Origins transpose(vector::TransposeOp op) {
  Origins from = elementsOf(op.getVector()), all;
  if (from.empty())
    return {};
  ArrayRef<int64_t> order = op.getPermutation();
  forEachPosition(shapeOf(op.getResult()), [&](ArrayRef<int64_t> at) {
    SmallVector<int64_t> its(at.size());
    for (auto [n, dim] : llvm::enumerate(order))
      its[dim] = at[n];
    all.push_back(from[linear(shapeOf(op.getVector()), its)]);
  });
  return all;
}

static Origins shuffle(vector::ShuffleOp op) {
  Origins both = elementsOf(op.getV1()), second = elementsOf(op.getV2()), all;
  if (both.empty() || second.empty() || shapeOf(op.getV1()).size() != 1)
    return {};
  llvm::append_range(both, second);
  for (int64_t number : op.getMask()) {
    // -1 stands for poison.
    if (number < 0 || number >= static_cast<int64_t>(both.size()))
      return {};
    all.push_back(both[number]);
  }
  return all;
}

/// Empty if they are not known.
static Origins originsOf(OpResult result) {
  return llvm::TypeSwitch<Operation *, Origins>(result.getOwner())
      .Case([](vector::BroadcastOp op) { return broadcast(op); })
      .Case([](vector::ExtractOp op) { return extract(op); })
      .Case([](vector::InsertOp op) { return insert(op); })
      .Case([](vector::ExtractStridedSliceOp op) { return extractSlice(op); })
      .Case([](vector::InsertStridedSliceOp op) { return insertSlice(op); })
      .Case([](vector::TransposeOp op) { return transpose(op); })
      .Case([](vector::ShuffleOp op) { return shuffle(op); })
      .Case([](vector::ShapeCastOp op) { return elementsOf(op.getSource()); })
      .Case([](vector::FromElementsOp op) {
        Origins all;
        for (Value each : op.getElements())
          all.push_back({each, 0});
        return all;
      })
      .Case([&](vector::ToElementsOp op) {
        Origins all = elementsOf(op.getSource());
        return all.empty() ? all : Origins{all[result.getResultNumber()]};
      })
      .Case([](vector::InterleaveOp op) {
        Origins all;
        for (auto [one, other] : llvm::zip_equal(elementsOf(op.getLhs()), elementsOf(op.getRhs())))
          all.insert(all.end(), {one, other});
        return all;
      })
      .Case([&](vector::DeinterleaveOp op) {
        Origins all;
        for (auto [n, each] : llvm::enumerate(elementsOf(op.getSource())))
          if (n % 2 == result.getResultNumber())
            all.push_back(each);
        return all;
      })
      .Default([](Operation *) { return Origins(); });
}

std::optional<Origins> movedElements(OpResult result) {
  auto type = dyn_cast<VectorType>(result.getType());
  Origins all = originsOf(result);
  // Of a scalar that becomes all elements, however many they are.
  bool isOne = type && all.size() == 1 && !isa<VectorType>(all.front().operand.getType()) &&
               isa<vector::BroadcastOp>(result.getOwner());
  if (all.empty() || (type && !isOne && !smallVector(type)))
    return std::nullopt;
  if (!isOne && static_cast<int64_t>(all.size()) != (type ? type.getNumElements() : 1))
    return std::nullopt;
  return all;
}

bool movesElements(Operation *op) {
  return isa_and_present<vector::VectorDialect>(op->getDialect()) && op->getNumResults() &&
         llvm::all_of(op->getResults(),
                      [](OpResult result) { return movedElements(result).has_value(); });
}

Attribute propertiesWithBounds(Operation *op) {
  Attribute properties = propertiesOf(op);
  auto transfer = dyn_cast<VectorTransferOpInterface>(op);
  auto all = dyn_cast_or_null<DictionaryAttr>(properties);
  auto type = transfer ? dyn_cast<MemRefType>(transfer.getShapedType()) : MemRefType();
  if (!type || !all || transfer.getVectorType().isScalable())
    return properties;
  SmallVector<bool> within;
  for (auto [n, expr] : llvm::enumerate(transfer.getPermutationMap().getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    std::optional<int64_t> at =
        dim ? getConstantIntValue(transfer.getIndices()[dim.getPosition()]) : std::nullopt;
    int64_t size = dim ? type.getDimSize(dim.getPosition()) : 0;
    int64_t length = transfer.getVectorType().getDimSize(n);
    bool fits =
        at && !ShapedType::isDynamic(size) && *at >= 0 && length <= size && *at <= size - length;
    within.push_back(transfer.isDimInBounds(n) || fits);
  }
  NamedAttrList said(all);
  said.set("in_bounds", Builder(op->getContext()).getBoolArrayAttr(within));
  return said.getDictionary(op->getContext());
}

} // namespace freehold::smt::safe
