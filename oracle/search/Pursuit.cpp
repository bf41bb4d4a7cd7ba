//===- Pursuit.cpp --------------------------------------------------------===//
#include "oracle/search/Pursuit.h"

#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/core/inputs/SizeClasses.h"
#include "oracle/interp/Interpreter.h"
#include "oracle/search/Differences.h"
#include "oracle/search/Distance.h"
#include "oracle/search/Relevance.h"

#include <cmath>

using namespace mlir;

namespace freehold::search {

/// A node gives way to the next best one after so many of its changes.
static constexpr unsigned kTurn = 40;
static constexpr size_t kNodesMax = 100;
/// A side of a branch of the source is given up after so many tries that came no nearer.
static constexpr unsigned kStaleMax = 20;
/// Fit inputs that are run again with a trace for new branches of a target, of those that come to one.
static constexpr unsigned kSeedsAtNew = 3;

Pursuit::Pursuit(const Entry &entry, const std::vector<Tried> &tried, const Coverage &reached,
                 const Limits &limits)
    : entry(entry), tried(tried), reached(reached), effort_(limits.timeMs, limits.isQuick) {
  const ProgramNumbers &numbers = entry.function.numbers();
  programNumbers_ = numbers.integers;
  for (double number : numbers.floats)
    if (std::abs(number) < 1e9)
      programNumbers_.push_back(static_cast<int64_t>(std::ceil(number)));
  signature = {entry.function.type, interp::parameters(entry.function, numbers)};
  auto classes = sizeClasses(entry.function.op);
  for (size_t n = 0; n < std::min(classes.size(), signature.parameters.size()); ++n)
    signature.parameters[n].sizeClasses = classes[n];
  for (const Tried &each : tried) {
    known_.insert(print(*each.inputs));
    fitCount += each.isFit;
  }
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

std::unique_ptr<Node> Pursuit::attempt(Inputs inputs) {
  inputs.isProbe = true;
  if (!known_.insert(print(inputs)).second)
    return nullptr;
  auto node = std::make_unique<Node>(std::move(inputs), entry.module);
  ++found.tries;
  node->ending = entry.run(node->inputs, node->trace);
  if (node->ending.endsSearch) {
    isEnded = true;
    found.inputs.push_back(node->inputs);
    return nullptr;
  }
  return node;
}

/// Whether the run came to a new branch of a target, and went only one way.
bool Pursuit::comesToNew(const Node &node) const {
  return entry.branches && node.ending.isFit &&
         llvm::any_of(node.trace.misses, [&](const auto &miss) {
           return entry.branches->contains(miss.first / 2) && !reached.has(miss.first);
         });
}

static bool sharesNothing(const Inputs &inputs) {
  return llvm::none_of(inputs.arguments, [](const Argument &argument) {
    return std::holds_alternative<SameBuffer>(argument);
  });
}

/// Runs some of the earlier inputs again, those that end in different places first. Inputs with shared buffers are
/// taken if too few others fit: one of them may be all that gets to a branch.
Nodes Pursuit::seeds(bool isFit, size_t count) {
  Nodes nodes;
  unsigned came = 0;
  std::vector<const Tried *> all;
  // What a target adds may be reached by few inputs; each of them counts.
  for (const Tried &each : tried)
    if (entry.branches || sharesNothing(*each.inputs))
      all.push_back(&each);
  for (const Tried &each : tried)
    if (isFit && !entry.branches && !sharesNothing(*each.inputs))
      all.push_back(&each);
  // One that reached more than those before it may be the only one that comes to a branch.
  if (isFit && !entry.branches)
    llvm::stable_sort(all, [](const Tried *a, const Tried *b) { return a->isFirst > b->isFirst; });
  for (const Tried *each : all) {
    if (each->isFit != isFit || !each->inputs->isPlainCall() || nodes.size() >= count)
      continue;
    auto node = std::make_unique<Node>(*each->inputs, entry.module);
    ++found.tries;
    node->ending = entry.run(node->inputs, node->trace);
    bool comes = comesToNew(*node);
    if (node->ending.isFit == isFit)
      nodes.push_back(std::move(node));
    if (comes && ++came >= kSeedsAtNew)
      break;
  }
  return nodes;
}

bool Pursuit::isReached(const Node &node, Goal goal) {
  return node.ending.isFit && (!goal.side || node.trace.reached.has(*goal.side));
}

/// Returns what the run missed: the side that is the goal, or to return. Null if it did neither come to
/// the branch nor end at an op.
const Trace::Miss *Pursuit::missOf(const Node &node, Goal goal) {
  if (goal.side && !node.trace.reached.has(*goal.side)) {
    auto known = node.trace.misses.find(*goal.side);
    return known == node.trace.misses.end() ? nullptr : &known->second;
  }
  return node.trace.end.at ? &node.trace.end : nullptr;
}

Pursuit::Rank Pursuit::rankOf(const Node &node, Goal goal) {
  int turns = static_cast<int>(node.next / kTurn);
  const Trace::Miss *miss = missOf(node, goal);
  double distance = miss ? miss->distance : 2 * kUnknownDistance;
  if (goal.side && !node.trace.reached.has(*goal.side))
    return {-turns, 0, 0, 0, -distance};
  return {-turns, 1, node.trace.count, node.ending.why.number, -distance};
}

//===----------------------------------------------------------------------===//
// From run to run
//===----------------------------------------------------------------------===//

static bool isInEntry(Operation *op, FunctionOpInterface entry) {
  return op->getParentOfType<FunctionOpInterface>() == entry;
}

void Pursuit::expand(Node &node, Goal goal) {
  node.isExpanded = true;
  const Trace::Miss *miss = missOf(node, goal);
  auto function = cast<FunctionOpInterface>(entry.function.op);
  std::vector<Knob> knobs;
  if (miss && !node.ending.isTooMuch)
    knobs = knobsBehind(decidersOf(miss->at->op), function);
  if (knobs.empty() && !goal.side)
    knobs = knobsOf(signature, node.inputs);
  if (miss && !miss->cells.empty() && isInEntry(miss->at->op, function))
    for (LoadedCell cell : miss->cells)
      if (Knob knob{Knob::Kind::Cell, cell.argument, cell.position};
          !llvm::is_contained(knobs, knob))
        knobs.insert(knobs.begin(), knob);
  node.changes = node.guesses;
  if (knobs.empty())
    return;
  std::vector<Change> changes = changesFor({signature, node.inputs, std::move(knobs),
                                            miss ? miss->numbers : std::vector<int64_t>(),
                                            programNumbers_, node.ending.isTooMuch});
  for (Change &change : changes)
    if (llvm::none_of(change.knobs,
                      [&](Knob knob) { return llvm::is_contained(node.frozen, knob); }))
      node.changes.push_back(std::move(change));
}

/// If a change of one number moved the distance from the same op, the number for which it would be 0 is
/// tried next, as if the distance were linear.
void Pursuit::addSecant(Node &parent, const Change &change, Node &child, Goal goal) {
  const Trace::Miss *before = missOf(parent, goal), *after = missOf(child, goal);
  auto now = valueOf(signature, parent.inputs, change.knobs.front());
  if (!before || !after || before->at != after->at || change.pattern || !now)
    return;
  double gain = before->distance - after->distance;
  if (gain == 0 || before->distance >= kUnknownDistance || after->distance >= kUnknownDistance)
    return;
  double step = static_cast<double>(change.value) - static_cast<double>(*now);
  double target = static_cast<double>(*now) + before->distance * step / gain;
  if (!(std::abs(target) < 1e15))
    return;
  // A negative index is in no buffer, so that what is reached by it rarely fits.
  Knob knob = change.knobs.front();
  if (target < 0 && *now >= 0 && knob.kind == Knob::Kind::Scalar &&
      signature.type.getInput(knob.argument).isIndex())
    return;
  for (double value : {std::ceil(target), std::floor(target)})
    if (auto number = static_cast<int64_t>(value); number != *now && number != change.value) {
      parent.changes.insert(parent.changes.begin() + static_cast<ptrdiff_t>(parent.next),
                            {change.knobs, number});
      child.guesses.push_back({change.knobs, number});
    }
}

/// Returns null if the change cannot be made, or gives an input that was run before.
std::unique_ptr<Node> Pursuit::makeChild(Node &parent, const Change &change, Goal goal) {
  Inputs inputs = parent.inputs;
  if (!apply(signature, inputs, change))
    return nullptr;
  auto child = attempt(std::move(inputs));
  if (!child)
    return nullptr;
  child->steps = parent.steps;
  child->steps.push_back({change, parent.ending.isFit ? Note() : parent.ending.why,
                          valueOf(signature, parent.inputs, change.knobs.front()), parent.inputs});
  addSecant(parent, change, *child, goal);
  return child;
}

/// Returns the run to go on from: one that ended earlier than the one before it while that may be mended,
/// else the one that got furthest. Null if there is nothing left to try.
Node *Pursuit::choose(Nodes &nodes, Goal goal) {
  Node *best = nullptr;
  for (auto &node : nodes) {
    if (!node->isExpanded)
      expand(*node, goal);
    if (node->next >= node->changes.size())
      continue;
    if (node->mendsLeft > 0) {
      --node->mendsLeft;
      return node.get();
    }
    if (!best || rankOf(*node, goal) > rankOf(*best, goal))
      best = node.get();
  }
  return best;
}

/// Whether the change that made `child` had anything to do with the goal: it got nearer or further away, other numbers are
/// compared there, or the run went elsewhere.
bool Pursuit::responds(const Node &parent, const Node &child, Goal goal) {
  const Trace::Miss *before = missOf(parent, goal), *after = missOf(child, goal);
  if (!before || !after)
    return before != after;
  return before->at != after->at || before->distance != after->distance ||
         before->numbers != after->numbers;
}

std::unique_ptr<Node> Pursuit::pursue(Goal goal, Nodes &nodes, unsigned triesEnd,
                                      unsigned flatMax) {
  const unsigned start = found.tries;
  const bool givesUp = goal.side.has_value();
  unsigned nearer = start;
  bool isFlat = true;
  wasFlat = false;
  while (!isOver(triesEnd) && !(givesUp && found.tries - nearer >= kStaleMax)) {
    if (isFlat && found.tries - start >= flatMax) {
      wasFlat = true;
      return nullptr;
    }
    Node *best = choose(nodes, goal);
    if (!best)
      return nullptr;
    Change change = best->changes[best->next++];
    auto child = makeChild(*best, change, goal);
    if (!child)
      continue;
    isFlat &= !responds(*best, *child, goal);
    if (isReached(*child, goal))
      return child;
    if (child->ending.isFit)
      keep(std::make_unique<Node>(*child));
    bool isElsewhere = child->trace.end.at != best->trace.end.at;
    bool isNearer = rankOf(*child, goal) > rankOf(*best, goal);
    if (isNearer)
      nearer = found.tries;
    if ((!isElsewhere && !isNearer) || nodes.size() >= kNodesMax)
      continue;
    if (isElsewhere && !isNearer && best->frozen.empty()) {
      child->frozen = change.knobs;
      child->mendsLeft = kMends;
    }
    nodes.push_back(std::move(child));
  }
  return nullptr;
}

std::unique_ptr<Node> Pursuit::solve(const Node &from, Goal goal) {
  if (effort_.isSpent())
    return nullptr;
  smt::Terms terms;
  Unknowns unknowns(terms);
  PathCondition way(unknowns, goal.side);
  ++found.tries;
  entry.run(from.inputs, way);
  bool asksForOther = !goal.side && from.ending.isFit;
  auto inputs = withSettings(signature, from.inputs,
                             asksForOther ? way.another(effort_) : way.solve(effort_));
  // The steps to `from` say nothing of it.
  return inputs ? attempt(std::move(*inputs)) : nullptr;
}

void Pursuit::keep(std::unique_ptr<Node> node) {
  bool isNew = reached.add(node->trace.reached);
  if (!isNew && fitCount >= fitWanted)
    return;
  found.inputs.push_back(node->inputs);
  ++fitCount;
  fit.push_back(std::move(node));
}

} // namespace freehold::search
