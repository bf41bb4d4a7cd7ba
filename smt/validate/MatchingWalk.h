//===- MatchingWalk.h - The walk of Matching --------------------*- C++ -*-===//
// Internal to Matching: points where source and target meet, and what is known there.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/MatchedOps.h"
#include "smt/validate/Matching.h"

#include <deque>
#include <set>

namespace freehold::smt::safe {

/// The name and location of each op that may have effects or decide, as far as locations are known.
using Places = std::set<std::pair<const void *, const void *>>;
Places placesIn(const Cfg &cfg);

/// Before an op of a node; after the last one, its edges come next.
struct Position {
  unsigned node = 0, op = 0;
  auto operator<=>(const Position &) const = default;
};
struct Point {
  Position source, target;
  auto operator<=>(const Point &) const = default;
};

/// Where a point leads to.
struct Way {
  Point to;
  /// The side that goes there alone, by an edge that could be taken forever.
  std::optional<Side> alone = std::nullopt;
};

/// A way that leads to a point: the number of the point that it comes from, and of the way there.
using WayIn = std::pair<unsigned, size_t>;

struct Visited {
  Point point;
  Related related;
  std::vector<Way> ways;
  MatchResult failure;
  /// What is known on each way that leads there; empty if a way leads back there.
  std::map<WayIn, Related> incoming = {};
  /// Whether a way leads back there.
  bool isHead = false;
  /// How often ways have met there; counted where a way leads back.
  unsigned rounds = 0;
};

class Matching {
public:
  Matching(const Cfg &source, const Cfg &target, const SolverLimits &limits)
      : source_(source), target_(target), equalities_(classes_.terms(), limits),
        ops_(classes_, equalities_), placesOf_{placesIn(source), placesIn(target)},
        isComparable_(llvm::any_of(placesOf_[0],
                                   [&](const auto &each) { return placesOf_[1].contains(each); })) {
  }
  MatchResult run();

private:
  const Cfg &cfg(Side side) const { return side == Side::Source ? source_ : target_; }
  void enter(Point point, Related related, std::optional<Side> alone, Visited *from);
  bool closesCycle(unsigned from, unsigned to);
  bool gather(Visited &visited, unsigned number, WayIn way, Related related, bool isBack);
  void visit(unsigned number);
  void enterProcedures(Visited &visited);
  void addArguments(Related &related, Side side, unsigned frame, mlir::FunctionOpInterface function,
                    const ValueClasses::Key &of);
  bool areOfDifferentPlaces(mlir::Operation *mine, mlir::Operation *its) const;
  bool isOnlyOf(Side side, mlir::Operation *op) const;
  bool haveDecisionsApart(const Related &related, const Node &mine, const Node &its);
  bool visitByPlaces(Visited &visited);
  bool visitEvents(Visited &visited, mlir::Operation *mine, mlir::Operation *its);
  bool visitDecisions(Visited &visited);
  void visitAlone(Visited &visited, Side side, mlir::Operation *op);
  void explore(Visited &visited, Side side);
  Term nextOf(const Related &related, Side side, unsigned frame, mlir::scf::ForOp loop);
  Term conditionOf(const Related &related, Side side, unsigned frame, const Edge &edge);
  Term definedBy(const Related &related, Side side, unsigned frame, const Edge &edge);
  bool isPossible(const Related &related, Term condition);
  bool mayTake(const Related &related, Side side, unsigned frame, const Edge &edge);
  void assume(Related &related, Term condition);
  std::vector<ValueClass> onlyInductions(const Related &related, unsigned frame, const Edge &edge);
  bool visitDecided(Visited &visited, Side side);
  const char *settle(Side side, Position &position, Related &related);
  ValueClass decided(const Related &related, Side side, Var var);
  void follow(Side side, unsigned frame, const Edge &edge, Related &related,
              const std::vector<ValueClass> *shared, bool sharesResults = false);
  std::optional<std::vector<std::pair<unsigned, unsigned>>>
  pairEdges(const Related &related, const Node &mine, const Node &its);
  void setFirst(std::vector<ValueClass> &shared, Term next, Side side, unsigned frame,
                const Edge &edge);
  bool isExactEdge(const Related &related, unsigned frame, const Edge *edge, unsigned itsFrame,
                   const Edge &itsEdge);
  bool haveEqualChoice(const Related &related, const Edge &mine, unsigned frame, const Edge &its,
                       unsigned itsFrame);
  bool endAlike(const Visited &visited);
  bool mayRepeat(std::set<unsigned> points, Side side) const;
  MatchResult verdict() const;

  const Cfg &source_, &target_;
  ValueClasses classes_;
  Equalities equalities_;
  MatchedOps ops_;
  std::array<Places, 2> placesOf_;
  /// Whether locations of one side are locations of the other.
  const bool isComparable_;
  std::map<Point, unsigned> numbers_;
  /// Of each point those that a way has led to.
  std::map<unsigned, std::set<unsigned>> successors_;
  std::deque<Visited> visited_;
  /// Why there is no first point.
  MatchResult atStart_;
  std::deque<unsigned> work_;
};

/// Whether both sides have to agree where they go from there.
bool isDecision(const Cfg &cfg, const Node &node);
/// The op at a position, or the call behind the last one; null if there is none.
mlir::Operation *opAt(const Cfg &cfg, Position position);
/// What decides where control goes from the end of a node; null if nothing does.
mlir::Operation *decisionAt(const Node &node);

} // namespace freehold::smt::safe
