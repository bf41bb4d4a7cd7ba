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

/// arith.maximumf   <->   arith.maxf
template <const char *name> static std::string setName(Operation *op) {
  replace(op, name, op->getResultTypes(), op->getDiscardableAttrDictionary());
  return "";
}
static constexpr char kMaxF[] = "arith.maxf", kMaximumF[] = "arith.maximumf";
static constexpr char kMinF[] = "arith.minf", kMinimumF[] = "arith.minimumf";

/// bufferization.manual_deallocation   <->   freehold.manual_deallocation
static std::string manualToOld(Operation *op) {
  rename(op, "bufferization.manual_deallocation", "freehold.manual_deallocation");
  return "";
}
static std::string manualFromOld(Operation *op) {
  rename(op, "freehold.manual_deallocation", "bufferization.manual_deallocation");
  return "";
}

static DenseI32ArrayAttr segments(Operation *op, ArrayRef<int64_t> sizes) {
  return DenseI32ArrayAttr::get(op->getContext(), SmallVector<int32_t>(sizes));
}

/// lowerBoundMap, upperBoundMap   <->   lower_bound, upper_bound
static std::string affineForToOld(Operation *op) {
  rename(op, "lowerBoundMap", "lower_bound");
  rename(op, "upperBoundMap", "upper_bound");
  op->removeDiscardableAttr("operand_segment_sizes");
  return "";
}
static std::string affineForFromOld(Operation *op) {
  rename(op, "lower_bound", "lowerBoundMap");
  rename(op, "upper_bound", "upperBoundMap");
  auto lower = dyn_cast_or_null<AffineMapAttr>(op->getDiscardableAttr("lowerBoundMap"));
  auto upper = dyn_cast_or_null<AffineMapAttr>(op->getDiscardableAttr("upperBoundMap"));
  if (!lower || !upper)
    return "'affine.for' without bounds";
  int64_t low = lower.getValue().getNumInputs(), up = upper.getValue().getNumInputs();
  op->setDiscardableAttr("operandSegmentSizes",
                         segments(op, {low, up, op->getNumOperands() - low - up}));
  return "";
}

/// memref.expand_shape %0 output_shape [4, 2]   <->   memref.expand_shape %0
static std::string expandShapeToOld(Operation *op) {
  if (op->getNumOperands() != 1)
    return "'memref.expand_shape' has an output shape of values";
  op->removeDiscardableAttr("static_output_shape");
  return "";
}
static std::string expandShapeFromOld(Operation *op) {
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  if (!type || !type.hasStaticShape())
    return "'memref.expand_shape' has no output shape";
  op->setDiscardableAttr("static_output_shape",
                         DenseI64ArrayAttr::get(op->getContext(), type.getShape()));
  return "";
}

/// scf.forall (%i) in (%n)   <->   scf.foreach_thread (%i) in (%n)
static std::string forallToOld(Operation *op) {
  auto ints = [&](StringRef name) {
    auto array = dyn_cast_or_null<DenseI64ArrayAttr>(op->getDiscardableAttr(name));
    return array ? array.asArrayRef() : ArrayRef<int64_t>();
  };
  ArrayRef<int64_t> upper = ints("staticUpperBound");
  if (any_of(ints("staticLowerBound"), [](int64_t lower) { return lower != 0; }) ||
      any_of(ints("staticStep"), [](int64_t step) { return step != 1; }))
    return "'scf.forall' does not count from 0 by 1";
  OpBuilder builder(op);
  SmallVector<Value> operands;
  auto given = op->getOperands().begin();
  for (int64_t bound : upper) {
    if (ShapedType::isDynamic(bound)) {
      operands.push_back(*given++);
      continue;
    }
    OperationState constant(op->getLoc(), "arith.constant");
    constant.addTypes(builder.getIndexType());
    constant.addAttribute("value", builder.getIndexAttr(bound));
    operands.push_back(builder.create(constant)->getResult(0));
  }
  int64_t threads = upper.size(), outs = op->getOperands().end() - given;
  operands.append(given, op->getOperands().end());
  OperationState state(op->getLoc(), "scf.foreach_thread", operands, op->getResultTypes());
  state.addAttribute("operand_segment_sizes", segments(op, {threads, outs}));
  if (Attribute mapping = op->getDiscardableAttr("mapping"))
    state.addAttribute("mapping", mapping);
  state.addRegion()->takeBody(op->getRegion(0));
  op->replaceAllUsesWith(builder.create(state));
  op->erase();
  return "";
}
static std::string forallFromOld(Operation *op) {
  auto sizes = dyn_cast_or_null<DenseI32ArrayAttr>(op->getDiscardableAttr("operandSegmentSizes"));
  if (!sizes || sizes.size() != 2)
    return "'scf.foreach_thread' without its number of threads";
  int64_t threads = sizes[0];
  Builder builder(op->getContext());
  OperationState state(op->getLoc(), "scf.forall", op->getOperands(), op->getResultTypes());
  auto statics = [&](StringRef name, int64_t value) {
    state.addAttribute(name, builder.getDenseI64ArrayAttr(SmallVector<int64_t>(threads, value)));
  };
  statics("staticLowerBound", 0);
  statics("staticUpperBound", ShapedType::kDynamic);
  statics("staticStep", 1);
  state.addAttribute("operandSegmentSizes", segments(op, {0, threads, 0, sizes[1]}));
  if (Attribute mapping = op->getDiscardableAttr("mapping"))
    state.addAttribute("mapping", mapping);
  state.addRegion()->takeBody(op->getRegion(0));
  op->replaceAllUsesWith(OpBuilder(op).create(state));
  op->erase();
  return "";
}
static constexpr char kInParallel[] = "scf.forall.in_parallel";
static constexpr char kConcurrently[] = "scf.foreach_thread.perform_concurrently";
/// scf.forall.in_parallel   <->   scf.foreach_thread.perform_concurrently
template <const char *name> static std::string setTerminator(Operation *op) {
  OperationState state(op->getLoc(), name);
  state.addRegion()->takeBody(op->getRegion(0));
  OpBuilder(op).create(state);
  op->erase();
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

/// Names after "linalg.", sorted.
static constexpr StringLiteral kStructuredAfter16[] = {
    "abs",   "add",    "ceil", "div",    "div_unsigned", "erf",  "exp",        "floor",
    "log",   "max",    "min",  "mul",    "negf",         "powf", "reciprocal", "round",
    "rsqrt", "select", "sqrt", "square", "sub",          "tanh",
};
static constexpr StringLiteral kStructuredAfter19[] = {"contract", "elementwise"};

bool VersionTable::isUnknownStructured(StringRef op, unsigned version) const {
  return op.consume_front("linalg.") &&
         (llvm::binary_search(kStructuredAfter19, op) ||
          (version <= 16 && llvm::binary_search(kStructuredAfter16, op)));
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
      {16, 1, "", manualToOld, manualFromOld},
      {16, 1, "affine.for", affineForToOld, affineForFromOld},
      {16, 1, "memref.expand_shape", expandShapeToOld, expandShapeFromOld},
      {16, 1, kMaximumF, setName<kMaxF>, nullptr},
      {16, 1, kMaxF, nullptr, setName<kMaximumF>},
      {16, 1, kMinimumF, setName<kMinF>, nullptr},
      {16, 1, kMinF, nullptr, setName<kMinimumF>},
      {16, 1, "scf.forall", forallToOld, nullptr},
      {16, 1, "scf.foreach_thread", nullptr, forallFromOld},
      {16, 1, kInParallel, setTerminator<kConcurrently>, nullptr},
      {16, 1, kConcurrently, nullptr, setTerminator<kInParallel>},
      {16, 1, "arith.maxnumf", standIn, nullptr},
      {16, 1, "arith.minnumf", standIn, nullptr},
      {16, 1, "vector.deinterleave", standIn, nullptr},
      {16, 1, "vector.extract", standIn, nullptr},
      {16, 1, "vector.from_elements", standIn, nullptr},
      {16, 1, "vector.insert", standIn, nullptr},
      {16, 1, "vector.interleave", standIn, nullptr},
      {16, 1, "vector.shuffle", standIn, nullptr},
      {16, 1, "vector.step", standIn, nullptr},
      {16, 1, "vector.transpose", standIn, nullptr},
      {16, 1, "scf.reduce", reduceToOld, nullptr},
      {16, 1, "scf.parallel", nullptr, parallelFromOld},
      {16, 1, kStandIn, nullptr, standInBack},
  });
  return table;
}

} // namespace freehold
