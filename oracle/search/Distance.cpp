//===- Distance.cpp -------------------------------------------------------===//
#include "oracle/search/Distance.h"

#include "oracle/core/inputs/Format.h"
#include "oracle/search/Relevance.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;

namespace freehold::search {

/// Conditions are looked through to this depth.
static constexpr unsigned kDepthMax = 8;

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

FrameValues::FrameValues(const interp::Machine &machine, Operation *at) : machine_(machine) {
  for (; at && !function_; at = at->getParentOp())
    if (auto known = machine.module.functionNumbers.find(at);
        known != machine.module.functionNumbers.end())
      function_ = machine.module.functions[known->second].get();
}

const uint64_t *FrameValues::words(Value value) const {
  if (!function_ || !machine_.words)
    return nullptr;
  auto known = function_->registers.find(value);
  return known == function_->registers.end() ? nullptr : machine_.words + known->second.at;
}

std::optional<int64_t> FrameValues::integer(Value value) const {
  unsigned bits = bitsOf(value.getType());
  const uint64_t *found = value.getType().isIntOrIndex() && bits <= 64 ? words(value) : nullptr;
  if (!found)
    return std::nullopt;
  return bits == 1 ? static_cast<int64_t>(*found & 1) : llvm::SignExtend64(*found, bits);
}

std::optional<double> FrameValues::real(Value value) const {
  auto type = dyn_cast<FloatType>(value.getType());
  const uint64_t *found = type && bitsOf(type) ? words(value) : nullptr;
  if (!found)
    return std::nullopt;
  bool isLossy;
  llvm::APFloat number = readFloat(found, type.getFloatSemantics());
  number.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &isLossy);
  return number.convertToDouble();
}

std::vector<int64_t> FrameValues::sizes(Value memref) const {
  auto type = dyn_cast<MemRefType>(memref.getType());
  const uint64_t *found = type ? words(memref) : nullptr;
  if (!found)
    return {};
  const auto *first = reinterpret_cast<const int64_t *>(found + interp::kSizes);
  return {first, first + type.getRank()};
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

/// Relations between two numbers.
enum class Relation : uint8_t { Eq, Ne, Lt, Le };

/// Returns by how much `a` misses the relation to `b`; `unit` is added where equal is not enough.
static double miss(Relation relation, double a, double b, double unit) {
  double apart = std::abs(a - b);
  if (std::isnan(apart))
    return kUnknownDistance;
  switch (relation) {
  case Relation::Eq:
    return apart;
  case Relation::Ne:
    return apart == 0 ? unit : 0;
  case Relation::Lt:
    return a < b ? 0 : apart + unit;
  case Relation::Le:
    return a <= b ? 0 : apart;
  }
  llvm_unreachable("a relation without a row");
}

namespace {
struct Comparison {
  Relation relation;
  bool isSwapped;
};
} // namespace

static Comparison negated(Comparison comparison) {
  switch (comparison.relation) {
  case Relation::Eq:
    return {Relation::Ne, comparison.isSwapped};
  case Relation::Ne:
    return {Relation::Eq, comparison.isSwapped};
  case Relation::Lt:
    return {Relation::Le, !comparison.isSwapped};
  case Relation::Le:
    return {Relation::Lt, !comparison.isSwapped};
  }
  llvm_unreachable("a relation without a row");
}

static double missOf(Comparison comparison, bool wanted, double lhs, double rhs, double unit) {
  Comparison asked = wanted ? comparison : negated(comparison);
  return asked.isSwapped ? miss(asked.relation, rhs, lhs, unit)
                         : miss(asked.relation, lhs, rhs, unit);
}

/// Predicates of arith.cmpi and index.cmp in their common order: eq, ne, slt, sle, sgt, sge, and
/// the last four unsigned. Unsigned ones are taken for signed ones: numbers near each other are.
static Comparison integerComparison(uint64_t predicate) {
  static constexpr Comparison rows[] = {{Relation::Eq, false}, {Relation::Ne, false},
                                        {Relation::Lt, false}, {Relation::Le, false},
                                        {Relation::Lt, true},  {Relation::Le, true}};
  return rows[predicate < 6 ? predicate : predicate - 4];
}

static std::optional<Comparison> indexComparison(index::IndexCmpPredicate predicate) {
  using enum index::IndexCmpPredicate;
  switch (predicate) {
  case EQ:
    return Comparison{Relation::Eq, false};
  case NE:
    return Comparison{Relation::Ne, false};
  case SLT:
  case ULT:
    return Comparison{Relation::Lt, false};
  case SLE:
  case ULE:
    return Comparison{Relation::Le, false};
  case SGT:
  case UGT:
    return Comparison{Relation::Lt, true};
  case SGE:
  case UGE:
    return Comparison{Relation::Le, true};
  }
  return std::nullopt;
}

static std::optional<Comparison> floatComparison(arith::CmpFPredicate predicate) {
  using enum arith::CmpFPredicate;
  switch (predicate) {
  case OEQ:
  case UEQ:
    return Comparison{Relation::Eq, false};
  case ONE:
  case UNE:
    return Comparison{Relation::Ne, false};
  case OLT:
  case ULT:
    return Comparison{Relation::Lt, false};
  case OLE:
  case ULE:
    return Comparison{Relation::Le, false};
  case OGT:
  case UGT:
    return Comparison{Relation::Lt, true};
  case OGE:
  case UGE:
    return Comparison{Relation::Le, true};
  default:
    return std::nullopt;
  }
}

static double distance(Value condition, bool wanted, const FrameValues &values, unsigned depth);

/// Both must be `wanted`, or one of them.
static double combined(Value a, Value b, bool wanted, bool both, const FrameValues &values,
                       unsigned depth) {
  double first = distance(a, wanted, values, depth), second = distance(b, wanted, values, depth);
  return both ? first + second : std::min(first, second);
}

static std::optional<double> distanceOfDefinition(Operation *op, bool wanted,
                                                  const FrameValues &values, unsigned depth) {
  using Result = std::optional<double>;
  auto integers = [&](Value lhs, Value rhs, Comparison comparison) -> Result {
    auto a = values.integer(lhs), b = values.integer(rhs);
    if (!a || !b)
      return std::nullopt;
    return missOf(comparison, wanted, static_cast<double>(*a), static_cast<double>(*b), 1);
  };
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case([&](arith::CmpIOp cmp) {
        return integers(cmp.getLhs(), cmp.getRhs(),
                        integerComparison(static_cast<uint64_t>(cmp.getPredicate())));
      })
      .Case([&](index::CmpOp cmp) -> Result {
        auto comparison = indexComparison(cmp.getPred());
        return comparison ? integers(cmp.getLhs(), cmp.getRhs(), *comparison) : std::nullopt;
      })
      .Case([&](arith::CmpFOp cmp) -> Result {
        auto comparison = floatComparison(cmp.getPredicate());
        auto a = values.real(cmp.getLhs()), b = values.real(cmp.getRhs());
        if (!comparison || !a || !b)
          return std::nullopt;
        return missOf(*comparison, wanted, *a, *b, 0.5);
      })
      .Case([&](arith::AndIOp both) {
        return combined(both.getLhs(), both.getRhs(), wanted, wanted, values, depth);
      })
      .Case([&](arith::OrIOp either) {
        return combined(either.getLhs(), either.getRhs(), wanted, !wanted, values, depth);
      })
      .Case([&](arith::XOrIOp unequal) -> Result {
        auto other = values.integer(unequal.getRhs());
        if (!other)
          return std::nullopt;
        return distance(unequal.getLhs(), wanted != (*other != 0), values, depth);
      })
      .Case([&](arith::SelectOp select) -> Result {
        auto chosen = values.integer(select.getCondition());
        if (!chosen)
          return std::nullopt;
        return distance(*chosen ? select.getTrueValue() : select.getFalseValue(), wanted, values,
                        depth);
      })
      .Default([](Operation *) { return std::nullopt; });
}

static double distance(Value condition, bool wanted, const FrameValues &values, unsigned depth) {
  auto now = values.integer(condition);
  if (now && (*now != 0) == wanted)
    return 0;
  Operation *op = condition.getDefiningOp();
  if (op && depth < kDepthMax && condition.getType().isInteger(1))
    if (auto known = distanceOfDefinition(op, wanted, values, depth + 1))
      // A condition that does not hold has a distance, even if the values behind it have changed.
      return std::max(*known, 0.5);
  return kUnknownDistance;
}

double distanceOf(Value condition, bool wanted, const FrameValues &values) {
  return distance(condition, wanted, values, 0);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

SmallVector<Value> decidersOf(Operation *op) {
  return llvm::TypeSwitch<Operation *, SmallVector<Value>>(op)
      .Case([](cf::CondBranchOp branch) { return SmallVector<Value>{branch.getCondition()}; })
      .Case([](cf::SwitchOp branch) { return SmallVector<Value>{branch.getFlag()}; })
      .Case([](scf::ConditionOp end) { return SmallVector<Value>{end.getCondition()}; })
      .Case([](scf::ForOp loop) {
        return SmallVector<Value>{loop.getLowerBound(), loop.getUpperBound(), loop.getStep()};
      })
      .Default([](Operation *other) { return SmallVector<Value>(other->getOperands()); });
}

/// Returns how far the result of an op with flags is from the next number that its type does not have.
static double distanceToOverflow(Operation *op, const FrameValues &values) {
  auto first = values.integer(op->getOperand(0)), second = values.integer(op->getOperand(1));
  if (!first || !second)
    return kUnknownDistance;
  unsigned bits = bitsOf(op->getResult(0).getType());
  auto flags = cast<arith::ArithIntegerOverflowFlagsInterface>(op).getOverflowAttr().getValue();
  auto distance = [&](double a, double b, double low, double high) {
    double result = isa<arith::AddIOp>(op)   ? a + b
                    : isa<arith::SubIOp>(op) ? a - b
                    : isa<arith::MulIOp>(op) ? a * b
                                             : a * std::exp2(b);
    return std::max(0.0, std::min(result - low, high - result)) + 1;
  };
  double best = kUnknownDistance, all = std::exp2(bits);
  auto a = static_cast<double>(*first), b = static_cast<double>(*second);
  if (bitEnumContainsAny(flags, arith::IntegerOverflowFlags::nsw))
    best = distance(a, b, -all / 2, all / 2 - 1);
  auto wrapped = [&](double number) { return number < 0 ? number + all : number; };
  if (bitEnumContainsAny(flags, arith::IntegerOverflowFlags::nuw))
    best = std::min(best, distance(wrapped(a), wrapped(b), 0, all - 1));
  return best;
}

double distanceOfOther(const interp::Inst *at, bool taken, const FrameValues &values) {
  if (mayOverflow(at->op))
    return taken ? 1 : distanceToOverflow(at->op, values);
  auto ofSwitch = [&](Value flag) {
    auto now = values.integer(flag);
    if (!now)
      return kUnknownDistance;
    return taken ? 1 : std::abs(static_cast<double>(*now) - static_cast<double>(at->imm));
  };
  return llvm::TypeSwitch<Operation *, double>(at->op)
      .Case<arith::CmpIOp, index::CmpOp>([&](auto op) {
        auto first = values.integer(op.getLhs()), second = values.integer(op.getRhs());
        if (!first || !second)
          return kUnknownDistance;
        double apart = std::abs(static_cast<double>(*first) - static_cast<double>(*second));
        // Two zeros are not taken, and say nothing of how to get there.
        return taken ? 1 : apart == 0 ? kUnknownDistance : apart;
      })
      .Case([&](cf::CondBranchOp op) { return distanceOf(op.getCondition(), !taken, values); })
      .Case([&](cf::AssertOp op) { return distanceOf(op.getArg(), !taken, values); })
      .Case([&](scf::IfOp op) { return distanceOf(op.getCondition(), !taken, values); })
      .Case([&](scf::ConditionOp op) { return distanceOf(op.getCondition(), !taken, values); })
      .Case([&](cf::SwitchOp op) { return ofSwitch(op.getFlag()); })
      .Case([&](scf::IndexSwitchOp op) { return ofSwitch(op.getArg()); })
      .Case([&](scf::ForOp op) {
        auto lower = values.integer(op.getLowerBound()), upper = values.integer(op.getUpperBound());
        if (!lower || !upper)
          return kUnknownDistance;
        return std::abs(static_cast<double>(*upper) - static_cast<double>(*lower)) +
               (taken ? 0 : 1);
      })
      .Default([](Operation *) { return kUnknownDistance; });
}

/// Returns by how much the indices are out of the memref's sizes.
static double missOfAccess(Value memref, ValueRange indices, const FrameValues &values) {
  std::vector<int64_t> sizes = values.sizes(memref);
  double sum = 0;
  for (auto [size, index] : llvm::zip(sizes, indices)) {
    auto number = values.integer(index);
    if (!number)
      return kUnknownDistance;
    sum += miss(Relation::Lt, static_cast<double>(*number), static_cast<double>(size), 1) +
           miss(Relation::Le, 0, static_cast<double>(*number), 1);
  }
  return sum > 0 ? sum : kUnknownDistance;
}

static double missOfSizes(ValueRange sizes, const FrameValues &values) {
  double sum = 0;
  for (Value size : sizes)
    if (auto number = values.integer(size))
      sum += miss(Relation::Le, 0, static_cast<double>(*number), 1);
  return sum > 0 ? sum : kUnknownDistance;
}

/// Like distanceOfEnd, but only for ops whose operands tell it.
static double distanceByOperands(const interp::Inst *at, const FrameValues &values) {
  return llvm::TypeSwitch<Operation *, double>(at->op)
      .Case([&](cf::AssertOp op) { return distanceOf(op.getArg(), true, values); })
      .Case<memref::LoadOp, memref::StoreOp>(
          [&](auto op) { return missOfAccess(op.getMemRef(), op.getIndices(), values); })
      .Case<memref::AllocOp, memref::AllocaOp>(
          [&](auto op) { return missOfSizes(op.getDynamicSizes(), values); })
      .Case([&](scf::ForOp op) {
        auto step = values.integer(op.getStep());
        return step && *step <= 0 ? 1 - static_cast<double>(*step) : kUnknownDistance;
      })
      .Default([](Operation *) { return kUnknownDistance; });
}

double distanceOfEnd(const interp::Inst *at, const FrameValues &values) {
  if (!at || !at->op)
    return kUnknownDistance;
  double known = distanceByOperands(at, values);
  uint64_t missed = values.missedBy();
  return known == kUnknownDistance && missed ? static_cast<double>(missed) : known;
}

static void addNumbers(Value value, const FrameValues &values, unsigned depth,
                       std::vector<int64_t> &numbers) {
  auto add = [&](int64_t number) {
    if (!llvm::is_contained(numbers, number))
      numbers.push_back(number);
  };
  if (auto number = values.integer(value); number && !value.getType().isInteger(1))
    add(*number);
  if (auto number = values.real(value);
      number && std::abs(*number) < 1e9 && *number == std::floor(*number))
    add(static_cast<int64_t>(*number));
  llvm::for_each(values.sizes(value), add);
  Operation *op = value.getDefiningOp();
  if (op && depth > 0 && (value.getType().isInteger(1) || isa<MemRefType>(value.getType())))
    for (Value operand : op->getOperands())
      addNumbers(operand, values, depth - 1, numbers);
}

static void addCells(Value value, const FrameValues &values, unsigned depth,
                     std::vector<LoadedCell> &cells) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0 || !value.getType().isIntOrIndexOrFloat())
    return;
  auto load = dyn_cast<memref::LoadOp>(op);
  if (!load) {
    for (Value operand : op->getOperands())
      addCells(operand, values, depth - 1, cells);
    return;
  }
  auto buffer = dyn_cast<BlockArgument>(copiedFrom(load.getMemRef()));
  auto index = load.getIndices().size() == 1 ? values.integer(load.getIndices()[0]) : std::nullopt;
  if (buffer && index && *index >= 0 && *index < std::numeric_limits<unsigned>::max() &&
      buffer.getOwner()->isEntryBlock() &&
      isa<FunctionOpInterface>(buffer.getOwner()->getParentOp()))
    cells.push_back({buffer.getArgNumber(), static_cast<unsigned>(*index)});
}

std::vector<LoadedCell> cellsBehind(Operation *op, const FrameValues &values) {
  static constexpr unsigned kDepth = 5;
  std::vector<LoadedCell> cells;
  for (Value value : decidersOf(op))
    addCells(value, values, kDepth, cells);
  return cells;
}

std::vector<int64_t> numbersAt(Operation *op, const FrameValues &values) {
  static constexpr unsigned kDepth = 4;
  std::vector<int64_t> numbers;
  for (Value value : decidersOf(op))
    addNumbers(value, values, kDepth, numbers);
  return numbers;
}

} // namespace freehold::search
