//===- Search.cpp ---------------------------------------------------------===//
#include "oracle/search/Search.h"

#include "oracle/core/inputs/Mix.h"
#include "oracle/core/inputs/ProgramNumbers.h"
#include "oracle/core/inputs/SizeClasses.h"
#include "oracle/interp/Interpreter.h"
#include "oracle/search/Distance.h"
#include "oracle/search/Relevance.h"
#include "oracle/search/Words.h"

#include <cmath>
#include <memory>
#include <tuple>

using namespace mlir;

namespace freehold::search {

/// Inputs that were run before are run again with a trace up to this number, fit and unfit ones.
static constexpr size_t kSeedsMax = 5;
/// A node gives way to the next best one after so many of its changes.
static constexpr unsigned kTurn = 40;
static constexpr size_t kNodesMax = 100;
/// Changes that are tried at once if a change made a run end earlier.
static constexpr unsigned kMends = 4;
/// Variations of a fit input that do not fit and are mended.
static constexpr unsigned kBrokenMax = 4;
/// The part of the runs in search of more that one side of a branch may take, at least kTriesForSide; and
/// the sides in a row that may fail before the search ends, one more for each kTriesForFailure.
static constexpr unsigned kPartForSide = 5, kTriesForSide = 4, kTriesForFailure = 50;
/// Inputs of which a variant without shared buffers is tried for a side of a branch; inputs made by several
/// changes at once, and the changes of a node, its best, that are drawn for them.
static constexpr unsigned kApartMax = 2, kShakesMax = 200;
static constexpr size_t kShakenChanges = 80;
/// Fit inputs that are run again with a trace if enough inputs fit; for new branches of a target, so many
/// that come to one.
static constexpr size_t kFitSeeds = 2;
static constexpr unsigned kSeedsAtNew = 3;

namespace {
/// A run, and what is still to be tried from it.
struct Node {
  Node(Inputs inputs, const interp::CompiledModule &module)
      : inputs(std::move(inputs)), trace(module) {}

  Inputs inputs;
  Trace trace;
  Ending ending;
  /// How it came from an input that was not made by the search.
  std::vector<Step> steps;
  /// What is tried first.
  std::vector<Change> guesses;
  std::vector<Change> changes;
  size_t next = 0;
  bool isExpanded = false;
  /// The change that made the run end earlier than the one before it, whose knobs stay as they are; and
  /// how many more changes are tried at once to mend that.
  std::vector<Knob> frozen;
  unsigned mendsLeft = 0;
};

/// A fit input; or, with a side, one that also takes that side of a branch.
struct Goal {
  std::optional<Side> side = std::nullopt;
};

class Search {
public:
  Search(const Entry &entry, const std::vector<Tried> &tried, const Coverage &reached);
  Found run(const Limits &limits);

private:
  using Rank = std::tuple<int, int, unsigned, unsigned, double>;

  std::unique_ptr<Node> attempt(Inputs inputs);
  bool comesToNew(const Node &node) const;
  bool isReached(const Node &node, Goal goal) const;
  const Trace::Miss *missOf(const Node &node, Goal goal) const;
  Rank rankOf(const Node &node, Goal goal) const;
  void expand(Node &node, Goal goal);
  void addSecant(Node &parent, const Change &change, Node &child, Goal goal);
  Node *choose(std::vector<std::unique_ptr<Node>> &nodes, Goal goal);
  std::unique_ptr<Node> makeChild(Node &parent, const Change &change, Goal goal);
  std::unique_ptr<Node> pursue(Goal goal, std::vector<std::unique_ptr<Node>> &nodes,
                               unsigned triesEnd);
  std::vector<std::unique_ptr<Node>> seeds(bool isFit, size_t count);
  void keep(std::unique_ptr<Node> node);
  void vary(const Node &node, unsigned triesEnd, std::vector<std::unique_ptr<Node>> &nodes);
  void findFit(unsigned triesEnd);
  std::vector<std::unique_ptr<Node>> nodesAt(Side side, unsigned triesEnd);
  std::unique_ptr<Node> shake(Side side, const std::vector<std::unique_ptr<Node>> &nodes,
                              unsigned triesEnd);
  void cover(unsigned triesEnd);
  std::vector<Side> openSides() const;

  const Entry &entry_;
  const std::vector<Tried> &tried_;
  Signature signature_;
  std::vector<int64_t> programNumbers_;
  Coverage reached_;
  std::set<std::string> known_;
  /// Fit runs, with their traces.
  std::vector<std::unique_ptr<Node>> fit_;
  unsigned fitCount_ = 0, fitWanted_ = 0;
  bool isEnded_ = false;
  Found found_;
};
} // namespace

Search::Search(const Entry &entry, const std::vector<Tried> &tried, const Coverage &reached)
    : entry_(entry), tried_(tried), reached_(reached) {
  ProgramNumbers numbers = numbersOf(entry.function.op);
  programNumbers_ = numbers.integers;
  for (double number : numbers.floats)
    if (std::abs(number) < 1e9)
      programNumbers_.push_back(static_cast<int64_t>(std::ceil(number)));
  signature_ = {entry.function.type, interp::parameters(entry.function, numbers)};
  auto classes = sizeClasses(entry.function.op);
  for (size_t n = 0; n < std::min(classes.size(), signature_.parameters.size()); ++n)
    signature_.parameters[n].sizeClasses = classes[n];
  for (const Tried &each : tried) {
    known_.insert(print(*each.inputs));
    fitCount_ += each.isFit;
  }
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// Returns null if the input was run before.
std::unique_ptr<Node> Search::attempt(Inputs inputs) {
  inputs.isProbe = true;
  if (!known_.insert(print(inputs)).second)
    return nullptr;
  auto node = std::make_unique<Node>(std::move(inputs), entry_.module);
  ++found_.tries;
  node->ending = entry_.run(node->inputs, node->trace);
  if (node->ending.endsSearch) {
    isEnded_ = true;
    found_.inputs.push_back(node->inputs);
    return nullptr;
  }
  return node;
}

/// Whether the run came to a new branch of a target, and went only one way.
bool Search::comesToNew(const Node &node) const {
  return entry_.branches && node.ending.isFit &&
         llvm::any_of(node.trace.misses, [&](const auto &miss) {
           return entry_.branches->contains(miss.first / 2) && !reached_.has(miss.first);
         });
}

/// Runs some of the earlier inputs again, those that end in different places first.
std::vector<std::unique_ptr<Node>> Search::seeds(bool isFit, size_t count) {
  std::vector<std::unique_ptr<Node>> nodes;
  unsigned came = 0;
  for (const Tried &each : tried_) {
    bool isApart = llvm::none_of(each.inputs->arguments, [](const Argument &argument) {
      return std::holds_alternative<SameBuffer>(argument);
    });
    // What a target adds may be reached by few inputs; each of them counts.
    isApart |= entry_.branches != nullptr;
    if (each.isFit != isFit || !isApart || !each.inputs->isPlainCall() || nodes.size() >= count)
      continue;
    auto node = std::make_unique<Node>(*each.inputs, entry_.module);
    ++found_.tries;
    node->ending = entry_.run(node->inputs, node->trace);
    bool comes = comesToNew(*node);
    if (node->ending.isFit == isFit)
      nodes.push_back(std::move(node));
    if (comes && ++came >= kSeedsAtNew)
      break;
  }
  return nodes;
}

bool Search::isReached(const Node &node, Goal goal) const {
  return node.ending.isFit && (!goal.side || node.trace.reached.has(*goal.side));
}

/// Returns what the run missed: the side that is the goal, or to return. Null if it did neither come to
/// the branch nor end at an op.
const Trace::Miss *Search::missOf(const Node &node, Goal goal) const {
  if (goal.side && !node.trace.reached.has(*goal.side)) {
    auto known = node.trace.misses.find(*goal.side);
    return known == node.trace.misses.end() ? nullptr : &known->second;
  }
  return node.trace.end.at ? &node.trace.end : nullptr;
}

Search::Rank Search::rankOf(const Node &node, Goal goal) const {
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

void Search::expand(Node &node, Goal goal) {
  node.isExpanded = true;
  const Trace::Miss *miss = missOf(node, goal);
  auto function = cast<FunctionOpInterface>(entry_.function.op);
  std::vector<Knob> knobs;
  if (miss && !node.ending.isTooMuch)
    knobs = knobsBehind(decidersOf(miss->at->op), function);
  if (knobs.empty() && !goal.side)
    knobs = knobsOf(signature_, node.inputs);
  node.changes = node.guesses;
  if (knobs.empty())
    return;
  std::vector<Change> changes = changesFor({signature_, node.inputs, std::move(knobs),
                                            miss ? miss->numbers : std::vector<int64_t>(),
                                            programNumbers_, node.ending.isTooMuch});
  for (Change &change : changes)
    if (llvm::none_of(change.knobs,
                      [&](Knob knob) { return llvm::is_contained(node.frozen, knob); }))
      node.changes.push_back(std::move(change));
}

/// If a change of one number moved the distance from the same op, the number for which it would be 0 is
/// tried next, as if the distance were linear.
void Search::addSecant(Node &parent, const Change &change, Node &child, Goal goal) {
  const Trace::Miss *before = missOf(parent, goal), *after = missOf(child, goal);
  auto now = valueOf(signature_, parent.inputs, change.knobs.front());
  if (!before || !after || before->at != after->at || change.pattern || !now)
    return;
  double gain = before->distance - after->distance;
  if (gain == 0 || before->distance >= kUnknownDistance || after->distance >= kUnknownDistance)
    return;
  double step = static_cast<double>(change.value) - static_cast<double>(*now);
  double target = static_cast<double>(*now) + before->distance * step / gain;
  if (!(std::abs(target) < 1e15))
    return;
  for (double value : {std::ceil(target), std::floor(target)})
    if (auto number = static_cast<int64_t>(value); number != *now && number != change.value) {
      parent.changes.insert(parent.changes.begin() + static_cast<ptrdiff_t>(parent.next),
                            {change.knobs, number});
      child.guesses.push_back({change.knobs, number});
    }
}

/// Returns null if the change cannot be made, or gives an input that was run before.
std::unique_ptr<Node> Search::makeChild(Node &parent, const Change &change, Goal goal) {
  Inputs inputs = parent.inputs;
  if (!apply(signature_, inputs, change))
    return nullptr;
  auto child = attempt(std::move(inputs));
  if (!child)
    return nullptr;
  child->steps = parent.steps;
  child->steps.push_back({change, parent.ending.isFit ? Note() : parent.ending.why,
                          valueOf(signature_, parent.inputs, change.knobs.front()), parent.inputs});
  addSecant(parent, change, *child, goal);
  return child;
}

/// Returns the run to go on from: one that ended earlier than the one before it while that may be mended,
/// else the one that got furthest. Null if there is nothing left to try.
Node *Search::choose(std::vector<std::unique_ptr<Node>> &nodes, Goal goal) {
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

/// Goes on from these runs until one reaches the goal, which is returned, or until there is nothing left
/// to try.
std::unique_ptr<Node> Search::pursue(Goal goal, std::vector<std::unique_ptr<Node>> &nodes,
                                     unsigned triesEnd) {
  while (found_.tries < triesEnd && !isEnded_) {
    Node *best = choose(nodes, goal);
    if (!best)
      return nullptr;
    Change change = best->changes[best->next++];
    auto child = makeChild(*best, change, goal);
    if (!child)
      continue;
    if (isReached(*child, goal))
      return child;
    if (child->ending.isFit)
      keep(std::make_unique<Node>(*child));
    bool isElsewhere = child->trace.end.at != best->trace.end.at;
    bool isNearer = rankOf(*child, goal) > rankOf(*best, goal);
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

/// Keeps a fit input, if it reaches anything new or more are needed.
void Search::keep(std::unique_ptr<Node> node) {
  bool isNew = reached_.add(node->trace.reached);
  if (!isNew && fitCount_ >= fitWanted_)
    return;
  found_.inputs.push_back(node->inputs);
  ++fitCount_;
  fit_.push_back(std::move(node));
}

/// Tries variations of a fit input. `nodes` gets some that do not fit, to be mended: those that show what
/// depends on what.
void Search::vary(const Node &node, unsigned triesEnd, std::vector<std::unique_ptr<Node>> &nodes) {
  unsigned broken = 0;
  for (Variation &variation :
       variationsOf(signature_, node.inputs, equalKnobs(signature_, node.steps))) {
    if (found_.tries >= triesEnd || fitCount_ >= fitWanted_ || isEnded_)
      return;
    auto other = attempt(std::move(variation.inputs));
    if (!other)
      continue;
    other->steps = node.steps;
    if (other->ending.isFit) {
      keep(std::move(other));
    } else if (!variation.knobs.empty() && ++broken <= kBrokenMax) {
      other->frozen = variation.knobs;
      other->mendsLeft = kMends;
      nodes.push_back(std::move(other));
    }
  }
}

void Search::findFit(unsigned triesEnd) {
  std::vector<std::unique_ptr<Node>> nodes = seeds(/*isFit=*/false, kSeedsMax);
  for (size_t n = 0, count = fit_.size(); n < count; ++n)
    vary(*fit_[n], triesEnd, nodes);
  while (fitCount_ < kFitToAgree && found_.tries < triesEnd) {
    auto node = pursue({}, nodes, triesEnd);
    if (!node)
      return;
    if (found_.preconditions.empty())
      found_.preconditions = preconditionsOf(signature_, node->steps, node->inputs);
    auto kept = std::make_unique<Node>(*node);
    keep(std::move(node));
    vary(*kept, triesEnd, nodes);
  }
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

/// Returns the sides that no fit input takes although some came to the branch, nearest first.
std::vector<Side> Search::openSides() const {
  std::map<Side, double> open;
  for (const auto &node : fit_)
    for (const auto &[side, miss] : node->trace.misses) {
      if (reached_.has(side) || (entry_.branches && !entry_.branches->contains(side / 2)))
        continue;
      auto [known, isNew] = open.try_emplace(side, miss.distance);
      known->second = std::min(known->second, miss.distance);
    }
  std::vector<Side> sides;
  for (auto [side, distance] : open)
    sides.push_back(side);
  llvm::sort(sides,
             [&](Side a, Side b) { return std::pair(open.at(a), a) < std::pair(open.at(b), b); });
  return sides;
}

/// Returns the fit runs that came to the branch of the side, to be changed anew.
std::vector<std::unique_ptr<Node>> Search::nodesAt(Side side, unsigned triesEnd) {
  std::vector<std::unique_ptr<Node>> nodes;
  auto add = [&](const Node &node) {
    if (!node.trace.misses.contains(side))
      return;
    auto fresh = std::make_unique<Node>(node.inputs, entry_.module);
    fresh->trace = node.trace;
    fresh->ending = node.ending;
    fresh->steps = node.steps;
    nodes.push_back(std::move(fresh));
  };
  for (const auto &node : fit_)
    add(*node);
  unsigned apart = 0;
  for (size_t n = 0, count = nodes.size(); n < count && apart < kApartMax; ++n)
    if (auto inputs = separated(signature_, nodes[n]->inputs); inputs && found_.tries < triesEnd) {
      ++apart;
      if (auto node = attempt(std::move(*inputs)); node && node->ending.isFit)
        add(*node);
    }
  return nodes;
}

/// Makes several changes at once to runs that came to the branch. This is for conditions whose distance
/// does not get smaller step by step.
std::unique_ptr<Node> Search::shake(Side side, const std::vector<std::unique_ptr<Node>> &nodes,
                                    unsigned triesEnd) {
  uint64_t drawn = side;
  auto draw = [&](size_t below) { return (drawn = mix(drawn)) % below; };
  std::vector<const Node *> changeable;
  for (const auto &node : nodes)
    if (node->changes.size() > 1)
      changeable.push_back(node.get());
  if (changeable.empty())
    return nullptr;
  for (unsigned turn = 0; turn < kShakesMax && found_.tries < triesEnd && !isEnded_; ++turn) {
    const Node &from = *changeable[draw(changeable.size())];
    Inputs inputs = from.inputs;
    for (size_t n = 0, count = 2 + draw(3); n < count; ++n)
      apply(signature_, inputs, from.changes[draw(std::min(from.changes.size(), kShakenChanges))]);
    auto node = attempt(std::move(inputs));
    if (!node)
      continue;
    if (isReached(*node, {side}))
      return node;
    if (node->ending.isFit)
      keep(std::move(node));
  }
  return nullptr;
}

void Search::cover(unsigned triesEnd) {
  std::set<Side> pursued;
  const unsigned tries = triesEnd - std::min(triesEnd, found_.tries);
  const unsigned parts =
      entry_.branches ? std::clamp(entry_.branches->size(), 1u, kPartForSide) : kPartForSide;
  const unsigned forSide = std::max(tries / parts, kTriesForSide);
  for (unsigned failed = 0; failed < (entry_.branches ? parts : 1) + tries / kTriesForFailure &&
                            found_.tries < triesEnd && !isEnded_;) {
    std::vector<Side> sides = openSides();
    auto side = llvm::find_if(sides, [&](Side each) { return !pursued.contains(each); });
    if (side == sides.end())
      return;
    pursued.insert(*side);
    unsigned start = found_.tries, end = std::min(triesEnd, start + forSide);
    std::vector<std::unique_ptr<Node>> nodes = nodesAt(*side, end);
    auto node = pursue({*side}, nodes, entry_.branches ? start + (end - start) / 2 : end);
    if (!node && entry_.branches)
      node = shake(*side, nodes, end);
    failed = node ? 0 : failed + 1;
    if (node)
      keep(std::move(node));
  }
}

Found Search::run(const Limits &limits) {
  if (tried_.empty() || knobsOf(signature_, *tried_.front().inputs).empty())
    return std::move(found_);
  bool isShort = fitCount_ < std::min<size_t>(kFitToAgree, tried_.size());
  fitWanted_ = limits.fitWanted;
  fit_ = seeds(/*isFit=*/true, entry_.branches ? tried_.size() : isShort ? kSeedsMax : kFitSeeds);
  if (isShort)
    findFit(limits.fitTries);
  if (!fit_.empty())
    cover(isShort ? limits.fitTries : found_.tries + limits.coverTries);
  return std::move(found_);
}

/// Returns whether some branch that was reached went only one way although an argument decides it.
static bool hasOpenSide(const Entry &entry, const Coverage &reached) {
  auto entryFunction = cast<FunctionOpInterface>(entry.function.op);
  for (const auto &function : entry.module.functions) {
    llvm::DenseSet<uint32_t> marks;
    for (const interp::BlockMark &mark : function->marks)
      marks.insert(function->code[mark.instruction].ordinal);
    for (const interp::Inst &inst : function->code) {
      bool isOpen = inst.op && !marks.contains(inst.ordinal) &&
                    reached.has(2 * inst.ordinal) != reached.has(2 * inst.ordinal + 1);
      if (isOpen && !knobsBehind(decidersOf(inst.op), entryFunction).empty())
        return true;
    }
  }
  return false;
}

Found searchInputs(const Entry &entry, const std::vector<Tried> &tried, const Coverage &reached,
                   const Limits &limits) {
  if (entry.branches)
    return Search(entry, tried, reached).run(limits);
  size_t fit = llvm::count_if(tried, [](const Tried &each) { return each.isFit; });
  bool isShort = fit < std::min<size_t>(kFitToAgree, tried.size());
  unsigned most = isShort ? limits.fitTries : limits.coverTries;
  if (most == 0 || (!isShort && !hasOpenSide(entry, reached)))
    return {};
  return Search(entry, tried, reached).run(limits);
}

} // namespace freehold::search
