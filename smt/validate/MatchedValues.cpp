//===- MatchedValues.cpp - Which values of both are equal -----------------===//
#include "smt/validate/DefinedOps.h"
#include "smt/validate/MatchedOps.h"
#include "smt/validate/MovedElements.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

//===----------------------------------------------------------------------===//
// Ops without effects
//===----------------------------------------------------------------------===//

bool hasNoEffects(Operation *op) {
  // Each freeze of poison chooses a number of its own.
  if (isa<LLVM::FreezeOp>(op))
    return false;
  return isMemoryEffectFree(op) && !isa<memref::ReshapeOp>(op) && !op->getNumRegions() &&
         !isa<CallOpInterface>(op);
}

bool isFree(Operation *op) { return isa<memref::DeallocOp, bufferization::DeallocOp>(op); }

Attribute propertiesOf(Operation *op) {
  Attribute properties = op->getPropertiesAsAttribute();
  if (!properties)
    return op->getAttrDictionary();
  // What an op that is not registered has beside its properties is its own as well.
  return op->isRegistered()
             ? properties
             : ArrayAttr::get(op->getContext(), {properties, op->getAttrDictionary()});
}

bool covers(Type known, Type wanted) {
  if (known == wanted || isa<UnrankedMemRefType>(wanted))
    return true;
  auto from = dyn_cast<MemRefType>(known), to = dyn_cast<MemRefType>(wanted);
  SmallVector<int64_t> strides, others;
  int64_t offset = 0, other = 0;
  if (!from || !to || from.getRank() != to.getRank() ||
      failed(from.getStridesAndOffset(strides, offset)) ||
      failed(to.getStridesAndOffset(others, other)))
    return false;
  strides.push_back(offset);
  others.push_back(other);
  llvm::append_range(strides, from.getShape());
  llvm::append_range(others, to.getShape());
  return llvm::all_of(llvm::zip_equal(strides, others), [](const auto &both) {
    return ShapedType::isDynamic(std::get<1>(both)) || std::get<0>(both) == std::get<1>(both);
  });
}

/// Whether a cast gives what it is given. What it says of sizes has to be so, or the result is poison; of a
/// target that is believed if the source says so too.
bool MatchedOps::isPlainCast(const Related &related, Side side, unsigned frame, Operation *op) {
  auto cast = dyn_cast<memref::CastOp>(op);
  if (!cast)
    return false;
  if (side == Side::Source || covers(cast.getSource().getType(), cast.getType()))
    return true;
  ValueClass known = classOf(related, side, {frame, cast.getSource()});
  const std::vector<ValueClass> &values = related[Side::Source].values;
  for (size_t n = 0; known && n < values.size(); ++n)
    if (values[n] == known)
      if (Type type = classes_.typeOf(Side::Source, n); type && covers(type, cast.getType()))
        return true;
  return false;
}

ValueClass MatchedOps::classOf(const Related &related, Side side, Var var) {
  unsigned number = classes_.number(side, var);
  return number < related[side].values.size() ? related[side].values[number] : 0;
}

bool MatchedOps::isOwn(const Related &related, Side side, unsigned frame, Value value) {
  unsigned number = classes_.number(side, Var{frame, value});
  return number < related[side].isOwn.size() && related[side].isOwn[number];
}

void MatchedOps::define(Related &related, Side side, unsigned frame, Value value,
                        ValueClass known) {
  unsigned number = classes_.number(side, Var{frame, value});
  SideValues &values = related[side];
  values.reach(number);
  values.values[number] = known ? known : classes_.ofUnknown(side, number);
  values.copies[number] = values.exact[number] = values.values[number];
  values.inside[number] = insideOfOther(value, values.values[number]);
  values.isOwn[number] = values.isClean[number] = false;
}

static uint64_t idOf(const void *pointer) { return reinterpret_cast<uintptr_t>(pointer); }

ValueClass MatchedOps::constantClass(Attribute value) {
  Term literal = constantTerm(classes_.terms(), value);
  return literal ? classes_.ofTerm(literal) : classes_.of({'c', idOf(value.getAsOpaquePointer())});
}

/// The class of a constant that is a number, or a vector of numbers which are known; 0 for others.
ValueClass MatchedOps::constantClass(Type type, Attribute value) {
  if (isa<IntegerAttr, FloatAttr>(value))
    return constantClass(value);
  auto vector = dyn_cast<VectorType>(type);
  auto all = dyn_cast<DenseElementsAttr>(value);
  if (!vector || !all)
    return 0;
  std::vector<ValueClass> elements;
  if (all.isSplat())
    elements = {constantClass(all.getSplatValue<Attribute>())};
  else if (all.getNumElements() > kElementsMax)
    return 0;
  else
    for (Attribute each : all.getValues<Attribute>())
      elements.push_back(constantClass(each));
  return classes_.ofElements(type, std::move(elements));
}

Term MatchedOps::termOf(const Related &related, Side side, Var var) {
  return classes_.termOf(classOf(related, side, var), sortOf(var.value.getType()));
}

bool MatchedOps::areSame(const Related &related, unsigned frame, Value mine, unsigned itsFrame,
                         Value its) {
  ValueClass known = classOf(related, Side::Source, {frame, mine});
  if (!known || !hasNoMorePoison(related, frame, mine, itsFrame, its))
    return false;
  return known == classOf(related, Side::Target, {itsFrame, its}) ||
         equalities_.areEqual(related.facts, termOf(related, Side::Source, {frame, mine}),
                              termOf(related, Side::Target, {itsFrame, its})) ||
         areSameViews(related, frame, mine, itsFrame, its);
}

/// A function that nothing is known of: of equal operands it is equal.
Term MatchedOps::applied(const ValueClasses::Key &function, Type type, ArrayRef<Term> operands) {
  Terms &terms = classes_.terms();
  auto [it, isNew] = functions_.try_emplace(function, functions_.size());
  std::string name = "f" + std::to_string(it->second);
  for (Term operand : operands)
    name += operand->sort == kBool    ? "b"
            : operand->sort == kValue ? "v"
                                      : "i" + std::to_string(operand->sort.width);
  Sort sort = sortOf(type);
  name += ".";
  name += sort == kBool ? "b" : sort == kValue ? "v" : "i" + std::to_string(sort.width);
  return operands.empty() ? terms.constant(sort, name) : terms.apply(name, sort, operands);
}

/// What tells the results of two pure ops of the same operands apart.
static ValueClasses::Key functionOf(OpResult result) {
  Operation *op = result.getOwner();
  ValueClasses::Key key = {idOf(op->getName().getAsOpaquePointer()),
                           idOf(propertiesOf(op).getAsOpaquePointer()), result.getResultNumber()};
  // A view is what its operands and properties make it; the static sizes of its type only tell. Of a
  // subview the type also says which dimensions it drops.
  auto viewed = dyn_cast<MemRefType>(result.getType());
  if (viewed && isa_and_present<memref::MemRefDialect>(op->getDialect()) &&
      !isa<memref::ViewOp, memref::SubViewOp>(op))
    llvm::append_range(key, ValueClasses::Key{idOf(viewed.getElementType().getAsOpaquePointer()),
                                              static_cast<uint64_t>(viewed.getRank())});
  else
    key.push_back(idOf(result.getType().getAsOpaquePointer()));
  return key;
}

/// The class of an op's result by what it is made of; 0 if that does not decide it. Addresses differ
/// between two programs.
ValueClass MatchedOps::pureClass(Related &related, Side side, unsigned frame, OpResult result) {
  Operation *op = result.getOwner();
  if (isa<memref::ExtractAlignedPointerAsIndexOp>(op))
    return 0;
  if (isPlainCast(related, side, frame, op))
    return classOf(related, side, {frame, op->getOperand(0)});
  if (ValueClass view = isMemref(result) ? viewClass(related, side, frame, result) : 0)
    return view;
  if (Term number = lookedAt(related, side, frame, result))
    return classes_.ofTerm(number);
  Attribute constant;
  if (matchPattern(result, m_Constant(&constant)))
    if (ValueClass known = constantClass(result.getType(), constant))
      return known;
  if (ValueClass moved = elementsClass(
          result, [&](Value value) { return classOf(related, side, {frame, value}); }))
    return moved;
  std::vector<Term> operands;
  for (Value operand : op->getOperands()) {
    operands.push_back(termOf(related, side, {frame, operand}));
    if (!operands.back())
      return 0;
  }
  if (Term term = pureTerm(classes_.terms(), result, operands))
    return classes_.ofTerm(term);
  if (op->hasTrait<OpTrait::IsCommutative>())
    llvm::sort(operands, [](Term a, Term b) { return a->number < b->number; });
  return classes_.ofTerm(applied(functionOf(result), result.getType(), operands));
}

/// Whether an op of the target divides by what is known to be no zero, no poison, and not negative if it
/// has a sign.
bool MatchedOps::dividesByOtherThanZero(const Related &related, unsigned frame, Operation *op) {
  Divisor kind = divisorOf(op);
  Var divisor = {frame, kind == Divisor::None ? Value() : op->getOperand(1)};
  Term term = divisor.value ? termOf(related, Side::Target, divisor) : nullptr;
  if (!term || term->sort == kBool || term->sort == kValue ||
      !isClean(related, Side::Target, divisor))
    return false;
  Terms &t = classes_.terms();
  Term zero = t.literal(term->sort, 0);
  return equalities_.holds(related.facts,
                           kind == Divisor::Signed ? t.bvSlt(zero, term) : t.differ(term, zero));
}

bool MatchedOps::isSilent(Related &related, Side side, unsigned frame, Operation *op) {
  if (isFree(op))
    return side == Side::Source || freesCleanly(related, frame, op);
  if (!hasNoEffects(op))
    return false;
  if (side == Side::Source || isAlwaysDefined(op) || dividesByOtherThanZero(related, frame, op))
    return true;
  // What may be undefined is what the source does as well.
  return llvm::all_of(op->getResults(), [&](OpResult result) {
    ValueClass known = pureClass(related, side, frame, result);
    return known && llvm::is_contained(related[Side::Source].values, known) &&
           (llvm::is_contained(related[Side::Source].exact,
                               exactClass(related, side, frame, result)) ||
            llvm::all_of(op->getOperands(), [&](Value operand) {
              return isClean(related, side, {frame, operand}) &&
                     isInside(related, side, frame, operand);
            }));
  });
}

/// The op that makes a variable of its operands alone; null if there is none.
static OpResult pureResult(Var var) {
  auto result = dyn_cast_or_null<OpResult>(var.value);
  return result && !isFree(result.getOwner()) && hasNoEffects(result.getOwner()) ? result
                                                                                 : OpResult();
}

void MatchedOps::deriveAgain(Related &related, unsigned point) {
  // A class that a variable of either side has in another way is what both are, whatever makes one.
  std::set<ValueClass> others;
  for (Side side : {Side::Source, Side::Target})
    for (unsigned n = 0; n < related[side].values.size(); ++n) {
      const SideValues &values = related[side];
      if (values.copies[n] != values.values[n])
        others.insert(values.copies[n]);
      if (!pureResult(classes_.variable(side, n)))
        others.insert({values.values[n], values.exact[n], values.inside[n]});
    }
  auto isDerived = [&](ValueClass value) {
    return classes_.isOfPoint(value, point) && !others.count(value);
  };
  for (Side side : {Side::Source, Side::Target}) {
    SideValues &values = related[side];
    // Operands are numbered before results.
    for (unsigned n = 0; n < values.values.size(); ++n) {
      Var var = classes_.variable(side, n);
      OpResult result = pureResult(var);
      if (!result)
        continue;
      bool isCopied = values.copies[n] != values.values[n];
      if (isDerived(values.values[n]))
        if (ValueClass known = pureClass(related, side, var.frame, result)) {
          values.values[n] = known;
          values.copies[n] = isCopied ? values.copies[n] : known;
        }
      if (isDerived(values.exact[n]))
        if (ValueClass exact = exactClass(related, side, var.frame, result)) {
          values.exact[n] = exact;
          if (side == Side::Target)
            adoptExact(related, var.frame, result);
        }
      if (isDerived(values.inside[n]))
        if (ValueClass inside = insideClass(related, side, var.frame, result))
          values.inside[n] = inside;
    }
  }
}

void MatchedOps::executeSilent(Related &related, Side side, unsigned frame, Operation *op) {
  for (OpResult result : op->getResults()) {
    ValueClass known = isFree(op) ? 0 : pureClass(related, side, frame, result);
    ValueClass exact = isFree(op) ? 0 : exactClass(related, side, frame, result);
    ValueClass inside = isMemref(result) ? insideClass(related, side, frame, result) : 0;
    Value viewed = isMemref(result) ? viewedBy(result) : Value();
    bool isOfOwn = viewed && isOwn(related, side, frame, viewed);
    define(related, side, frame, result, known);
    unsigned number = classes_.number(side, Var{frame, result});
    related[side].isOwn[number] = isOfOwn;
    related[side].inside[number] = inside;
    if (!isFree(op))
      related[side].exact[number] = exact ? exact : classes_.ofUnknown(side, number);
    // What frees a buffer says who owns others, in all executions.
    related[side].isClean[number] = isFree(op) || fits(related, side, frame, op);
    if (isa<arith::SelectOp>(op))
      choices_.try_emplace({side, number}, Var{frame, result});
    if (side == Side::Target && !isFree(op))
      adoptExact(related, frame, result);
    if (isPlainCast(related, side, frame, op))
      related[side].copies[number] =
          copyOf(related, side, classes_.number(side, Var{frame, op->getOperand(0)}));
  }
}

} // namespace freehold::smt::safe
