//===- Search.cpp ---------------------------------------------------------===//
#include "oracle/search/Search.h"

#include "oracle/core/inputs/Mix.h"
#include "oracle/search/Distance.h"
#include "oracle/search/Pursuit.h"
#include "oracle/search/Relevance.h"

#include <set>

using namespace mlir;

namespace freehold::search {

/// So many times more runs in search of more are made while a block was not reached, since nothing is known of it.
static constexpr unsigned kBlockFactor = 1;
/// Runs in which single cells are moved, and the inputs that are kept of them.
static constexpr unsigned kMoveTries = 100, kMovedInputs = 8;
/// Inputs that were run before are run again with a trace up to this number, fit and unfit ones.
static constexpr size_t kSeedsMax = 5;
/// Variations of a fit input that do not fit and are mended.
static constexpr unsigned kBrokenMax = 4;
/// Variations of the fit input that got furthest.
static constexpr unsigned kFurthestMax = 6;
/// Ops, one after the other, that a solver is asked to get a run beyond; and what is tried with the run that fits then.
static constexpr unsigned kSolvedSteps = 8, kTriesAfterSolved = 40;
/// Fit inputs that are run again with a trace if enough inputs fit: at least, and of those that reached more than the
/// ones before them.
static constexpr size_t kFitSeeds = 2, kFirstSeeds = 4;

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

/// Asks a solver how the run that got furthest goes on, and so on from there, until one fits. Returns null if none does.
static std::unique_ptr<Node> solveFit(Pursuit &runs, const Nodes &nodes) {
  auto furthest = llvm::max_element(
      nodes, [](const auto &a, const auto &b) { return a->trace.count < b->trace.count; });
  if (furthest == nodes.end() || runs.isEnded)
    return nullptr;
  auto node = runs.solve(**furthest, {});
  for (unsigned steps = 1; node && !node->ending.isFit && steps < kSolvedSteps; ++steps)
    node = runs.solve(*node, {});
  return node && node->ending.isFit ? std::move(node) : nullptr;
}

static void findFit(Pursuit &runs, unsigned triesEnd) {
  Nodes nodes = runs.seeds(/*isFit=*/false, kSeedsMax);
  for (size_t n = 0, count = runs.fit.size(); n < count; ++n)
    vary(runs, *runs.fit[n], triesEnd, nodes);
  const Node *solved = nullptr;
  Nodes again;
  while (runs.fitCount < kFitToAgree) {
    auto node = runs.isOver(triesEnd) ? nullptr : runs.pursue({}, nodes, triesEnd);
    if (!node) {
      node = solved ? runs.solve(*solved, {}) : solveFit(runs, nodes);
      // What varies it has tries of its own.
      if (!solved)
        triesEnd = std::max(triesEnd, runs.found.tries + kTriesAfterSolved);
      solved = node.get();
    }
    if (!node || !node->ending.isFit)
      return;
    if (runs.found.preconditions.empty())
      runs.found.preconditions = preconditionsOf(runs.signature, node->steps, node->inputs);
    auto kept = std::make_unique<Node>(*node);
    runs.keep(std::move(node));
    vary(runs, *kept, triesEnd, nodes);
    if (solved)
      solved = again.emplace_back(std::move(kept)).get();
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

/// The cells of a buffer that may be moved one by one.
static constexpr size_t kMovedMax = 64;

/// Changes one chosen cell of a buffer by another one, or by one; or swaps two. Returns false if it has no two.
static bool moveCell(BufferArgument &buffer, llvm::function_ref<size_t(size_t)> draw) {
  std::vector<std::string> &cells = buffer.cells;
  if (cells.size() < 2 || cells.size() > kMovedMax)
    return false;
  std::string &cell = cells[draw(cells.size())], &other = cells[draw(cells.size())];
  int64_t number = 0;
  switch (draw(4)) {
  case 0:
    cell = other;
    return true;
  case 1:
    std::swap(cell, other);
    return true;
  default:
    if (StringRef(cell).getAsInteger(10, number))
      return false;
    // What indexes or counts is not negative.
    cell = std::to_string(draw(2) || number == 0 ? number + 1 : number - 1);
    return true;
  }
}

/// Adds fit inputs that take other ways through the program than those before them, found by moving single cells. Cells that
/// have to fit together, such as offsets and what they index, were set by patterns, which are few.
static void moveCells(Pursuit &runs, unsigned triesEnd) {
  std::set<uint64_t> paths;
  std::vector<Inputs> from;
  for (const auto &node : runs.fit) {
    paths.insert(node->ending.path);
    from.push_back(node->inputs);
  }
  uint64_t drawn = 1;
  auto draw = [&](size_t below) { return static_cast<size_t>((drawn = mix(drawn)) % below); };
  unsigned end = std::min(triesEnd, runs.found.tries + kMoveTries), added = 0;
  for (unsigned turn = 0; turn < 2 * kMoveTries && !from.empty(); ++turn) {
    if (runs.isOver(end) || added == kMovedInputs)
      return;
    Inputs inputs = from[draw(from.size())];
    bool moves = false;
    for (size_t n = 0, count = 1 + draw(3); n < count; ++n)
      if (auto *buffer =
              std::get_if<BufferArgument>(&inputs.arguments[draw(inputs.arguments.size())]))
        moves |= moveCell(*buffer, draw);
    auto node = moves ? runs.attempt(std::move(inputs)) : nullptr;
    if (!node || !node->ending.isFit)
      continue;
    from.push_back(node->inputs);
    if (!paths.insert(node->ending.path).second)
      continue;
    runs.found.inputs.push_back(node->inputs);
    ++added;
  }
}

/// Whether so few inputs fit that those which do have little in common with what callers pass.
static bool fitIsScarce(size_t fit, size_t tried) { return 2 * fit <= tried; }

/// Searches fit inputs if there are too few, then sides of branches.
static Found search(Pursuit runs, const Limits &limits) {
  if (runs.tried.empty() || knobsOf(runs.signature, *runs.tried.front().inputs).empty())
    return std::move(runs.found);
  bool isShort = runs.fitCount < std::min<size_t>(kFitToAgree, runs.tried.size());
  bool isScarce = !runs.entry.branches && fitIsScarce(runs.fitCount, runs.tried.size());
  runs.fitWanted = limits.fitWanted;
  size_t firsts =
      llvm::count_if(runs.tried, [](const Tried &each) { return each.isFit && each.isFirst; });
  runs.fit = runs.seeds(/*isFit=*/true, runs.entry.branches ? runs.tried.size()
                                        : isShort ? kSeedsMax
                                                  : std::clamp(firsts, kFitSeeds, kFirstSeeds));
  if (isShort)
    findFit(runs, limits.fitTries);
  if (!runs.fit.empty())
    coverBranches(runs, isShort ? limits.fitTries : runs.found.tries + limits.coverTries,
                  isShort ? 0 : kBlockFactor * limits.coverTries);
  if (isShort && !runs.entry.branches)
    varyFurthest(runs, limits.fitTries);
  if (isScarce)
    moveCells(runs, std::max(limits.fitTries, runs.found.tries));
  return std::move(runs.found);
}

/// Returns whether some branch that was reached went only one way although an argument decides it. It takes a branch to start
/// a search; what else has sides is looked at by the way.
static bool hasOpenSide(const Entry &entry, const Coverage &reached) {
  auto entryFunction = cast<FunctionOpInterface>(entry.function.op);
  for (const auto &function : entry.module.functions) {
    llvm::DenseSet<uint32_t> marks;
    for (const interp::BlockMark &mark : function->marks)
      marks.insert(function->code[mark.instruction].ordinal);
    for (const interp::Inst &inst : function->code) {
      bool isOpen = inst.op && !marks.contains(inst.ordinal) && decidesBlock(inst.op) &&
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
    return search(Pursuit(entry, tried, reached, limits), limits);
  size_t fit = llvm::count_if(tried, [](const Tried &each) { return each.isFit; });
  bool isShort = fit < std::min<size_t>(kFitToAgree, tried.size());
  unsigned most = isShort ? limits.fitTries : limits.coverTries;
  if (most == 0 || (!isShort && !fitIsScarce(fit, tried.size()) && !hasOpenSide(entry, reached)))
    return {};
  return search(Pursuit(entry, tried, reached, limits), limits);
}

} // namespace freehold::search
