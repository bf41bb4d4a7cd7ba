//===- Kinds.cpp - What the values of a PDL pattern are -------------------===//
// Iterates over the pattern until a fixed point is reached; a kind that was set does not change.
//===----------------------------------------------------------------------===//
#include "smt/pdl/Kinds.h"
#include "smt/pdl/Ops.h"
#include "smt/pdl/PdlFacts.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
class KindInference {
public:
  PdlKinds run(pdl::PatternOp pattern) {
    do {
      changed_ = false;
      for (Operation &op : pattern.getBodyRegion().front())
        visit(&op);
    } while (changed_);
    return std::move(kinds_);
  }

private:
  void set(Value handle, PdlKind kind) {
    if (kind != PdlKind::Unknown)
      changed_ |= kinds_.try_emplace(handle, kind).second;
  }

  void visit(Operation *op) {
    llvm::TypeSwitch<Operation *>(op)
        .Case([&](pdl::OperandOp operand) {
          if (Value type = operand.getValueType())
            set(operand.getValue(), kindOf(constantType(type)));
        })
        .Case([&](pdl::OperandsOp operands) {
          if (Value types = operands.getValueType())
            set(operands.getValue(), kindOfAll(types));
        })
        .Case([&](pdl::ResultOp result) {
          visitResult(result.getVal(), result.getParent(), result.getIndex());
        })
        .Case([&](pdl::ResultsOp results) {
          visitResult(results.getVal(), results.getParent(), results.getIndex().value_or(0));
        })
        .Case([&](pdl::ApplyNativeConstraintOp constraint) {
          if (!constraint.getIsNegated())
            for (Value value : constraint.getArgs())
              set(value, kindOfFact(constraint.getName()));
        })
        .Case([&](pdl::OperationOp operation) { visitOperation(operation); });
  }

  static Type constantType(Value handle) {
    auto type = handle.getDefiningOp<pdl::TypeOp>();
    return type ? type.getConstantTypeAttr() ? type.getConstantTypeAttr().getValue() : Type()
                : Type();
  }

  /// Returns Unknown if they differ.
  static PdlKind kindOfAll(Value handle) {
    auto types = handle.getDefiningOp<pdl::TypesOp>();
    ArrayAttr constants = types ? types.getConstantTypesAttr() : ArrayAttr();
    if (!constants || constants.empty())
      return PdlKind::Unknown;
    PdlKind kind = kindOf(cast<TypeAttr>(constants[0]).getValue());
    for (Attribute type : constants)
      if (kindOf(cast<TypeAttr>(type).getValue()) != kind)
        return PdlKind::Unknown;
    return kind;
  }

  void visitResult(Value handle, Value parent, unsigned index) {
    auto op = parent.getDefiningOp<pdl::OperationOp>();
    if (!op)
      return;
    StringRef name = op.getOpName().value_or("");
    if (name == kDeallocName)
      return set(handle, PdlKind::Condition);
    if (index == 0 && op.getTypeValues().size() == 1)
      set(handle, kindOf(constantType(op.getTypeValues()[0])));
    if (const PdlOpRow *row = findPdlOp(name)) {
      set(handle, resultKind(*row, index));
      if (row->result == ResultRule::Second && op.getOperandValues().size() == row->operands.size())
        unify({op.getOperandValues()[1], op.getOperandValues()[2], handle});
    }
  }

  void unify(ArrayRef<Value> handles) {
    for (Value handle : handles)
      for (Value other : handles)
        set(other, kinds_.lookup(handle));
  }

  void visitOperation(pdl::OperationOp op) {
    StringRef name = op.getOpName().value_or("");
    if (name == kDeallocName)
      return visitDealloc(op);
    const PdlOpRow *row = findPdlOp(name);
    if (!row || op.getOperandValues().size() != row->operands.size())
      return;
    for (auto [handle, kind] : llvm::zip_equal(op.getOperandValues(), row->operands))
      set(handle, kind);
    if (row->result == ResultRule::Second)
      unify({op.getOperandValues()[1], op.getOperandValues()[2]});
  }

  void visitDealloc(pdl::OperationOp op) {
    ScopedDiagnosticHandler quiet(op.getContext(), [](Diagnostic &) { return success(); });
    FailureOr<DeallocPattern> pattern = describeDealloc(op, kinds_, Side());
    if (failed(pattern))
      return;
    auto resolved = resolveSegments(*pattern);
    auto *segments = std::get_if<Segments>(&resolved);
    OperandRange groups = op.getOperandValues();
    if (!segments || (groups.size() == 1 && pattern->operands[0].isRange))
      return;
    bool isFlat = true;
    unsigned k = segments->memrefs.scalars;
    for (auto [i, handle] : llvm::enumerate(groups)) {
      isFlat &= !pattern->operands[i].isRange;
      bool isCondition = isFlat ? !segments->memrefs.hasRest && i >= k && i < 2 * k : i == 1;
      set(handle, isCondition ? PdlKind::Condition : PdlKind::Memref);
    }
  }

  PdlKinds kinds_;
  bool changed_ = false;
};

std::optional<unsigned> constantLength(Value types) {
  auto op = types ? types.getDefiningOp<pdl::TypesOp>() : pdl::TypesOp();
  if (!op || !op.getConstantTypesAttr())
    return std::nullopt;
  return op.getConstantTypesAttr().size();
}

std::optional<unsigned> lengthOf(Value handle, const Side &side) {
  if (auto operands = handle.getDefiningOp<pdl::OperandsOp>())
    if (std::optional<unsigned> length = constantLength(operands.getValueType()))
      return length;
  auto known = side.values.find(handle);
  if (known == side.values.end() || side.hasList(known->second))
    return std::nullopt;
  return known->second.size();
}
} // namespace

PdlKinds freehold::smt::inferKinds(pdl::PatternOp pattern) { return KindInference().run(pattern); }

pdl::AttributeOp freehold::smt::findAttribute(pdl::OperationOp op, StringRef name) {
  for (auto [key, value] : llvm::zip_equal(op.getAttributeValueNames(), op.getAttributeValues()))
    if (cast<StringAttr>(key).getValue() == name)
      return value.getDefiningOp<pdl::AttributeOp>();
  return {};
}

FailureOr<std::optional<std::array<unsigned, 3>>> freehold::smt::segmentSizes(pdl::OperationOp op) {
  pdl::AttributeOp attribute = findAttribute(op, kSegmentsAttr);
  if (!attribute || !attribute.getValueAttr())
    return std::optional<std::array<unsigned, 3>>();
  auto sizes = dyn_cast<DenseI32ArrayAttr>(attribute.getValueAttr());
  if (!sizes || sizes.size() != 3 ||
      llvm::any_of(sizes.asArrayRef(), [](int32_t size) { return size < 0; }))
    return attribute.emitError() << "operandSegmentSizes of '" << kDeallocName
                                 << "' is array<i32: memrefs, conditions, retained>";
  return std::optional(
      std::array<unsigned, 3>{unsigned(sizes[0]), unsigned(sizes[1]), unsigned(sizes[2])});
}

FailureOr<DeallocPattern> freehold::smt::describeDealloc(pdl::OperationOp op, const PdlKinds &kinds,
                                                         const Side &side) {
  DeallocPattern pattern;
  auto sizes = segmentSizes(op);
  if (failed(sizes))
    return failure();
  pattern.sizes = *sizes;
  for (Value handle : op.getOperandValues()) {
    bool isRange = isa<pdl::RangeType>(handle.getType());
    pattern.operands.push_back(
        {isRange, isRange ? lengthOf(handle, side) : std::nullopt, kinds.lookup(handle)});
  }
  for (Value handle : op.getTypeValues())
    pattern.results.push_back({isa<pdl::RangeType>(handle.getType()), constantLength(handle)});
  return pattern;
}
