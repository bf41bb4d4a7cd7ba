//===- JudgePool.cpp ------------------------------------------------------===//
#include "oracle/diff/JudgePool.h"

#include "oracle/core/process/Tool.h"
#include "oracle/diff/JudgeLane.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <map>

namespace freehold {

JudgePool::JudgePool(const PoolOptions &options, const Budget &budget)
    : options_(options), origin_(originOfJudges(budget)) {}

JudgePool::~JudgePool() = default;

static Response givenUp() {
  Response response;
  response.ending = Response::Ending::GivenUp;
  return response;
}

void JudgePool::run(const Next &next, const Done &done) {
  size_t started = 0, reported = 0;
  std::map<size_t, std::pair<Request, Response>> finished;
  bool more = true;
  // One request ahead, so that making the next one overlaps with judging.
  std::optional<Request> ahead = mustStop() ? std::nullopt : next();
  auto give = [&](JudgeLane &lane) {
    if (!ahead)
      return;
    lane.start(started++, std::move(*ahead));
    ahead = more && !mustStop() ? next() : std::nullopt;
    more = ahead.has_value();
  };
  auto report = [&] {
    for (auto it = finished.begin(); it != finished.end() && it->first == reported;
         it = finished.erase(it), ++reported)
      done(it->second.first, it->second.second);
  };
  auto collect = [&](JudgeLane &lane) {
    finished.emplace(lane.number(), std::pair{lane.takeRequest(), lane.takeResponse()});
    give(lane);
    report();
  };
  auto giveUp = [&] {
    for (auto &lane : lanes_)
      if (lane->busy()) {
        finished.emplace(lane->number(), std::pair{lane->takeRequest(), givenUp()});
        lane->abandon();
      }
    if (ahead)
      finished.emplace(started++, std::pair{std::move(*ahead), givenUp()});
    report();
  };
  for (auto &lane : lanes_)
    give(*lane);
  // A worker is started only if there is something for it to do.
  while (ahead && lanes_.size() < affordableLanes(options_.jobs) && !mustStop()) {
    lanes_.push_back(std::make_unique<JudgeLane>(origin_, options_.graceMs));
    give(*lanes_.back());
  }
  std::vector<Lane *> lanes;
  for (auto &lane : lanes_)
    lanes.push_back(lane.get());
  while (llvm::any_of(lanes_, [](const auto &lane) { return lane->busy(); })) {
    if (mustStop())
      return giveUp();
    for (size_t finishedLane : advanceLanes(lanes))
      collect(*lanes_[finishedLane]);
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
