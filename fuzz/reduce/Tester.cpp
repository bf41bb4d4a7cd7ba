//===- Tester.cpp ---------------------------------------------------------===//
#include "fuzz/reduce/Tester.h"

#include "oracle/core/process/TimeFactor.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

#include <algorithm>

namespace freehold::reduce {

/// A candidate may take this many times as long as the slowest interesting one did, but at least
/// the floor, so that it does not count as hanging because the machine is loaded.
static constexpr unsigned kTimeoutFactor = 8, kTimeoutFloorMs = 3'000;
/// The longest time between two looks at interruptions and time limits.
static constexpr int kPollMs = 200;
/// How many of at most three equal answers decide.
static constexpr unsigned kVotesToWin = 2;

Tester::Tester(std::vector<std::unique_ptr<Asker>> askers, const TesterLimits &limits,
               std::function<bool()> interrupted, std::function<void()> tick)
    : limits_(limits), interrupted_(std::move(interrupted)), tick_(std::move(tick)) {
  for (std::unique_ptr<Asker> &asker : askers)
    slots_.push_back({std::move(asker), std::nullopt, {}});
}

Tester::Key Tester::keyOf(const Question &question) {
  std::string all = question.text;
  for (const auto &part : {question.pipeline, question.args, question.entry})
    all += part ? '\1' + *part : std::string(1, '\0');
  auto hash = llvm::xxh3_128bits(llvm::arrayRefFromStringRef(all));
  return {hash.high64, hash.low64};
}

unsigned Tester::timeoutMs() const {
  if (limits_.fixedTimeout || !slowestMs_)
    return limits_.timeoutMs;
  return std::min(limits_.timeoutMs,
                  std::max(kTimeoutFloorMs * timeFactor(), kTimeoutFactor * slowestMs_));
}

Tester::Slot *Tester::idleSlot() {
  for (Slot &slot : slots_)
    if (!slot.busyWith)
      return &slot;
  return nullptr;
}

bool Tester::inFlight(const Key &key) const {
  return llvm::any_of(slots_, [&](const Slot &slot) {
    return slot.busyWith == key && slot.generation == generation_;
  });
}

void Tester::start(Slot &slot, const Key &key, Question question) {
  slot.busyWith = key;
  slot.question = std::move(question);
  slot.yes = slot.no = 0;
  slot.generation = generation_;
  slot.asker->ask(slot.question, timeoutMs());
}

void Tester::answered(Slot &slot) {
  Answer answer = slot.asker->take();
  if (slot.generation != generation_) {
    slot.busyWith.reset();
    return;
  }
  ++(answer.interesting ? slot.yes : slot.no);
  unsigned needed = votes_ == 1 ? 1 : kVotesToWin;
  if (answer.fault.empty() && std::max(slot.yes, slot.no) < needed) {
    slot.asker->ask(slot.question, timeoutMs());
    return;
  }
  if (answer.interesting)
    slowestMs_ = std::max(slowestMs_, answer.ms);
  answers_[*slot.busyWith] = std::move(answer);
  slot.busyWith.reset();
}

/// Waits a short time for any asker's answer.
void Tester::wait() {
  std::vector<Lane *> lanes;
  for (const Slot &slot : slots_)
    lanes.push_back(slot.asker.get());
  for (size_t number :
       advanceLanes(lanes, Asker::Clock::now() + std::chrono::milliseconds(kPollMs)))
    answered(slots_[number]);
  tick_();
}

bool Tester::mayGoOn() {
  if (halt_ == Halt::None && interrupted_())
    halt_ = Halt::Interrupted;
  if (halt_ == Halt::None && Asker::Clock::now() >= limits_.end)
    halt_ = Halt::Time;
  return halt_ == Halt::None;
}

/// Counts a question when it is its turn in the sequential order, however early it was asked. So
/// the counts and limits do not depend on the number of askers.
void Tester::account(const Key &key) {
  if (!needed_.insert(key).second) {
    ++counts_.hits;
    return;
  }
  if (++counts_.calls >= limits_.callsMax)
    halt_ = Halt::Calls;
  else if (attemptEnd_ && counts_.calls >= *attemptEnd_)
    halt_ = Halt::Attempt;
}

std::optional<Tester::Found> Tester::first(llvm::function_ref<std::optional<Question>()> next,
                                           uint64_t *asked) {
  std::deque<Key> window;
  bool more = true;
  for (size_t index = 0;;) {
    if (!mayGoOn())
      return std::nullopt;
    // Questions are asked ahead of their turn as long as there are idle askers.
    for (Slot *slot = idleSlot(); more && slot && window.size() < slots_.size();
         slot = idleSlot()) {
      auto question = next();
      if (!question) {
        more = false;
        break;
      }
      window.push_back(keyOf(*question));
      if (!answers_.count(window.back()) && !inFlight(window.back()))
        start(*slot, window.back(), std::move(*question));
    }
    if (window.empty()) {
      // Either there are no more questions, or all askers are busy with questions that were given
      // up.
      if (!more)
        return std::nullopt;
      wait();
      continue;
    }
    auto it = answers_.find(window.front());
    if (it == answers_.end()) {
      wait();
      continue;
    }
    account(window.front());
    if (asked)
      ++*asked;
    if (!it->second.fault.empty()) {
      halt_ = Halt::Fault;
      fault_ = it->second.fault;
      return std::nullopt;
    }
    if (it->second.interesting)
      return Found{index, it->second};
    window.pop_front();
    ++index;
  }
}

Answer Tester::askAgain(const Question &question) {
  Key key = keyOf(question);
  answers_.erase(key);
  needed_.erase(key);
  // An asker may be busy with the same question for an order that was given up; its answer
  // would do as well, but not be as fresh.
  auto only = std::optional<Question>(question);
  auto found = first([&] { return std::exchange(only, std::nullopt); });
  if (found)
    return found->answer;
  auto it = answers_.find(key);
  return it == answers_.end() ? Answer{} : it->second;
}

void Tester::voteFromNowOn() {
  votes_ = 3;
  ++generation_;
  answers_.clear();
}

void Tester::limitFurtherCalls(uint64_t calls) { attemptEnd_ = counts_.calls + calls; }

void Tester::liftLimit() {
  attemptEnd_.reset();
  if (halt_ == Halt::Attempt)
    halt_ = Halt::None;
}

} // namespace freehold::reduce
