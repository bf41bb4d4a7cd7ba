//===- AskedWorker.h - A question, an answer, or why there is none -*- C++ -*-===//
// Runs measurements in a worker, since the measured passes may crash, hang or run out of memory.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/process/Process.h"

#include <nlohmann/json.hpp>

namespace freehold::bench {

class AskedWorker {
public:
  using Handler = std::function<nlohmann::json(const nlohmann::json &)>;

  /// `handler` runs in the worker, once for each question.
  AskedWorker(Handler handler, const WorkerLimits &limits);

  /// Returns the handler's answer, or {"failure": "timeout" | "crash" | "out of memory"}. The time is
  /// CPU time of the worker, so that other load of the machine makes no measurement late.
  nlohmann::json ask(const nlohmann::json &question, unsigned timeoutMs);

private:
  Worker worker_;
};

} // namespace freehold::bench
