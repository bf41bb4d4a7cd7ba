//===- Tester.h - Candidates asked about, in order, ahead of need ---------*- C++ -*-===//
// Passes questions to askers and remembers the answers by the hash of the question. Several askers
// work ahead: while the first candidate is tested, so are the next ones, on the assumption that the
// first fails. The first interesting candidate *in order* wins; answers to later questions are only
// remembered.
//
// Invariant: the winning candidate and the numbers in `counts` are those of asking one question
// after the other. A question counts as a call when the sequential order first needs it, and as a
// cache hit when it needs it again. Time limits are the exception: a candidate that takes about as
// long as its limit may be answered either way.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Interest.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <deque>
#include <functional>
#include <map>
#include <set>

namespace freehold::reduce {

struct TesterLimits {
  uint64_t callsMax = UINT64_MAX;
  Asker::Clock::time_point end = Asker::Clock::time_point::max();
  /// Maximum time of one question in milliseconds; lowered as quick answers come in.
  unsigned timeoutMs = 10'000;
  /// Keep the limit, since the defect is that the candidate takes long.
  bool fixedTimeout = false;
};

struct TesterCounts {
  uint64_t calls = 0, hits = 0;
};

/// Why no further questions are asked; Flaky: what they led to is interesting in some runs only.
enum class Halt : uint8_t { None, Calls, Time, Interrupted, Fault, Attempt, Flaky };

class Tester {
public:
  Tester(std::vector<std::unique_ptr<Asker>> askers, const TesterLimits &limits,
         std::function<bool()> interrupted, std::function<void()> tick);

  struct Found {
    /// Index of the question that won, from 0.
    size_t index = 0;
    Answer answer;
  };
  /// Asks what `next` yields until an answer is interesting, no question is left, or the tester
  /// halts. `next` may be called for some questions beyond the winner. `asked` becomes the number
  /// of questions that the sequential order needs.
  std::optional<Found> first(llvm::function_ref<std::optional<Question>()> next,
                             uint64_t *asked = nullptr);

  /// Asks one question without looking it up in the cache, for confirmations. Counts as a call.
  Answer askAgain(const Question &question);

  /// From now on a question is repeated until one answer has two votes. Clears the cache.
  void voteFromNowOn();

  /// The time limit for a question, derived from the times of interesting answers so far.
  unsigned timeoutMs() const;
  const TesterCounts &counts() const { return counts_; }
  Halt halt() const { return halt_; }
  const std::string &fault() const { return fault_; }
  /// Halts after this many more calls, for bounded attempts. Lifting the limit lifts that halt.
  void limitFurtherCalls(uint64_t calls);
  void liftLimit();
  /// Returns false if it is time to halt. Call it during long work between questions.
  bool mayGoOn();

private:
  using Key = std::pair<uint64_t, uint64_t>;
  /// An asker and the question that it was given last.
  struct Slot {
    std::unique_ptr<Asker> asker;
    std::optional<Key> busyWith;
    Question question;
    unsigned yes = 0, no = 0, generation = 0;
  };

  static Key keyOf(const Question &question);
  Slot *idleSlot();
  bool inFlight(const Key &key) const;
  void start(Slot &slot, const Key &key, Question question);
  void wait();
  void answered(Slot &slot);
  void account(const Key &key);

  std::vector<Slot> slots_;
  TesterLimits limits_;
  std::optional<uint64_t> attemptEnd_;
  std::function<bool()> interrupted_;
  std::function<void()> tick_;
  std::map<Key, Answer> answers_;
  std::set<Key> needed_;
  TesterCounts counts_;
  Halt halt_ = Halt::None;
  std::string fault_;
  unsigned votes_ = 1, generation_ = 0;
  unsigned slowestMs_ = 0;
};

} // namespace freehold::reduce
