//===- Tester.h - Candidates asked about, in order, ahead of need ---------*- C++ -*-===//
// Puts questions to askers and remembers the answers by the hash of the question. Several
// askers work ahead: while the first candidate is being tested the next ones are too, on the
// assumption that the first is of no use. The first interesting one *in order* wins; what was
// asked beyond it is only remembered.
//
// Invariant: which candidate wins, and the numbers that `counts` gives, are those of asking one
// after the other. A question counts as a call when the sequential order first needs it, and as
// a cache hit when it needs it again. (Time limits are the exception: a candidate that takes
// about as long as its limit may be answered either way.)
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
  /// The most that one question may take; less as answers come quickly.
  unsigned timeoutMs = 10'000;
  /// What is interesting is that it takes long: no shorter limits then.
  bool fixedTimeout = false;
};

struct TesterCounts {
  uint64_t calls = 0, hits = 0;
};

/// Why no more is asked.
enum class Halt : uint8_t { None, Calls, Time, Interrupted, Fault, Attempt };

class Tester {
public:
  Tester(std::vector<std::unique_ptr<Asker>> askers, const TesterLimits &limits,
         std::function<bool()> interrupted, std::function<void()> tick);

  struct Found {
    /// Which of the questions, from 0.
    size_t index = 0;
    Answer answer;
  };
  /// Asks what `next` yields until one is interesting, nothing is left, or it must halt.
  /// `next` may be called some questions beyond the one that wins. `asked` becomes the number
  /// of questions that were needed.
  std::optional<Found> first(llvm::function_ref<std::optional<Question>()> next,
                             uint64_t *asked = nullptr);

  /// One question, not looked up in the cache: for confirmations. Counts as a call.
  Answer askAgain(const Question &question);

  /// From now on each question is asked until one answer has two votes; older answers are
  /// forgotten.
  void voteFromNowOn();

  /// Interesting answers within `ms` were seen: limits follow.
  unsigned timeoutMs() const;
  const TesterCounts &counts() const { return counts_; }
  Halt halt() const { return halt_; }
  const std::string &fault() const { return fault_; }
  /// For bounded attempts: halts after so many more calls; lifting the limit lifts that halt.
  void limitFurtherCalls(uint64_t calls);
  void liftLimit();
  /// False when it is time to halt: to be looked at in long work between questions.
  bool mayGoOn();

private:
  using Key = std::pair<uint64_t, uint64_t>;
  struct Lane {
    std::unique_ptr<Asker> asker;
    std::optional<Key> busyWith;
    Question question;
    unsigned yes = 0, no = 0, generation = 0;
  };

  static Key keyOf(const Question &question);
  Lane *idleLane();
  bool inFlight(const Key &key) const;
  void start(Lane &lane, const Key &key, Question question);
  void wait();
  void answered(Lane &lane);
  void account(const Key &key);

  std::vector<Lane> lanes_;
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
