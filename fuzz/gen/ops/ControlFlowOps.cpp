//===- ControlFlowOps.cpp - Branches between blocks, without loops --------===//
// Every row ends with an open block in which emission continues. Values of the arms are out of
// scope at the join; only block arguments, whose facts are slots, carry values to it.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Emitter.h"
#include "fuzz/gen/ops/Branch.h"

#include <utility>

namespace freehold::gen {

static bool mayBranch(const Emitter &e) { return e.place.isCfg && e.mayNest(); }
static bool mayLeave(const Emitter &e) { return mayBranch(e) && e.place.leaving.op; }
static bool hasJoin(const Emitter &e) { return mayBranch(e) && !e.place.joins.empty(); }

static Join openJoin(Emitter &e, unsigned slotsMax) {
  return {e.freshLabel(), e.makeSlots(slotsMax, e.place.allocationScope)};
}

/// Starts the block of the join.
static void startJoin(Emitter &e, const Join &join) {
  auto arguments = e.nameSlots(join.slots);
  e.label(join.label, arguments);
  e.addAll(arguments);
}

/// Emits an arm from its label to its branch to `join`; inner branches may go to `join` as well.
static void emitArm(Emitter &e, const Join &arm, const Join &join) {
  Scope::Mark mark = e.scope.mark();
  Place outside = e.place;
  ++e.place.depth;
  e.place.joins.push_back(join);
  startJoin(e, arm);
  e.emitOps();
  auto values = e.fillAll(join.slots);
  e.observeNew(mark);
  e.line("cf.br " + spell(Edge{join.label, values}));
  e.place = std::move(outside);
  e.scope.leave(mark);
}

static Edge edgeTo(Emitter &e, const Join &join) { return {join.label, e.fillAll(join.slots)}; }
static std::string branchTo(Emitter &e, const Join &join) { return spell(edgeTo(e, join)); }

///     present
///     /     \      .
///   left   right
///     \     /
///      join
static void emitDiamond(Emitter &e) {
  Join join = openJoin(e, 2), left = openJoin(e, 1), right = openJoin(e, 1);
  std::string condition = e.pickBool();
  std::string toLeft = branchTo(e, left), toRight = branchTo(e, right);
  e.line("cf.cond_br " + condition + ", " + toLeft + ", " + toRight);
  emitArm(e, left, join);
  emitArm(e, right, join);
  startJoin(e, join);
}

/// A single arm. The other edge is critical: it goes from a block with two successors to one with
/// two predecessors.
static void emitCriticalEdge(Emitter &e) {
  Join join = openJoin(e, 2), arm = openJoin(e, 1);
  std::string condition = e.pickBool();
  std::string toArm = branchTo(e, arm), toJoin = branchTo(e, join);
  if (e.choices.flip())
    std::swap(toArm, toJoin);
  e.line("cf.cond_br " + condition + ", " + toArm + ", " + toJoin);
  emitArm(e, arm, join);
  startJoin(e, join);
}

/// A conditional branch to one block with different operands.
static void emitSameSuccessor(Emitter &e) {
  Join join = openJoin(e, 2);
  std::string condition = e.pickBool();
  std::string first = branchTo(e, join), second = branchTo(e, join);
  e.line("cf.cond_br " + condition + ", " + first + ", " + second);
  startJoin(e, join);
}

/// A chain of blocks, each of which may branch to the join.
static void emitLadder(Emitter &e) {
  Join join = openJoin(e, 2);
  Scope::Mark mark = e.scope.mark();
  for (unsigned rungs = 2 + e.choices.choose(2); rungs-- > 0;) {
    Join next = openJoin(e, 1);
    std::string condition = e.pickBool();
    std::string toNext = branchTo(e, next), toJoin = branchTo(e, join);
    e.line("cf.cond_br " + condition + ", " + toNext + ", " + toJoin);
    startJoin(e, next);
    ++e.place.depth;
    e.emitOps();
    --e.place.depth;
  }
  auto values = e.fillAll(join.slots);
  e.observeNew(mark);
  e.line("cf.br " + spell(Edge{join.label, values}));
  e.scope.leave(mark);
  startJoin(e, join);
}

static void emitBranch(Emitter &e) {
  Join next = openJoin(e, 2);
  e.line("cf.br " + branchTo(e, next));
  startJoin(e, next);
}

/// A branch from inside an arm to a join that is not emitted yet.
static void emitLeave(Emitter &e) {
  const auto &joins = e.place.joins;
  Join join = joins[joins.size() - 1 - e.choices.choose(joins.size())];
  std::string next = e.freshLabel(), condition = e.pickBool();
  std::string toJoin = branchTo(e, join);
  e.line("cf.cond_br " + condition + ", " + toJoin + ", " + next);
  e.label(next);
}

static void emitEarlyReturn(Emitter &e) {
  std::string done = e.freshLabel(), next = e.freshLabel(), condition = e.pickBool();
  e.line("cf.cond_br " + condition + ", " + done + ", " + next);
  // Values observed on this path only are not observed on the other one.
  Scope outside = e.scope;
  e.label(done);
  ++e.place.depth;
  e.emitOps();
  --e.place.depth;
  e.leaveRegion();
  e.scope = std::move(outside);
  e.label(next);
}

static void emitSwitch(Emitter &e) {
  Join join = openJoin(e, 2);
  std::vector<Join> arms;
  std::string flag = e.pickScalar(Element::I32).name;
  std::vector<Edge> edges;
  for (unsigned count = 2 + e.choices.choose(2), n = 0; n < count; ++n) {
    arms.push_back(openJoin(e, 1));
    edges.push_back(edgeTo(e, arms.back()));
  }
  e.line(switchText(flag, edges));
  for (const Join &arm : arms)
    emitArm(e, arm, join);
  startJoin(e, join);
}

void addControlFlowRows(OpRows &rows) {
  rows.push_back({"cf.diamond", {"cf.cond_br", "cf.br"}, 4, mayBranch, emitDiamond});
  rows.push_back({"cf.critical_edge", {"cf.cond_br", "cf.br"}, 2, mayBranch, emitCriticalEdge});
  rows.push_back({"cf.same_successor", {"cf.cond_br"}, 1, mayBranch, emitSameSuccessor});
  rows.push_back({"cf.ladder", {"cf.cond_br", "cf.br"}, 1, mayBranch, emitLadder});
  rows.push_back({"cf.br", {"cf.br"}, 1, mayBranch, emitBranch});
  rows.push_back({"cf.leave", {"cf.cond_br"}, 2, hasJoin, emitLeave});
  rows.push_back({"cf.return", {"cf.cond_br", "func.return"}, 1, mayLeave, emitEarlyReturn});
  rows.push_back({"cf.switch", {"cf.switch", "cf.br"}, 1, mayBranch, emitSwitch});
}

} // namespace freehold::gen
