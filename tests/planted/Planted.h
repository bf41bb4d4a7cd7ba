//===- Planted.h - Which planted bug is active ------------------*- C++ -*-===//
// What the copies of passes/ call that make-sources writes. The environment variable FREEHOLD_PLANTED names the bug
// that is active in this process, before anything else runs; without it none is. A name that no table has ends the
// process with exit code 2, since a bug that is not there would be a survivor. FREEHOLD_PLANTED_REACHED names a file
// that gets one byte once the changed code has run, also in workers. FREEHOLD_LIMITS_MAX makes the limits of the passes
// small, with a bug or without.
//===----------------------------------------------------------------------===//
#pragma once

#include <iterator>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace freehold::planted {

/// The number of the active bug, 0 if there is none. Only Planted.cpp writes it, and scan.cpp, which tries one bug after
/// another in one process.
extern unsigned active;
/// Whether `note` records every bug whose code runs.
extern bool isRecording;

/// Notes that the active bug's code ran. Always true.
bool isReached();
/// Whether isReached was called since the last call of this function.
bool takeReached();
/// Records that this bug's code ran. Always false.
bool note(unsigned bug);
/// The bugs recorded since the last call.
std::vector<unsigned> takeNoted();

struct Bug {
  std::string_view name;
  unsigned number;
};
/// All bugs of the tables.
const std::vector<Bug> &allBugs();

/// Whether the bug with this number is active.
inline bool on(unsigned bug) { return bug == active ? isReached() : isRecording && note(bug); }

/// The most that a limit of the passes may be, from FREEHOLD_LIMITS_MAX; 0 if limits are what they are.
extern unsigned limitsMax;

/// A limit of the passes, a constant whose name ends with Max. Where it is small, small programs reach the code behind it.
template <typename T> T limit(T number) {
  return limitsMax && number > static_cast<T>(limitsMax) ? static_cast<T>(limitsMax) : number;
}

/// An empty value in place of `value`: what a cast or a look-up that fails gives.
template <typename T> std::decay_t<T> none(bool isOn, T &&value) {
  return isOn ? std::decay_t<T>{} : std::decay_t<T>(std::forward<T>(value));
}

/// A range that may lack its first element, its last one, or all but the first. It holds a range that is a temporary,
/// as the loop over it would.
template <typename Range> class Part {
public:
  enum Kind { ButFirst, ButLast, FirstOnly };
  Part(bool isOn, Kind kind, Range &&range)
      : isOn(isOn), kind(kind), range(std::forward<Range>(range)) {}

  auto begin() {
    using std::begin;
    using std::end;
    auto first = begin(range);
    if (isOn && kind == ButFirst && first != end(range))
      ++first;
    return first;
  }
  auto end() {
    using std::begin;
    using std::end;
    auto first = begin(range), last = end(range);
    if (!isOn || kind == ButFirst || !(first != last))
      return last;
    auto next = std::next(first);
    if (kind == FirstOnly)
      return next;
    for (auto after = next; after != last; ++after)
      first = after;
    return first;
  }

private:
  bool isOn;
  Kind kind;
  Range range;
};

template <typename Range> Part<Range> butFirst(bool isOn, Range &&range) {
  return {isOn, Part<Range>::ButFirst, std::forward<Range>(range)};
}
template <typename Range> Part<Range> butLast(bool isOn, Range &&range) {
  return {isOn, Part<Range>::ButLast, std::forward<Range>(range)};
}
template <typename Range> Part<Range> firstOnly(bool isOn, Range &&range) {
  return {isOn, Part<Range>::FirstOnly, std::forward<Range>(range)};
}

} // namespace freehold::planted
