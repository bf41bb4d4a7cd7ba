//===- InterruptionWatch.h - Ends what runs for long ------------*- C++ -*-===//
// A signal handler may not call a solver, so a thread does. It goes on calling as long as the object
// is there: what is to be ended may begin just after a call.
//===----------------------------------------------------------------------===//
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace freehold::smt {

class InterruptionWatch {
public:
  /// `interrupt` is called from another thread after an interruption
  /// (oracle/core/process/Interruption.h).
  explicit InterruptionWatch(std::function<void()> interrupt);
  ~InterruptionWatch();

private:
  void watch();

  std::function<void()> interrupt_;
  std::mutex mutex_;
  std::condition_variable over_;
  bool isOver_ = false;
  std::thread watcher_;
};

} // namespace freehold::smt
