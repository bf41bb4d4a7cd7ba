//===- JudgePool.cpp ------------------------------------------------------===//
#include "oracle/diff/JudgePool.h"

#include "oracle/core/process/Tool.h"
#include "oracle/diff/JudgeLane.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <deque>
#include <map>

namespace freehold {

JudgePool::JudgePool(const PoolOptions &options, const Budget &budget)
    : options_(options), origin_(originOfJudges(budget, options.typical)) {}

JudgePool::~JudgePool() = default;

static Response givenUp() {
  Response response;
  response.ending = Response::Ending::GivenUp;
  return response;
}

namespace {
/// Requests that one worker judges in order, taken from those that come.
class Batches {
public:
  explicit Batches(const JudgePool::Next &next) : next_(next) { fetch(); }
  /// Whether there is a batch, as far as is known.
  explicit operator bool() const { return !batch_.empty(); }
  /// Takes the batch that is there, and fetches the next one: one ahead, so that making it overlaps with judging.
  std::deque<Request> take() {
    std::deque<Request> batch = std::exchange(batch_, {});
    fetch();
    return batch;
  }

  /// Returns all requests that have come and that nobody took.
  std::deque<Request> abandon() {
    if (first_)
      batch_.push_back(*std::exchange(first_, std::nullopt));
    return std::exchange(batch_, {});
  }

private:
  void fetch() {
    while (!mustStop() && (first_ || isMore_)) {
      std::optional<Request> request = first_ ? std::exchange(first_, std::nullopt) : next_();
      isMore_ &= request.has_value();
      if (!request)
        return;
      if (!batch_.empty() && !request->sharesWorker) {
        first_ = std::move(request);
        return;
      }
      request->sharesWorker &= !batch_.empty();
      batch_.push_back(std::move(*request));
    }
  }

  const JudgePool::Next &next_;
  std::deque<Request> batch_;
  /// The first request of the batch after it.
  std::optional<Request> first_;
  bool isMore_ = true;
};
} // namespace

namespace {
/// The requests that came, and which of them have a response.
class Ledger {
public:
  explicit Ledger(const JudgePool::Next &next) : batches_(next) {}

  /// Whether there is a batch that no lane has, as far as is known.
  bool hasBatch() const { return static_cast<bool>(batches_); }
  void addLane() { rests_.emplace_back(); }
  /// Takes the next request for a lane, and its number.
  std::optional<std::pair<size_t, Request>> take(size_t lane);
  /// Gives up what no lane has begun.
  void giveUpRests();
  void finish(size_t number, Request request, Response response) {
    finished_.emplace(number, std::pair{std::move(request), std::move(response)});
  }
  /// Reports the responses that are next, in order.
  void report(const JudgePool::Done &done);

private:
  Batches batches_;
  size_t started_ = 0, reported_ = 0;
  std::map<size_t, std::pair<Request, Response>> finished_;
  /// The rest of each lane's batch, and the number of its first request.
  std::vector<std::pair<size_t, std::deque<Request>>> rests_;
};
} // namespace

std::optional<std::pair<size_t, Request>> Ledger::take(size_t lane) {
  auto &[number, rest] = rests_[lane];
  if (rest.empty()) {
    rest = batches_.take();
    number = started_;
    started_ += rest.size();
  }
  if (rest.empty())
    return std::nullopt;
  std::pair<size_t, Request> next{number++, std::move(rest.front())};
  rest.pop_front();
  return next;
}

void Ledger::giveUpRests() {
  auto giveUp = [&](size_t number, std::deque<Request> rest) {
    for (Request &request : rest)
      finish(number++, std::move(request), givenUp());
  };
  std::deque<Request> untaken = batches_.abandon();
  const size_t first = started_;
  started_ += untaken.size();
  giveUp(first, std::move(untaken));
  for (auto &[number, rest] : rests_)
    giveUp(number, std::exchange(rest, {}));
}

void Ledger::report(const JudgePool::Done &done) {
  for (auto it = finished_.begin(); it != finished_.end() && it->first == reported_;
       it = finished_.erase(it), ++reported_)
    done(it->second.first, it->second.second);
}

void JudgePool::run(const Next &next, const Done &done, const std::function<bool()> &isOver) {
  Ledger ledger(next);
  auto give = [&](size_t lane) {
    if (isOver && isOver())
      return ledger.giveUpRests();
    if (auto taken = ledger.take(lane))
      lanes_[lane]->start(taken->first, std::move(taken->second));
  };
  for (size_t lane = 0; lane < lanes_.size(); ++lane) {
    ledger.addLane();
    give(lane);
  }
  // A worker is started only if there is something for it to do.
  while (ledger.hasBatch() && lanes_.size() < affordableLanes(options_.jobs) && !mustStop()) {
    lanes_.push_back(std::make_unique<JudgeLane>(origin_, options_.graceMs));
    ledger.addLane();
    give(lanes_.size() - 1);
  }
  std::vector<Lane *> lanes;
  for (auto &lane : lanes_)
    lanes.push_back(lane.get());
  while (!mustStop() && llvm::any_of(lanes_, [](const auto &lane) { return lane->busy(); }))
    for (size_t lane : advanceLanes(lanes)) {
      JudgeLane &ended = *lanes_[lane];
      size_t number = ended.number();
      ledger.finish(number, ended.takeRequest(), ended.takeResponse());
      give(lane);
      ledger.report(done);
    }
  for (auto &lane : lanes_)
    if (lane->busy()) {
      ledger.finish(lane->number(), lane->takeRequest(), givenUp());
      lane->abandon();
    }
  ledger.giveUpRests();
  ledger.report(done);
}

Response judgeOnce(const Request &request) {
  Response result = givenUp();
  std::optional<Request> only = request;
  JudgePool pool({.jobs = 1}, request.budget);
  pool.run([&] { return std::exchange(only, std::nullopt); },
           [&](const Request &, const Response &response) { result = response; });
  return result;
}

std::string prepareOnce(Request &request) {
  if (request.program.prepare.empty())
    return "";
  Request question = request;
  // An empty pipeline as the subject costs the least: only the preparing matters.
  question.subjects.assign(1, Subject());
  question.inputs.count = 1;
  question.judges.native.reset();
  question.judges.proof.reset();
  Response response = judgeOnce(question);
  if (response.isGivenUp())
    return request.program.name + ": interrupted\n";
  if (response.isBadInput() || !response.fault.empty())
    return response.badInput + response.fault;
  request = withoutPreparing(std::move(request), response);
  return "";
}

} // namespace freehold
