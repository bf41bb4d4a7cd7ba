//===- MatchedInside.cpp - Subviews that are out of bounds ----------------===//
// To make a subview that is out of bounds is no error, and its sizes and base buffer may be looked at. An access through
// it is an error, even to an element that is there, and so is one through a view of it. Two memrefs with one descriptor may
// differ in that:
//
//   %s = memref.subview %m[0] [%n] [1]
//   %b, .. = memref.extract_strided_metadata %s
//   source: %u = memref.reinterpret_cast %b to offset: [0], sizes: [%n], strides: [1]      in bounds, as far as it is accessed
//           %v = memref.load %u[%c0]
//   target: %v = memref.load %s[%c0]                                                      undefined if %n is too large
//
// So each memref has a term that is true if no subview which it is made by is out of bounds, as the interpreter says it
// (oracle/interp/ops/MemRefViewOps.cpp). Where the target uses a memref for one of the source, the terms of the source and the facts of
// the way have to imply that of the target. Products that may wrap are functions that nothing is known of, so that no solver
// multiplies two numbers that are not known.
//===----------------------------------------------------------------------===//
#include "smt/validate/MatchedOps.h"

#include "passes/analysis/MemRefEffects.h"
#include "passes/analysis/ValueFlow.h"

#include "llvm/ADT/STLExtras.h"

#include <limits>

using namespace mlir;

namespace freehold::smt::safe {

/// Whether a number times a constant is an index.
static Term productFits(Terms &t, int64_t constant, Term number) {
  constexpr int64_t kMin = std::numeric_limits<int64_t>::min(),
                    kMax = std::numeric_limits<int64_t>::max();
  if (constant == 0 || constant == 1)
    return t.yes();
  auto literal = [&](int64_t value) { return t.literal(kIndex, static_cast<uint64_t>(value)); };
  // The least number has no opposite.
  if (constant == -1)
    return t.differ(number, literal(kMin));
  int64_t least = kMin / constant, greatest = kMax / constant;
  if (constant < 0)
    std::swap(least, greatest);
  return t.both(t.bvSle(literal(least), number), t.bvSle(number, literal(greatest)));
}

/// Whether the product of two indices is one.
static Term productFits(Terms &t, Term a, Term b) {
  for (auto [one, other] : {std::pair(a, b), std::pair(b, a)})
    if (one->op == TermNode::Op::Literal)
      return productFits(t, static_cast<int64_t>(one->value), other);
  if (b->number < a->number)
    std::swap(a, b);
  return t.apply("fits", kBool, {a, b});
}

/// Whether a subview takes nothing of `from` but elements that it has: in each dimension a number of `sizes` from the one
/// at `offsets` on. One without elements may begin anywhere.
static Term isSliceInside(Terms &t, const Descriptor &from, ArrayRef<Term> offsets,
                          ArrayRef<Term> sizes, ArrayRef<Term> steps) {
  const Term zero = t.literal(kIndex, 0), one = t.literal(kIndex, 1);
  std::vector<Term> needed, within, empty;
  for (size_t n = 0; n < offsets.size(); ++n) {
    Term offset = offsets[n], size = sizes[n], bound = from.sizes[n];
    llvm::append_range(needed,
                       std::initializer_list<Term>{t.bvSle(zero, size), t.bvSle(zero, offset),
                                                   productFits(t, offset, from.strides[n])});
    Term reach = t.bvSub(size, one), last = t.bvAdd(offset, t.bvMul(reach, steps[n]));
    // The offset is not negative, so a sum that wraps is.
    llvm::append_range(
        within, std::initializer_list<Term>{t.bvSlt(offset, bound), productFits(t, reach, steps[n]),
                                            t.bvSle(zero, last), t.bvSlt(last, bound)});
    empty.push_back(t.equal(size, zero));
  }
  needed.push_back(t.either(t.all(within), t.any(empty)));
  return t.all(needed);
}

/// Null if nothing is known of it.
Term MatchedOps::insideOf(const Related &related, Side side, Var var) {
  unsigned number = classes_.number(side, var);
  ValueClass inside = number < related[side].inside.size() ? related[side].inside[number] : 0;
  return inside ? classes_.termOf(inside, kBool) : nullptr;
}

/// Memory has no subview that is out of bounds, since one that is stored there is poison, and other modules return none. Of
/// what is left, memrefs of one class are made alike.
ValueClass MatchedOps::insideOfOther(Value value, ValueClass known) {
  if (!isMemref(value) || !known)
    return 0;
  auto result = dyn_cast<OpResult>(value);
  const MemRefResult is = result ? resultOf(result) : MemRefResult::Unknown;
  auto call = is == MemRefResult::Call ? dyn_cast<CallOpInterface>(result.getOwner()) : nullptr;
  FunctionOpInterface callee = call ? calleeOf(call, nullptr) : nullptr;
  bool isWhole = is == MemRefResult::Allocation || is == MemRefResult::Global ||
                 is == MemRefResult::Memory || (callee && callee.isExternal());
  return isWhole ? classes_.ofTerm(classes_.terms().yes()) : classes_.of({'o', known});
}

/// What a subview adds to the term of its source; null if a number is not known.
Term MatchedOps::sliceInside(const Related &related, Side side, unsigned frame,
                             memref::SubViewOp op) {
  auto from = descriptorOf(related, side, frame, op.getSource());
  auto offsets = numbersOf(related, side, frame, op.getMixedOffsets()),
       sizes = numbersOf(related, side, frame, op.getMixedSizes()),
       steps = numbersOf(related, side, frame, op.getMixedStrides());
  return from && offsets && sizes && steps
             ? isSliceInside(classes_.terms(), *from, *offsets, *sizes, *steps)
             : nullptr;
}

/// The class of the term of an op's result, made of those of its operands; 0 if that does not decide it.
ValueClass MatchedOps::insideClass(const Related &related, Side side, unsigned frame,
                                   OpResult result) {
  Terms &t = classes_.terms();
  Operation *op = result.getOwner();
  // These look at the buffer only.
  if (isa<memref::GetGlobalOp, memref::ReinterpretCastOp, memref::ExtractStridedMetadataOp>(op))
    return classes_.ofTerm(t.yes());
  auto of = [&](Value value) { return insideOf(related, side, {frame, value}); };
  if (auto select = dyn_cast<arith::SelectOp>(op)) {
    Term condition = termOf(related, side, {frame, select.getCondition()}),
         one = of(select.getTrueValue()), other = of(select.getFalseValue());
    bool isKnown = condition && condition->sort == kBool && one && other;
    return isKnown ? classes_.ofTerm(t.ite(condition, one, other)) : 0;
  }
  bool isOfView = isa<memref::SubViewOp, memref::CastOp, memref::MemorySpaceCastOp,
                      memref::TransposeOp, memref::ExpandShapeOp, memref::CollapseShapeOp,
                      memref::ViewOp, memref::AssumeAlignmentOp, memref::DistinctObjectsOp>(op);
  Value viewed = isOfView ? viewedBy(result) : Value();
  Term inside = viewed ? of(viewed) : nullptr;
  if (auto slice = dyn_cast<memref::SubViewOp>(op); slice && inside) {
    Term own = sliceInside(related, side, frame, slice);
    inside = own ? t.both(inside, own) : nullptr;
  }
  return inside ? classes_.ofTerm(inside) : 0;
}

static void addParts(Term term, std::vector<Term> &parts) {
  if (term->op != TermNode::Op::And)
    return parts.push_back(term);
  for (Term part : term->args)
    addParts(part, parts);
}

bool MatchedOps::isInside(const Related &related, Side side, unsigned frame, Value value) {
  Term inside = isMemref(value) ? insideOf(related, side, {frame, value}) : classes_.terms().yes();
  return inside && equalities_.holds(related.facts, inside);
}

bool MatchedOps::areInside(const Related &related, Side side, unsigned frame, Operation *op) {
  return llvm::all_of(op->getOperands(),
                      [&](Value operand) { return isInside(related, side, frame, operand); });
}

/// Whether a memref of the target is made by a subview that is out of bounds only where the source's is. What is
/// of one exact class is made by the same ops.
bool MatchedOps::isInsideAsWell(const Related &related, unsigned frame, Value mine,
                                unsigned itsFrame, Value its) {
  ValueClass exact = exactOf(related, Side::Source, {frame, mine});
  if (!isMemref(its) || (exact && exact == exactOf(related, Side::Target, {itsFrame, its})))
    return true;
  Term inside = insideOf(related, Side::Target, {itsFrame, its});
  if (!inside)
    return false;
  std::vector<Term> facts = related.facts, needed;
  if (Term known = insideOf(related, Side::Source, {frame, mine}))
    addParts(known, facts);
  addParts(inside, needed);
  return llvm::all_of(needed, [&](Term part) { return equalities_.holds(facts, part); });
}

/// Whether a memref of the target is not poison, or one of the source that is made by the same ops is not.
bool MatchedOps::isCleanAsWell(const Related &related, Var its) const {
  if (isClean(related, Side::Target, its))
    return true;
  ValueClass exact = exactOf(related, Side::Target, its);
  const SideValues &mine = related[Side::Source];
  return exact && llvm::any_of(llvm::zip_equal(mine.exact, mine.isClean), [&](const auto &each) {
           return std::get<0>(each) == exact && std::get<1>(each);
         });
}

bool MatchedOps::returnsCleanly(Related &related, Side side, const Edge &edge) {
  for (const auto &[result, returned] : edge.moves) {
    auto of = dyn_cast<OpResult>(result.value);
    if (!of || !isMemref(of) || !isa<CallOpInterface>(of.getOwner()))
      continue;
    if (side == Side::Target) {
      if (!isCleanAsWell(related, returned) ||
          !isInside(related, side, returned.frame, returned.value))
        return false;
      continue;
    }
    assumeClean(related, side, returned);
    assumeInside(related, returned);
  }
  return true;
}

void MatchedOps::assumeInside(Related &related, Var mine) {
  std::vector<Term> known;
  if (Term inside = insideOf(related, Side::Source, mine))
    addParts(inside, known);
  for (Term part : known)
    assumeFact(related, part, classes_);
}

} // namespace freehold::smt::safe
