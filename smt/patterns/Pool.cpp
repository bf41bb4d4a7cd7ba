//===- Pool.cpp -----------------------------------------------------------===//
#include "smt/patterns/Pool.h"

#include "oracle/core/Process.h"
#include "oracle/core/Registry.h"
#include "oracle/core/Tool.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstring>
#include <deque>

namespace freehold::smt::patterns {

using Clock = std::chrono::steady_clock;

namespace {
struct Batch {
  uint64_t from = 0, count = 0;
  std::set<unsigned> without;
};

class Pool {
public:
  Pool(const std::vector<Shape> &shapes, const CheckOptions &options,
       const std::function<PairJudges()> &makeJudges, const PoolOptions &pool);
  CheckCounts run();

private:
  struct Lane {
    std::unique_ptr<Worker> worker;
    std::optional<Batch> batch;
    Clock::time_point deadline;
  };
  void serve(WorkerLink &link, const std::function<PairJudges()> &makeJudges);
  void give(Lane &lane);
  void receive(Lane &lane);
  void bury(Lane &lane, bool timedOut);
  std::vector<int> wait();
  void finish(const CheckCounts &counts, uint64_t shapes);

  const std::vector<Shape> &shapes_;
  CheckOptions options_;
  const PoolOptions &pool_;
  std::vector<Lane> lanes_;
  std::deque<Batch> open_;
  CheckCounts counts_;
  uint64_t done_ = 0;
};
} // namespace

Pool::Pool(const std::vector<Shape> &shapes, const CheckOptions &options,
           const std::function<PairJudges()> &makeJudges, const PoolOptions &pool)
    : shapes_(shapes), options_(options), pool_(pool) {
  for (uint64_t from = 0; from < shapes.size(); from += pool.batch)
    open_.push_back({from, std::min<uint64_t>(pool.batch, shapes.size() - from), {}});
  // Once here instead of in each worker: a restarted one inherits it.
  registerPasses();
  (void)dialectRegistry();
  lanes_.resize(std::max(1u, pool.jobs));
  for (Lane &lane : lanes_)
    lane.worker = std::make_unique<Worker>(
        [this, makeJudges](WorkerLink &link) { serve(link, makeJudges); }, WorkerLimits());
}

//===----------------------------------------------------------------------===//
// In a worker
//===----------------------------------------------------------------------===//

void Pool::serve(WorkerLink &link, const std::function<PairJudges()> &makeJudges) {
  PairJudges judges = makeJudges();
  options_.running = [&link](std::optional<unsigned> subject) {
    if (subject)
      link.enter(Stage::Transform, std::to_string(*subject));
    else
      link.enter(Stage::Judge);
  };
  while (auto message = link.receive()) {
    nlohmann::json request = nlohmann::json::from_cbor(*message);
    uint64_t from = request["from"], count = request["count"];
    std::set<unsigned> without = request["without"];
    link.enter(Stage::Judge);
    auto counts =
        checkShapes(llvm::ArrayRef(shapes_).slice(from, count), from, options_, judges, without);
    std::string answer;
    nlohmann::json::to_cbor(toJson(counts), answer);
    link.enter(Stage::Idle);
    link.send(answer);
  }
}

//===----------------------------------------------------------------------===//
// In the parent
//===----------------------------------------------------------------------===//

void Pool::give(Lane &lane) {
  if (open_.empty())
    return;
  lane.batch = std::move(open_.front());
  open_.pop_front();
  nlohmann::json request{
      {"from", lane.batch->from}, {"count", lane.batch->count}, {"without", lane.batch->without}};
  std::string message;
  nlohmann::json::to_cbor(request, message);
  lane.deadline =
      Clock::now() + std::chrono::milliseconds(pool_.batchMs + pool_.shapeMs * lane.batch->count);
  // A worker that died in between shows when its answer is awaited.
  (void)lane.worker->send(message);
}

void Pool::finish(const CheckCounts &counts, uint64_t shapes) {
  counts_.add(counts);
  done_ += shapes;
  if (pool_.progress)
    pool_.progress(done_);
}

void Pool::receive(Lane &lane) {
  auto message = lane.worker->receive();
  if (!message)
    return bury(lane, /*timedOut=*/false);
  finish(countsFromJson(nlohmann::json::from_cbor(*message)), lane.batch->count);
  lane.batch.reset();
}

/// The batch is halved, or the one shape in it is what the subject cannot stand.
void Pool::bury(Lane &lane, bool timedOut) {
  WorkerDeath death = lane.worker->buryAndRestart(timedOut);
  Batch batch = *std::exchange(lane.batch, std::nullopt);
  if (batch.count > 1) {
    uint64_t half = batch.count / 2;
    open_.push_front({batch.from + half, batch.count - half, batch.without});
    open_.push_front({batch.from, half, batch.without});
    return;
  }
  std::string how = timedOut                                         ? "does not end"
                    : death.cause == WorkerDeath::Cause::OutOfMemory ? "takes too much memory"
                    : death.cause == WorkerDeath::Cause::Signal
                        ? std::string("crashes: ") + strsignal(death.code)
                        : "ends the process";
  const Shape &shape = shapes_[batch.from];
  if (death.stage != Stage::Transform) {
    CheckCounts fault;
    fault.fault = "judging " + shape.name() + " " + how;
    for (const std::string &frame : death.frames)
      fault.fault += "\n    " + frame;
    // What is left would only say the same.
    open_.clear();
    return finish(fault, 1);
  }
  unsigned subject = std::stoul(death.detail);
  if (!death.frames.empty())
    how += " in " + functionOfFrame(death.frames.front());
  finish(countCrash(shape, batch.from, subject, options_, how), 0);
  batch.without.insert(subject);
  open_.push_front(std::move(batch));
}

/// The lanes whose worker says something, or has gone; none when the first deadline is over.
std::vector<int> Pool::wait() {
  std::vector<int> descriptors;
  auto soonest = Clock::time_point::max();
  for (Lane &lane : lanes_)
    if (lane.batch) {
      descriptors.push_back(lane.worker->descriptor());
      soonest = std::min(soonest, lane.deadline);
    }
  auto left = std::chrono::duration_cast<std::chrono::milliseconds>(soonest - Clock::now());
  return waitReadable(descriptors, std::max<int>(0, left.count() + 1));
}

CheckCounts Pool::run() {
  auto isBusy = [](const Lane &lane) { return lane.batch.has_value(); };
  while (true) {
    // What has been checked counts; the workers end with their owner.
    if (mustStop())
      return std::move(counts_);
    for (Lane &lane : lanes_)
      if (!lane.batch)
        give(lane);
    if (llvm::none_of(lanes_, isBusy))
      return std::move(counts_);
    std::vector<int> ready = wait();
    for (Lane &lane : lanes_) {
      if (!lane.batch)
        continue;
      if (llvm::is_contained(ready, lane.worker->descriptor()))
        receive(lane);
      else if (Clock::now() >= lane.deadline)
        bury(lane, /*timedOut=*/true);
    }
  }
}

CheckCounts checkAll(const std::vector<Shape> &shapes, const CheckOptions &options,
                     const std::function<PairJudges()> &makeJudges, const PoolOptions &pool) {
  return Pool(shapes, options, makeJudges, pool).run();
}

} // namespace freehold::smt::patterns
