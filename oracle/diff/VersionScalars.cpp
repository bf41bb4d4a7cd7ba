//===- VersionScalars.cpp ------------------------------------------------===//
#include "oracle/diff/VersionRows.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace freehold {

static constexpr const char *kStandIn = "freehold.stand_in";

/// "d.new"(%0) {a = #d.b}   <->   "freehold.stand_in"(%0) {op = "d.new", attributes = "{a = #d.b}"}
/// For ops on scalars and vectors only, which clone-based deallocation ignores.
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
  auto name = dyn_cast_or_null<StringAttr>(op->getDiscardableAttr("op"));
  auto text = dyn_cast_or_null<StringAttr>(op->getDiscardableAttr("attributes"));
  auto attributes = dyn_cast_or_null<DictionaryAttr>(
      text ? parseAttribute(text.getValue(), op->getContext()) : Attribute());
  if (!name || !attributes)
    return "a stand-in is not what it was";
  replace(op, name.getValue(), op->getResultTypes(), attributes);
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

/// vector.shuffle {mask = array<i64: 0, 1>}   <->   {mask = [0, 1]}
static std::string shuffleToOld(Operation *op) {
  if (auto mask = dyn_cast_or_null<DenseI64ArrayAttr>(op->getDiscardableAttr("mask")))
    op->setDiscardableAttr("mask", Builder(op->getContext()).getI64ArrayAttr(mask));
  return "";
}
static std::string shuffleFromOld(Operation *op) {
  SmallVector<int64_t> mask;
  if (auto old = dyn_cast_or_null<ArrayAttr>(op->getDiscardableAttr("mask")))
    for (Attribute each : old)
      if (auto number = dyn_cast<IntegerAttr>(each))
        mask.push_back(number.getValue().getSExtValue());
  op->setDiscardableAttr("mask", DenseI64ArrayAttr::get(op->getContext(), mask));
  return "";
}

//===--- Numbers of arith::AtomicRMWKind ----------------------------------===//

namespace {
/// In the order of our version: addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf,
/// minnumf, mins, minu, mulf, muli, ori, xori. -1 if the old version has none.
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

/// Applies `change` to each integer of the attribute, which is one integer or an array of them.
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

void addScalarRows(VersionRows &rows) {
  rows.insert(rows.end(),
              {
                  {19, 17, "memref.atomic_rmw", atomicToOld<kKinds19>, atomicFromOld<kKinds19>},
                  {19, 17, "affine.parallel", affineParallelToOld<kKinds19>,
                   affineParallelFromOld<kKinds19>},
                  {16, 1, "memref.atomic_rmw", atomicToOld<kKinds16>, atomicFromOld<kKinds16>},
                  {16, 1, "affine.parallel", affineParallelToOld<kKinds16>,
                   affineParallelFromOld<kKinds16>},
                  {19, 1, "vector.shuffle", shuffleToOld, shuffleFromOld},
                  {16, 1, kMaximumF, setName<kMaxF>, nullptr},
                  {16, 1, kMaxF, nullptr, setName<kMaximumF>},
                  {16, 1, kMinimumF, setName<kMinF>, nullptr},
                  {16, 1, kMinF, nullptr, setName<kMinimumF>},
                  {16, 1, "vector.print", printToOld, nullptr},
                  {16, 1, kStandIn, nullptr, standInBack},
              });
  for (StringRef op : {"arith.addi", "arith.muli", "arith.shli", "arith.subi", "arith.trunci"})
    rows.push_back({16, 1, op, overflowToOld, nullptr});
  for (StringRef op : {"arith.maxnumf", "arith.minnumf", "vector.deinterleave", "vector.extract",
                       "vector.from_elements", "vector.insert", "vector.interleave", "vector.step",
                       "vector.transpose"})
    rows.push_back({16, 1, op, standIn, nullptr});
}

} // namespace freehold
