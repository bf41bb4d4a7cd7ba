//===- Timeline.h - What becomes of each allocation in a run ----*- C++ -*-===//
// Records events of a run's allocations, for `freehold-run --timeline` and for the pages of findings:
//
//   allocated      by an op, or there from the start: an argument or a global
//   aliased        a view of it was made
//   handed over    to a function that is called, or to the caller by a return
//   used           read or written
//   freed
//   used again     the access or free that ended the run with an error
//
// The module must be compiled with trackNames: otherwise views and most accesses are not seen. Successive
// events of one op and one allocation are one event with a count, so that loops stay short.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Outcome.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace freehold::interp {

class Heap;
struct Inst;

enum class LifeEvent : uint8_t { Allocated, Aliased, HandedOver, Used, Freed, UsedAgain };

class Timeline {
public:
  struct Event {
    LifeEvent kind = LifeEvent::Used;
    uint32_t allocation = 0;
    /// "file:line:column", or "-".
    std::string location;
    /// The op, or what there was before any op ran: "argument", "global".
    std::string op;
    /// More about it, such as the function that gets the buffer.
    std::string note;
    uint64_t count = 1;
    /// Identifies the instruction; null if there is none.
    const Inst *at = nullptr;
  };

  /// Later events than these are only counted.
  static constexpr size_t kEventsMax = 400;

  /// Is called after each instruction.
  void ran(const Heap &heap);
  void add(LifeEvent kind, uint32_t allocation, const Inst *at, std::string note = "");
  /// Adds how the run ended: its leaks, and what the run says of its error.
  void finish(const Outcome &outcome) { outcome_ = outcome; }

  const std::vector<Event> &events() const { return events_; }
  uint64_t dropped() const { return dropped_; }

  /// Returns a picture: a line for each allocation that the run touched, events from top to bottom. It
  /// follows light and dark, as an image and within a page.
  std::string svg(const std::string &title) const;

private:
  std::vector<Event> events_;
  uint64_t dropped_ = 0;
  /// Allocations below this number are known; those that are alive.
  uint32_t known_ = 1;
  std::vector<uint32_t> alive_;
  /// Heap::ends when they were looked at last.
  uint64_t ends_ = 0;
  Outcome outcome_;
};

} // namespace freehold::interp
