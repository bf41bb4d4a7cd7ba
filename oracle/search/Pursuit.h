//===- Pursuit.h - From run to run to a goal --------------------*- C++ -*-===//
// A run that does not reach a goal is the start of others: what decided where it ended is changed, and the
// runs that got further, or nearer, are gone on from first. All runs of one search are made here, each input
// once; the fit ones that are of use are kept.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/search/PathCondition.h"
#include "oracle/search/Search.h"
#include "oracle/search/Words.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace freehold::search {

/// Changes that are tried at once if a change made a run end earlier.
static constexpr unsigned kMends = 4;

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

using Nodes = std::vector<std::unique_ptr<Node>>;

/// The runs of a search.
class Pursuit {
public:
  Pursuit(const Entry &entry, const std::vector<Tried> &tried, const Coverage &reached,
          const Limits &limits);

  /// Returns null if the input was run before.
  std::unique_ptr<Node> attempt(Inputs inputs);
  /// Runs some of the earlier inputs again, in their order: up to `count`.
  Nodes seeds(bool isFit, size_t count);
  static bool isReached(const Node &node, Goal goal);
  /// Goes on from these runs until one reaches the goal, which is returned, or until there is nothing left
  /// to try. The first `flatMax` runs have to show that what is changed has to do with the goal.
  std::unique_ptr<Node> pursue(Goal goal, Nodes &nodes, unsigned triesEnd,
                               unsigned flatMax = UINT_MAX);
  /// Goes from one run towards the goal in one step, to what a solver says that the way there asks for (PathCondition.h).
  /// From a fit run, to another one that goes the same way. Returns null if it knows nothing.
  std::unique_ptr<Node> solve(const Node &from, Goal goal);
  /// Keeps a fit input, if it reaches anything new or more are needed.
  void keep(std::unique_ptr<Node> node);
  const std::vector<int64_t> &programNumbers() const { return programNumbers_; }
  /// Whether some block of a function that is called was not reached.
  bool missesBlock() const;
  bool isOver(unsigned triesEnd) const { return found.tries >= triesEnd || isEnded; }

  const Entry &entry;
  const std::vector<Tried> &tried;
  Signature signature;
  Coverage reached;
  /// Fit runs, with their traces.
  Nodes fit;
  unsigned fitCount = 0, fitWanted = 0;
  /// A run showed what is looked for.
  bool isEnded = false;
  /// The last pursuit was given up because nothing that was changed had to do with its goal.
  bool wasFlat = false;
  Found found;

private:
  using Rank = std::tuple<int, int, unsigned, unsigned, double>;

  bool comesToNew(const Node &node) const;
  static const Trace::Miss *missOf(const Node &node, Goal goal);
  static bool responds(const Node &parent, const Node &child, Goal goal);
  static Rank rankOf(const Node &node, Goal goal);
  void expand(Node &node, Goal goal);
  void addSecant(Node &parent, const Change &change, Node &child, Goal goal);
  Node *choose(Nodes &nodes, Goal goal);
  std::unique_ptr<Node> makeChild(Node &parent, const Change &change, Goal goal);

  std::vector<int64_t> programNumbers_;
  std::set<std::string> known_;
  Effort effort_;
};

/// Searches inputs that take the sides of branches which no fit input takes. While some block was not reached there may be
/// `triesForBlock` more tries.
void coverBranches(Pursuit &runs, unsigned triesEnd, unsigned triesForBlock);

} // namespace freehold::search
