//===- Match.cpp - The match part of a PDL pattern as a function ----------===//
// Arguments are made at their first use by an op, when the number of values of a range is known.
//===----------------------------------------------------------------------===//
#include "smt/pdl/Match.h"
#include "smt/pdl/DeallocSlots.h"
#include "smt/pdl/Kinds.h"
#include "smt/pdl/Ops.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
class Matcher {
public:
  Matcher(pdl::PatternOp pattern, func::FuncOp function, const Instance *instance)
      : pattern_(pattern), kinds_(inferKinds(pattern)),
        builder_(OpBuilder::atBlockEnd(&function.getBody().front())) {
    side_.function = function;
    side_.instance = instance;
  }

  FailureOr<Side> run() {
    for (Operation &op : pattern_.getBodyRegion().front())
      if (failed(visit(&op)))
        return failure();
    return std::move(side_);
  }

private:
  LogicalResult visit(Operation *op) {
    return llvm::TypeSwitch<Operation *, LogicalResult>(op)
        .Case<pdl::TypeOp, pdl::TypesOp>([&](auto types) { return visitTypes(types); })
        .Case([&](pdl::ResultOp result) { return side_.addResult(result); })
        .Case([&](pdl::ResultsOp results) { return side_.addResults(results); })
        .Case([&](pdl::OperationOp operation) { return visitOperation(operation); })
        .Case<pdl::OperandOp, pdl::OperandsOp, pdl::AttributeOp, pdl::ApplyNativeConstraintOp,
              pdl::RewriteOp>([](Operation *) { return success(); })
        .Default([](Operation *op) { return unsupportedPdl(op, "'") << op->getName() << "'"; });
  }

  LogicalResult visitTypes(pdl::TypeOp op) {
    Type type = op.getConstantTypeAttr() ? op.getConstantTypeAttr().getValue() : Type();
    side_.types[op.getResult()] = {{type, {}}};
    if (type)
      side_.classes.fix(typeKey(op.getResult(), 0), type);
    return success();
  }
  LogicalResult visitTypes(pdl::TypesOp op) {
    SmallVector<PdlType> &types = side_.types[op.getResult()];
    if (op.getConstantTypesAttr())
      for (Attribute type : op.getConstantTypesAttr()) {
        types.push_back({cast<TypeAttr>(type).getValue(), {}});
        side_.classes.fix(typeKey(op.getResult(), types.size() - 1), types.back().type);
      }
    return success();
  }

  LogicalResult visitOperation(pdl::OperationOp op) {
    if (failed(checkPdlOpName(op)))
      return failure();
    if (*op.getOpName() == kDeallocName) {
      DeallocSlots slots(side_, kinds_, builder_, op);
      return slots.build();
    }
    const PdlOpRow &row = *findPdlOp(*op.getOpName());
    SmallVector<Value> operands;
    SmallVector<NamedAttribute> attributes;
    if (failed(collectOperands(op, row, operands)))
      return failure();
    collectAttributes(op, row, attributes);
    Operation *made = makePdlOp(builder_, op, row, operands, wantedType(op, row), attributes,
                                metadataResults(op, row));
    if (!made)
      return failure();
    side_.ops[op.getOp()] = made;
    return failed(bindTypes(op, row, made)) ? failure() : relateTypes(op, row, made);
  }

  /// A range takes all remaining operands of the op.
  LogicalResult collectOperands(pdl::OperationOp op, const PdlOpRow &row,
                                SmallVector<Value> &operands) {
    unsigned singles = llvm::count_if(
        op.getOperandValues(), [](Value handle) { return isa<pdl::ValueType>(handle.getType()); });
    unsigned ranges = op.getOperandValues().size() - singles;
    if (ranges > 1 || singles > row.operands.size())
      return op.emitError() << "'" << row.name << "' has " << row.operands.size()
                            << " operands in a pattern to prove";
    for (Value handle : op.getOperandValues()) {
      bool isRange = isa<pdl::RangeType>(handle.getType());
      unsigned count = isRange ? row.operands.size() - singles : 1;
      if (std::optional<unsigned> length = constantLength(handle); length && *length != count)
        return op.emitError() << "matches nothing: '" << row.name << "' has " << count
                              << " operands where the pattern gives types of " << *length;
      ArgumentMaker maker(side_, builder_, op, handle, count);
      if (failed(maker.check()))
        return failure();
      for (unsigned i = 0; i < count; ++i) {
        PdlKind kind = row.operands[operands.size()];
        Value value = maker.get(i, kind == PdlKind::Unknown ? kinds_.lookup(handle) : kind, {});
        if (!value)
          return failure();
        if (side_.isList(value))
          return unsupportedPdl(op, "any number of values as one operand of '") << row.name << "'";
        operands.push_back(value);
      }
    }
    return success();
  }

  /// Returns the length of a range of operands with constant types.
  static std::optional<unsigned> constantLength(Value handle) {
    auto operands = handle.getDefiningOp<pdl::OperandsOp>();
    auto types = operands && operands.getValueType()
                     ? operands.getValueType().getDefiningOp<pdl::TypesOp>()
                     : pdl::TypesOp();
    if (!types || !types.getConstantTypesAttr())
      return std::nullopt;
    return types.getConstantTypesAttr().size();
  }

  /// An attribute without a value may be any. For the alignment of allocations the instance
  /// decides.
  void collectAttributes(pdl::OperationOp op, const PdlOpRow &row,
                         SmallVector<NamedAttribute> &attributes) {
    for (auto [key, handle] : llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
      if (auto attribute = handle.getDefiningOp<pdl::AttributeOp>();
          attribute && attribute.getValueAttr())
        attributes.emplace_back(cast<StringAttr>(key), attribute.getValueAttr());
    bool isSaid = llvm::any_of(
        attributes, [](NamedAttribute attribute) { return attribute.getName() == kAlignmentAttr; });
    if (row.isAllocation() && !isSaid && side_.instance && side_.instance->alignment)
      attributes.emplace_back(builder_.getStringAttr(kAlignmentAttr),
                              builder_.getI64IntegerAttr(*side_.instance->alignment));
  }

  /// Returns the type of the first result: the pattern's, the instance's choice, or null.
  Type wantedType(pdl::OperationOp op, const PdlOpRow &row) {
    TypeKey key = typeKey(op.getOp(), 0);
    if (!op.getTypeValues().empty())
      key = typeKey(op.getTypeValues()[0], 0);
    if (Type fixed = side_.classes.fixed(key))
      return fixed;
    if (side_.instance)
      if (Type chosen = side_.instance->typeOf(key))
        return chosen;
    if (row.result != ResultRule::Free)
      return {};
    if (row.isAllocation())
      return MemRefType::get({4}, builder_.getF32Type());
    return openMemRefType(op.getContext());
  }

  /// Returns the number of results that the pattern gives for a memref.extract_strided_metadata.
  static std::optional<unsigned> metadataResults(pdl::OperationOp op, const PdlOpRow &row) {
    OperandRange handles = op.getTypeValues();
    if (row.result != ResultRule::Metadata ||
        llvm::any_of(handles, [](Value handle) { return isa<pdl::RangeType>(handle.getType()); }))
      return std::nullopt;
    return handles.size();
  }

  /// PDL counts results: an op without types in the pattern has no results.
  LogicalResult bindTypes(pdl::OperationOp op, const PdlOpRow &row, Operation *made) {
    OperandRange handles = op.getTypeValues();
    bool isAll = handles.size() == 1 && isa<pdl::RangeType>(handles[0].getType());
    if (!isAll &&
        (handles.size() != made->getNumResults() ||
         llvm::any_of(handles, [](Value handle) { return isa<pdl::RangeType>(handle.getType()); })))
      return op.emitError() << "matches nothing: '" << row.name << "' has " << made->getNumResults()
                            << " results here, the pattern gives types of " << handles.size();
    if (auto types = isAll ? handles[0].getDefiningOp<pdl::TypesOp>() : pdl::TypesOp();
        types && types.getConstantTypesAttr() &&
        types.getConstantTypesAttr().size() != made->getNumResults())
      return op.emitError() << "matches nothing: '" << row.name << "' has " << made->getNumResults()
                            << " results here, the pattern gives types of "
                            << types.getConstantTypesAttr().size();
    for (auto [i, result] : llvm::enumerate(made->getResults())) {
      Value handle = isAll ? handles[0] : handles[i];
      unsigned place = isAll ? i : 0;
      side_.keys[result] = typeKey(op.getOp(), i);
      if (failed(unite(op, side_.keys[result], typeKey(handle, place))))
        return failure();
      SmallVector<PdlType> &types = side_.types[handle];
      if (types.size() <= place)
        types.resize(place + 1);
      types[place].type = result.getType();
    }
    return success();
  }

  //--- Types that the matched op relates ------------------------------------//
  LogicalResult relateTypes(pdl::OperationOp op, const PdlOpRow &row, Operation *made) {
    auto key = [&](Value value) { return side_.keys.lookup(value); };
    auto isMemRef = [](Value value) { return isa<BaseMemRefType>(value.getType()); };
    for (Value result : made->getResults())
      if (isMemRef(result))
        side_.needs.push_back(
            {key(result), row.isAllocation(), false, row.result == ResultRule::Metadata});
    switch (row.result) {
    case ResultRule::None:
      return success();
    case ResultRule::Condition:
      return failed(unite(op, key(made->getOperand(0)), key(made->getOperand(1))))
                 ? failure()
                 : unite(op, key(made->getOperand(0)), key(made->getResult(0)));
    case ResultRule::Second:
      if (isMemRef(made->getResult(0)) &&
          failed(fix(op, key(made->getOperand(0)), builder_.getI1Type())))
        return failure();
      return failed(unite(op, key(made->getOperand(1)), key(made->getOperand(2))))
                 ? failure()
                 : unite(op, key(made->getOperand(1)), key(made->getResult(0)));
    case ResultRule::Attribute:
      return fix(op, key(made->getResult(0)), made->getResult(0).getType());
    case ResultRule::Free:
      if (!row.isAllocation())
        side_.related.push_back({key(made->getOperand(0)), key(made->getResult(0)), true,
                                 row.name == bufferization::CloneOp::getOperationName()});
      return success();
    case ResultRule::Metadata:
      return relateMetadata(op, made);
    }
    llvm_unreachable("unknown rule");
  }

  LogicalResult relateMetadata(pdl::OperationOp op, Operation *made) {
    TypeKey operand = side_.keys.lookup(made->getOperand(0));
    Side::MemRefNeed need{operand, false, /*isStrided=*/true};
    if (llvm::none_of(op.getTypeValues(),
                      [](Value handle) { return isa<pdl::RangeType>(handle.getType()); }))
      need.rank = (made->getNumResults() - 2) / 2;
    else if (!side_.classes.fixed(operand))
      side_.anyRank.push_back(op.getOp());
    side_.needs.push_back(need);
    side_.related.push_back({operand, side_.keys.lookup(made->getResult(0)), false});
    for (Value number : made->getResults().drop_front())
      if (failed(fix(op, side_.keys.lookup(number), builder_.getIndexType())))
        return failure();
    return success();
  }

  LogicalResult unite(pdl::OperationOp op, TypeKey a, TypeKey b) {
    Type first = side_.classes.fixed(a), second = side_.classes.fixed(b);
    if (side_.classes.unite(a, b))
      return success();
    return op.emitError() << "matches nothing: a type would have to be " << first << " and "
                          << second;
  }
  LogicalResult fix(pdl::OperationOp op, TypeKey key, Type type) {
    if (side_.classes.fix(key, type))
      return success();
    return op.emitError() << "matches nothing: a type would have to be " << side_.classes.fixed(key)
                          << " and " << type;
  }

  pdl::PatternOp pattern_;
  PdlKinds kinds_;
  OpBuilder builder_;
  Side side_;
};
} // namespace

FailureOr<Side> freehold::smt::buildSource(pdl::PatternOp pattern, func::FuncOp function,
                                           const Instance *instance) {
  return Matcher(pattern, function, instance).run();
}
