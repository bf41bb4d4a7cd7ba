//===- Match.cpp - The match part of a PDL pattern as a function ----------===//
// Arguments are made where the first op uses them: only then it is known how many values a range
// is.
//===----------------------------------------------------------------------===//
#include "smt/pdl/Match.h"
#include "smt/pdl/DeallocSlots.h"
#include "smt/pdl/Kinds.h"
#include "smt/pdl/Ops.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
class Matcher {
public:
  Matcher(pdl::PatternOp pattern, func::FuncOp function)
      : pattern_(pattern), kinds_(inferKinds(pattern)),
        builder_(OpBuilder::atBlockEnd(&function.getBody().front())) {
    side_.function = function;
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
    side_.types[op.getResult()] = {
        {op.getConstantTypeAttr() ? op.getConstantTypeAttr().getValue() : Type(), {}}};
    return success();
  }
  LogicalResult visitTypes(pdl::TypesOp op) {
    if (op.getConstantTypesAttr())
      for (Attribute type : op.getConstantTypesAttr())
        side_.types[op.getResult()].push_back({cast<TypeAttr>(type).getValue(), {}});
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
    if (failed(collectOperands(op, row, operands)) || failed(collectAttributes(op, attributes)))
      return failure();
    Operation *made = makePdlOp(builder_, op, row, operands, wantedType(op), attributes, true);
    if (!made)
      return failure();
    side_.ops[op.getOp()] = made;
    return bindTypes(op, row, made);
  }

  /// A range is as many values as the op has left.
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

  /// An attribute without a value is any: not said here, which the op must be able to bear.
  LogicalResult collectAttributes(pdl::OperationOp op, SmallVector<NamedAttribute> &attributes) {
    for (auto [key, handle] : llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
      if (auto attribute = handle.getDefiningOp<pdl::AttributeOp>();
          attribute && attribute.getValueAttr())
        attributes.emplace_back(cast<StringAttr>(key), attribute.getValueAttr());
    return success();
  }

  Type wantedType(pdl::OperationOp op) {
    if (op.getTypeValues().empty())
      return {};
    ArrayRef<PdlType> types = side_.types[op.getTypeValues()[0]];
    return types.empty() ? Type() : types[0].type;
  }

  /// PDL counts results: an op whose types are not mentioned has none.
  LogicalResult bindTypes(pdl::OperationOp op, const PdlOpRow &row, Operation *made) {
    OperandRange handles = op.getTypeValues();
    bool isAll = handles.size() == 1 && isa<pdl::RangeType>(handles[0].getType());
    if (!isAll &&
        (handles.size() != made->getNumResults() ||
         llvm::any_of(handles, [](Value handle) { return isa<pdl::RangeType>(handle.getType()); })))
      return op.emitError() << "matches nothing: '" << row.name << "' has " << made->getNumResults()
                            << " results here, the pattern gives types of " << handles.size();
    for (auto [i, result] : llvm::enumerate(made->getResults())) {
      Value handle = isAll ? handles[0] : handles[i];
      unsigned place = isAll ? i : 0;
      SmallVector<PdlType> &types = side_.types[handle];
      if (types.size() <= place)
        types.resize(place + 1);
      if (types[place].type && types[place].type != result.getType())
        return op.emitError() << "the type of result " << i << " of '" << row.name << "' is "
                              << types[place].type << " elsewhere, " << result.getType() << " here";
      types[place].type = result.getType();
      side_.setTypeToken(result, handle, place);
    }
    if (row.result == ResultRule::Second)
      unifyTypes({made->getOperand(1), made->getOperand(2), made->getResult(0)});
    return success();
  }

  /// The op that is matched says that their types are one.
  void unifyTypes(ArrayRef<Value> values) {
    for (Value value : values)
      if (auto token = side_.typeTokens.find(value); token != side_.typeTokens.end()) {
        Side::TypeToken one = token->second;
        for (Value other : values)
          side_.typeTokens[other] = one;
        return;
      }
  }

  pdl::PatternOp pattern_;
  PdlKinds kinds_;
  OpBuilder builder_;
  Side side_;
};
} // namespace

FailureOr<Side> freehold::smt::buildSource(pdl::PatternOp pattern, func::FuncOp function) {
  return Matcher(pattern, function).run();
}
