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

void JudgePool::run(const Next &next, const Done &done, const std::function<bool()> &isOver) {
  size_t started = 0, reported = 0;
  std::map<size_t, std::pair<Request, Response>> finished;
  Batches batches(next);
  /// The rest of each lane's batch, and the number of its first request.
  std::vector<std::pair<size_t, std::deque<Request>>> rests(lanes_.size());
  auto giveUpRests = [&] {
    rests.emplace_back(started, batches.abandon());
    started += rests.back().second.size();
    for (auto &[number, rest] : rests)
      for (Request &request : std::exchange(rest, {}))
        finished.emplace(number++, std::pair{std::move(request), givenUp()});
    rests.pop_back();
  };
  auto give = [&](size_t lane) {
    if (isOver && isOver())
      return giveUpRests();
    auto &[number, rest] = rests[lane];
    if (rest.empty()) {
      rest = batches.take();
      number = started;
      started += rest.size();
    }
    if (rest.empty())
      return;
    lanes_[lane]->start(number++, std::move(rest.front()));
    rest.pop_front();
  };
  auto report = [&] {
    for (auto it = finished.begin(); it != finished.end() && it->first == reported;
         it = finished.erase(it), ++reported)
      done(it->second.first, it->second.second);
  };
  auto giveUp = [&] {
    for (auto &lane : lanes_)
      if (lane->busy()) {
        finished.emplace(lane->number(), std::pair{lane->takeRequest(), givenUp()});
        lane->abandon();
      }
    giveUpRests();
    report();
  };
  for (size_t lane = 0; lane < lanes_.size(); ++lane)
    give(lane);
  // A worker is started only if there is something for it to do.
  while (batches && lanes_.size() < affordableLanes(options_.jobs) && !mustStop()) {
    lanes_.push_back(std::make_unique<JudgeLane>(origin_, options_.graceMs));
    rests.emplace_back();
    give(lanes_.size() - 1);
  }
  std::vector<Lane *> lanes;
  for (auto &lane : lanes_)
    lanes.push_back(lane.get());
  while (llvm::any_of(lanes_, [](const auto &lane) { return lane->busy(); })) {
    if (mustStop())
      return giveUp();
    for (size_t lane : advanceLanes(lanes)) {
      finished.emplace(lanes_[lane]->number(),
                       std::pair{lanes_[lane]->takeRequest(), lanes_[lane]->takeResponse()});
      give(lane);
      report();
    }
  }
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
