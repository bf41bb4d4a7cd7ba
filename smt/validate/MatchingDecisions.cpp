//===- MatchingDecisions.cpp - Where source and target go -----------------===//
#include "smt/validate/DefinedOps.h"
#include "smt/validate/MatchingWalk.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt::safe {

bool Matching::haveEqualChoice(const Related &related, const Edge &mine, unsigned frame,
                               const Edge &its, unsigned itsFrame) {
  auto areSame = [&](Value a, Value b) { return ops_.areSame(related, frame, a, itsFrame, b); };
  const Guard &a = mine.guard, &b = its.guard;
  if (a.kind != b.kind || a.cases != b.cases)
    return false;
  if (a.value)
    return areSame(a.value, b.value);
  if (a.loop) {
    scf::ForOp loop = a.loop, other = b.loop;
    bool isEntry = a.kind == Guard::ForEnter || a.kind == Guard::ForSkip;
    return loop.getUnsignedCmp() == other.getUnsignedCmp() &&
           areSame(loop.getUpperBound(), other.getUpperBound()) &&
           areSame(loop.getStep(), other.getStep()) &&
           (isEntry ? areSame(loop.getLowerBound(), other.getLowerBound())
                    : areSame(loop.getInductionVar(), other.getInductionVar()));
  }
  if (!mine.regionOp || !its.regionOp)
    return false;
  auto tokenOf = [&](Side side, unsigned ofFrame, Operation *op) -> ValueClass {
    unsigned number = classes_.number(side, ofFrame, op);
    return number < related[side].values.size() ? related[side].values[number] : 0;
  };
  if (tokenOf(Side::Source, frame, mine.regionOp) != tokenOf(Side::Target, itsFrame, its.regionOp))
    return false;
  return ops_.chooseAlike(related, frame, mine.regionOp, itsFrame, its.regionOp);
}

/// Whether a loop is defined whatever its other values are: its step is positive, its bounds are not
/// too far apart, and its induction variable does not pass the end of its type. Of a loop that is skipped
/// only the step matters.
static bool isDefinedLoop(scf::ForOp loop, bool isSkipped) {
  APInt lower, step, upper;
  if (!matchPattern(loop.getStep(), m_ConstantInt(&step)) || !step.isStrictlyPositive())
    return false;
  if (isSkipped)
    return true;
  const bool isKnown = matchPattern(loop.getUpperBound(), m_ConstantInt(&upper));
  bool passes = false;
  if (!loop.getUnsignedCmp()) {
    if (!matchPattern(loop.getLowerBound(), m_ConstantInt(&lower)))
      return false;
    if (lower.isNegative() && isKnown)
      (void)upper.ssub_ov(lower, passes);
    if (passes || (lower.isNegative() && !isKnown))
      return false;
  }
  if (step.isOne())
    return true;
  if (!isKnown)
    return false;
  (void)(loop.getUnsignedCmp() ? upper.uadd_ov(step - 1, passes) : upper.sadd_ov(step - 1, passes));
  return !passes;
}

/// The same of an affine.for. Its maps may divide, too.
static bool isDefinedLoop(affine::AffineForOp loop, bool isSkipped) {
  AffineMap lower = loop.getLowerBoundMap(), upper = loop.getUpperBoundMap();
  if (!dividesByConstants(lower.getResults()) || !dividesByConstants(upper.getResults()))
    return false;
  if (isSkipped)
    return true;
  if (!loop.hasConstantLowerBound() || loop.getConstantLowerBound() < 0)
    return false;
  int64_t end = 0;
  return loop.getStepAsInt() == 1 ||
         (loop.hasConstantUpperBound() &&
          !llvm::AddOverflow(loop.getConstantUpperBound(), loop.getStepAsInt() - 1, end));
}

/// Whether an edge that only the target has is of an op that is defined whatever the values are.
static bool isOfDefinedOp(const Edge &edge) {
  if (scf::ForOp loop = edge.guard.loop)
    return isDefinedLoop(loop, edge.guard.kind == Guard::ForSkip);
  if (auto loop = dyn_cast_or_null<affine::AffineForOp>(edge.regionOp))
    return isDefinedLoop(loop, edge.isEntry && !edge.enters);
  auto choice = dyn_cast_or_null<affine::AffineIfOp>(edge.regionOp);
  return !choice || dividesByConstants(choice.getIntegerSet().getConstraints());
}

/// Whether no map by which the target decides leaves the numbers that an index has, but where one of the source does.
/// Maps are looked at where their op is entered.
bool Matching::isExactEdge(const Related &related, unsigned frame, const Edge *edge,
                           unsigned itsFrame, const Edge &itsEdge) {
  if (!itsEdge.regionOp || !itsEdge.isEntry)
    return true;
  Operation *op = edge && edge->isEntry ? edge->regionOp : nullptr;
  return ops_.overflowsNoMore(related, frame, op, itsFrame, itsEdge.regionOp);
}

/// Which edge of the target goes with each edge of the source that may be taken: by number where the
/// choices are the same, else where the conditions are equal. Nothing if some edge has none.
std::optional<std::vector<std::pair<unsigned, unsigned>>>
Matching::pairEdges(const Related &related, const Node &mine, const Node &its) {
  std::vector<std::pair<unsigned, unsigned>> pairs;
  if (mine.edges.size() == its.edges.size() &&
      llvm::all_of(llvm::zip_equal(mine.edges, its.edges), [&](const auto &edges) {
        return haveEqualChoice(related, std::get<0>(edges), mine.frame, std::get<1>(edges),
                               its.frame);
      })) {
    for (unsigned n = 0; n < mine.edges.size(); ++n)
      pairs.push_back({n, n});
    return pairs;
  }
  auto possible = [&](Side side, const Node &node) {
    std::vector<std::pair<unsigned, Term>> edges;
    for (auto [n, edge] : llvm::enumerate(node.edges))
      if (Term condition = conditionOf(related, side, node.frame, edge);
          isPossible(related, condition))
        edges.push_back({n, condition});
    return edges;
  };
  auto one = possible(Side::Source, mine), other = possible(Side::Target, its);
  if (one.size() != other.size())
    return std::nullopt;
  for (auto &[n, condition] : one) {
    auto same = llvm::find_if(other, [&](const auto &each) {
      return equalities_.areEqual(related.facts, condition, each.second);
    });
    if (same == other.end())
      return std::nullopt;
    // Where the source decides by poison, all is undefined.
    Value decides = mine.edges[n].guard.value, itsDecides = its.edges[same->first].guard.value;
    bool isAsClean = decides && itsDecides &&
                     ops_.hasNoMorePoison(related, mine.frame, decides, its.frame, itsDecides);
    if (!isAsClean &&
        !ops_.decidesCleanly(related, Side::Target, its.frame, its.edges[same->first]))
      return std::nullopt;
    scf::ForOp loop = mine.edges[n].guard.loop, itsLoop = its.edges[same->first].guard.loop;
    auto areSame = [&](Value a, Value b) {
      return ops_.areSame(related, mine.frame, a, its.frame, b);
    };
    bool isAsDefined = loop && itsLoop && loop.getUnsignedCmp() == itsLoop.getUnsignedCmp() &&
                       areSame(loop.getStep(), itsLoop.getStep()) &&
                       areSame(loop.getLowerBound(), itsLoop.getLowerBound()) &&
                       areSame(loop.getUpperBound(), itsLoop.getUpperBound());
    if (!isAsDefined && !isOfDefinedOp(its.edges[same->first]))
      return std::nullopt;
    if (!isExactEdge(related, mine.frame, &mine.edges[n], its.frame, its.edges[same->first]))
      return std::nullopt;
    pairs.push_back({n, same->first});
    other.erase(same);
  }
  return pairs;
}

/// Both decide in the same way. False if they do not.
bool Matching::visitDecisions(Visited &visited) {
  const Point at = visited.point;
  const Node &mine = source_.nodes[at.source.node], &its = target_.nodes[at.target.node];
  auto pairs = pairEdges(visited.related, mine, its);
  if (!pairs)
    return false;
  for (auto [n, k] : *pairs) {
    const Edge &edge = mine.edges[n], &itsEdge = its.edges[k];
    // One class for each value that the edge defines, and one for the loop.
    std::vector<ValueClass> shared;
    for (size_t i = 0; i <= source_.nodes[edge.to].defines.size(); ++i)
      shared.push_back(
          classes_.of({'e', at.source.node, at.source.op, at.target.node, at.target.op, n, i}));
    Related related = visited.related;
    Term condition = conditionOf(related, Side::Source, mine.frame, edge);
    if (!isPossible(related, condition))
      continue;
    assume(related, condition);
    ops_.assumeClean(related, Side::Source, mine.frame, edge);
    ops_.decideChoices(related);
    std::vector<ValueClass> itsShared = shared;
    Term next = definedBy(related, Side::Source, mine.frame, edge);
    Term itsNext = definedBy(related, Side::Target, its.frame, itsEdge);
    if (next || itsNext) {
      if (equalities_.areEqual(related.facts, next, itsNext))
        itsNext = next;
      setFirst(shared, next, Side::Source, mine.frame, edge);
      setFirst(itsShared, itsNext, Side::Target, its.frame, itsEdge);
    }
    const bool isEqual = ops_.reduceAlike(visited.related, mine.frame, edge, its.frame, itsEdge);
    follow(Side::Source, mine.frame, edge, related, &shared, isEqual);
    follow(Side::Target, its.frame, itsEdge, related, &itsShared, isEqual);
    enter({{edge.to, 0}, {itsEdge.to, 0}}, std::move(related), std::nullopt, &visited);
  }
  return true;
}

/// Sets the class of the induction variable that an edge defines; of one that is not known, its own.
void Matching::setFirst(std::vector<ValueClass> &shared, Term next, Side side, unsigned frame,
                        const Edge &edge) {
  shared.front() =
      next ? classes_.ofTerm(next)
           : classes_.of({'n', static_cast<uint64_t>(side),
                          classes_.number(side, frame, edge.regionOp), classes_.origin});
}

/// When an edge is taken; null if the graph does not tell.
Term Matching::conditionOf(const Related &related, Side side, unsigned frame, const Edge &edge) {
  Terms &t = classes_.terms();
  const Guard &guard = edge.guard;
  auto termOf = [&](Value value) { return ops_.termOf(related, side, {frame, value}); };
  if (Term value = guard.value ? termOf(guard.value) : nullptr) {
    if (guard.kind == Guard::IsTrue)
      return value;
    if (guard.kind == Guard::IsFalse)
      return t.negate(value);
    std::vector<Term> equal;
    for (int64_t number : guard.cases)
      equal.push_back(
          t.equal(value, t.literal(value->sort, static_cast<uint64_t>(number) &
                                                    (value->sort == kBool ? 1 : ~0ull))));
    return guard.kind == Guard::Equals ? t.any(equal) : t.negate(t.any(equal));
  }
  if (edge.regionOp && isa<affine::AffineForOp, affine::AffineIfOp>(edge.regionOp))
    return ops_.affineCondition(related, side, frame, edge);
  if (!guard.loop)
    return nullptr;
  scf::ForOp loop = guard.loop;
  bool isEntry = guard.kind == Guard::ForEnter || guard.kind == Guard::ForSkip;
  bool goesOn = guard.kind == Guard::ForEnter || guard.kind == Guard::ForAgain;
  Term upper = termOf(loop.getUpperBound());
  Term at = isEntry ? termOf(loop.getLowerBound()) : nextOf(related, side, frame, loop);
  if (!upper || !at)
    return nullptr;
  Term isBelow = loop.getUnsignedCmp() ? t.bvUlt(at, upper) : t.bvSlt(at, upper);
  return goesOn ? isBelow : t.negate(isBelow);
}

/// The induction variable of the next iteration; null if it is not known.
Term Matching::nextOf(const Related &related, Side side, unsigned frame, scf::ForOp loop) {
  Term at = ops_.termOf(related, side, {frame, loop.getInductionVar()});
  Term step = ops_.termOf(related, side, {frame, loop.getStep()});
  return at && step ? classes_.terms().bvAdd(at, step) : nullptr;
}

/// The induction variable after an edge; null if it defines none, or it is not known.
Term Matching::definedBy(const Related &related, Side side, unsigned frame, const Edge &edge) {
  const Guard &guard = edge.guard;
  if (edge.regionOp && edge.enters && isa<affine::AffineForOp>(edge.regionOp))
    return ops_.affineInduction(related, side, frame, edge);
  if (guard.kind == Guard::ForEnter)
    return ops_.termOf(related, side, {frame, scf::ForOp(guard.loop).getLowerBound()});
  return guard.kind == Guard::ForAgain ? nextOf(related, side, frame, guard.loop) : nullptr;
}

bool Matching::isPossible(const Related &related, Term condition) {
  return !condition || !equalities_.holds(related.facts, classes_.terms().negate(condition));
}

/// Whether the edge may be taken, as far as that is known.
bool Matching::mayTake(const Related &related, Side side, unsigned frame, const Edge &edge) {
  return isPossible(related, conditionOf(related, side, frame, edge)) &&
         (side == Side::Target ||
          isPossible(related,
                     ops_.impliedByParallel(related, frame, edge, source_.nodes[edge.to].defines)));
}

void Matching::assume(Related &related, Term condition) {
  if (condition)
    assumeFact(related, condition, classes_);
}

/// One side decides, and what is known leaves it one way.
bool Matching::visitDecided(Visited &visited, Side side) {
  const Point at = visited.point;
  const Node &node = cfg(side).nodes[side == Side::Source ? at.source.node : at.target.node];
  unsigned possible = llvm::count_if(node.edges, [&](const Edge &edge) {
    return mayTake(visited.related, side, node.frame, edge);
  });
  if (side == Side::Target &&
      !ops_.decidesCleanly(visited.related, side, node.frame, node.edges[0]))
    return false;
  // Of a loop with one way on, the induction variable has to be known.
  const Edge &first = node.edges.front();
  if (possible != 1 ||
      (node.edges.size() == 1 && !definedBy(visited.related, side, node.frame, first)))
    return false;
  // The other side may still come to a parallel loop with several iterations.
  if (side == Side::Source && llvm::any_of(node.edges, [&](const Edge &edge) {
        return mayTake(visited.related, side, node.frame, edge) &&
               llvm::is_contained(ops_.onlyInductions(visited.related, node.frame, edge,
                                                      source_.nodes[edge.to].defines),
                                  nullptr);
      }))
    return false;
  explore(visited, side);
  return true;
}

/// The classes of what an edge into a parallel loop of the source defines, and last that of the loop, if one of
/// its induction variables is known.
std::vector<ValueClass> Matching::onlyInductions(const Related &related, unsigned frame,
                                                 const Edge &edge) {
  const std::vector<Value> &defined = source_.nodes[edge.to].defines;
  std::vector<Term> known = ops_.onlyInductions(related, frame, edge, defined);
  if (llvm::none_of(known, [](Term term) { return term != nullptr; }))
    return {};
  std::vector<ValueClass> classes;
  for (auto [variable, term] : llvm::zip_equal(defined, known))
    classes.push_back(term
                          ? classes_.ofTerm(term)
                          : classes_.ofUnknown(
                                Side::Source, classes_.number(Side::Source, Var{frame, variable})));
  classes.push_back(
      classes_.ofUnknown(Side::Source, classes_.number(Side::Source, frame, edge.regionOp)));
  return classes;
}

/// One side decides something of its own: whatever that is, the other one waits.
void Matching::explore(Visited &visited, Side side) {
  bool isTarget = side == Side::Target;
  const Point at = visited.point;
  const Node &node = cfg(side).nodes[isTarget ? at.target.node : at.source.node];
  for (const Edge &edge : node.edges) {
    // The graph has no nodes for what combines.
    if (isParallelLoop(edge.regionOp) && !combinesSilently(edge.regionOp)) {
      visited.failure = {"what its results are combined by may not end, or have effects",
                         edge.regionOp};
      return;
    }
    if (isTarget && !ops_.decidesCleanly(visited.related, side, node.frame, edge)) {
      visited.failure = {"what decides here may be poison", decisionAt(node)};
      return;
    }
    Term condition = conditionOf(visited.related, side, node.frame, edge);
    if (!mayTake(visited.related, side, node.frame, edge))
      continue;
    if (isTarget &&
        !(isOfDefinedOp(edge) && isExactEdge(visited.related, 0, nullptr, node.frame, edge))) {
      visited.failure = {"what decides here may be undefined: a step that is not positive, bounds "
                         "too far apart, an induction variable that passes the end of its type, "
                         "a division, or an affine map that overflows",
                         decisionAt(node)};
      return;
    }
    Related related = visited.related;
    assume(related, condition);
    if (!isTarget)
      ops_.assumeClean(related, side, node.frame, edge);
    ops_.decideChoices(related);
    std::vector<ValueClass> shared;
    if (Term next = definedBy(related, side, node.frame, edge)) {
      unsigned token = classes_.number(side, node.frame, edge.regionOp);
      shared = {classes_.ofTerm(next), classes_.ofUnknown(side, token)};
    } else if (!isTarget) {
      shared = onlyInductions(visited.related, node.frame, edge);
    }
    follow(side, node.frame, edge, related, shared.empty() ? nullptr : &shared);
    if (!isTarget)
      ops_.defineReduced(related, node.frame, edge, source_.nodes[edge.to].defines);
    // In the source a step is positive, since all would be undefined otherwise.
    bool ends =
        isa_and_nonnull<affine::AffineForOp>(edge.regionOp) ||
        (edge.guard.kind == Guard::ForAgain && (!isTarget || hasPositiveStep(edge.guard.loop))) ||
        (!isTarget && isParallelLoop(edge.regionOp));
    Point next = at;
    (isTarget ? next.target : next.source) = {edge.to, 0};
    enter(next, std::move(related), ends ? std::nullopt : std::optional(side), &visited);
  }
}

} // namespace freehold::smt::safe
