//===- Pool.cpp -----------------------------------------------------------===//
#include "smt/patterns/Pool.h"

#include "oracle/core/process/Lanes.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/process/Tool.h"
#include "oracle/core/program/Registry.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <cstring>
#include <deque>

namespace freehold::smt::patterns {

namespace {
struct Batch {
  uint64_t from = 0, count = 0;
  std::set<unsigned> without;
};

/// A worker and the batch that it has.
class BatchLane : public Lane {
public:
  explicit BatchLane(std::function<void(WorkerLink &)> serve)
      : worker_(std::move(serve), WorkerLimits()) {}

  void start(Batch batch, const PoolOptions &pool);
  bool busy() const override { return busy_; }
  int descriptor() const override { return worker_.descriptor(); }
  Clock::time_point deadline() const override { return deadline_; }
  bool advance(bool readable) override;

  const Batch &batch() const { return batch_; }
  /// What the worker says of its batch; none if it died or hangs, and then `restart` says how.
  const std::optional<CheckCounts> &answer() const { return answer_; }
  bool timedOut() const { return timedOut_; }
  WorkerDeath restart() { return worker_.reapAndRestart(timedOut_); }

private:
  Worker worker_;
  Batch batch_;
  bool busy_ = false, timedOut_ = false;
  Clock::time_point deadline_;
  std::optional<CheckCounts> answer_;
};

class Pool {
public:
  Pool(const std::vector<Shape> &shapes, const CheckOptions &options,
       const std::function<PairJudges()> &makeJudges, const PoolOptions &pool);
  CheckCounts run();

private:
  void serve(WorkerLink &link, const std::function<PairJudges()> &makeJudges);
  void take(BatchLane &lane);
  void splitOrBlame(BatchLane &lane);
  void finish(const CheckCounts &counts, uint64_t shapes);

  const std::vector<Shape> &shapes_;
  CheckOptions options_;
  const PoolOptions &pool_;
  std::vector<std::unique_ptr<BatchLane>> lanes_;
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
  // Register passes before the fork instead of in each worker; a restarted worker inherits them.
  registerPasses();
  (void)dialectRegistry();
  for (unsigned number = 0; number < std::max(1u, pool.jobs); ++number)
    lanes_.push_back(std::make_unique<BatchLane>(
        [this, makeJudges](WorkerLink &link) { serve(link, makeJudges); }));
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

void BatchLane::start(Batch batch, const PoolOptions &pool) {
  batch_ = std::move(batch);
  answer_.reset();
  timedOut_ = false;
  busy_ = true;
  nlohmann::json request{
      {"from", batch_.from}, {"count", batch_.count}, {"without", batch_.without}};
  std::string message;
  nlohmann::json::to_cbor(request, message);
  deadline_ = Clock::now() + std::chrono::milliseconds(pool.batchMs + pool.shapeMs * batch_.count);
  // A worker that died in between shows when its answer is awaited.
  (void)worker_.send(message);
}

bool BatchLane::advance(bool readable) {
  if (readable) {
    if (auto message = worker_.receive())
      answer_ = countsFromJson(nlohmann::json::from_cbor(*message));
  } else if (Clock::now() < deadline_) {
    return false;
  }
  timedOut_ = !readable;
  busy_ = false;
  return true;
}

void Pool::finish(const CheckCounts &counts, uint64_t shapes) {
  counts_.add(counts);
  done_ += shapes;
  if (pool_.progress)
    pool_.progress(done_);
}

void Pool::take(BatchLane &lane) {
  if (lane.answer())
    finish(*lane.answer(), lane.batch().count);
  else
    splitOrBlame(lane);
}

/// After the death of a worker: its batch is halved, or the subject is blamed for the one shape in
/// it.
void Pool::splitOrBlame(BatchLane &lane) {
  WorkerDeath death = lane.restart();
  Batch batch = lane.batch();
  if (batch.count > 1) {
    uint64_t half = batch.count / 2;
    open_.push_front({batch.from + half, batch.count - half, batch.without});
    open_.push_front({batch.from, half, batch.without});
    return;
  }
  std::string how = lane.timedOut()                                  ? "does not end"
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
    // The remaining shapes would only give the same result.
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

CheckCounts Pool::run() {
  std::vector<Lane *> lanes;
  for (auto &lane : lanes_)
    lanes.push_back(lane.get());
  // After an interruption, what has been checked counts; the workers end with their owner.
  while (!mustStop()) {
    for (auto &lane : lanes_)
      if (!lane->busy() && !open_.empty()) {
        lane->start(std::move(open_.front()), pool_);
        open_.pop_front();
      }
    if (llvm::none_of(lanes_, [](const auto &lane) { return lane->busy(); }))
      break;
    for (size_t number : advanceLanes(lanes))
      take(*lanes_[number]);
  }
  return std::move(counts_);
}

CheckCounts checkAll(const std::vector<Shape> &shapes, const CheckOptions &options,
                     const std::function<PairJudges()> &makeJudges, const PoolOptions &pool) {
  return Pool(shapes, options, makeJudges, pool).run();
}

} // namespace freehold::smt::patterns
