//===- VersionTable.cpp ---------------------------------------------------===//
#include "oracle/diff/VersionTable.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace freehold {

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

static constexpr const char *kStandIn = "freehold.stand_in";

static void rename(Operation *op, StringRef from, StringRef to) {
  if (Attribute value = op->removeDiscardableAttr(from))
    op->setDiscardableAttr(to, value);
}

/// operandSegmentSizes = array<i32: ...>      <->   operand_segment_sizes = array<i32: ...>
static std::string segmentsToOld(Operation *op) {
  rename(op, "operandSegmentSizes", "operand_segment_sizes");
  rename(op, "resultSegmentSizes", "result_segment_sizes");
  return "";
}
static std::string segmentsFromOld(Operation *op) {
  rename(op, "operand_segment_sizes", "operandSegmentSizes");
  rename(op, "result_segment_sizes", "resultSegmentSizes");
  return "";
}

static void replace(Operation *op, StringRef name, TypeRange results, DictionaryAttr attributes) {
  OperationState state(op->getLoc(), name, op->getOperands(), results);
  state.attributes = attributes;
  Operation *other = OpBuilder(op).create(state);
  if (other->getNumResults() == op->getNumResults())
    op->replaceAllUsesWith(other);
  op->erase();
}

/// "d.new"(%0) {a = #d.b}   <->   "freehold.stand_in"(%0) {op = "d.new", attributes = "{a = #d.b}"}
/// For ops on scalars and vectors alone, which clone-based deallocation looks at in no way.
static std::string standIn(Operation *op) {
  std::string name = op->getName().getStringRef().str(), text;
  auto hasBuffer = [](Type type) { return isa<BaseMemRefType>(type); };
  if (op->getNumRegions() || op->getNumSuccessors() || any_of(op->getOperandTypes(), hasBuffer) ||
      any_of(op->getResultTypes(), hasBuffer))
    return "'" + name + "' has another form there";
  llvm::raw_string_ostream(text) << op->getDiscardableAttrDictionary();
  Builder builder(op->getContext());
  replace(
      op, kStandIn, op->getResultTypes(),
      builder.getDictionaryAttr({builder.getNamedAttr("op", builder.getStringAttr(name)),
                                 builder.getNamedAttr("attributes", builder.getStringAttr(text))}));
  return "";
}
static std::string standInBack(Operation *op) {
  auto name = op->getDiscardableAttr("op"), text = op->getDiscardableAttr("attributes");
  auto attributes = dyn_cast_or_null<DictionaryAttr>(
      parseAttribute(cast<StringAttr>(text).getValue(), op->getContext()));
  if (!attributes)
    return "the attributes of a stand-in do not parse";
  replace(op, cast<StringAttr>(name).getValue(), op->getResultTypes(), attributes);
  return "";
}

static std::string textOf(Attribute attribute) {
  std::string text;
  if (attribute)
    llvm::raw_string_ostream(text) << attribute;
  return text;
}

/// arith.addi {overflowFlags = #arith.overflow<none>}   ->   arith.addi
static std::string overflowToOld(Operation *op) {
  if (textOf(op->getDiscardableAttr("overflowFlags")) != "#arith.overflow<none>")
    return op->getDiscardableAttr("overflowFlags") ? standIn(op) : "";
  op->removeDiscardableAttr("overflowFlags");
  return "";
}

/// vector.print %0 {punctuation = #vector.punctuation<newline>}   ->   vector.print %0
static std::string printToOld(Operation *op) {
  bool plain = op->getNumOperands() == 1 &&
               textOf(op->getDiscardableAttr("punctuation")) == "#vector.punctuation<newline>";
  if (!plain)
    return standIn(op);
  op->removeDiscardableAttr("punctuation");
  return "";
}

//===--- Numbers of arith::AtomicRMWKind ----------------------------------===//

namespace {
/// In our version's order: addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf,
/// minnumf, mins, minu, mulf, muli, ori, xori. -1: there is none.
using Kinds = std::array<int, 16>;
} // namespace
static constexpr Kinds kKinds19 = {0, 1, 12, 2, 3, 13, 4, 5, 6, 14, 7, 8, 9, 10, 11, -1};
static constexpr Kinds kKinds16 = {0, 1, 12, 2, 3, -1, 4, 5, 6, -1, 7, 8, 9, 10, 11, -1};

template <const Kinds &kinds> static Attribute kindToOld(IntegerAttr kind) {
  uint64_t number = kind.getValue().getZExtValue();
  if (number >= kinds.size() || kinds[number] < 0)
    return nullptr;
  return IntegerAttr::get(kind.getType(), kinds[number]);
}
template <const Kinds &kinds> static Attribute kindFromOld(IntegerAttr kind) {
  auto *found = llvm::find(kinds, static_cast<int>(kind.getValue().getZExtValue()));
  return found == kinds.end() ? nullptr : IntegerAttr::get(kind.getType(), found - kinds.begin());
}

/// Each integer of the attribute, which is one or an array of them, through `change`.
static std::string changeKinds(Operation *op, StringRef name, Attribute (*change)(IntegerAttr)) {
  SmallVector<Attribute> changed;
  Attribute attribute = op->getDiscardableAttr(name);
  auto array = dyn_cast_or_null<ArrayAttr>(attribute);
  for (Attribute each : array ? array.getValue() : ArrayRef<Attribute>(attribute)) {
    auto kind = dyn_cast_or_null<IntegerAttr>(each);
    changed.push_back(kind ? change(kind) : nullptr);
    if (!changed.back())
      return "'" + op->getName().getStringRef().str() + "' is of a kind that is not there";
  }
  op->setDiscardableAttr(name, array ? ArrayAttr::get(op->getContext(), changed) : changed.front());
  return "";
}
/// kind = 7 : i64   <->   kind = 5 : i64
template <const Kinds &kinds> static std::string atomicToOld(Operation *op) {
  return changeKinds(op, "kind", kindToOld<kinds>);
}
template <const Kinds &kinds> static std::string atomicFromOld(Operation *op) {
  return changeKinds(op, "kind", kindFromOld<kinds>);
}
/// reductions = [7]   <->   reductions = [5]
template <const Kinds &kinds> static std::string affineParallelToOld(Operation *op) {
  return changeKinds(op, "reductions", kindToOld<kinds>);
}
template <const Kinds &kinds> static std::string affineParallelFromOld(Operation *op) {
  return changeKinds(op, "reductions", kindFromOld<kinds>);
}

//===--- scf.parallel -----------------------------------------------------===//

/// scf.reduce(%0, %1) {r0}, {r1}   <->   scf.reduce(%0) {r0}   scf.reduce(%1) {r1}   scf.yield
static std::string reduceToOld(Operation *op) {
  if (op->getNumRegions() != op->getNumOperands())
    return "";
  OpBuilder builder(op);
  for (auto [region, value] : llvm::zip_equal(op->getRegions(), op->getOperands())) {
    OperationState state(op->getLoc(), "scf.reduce", value, TypeRange());
    state.addRegion()->takeBody(region);
    builder.create(state);
  }
  builder.create(OperationState(op->getLoc(), "scf.yield"));
  op->erase();
  return "";
}
static std::string parallelFromOld(Operation *op) {
  if (op->getNumRegions() != 1 || op->getRegion(0).empty() || op->getRegion(0).front().empty())
    return "";
  Operation *yield = &op->getRegion(0).front().back();
  OperationState state(yield->getLoc(), "scf.reduce");
  SmallVector<Operation *> old;
  for (Operation &nested : op->getRegion(0).front())
    if (nested.getName().getStringRef() == "scf.reduce" && nested.getNumRegions() == 1) {
      state.addOperands(nested.getOperands());
      state.addRegion()->takeBody(nested.getRegion(0));
      old.push_back(&nested);
    }
  OpBuilder(yield).create(state);
  for (Operation *nested : old)
    nested->erase();
  yield->erase();
  return "";
}

/// Its blocks' contents as names live on: resources are no part of the text that is handed over.
static std::string refuseResources(Operation *op) {
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    if (isa<DenseResourceElementsAttr>(attribute.getValue()))
      return "'" + op->getName().getStringRef().str() + "' has a dense resource";
  return "";
}

/// linalg.map ins(%a) outs(%o):  ^bb(%in, %out)   <->   ^bb(%in)
static std::string mapToOld(Operation *op) {
  Block *mapper =
      op->getNumRegions() && !op->getRegion(0).empty() ? &op->getRegion(0).front() : nullptr;
  if (!mapper || mapper->getNumArguments() != op->getNumOperands())
    return "";
  BlockArgument out = mapper->getArguments().back();
  if (!out.use_empty())
    return "'linalg.map' reads its init, which its region did not get";
  mapper->eraseArgument(out.getArgNumber());
  return "";
}
static std::string mapFromOld(Operation *op) {
  Block *mapper =
      op->getNumRegions() && !op->getRegion(0).empty() ? &op->getRegion(0).front() : nullptr;
  if (!mapper || mapper->getNumArguments() + 1 != op->getNumOperands())
    return "";
  auto init = dyn_cast<ShapedType>(op->getOperands().back().getType());
  if (init)
    mapper->addArgument(init.getElementType(), op->getLoc());
  return "";
}

/// %1 = memref.assume_alignment %0, 16        <->   memref.assume_alignment %0, 16
static std::string assumeAlignmentToOld(Operation *op) {
  if (op->getNumResults() != 1)
    return "";
  op->getResult(0).replaceAllUsesWith(op->getOperand(0));
  replace(op, op->getName().getStringRef(), {}, op->getDiscardableAttrDictionary());
  return "";
}
static std::string assumeAlignmentFromOld(Operation *op) {
  if (op->getNumResults() != 0)
    return "";
  replace(op, op->getName().getStringRef(), op->getOperand(0).getType(),
          op->getDiscardableAttrDictionary());
  return "";
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

VersionTable::VersionTable(std::vector<VersionRow> rows) {
  for (VersionRow &row : rows)
    (row.op.empty() ? anyOp_ : byOp_[row.op]).push_back(row);
}

std::string VersionTable::apply(Operation *op, unsigned version, Direction direction) const {
  auto applyAll = [&](ArrayRef<VersionRow> rows) -> std::string {
    for (const VersionRow &row : rows) {
      VersionRow::Change change = direction == Direction::ToOld ? row.toOld : row.fromOld;
      if (!change || version > row.lastOld || version < row.firstOld)
        continue;
      if (std::string why = change(op); !why.empty())
        return why;
    }
    return "";
  };
  if (std::string why = applyAll(anyOp_); !why.empty())
    return why;
  // Last, since they may replace the op; there is one for each op.
  auto found = byOp_.find(op->getName().getStringRef());
  return found == byOp_.end() ? "" : applyAll(found->second);
}

const VersionTable &versionTable() {
  static const VersionTable table({
      {19, 1, "", refuseResources, nullptr},
      {19, 1, "linalg.map", mapToOld, mapFromOld},
      {19, 1, "memref.assume_alignment", assumeAlignmentToOld, assumeAlignmentFromOld},
      {19, 17, "memref.atomic_rmw", atomicToOld<kKinds19>, atomicFromOld<kKinds19>},
      {19, 17, "affine.parallel", affineParallelToOld<kKinds19>, affineParallelFromOld<kKinds19>},
      {16, 1, "memref.atomic_rmw", atomicToOld<kKinds16>, atomicFromOld<kKinds16>},
      {16, 1, "affine.parallel", affineParallelToOld<kKinds16>, affineParallelFromOld<kKinds16>},
      {16, 1, "", segmentsToOld, segmentsFromOld},
      {16, 1, "", overflowToOld, nullptr},
      {16, 1, "vector.print", printToOld, nullptr},
      {16, 1, "scf.reduce", reduceToOld, nullptr},
      {16, 1, "scf.parallel", nullptr, parallelFromOld},
      {16, 1, kStandIn, nullptr, standInBack},
  });
  return table;
}

} // namespace freehold
