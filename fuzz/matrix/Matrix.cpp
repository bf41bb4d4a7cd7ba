//===- Matrix.cpp ---------------------------------------------------------===//
#include "fuzz/matrix/Matrix.h"

#include "fuzz/matrix/Ods.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace freehold::matrix {

//===----------------------------------------------------------------------===//
// Kinds of values and types
//===----------------------------------------------------------------------===//

static constexpr const char *kOrigins[] = {"argument", "alloc",  "stack",  "view",
                                           "select",   "block",  "region", "carried",
                                           "global",   "loaded", "call"};
static constexpr const char *kTypes[] = {"static", "dynamic",  "rank zero", "strided",
                                         "offset", "in space", "unranked"};
static constexpr const char *kElements[] = {
    "i1",  "narrow int", "i8",  "i16", "i32",         "i64",     "wide int", "index",
    "f16", "bf16",       "f32", "f64", "small float", "complex", "vector",   "memref"};
static constexpr const char *kPlaces[] = {"top", "nested", "deep", "block"};
/// Regions around an op that is deep in them.
static constexpr unsigned kDeep = 3;

/// Returns one of kOrigins, or "" for an origin that has no rows, such as a cast from another dialect's type.
static StringRef originOf(Value memref) {
  if (auto argument = dyn_cast<BlockArgument>(memref)) {
    if (!argument.getOwner()->isEntryBlock())
      return "block";
    return isa<FunctionOpInterface>(argument.getOwner()->getParentOp()) ? "argument" : "carried";
  }
  Operation *op = memref.getDefiningOp();
  if (auto view = dyn_cast<ViewLikeOpInterface>(op); view && view.getViewDest() == memref)
    return "view";
  if (isa<CallOpInterface>(op))
    return "call";
  if (op->getNumRegions())
    return "region";
  StringRef name = op->getName().getStringRef();
  if (name == "arith.select")
    return "select";
  if (name == "memref.get_global")
    return "global";
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects)
    return "";
  SmallVector<MemoryEffects::EffectInstance> all;
  effects.getEffects(all);
  for (auto &effect : all)
    if (isa<MemoryEffects::Allocate>(effect.getEffect()))
      return isa<SideEffects::AutomaticAllocationScopeResource>(effect.getResource()) ? "stack"
                                                                                      : "alloc";
  return effects.hasEffect<MemoryEffects::Read>() ? "loaded" : "";
}

/// Whether the type is of the kind, which is one of kTypes.
static bool isOfKind(BaseMemRefType type, StringRef kind) {
  if (kind == "in space")
    return static_cast<bool>(type.getMemorySpace());
  auto ranked = dyn_cast<MemRefType>(type);
  if (!ranked || kind == "unranked")
    return !ranked && kind == "unranked";
  if (kind == "static" || kind == "dynamic")
    return ranked.hasStaticShape() == (kind == "static");
  if (kind == "rank zero")
    return ranked.getRank() == 0;
  if (kind == "strided")
    return !ranked.getLayout().isIdentity();
  int64_t offset = 0;
  SmallVector<int64_t> strides;
  return succeeded(ranked.getStridesAndOffset(strides, offset)) && offset != 0;
}

/// Returns one of kElements, or "".
static StringRef elementOf(BaseMemRefType memref) {
  Type type = memref.getElementType();
  if (auto integer = dyn_cast<IntegerType>(type)) {
    switch (unsigned width = integer.getWidth()) {
    case 1:
      return "i1";
    case 8:
      return "i8";
    case 16:
      return "i16";
    case 32:
      return "i32";
    case 64:
      return "i64";
    default:
      return width < 32 ? "narrow int" : "wide int";
    }
  }
  if (type.isF16())
    return "f16";
  if (type.isBF16())
    return "bf16";
  if (type.isF32())
    return "f32";
  if (type.isF64())
    return "f64";
  return isa<FloatType>(type)        ? "small float"
         : isa<IndexType>(type)      ? "index"
         : isa<ComplexType>(type)    ? "complex"
         : isa<VectorType>(type)     ? "vector"
         : isa<BaseMemRefType>(type) ? "memref"
                                     : "";
}

static StringRef countWord(size_t count) {
  return count == 0 ? "none" : count == 1 ? "one" : "many";
}

/// The name under which an op's operands and places are counted.
static StringRef groupOf(StringRef op) { return op.starts_with("linalg.") ? "linalg.*" : op; }

static bool hasPlaces(const Op &op) {
  return !op.regions.empty() ||
         llvm::any_of(op.operands, [](const Operand &each) { return each.memrefKind > 0; });
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void Matrix::addRow(std::string name) {
  if (index_.try_emplace(name, rows_.size()).second)
    rows_.push_back({std::move(name)});
}

static std::vector<std::string> rowsOf(const Attribute &attribute) {
  std::vector<std::string> rows;
  for (const Attribute::Word &word : attribute.words)
    rows.push_back(word.text);
  if (attribute.words.empty() && attribute.mayBeAbsent)
    rows.push_back("set");
  if (attribute.mayBeAbsent && !*attribute.defaultWord)
    rows.push_back("absent");
  return rows;
}

static std::vector<std::string> rowsOf(const Operand &operand) {
  std::vector<std::string> rows;
  if (operand.arity != Arity::One)
    rows.insert(rows.end(), {"none", "one"});
  if (operand.arity == Arity::Variadic)
    rows.push_back("many");
  if (!operand.memrefKind)
    return rows;
  for (const char *origin : kOrigins)
    rows.push_back(std::string("from ") + origin);
  for (StringRef type : kTypes)
    if (type != "unranked" || operand.memrefKind > 1)
      rows.push_back(type.str());
  return rows;
}

static std::vector<std::string> rowsOf(const Region &region, bool isSingleBlock) {
  std::vector<std::string> rows;
  if (region.mayBeEmpty)
    rows = {"empty", "one"};
  if (region.mayHaveBlocks && !isSingleBlock)
    rows.push_back("many");
  return rows;
}

Matrix::Matrix() {
  std::unique_ptr<MLIRContext> context = makeContext();
  context->loadAllAvailableDialects();
  std::vector<std::string> parents;
  for (const Op &op : ops())
    if (!op.regions.empty() && !llvm::is_contained(parents, groupOf(op.name)))
      parents.push_back(groupOf(op.name).str());
  for (const Op &op : ops()) {
    const std::string group = groupOf(op.name).str();
    auto info = RegisteredOperationName::lookup(op.name, context.get());
    bool isSingleBlock = info && info->hasTrait<OpTrait::SingleBlock>();
    addRow(op.name);
    for (const Attribute &each : op.attributes)
      for (const std::string &row : rowsOf(each))
        addRow(std::string(op.name) + " " + each.name + ": " + row);
    for (const Operand &each : op.operands)
      for (const std::string &row : rowsOf(each))
        addRow(group + " " + each.name + ": " + row);
    // The regions of structured ops are single blocks by their interface.
    for (const Region &each : op.regions)
      for (const std::string &row : rowsOf(each, isSingleBlock))
        if (group == op.name)
          addRow(group + " " + each.name + ": " + row);
    bool isFunction = info && info->hasInterface<FunctionOpInterface>();
    if (hasPlaces(op) && !isFunction)
      for (const char *place : kPlaces)
        addRow(group + " at: " + place);
    if (!op.regions.empty() && !isFunction)
      for (const std::string &parent : parents)
        addRow(group + " in: " + parent);
  }
  for (const char *element : kElements)
    addRow(std::string("element: ") + element);
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

namespace {
/// Finds the rows of one program.
class Walk {
public:
  Walk(const llvm::StringMap<unsigned> &index, llvm::BitVector &seen)
      : index_(index), seen_(seen) {}
  void visit(Operation *op);

private:
  void say(const Twine &row) {
    SmallString<128> buffer;
    if (auto it = index_.find(row.toStringRef(buffer)); it != index_.end())
      seen_.set(it->second);
  }
  void attribute(Operation *op, const Attribute &declared);
  void operands(Operation *op, const Op &declared);
  void operand(const Twine &name, const Operand &declared, ValueRange values);
  void regions(Operation *op, const Op &declared);
  void places(Operation *op, StringRef group);
  void elements(TypeRange types);

  const llvm::StringMap<unsigned> &index_;
  llvm::BitVector &seen_;
};
} // namespace

static const Op *findOp(StringRef name) {
  static const llvm::StringMap<const Op *> table = [] {
    llvm::StringMap<const Op *> made;
    for (const Op &op : ops())
      made[op.name] = &op;
    return made;
  }();
  return table.lookup(name);
}

/// Returns the words of an enum or boolean that hold: several for flags.
static SmallVector<std::string> wordsOf(mlir::Attribute value, const Attribute &declared) {
  SmallVector<std::string> found;
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    APInt number = integer.getValue();
    for (const Attribute::Word &word : declared.words)
      if (APInt(64, word.value) == number.zextOrTrunc(64))
        found.push_back(word.text);
    return found;
  }
  // #arith.overflow<nsw, nuw>
  std::string text;
  llvm::raw_string_ostream(text) << value;
  StringRef inner = StringRef(text).split('<').second.rsplit('>').first;
  for (StringRef word : llvm::split(inner, ','))
    found.push_back(word.trim().str());
  return found;
}

void Walk::attribute(Operation *op, const Attribute &declared) {
  std::string prefix = (op->getName().getStringRef() + " " + declared.name + ": ").str();
  mlir::Attribute value = op->getInherentAttr(declared.name).value_or(nullptr);
  if (!value)
    return say(prefix + (*declared.defaultWord ? declared.defaultWord : "absent"));
  if (declared.words.empty())
    return say(prefix + "set");
  for (const std::string &word : wordsOf(value, declared))
    say(prefix + word);
}

void Walk::operand(const Twine &name, const Operand &declared, ValueRange values) {
  std::string prefix = name.str();
  if (declared.arity != Arity::One)
    say(prefix + countWord(values.size()));
  for (Value value : values) {
    auto type = dyn_cast<BaseMemRefType>(value.getType());
    if (!type)
      continue;
    say(prefix + "from " + originOf(value));
    for (StringRef kind : kTypes)
      if (isOfKind(type, kind))
        say(prefix + kind);
  }
}

void Walk::operands(Operation *op, const Op &declared) {
  StringRef group = groupOf(declared.name);
  DenseI32ArrayAttr segments;
  if (declared.hasSegments)
    segments = dyn_cast_or_null<DenseI32ArrayAttr>(
        op->getInherentAttr("operandSegmentSizes").value_or(nullptr));
  // Otherwise all operands of variable number have the same one, or there is just one such.
  unsigned fixed = llvm::count_if(declared.operands,
                                  [](const Operand &each) { return each.arity == Arity::One; });
  unsigned variable = declared.operands.size() - fixed, first = 0;
  for (auto [n, each] : llvm::enumerate(declared.operands)) {
    unsigned size = 1;
    if (segments && n < static_cast<size_t>(segments.size()))
      size = segments[n];
    else if (each.arity != Arity::One)
      size = (op->getNumOperands() - fixed) / variable;
    operand(group + " " + each.name + ": ", each, op->getOperands().slice(first, size));
    first += size;
  }
}

void Walk::regions(Operation *op, const Op &declared) {
  for (auto [n, region] : llvm::enumerate(op->getRegions())) {
    // The last declared region may be variadic.
    const Region &each = declared.regions[std::min(n, declared.regions.size() - 1)];
    size_t blocks = llvm::range_size(region);
    say(Twine(declared.name) + " " + each.name + ": " +
        (blocks == 0 ? "empty" : countWord(blocks)));
  }
}

void Walk::places(Operation *op, StringRef group) {
  unsigned depth = 0;
  for (Operation *parent = op->getParentOp(); parent && !isa<FunctionOpInterface>(parent);
       parent = parent->getParentOp())
    ++depth;
  say(group + " at: " + (depth == 0 ? "top" : "nested"));
  if (depth >= kDeep)
    say(group + " at: deep");
  if (op->getBlock() && !op->getBlock()->isEntryBlock())
    say(group + " at: block");
  if (op->getNumRegions() && op->getParentOp())
    say(group + " in: " + groupOf(op->getParentOp()->getName().getStringRef()));
}

void Walk::elements(TypeRange types) {
  for (Type type : types)
    if (auto memref = dyn_cast<BaseMemRefType>(type))
      say("element: " + elementOf(memref));
}

void Walk::visit(Operation *op) {
  elements(op->getResultTypes());
  for (mlir::Region &region : op->getRegions())
    for (Block &block : region)
      elements(block.getArgumentTypes());
  const Op *declared = findOp(op->getName().getStringRef());
  if (!declared)
    return;
  say(declared->name);
  for (const Attribute &each : declared->attributes)
    attribute(op, each);
  operands(op, *declared);
  if (!declared->regions.empty())
    regions(op, *declared);
  if (hasPlaces(*declared))
    places(op, groupOf(declared->name));
}

void Matrix::add(ModuleOp module, Source source) {
  llvm::BitVector seen(rows_.size());
  Walk walk(index_, seen);
  module->walk([&](Operation *op) { walk.visit(op); });
  for (unsigned row : seen.set_bits())
    ++(source == Source::Generated ? rows_[row].generated : rows_[row].corpus);
}

} // namespace freehold::matrix
