//===- Driver.cpp - A function that makes a world and looks at it ---------===//
#include "tests/adversary/Driver.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace freehold::adversary {

/// At least the alignment that any type requires.
static constexpr int64_t kAlignment = 64;

/// The type as which buffers are filled: that of all memrefs' elements, else eight bytes at a time.
static Type commonElement(const Arguments &arguments, OpBuilder &b) {
  Type element;
  for (const Slot &slot : arguments.slots) {
    if (element && element != slot.type.getElementType())
      return b.getI64Type();
    element = slot.type.getElementType();
  }
  return element ? element : b.getI64Type();
}

Driver::Driver(ModuleOp module, const Arguments &arguments, StringRef name)
    : b(module.getLoc(), module.getContext()), module_(module), name_(name),
      bytes_(arguments.bytes) {
  b.getContext()->loadDialect<arith::ArithDialect, memref::MemRefDialect, scf::SCFDialect>();
  element_ = commonElement(arguments, b);
  if (!arguments.slots.empty())
    space_ = arguments.slots.front().type.getMemorySpace();
  SmallVector<Type> types(arguments.scalars.begin(), arguments.scalars.end());
  auto add = [&](unsigned count) { types.append(count, b.getIndexType()); };
  for (const Slot &slot : arguments.slots)
    add(3 + 2 * (slot.type.hasRank() ? cast<MemRefType>(slot.type).getRank() : 1));
  add(arguments.buffers * (2 + kCells) + arguments.flags());
  b.setInsertionPointToEnd(module.getBody());
  function_ = func::FuncOp::create(b, name_, b.getFunctionType(types, {}));
  b.setInsertionPointToStart(function_.addEntryBlock());
  at_ = arguments.scalars.size();
  unsigned firstSlot = at_;
  // Buffers follow the memrefs among the arguments, but are made first.
  for (const Slot &slot : arguments.slots)
    at_ += 3 + 2 * (slot.type.hasRank() ? cast<MemRefType>(slot.type).getRank() : 1);
  for (unsigned k = 0; k < arguments.buffers; ++k)
    makeBuffer();
  firstFlag_ = at_;
  at_ = firstSlot;
  for (const Slot &slot : arguments.slots)
    slots_.push_back(makeSlot(slot));
}

Value Driver::constant(int64_t number) { return arith::ConstantIndexOp::create(b, number); }

Value Driver::isEqual(Value index, int64_t number) {
  return arith::CmpIOp::create(b, arith::CmpIPredicate::eq, index, constant(number));
}

Value Driver::flag(unsigned number) {
  return arith::CmpIOp::create(b, arith::CmpIPredicate::ne,
                               function_.getArgument(firstFlag_ + number), constant(0));
}

void Driver::when(Value condition, llvm::function_ref<void()> body) {
  auto branch = scf::IfOp::create(b, condition);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(branch.thenBlock()->getTerminator());
  body();
}

void Driver::makeBuffer() {
  auto type = MemRefType::get({bytes_}, b.getI8Type(), MemRefLayoutAttrInterface(), space_);
  Value heap = memref::AllocOp::create(b, type, ValueRange(), b.getI64IntegerAttr(kAlignment));
  Value stack = memref::AllocaOp::create(b, type, ValueRange(), b.getI64IntegerAttr(kAlignment));
  Value state = next();
  Value observed = arith::CmpIOp::create(b, arith::CmpIPredicate::ne, next(), constant(0));
  SmallVector<Value> cells;
  for (unsigned c = 0; c < kCells; ++c)
    cells.push_back(next());
  Value buffer = arith::SelectOp::create(b, isEqual(state, ChosenBuffer::Stack), stack, heap);
  fill(buffer, cells);
  when(arith::CmpIOp::create(b, arith::CmpIPredicate::ne, state, constant(ChosenBuffer::Live)),
       [&] { memref::DeallocOp::create(b, heap); });
  buffers_.push_back(buffer);
  states_.push_back(state);
  observed_.push_back(observed);
}

static MemRefType cellsOf(int64_t bytes, Type element, Attribute space) {
  return MemRefType::get({bytes / scalarBytes(element)}, element, MemRefLayoutAttrInterface(),
                         space);
}

void Driver::fill(Value buffer, ValueRange cells) {
  MemRefType type = cellsOf(bytes_, element_, space_);
  Value view = memref::ViewOp::create(b, type, buffer, constant(0), ValueRange());
  Value zero = arith::ConstantOp::create(b, numberOf(element_, 0));
  Value one = arith::ConstantOp::create(b, numberOf(element_, 1));
  auto loop = scf::ForOp::create(b, constant(0), constant(type.getDimSize(0)), constant(kCells));
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(loop.getBody()->getTerminator());
  for (auto [number, cell] : llvm::enumerate(cells)) {
    Value isWritten = arith::CmpIOp::create(b, arith::CmpIPredicate::ult, cell, constant(2));
    when(isWritten, [&, number = number, cell = cell] {
      Value at = arith::AddIOp::create(b, loop.getInductionVar(), constant(number));
      Value value = arith::SelectOp::create(b, isEqual(cell, 1), one, zero);
      memref::StoreOp::create(b, value, view, at);
    });
  }
}

Value Driver::makeSlot(const Slot &slot) {
  Value which = next(), shift = next(), offset = next();
  Value buffer = buffers_.front();
  for (unsigned k = 1; k < buffers_.size(); ++k)
    buffer = arith::SelectOp::create(b, isEqual(which, k), buffers_[k], buffer);
  Type element = slot.type.getElementType();
  // The view may end before the buffer does; what is accessed beyond it is not observed.
  Value whole =
      memref::ViewOp::create(b, cellsOf(bytes_, element, space_), buffer, shift, ValueRange());
  unsigned rank = slot.type.hasRank() ? cast<MemRefType>(slot.type).getRank() : 1;
  SmallVector<OpFoldResult> sizes, strides;
  for (unsigned d = 0; d < rank; ++d)
    sizes.push_back(next());
  for (unsigned d = 0; d < rank; ++d)
    strides.push_back(next());
  SmallVector<int64_t> open(rank, ShapedType::kDynamic);
  auto type = MemRefType::get(
      open, element, StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic, open), space_);
  Value made =
      memref::ReinterpretCastOp::create(b, type, whole, OpFoldResult(offset), sizes, strides);
  return type == slot.type ? made : memref::CastOp::create(b, slot.type, made).getResult();
}

void Driver::tell(ValueRange values) {
  FunctionType type = b.getFunctionType(values.getTypes(), {});
  auto [found, isNew] = observers_.try_emplace(type);
  if (isNew) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToEnd(module_.getBody());
    found->second =
        func::FuncOp::create(b, name_ + ".observe" + std::to_string(observers_.size()), type);
    found->second.setPrivate();
  }
  func::CallOp::create(b, found->second, values);
}

void Driver::observe(Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type || !scalarBytes(type.getElementType()))
    return;
  type = MemRefType::get(type.getShape(), type.getElementType());
  SmallVector<Value> sizes;
  for (auto [d, size] : llvm::enumerate(type.getShape()))
    if (ShapedType::isDynamic(size))
      sizes.push_back(memref::DimOp::create(b, memref, d));
  Value copy = memref::AllocOp::create(b, type, sizes);
  memref::CopyOp::create(b, memref, copy);
  tell(copy);
  memref::DeallocOp::create(b, copy);
}

void Driver::observeBuffer(unsigned buffer) {
  when(observed_[buffer], [&] {
    observe(memref::ViewOp::create(b, cellsOf(bytes_, element_, space_), buffers_[buffer],
                                   constant(0), ValueRange()));
  });
}

Value Driver::addressOf(Value memref) {
  return memref::ExtractAlignedPointerAsIndexOp::create(b, memref);
}

std::pair<Value, Value> Driver::placeOf(Value memref) {
  Value number = constant(0), bytes = constant(0), address = addressOf(memref);
  for (unsigned k = 0; k < buffers_.size(); ++k) {
    Value distance = arith::SubIOp::create(b, address, addressOf(buffers_[k]));
    Value isInside =
        arith::CmpIOp::create(b, arith::CmpIPredicate::ult, distance, constant(bytes_));
    isInside = arith::AndIOp::create(b, isInside, observed_[k]);
    number = arith::SelectOp::create(b, isInside, constant(k + 1), number);
    bytes = arith::SelectOp::create(b, isInside, distance, bytes);
  }
  return {number, bytes};
}

void Driver::freeBuffer(unsigned buffer) {
  Value isHeap = arith::CmpIOp::create(b, arith::CmpIPredicate::ne, states_[buffer],
                                       constant(ChosenBuffer::Stack));
  when(arith::AndIOp::create(b, isHeap, observed_[buffer]),
       [&] { memref::DeallocOp::create(b, buffers_[buffer]); });
}

void Driver::finish(ValueRange results) {
  func::ReturnOp::create(b, results);
  function_.setType(b.getFunctionType(function_.getArgumentTypes(), results.getTypes()));
}

Inputs Driver::inputs(const Chosen &chosen, const std::vector<bool> &observed) {
  Inputs inputs;
  auto add = [&](int64_t bits) { inputs.arguments.push_back(ScalarArgument{bits}); };
  for (int64_t bits : chosen.scalars)
    add(bits);
  for (const ChosenSlot &slot : chosen.slots) {
    add(slot.buffer);
    add(slot.shiftBytes);
    add(slot.offset);
    for (int64_t size : slot.sizes)
      add(size);
    for (int64_t stride : slot.strides)
      add(stride);
  }
  for (auto [buffer, isObserved] : llvm::zip_equal(chosen.buffers, observed)) {
    add(buffer.state);
    add(isObserved);
    for (unsigned cell : buffer.cells)
      add(cell);
  }
  for (unsigned flag : chosen.flags)
    add(flag);
  return inputs;
}

} // namespace freehold::adversary
