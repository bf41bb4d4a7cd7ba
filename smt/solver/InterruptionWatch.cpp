//===- InterruptionWatch.cpp ----------------------------------------------===//
#include "smt/solver/InterruptionWatch.h"

#include "oracle/core/process/Interruption.h"

#include <chrono>

namespace freehold::smt {

/// How soon an interruption is noticed.
static constexpr auto kEvery = std::chrono::milliseconds(50);

InterruptionWatch::InterruptionWatch(std::function<void()> interrupt)
    : interrupt_(std::move(interrupt)), watcher_([this] { watch(); }) {}

InterruptionWatch::~InterruptionWatch() {
  {
    std::lock_guard lock(mutex_);
    isOver_ = true;
  }
  over_.notify_one();
  watcher_.join();
}

void InterruptionWatch::watch() {
  std::unique_lock lock(mutex_);
  while (!over_.wait_for(lock, kEvery, [this] { return isOver_; })) {
    catchAgain();
    if (interruption())
      interrupt_();
  }
}

} // namespace freehold::smt
