//===- JudgePool.h - Several workers that judge -----------------*- C++ -*-===//
// Each request goes to a fresh worker, or to that of the request before it if it shares it; a subject that crashes, hangs or uses too much memory ends
// it and becomes a verdict. Results come back in the order of the requests, whatever the
// number of workers.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/process/Process.h"
#include "oracle/core/verdict/Judgement.h"

#include <functional>
#include <memory>

namespace freehold {

class JudgeLane;

struct PoolOptions {
  unsigned jobs = 1;
  /// Added to a request's own time limit before its worker counts as hanging.
  unsigned graceMs = 2'000;
  /// See originOfJudges.
  std::optional<Request> typical = std::nullopt;
};

class JudgePool {
public:
  JudgePool(const PoolOptions &options, const Budget &budget);
  ~JudgePool();

  using Next = std::function<std::optional<Request>()>;
  using Done = std::function<void(const Request &, const Response &)>;

  /// Judges each request of `next` until it returns none; calls `done` in order. The first one has a fresh worker. When the tool
  /// must stop (core/Tool.h), requests that are being judged are abandoned, and `done` gets a
  /// response that says so for each; `next` is not called again.
  /// Once `isOver` is true, the requests that no worker has begun are given up as well.
  void run(const Next &next, const Done &done, const std::function<bool()> &isOver = {});

private:
  PoolOptions options_;
  std::shared_ptr<WorkerOrigin> origin_;
  /// At most as many as there were requests at a time.
  std::vector<std::unique_ptr<JudgeLane>> lanes_;
};

/// Judges one request in a worker of its own.
Response judgeOnce(const Request &request);

/// Replaces a request that needs preparing by one that does not (withoutPreparing), in a
/// worker. Returns diagnostics if the program cannot be read, else an empty string.
std::string prepareOnce(Request &request);

} // namespace freehold
