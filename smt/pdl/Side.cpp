//===- Side.cpp - One of the two functions while it is built --------------===//
#include "smt/pdl/Side.h"
#include "smt/pdl/Ops.h"

using namespace mlir;
using namespace freehold::smt;

Operation *Side::addDealloc(OpBuilder &builder, Location location, ValueRange memrefs,
                            ValueRange conditions, ValueRange retained) {
  Operation *op = makeDealloc(builder, location, memrefs, conditions, retained);
  for (auto [result, value] : llvm::zip_equal(op->getResults(), retained))
    if (isList(value))
      lengths[result] = lengthOf(value);
  return op;
}

bool Side::haveSameType(Value a, Value b) const {
  if (a == b)
    return true;
  auto first = keys.find(a), second = keys.find(b);
  return first != keys.end() && second != keys.end() &&
         classes.areSame(first->second, second->second);
}

bool Side::isSurelyI1(Value value) const {
  auto key = keys.find(value);
  Type type = key == keys.end() ? Type() : classes.fixed(key->second);
  return type && type.isInteger(1);
}

TypeKey Side::keyOfHandle(Value handle, unsigned place) {
  Value types;
  if (auto operand = handle.getDefiningOp<pdl::OperandOp>())
    types = operand.getValueType();
  else if (auto operands = handle.getDefiningOp<pdl::OperandsOp>())
    types = operands.getValueType();
  return typeKey(types ? types : handle, place);
}

Operation *Side::opOf(Operation *user, Value handle) {
  Operation *op = ops.lookup(handle);
  if (!op)
    user->emitError() << "uses an op that the rewrite has erased or replaced before";
  return op;
}

LogicalResult Side::addResult(pdl::ResultOp op) {
  Operation *parent = opOf(op, op.getParent());
  if (!parent)
    return failure();
  unsigned index = op.getIndex();
  if (index >= parent->getNumResults())
    return op.emitError() << "'" << parent->getName() << "' has no result " << index << " here";
  if (index >= 2 && llvm::is_contained(anyRank, op.getParent()))
    return unsupportedPdl(op, "result ")
           << index << " of '" << parent->getName()
           << "': which number that is depends on the rank, say the types of all results";
  if (hasList(parent->getResults().take_front(index + 1)))
    return unsupportedPdl(op, "result ")
           << index << " where a list stands at or before it: which value that is depends on its "
           << "length";
  values[op.getVal()] = {parent->getResult(index)};
  return success();
}

LogicalResult Side::addResults(pdl::ResultsOp op) {
  Operation *parent = opOf(op, op.getParent());
  if (!parent)
    return failure();
  SmallVector<Value> results(parent->getResults());
  bool isDealloc = parent->getName().getStringRef() == kDeallocName;
  if (std::optional<uint32_t> index = op.getIndex(); index && !(isDealloc && *index == 0)) {
    if (isDealloc || *index >= results.size() || *index > 1)
      return unsupportedPdl(op, "result group ") << *index << " of '" << parent->getName() << "'";
    results = {results[*index]};
  }
  bool isValue = isa<pdl::ValueType>(op.getVal().getType());
  if (isValue && (results.size() != 1 || isList(results[0])))
    return op.emitError() << "is one value, but '" << parent->getName()
                          << "' may have another number of results";
  values[op.getVal()] = std::move(results);
  return success();
}

SmallVector<Value> Side::concat(ValueRange groups) const {
  SmallVector<Value> all;
  for (Value group : groups)
    llvm::append_range(all, values.lookup(group));
  return all;
}

Side Side::clone(StringRef name) const {
  IRMapping mapping;
  Side copy;
  copy.function = cast<func::FuncOp>(function->clone(mapping));
  copy.function.setName(name);
  for (const auto &[handle, known] : values)
    for (Value value : known)
      copy.values[handle].push_back(mapping.lookup(value));
  for (const auto &[handle, known] : values)
    copy.values.try_emplace(handle);
  for (const auto &[handle, known] : types)
    for (PdlType type : known)
      copy.types[handle].push_back(
          {type.type, type.length ? mapping.lookup(type.length) : Value()});
  for (const auto &[handle, known] : types)
    copy.types.try_emplace(handle);
  for (const auto &[handle, op] : ops)
    copy.ops[handle] = mapping.lookup(op);
  for (const auto &[list, length] : lengths)
    copy.lengths[mapping.lookup(list)] = mapping.lookup(length);
  copy.instance = instance;
  copy.anyRank = anyRank;
  copy.classes = classes;
  copy.related = related;
  copy.needs = needs;
  for (const auto &[value, key] : keys)
    copy.keys[mapping.lookup(value)] = key;
  return copy;
}
