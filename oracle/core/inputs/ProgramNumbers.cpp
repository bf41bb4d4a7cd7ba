//===- ProgramNumbers.cpp -------------------------------------------------===//
#include "oracle/core/inputs/ProgramNumbers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/AffineMap.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace freehold {

/// Maximum number of elements of a dense constant that are inspected.
static constexpr int64_t kElementsMax = 8;
/// Casts to wider types lose only numbers that no size of a buffer has.
static constexpr unsigned kNarrowBits = 16;

namespace {
/// What the ops of a name are. Asked of their interfaces once, since each op of a program is looked at.
struct OpKind {
  bool isConstant, isCall, isCast, isCompared, isInspected;
  /// Comparisons, divisions, minima, loops and allocations.
  bool decides;
};

class Collector {
public:
  ProgramNumbers collect(Operation *function);

private:
  /// Whether a value is compared with the number, or the like. Such numbers come first.
  enum class Use : uint8_t { Decides, Other };

  void add(int64_t number, Use use) { integers_[static_cast<size_t>(use)].push_back(number); }
  void add(double number, Use use) { floats_[static_cast<size_t>(use)].push_back(number); }
  void addConstant(Attribute value, Use use);
  void addExpression(AffineExpr expression);
  void addAttribute(Attribute attribute);
  void addWidth(Operation *cast);
  void addThresholds(Operation *op);
  OpKind kindOf(Operation *op);
  void visit(Operation *op);
  void follow(Operation *from, SymbolRefAttr symbol);

  std::vector<int64_t> integers_[2];
  std::vector<double> floats_[2];
  SmallVector<Operation *> functions_;
  llvm::SmallPtrSet<Operation *, 8> seen_;
  llvm::SmallDenseMap<OperationName, OpKind, 32> kinds_;
};
} // namespace

void Collector::addConstant(Attribute value, Use use) {
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    const APInt &bits = integer.getValue();
    if (bits.getBitWidth() > 1 && bits.getSignificantBits() <= 64)
      add(bits.getSExtValue(), use);
  } else if (auto floating = dyn_cast<FloatAttr>(value)) {
    add(floating.getValueAsDouble(), use);
  } else if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    int64_t count = dense.isSplat() ? 1 : std::min(dense.getNumElements(), kElementsMax);
    if (dense.getElementType().isIntOrIndexOrFloat())
      for (Attribute each : llvm::make_range(dense.value_begin<Attribute>(),
                                             std::next(dense.value_begin<Attribute>(), count)))
        addConstant(each, Use::Other);
  }
}

void Collector::addExpression(AffineExpr expression) {
  expression.walk([&](AffineExpr each) {
    if (auto constant = dyn_cast<AffineConstantExpr>(each))
      add(constant.getValue(), Use::Decides);
  });
}

/// Covers steps, bounds, static sizes and cases, which are attributes.
void Collector::addAttribute(Attribute attribute) {
  if (auto map = dyn_cast<AffineMapAttr>(attribute)) {
    for (AffineExpr result : map.getValue().getResults())
      addExpression(result);
  } else if (auto set = dyn_cast<IntegerSetAttr>(attribute)) {
    for (AffineExpr constraint : set.getValue().getConstraints())
      addExpression(constraint);
  } else if (auto array = dyn_cast<DenseI64ArrayAttr>(attribute)) {
    for (int64_t number : array.asArrayRef().take_front(kElementsMax))
      if (!ShapedType::isDynamic(number))
        add(number, Use::Decides);
  } else if (auto cases = dyn_cast<DenseIntElementsAttr>(attribute)) {
    addConstant(cases, Use::Decides);
  } else if (auto integer = dyn_cast<IntegerAttr>(attribute)) {
    addConstant(integer, Use::Decides);
  }
}

static bool isDecisive(Operation *op) {
  static constexpr StringLiteral kPrefixes[] = {"cmp", "div", "rem",   "ceildiv", "floordiv",
                                                "min", "max", "alloc", "shr",     "shl"};
  StringRef name = op->getName().stripDialect();
  return isa<LoopLikeOpInterface>(op) ||
         llvm::any_of(kPrefixes, [&](StringRef prefix) { return name.starts_with(prefix); });
}

/// Building the attribute dictionary of an op's properties is slow, so only that of these ops is inspected.
static bool hasNumbersAsAttributes(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name.starts_with("affine.") || name == "scf.index_switch" || name == "cf.switch" ||
         name == "memref.subview";
}

OpKind Collector::kindOf(Operation *op) {
  auto [it, isNew] = kinds_.try_emplace(op->getName());
  if (isNew)
    it->second = {
        .isConstant = op->hasTrait<OpTrait::ConstantLike>(),
        .isCall = isa<CallOpInterface>(op),
        .isCast = isa<CastOpInterface>(op),
        .isCompared =
            isa<arith::CmpIOp, arith::MinSIOp, arith::MinUIOp, arith::MaxSIOp, arith::MaxUIOp>(op),
        .isInspected = hasNumbersAsAttributes(op),
        .decides = isDecisive(op)};
  return it->second;
}

/// Adds the smallest numbers that a cast between integers cuts off or makes negative: they are the
/// only trace of the narrower width.
void Collector::addWidth(Operation *cast) {
  unsigned narrow = kNarrowBits + 1;
  for (TypeRange types : {TypeRange(cast->getOperandTypes()), TypeRange(cast->getResultTypes())})
    for (Type type : types)
      if (auto integer = dyn_cast<IntegerType>(type))
        narrow = std::min(narrow, integer.getWidth());
  if (narrow <= 1 || narrow > kNarrowBits)
    return;
  add(INT64_C(1) << narrow, Use::Decides);
  add(INT64_C(1) << (narrow - 1), Use::Decides);
}

/// The number that the ops behind a value make `number` of, which are such as subtract a constant; nothing if there are
/// none. That the bits may not have room for it does not matter here.
static std::optional<int64_t> solvedFor(Value value, int64_t number) {
  constexpr unsigned kStepsMax = 8;
  uint64_t at = number;
  bool isSolved = false;
  for (unsigned step = 0; step < kStepsMax; ++step) {
    Operation *op = value.getDefiningOp();
    if (isa_and_present<CastOpInterface>(op) && op->getNumOperands() == 1) {
      value = op->getOperand(0);
      continue;
    }
    APInt constant;
    if (!op || !isa_and_present<arith::ArithDialect>(op->getDialect()) || op->getNumOperands() != 2)
      break;
    bool isFirst = matchPattern(op->getOperand(0), m_ConstantInt(&constant));
    if ((!isFirst && !matchPattern(op->getOperand(1), m_ConstantInt(&constant))) ||
        constant.getSignificantBits() > 64)
      break;
    const uint64_t by = constant.getSExtValue();
    const auto divisor = static_cast<int64_t>(by);
    if (isa<arith::AddIOp>(op))
      at -= by;
    else if (isa<arith::SubIOp>(op))
      at = isFirst ? by - at : at + by;
    else if (isa<arith::XOrIOp>(op))
      at ^= by;
    else if (isa<arith::MulIOp>(op) && divisor > 0)
      at = static_cast<int64_t>(at) / divisor;
    else if (isa<arith::DivUIOp, arith::DivSIOp>(op) && !isFirst)
      at *= by;
    else if (isa<arith::ShRUIOp, arith::ShRSIOp>(op) && !isFirst && by < 64)
      at <<= by;
    else if (isa<arith::ShLIOp>(op) && !isFirst && by < 64)
      at = static_cast<int64_t>(at) >> by;
    else
      break;
    isSolved = true;
    value = op->getOperand(isFirst ? 1 : 0);
  }
  return isSolved ? std::optional(static_cast<int64_t>(at)) : std::nullopt;
}

/// Where x - 97 is compared with 26, numbers around 123 tell, and without signs those around 97.
void Collector::addThresholds(Operation *op) {
  auto compare = dyn_cast<arith::CmpIOp>(op);
  for (unsigned n : {0, 1}) {
    APInt constant;
    if (!matchPattern(op->getOperand(1 - n), m_ConstantInt(&constant)) ||
        constant.getBitWidth() == 1 || constant.getSignificantBits() > 64)
      continue;
    std::optional<int64_t> threshold = solvedFor(op->getOperand(n), constant.getSExtValue());
    if (!threshold)
      continue;
    add(*threshold, Use::Decides);
    bool isUnsigned = compare ? compare.getPredicate() >= arith::CmpIPredicate::ult
                              : isa<arith::MinUIOp, arith::MaxUIOp>(op);
    if (isUnsigned)
      add(*solvedFor(op->getOperand(n), 0), Use::Decides);
  }
}

void Collector::follow(Operation *from, SymbolRefAttr symbol) {
  Operation *callee = SymbolTable::lookupNearestSymbolFrom(from, symbol);
  if (callee && callee->getNumRegions() == 1 && seen_.insert(callee).second)
    functions_.push_back(callee);
}

void Collector::visit(Operation *op) {
  const OpKind kind = kindOf(op);
  if (kind.isConstant) {
    Attribute value;
    if (!matchPattern(op, m_Constant(&value)))
      return;
    if (auto symbol = dyn_cast<SymbolRefAttr>(value))
      return follow(op, symbol);
    bool isDecisive =
        llvm::any_of(op->getUsers(), [&](Operation *user) { return kindOf(user).decides; });
    return addConstant(value, isDecisive ? Use::Decides : Use::Other);
  }
  if (kind.isCall)
    if (auto symbol = dyn_cast<SymbolRefAttr>(cast<CallOpInterface>(op).getCallableForCallee()))
      follow(op, symbol);
  if (kind.isCast)
    addWidth(op);
  if (kind.isCompared)
    addThresholds(op);
  for (Type type : op->getResultTypes())
    if (auto shaped = dyn_cast<MemRefType>(type))
      for (int64_t size : shaped.getShape())
        if (!ShapedType::isDynamic(size))
          add(size, Use::Other);
  if (kind.isInspected)
    for (NamedAttribute attribute : op->getAttrDictionary())
      if (!attribute.getName().getValue().contains("egmentSizes"))
        addAttribute(attribute.getValue());
}

template <typename T> static std::vector<T> distinct(const std::vector<T> (&lists)[2]) {
  std::vector<T> result;
  for (const std::vector<T> &list : lists)
    for (T number : list)
      if (result.size() < kNumbersMax && !llvm::is_contained(result, number))
        result.push_back(number);
  return result;
}

ProgramNumbers Collector::collect(Operation *function) {
  seen_.insert(function);
  functions_.push_back(function);
  for (size_t n = 0; n < functions_.size(); ++n) {
    if (auto callable = dyn_cast<CallableOpInterface>(functions_[n]))
      for (Type type : callable.getArgumentTypes())
        if (auto shaped = dyn_cast<MemRefType>(type))
          for (int64_t size : shaped.getShape())
            if (!ShapedType::isDynamic(size))
              add(size, Use::Other);
    functions_[n]->walk([&](Operation *op) { visit(op); });
  }
  return {distinct(integers_), distinct(floats_)};
}

ProgramNumbers numbersOf(Operation *function) { return Collector().collect(function); }

} // namespace freehold
