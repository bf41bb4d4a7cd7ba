//===- JudgePool.h - Workers that judge, and what becomes of crashes -*- C++ -*-===//
// Requests go to long-lived workers; a subject that crashes, hangs or eats memory ends its
// worker and becomes a verdict. Results come back in the order of the requests, whatever
// the number of workers.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Judgement.h"

#include <functional>
#include <memory>

namespace freehold {

class JudgeLane;

struct PoolOptions {
  unsigned jobs = 1;
  /// Added to a request's own time limit before its worker is taken for hanging.
  unsigned graceMs = 2'000;
};

class JudgePool {
public:
  JudgePool(const PoolOptions &options, const Budget &budget);
  ~JudgePool();

  using Next = std::function<std::optional<Request>()>;
  using Done = std::function<void(const Request &, const Response &)>;

  /// Judges what `next` yields until it yields nothing; calls `done` in order. When the tool must
  /// stop (core/Tool.h), what is being judged is given up, and `done` is told so with a response
  /// that says it; `next` is not asked again.
  void run(const Next &next, const Done &done);

private:
  PoolOptions options_;
  std::vector<std::unique_ptr<JudgeLane>> lanes_;
};

/// One request, judged by a worker of its own.
Response judgeOnce(const Request &request);

/// Makes a request that needs no preparing of one that does (withoutPreparing), in a worker.
/// Returns diagnostics when the program cannot be read, else an empty string.
std::string prepareOnce(Request &request);

} // namespace freehold
