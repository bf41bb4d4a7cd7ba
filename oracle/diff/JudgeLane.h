//===- JudgeLane.h - One worker and the request it is busy with -*- C++ -*-===//
// A subject that crashes, hangs or eats memory ends its worker and becomes a verdict. A death
// counts only when it happens again in a fresh worker: a subject may corrupt memory and the
// worker die of it programs later. Who owns lanes waits for their descriptors and deadlines.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Judgement.h"
#include "oracle/core/Process.h"

#include <chrono>

namespace freehold {

class JudgeLane {
public:
  using Clock = std::chrono::steady_clock;

  /// `graceMs` is added to a request's own time limit before its worker is taken for hanging.
  JudgeLane(const WorkerLimits &limits, unsigned graceMs);

  bool busy() const { return busy_; }
  /// What `start` was given, for whoever has several lanes.
  size_t number() const { return number_; }
  int descriptor() const { return worker_.descriptor(); }
  Clock::time_point deadline() const { return deadline_; }
  const Request &request() const { return request_; }
  Response takeResponse() { return std::move(response_); }

  void start(size_t number, Request request);

  /// Ends what it is busy with, unanswered. It can be started again.
  void abandon();

  /// To be called when the descriptor is readable or the deadline may have passed: true when
  /// the request is finished with it.
  bool advance(bool readable);

private:
  bool receive();
  bool bury(bool timedOut);
  void submit();
  void restart();
  bool next();
  bool finish(std::string badInput, std::string fault);

  Worker worker_;
  unsigned graceMs_;
  bool busy_ = false, retried_ = false, lowersApart_ = false;
  WorkerDeath firstDeath_;
  size_t number_ = 0, answered_ = 0;
  Request request_;
  Response response_;
  Clock::time_point deadline_;
};

/// Limits of a worker that judges, and what has to be done once before workers start.
WorkerLimits prepareForWorkers(const Budget &budget);

} // namespace freehold
