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
  if (a.getType() != b.getType())
    return false;
  if (a == b || !isa<BaseMemRefType>(a.getType()))
    return true;
  auto first = typeTokens.find(a), second = typeTokens.find(b);
  return first != typeTokens.end() && second != typeTokens.end() && first->second == second->second;
}

void Side::setTypeToken(Value value, Value type, unsigned place) {
  Operation *op = type.getDefiningOp();
  bool isConstant = op->hasAttr("constantType") || op->hasAttr("constantTypes");
  typeTokens[value] = isConstant ? TypeToken() : TypeToken(type, place);
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
  for (const auto &[value, token] : typeTokens)
    copy.typeTokens[mapping.lookup(value)] = token;
  return copy;
}
