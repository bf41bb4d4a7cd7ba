//===- DeallocSlots.cpp - A matched bufferization.dealloc -----------------===//
#include "smt/pdl/DeallocSlots.h"
#include "smt/pdl/Ops.h"

#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace freehold::smt;

//===----------------------------------------------------------------------===//
// ArgumentMaker
//===----------------------------------------------------------------------===//

LogicalResult ArgumentMaker::check() {
  auto [known, isNew] = side_.values.try_emplace(handle_);
  if (isNew)
    known->second.resize(count_);
  if (known->second.size() == count_)
    return success();
  return unsupportedPdl(user_, "an operand range of ")
         << count_ << " values here and " << known->second.size() << " elsewhere";
}

/// What the pattern says, or any.
Type ArgumentMaker::chooseType(unsigned i, PdlKind kind, Value types) {
  if (types) {
    ArrayRef<PdlType> known = side_.types[types];
    if (i < known.size() && known[i].type)
      return known[i].type;
  }
  if (kind == PdlKind::Condition)
    return builder_.getI1Type();
  if (kind == PdlKind::Memref)
    return openMemRefType(user_.getContext());
  user_.emitError() << "whether operand " << i << " of a group of '"
                    << user_.getOpName().value_or("")
                    << "' is a memref or an i1 cannot be told: constrain its type";
  return {};
}

Value ArgumentMaker::get(unsigned i, PdlKind kind, std::optional<Value> length) {
  if (Value known = side_.values[handle_][i])
    return known;
  Value types;
  if (auto operand = handle_.getDefiningOp<pdl::OperandOp>())
    types = operand.getValueType();
  else if (auto operands = handle_.getDefiningOp<pdl::OperandsOp>())
    types = operands.getValueType();
  Type type = chooseType(i, kind, types);
  if (!type)
    return {};
  Value value = side_.body().addArgument(type, handle_.getLoc());
  side_.values[handle_][i] = value;
  if (length)
    side_.lengths[value] = *length ? *length : value;
  if (types) {
    SmallVector<PdlType> &known = side_.types[types];
    if (known.size() <= i)
      known.resize(i + 1);
    known[i] = {type, side_.lengthOf(value)};
    side_.setTypeToken(value, types, i);
  }
  return value;
}

//===----------------------------------------------------------------------===//
// DeallocSlots
//===----------------------------------------------------------------------===//

void DeallocSlots::makeSlots(const Segments &segments) {
  segments_ = segments;
  auto add = [&](PdlKind kind, const SegmentSize &size) {
    for (unsigned i = 0; i < size.slots(); ++i)
      slots_.push_back({kind, i == size.scalars});
  };
  add(PdlKind::Memref, segments.memrefs);
  add(PdlKind::Condition, segments.memrefs);
  add(PdlKind::Memref, segments.retained);
}

void DeallocSlots::bind(Value handle, unsigned place, unsigned count, unsigned slot) {
  slots_[slot].bindings.push_back({handle, place, count});
}

/// As Segments.h says.
void DeallocSlots::bindGroups() {
  OperandRange groups = op_.getOperandValues();
  unsigned memrefs = segments_.memrefs.slots();
  const unsigned begins[] = {0, memrefs, 2 * memrefs, unsigned(slots_.size())};
  bool isAll = groups.size() == 1;
  bool isFlat = true;
  for (auto [i, handle] : llvm::enumerate(groups)) {
    bool isRange = isa<pdl::RangeType>(handle.getType());
    isFlat &= !isRange;
    // Nothing but scalars stands before it: resolveSegments has seen to that.
    unsigned begin = isFlat || (isAll && isRange) ? i : begins[i];
    unsigned end = isFlat ? i + 1 : isAll ? slots_.size() : begins[i + 1];
    for (unsigned slot = begin; slot < end; ++slot)
      bind(handle, slot - begin, end - begin, slot);
    if (begin == end)
      side_.values.try_emplace(handle);
  }
}

LogicalResult DeallocSlots::fill(Slot &slot, Value pairedWith) {
  for (const Binding &binding : slot.bindings)
    if (failed(ArgumentMaker(side_, builder_, op_, binding.handle, binding.count).check()))
      return failure();
  for (const Binding &binding : slot.bindings)
    if (!slot.value)
      slot.value = side_.values[binding.handle][binding.place];
  std::optional<Value> length;
  if (slot.isRest)
    length = pairedWith ? side_.lengthOf(pairedWith) : Value();
  if (!slot.value && !slot.bindings.empty()) {
    const Binding &first = slot.bindings.front();
    ArgumentMaker maker(side_, builder_, op_, first.handle, first.count);
    slot.value = maker.get(first.place, slot.kind, length);
    if (!slot.value)
      return failure();
  } else if (!slot.value) {
    Type type = slot.kind == PdlKind::Condition ? Type(builder_.getI1Type())
                                                : openMemRefType(op_.getContext());
    slot.value = side_.body().addArgument(type, op_.getLoc());
    if (length)
      side_.lengths[slot.value] = *length ? *length : slot.value;
  }
  return checkBindings(slot, pairedWith);
}

/// All that is bound to a slot is one value, of the kind that belongs here.
LogicalResult DeallocSlots::checkBindings(const Slot &slot, Value pairedWith) {
  for (const Binding &binding : slot.bindings) {
    Value &value = side_.values[binding.handle][binding.place];
    if (!value)
      value = slot.value;
    if (value != slot.value)
      return unsupportedPdl(op_, "two values of the pattern that are one operand of '")
             << kDeallocName << "'";
  }
  if (side_.isList(slot.value) != slot.isRest)
    return unsupportedPdl(op_, "any number of values at one place and a single value at another");
  if (pairedWith && slot.isRest && side_.lengthOf(slot.value) != side_.lengthOf(pairedWith))
    return unsupportedPdl(op_, "conditions of a list of another length");
  if (kindOf(slot.value.getType()) != slot.kind)
    return op_.emitError() << "matches nothing: a value of type " << slot.value.getType()
                           << " among the "
                           << (slot.kind == PdlKind::Memref ? "memrefs" : "conditions") << " of '"
                           << kDeallocName << "'";
  return success();
}

LogicalResult DeallocSlots::bindTypes(Operation *made) {
  unsigned flat = 0;
  for (Value handle : op_.getTypeValues()) {
    bool isRange = isa<pdl::RangeType>(handle.getType());
    ValueRange results = made->getResults().drop_front(flat++);
    SmallVector<PdlType> found;
    for (Value result : isRange ? results : results.take_front(1))
      found.push_back({result.getType(), side_.lengthOf(result)});
    for (const PdlType &known : side_.types[handle])
      if (known.type && kindOf(known.type) != PdlKind::Condition)
        return op_.emitError() << "matches nothing: results of '" << kDeallocName
                               << "' are i1, not " << known.type;
    side_.types[handle] = std::move(found);
  }
  return success();
}

void DeallocSlots::warnOfTheRest() {
  for (const Slot &slot : slots_)
    if (slot.bindings.empty() && slot.isRest) {
      op_.emitWarning()
          << "also matches where there are further operands than those that the pattern "
             "mentions: they are taken to be any";
      return;
    }
}

LogicalResult DeallocSlots::build() {
  FailureOr<DeallocPattern> pattern = describeDealloc(op_, kinds_, side_);
  if (failed(pattern))
    return failure();
  auto resolved = resolveSegments(*pattern);
  if (auto *why = std::get_if<std::string>(&resolved))
    return op_.emitError() << *why;
  makeSlots(std::get<Segments>(resolved));
  bindGroups();
  unsigned memrefs = segments_.memrefs.slots();
  for (auto [i, slot] : llvm::enumerate(slots_)) {
    bool isCondition = i >= memrefs && i < 2 * memrefs;
    if (failed(fill(slot, isCondition ? slots_[i - memrefs].value : Value())))
      return failure();
  }
  warnOfTheRest();

  SmallVector<Value> values =
      llvm::map_to_vector(slots_, [](const Slot &slot) { return slot.value; });
  ArrayRef<Value> all(values);
  Operation *made = side_.addDealloc(builder_, op_.getLoc(), all.take_front(memrefs),
                                     all.slice(memrefs, memrefs), all.drop_front(2 * memrefs));
  side_.ops[op_.getOp()] = made;
  return bindTypes(made);
}
