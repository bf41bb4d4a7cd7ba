//===- Matching.cpp - Source and target, walked side by side --------------===//
#include "smt/validate/MatchingWalk.h"

#include "passes/analysis/MemRefEffects.h"

#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace freehold::smt::safe {

/// Points where source and target meet, steps between two of them, and visits in all.
static constexpr unsigned kPointsMax = 20'000;
static constexpr unsigned kStepsMax = 20'000;
static constexpr unsigned kVisitsMax = 200'000;

static std::optional<std::pair<const void *, const void *>> placeOf(Operation *op) {
  if (!op || !isa<FileLineColLoc>(op->getLoc()))
    return std::nullopt;
  return std::pair(op->getName().getAsOpaquePointer(), op->getLoc().getAsOpaquePointer());
}

Places placesIn(const Cfg &cfg) {
  Places places;
  auto add = [&](Operation *op) {
    if (auto place = placeOf(op))
      places.insert(*place);
  };
  for (const Node &node : cfg.nodes) {
    llvm::for_each(node.ops, add);
    add(node.call);
    for (const Edge &edge : node.edges)
      add(edge.decides ? edge.decides : edge.regionOp);
  }
  return places;
}

/// Whether the edge defines region arguments other than by moves, such as induction variables.
static bool definesAlone(const Cfg &cfg, const Edge &edge) {
  return edge.regionOp && llvm::any_of(cfg.nodes[edge.to].defines, [&](Value defined) {
           return isa<BlockArgument>(defined) && llvm::none_of(edge.moves, [&](const auto &move) {
                    return move.first.value == defined;
                  });
         });
}

bool isDecision(const Cfg &cfg, const Node &node) {
  return node.edges.size() > 1 ||
         (node.edges.size() == 1 &&
          (node.edges[0].guard.kind != Guard::Free || definesAlone(cfg, node.edges[0])));
}

Operation *opAt(const Cfg &cfg, Position position) {
  const Node &node = cfg.nodes[position.node];
  if (position.op == node.ops.size())
    return node.call;
  return position.op < node.ops.size() ? node.ops[position.op] : nullptr;
}

/// The class of a condition that the facts of a way decide; 0 for others.
ValueClass Matching::decided(const Related &related, Side side, Var var) {
  Term condition = ops_.termOf(related, side, var);
  if (!condition || !(condition->sort == kBool))
    return 0;
  Terms &terms = classes_.terms();
  if (llvm::is_contained(related.facts, condition))
    return classes_.ofTerm(terms.yes());
  return llvm::is_contained(related.facts, terms.negate(condition)) ? classes_.ofTerm(terms.no())
                                                                    : 0;
}

/// Applies an edge. `shared` are the classes of what it defines as anything, if both sides take it;
/// `sharesResults` says whether these are also those of an op's results.
void Matching::follow(Side side, unsigned frame, const Edge &edge, Related &related,
                      const std::vector<ValueClass> *shared, bool sharesResults) {
  const Node &to = cfg(side).nodes[edge.to];
  SideValues &values = related[side];
  struct Given {
    unsigned number;
    ValueClass value, copy, exact, inside;
    bool isOwn, isClean;
  };
  std::vector<Given> given;
  for (auto &[target, source] : edge.moves) {
    unsigned from = classes_.number(side, source), number = classes_.number(side, target);
    values.reach(std::max(from, number));
    Given each{number,
               ops_.classOf(related, side, source),
               values.copies[from],
               values.exact[from],
               values.inside[from],
               values.isOwn[from],
               ops_.isClean(related, side, source)};
    // It is as good as the constant.
    if (ValueClass constant = each.isClean ? decided(related, side, source) : 0)
      each.value = each.copy = each.exact = constant;
    given.push_back(each);
  }
  size_t next = 0;
  for (Value defined : to.defines) {
    unsigned number = classes_.number(side, Var{to.frame, defined});
    if (llvm::any_of(given, [&](const Given &each) { return each.number == number; }))
      continue;
    const bool isArgument = isa<BlockArgument>(defined);
    bool isShared = shared && (isArgument || sharesResults) && next < shared->size();
    ValueClass value = isShared ? (*shared)[next++] : classes_.ofUnknown(side, number);
    // Where the bounds of a loop are poison, all is undefined.
    given.push_back({number, value, value, value, ops_.insideOfOther(defined, value), false,
                     isShared && isArgument});
  }
  for (const Given &each : given) {
    values.reach(each.number);
    values.values[each.number] = each.value;
    values.copies[each.number] = each.copy;
    values.exact[each.number] = each.exact;
    values.inside[each.number] = each.inside;
    values.isOwn[each.number] = each.isOwn;
    values.isClean[each.number] = each.isClean;
  }
  // A loop that decides in a way of its own is one and the same for both from its start to its end.
  if (edge.regionOp && edge.guard.kind == Guard::Free) {
    unsigned token = classes_.number(side, frame, edge.regionOp);
    values.reach(token);
    bool enters = llvm::any_of(to.defines, [&](Value defined) {
      auto argument = dyn_cast<BlockArgument>(defined);
      return argument && argument.getOwner()->getParentOp() == edge.regionOp;
    });
    values.values[token] = !enters ? 0 : shared ? shared->back() : classes_.ofUnknown(side, token);
  }
}

/// Goes on to the next op with effects that others see, decision or end. Returns why there is none, or null.
const char *Matching::settle(Side side, Position &position, Related &related) {
  llvm::SmallDenseSet<unsigned> left;
  for (unsigned steps = 0; steps < kStepsMax; ++steps) {
    const Node &node = cfg(side).nodes[position.node];
    if (Operation *op = opAt(cfg(side), position)) {
      if (!ops_.isSilent(related, side, node.frame, op))
        return nullptr;
      ops_.executeSilent(related, side, node.frame, op);
      ++position.op;
      continue;
    }
    if (node.edges.empty() || isDecision(cfg(side), node))
      return nullptr;
    if (!left.insert(position.node).second)
      return "a loop that does nothing";
    if (!ops_.returnsCleanly(related, side, node.edges.front()))
      return "a callee may return a memref that is poison, or a subview that is out of bounds";
    follow(side, node.frame, node.edges.front(), related, nullptr);
    position = {node.edges.front().to, 0};
  }
  return "too many ops in a row that have no effects";
}

/// Notes a way between two points. Returns whether it is a new one, and there was a way back.
bool Matching::closesCycle(unsigned from, unsigned to) {
  if (!successors_[from].insert(to).second)
    return false;
  llvm::SetVector<unsigned> reached;
  reached.insert(to);
  for (size_t next = 0; next < reached.size(); ++next) {
    if (reached[next] == from)
      return true;
    auto &further = successors_[reached[next]];
    reached.insert(further.begin(), further.end());
  }
  return false;
}

/// The two ways that have most facts in common, in order: those from the innermost branch.
static std::pair<size_t, size_t> nearest(const std::vector<Related> &ways) {
  constexpr size_t kWaysMax = 16;
  std::pair<size_t, size_t> best = {0, 1};
  size_t most = 0;
  for (size_t i = 0; i < ways.size() && ways.size() <= kWaysMax; ++i)
    for (size_t j = i + 1; j < ways.size(); ++j) {
      size_t common = llvm::count_if(
          ways[i].facts, [&](Term fact) { return llvm::is_contained(ways[j].facts, fact); });
      if (common > most) {
        most = common;
        best = {i, j};
      }
    }
  return best;
}

/// Adds what is known on a way to what is known at the point. Returns whether that changes.
///
/// Where no way leads back, it is what is known on all ways now: what an earlier visit knew, such as the
/// sizes of an allocation in the first iteration, is forgotten. Where a way closes a cycle, it is gathered, so that
/// the walk ends. No class that is made at a point of the former kind is known on a way to that point: each cycle
/// has a point of the latter kind, where such a class is not known when the cycle is closed, and is not later,
/// since what differs between two ways gets a class of that point.
bool Matching::gather(Visited &visited, unsigned number, WayIn way, Related related, bool isBack) {
  const Related before = visited.related;
  if (isBack && !visited.isHead) {
    visited.isHead = true;
    visited.rounds = visited.incoming.size();
    visited.incoming.clear();
  }
  if (visited.isHead) {
    if (!meet(visited.related, related, number, visited.rounds++, Meets::InCycle, classes_))
      return false;
  } else {
    visited.incoming[way] = std::move(related);
    std::vector<Related> ways;
    llvm::append_range(ways, llvm::make_second_range(visited.incoming));
    for (unsigned round = 0; ways.size() > 1; ++round) {
      auto [one, other] = nearest(ways);
      meet(ways[one], ways[other], number, round, Meets::ForGood, classes_);
      ways.erase(ways.begin() + other);
    }
    visited.related = std::move(ways.front());
  }
  ops_.deriveAgain(visited.related, number);
  return visited.related != before;
}

void Matching::enter(Point point, Related related, std::optional<Side> alone, Visited *from) {
  const char *endless = settle(Side::Source, point.source, related);
  if (!endless)
    endless = settle(Side::Target, point.target, related);
  if (endless) {
    (from ? from->failure : atStart_) = {endless, nullptr};
    return;
  }
  auto [it, isNew] = numbers_.try_emplace(point, visited_.size());
  const WayIn way = from ? WayIn(numbers_.at(from->point), from->ways.size()) : WayIn(-1u, 0);
  if (from)
    from->ways.push_back({point, alone});
  if (isNew)
    visited_.push_back({point, related, {}, {}});
  const bool isBack = from && closesCycle(way.first, it->second);
  if (!gather(visited_[it->second], it->second, way, std::move(related), isBack) && !isNew)
    return;
  if (!llvm::is_contained(work_, it->second))
    work_.push_back(it->second);
}

void Matching::visitAlone(Visited &visited, Side side, Operation *op) {
  Point next = visited.point;
  Position &position = side == Side::Source ? next.source : next.target;
  Related related = visited.related;
  ops_.executeAlone(related, side, cfg(side).nodes[position.node].frame, op);
  ++position.op;
  enter(next, std::move(related), side, &visited);
}

/// Both are at an op with effects, and do the same. False if they do not.
bool Matching::visitEvents(Visited &visited, Operation *mine, Operation *its) {
  const Point at = visited.point;
  unsigned frame = source_.nodes[at.source.node].frame,
           itsFrame = target_.nodes[at.target.node].frame;
  if (areOfDifferentPlaces(mine, its) ||
      !ops_.doTheSame(visited.related, frame, mine, itsFrame, its))
    return false;
  Related related = visited.related;
  ops_.executeBoth(related, frame, mine, itsFrame, its,
                   {at.source.node, at.source.op, at.target.node, at.target.op});
  if (mine == source_.nodes[at.source.node].call)
    enterProcedures(visited);
  Point next = at;
  ++next.source.op;
  ++next.target.op;
  enter(next, std::move(related), std::nullopt, &visited);
  return true;
}

/// What recursive calls with equal arguments do is the same by induction: the bodies match, wherever
/// they call themselves.
void Matching::enterProcedures(Visited &visited) {
  const Point at = visited.point;
  const Procedure &mine = source_.procedures[source_.nodes[at.source.node].callee];
  const Procedure &its = target_.procedures[target_.nodes[at.target.node].callee];
  Related related;
  for (auto [side, procedure] : {std::pair{Side::Source, &mine}, std::pair{Side::Target, &its}}) {
    FunctionOpInterface function = procedure->function;
    addArguments(related, side, procedure->frame, function, {'q', mine.entry, its.entry});
    const Node &caller = cfg(side).nodes[side == Side::Source ? at.source.node : at.target.node];
    for (auto [argument, operand] :
         llvm::zip_equal(function.getFunctionBody().getArguments(),
                         cast<CallOpInterface>(caller.call).getArgOperands())) {
      unsigned number = classes_.number(side, Var{procedure->frame, argument});
      related[side].isClean[number] = ops_.isClean(visited.related, side, {caller.frame, operand});
    }
  }
  enter({{mine.entry, 0}, {its.entry, 0}}, std::move(related), std::nullopt, &visited);
}

/// The return at the end of a node; null if it has none.
static Operation *leaving(const Node &node) { return node.exit ? node.exit : node.returns; }

bool Matching::endAlike(const Visited &visited) {
  const Node &mine = source_.nodes[visited.point.source.node];
  const Node &its = target_.nodes[visited.point.target.node];
  // Nothing is asked of a target where its source is undefined.
  if (!leaving(mine) || !leaving(its))
    return !leaving(mine);
  if (!mine.exit != !its.exit)
    return false;
  // Where a procedure is called, its results are the same values, not only equal contents.
  return ops_.returnAlike(visited.related, mine.frame, leaving(mine), its.frame, leaving(its),
                          /*contents=*/mine.exit);
}

/// Whether locations tell that the other side does not have the op. They do if both have some.
bool Matching::isOnlyOf(Side side, Operation *op) const {
  const Places &others = placesOf_[side == Side::Source ? 1 : 0];
  auto place = placeOf(op);
  return place && isComparable_ && !others.contains(*place);
}

Operation *decisionAt(const Node &node) {
  if (node.edges.empty())
    return nullptr;
  const Edge &edge = node.edges.front();
  return edge.decides ? edge.decides : edge.regionOp;
}

/// Whether locations tell that two allocations, which look the same, are not.
bool Matching::areOfDifferentPlaces(Operation *mine, Operation *its) const {
  auto one = placeOf(mine), other = placeOf(its);
  return isa<memref::AllocOp, memref::AllocaOp>(mine) && isComparable_ && one && other &&
         one != other && !(isOnlyOf(Side::Source, mine) && isOnlyOf(Side::Target, its));
}

/// What the other side does not have is passed first, if it may be.
bool Matching::visitByPlaces(Visited &visited) {
  const Point at = visited.point;
  for (Side side : {Side::Source, Side::Target}) {
    Position position = side == Side::Source ? at.source : at.target;
    const Node &node = cfg(side).nodes[position.node];
    Operation *op = opAt(cfg(side), position);
    if (op && isOnlyOf(side, op) && ops_.mayDoAlone(visited.related, side, node.frame, op)) {
      visitAlone(visited, side, op);
      return true;
    }
    if (!op && isDecision(cfg(side), node) && isOnlyOf(side, decisionAt(node))) {
      explore(visited, side);
      return true;
    }
  }
  return false;
}

/// Whether one of two decisions is none of the other side's, even if both have one condition. Behind a decision of
/// its own, which may be of a free only, the target may forget which way the source has gone.
bool Matching::haveDecisionsApart(const Related &related, const Node &mine, const Node &its) {
  const bool isMine = isOnlyOf(Side::Source, decisionAt(mine));
  if (!isOnlyOf(Side::Target, decisionAt(its)))
    return isMine;
  return !isMine && llvm::all_of(its.edges, [&](const Edge &edge) {
    return ops_.decidesCleanly(related, Side::Target, its.frame, edge);
  });
}

void Matching::visit(unsigned number) {
  Visited &visited = visited_[number];
  classes_.origin = number + 1;
  visited.ways.clear();
  visited.failure = {};
  const Point at = visited.point;
  const Node &mine = source_.nodes[at.source.node], &its = target_.nodes[at.target.node];
  Operation *op = opAt(source_, at.source), *itsOp = opAt(target_, at.target);
  bool decides = !op && isDecision(source_, mine), itDecides = !itsOp && isDecision(target_, its);
  bool ends = !op && !decides;
  if (op && itsOp && visitEvents(visited, op, itsOp))
    return;
  bool areApart = decides && itDecides && haveDecisionsApart(visited.related, mine, its);
  if (decides && itDecides && !areApart && visitDecisions(visited))
    return;
  if ((decides && visitDecided(visited, Side::Source)) ||
      (itDecides && visitDecided(visited, Side::Target)))
    return;
  if (visitByPlaces(visited))
    return;
  bool mayGo = op && ops_.mayDoAlone(visited.related, Side::Source, mine.frame, op);
  // What the source has as well waits for it.
  Operation *waits = itsOp ? itsOp : itDecides ? decisionAt(its) : nullptr;
  if (mayGo && waits && isComparable_ && !isOnlyOf(Side::Target, waits))
    return visitAlone(visited, Side::Source, op);
  // The target may still come to what has a result that it needs.
  if (mayGo && itDecides && !op->getNumResults())
    return visitAlone(visited, Side::Source, op);
  if (itDecides)
    return explore(visited, Side::Target);
  if (itsOp && ops_.mayDoAlone(visited.related, Side::Target, its.frame, itsOp))
    return visitAlone(visited, Side::Target, itsOp);
  if (mayGo)
    return visitAlone(visited, Side::Source, op);
  if (decides)
    return explore(visited, Side::Source);
  if (ends && !leaving(mine))
    return;
  if (ends && !itsOp && endAlike(visited))
    return;
  auto needs = [&](std::string what, Operation *at) -> MatchResult {
    if (at && !ops_.areInside(visited.related, Side::Target, its.frame, at))
      what += ", unless the subview that is used here is in bounds";
    return {std::move(what), at};
  };
  if (itsOp)
    visited.failure = needs("the source does not do the same", itsOp);
  else if (op)
    visited.failure = {"the target does not do this", op};
  else
    visited.failure = needs("the results are not known to be equal", leaving(its));
}

/// Whether there are points among which `side` can go on forever while the other side stays.
bool Matching::mayRepeat(std::set<unsigned> points, Side side) const {
  // Points whose ways of that side alone lead to no point that is left: removed until none is.
  for (bool changes = true; changes;) {
    changes = false;
    for (auto it = points.begin(); it != points.end();) {
      bool stays = llvm::any_of(visited_[*it].ways, [&](const Way &way) {
        return way.alone == side && points.contains(numbers_.at(way.to));
      });
      changes |= !stays;
      it = stays ? std::next(it) : points.erase(it);
    }
  }
  return !points.empty();
}

/// Whether one side can run forever without the other, or else the first point that cannot be matched. While the source is in
/// a loop alone, the target waits to do what the source does behind it; if that loop never ends, the target does it too early.
MatchResult Matching::verdict() const {
  std::set<unsigned> met = {0};
  std::vector<unsigned> order = {0};
  for (size_t next = 0; next < order.size(); ++next) {
    const Visited &visited = visited_[order[next]];
    if (!visited.failure.reason.empty())
      return visited.failure;
    for (const Way &way : visited.ways)
      if (unsigned to = numbers_.at(way.to); met.insert(to).second)
        order.push_back(to);
  }
  if (mayRepeat(met, Side::Target))
    return {"a loop of the target that the source does not have", nullptr};
  if (mayRepeat(std::move(met), Side::Source))
    return {"a loop of the source, which may not end, that the target does not have", nullptr};
  return {};
}

/// The arguments of a function, each of a class that source and target share.
void Matching::addArguments(Related &related, Side side, unsigned frame,
                            FunctionOpInterface function, const ValueClasses::Key &of) {
  for (auto [number, argument] : llvm::enumerate(function.getFunctionBody().getArguments())) {
    ValueClasses::Key key = of;
    key.push_back(number);
    unsigned variable = classes_.number(side, Var{frame, argument});
    related[side].reach(variable);
    ValueClass made = classes_.of(std::move(key));
    if (isMemref(argument) && of.size() == 1)
      ops_.noteArgument(made);
    SideValues &values = related[side];
    values.values[variable] = values.copies[variable] = values.exact[variable] = made;
    // No caller passes poison, or a subview that is out of bounds, but a call within the function may.
    values.isClean[variable] = of.size() == 1;
    values.inside[variable] = of.size() == 1 && isMemref(argument)
                                  ? classes_.ofTerm(classes_.terms().yes())
                                  : ops_.insideOfOther(argument, made);
  }
}

static bool storesMemrefs(const Cfg &cfg) {
  return llvm::any_of(cfg.nodes, [](const Node &node) {
    return llvm::any_of(node.ops, [](Operation *op) { return isMemref(storedBy(op).memref); });
  });
}

MatchResult Matching::run() {
  FunctionOpInterface function = source_.function, target = target_.function;
  if (function.getFunctionType() != target.getFunctionType())
    return {"it has another type than in the source", target};
  ops_.storesMemrefs = storesMemrefs(source_) || storesMemrefs(target_) ||
                       !source_.procedures.empty() || !target_.procedures.empty();
  ops_.passesBeyond = passesMemrefsBeyond(target_);
  ops_.hasParallelLoops = llvm::any_of(target_.nodes, [](const Node &node) {
    return llvm::any_of(node.edges, [](const Edge &edge) { return isParallelLoop(edge.regionOp); });
  });
  ops_.outlived = outlivedBuffers(target_);
  ops_.frames = source_.frames;
  ops_.itsFrames = target_.frames;
  Related related;
  addArguments(related, Side::Source, 0, function, {'a'});
  addArguments(related, Side::Target, 0, target, {'a'});
  visited_.clear();
  classes_.origin = 0;
  enter({}, std::move(related), std::nullopt, nullptr);
  for (unsigned visits = 0; !work_.empty(); ++visits) {
    if (visits > kVisitsMax || visited_.size() > kPointsMax)
      return {"too large to be matched", nullptr};
    unsigned number = work_.front();
    work_.pop_front();
    visit(number);
  }
  if (visited_.empty())
    return atStart_;
  MatchResult result = verdict();
  if (result.reason.empty())
    result.reason = equalities_.confirm();
  return result;
}

MatchResult match(const Cfg &source, const Cfg &target, const SolverLimits &limits) {
  return Matching(source, target, limits).run();
}

} // namespace freehold::smt::safe
