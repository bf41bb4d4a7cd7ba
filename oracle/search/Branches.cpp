//===- Branches.cpp - Inputs that take the other side of a branch ---------===//
#include "oracle/core/inputs/Mix.h"
#include "oracle/search/Pursuit.h"
#include "oracle/search/Relevance.h"

#include <algorithm>

using namespace mlir;

namespace freehold::search {

/// The part of the runs in search of more that one side of a branch may take, at least kTriesForSide, and kPartForBlock where
/// some block was not reached; and the sides in a row that may fail before the search ends, one more for each
/// kTriesForFailure.
static constexpr unsigned kPartForSide = 5, kPartForBlock = 2, kTriesForSide = 4,
                          kTriesForFailure = 50;
/// The most tries for a side behind which no block is: of a comparison, or of the loops of an op without blocks of its own.
static constexpr unsigned kTriesWithoutBlock = 6;
/// A side is given up after so many tries if nothing that was changed had to do with its branch.
static constexpr unsigned kFlatMax = 4;
static constexpr unsigned kTokenTurns = 3;
/// Runs from which a solver is asked for a side.
static constexpr unsigned kSolvedMax = 2;
/// Inputs of which a variant without shared buffers is tried for a side of a branch; inputs made by several
/// changes at once, and the changes of a node, its best, that are drawn for them.
static constexpr unsigned kApartMax = 2, kShakesMax = 200;
static constexpr size_t kShakenChanges = 80;

/// A side that no fit input takes although some came to the branch.
struct OpenSide {
  double distance;
  bool hasBlock;
};

/// Returns these sides, those that decide which block runs first, and then nearest first.
static std::vector<Side> openSides(const Pursuit &runs, std::map<Side, OpenSide> &open) {
  for (const auto &node : runs.fit)
    for (const auto &[side, miss] : node->trace.misses) {
      if (runs.reached.has(side) || !mayGoBothWays(miss.at->op) ||
          (runs.entry.branches && !runs.entry.branches->contains(side / 2)))
        continue;
      auto [known, isNew] =
          open.try_emplace(side, OpenSide{miss.distance, decidesBlock(miss.at->op)});
      known->second.distance = std::min(known->second.distance, miss.distance);
    }
  std::vector<Side> sides;
  for (const auto &[side, how] : open)
    sides.push_back(side);
  llvm::stable_sort(sides, [&](Side a, Side b) {
    const OpenSide &first = open.at(a), &second = open.at(b);
    return std::pair(!first.hasBlock, first.distance) <
           std::pair(!second.hasBlock, second.distance);
  });
  return sides;
}

/// Returns the fit runs that came to the branch of the side, to be changed anew.
static Nodes nodesAt(Pursuit &runs, Side side, unsigned triesEnd) {
  Nodes nodes;
  auto add = [&](const Node &node) {
    if (!node.trace.misses.contains(side))
      return;
    auto fresh = std::make_unique<Node>(node.inputs, runs.entry.module);
    fresh->trace = node.trace;
    fresh->ending = node.ending;
    fresh->steps = node.steps;
    nodes.push_back(std::move(fresh));
  };
  for (const auto &node : runs.fit)
    add(*node);
  unsigned apart = 0;
  for (size_t n = 0, count = nodes.size(); n < count && apart < kApartMax; ++n)
    if (auto inputs = separated(runs.signature, nodes[n]->inputs);
        inputs && runs.found.tries < triesEnd) {
      ++apart;
      if (auto node = runs.attempt(std::move(*inputs)); node && node->ending.isFit)
        add(*node);
    }
  return nodes;
}

/// Tries buffers that hold the numbers of the program one after the other, once in each order that a rotation gives. What reads
/// characters compares them with such numbers, and goes further only if several follow one another.
static void tryTokens(Pursuit &runs, unsigned triesEnd) {
  if (runs.fit.empty())
    return;
  const Inputs start = runs.fit.front()->inputs;
  for (Knob knob : knobsOf(runs.signature, start)) {
    if (knob.kind != Knob::Kind::Contents)
      continue;
    for (unsigned turn = 0; turn < kTokenTurns && !runs.isOver(triesEnd); ++turn) {
      Inputs inputs = start;
      if (!setTokens(runs.signature, inputs, knob, runs.programNumbers(), turn))
        break;
      auto node = runs.attempt(std::move(inputs));
      if (node && node->ending.isFit && !node->trace.misses.empty())
        runs.keep(std::move(node));
    }
  }
}

static bool changesContents(const Change &change) {
  return llvm::any_of(change.knobs, [](Knob knob) {
    return knob.kind == Knob::Kind::Cell || knob.kind == Knob::Kind::Contents;
  });
}

/// Makes several changes at once to runs that came to the branch. This is for conditions on what buffers hold: a solver knows more
/// of numbers and sizes.
static std::unique_ptr<Node> shake(Pursuit &runs, Side side, const Nodes &nodes,
                                   unsigned triesEnd) {
  uint64_t drawn = side;
  auto draw = [&](size_t below) { return (drawn = mix(drawn)) % below; };
  std::vector<const Node *> changeable;
  for (const auto &node : nodes)
    if (llvm::any_of(node->changes, changesContents))
      changeable.push_back(node.get());
  if (changeable.empty())
    return nullptr;
  for (unsigned turn = 0; turn < kShakesMax && !runs.isOver(triesEnd); ++turn) {
    const Node &from = *changeable[draw(changeable.size())];
    Inputs inputs = from.inputs;
    for (size_t n = 0, count = 2 + draw(3); n < count; ++n)
      apply(runs.signature, inputs,
            from.changes[draw(std::min(from.changes.size(), kShakenChanges))]);
    auto node = runs.attempt(std::move(inputs));
    if (!node)
      continue;
    if (runs.isReached(*node, {side}))
      return node;
    if (node->ending.isFit)
      runs.keep(std::move(node));
  }
  return nullptr;
}

/// Asks a solver about a side that changes did not get to, from runs that came to the branch.
static std::unique_ptr<Node> solveFor(Pursuit &runs, Side side, const Nodes &nodes) {
  unsigned asked = 0;
  for (size_t n = 0; n < nodes.size() && asked < kSolvedMax && !runs.isEnded; ++n) {
    if (!nodes[n]->trace.misses.contains(side))
      continue;
    ++asked;
    auto node = runs.solve(*nodes[n], {side});
    if (node && runs.isReached(*node, {side}))
      return node;
    if (node && node->ending.isFit)
      runs.keep(std::move(node));
  }
  return nullptr;
}

bool Pursuit::missesBlock() const {
  return !entry.branches && llvm::any_of(entry.module.functions, [&](const auto &function) {
    auto isReached = [&](const interp::BlockMark &mark) {
      return reached.hasMark(function->code[mark.instruction].ordinal);
    };
    return !function->marks.empty() && isReached(function->marks.front()) &&
           !llvm::all_of(function->marks, isReached);
  });
}

void coverBranches(Pursuit &runs, unsigned triesEnd, unsigned triesForBlock) {
  const unsigned plainEnd = triesEnd;
  bool missesBlock = triesForBlock && runs.missesBlock();
  triesEnd += missesBlock ? triesForBlock : 0;
  if (missesBlock)
    tryTokens(runs, triesEnd);
  std::set<Side> pursued;
  const unsigned tries = triesEnd - std::min(triesEnd, runs.found.tries);
  const unsigned parts = runs.entry.branches
                             ? std::clamp(runs.entry.branches->size(), 1u, kPartForSide)
                         : missesBlock ? kPartForBlock
                                       : kPartForSide;
  const unsigned forSide = std::max(tries / parts, kTriesForSide);
  const unsigned failures = (runs.entry.branches ? parts : 1) +
                            (tries - (missesBlock ? triesForBlock : 0)) / kTriesForFailure;
  auto most = [&](const OpenSide &side) {
    return side.hasBlock || runs.entry.branches ? forSide : std::min(forSide, kTriesWithoutBlock);
  };
  for (unsigned failed = 0; failed < failures && !runs.isOver(triesEnd);) {
    std::map<Side, OpenSide> open;
    std::vector<Side> sides = openSides(runs, open);
    auto side = llvm::find_if(sides, [&](Side each) { return !pursued.contains(each); });
    if (side == sides.end())
      return;
    pursued.insert(*side);
    unsigned start = runs.found.tries, end = std::min(triesEnd, start + most(open.at(*side)));
    Nodes nodes = nodesAt(runs, *side, end);
    auto node = runs.entry.branches
                    ? runs.pursue({*side}, nodes, start + (end - start) / 2, kFlatMax)
                    : runs.pursue({*side}, nodes, end, kFlatMax);
    if (!node && (runs.entry.branches || open.at(*side).hasBlock))
      node = solveFor(runs, *side, nodes);
    if (!node && runs.entry.branches && !runs.wasFlat)
      node = shake(runs, *side, nodes, end);
    failed = node ? 0 : failed + 1;
    if (node)
      runs.keep(std::move(node));
    if (missesBlock && !runs.missesBlock()) {
      missesBlock = false;
      triesEnd = std::max(plainEnd, runs.found.tries + (plainEnd - std::min(plainEnd, start)));
    }
  }
}

} // namespace freehold::search
