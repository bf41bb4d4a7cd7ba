//===- Differences.cpp ----------------------------------------------------===//
#include "oracle/search/Differences.h"

#include <deque>
#include <set>

namespace freehold::search {

using smt::Term;

std::optional<Inputs> withSettings(const Signature &signature, const Inputs &inputs,
                                   std::vector<Setting> settings) {
  if (settings.empty())
    return std::nullopt;
  // Cells are set where the buffer has them already.
  llvm::stable_sort(settings, [](const Setting &a, const Setting &b) {
    return (a.knob.kind == Knob::Kind::Size) > (b.knob.kind == Knob::Kind::Size);
  });
  Inputs changed = inputs;
  for (auto [knob, value] : settings)
    if (valueOf(signature, changed, knob) != value && !set(signature, changed, knob, value))
      return std::nullopt;
  return changed;
}

namespace {
/// What is to hold, the last of which is what makes the difference.
using Question = std::vector<Term>;
} // namespace

/// Asks, at each branch that only one of them decided so, for inputs on which that one goes elsewhere, while the other goes
/// on as it did. What comes after the branch is left open.
static void askForBranches(smt::Terms &t, const std::vector<Term> &source,
                           const std::vector<Term> &target, std::vector<Question> &questions) {
  std::set<Term> ofSource(source.begin(), source.end()), ofTarget(target.begin(), target.end());
  Question way;
  auto ask = [&](Term stays, Term turns) {
    questions.push_back(way);
    if (stays)
      questions.back().push_back(stays);
    questions.back().push_back(t.negate(turns));
  };
  size_t i = 0, j = 0;
  while (i < source.size() || j < target.size()) {
    Term ours = i < source.size() ? source[i] : nullptr,
         its = j < target.size() ? target[j] : nullptr;
    bool isOurs = ours && !ofTarget.contains(ours), isIts = its && !ofSource.contains(its);
    if (isIts)
      ask(isOurs ? ours : nullptr, its);
    if (isOurs)
      ask(isIts ? its : nullptr, ours);
    // What both have is passed by both at once, where neither has something of its own.
    bool takesOurs = isOurs || (ours && !isIts), takesIts = isIts || (its && !isOurs);
    if (takesOurs)
      way.push_back(source[i++]);
    if (takesIts && (isIts || its != way.back()))
      way.push_back(its);
    j += takesIts;
  }
}

static void askForNumbers(smt::Terms &t, const ShadowRun &source, const ShadowRun &target,
                          std::vector<Question> &questions) {
  Question way = source.way;
  way.insert(way.end(), target.way.begin(), target.way.end());
  auto ask = [&](Term a, Term b) {
    if (!a || !b || a == b || a->sort.width != b->sort.width)
      return;
    questions.push_back(way);
    questions.back().push_back(t.differ(a, b));
  };
  for (auto [a, b] : llvm::zip(source.shown, target.shown))
    ask(a, b);
  for (const auto &[knob, term] : source.written)
    for (const auto &[other, its] : target.written)
      if (knob == other)
        ask(term, its);
}

/// How often a solver is asked for the other side of a branch of one run.
static constexpr unsigned kTurnsEach = 6;
/// The search ends when so many inputs in a row showed no difference, not even in formulas.
static constexpr unsigned kDullMax = 24;

namespace {
class Exploration {
public:
  Exploration(const Signature &signature, RunBoth run, const DifferenceLimits &limits)
      : signature_(signature), run_(run), wantedLeft_(limits.wanted), runsLeft_(limits.runs),
        questionsLeft_(limits.questions), turnsLeft_(limits.turns), effort_(limits.timeMs) {}

  std::vector<Inputs> explore(std::vector<Inputs> same);

private:
  /// An input to look at. Branches before `firstBranch` are not asked for their other side: that was done for the input that
  /// this one was made of. `isNew` if the search made it.
  struct Start {
    Inputs inputs;
    size_t firstBranch = 0;
    bool isNew = false;
  };
  Start next();
  void lookAt(const Start &start);
  void turn(const Start &start, const ShadowRun &source);
  /// Asks a solver, unless it was asked this before. Returns an input that is new.
  std::optional<Inputs> ask(const Start &start, const Question &question, unsigned &left);

  const Signature &signature_;
  RunBoth run_;
  unsigned wantedLeft_, runsLeft_, questionsLeft_, turnsLeft_;
  Effort effort_;
  /// Inputs in a row without a difference.
  unsigned dull_ = 0;
  smt::Terms terms_;
  Unknowns unknowns_{terms_};
  std::deque<Start> starts_;
  /// Inputs on which both go different ways, or show different numbers, as far as formulas know. They are next.
  std::deque<Start> near_;
  /// Whether the newest of `starts_` was taken last, so that the oldest is next.
  bool takesLast_ = false;
  std::set<std::string> known_;
  /// Questions by the numbers of their terms.
  std::set<std::vector<unsigned>> asked_;
  std::vector<Inputs> found_;
};
} // namespace

std::optional<Inputs> Exploration::ask(const Start &start, const Question &question,
                                       unsigned &left) {
  std::vector<unsigned> key;
  for (Term term : question)
    key.push_back(term->number);
  if (left == 0 || effort_.isSpent() || question.back()->isFalse() ||
      !asked_.insert(std::move(key)).second)
    return std::nullopt;
  --left;
  auto inputs = withSettings(signature_, start.inputs, settingsFor(unknowns_, question, effort_));
  if (inputs && !known_.insert(print(*inputs)).second)
    inputs.reset();
  return inputs;
}

/// Asks for inputs that go the source's way up to one of its branches, and then the other side.
void Exploration::turn(const Start &start, const ShadowRun &source) {
  unsigned turned = 0;
  for (size_t n = start.firstBranch; n < source.branches.size() && turned < kTurnsEach; ++n) {
    auto end = source.way.begin() + static_cast<ptrdiff_t>(source.branches[n]);
    Question question(source.way.begin(), end);
    question.push_back(terms_.negate(*end));
    unsigned before = turnsLeft_;
    if (auto inputs = ask(start, question, turnsLeft_))
      starts_.push_back({std::move(*inputs), n + 1, /*isNew=*/true});
    turned += before - turnsLeft_;
  }
}

void Exploration::lookAt(const Start &start) {
  ShadowedRun source(unknowns_), target(unknowns_);
  if (!run_(start.inputs, source, target))
    return;
  // What differs otherwise than in formulas shows as well. Where they go different ways, what they show may be the same
  // until something else is changed.
  if (start.isNew)
    found_.push_back(start.inputs);
  std::vector<Question> questions;
  askForNumbers(terms_, source.shadow, target.shadow, questions);
  askForBranches(terms_, source.shadow.way, target.shadow.way, questions);
  dull_ = questions.empty() ? dull_ + 1 : 0;
  for (const Question &question : questions)
    if (auto inputs = wantedLeft_ ? ask(start, question, questionsLeft_) : std::nullopt) {
      --wantedLeft_;
      near_.push_back({std::move(*inputs), 0, /*isNew=*/true});
    }
  turn(start, source.shadow);
}

/// The oldest and the newest one in turn: ways that are known, and one that goes on from its last turn.
Exploration::Start Exploration::next() {
  if (!near_.empty()) {
    Start start = std::move(near_.front());
    near_.pop_front();
    return start;
  }
  takesLast_ = !takesLast_;
  Start start = std::move(takesLast_ ? starts_.back() : starts_.front());
  takesLast_ ? starts_.pop_back() : starts_.pop_front();
  return start;
}

std::vector<Inputs> Exploration::explore(std::vector<Inputs> same) {
  for (Inputs &inputs : same)
    if (known_.insert(print(inputs)).second)
      starts_.push_back({std::move(inputs)});
  for (; runsLeft_ && !(starts_.empty() && near_.empty()) && wantedLeft_ && dull_ < kDullMax &&
         !effort_.isSpent();
       --runsLeft_)
    lookAt(next());
  for (auto *queue : {&near_, &starts_})
    for (Start &left : *queue)
      if (left.isNew)
        found_.push_back(std::move(left.inputs));
  return std::move(found_);
}

std::vector<Inputs> differingInputs(const Signature &signature, std::vector<Inputs> same,
                                    RunBoth run, const DifferenceLimits &limits) {
  return Exploration(signature, run, limits).explore(std::move(same));
}

} // namespace freehold::search
