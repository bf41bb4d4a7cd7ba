//===- DeallocSlots.cpp - A matched bufferization.dealloc -----------------===//
#include "smt/pdl/DeallocSlots.h"
#include "smt/pdl/Instances.h"
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

/// Offset of the keys, based on the op, of operands that the pattern does not name.
static constexpr unsigned kUnnamed = 1u << 16;

/// Returns the type that an instance chose for an open memref type, or a default.
static Type chooseMemRefType(const Side &side, TypeKey key, MLIRContext *context) {
  Type chosen = side.instance ? side.instance->typeOf(key) : Type();
  return chosen ? chosen : openMemRefType(context);
}

/// Returns the type that the pattern gives, or any type of the kind.
Type ArgumentMaker::chooseType(unsigned i, PdlKind kind) {
  TypeKey key = Side::keyOfHandle(handle_, i);
  if (Type fixed = side_.classes.fixed(key))
    return fixed;
  if (kind == PdlKind::Condition)
    return builder_.getI1Type();
  if (kind == PdlKind::Memref)
    return chooseMemRefType(side_, key, user_.getContext());
  user_.emitError() << "whether operand " << i << " of a group of '"
                    << user_.getOpName().value_or("")
                    << "' is a memref or an i1 cannot be told: constrain its type";
  return {};
}

/// Returns the result of `maker`, a matched op.
Value ArgumentMaker::getBound(unsigned i, Value maker) {
  Operation *op = side_.ops.lookup(maker);
  if (!op) {
    user_.emitError() << "uses the result of an op that is matched later";
    return {};
  }
  Value value = op->getResult(0);
  if (!side_.classes.unite(Side::keyOfHandle(handle_, i), side_.keys.lookup(value))) {
    user_.emitError() << "matches nothing: an operand has another type than what is allocated";
    return {};
  }
  return side_.values[handle_][i] = value;
}

Value ArgumentMaker::get(unsigned i, PdlKind kind, std::optional<Value> length) {
  if (Value known = side_.values[handle_][i])
    return known;
  if (side_.instance)
    if (Value maker = side_.instance->bound.lookup(handle_))
      return getBound(i, maker);
  Value types;
  if (auto operand = handle_.getDefiningOp<pdl::OperandOp>())
    types = operand.getValueType();
  else if (auto operands = handle_.getDefiningOp<pdl::OperandsOp>())
    types = operands.getValueType();
  Type type = chooseType(i, kind);
  if (!type)
    return {};
  Value value = side_.body().addArgument(type, handle_.getLoc());
  side_.values[handle_][i] = value;
  side_.keys[value] = Side::keyOfHandle(handle_, i);
  if (isa<BaseMemRefType>(type))
    side_.needs.push_back({side_.keys[value]});
  if (length)
    side_.lengths[value] = *length ? *length : value;
  if (types) {
    SmallVector<PdlType> &known = side_.types[types];
    if (known.size() <= i)
      known.resize(i + 1);
    known[i] = {type, side_.lengthOf(value)};
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

/// Binds groups to slots as Segments.h defines.
void DeallocSlots::bindGroups() {
  OperandRange groups = op_.getOperandValues();
  unsigned memrefs = segments_.memrefs.slots();
  const unsigned begins[] = {0, memrefs, 2 * memrefs, unsigned(slots_.size())};
  bool isAll = groups.size() == 1;
  bool isFlat = true;
  for (auto [i, handle] : llvm::enumerate(groups)) {
    bool isRange = isa<pdl::RangeType>(handle.getType());
    isFlat &= !isRange;
    // resolveSegments guarantees that only scalars are before it.
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
    fillUnnamed(slot, length);
  }
  return checkBindings(slot, pairedWith);
}

/// Makes an argument for operands that the pattern does not name.
void DeallocSlots::fillUnnamed(Slot &slot, std::optional<Value> length) {
  TypeKey key = typeKey(op_.getOp(), kUnnamed + unsigned(&slot - slots_.data()));
  bool isCondition = slot.kind == PdlKind::Condition;
  Type type =
      isCondition ? Type(builder_.getI1Type()) : chooseMemRefType(side_, key, op_.getContext());
  slot.value = side_.body().addArgument(type, op_.getLoc());
  side_.keys[slot.value] = key;
  if (!isCondition)
    side_.needs.push_back({key});
  if (length)
    side_.lengths[slot.value] = *length ? *length : slot.value;
}

/// Checks that everything bound to a slot is one value, of the right kind.
LogicalResult DeallocSlots::checkBindings(const Slot &slot, Value pairedWith) {
  for (const Binding &binding : slot.bindings) {
    Value &value = side_.values[binding.handle][binding.place];
    if (!value)
      value = slot.value;
    if (value != slot.value)
      return unsupportedPdl(op_, "two values of the pattern that are one operand of '")
             << kDeallocName << "'";
    if (!side_.classes.unite(side_.keys.lookup(value),
                             Side::keyOfHandle(binding.handle, binding.place)))
      return op_.emitError() << "matches nothing: an operand of '" << kDeallocName
                             << "' would have to have two types";
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
  if (slot.kind == PdlKind::Condition &&
      !side_.classes.fix(side_.keys.lookup(slot.value), builder_.getI1Type()))
    return op_.emitError() << "matches nothing: the conditions of '" << kDeallocName << "' are i1";
  return success();
}

LogicalResult DeallocSlots::bindTypes(Operation *made) {
  for (auto [i, result] : llvm::enumerate(made->getResults())) {
    side_.keys[result] = typeKey(op_.getOp(), i);
    side_.classes.fix(side_.keys[result], result.getType());
  }
  unsigned flat = 0;
  for (Value handle : op_.getTypeValues()) {
    bool isRange = isa<pdl::RangeType>(handle.getType());
    ValueRange results = made->getResults().drop_front(flat++);
    SmallVector<PdlType> found;
    for (auto [i, result] : llvm::enumerate(isRange ? results : results.take_front(1))) {
      found.push_back({result.getType(), side_.lengthOf(result)});
      if (!side_.classes.fix(typeKey(handle, i), result.getType()))
        return op_.emitError() << "matches nothing: results of '" << kDeallocName
                               << "' are i1, not " << side_.classes.fixed(typeKey(handle, i));
    }
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
