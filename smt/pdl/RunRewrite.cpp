//===- RunRewrite.cpp - The rewrite part of a PDL pattern -----------------===//
#include "smt/pdl/RunRewrite.h"
#include "smt/pdl/Kinds.h"
#include "smt/pdl/NewTypes.h"
#include "smt/pdl/Ops.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
class Runner {
public:
  Runner(pdl::RewriteOp rewrite, Side &target, const OpFacts &facts)
      : rewrite_(rewrite), root_(target.ops.lookup(rewrite.getRoot())), target_(target),
        facts_(facts), builder_(root_) {}

  LogicalResult run() {
    for (Operation &op : rewrite_.getBodyRegion().front())
      if (failed(visit(&op)))
        return failure();
    return success();
  }

private:
  LogicalResult visit(Operation *op) {
    return llvm::TypeSwitch<Operation *, LogicalResult>(op)
        .Case([&](pdl::TypeOp type) {
          Type constant = type.getConstantType().value_or(Type());
          target_.types[type.getResult()] = {{constant, {}}};
          if (constant)
            target_.classes.fix(typeKey(type.getResult(), 0), constant);
          return success();
        })
        .Case([&](pdl::TypesOp types) {
          SmallVector<PdlType> &known = target_.types[types.getResult()];
          if (types.getConstantTypesAttr())
            for (Attribute type : types.getConstantTypesAttr()) {
              known.push_back({cast<TypeAttr>(type).getValue(), {}});
              target_.classes.fix(typeKey(types.getResult(), known.size() - 1), known.back().type);
            }
          return success();
        })
        .Case([&](pdl::AttributeOp) { return success(); })
        .Case([&](pdl::RangeOp range) { return visitRange(range); })
        .Case([&](pdl::ResultOp result) { return target_.addResult(result); })
        .Case([&](pdl::ResultsOp results) { return target_.addResults(results); })
        .Case([&](pdl::OperationOp operation) { return visitOperation(operation); })
        .Case([&](pdl::ReplaceOp replace) { return visitReplace(replace); })
        .Case([&](pdl::EraseOp erase) { return visitErase(erase); })
        .Case([&](pdl::ApplyNativeRewriteOp native) -> LogicalResult {
          return unsupportedPdl(native, "native rewrite '")
                 << native.getName() << "', native code cannot be read";
        })
        .Default([](Operation *op) { return unsupportedPdl(op, "'") << op->getName() << "'"; });
  }

  /// Returns the values of `handles`, concatenated. Fails at `user` if one no longer exists.
  FailureOr<SmallVector<Value>> get(Operation *user, ValueRange handles) {
    for (Value handle : handles)
      if (!target_.values.contains(handle))
        return user->emitError()
               << "uses a value that no op of the pattern has, or the result of an op "
                  "that was erased or replaced before";
    return target_.concat(handles);
  }

  LogicalResult visitRange(pdl::RangeOp range) {
    Value result = range.getResult();
    if (isa<pdl::TypeType>(cast<pdl::RangeType>(result.getType()).getElementType())) {
      SmallVector<PdlType> types = getTypes(range.getArguments());
      SmallVector<TypeKey> keys = getTypeKeys(range.getArguments());
      for (auto [i, key] : llvm::enumerate(keys))
        target_.classes.unite(typeKey(result, i), key);
      target_.types[result] = std::move(types);
      return success();
    }
    auto values = get(range, range.getArguments());
    if (failed(values))
      return failure();
    target_.values[result] = std::move(*values);
    return success();
  }

  SmallVector<PdlType> getTypes(ValueRange handles) {
    SmallVector<PdlType> types;
    for (Value handle : handles)
      llvm::append_range(types, target_.types.lookup(handle));
    return types;
  }

  /// Returns a key for each element of `getTypes`.
  SmallVector<TypeKey> getTypeKeys(ValueRange handles) {
    SmallVector<TypeKey> keys;
    for (Value handle : handles)
      for (unsigned i = 0; i < target_.types.lookup(handle).size(); ++i)
        keys.push_back(typeKey(handle, i));
    return keys;
  }

  LogicalResult visitOperation(pdl::OperationOp op) {
    if (failed(checkPdlOpName(op)))
      return failure();
    if (!root_)
      return op.emitError() << "makes an op after the root was erased or replaced";
    if (*op.getOpName() == kDeallocName)
      return makeNewDealloc(op);
    const PdlOpRow &row = *findPdlOp(*op.getOpName());
    auto operands = get(op, op.getOperandValues());
    SmallVector<NamedAttribute> attributes;
    if (failed(operands) || failed(collectAttributes(op, attributes)))
      return failure();
    if (target_.hasList(*operands))
      return unsupportedPdl(op, "any number of values as one operand of '") << row.name << "'";
    SmallVector<PdlType> types = getTypes(op.getTypeValues());
    Operation *made = makePdlOp(builder_, op, row, *operands,
                                types.empty() ? Type() : types[0].type, attributes, std::nullopt);
    if (!made)
      return failure();
    if (!op.getTypeValues().empty() && types.size() != made->getNumResults())
      return op.emitError() << "'" << row.name << "' has " << made->getNumResults()
                            << " results here, not " << types.size();
    target_.ops[op.getOp()] = made;
    return checkNewTypes(op, row, made, target_, getTypeKeys(op.getTypeValues()));
  }

  LogicalResult collectAttributes(pdl::OperationOp op, SmallVector<NamedAttribute> &attributes) {
    for (auto [key, handle] :
         llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues())) {
      auto attribute = handle.getDefiningOp<pdl::AttributeOp>();
      if (!attribute || !attribute.getValueAttr())
        return unsupportedPdl(op, "an attribute ") << key << " of a new op that is no constant";
      attributes.emplace_back(cast<StringAttr>(key), attribute.getValueAttr());
    }
    return success();
  }

  //--- bufferization.dealloc ------------------------------------------------//
  using Parts = std::array<SmallVector<Value>, 3>;

  LogicalResult makeNewDealloc(pdl::OperationOp op) {
    FailureOr<Parts> parts = splitOperands(op);
    if (failed(parts))
      return failure();
    auto &[memrefs, conditions, retained] = *parts;
    if (failed(checkParts(op, *parts)) || failed(checkResultTypes(op, retained)))
      return failure();
    Operation *made = target_.addDealloc(builder_, op.getLoc(), memrefs, conditions, retained);
    target_.ops[op.getOp()] = made;
    for (auto [i, result] : llvm::enumerate(made->getResults())) {
      target_.keys[result] = typeKey(op.getOp(), i);
      target_.classes.fix(target_.keys[result], result.getType());
    }
    return success();
  }

  FailureOr<Parts> splitOperands(pdl::OperationOp op) {
    auto all = get(op, op.getOperandValues());
    if (failed(all))
      return failure();
    if (pdl::AttributeOp attribute = findAttribute(op, kSegmentsAttr))
      return attribute.getValueAttr() ? splitBySizes(op, *all) : splitLike(op, attribute, *all);
    if (op.getOperandValues().size() > 3)
      return op.emitError() << "'" << kDeallocName
                            << "' has three groups of operands (memrefs, conditions, retained): "
                               "say operandSegmentSizes";
    if (!all->empty())
      op.emitWarning() << "PDL in MLIR 22 makes '" << kDeallocName
                       << "' with empty groups, which is invalid, where the pattern gives no "
                          "operandSegmentSizes; read as one group after the other";
    Parts parts;
    for (auto [i, handle] : llvm::enumerate(op.getOperandValues()))
      parts[i] = target_.concat(handle);
    return parts;
  }

  FailureOr<Parts> splitBySizes(pdl::OperationOp op, ArrayRef<Value> all) {
    auto sizes = segmentSizes(op);
    if (failed(sizes))
      return failure();
    auto [memrefs, conditions, retained] = **sizes;
    if (target_.hasList(all) || uint64_t(memrefs) + conditions + retained != all.size())
      return op.emitError() << "operandSegmentSizes does not fit the operands of '" << kDeallocName
                            << "'";
    Parts parts;
    parts[0].assign(all.begin(), all.begin() + memrefs);
    parts[1].assign(all.begin() + memrefs, all.end() - retained);
    parts[2].assign(all.end() - retained, all.end());
    return parts;
  }

  /// The sizes are those of a matched op, so lists must have the same lengths as its lists.
  FailureOr<Parts> splitLike(pdl::OperationOp op, pdl::AttributeOp attribute, ArrayRef<Value> all) {
    Operation *like = nullptr;
    for (Operation *user : attribute->getUsers())
      if (auto matched = dyn_cast<pdl::OperationOp>(user);
          matched && matched->getParentOp() != rewrite_ &&
          findAttribute(matched, kSegmentsAttr) == attribute)
        like = target_.ops.lookup(matched.getOp());
    if (!like || like->getName().getStringRef() != kDeallocName)
      return unsupportedPdl(op, "operandSegmentSizes that is no constant and not that of a matched "
                                "'bufferization.dealloc'");
    bool isAlike = like->getNumOperands() == all.size();
    for (auto [value, other] : llvm::zip(all, like->getOperands()))
      isAlike &= target_.lengthOf(value) == target_.lengthOf(other);
    if (!isAlike)
      return op.emitError() << "operandSegmentSizes does not fit the operands of '" << kDeallocName
                            << "'";
    unsigned retained = like->getNumResults(), memrefs = (all.size() - retained) / 2;
    Parts parts;
    parts[0].assign(all.begin(), all.begin() + memrefs);
    parts[1].assign(all.begin() + memrefs, all.end() - retained);
    parts[2].assign(all.end() - retained, all.end());
    return parts;
  }

  LogicalResult checkParts(pdl::OperationOp op, const Parts &parts) {
    const auto &[memrefs, conditions, retained] = parts;
    bool isPaired = memrefs.size() == conditions.size();
    for (auto [memref, condition] : llvm::zip(memrefs, conditions))
      isPaired &= target_.lengthOf(memref) == target_.lengthOf(condition);
    if (!isPaired)
      return op.emitError() << "invalid '" << kDeallocName
                            << "': there may be more or fewer conditions than memrefs";
    for (const auto &[i, part] : llvm::enumerate(parts))
      for (Value value : part)
        if (kindOf(value.getType()) != (i == 1 ? PdlKind::Condition : PdlKind::Memref))
          return op.emitError() << "invalid '" << kDeallocName << "': a value of type "
                                << value.getType() << " among its "
                                << (i == 0   ? "memrefs"
                                    : i == 1 ? "conditions"
                                             : "retained values");
    for (Value condition : conditions)
      if (!target_.isSurelyI1(condition))
        return newTypeError(op, "a condition may be another type than i1");
    return success();
  }

  LogicalResult checkResultTypes(pdl::OperationOp op, ArrayRef<Value> retained) {
    if (op.getTypeValues().empty()) {
      if (!retained.empty())
        op.emitWarning() << "PDL in MLIR 22 makes '" << kDeallocName
                         << "' without results, which is invalid, where the pattern gives no types "
                            "of them; read as one i1 for each retained value";
      return success();
    }
    SmallVector<PdlType> types = getTypes(op.getTypeValues());
    bool fits = types.size() == retained.size();
    for (auto [type, value] : llvm::zip(types, retained))
      fits &= kindOf(type.type) == PdlKind::Condition && type.length == target_.lengthOf(value);
    for (TypeKey key : getTypeKeys(op.getTypeValues())) {
      Type type = target_.classes.fixed(key);
      fits &= type && type.isInteger(1);
    }
    if (!fits)
      return op.emitError() << "invalid '" << kDeallocName
                            << "': it has one i1 for each retained value, the pattern gives "
                               "other types of results";
    return success();
  }

  //--- Replacing and erasing ------------------------------------------------//
  /// Checks, before `op` is erased, that its results have no users outside of the pattern.
  LogicalResult checkOthers(Operation *user, Value handle, Operation *op) {
    if (op == root_ || op->getNumResults() == 0 || facts_.onlyUsedHere.contains(handle))
      return success();
    return user->emitError() << "'" << op->getName()
                             << "' is not the root, and its results may be used elsewhere; "
                                "state the constraint OnlyUsedHere of it";
  }

  void forget(Value handle, Operation *op) {
    SmallVector<Value> gone;
    for (const auto &[name, values] : target_.values)
      if (llvm::any_of(values, [&](Value value) { return value.getDefiningOp() == op; }))
        gone.push_back(name);
    for (Value name : gone)
      target_.values.erase(name);
    for (Value result : op->getResults()) {
      target_.lengths.erase(result);
      target_.keys.erase(result);
    }
    target_.ops[handle] = nullptr;
    if (op == root_)
      root_ = nullptr;
    op->erase();
  }

  LogicalResult visitReplace(pdl::ReplaceOp replace) {
    Operation *op = target_.opOf(replace, replace.getOpValue());
    if (!op || failed(checkOthers(replace, replace.getOpValue(), op)))
      return failure();
    SmallVector<Value> values;
    if (Value by = replace.getReplOperation()) {
      Operation *other = target_.opOf(replace, by);
      if (!other)
        return failure();
      llvm::append_range(values, other->getResults());
    } else {
      auto found = get(replace, replace.getReplValues());
      if (failed(found))
        return failure();
      values = std::move(*found);
    }
    if (failed(checkReplacement(replace, op, values)) || failed(checkReach(replace, op, values)))
      return failure();
    op->replaceAllUsesWith(values);
    forget(replace.getOpValue(), op);
    return success();
  }

  LogicalResult checkReplacement(pdl::ReplaceOp replace, Operation *op, ArrayRef<Value> values) {
    bool fits = values.size() == op->getNumResults();
    for (auto [value, result] : llvm::zip(values, op->getResults()))
      fits &= target_.lengthOf(value) == target_.lengthOf(result);
    if (!fits)
      return replace.emitError() << "'" << op->getName()
                                 << "' may have another number of results than "
                                 << "there are values to replace them";
    for (auto [i, value] : llvm::enumerate(values)) {
      if (value.getDefiningOp() == op)
        return replace.emitError() << "replaces '" << op->getName() << "' with its own results";
      if (!target_.haveSameType(value, op->getResult(i)))
        return replace.emitError()
               << "result " << i << " of '" << op->getName()
               << "' may have another type than what replaces it: say both types";
    }
    return success();
  }

  /// Users of `op` other than the root may be anywhere above it, so the replacement of its results
  /// must be available there.
  LogicalResult checkReach(pdl::ReplaceOp replace, Operation *op, ArrayRef<Value> values) {
    if (op == root_)
      return success();
    for (Operation *user : op->getUsers()) {
      if (user == root_ || user->hasTrait<OpTrait::IsTerminator>())
        continue;
      for (Value value : values)
        if (!isAbove(value, op) && !isAbove(value, user) && !isThereWithRoot(value, user))
          return replace.emitError()
                 << "what replaces '" << op->getName() << "' need not be there where '"
                 << user->getName() << "' stands, which uses it; state the constraint Together(op, "
                 << ".., root) of both";
    }
    return success();
  }

  bool standsWithRoot(Operation *op) const {
    for (const auto &[handle, known] : target_.ops)
      if (known == op)
        return facts_.standTogether(handle, pdl::RewriteOp(rewrite_).getRoot());
    return false;
  }

  /// Returns true if `user` is right above the root and `value` is available there: defined outside
  /// of the pattern, or by an op whose position is known too. In the latter case the verifier
  /// checks dominance.
  bool isThereWithRoot(Value value, Operation *user) const {
    Operation *def = value.getDefiningOp();
    return standsWithRoot(user) && (!def || standsWithRoot(def));
  }

  /// Returns true if `op` uses `value`, directly or transitively.
  static bool isAbove(Value value, Operation *op) {
    return llvm::any_of(op->getOperands(), [&](Value operand) {
      Operation *def = operand.getDefiningOp();
      return operand == value || (def && isAbove(value, def));
    });
  }

  LogicalResult visitErase(pdl::EraseOp erase) {
    Operation *op = target_.opOf(erase, erase.getOpValue());
    if (!op || failed(checkOthers(erase, erase.getOpValue(), op)))
      return failure();
    if (!op->use_empty())
      return erase.emitError() << "erases '" << op->getName() << "', whose results "
                               << (op == root_ && !facts_.onlyUsedHere.contains(erase.getOpValue())
                                       ? "may be used: match it without results, replace them, or "
                                         "state the constraint OnlyUsedHere of it"
                                       : "are still used");
    forget(erase.getOpValue(), op);
    return success();
  }

  pdl::RewriteOp rewrite_;
  /// Null after it was erased.
  Operation *root_;
  Side &target_;
  const OpFacts &facts_;
  OpBuilder builder_;
};
} // namespace

LogicalResult freehold::smt::runPdlRewrite(pdl::RewriteOp rewrite, Side &target,
                                           const OpFacts &facts) {
  return Runner(rewrite, target, facts).run();
}
