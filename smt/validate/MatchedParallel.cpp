//===- MatchedParallel.cpp - Parallel loops with one iteration ------------===//
// Canonicalizations drop parallel loops without iterations, and write the body of one with a single iteration in
// its place:
//
//   source: %r = scf.parallel (%i) = (%c1) to (%c2) step (%c1) init (%x) -> i32 { A; scf.reduce(%y) .. }
//   target: A with %c1 for %i; %r = what the reduction makes of %x and %y
//
// Of such a loop of the source the edges that no execution takes are left out. A step that is not positive is
// undefined, so nothing has to be known of it.
//===----------------------------------------------------------------------===//
#include "smt/validate/MatchedOps.h"

#include "mlir/Interfaces/LoopLikeInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

/// Of each dimension; empty if a bound is not known, or the op is no parallel loop of scf.
std::vector<MatchedOps::Range> MatchedOps::rangesOf(const Related &related, unsigned frame,
                                                    Operation *op) {
  if (!isa_and_nonnull<scf::ParallelOp, scf::ForallOp>(op))
    return {};
  auto loop = cast<LoopLikeOpInterface>(op);
  auto lowers = loop.getLoopLowerBounds(), uppers = loop.getLoopUpperBounds(),
       steps = loop.getLoopSteps();
  if (!lowers || !uppers || !steps)
    return {};
  Terms &t = classes_.terms();
  std::vector<Range> ranges;
  for (auto [lower, upper, step] : llvm::zip_equal(*lowers, *uppers, *steps)) {
    Term from = numberOf(related, Side::Source, frame, lower),
         to = numberOf(related, Side::Source, frame, upper),
         by = numberOf(related, Side::Source, frame, step);
    if (!from || !to || !by)
      return {};
    Term isEmpty = t.negate(t.bvSlt(from, to));
    // The distance of two bounds in order is exact without a sign.
    Term isOne = t.all({t.bvSlt(from, to), t.bvSlt(t.literal(kIndex, 0), by),
                        t.negate(t.bvUlt(by, t.bvSub(to, from)))});
    ranges.push_back({isEmpty, isOne, from});
  }
  return ranges;
}

/// Whether the edge leads to the body of its loop.
static bool beginsIteration(const Edge &edge, ArrayRef<Value> defined) {
  return llvm::any_of(defined, [&](Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    return argument && argument.getOwner()->getParentOp() == edge.regionOp;
  });
}

Term MatchedOps::impliedByParallel(const Related &related, unsigned frame, const Edge &edge,
                                   ArrayRef<Value> defined) {
  std::vector<Range> ranges = rangesOf(related, frame, edge.regionOp);
  if (ranges.empty())
    return nullptr;
  Terms &t = classes_.terms();
  std::vector<Term> empty, one;
  for (const Range &range : ranges) {
    empty.push_back(range.isEmpty);
    one.push_back(range.isOne);
  }
  const bool begins = beginsIteration(edge, defined);
  if (edge.isEntry)
    return begins ? t.negate(t.any(empty)) : t.any(empty);
  return begins ? t.negate(t.all(one)) : nullptr;
}

std::vector<Term> MatchedOps::onlyInductions(const Related &related, unsigned frame,
                                             const Edge &edge, ArrayRef<Value> defined) {
  std::vector<Term> known;
  if (!beginsIteration(edge, defined))
    return known;
  for (const Range &range : rangesOf(related, frame, edge.regionOp))
    known.push_back(equalities_.holds(related.facts, range.isOne) ? range.first : nullptr);
  return known;
}

void MatchedOps::assign(Related &related, unsigned frame, Value to, Value from) {
  unsigned source = classes_.number(Side::Source, Var{frame, from});
  related[Side::Source].reach(source);
  const bool clean = isClean(related, Side::Source, {frame, from});
  define(related, Side::Source, frame, to, classOf(related, Side::Source, {frame, from}));
  SideValues &values = related[Side::Source];
  unsigned number = classes_.number(Side::Source, Var{frame, to});
  if (values.exact[source])
    values.exact[number] = values.exact[source];
  values.inside[number] = values.inside[source];
  values.isClean[number] = clean;
}

/// Executes a reduction on what a loop begins with and what its only iteration reduces. False if the reduction has
/// an op that does more than compute.
bool MatchedOps::reduceOnce(Related &related, unsigned frame, scf::ParallelOp loop,
                            unsigned number) {
  auto reduce = cast<scf::ReduceOp>(loop.getBody()->getTerminator());
  Block &block = reduce.getReductions()[number].front();
  assign(related, frame, block.getArgument(0), loop.getInitVals()[number]);
  assign(related, frame, block.getArgument(1), reduce.getOperands()[number]);
  for (Operation &op : block.without_terminator()) {
    if (!hasNoEffects(&op))
      return false;
    executeSilent(related, Side::Source, frame, &op);
  }
  assign(related, frame, loop.getResult(number), block.getTerminator()->getOperand(0));
  return true;
}

void MatchedOps::defineReduced(Related &related, unsigned frame, const Edge &edge,
                               ArrayRef<Value> defined) {
  auto loop = dyn_cast_or_null<scf::ParallelOp>(edge.regionOp);
  if (!loop || beginsIteration(edge, defined))
    return;
  std::vector<Range> ranges = rangesOf(related, frame, loop);
  const bool isOne = !ranges.empty() && llvm::all_of(ranges, [&](const Range &range) {
    return equalities_.holds(related.facts, range.isOne);
  });
  for (unsigned number = 0; number < loop.getNumResults(); ++number) {
    Value result = loop.getResult(number);
    if (edge.isEntry)
      assign(related, frame, result, loop.getInitVals()[number]);
    else if (!isOne || !reduceOnce(related, frame, loop, number))
      define(related, Side::Source, frame, result, 0);
  }
}

} // namespace freehold::smt::safe
