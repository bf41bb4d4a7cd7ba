//===- Trace.cpp ----------------------------------------------------------===//
#include "oracle/search/Trace.h"

#include "oracle/search/Distance.h"

namespace freehold::search {

using interp::Inst;
using interp::Machine;

bool Coverage::add(const Coverage &other) {
  uint8_t isNew = 0;
  for (size_t side = 0; side < sides_.size(); ++side) {
    isNew |= other.sides_[side] & ~sides_[side];
    sides_[side] |= other.sides_[side];
  }
  return isNew;
}

void Trace::entered(const Inst *mark) {
  count += !reached.hasMark(mark->ordinal);
  reached.entered(mark);
}

void Trace::branched(const Inst *at, bool taken, const Machine &machine) {
  const Side side = 2 * at->ordinal + taken, other = side ^ 1;
  count += !reached.has(side);
  reached.branched(at, taken, machine);
  if (reached.has(other)) {
    misses.erase(other);
    return;
  }
  FrameValues values(machine, at->op);
  double distance = distanceOfOther(at, taken, values);
  auto [known, isNew] = misses.try_emplace(other, Miss{at, distance});
  if (isNew || distance < known->second.distance)
    known->second = {at, distance, numbersAt(at->op, values), cellsBehind(at->op, values)};
}

void Trace::ended(const Inst *at, const Machine &machine) {
  if (!at || !at->op || end.at)
    return;
  FrameValues values(machine, at->op);
  end = {at, distanceOfEnd(at, values), numbersAt(at->op, values), cellsBehind(at->op, values)};
}

} // namespace freehold::search
