//===- ConcreteWorld.cpp - The arguments of a rewrite, made by ops --------===//
#include "smt/counterexample/ConcreteWorld.h"

#include "oracle/core/inputs/ValueLayout.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/UB/IR/UBOps.h"

#include <set>

using namespace mlir;

namespace freehold::smt {
namespace {
/// Dynamic sizes: this for the first shape, and one more for each further one.
constexpr int64_t kSize = 4;
constexpr int64_t kOffset = 1;
/// How far an aligned pointer is moved for the first shape; a multiple of any element's alignment.
constexpr int64_t kShiftBytes = 64;
/// The value of scalars without constraints: an index inside most buffers, and a valid size.
constexpr int64_t kAnything = 1;
/// The elements at which views begin are larger than others by this, so that different views
/// differ.
constexpr int64_t kMark = 64;
constexpr int64_t kElementsMax = 1 << 20;
constexpr int64_t kBytesAlignment = 16;
/// Maximum number of cells of a buffer that is written cell by cell because some stay unwritten.
constexpr int64_t kCellsMax = 1 << 10;

int64_t bytesOf(Type element) { return elementBytes(element).value_or(1); }

/// Returns the number of elements of the buffer for each element of a view.
int64_t strideIn(Value buffer, Type element) {
  Type own = cast<MemRefType>(buffer.getType()).getElementType();
  return own == element ? 1 : bytesOf(element);
}

TypedAttr numberOf(OpBuilder &b, Type type, int64_t number) {
  if (auto floating = dyn_cast<FloatType>(type))
    return b.getFloatAttr(floating, static_cast<double>(number));
  if (auto integer = dyn_cast<IntegerType>(type))
    return b.getIntegerAttr(type, APInt(64, number).zextOrTrunc(integer.getWidth()));
  return b.getIndexAttr(number);
}
} // namespace

InFlightDiagnostic ConcreteWorld::cannot(unsigned argument) {
  func::FuncOp source = rewrite_.source;
  return emitError(source.getArgument(argument).getLoc(), "cannot be run: ");
}

LogicalResult ConcreteWorld::makeAllocations() {
  if (failed(collect()))
    return failure();
  unsigned count = world_.allocations.size();
  types_.resize(count);
  buffers_.resize(count);
  for (unsigned k = 0; k < count; ++k)
    if (failed(chooseType(k)))
      return failure();
  // A freed address is reused by the next allocation that fits, if nothing was freed in between.
  for (unsigned k = 0; k < count; ++k)
    if (std::optional<unsigned> freed = world_.allocations[k].addressOf) {
      make(*freed);
      free(*freed);
      make(k);
    }
  for (unsigned k = 0; k < count; ++k)
    if (!buffers_[k])
      make(k);
  for (unsigned k = 0; k < count; ++k)
    if (world_.allocations[k].isLive)
      fill(k);
  for (unsigned k = 0; k < count; ++k) {
    bool isReused =
        llvm::any_of(world_.allocations, [&](const auto &other) { return other.addressOf == k; });
    if (!world_.allocations[k].isLive && !isReused)
      free(k);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Constraints by arguments
//===----------------------------------------------------------------------===//

LogicalResult ConcreteWorld::collect() {
  mentions_.resize(world_.allocations.size());
  for (auto [number, argument] : llvm::enumerate(world_.arguments)) {
    if (auto *memref = std::get_if<Counterexample::MemRef>(&argument))
      if (failed(mention(number, *memref)))
        return failure();
    if (auto *list = std::get_if<Counterexample::List>(&argument))
      for (const Counterexample::Element &element : list->elements)
        if (failed(mention(number, ofElement(number, element))))
          return failure();
  }
  return success();
}

LogicalResult ConcreteWorld::mention(unsigned argument, const Counterexample::MemRef &memref) {
  FailureOr<View> view = viewOf(argument, memref);
  if (failed(view))
    return failure();
  mentions_[memref.allocation].push_back({argument, std::move(*view)});
  return success();
}

/// Returns a memref that is not the allocated one, in a way that the type permits.
Counterexample::MemRef ConcreteWorld::ofElement(unsigned argument,
                                                const Counterexample::Element &element) {
  Counterexample::MemRef memref = element.memref;
  func::FuncOp source = rewrite_.source;
  auto type = dyn_cast<MemRefType>(source.getArgument(argument).getType());
  SmallVector<int64_t> strides;
  int64_t offset = ShapedType::kDynamic;
  if (!type || failed(type.getStridesAndOffset(strides, offset)) || ShapedType::isDynamic(offset))
    return memref;
  if (memref.isShifted || memref.hasOffset) {
    memref.hasOffset = offset != 0;
    memref.isShifted = offset == 0;
  }
  return memref;
}

FailureOr<ConcreteWorld::View> ConcreteWorld::viewOf(unsigned argument,
                                                     const Counterexample::MemRef &memref) {
  func::FuncOp source = rewrite_.source;
  auto type = cast<BaseMemRefType>(source.getArgument(argument).getType());
  View view;
  view.element = type.getElementType();
  view.space = type.getMemorySpace();
  view.shiftBytes = memref.isShifted ? kShiftBytes * (1 + memref.shape) : 0;
  view.offset = memref.hasOffset ? kOffset : 0;
  if (!view.element.isIntOrIndexOrFloat())
    return cannot(argument) << "elements are " << view.element;
  if (memref.layout && memref.layout->sizes.size() == memref.layout->strides.size() &&
      isa<MemRefType>(type))
    return laidOut(argument, memref, std::move(view));
  SmallVector<int64_t> sizes{ShapedType::kDynamic}, strides{ShapedType::kDynamic};
  int64_t offset = ShapedType::kDynamic;
  view.isIdentity = true;
  if (auto ranked = dyn_cast<MemRefType>(type)) {
    sizes.assign(ranked.getShape().begin(), ranked.getShape().end());
    strides.clear();
    if (failed(ranked.getStridesAndOffset(strides, offset)))
      return cannot(argument) << "the layout of " << type << " has no strides";
    view.isIdentity = ranked.getLayout().isIdentity();
  }
  if (offset == ShapedType::kDynamic)
    offset = view.offset;
  if ((offset != 0) != memref.hasOffset)
    return cannot(argument) << "the offset of " << type << " is "
                            << (memref.hasOffset ? "0, but should not be" : "not 0, but should be");
  view.offset = offset;
  view.isIdentity &= offset == 0;
  view.extent = 1;
  view.strides.resize(sizes.size());
  int64_t contiguous = 1;
  for (int64_t d = sizes.size() - 1; d >= 0; --d) {
    view.sizes.insert(view.sizes.begin(),
                      ShapedType::isDynamic(sizes[d]) ? kSize + memref.shape : sizes[d]);
    view.strides[d] = ShapedType::isDynamic(strides[d]) ? contiguous : strides[d];
    if (view.strides[d] < 0)
      return cannot(argument) << "a stride of " << type << " is negative";
    contiguous = std::max<int64_t>(1, view.strides[d] * view.sizes[0]);
    view.extent += std::max<int64_t>(0, view.sizes[0] - 1) * view.strides[d];
    if (contiguous > kElementsMax || view.extent > kElementsMax)
      return cannot(argument) << "a buffer for " << type << " is too large";
  }
  if (view.offset > kElementsMax || view.offset < 0)
    return cannot(argument) << "the offset of " << type << " is too large";
  view.extent += view.offset;
  return view;
}

/// Returns the view that the counterexample describes.
FailureOr<ConcreteWorld::View>
ConcreteWorld::laidOut(unsigned argument, const Counterexample::MemRef &memref, View view) {
  func::FuncOp source = rewrite_.source;
  auto type = cast<MemRefType>(source.getArgument(argument).getType());
  const Counterexample::MemRef::Layout &layout = *memref.layout;
  view.shiftBytes = layout.shift;
  view.offset = layout.offset;
  view.sizes.assign(layout.sizes.begin(), layout.sizes.end());
  view.strides.assign(layout.strides.begin(), layout.strides.end());
  if (type.getLayout().isIdentity()) {
    int64_t stride = 1;
    for (unsigned d = view.sizes.size(); d-- > 0; stride *= std::max<int64_t>(view.sizes[d], 1))
      view.strides[d] = stride;
  }
  view.isIdentity = type.getLayout().isIdentity() && !view.offset;
  view.extent = 1 + view.offset;
  for (auto [size, stride] : llvm::zip_equal(view.sizes, view.strides)) {
    if (size < 0 || size > kElementsMax || std::abs(stride) > kElementsMax)
      return cannot(argument) << "a size or stride is negative or too large";
    view.extent += std::max<int64_t>(0, size - 1) * std::max<int64_t>(stride, 0);
  }
  if (view.offset > kElementsMax || view.offset < -kElementsMax || view.extent > kElementsMax ||
      view.shiftBytes > kElementsMax || view.shiftBytes < -kElementsMax)
    return cannot(argument) << "an offset is too large";
  view.extent = std::max<int64_t>(view.extent, 1);
  return view;
}

/// Chooses the type that all arguments have, or one from which all of them can be made.
LogicalResult ConcreteWorld::chooseType(unsigned allocation) {
  const std::vector<Mention> &mentions = mentions_[allocation];
  if (mentions.empty()) {
    types_[allocation] = MemRefType::get({kSize}, b.getF32Type());
    return success();
  }
  const View &first = mentions.front().view;
  bool isOneShape = first.isIdentity && !llvm::is_contained(first.sizes, 0), isOneElement = true;
  int64_t extent = 1;
  for (const auto &[argument, view] : mentions) {
    if (view.space != first.space)
      return cannot(argument)
             << "refers to the same allocation as a memref of another memory space";
    isOneShape &= view.isIdentity && view.sizes == first.sizes;
    isOneElement &= view.element == first.element && !view.shiftBytes;
    extent = std::max(extent, view.extent);
  }
  std::optional<uint64_t> bytes = world_.allocations[allocation].bytes;
  if (bytes && *bytes > kElementsMax)
    return cannot(mentions.front().argument) << "its allocation is too large";
  bool isWhole = !bytes || *bytes % bytesOf(first.element) == 0;
  if (!isOneElement || !isWhole)
    return chooseBytes(allocation);
  int64_t count = 1;
  for (int64_t size : first.sizes)
    count *= size;
  if (bytes) {
    extent = *bytes / bytesOf(first.element);
    isOneShape &= count == extent;
  }
  types_[allocation] = MemRefType::get(isOneShape ? first.sizes : SmallVector<int64_t>{extent},
                                       first.element, MemRefLayoutAttrInterface(), first.space);
  return success();
}

LogicalResult ConcreteWorld::chooseBytes(unsigned allocation) {
  int64_t bytes = 1;
  for (const auto &[argument, view] : mentions_[allocation])
    bytes = std::max(bytes, view.shiftBytes + view.extent * bytesOf(view.element));
  if (world_.allocations[allocation].bytes)
    bytes = *world_.allocations[allocation].bytes;
  types_[allocation] = MemRefType::get({bytes}, b.getI8Type(), MemRefLayoutAttrInterface(),
                                       mentions_[allocation].front().view.space);
  return success();
}

//===----------------------------------------------------------------------===//
// Making the buffers
//===----------------------------------------------------------------------===//

void ConcreteWorld::make(unsigned allocation) {
  MemRefType type = types_[allocation];
  if (world_.allocations[allocation].isHeap) {
    // Bytes can be viewed as elements of any type.
    bool isBytes = type.getElementType().isInteger(8);
    buffers_[allocation] = memref::AllocOp::create(
        b, type, isBytes ? b.getI64IntegerAttr(kBytesAlignment) : IntegerAttr());
    return;
  }
  if (world_.allocations[allocation].isLive) {
    buffers_[allocation] = memref::AllocaOp::create(b, type);
    return;
  }
  auto scope = memref::AllocaScopeOp::create(b, TypeRange{type});
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&scope.getBodyRegion());
  Value buffer = memref::AllocaOp::create(b, type);
  memref::AllocaScopeReturnOp::create(b, buffer);
  buffers_[allocation] = scope.getResult(0);
}

void ConcreteWorld::fill(unsigned allocation) {
  Type element = types_[allocation].getElementType();
  Value buffer = buffers_[allocation];
  auto constant = [&](int64_t number) -> Value {
    return arith::ConstantOp::create(b, numberOf(b, element, number));
  };
  int64_t count = types_[allocation].getNumElements();
  const std::vector<Counterexample::Allocation::Cell> &cells = world_.allocations[allocation].cells;
  std::set<int64_t> unwritten;
  for (const auto &cell : cells)
    if (int64_t at = placeOf(allocation, cell); !cell.value && at >= 0)
      for (int64_t k = 0; k < strideIn(buffer, cell.element); ++k)
        unwritten.insert(at + k);
  if (unwritten.empty() || count > kCellsMax)
    linalg::FillOp::create(b, ValueRange{constant(allocation + 1)}, ValueRange{buffer});
  else
    for (int64_t place = 0; place < count; ++place)
      if (!unwritten.contains(place))
        memref::StoreOp::create(b, constant(allocation + 1), buffer, at(buffer, place));
  std::set<int64_t> places{0};
  for (const auto &[argument, view] : mentions_[allocation])
    if (cast<MemRefType>(buffer.getType()).getRank() == 1)
      places.insert(view.shiftBytes ? view.shiftBytes
                                    : view.offset * strideIn(buffer, view.element));
  for (auto [mark, place] : llvm::enumerate(places))
    if (place >= 0 && place < count && !unwritten.contains(place))
      memref::StoreOp::create(b, constant(allocation + 1 + kMark + mark), buffer,
                              at(buffer, place));
  for (const auto &cell : cells)
    if (int64_t place = placeOf(allocation, cell); cell.value && place >= 0)
      write(allocation, place, cell);
}

/// Returns the element of the buffer that the cell is; negative if it is none.
int64_t ConcreteWorld::placeOf(unsigned allocation, const Counterexample::Allocation::Cell &cell) {
  MemRefType type = types_[allocation];
  int64_t bytes = bytesOf(cell.element), own = bytesOf(type.getElementType());
  int64_t count = type.getNumElements();
  if (std::abs(cell.index) > kElementsMax || std::abs(cell.shift) > kElementsMax)
    return -1;
  int64_t first = cell.shift + cell.index * bytes;
  bool isThere = first >= 0 && first % own == 0 && first + bytes <= count * own &&
                 (cell.element == type.getElementType() || type.getElementType().isInteger(8));
  return isThere ? first / own : -1;
}

void ConcreteWorld::write(unsigned allocation, int64_t place,
                          const Counterexample::Allocation::Cell &cell) {
  Value buffer = buffers_[allocation];
  Value value = arith::ConstantOp::create(b, numberOf(b, cell.element, *cell.value));
  if (cell.element == types_[allocation].getElementType()) {
    memref::StoreOp::create(b, value, buffer, at(buffer, place));
    return;
  }
  auto type = MemRefType::get({1}, cell.element, MemRefLayoutAttrInterface(),
                              types_[allocation].getMemorySpace());
  Value shift = arith::ConstantIndexOp::create(b, place);
  Value view = memref::ViewOp::create(b, type, buffer, shift, ValueRange());
  memref::StoreOp::create(b, value, view, at(view, 0));
}

void ConcreteWorld::free(unsigned allocation) {
  if (world_.allocations[allocation].isHeap)
    memref::DeallocOp::create(b, buffers_[allocation]);
}

SmallVector<Value> ConcreteWorld::argument(unsigned number) {
  const Counterexample::Argument &argument = world_.arguments[number];
  auto constant = [&](bool value) -> Value {
    return arith::ConstantOp::create(b, b.getBoolAttr(value));
  };
  if (auto *value = std::get_if<bool>(&argument))
    return {constant(*value)};
  if (auto *memref = std::get_if<Counterexample::MemRef>(&argument))
    return {makeMemRef(number, *memref)};
  SmallVector<Value> values;
  if (auto *list = std::get_if<Counterexample::List>(&argument)) {
    for (const Counterexample::Element &element : list->elements)
      values.push_back(makeMemRef(number, ofElement(number, element)));
    return values;
  }
  if (auto *paired = std::get_if<Counterexample::Paired>(&argument)) {
    const auto &list = std::get<Counterexample::List>(world_.arguments[paired->list]);
    auto bit = llvm::find(list.conditions, number);
    for (const Counterexample::Element &element : list.elements)
      values.push_back(constant(element.bits[bit - list.conditions.begin()]));
    return values;
  }
  func::FuncOp source = rewrite_.source;
  Type type = source.getArgument(number).getType();
  if (std::holds_alternative<Counterexample::Poison>(argument))
    return {ub::PoisonOp::create(b, type, ub::PoisonAttr::get(b.getContext()))};
  auto *known = std::get_if<Counterexample::Number>(&argument);
  int64_t value = known ? static_cast<int64_t>(known->value) : kAnything;
  return {arith::ConstantOp::create(b, numberOf(b, type, value))};
}

Value ConcreteWorld::makeMemRef(unsigned argument, const Counterexample::MemRef &memref) {
  func::FuncOp source = rewrite_.source;
  Type type = source.getArgument(argument).getType();
  View view = *viewOf(argument, memref);
  Value buffer = buffers_[memref.allocation];
  MemRefType whole = types_[memref.allocation];
  if (whole.getElementType() != view.element || view.shiftBytes) {
    whole = MemRefType::get({view.extent}, view.element, MemRefLayoutAttrInterface(), view.space);
    Value shift = arith::ConstantIndexOp::create(b, view.shiftBytes);
    buffer = memref::ViewOp::create(b, whole, buffer, shift, ValueRange());
  }
  if (!view.isIdentity || ArrayRef<int64_t>(view.sizes) != whole.getShape()) {
    auto layout = StridedLayoutAttr::get(b.getContext(), view.offset, view.strides);
    auto strided = MemRefType::get(view.sizes, view.element, layout, view.space);
    buffer = memref::ReinterpretCastOp::create(b, strided, buffer, view.offset, view.sizes,
                                               view.strides);
  }
  if (buffer.getType() != type)
    buffer = memref::CastOp::create(b, type, buffer);
  return buffer;
}

/// Returns the indices of an element of a row-major buffer.
SmallVector<Value> ConcreteWorld::at(Value buffer, int64_t place) {
  SmallVector<Value> indices;
  ArrayRef<int64_t> shape = cast<MemRefType>(buffer.getType()).getShape();
  for (int64_t size : llvm::reverse(shape)) {
    indices.insert(indices.begin(),
                   arith::ConstantIndexOp::create(b, place % std::max<int64_t>(size, 1)));
    place /= std::max<int64_t>(size, 1);
  }
  return indices;
}

} // namespace freehold::smt
