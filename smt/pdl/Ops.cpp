//===- Ops.cpp - Ops that a PDL pattern may name --------------------------===//
// Ops are made from their names and then verified, since a pattern may contain anything.
//===----------------------------------------------------------------------===//
#include "smt/pdl/Ops.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
constexpr PdlKind kMemref[] = {PdlKind::Memref};
constexpr PdlKind kConditions[] = {PdlKind::Condition, PdlKind::Condition};
constexpr PdlKind kSelect[] = {PdlKind::Condition, PdlKind::Unknown, PdlKind::Unknown};

/// The type is left open if the pattern does: a bitwise op on any type behaves like the one on i1,
/// bit by bit. (arith.cmpi does not.)
const PdlOpRow kRows[] = {
    {"arith.constant", {}, ResultRule::Attribute},
    {"arith.andi", kConditions, ResultRule::Condition},
    {"arith.ori", kConditions, ResultRule::Condition},
    {"arith.xori", kConditions, ResultRule::Condition},
    {"arith.select", kSelect, ResultRule::Second},
    {"memref.alloc", {}, ResultRule::Free},
    {"memref.cast", kMemref, ResultRule::Free},
    {"memref.dealloc", kMemref, ResultRule::None},
    {"memref.extract_strided_metadata", kMemref, ResultRule::Metadata},
    {"bufferization.clone", kMemref, ResultRule::Free},
};

std::string spellRows() {
  std::string names(kDeallocName);
  for (const PdlOpRow &row : kRows)
    names += ", " + row.name.str();
  return names;
}

LogicalResult checkOperands(pdl::OperationOp op, const PdlOpRow &row, ValueRange operands) {
  if (operands.size() != row.operands.size())
    return op.emitError() << "'" << row.name << "' has " << row.operands.size()
                          << " operands in a pattern to prove, not " << operands.size();
  for (auto [value, kind] : llvm::zip_equal(operands, row.operands))
    if (kind != PdlKind::Unknown && kindOf(value.getType()) != kind)
      return unsupportedPdl(op, "'") << row.name << "' on " << value.getType();
  return success();
}

/// Returns the type of the first result; null after a diagnostic.
Type resultType(pdl::OperationOp op, const PdlOpRow &row, ValueRange operands, Type wanted,
                ArrayRef<NamedAttribute> attributes) {
  switch (row.result) {
  case ResultRule::Condition:
    return IntegerType::get(op.getContext(), 1);
  case ResultRule::Second:
    return operands[1].getType();
  case ResultRule::Attribute:
    for (NamedAttribute attribute : attributes)
      if (auto typed = dyn_cast<TypedAttr>(attribute.getValue());
          typed && attribute.getName() == "value")
        return typed.getType();
    unsupportedPdl(op, "'") << row.name << "' without a constant 'value'";
    return {};
  case ResultRule::Free:
    if (!wanted)
      op.emitError() << "the type of '" << row.name << "' is not said";
    return wanted;
  case ResultRule::None:
  case ResultRule::Metadata:
    break;
  }
  llvm_unreachable("has no single result");
}
} // namespace

/// Makes a base buffer, an offset, and a size and a stride for each dimension.
static Operation *makeMetadata(OpBuilder &builder, pdl::OperationOp op, Value source,
                               std::optional<unsigned> resultCount) {
  auto type = dyn_cast<MemRefType>(source.getType());
  if (!type) {
    unsupportedPdl(op, "'memref.extract_strided_metadata' on ") << source.getType();
    return nullptr;
  }
  unsigned count = resultCount.value_or(2 + 2 * type.getRank());
  if (count < 2 || count % 2) {
    op.emitError() << "matches nothing: 'memref.extract_strided_metadata' has two results and two "
                      "for each dimension, not "
                   << count;
    return nullptr;
  }
  SmallVector<Type> types(count, builder.getIndexType());
  types[0] = MemRefType::get({}, type.getElementType(), MemRefLayoutAttrInterface(),
                             type.getMemorySpace());
  OperationState state(op.getLoc(), memref::ExtractStridedMetadataOp::getOperationName(), source,
                       types);
  return builder.create(state);
}

const PdlOpRow *freehold::smt::findPdlOp(llvm::StringRef name) {
  const PdlOpRow *row = llvm::find_if(kRows, [&](const PdlOpRow &row) { return row.name == name; });
  return row == std::end(kRows) ? nullptr : row;
}

PdlKind freehold::smt::kindOf(Type type) {
  if (!type)
    return PdlKind::Unknown;
  if (isa<BaseMemRefType>(type))
    return PdlKind::Memref;
  return type.isInteger(1) ? PdlKind::Condition : PdlKind::Other;
}

PdlKind freehold::smt::resultKind(const PdlOpRow &row, unsigned index) {
  switch (row.result) {
  case ResultRule::Condition:
    return PdlKind::Condition;
  case ResultRule::Free:
    return PdlKind::Memref;
  case ResultRule::Metadata:
    return index == 0 ? PdlKind::Memref : PdlKind::Other;
  default:
    return PdlKind::Unknown;
  }
}

MemRefType freehold::smt::openMemRefType(MLIRContext *context) {
  constexpr int64_t kDynamic = ShapedType::kDynamic;
  return MemRefType::get({kDynamic}, Float32Type::get(context),
                         StridedLayoutAttr::get(context, kDynamic, {kDynamic}));
}

InFlightDiagnostic freehold::smt::unsupportedPdl(Operation *op, const Twine &what) {
  return op->emitError() << "not supported in a pattern to prove: " << what;
}

LogicalResult freehold::smt::checkPdlOpName(pdl::OperationOp op) {
  std::optional<StringRef> name = op.getOpName();
  if (!name)
    return unsupportedPdl(op, "an op of any name");
  if (*name == kDeallocName || findPdlOp(*name))
    return success();
  std::optional<RegisteredOperationName> registered =
      RegisteredOperationName::lookup(*name, op.getContext());
  InFlightDiagnostic error = unsupportedPdl(op, "'") << *name << "'";
  if (name->starts_with("scf."))
    error.attachNote()
        << "PDL can neither look into regions nor make ops that have them; ops in the "
           "body are matched as if they stood anywhere else";
  else if (!registered)
    error.attachNote() << "no op of this name is registered";
  error.attachNote() << "supported: " << spellRows();
  return error;
}

Operation *freehold::smt::makePdlOp(OpBuilder &builder, pdl::OperationOp op, const PdlOpRow &row,
                                    ValueRange operands, Type type,
                                    ArrayRef<NamedAttribute> attributes,
                                    std::optional<unsigned> metadataResults) {
  if (failed(checkOperands(op, row, operands)))
    return nullptr;
  if (row.result == ResultRule::Metadata)
    return makeMetadata(builder, op, operands[0], metadataResults);

  OperationState state(op.getLoc(), row.name, operands, {}, attributes);
  if (row.result != ResultRule::None) {
    Type result = resultType(op, row, operands, type, attributes);
    if (!result)
      return nullptr;
    if (type && type != result) {
      op.emitError() << "'" << row.name << "' has a result of type " << result << " here, not "
                     << type;
      return nullptr;
    }
    state.addTypes(result);
  }
  // Sizes of a new buffer have no effect here, since they are not observed.
  if (auto buffer = state.types.empty() ? MemRefType() : dyn_cast<MemRefType>(state.types[0]);
      buffer && row.name == memref::AllocOp::getOperationName() &&
      (!buffer.hasStaticShape() || !buffer.getLayout().isIdentity())) {
    unsupportedPdl(op, "'") << row.name << "' of " << buffer << ", use a static shape";
    return nullptr;
  }
  return builder.create(state);
}

Operation *freehold::smt::makeDealloc(OpBuilder &builder, Location location, ValueRange memrefs,
                                      ValueRange conditions, ValueRange retained) {
  SmallVector<Type> types(retained.size(), builder.getI1Type());
  return bufferization::DeallocOp::create(builder, location, types, memrefs, conditions, retained);
}
