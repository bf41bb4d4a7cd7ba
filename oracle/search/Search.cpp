//===- Search.cpp ---------------------------------------------------------===//
#include "oracle/search/Search.h"

#include "oracle/search/Distance.h"
#include "oracle/search/Pursuit.h"
#include "oracle/search/Relevance.h"

using namespace mlir;

namespace freehold::search {

/// Inputs that were run before are run again with a trace up to this number, fit and unfit ones.
static constexpr size_t kSeedsMax = 5;
/// Variations of a fit input that do not fit and are mended.
static constexpr unsigned kBrokenMax = 4;
/// Variations of the fit input that got furthest.
static constexpr unsigned kFurthestMax = 6;
/// Fit inputs that are run again with a trace if enough inputs fit.
static constexpr size_t kFitSeeds = 2;

/// Tries variations of a fit input. `nodes` gets some that do not fit, to be mended: those that show what
/// depends on what.
static void vary(Pursuit &runs, const Node &node, unsigned triesEnd, Nodes &nodes) {
  unsigned broken = 0;
  for (Variation &variation :
       variationsOf(runs.signature, node.inputs, equalKnobs(runs.signature, node.steps))) {
    if (runs.isOver(triesEnd) || runs.fitCount >= runs.fitWanted)
      return;
    auto other = runs.attempt(std::move(variation.inputs));
    if (!other)
      continue;
    other->steps = node.steps;
    if (other->ending.isFit) {
      runs.keep(std::move(other));
    } else if (!variation.knobs.empty() && ++broken <= kBrokenMax) {
      other->frozen = variation.knobs;
      other->mendsLeft = kMends;
      nodes.push_back(std::move(other));
    }
  }
}

static void findFit(Pursuit &runs, unsigned triesEnd) {
  Nodes nodes = runs.seeds(/*isFit=*/false, kSeedsMax);
  for (size_t n = 0, count = runs.fit.size(); n < count; ++n)
    vary(runs, *runs.fit[n], triesEnd, nodes);
  while (runs.fitCount < kFitToAgree && runs.found.tries < triesEnd) {
    auto node = runs.pursue({}, nodes, triesEnd);
    if (!node)
      return;
    if (runs.found.preconditions.empty())
      runs.found.preconditions = preconditionsOf(runs.signature, node->steps, node->inputs);
    auto kept = std::make_unique<Node>(*node);
    runs.keep(std::move(node));
    vary(runs, *kept, triesEnd, nodes);
  }
}

/// Adds variations of the fit input that got furthest. Where few inputs fit, most of them do little: a loop over no
/// rows says nothing of its body, and one pass over it with equal numbers not much.
static void varyFurthest(Pursuit &runs, unsigned triesEnd) {
  auto furthest = llvm::max_element(
      runs.fit, [](const auto &a, const auto &b) { return a->trace.count < b->trace.count; });
  if (furthest == runs.fit.end())
    return;
  const Node &node = **furthest;
  unsigned added = 0;
  for (Variation &variation :
       variationsOf(runs.signature, node.inputs, equalKnobs(runs.signature, node.steps))) {
    if (runs.isOver(triesEnd) || added == kFurthestMax)
      return;
    auto other = runs.attempt(std::move(variation.inputs));
    if (!other || !other->ending.isFit || other->trace.count < node.trace.count)
      continue;
    runs.found.inputs.push_back(other->inputs);
    ++added;
  }
}

/// Searches fit inputs if there are too few, then sides of branches.
static Found search(Pursuit runs, const Limits &limits) {
  if (runs.tried.empty() || knobsOf(runs.signature, *runs.tried.front().inputs).empty())
    return std::move(runs.found);
  bool isShort = runs.fitCount < std::min<size_t>(kFitToAgree, runs.tried.size());
  runs.fitWanted = limits.fitWanted;
  runs.fit = runs.seeds(/*isFit=*/true, runs.entry.branches ? runs.tried.size()
                                        : isShort           ? kSeedsMax
                                                            : kFitSeeds);
  if (isShort)
    findFit(runs, limits.fitTries);
  if (!runs.fit.empty())
    coverBranches(runs, isShort ? limits.fitTries : runs.found.tries + limits.coverTries);
  if (isShort && !runs.entry.branches)
    varyFurthest(runs, limits.fitTries);
  return std::move(runs.found);
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
    return search(Pursuit(entry, tried, reached), limits);
  size_t fit = llvm::count_if(tried, [](const Tried &each) { return each.isFit; });
  bool isShort = fit < std::min<size_t>(kFitToAgree, tried.size());
  unsigned most = isShort ? limits.fitTries : limits.coverTries;
  if (most == 0 || (!isShort && !hasOpenSide(entry, reached)))
    return {};
  return search(Pursuit(entry, tried, reached), limits);
}

} // namespace freehold::search
