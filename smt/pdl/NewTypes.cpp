//===- NewTypes.cpp - Types of the ops that a rewrite makes ---------------===//
#include "smt/pdl/NewTypes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
class NewTypes {
public:
  explicit NewTypes(Side &target) : target_(target) {}

  LogicalResult check(pdl::OperationOp op, const PdlOpRow &row, Operation *made,
                      ArrayRef<TypeKey> said) {
    for (auto [i, result] : llvm::enumerate(made->getResults()))
      target_.keys[result] = i < said.size() ? said[i] : typeKey(op.getOp(), i);
    auto key = [&](Value value) { return target_.keys.lookup(value); };
    auto areSame = [&](Value a, Value b) { return target_.classes.areSame(key(a), key(b)); };
    switch (row.result) {
    case ResultRule::None:
      return success();
    case ResultRule::Condition:
    case ResultRule::Second: {
      bool isSelect = row.result == ResultRule::Second;
      Value a = made->getOperand(isSelect), b = made->getOperand(isSelect + 1);
      Value result = made->getResult(0);
      if (said.empty())
        target_.classes.unite(key(result), key(a));
      if (!areSame(a, b) || !areSame(a, result))
        return newTypeError(op, "its operands and its result may have different types");
      if (isSelect && !target_.isSurelyI1(made->getOperand(0)))
        return newTypeError(op, "its condition may be another type than i1");
      return success();
    }
    case ResultRule::Attribute:
      return hasType(made->getResult(0), said.empty())
                 ? success()
                 : newTypeError(op, "its type may not be that of its value");
    case ResultRule::Free:
      return checkNewMemRef(op, row, made);
    case ResultRule::Metadata:
      return checkNewMetadata(op, made, said.empty());
    }
    llvm_unreachable("unknown rule");
  }

private:
  /// Returns true if the type of the value is certain to be the one used here. `isInferred` is set
  /// if PDL infers it, since the pattern does not give it.
  bool hasType(Value value, bool isInferred) {
    TypeKey key = target_.keys.lookup(value);
    if (isInferred)
      target_.classes.fix(key, value.getType());
    return target_.classes.fixed(key) == value.getType();
  }

  bool isFixed(Value value) { return bool(target_.classes.fixed(target_.keys.lookup(value))); }

  LogicalResult checkNewMemRef(pdl::OperationOp op, const PdlOpRow &row, Operation *made) {
    Value result = made->getResult(0);
    TypeKey to = target_.keys.lookup(result);
    if (row.isAllocation()) {
      bool isAllocated = llvm::any_of(target_.needs, [&](const Side::MemRefNeed &need) {
        return need.isAllocated && target_.classes.areSame(need.key, to);
      });
      return isFixed(result) || isAllocated
                 ? success()
                 : newTypeError(op, "its type may have sizes that are not static");
    }
    TypeKey from = target_.keys.lookup(made->getOperand(0));
    bool isClone = row.name == bufferization::CloneOp::getOperationName();
    bool isRelated = llvm::any_of(target_.related, [&](const Side::Related &related) {
      auto are = [&](TypeKey a, TypeKey b) {
        return target_.classes.areSame(related.from, a) && target_.classes.areSame(related.to, b);
      };
      return related.isCast && (isClone || !related.isClone) && (are(from, to) || are(to, from));
    });
    // If both types are fixed, the verifier's answer is valid for all instances.
    bool areFixed = isFixed(result) && isFixed(made->getOperand(0));
    return areFixed || isRelated || target_.classes.areSame(from, to)
               ? success()
               : newTypeError(op, "there may be no cast from its operand's type to its own");
  }

  LogicalResult checkNewMetadata(pdl::OperationOp op, Operation *made, bool isInferred) {
    TypeKey from = target_.keys.lookup(made->getOperand(0));
    for (Value number : made->getResults().drop_front())
      if (!hasType(number, isInferred))
        return newTypeError(op, "its numbers are of type index");
    // If an op with the same operand type was matched, the base buffer's type is known.
    TypeKey base = target_.keys.lookup(made->getResult(0));
    for (const Side::Related &related : target_.related) {
      if (related.isCast || !target_.classes.areSame(related.from, from))
        continue;
      if (isInferred)
        target_.classes.unite(base, related.to);
      if (target_.classes.areSame(base, related.to))
        return success();
    }
    return isFixed(made->getOperand(0)) && isFixed(made->getResult(0))
               ? success()
               : newTypeError(op, "its operand may be a memref without strides");
  }

  Side &target_;
};
} // namespace

LogicalResult freehold::smt::checkNewTypes(pdl::OperationOp op, const PdlOpRow &row,
                                           Operation *made, Side &target, ArrayRef<TypeKey> said) {
  return NewTypes(target).check(op, row, made, said);
}

InFlightDiagnostic freehold::smt::newTypeError(pdl::OperationOp op, const Twine &what) {
  return op.emitError() << "the new '" << *op.getOpName() << "' may be invalid: " << what
                        << "; say the types";
}
