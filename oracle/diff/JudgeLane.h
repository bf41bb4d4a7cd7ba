//===- JudgeLane.h - One worker and the request it is busy with -*- C++ -*-===//
// Each request has a fresh worker, unless it shares one (Request::sharesWorker), so that what a subject that
// uses freed memory does depends on its program alone. One that crashes, hangs or uses too much memory ends
// the worker and becomes a verdict. A death or hang after other subjects counts only if it happens again in
// another fresh worker: one of them may have corrupted memory.
// The owner of lanes waits for their descriptors and deadlines.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/process/Lanes.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/verdict/Judgement.h"

namespace freehold {

class JudgeLane : public Lane {
public:
  /// `graceMs` is added to a request's own time limit before its worker counts as hanging.
  JudgeLane(std::shared_ptr<WorkerOrigin> judges, unsigned graceMs);

  bool busy() const override { return busy_; }
  /// The number that was passed to `start`, for owners of several lanes.
  size_t number() const { return number_; }
  int descriptor() const override { return worker_.descriptor(); }
  Clock::time_point deadline() const override { return deadline_; }
  Request takeRequest() { return std::move(request_); }
  Response takeResponse() { return std::move(response_); }

  void start(size_t number, Request request);

  /// Ends the current request without an answer. The lane can be started again.
  void abandon();

  bool advance(bool readable) override;

private:
  bool receive();
  bool handleDeath(bool timedOut);
  bool mayBeSpoilt(const WorkerDeath &death, bool timedOut) const;
  void submit();
  void renew();
  void restart();
  bool next();
  bool answerSubject(SubjectJudged answer);
  void noteUnstable();
  bool refuse(std::string diagnostics);

  Worker worker_;
  unsigned graceMs_;
  bool busy_ = false, retried_ = false, lowersApart_ = false;
  /// Whether the worker has judged no subject yet, of this request or of an earlier one.
  bool isFresh_ = true;
  /// Request::sourceEnded.
  std::optional<std::string> sourceEnded_;
  WorkerDeath firstDeath_;
  bool firstTimedOut_ = false;
  size_t number_ = 0, answered_ = 0;
  Request request_;
  Response response_;
  Clock::time_point deadline_;
};

/// Does what has to be done once before workers start, and returns limits for workers that
/// judge.
WorkerLimits prepareForWorkers(const Budget &budget);

/// Returns how many of `jobs` lanes this process has descriptors for; at least one. Answers do not depend on it.
unsigned affordableLanes(unsigned jobs);

/// The same as prepareForWorkers, and returns what the workers of lanes are forked from. With `typical`, a request
/// that has the subjects and judges of most, they begin with what these keep: passes, patterns, dialects.
std::shared_ptr<WorkerOrigin> originOfJudges(const Budget &budget,
                                             std::optional<Request> typical = std::nullopt);

} // namespace freehold
