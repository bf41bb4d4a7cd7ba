//===- MatchedExact.cpp - What values are made of, op by op ---------------===//
// Two values of one exact class are equal and poison in the same executions. A value of the target that is the source's, and
// no more poison, takes the class of that one: what is made of it then has no more poison than what the source makes
// of its own.
//===----------------------------------------------------------------------===//
#include "smt/validate/MatchedOps.h"
#include "smt/validate/MovedElements.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/IR/Matchers.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

/// The class of a result that is made of moved elements of operands with these classes; 0 if it is not, or one of
/// these is not known.
ValueClass MatchedOps::elementsClass(OpResult result, llvm::function_ref<ValueClass(Value)> of) {
  auto origins = movedElements(result);
  if (!origins)
    return 0;
  std::vector<ValueClass> elements;
  for (const ElementOrigin &origin : *origins) {
    Type from = origin.operand.getType();
    ValueClass known = of(origin.operand);
    if (!known)
      return 0;
    elements.push_back(isa<VectorType>(from) ? classes_.elementOf(from, known, origin.number)
                                             : known);
  }
  return isa<VectorType>(result.getType())
             ? classes_.ofElements(result.getType(), std::move(elements))
             : elements.front();
}

/// An affine op has poison where a step overflows, or an operand that it uses is poison. So it does not matter how many ops
/// compute the steps.
ValueClass MatchedOps::affineExact(Related &related, Side side, unsigned frame, OpResult result) {
  Operation *op = result.getOwner();
  AffineMap map = isa<affine::AffineApplyOp>(op) ? cast<affine::AffineApplyOp>(op).getAffineMap()
                  : isa<affine::AffineMinOp>(op) ? cast<affine::AffineMinOp>(op).getMap()
                  : isa<affine::AffineMaxOp>(op) ? cast<affine::AffineMaxOp>(op).getMap()
                                                 : AffineMap();
  auto steps = map ? overflowsOf(related, side, frame, map, op->getOperands()) : std::nullopt;
  ValueClass value = steps ? pureClass(related, side, frame, result) : 0;
  if (!steps || !value)
    return 0;
  std::set<Term> overflows(steps->begin(), steps->end());
  std::set<ValueClass> leaves;
  for (auto [n, operand] : llvm::enumerate(op->getOperands())) {
    bool isUsed = llvm::any_of(map.getResults(), [&, number = unsigned(n)](AffineExpr expr) {
      return number < map.getNumDims() ? expr.isFunctionOfDim(number)
                                       : expr.isFunctionOfSymbol(number - map.getNumDims());
    });
    if (!isUsed)
      continue;
    ValueClass exact = exactOf(related, side, {frame, operand});
    if (!exact)
      return 0;
    auto inner = affine_.find(exact);
    if (inner == affine_.end()) {
      leaves.insert(exact);
      continue;
    }
    overflows.insert(inner->second.first.begin(), inner->second.first.end());
    leaves.insert(inner->second.second.begin(), inner->second.second.end());
  }
  overflows.erase(classes_.terms().no());
  std::set<unsigned> numbers;
  for (Term each : overflows)
    numbers.insert(each->number);
  ValueClasses::Key key = {'y', value, numbers.size()};
  llvm::append_range(key, numbers);
  llvm::append_range(key, leaves);
  ValueClass made = classes_.of(std::move(key));
  affine_.try_emplace(made, std::move(overflows), std::move(leaves));
  return made;
}

/// Made of the op and its operands' exact classes, so that it is never that of another expression.
ValueClass MatchedOps::exactClass(Related &related, Side side, unsigned frame, OpResult result) {
  Operation *op = result.getOwner();
  auto exactOf = [&](Value value) { return this->exactOf(related, side, {frame, value}); };
  if (isCertainCast(op))
    return exactOf(op->getOperand(0));
  if (Attribute constant = definedConstant(op))
    if (ValueClass known = constantClass(result.getType(), constant))
      return known;
  if (ValueClass moved = elementsClass(result, exactOf))
    return moved;
  if (ValueClass affine = affineExact(related, side, frame, result))
    return affine;
  ValueClasses::Key key = {'x', reinterpret_cast<uintptr_t>(op->getName().getAsOpaquePointer()),
                           reinterpret_cast<uintptr_t>(propertiesOf(op).getAsOpaquePointer()),
                           reinterpret_cast<uintptr_t>(result.getType().getAsOpaquePointer()),
                           result.getResultNumber()};
  std::vector<uint64_t> operands;
  for (Value operand : op->getOperands()) {
    ValueClass exact = exactOf(operand);
    if (!exact)
      return 0;
    operands.push_back(exact);
  }
  if (op->hasTrait<OpTrait::IsCommutative>())
    llvm::sort(operands);
  llvm::append_range(key, operands);
  return classes_.of(std::move(key));
}

/// A result of the target that is a value of the source, and no more poison, takes its exact class.
void MatchedOps::adoptExact(Related &related, unsigned frame, OpResult result) {
  const unsigned number = classes_.number(Side::Target, Var{frame, result});
  const SideValues &mine = related[Side::Source];
  SideValues &its = related[Side::Target];
  ValueClass known = its.values[number];
  if (!known || !result.getType().isIntOrIndexOrFloat() ||
      llvm::is_contained(mine.exact, its.exact[number]))
    return;
  for (unsigned n = 0; n < mine.values.size(); ++n) {
    Var other = mine.values[n] == known ? classes_.variable(Side::Source, n) : Var();
    if (other.value && mine.exact[n] && other.value.getType() == result.getType() &&
        hasNoMorePoison(related, other.frame, other.value, frame, result)) {
      its.exact[number] = mine.exact[n];
      return;
    }
  }
}

void MatchedOps::decideChoices(Related &related) {
  for (const auto &[key, var] : choices_) {
    const auto &[side, number] = key;
    SideValues &values = related[side];
    if (number >= values.exact.size() || !values.exact[number])
      continue;
    auto choice = cast<arith::SelectOp>(var.value.getDefiningOp());
    const Var condition{var.frame, choice.getCondition()};
    Term decides = termOf(related, side, condition);
    if (!decides || decides->sort != kBool || !isClean(related, side, condition))
      continue;
    bool isTrue = llvm::is_contained(related.facts, decides);
    if (!isTrue && !llvm::is_contained(related.facts, classes_.terms().negate(decides)))
      continue;
    const Var chosen{var.frame, isTrue ? choice.getTrueValue() : choice.getFalseValue()};
    if (ValueClass exact = exactOf(related, side, chosen))
      values.exact[number] = exact;
    values.isClean[number] = values.isClean[number] || isClean(related, side, chosen);
  }
}

} // namespace freehold::smt::safe
