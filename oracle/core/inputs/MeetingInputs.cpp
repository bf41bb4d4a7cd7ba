//===- MeetingInputs.cpp --------------------------------------------------===//
#include "oracle/core/inputs/MeetingInputs.h"

#include "oracle/core/inputs/InputLists.h"

#include <algorithm>

namespace freehold {

/// Dynamic sizes. Most constants that programs use as indices or sizes are not above it.
static constexpr int64_t kMeetingSize = 8;
static constexpr size_t kIndexRows = 3;
/// First seed of the lanes of vectors and complex numbers.
static constexpr size_t kMeetingLanes = 500;

using Kind = Parameter::Kind;

static bool mayShare(const std::vector<Parameter> &parameters, size_t a, size_t b) {
  auto isApart = [&](size_t from, size_t other) {
    const std::vector<unsigned> &apart = parameters[from].apartFrom;
    return std::find(apart.begin(), apart.end(), other) != apart.end();
  };
  return !isApart(a, b) && !isApart(b, a);
}

/// Returns for each parameter the one whose descriptor it gets: itself, or the first one of its type with which, and
/// with whatever else has that descriptor, it may share a buffer.
static std::vector<size_t> metBy(const std::vector<Parameter> &parameters) {
  std::vector<size_t> met;
  for (size_t n = 0; n < parameters.size(); ++n) {
    met.push_back(n);
    const Parameter &p = parameters[n];
    if (p.kind != Kind::Buffer || p.isTensor || p.elementBytes == 0)
      continue;
    for (size_t first = 0; first < n && met[n] == n; ++first) {
      bool mayJoin = met[first] == first && parameters[first].kind == Kind::Buffer &&
                     parameters[first].sharingGroup == p.sharingGroup;
      for (size_t member = first; mayJoin && member < n; ++member)
        mayJoin = met[member] != first || mayShare(parameters, n, member);
      if (mayJoin)
        met[n] = first;
    }
  }
  return met;
}

/// Number `position` of those that differ; the largest ones of a narrow type are left out.
static ScalarArgument smallNumber(const Parameter &p, size_t position) {
  int64_t numbers = p.width < 5 ? (INT64_C(1) << (p.width - 1)) : 16;
  return {(static_cast<int64_t>(position) + 1) % numbers};
}

static ScalarArgument indexOf(size_t row, size_t position) {
  return {static_cast<int64_t>(row % kIndexRows < 2 ? row % kIndexRows
                                                    : position % size_t(kMeetingSize))};
}

/// The argument for parameter `n` if it makes its buffer itself.
static Argument meetingArgument(const Parameter &p, size_t n, size_t row, size_t position) {
  bool isSize = !p.sizeClasses.empty();
  switch (p.kind) {
  case Kind::Buffer: {
    BufferArgument buffer;
    buffer.isTensor = p.isTensor;
    buffer.seed = 1 + row + n;
    if (p.isUnranked)
      buffer.sizes = {kMeetingSize};
    for (int64_t fixed : p.sizes)
      buffer.sizes.push_back(fixed >= 0 ? fixed : kMeetingSize);
    return buffer;
  }
  case Kind::Index:
    return isSize ? ScalarArgument{kMeetingSize} : indexOf(row, position);
  case Kind::Integer:
    return isSize && p.width >= 8 ? ScalarArgument{kMeetingSize} : smallNumber(p, position);
  case Kind::Float:
    return p.floats.empty() ? ScalarArgument{0, true} : p.floats[position % p.floats.size()];
  case Kind::Other:
    break;
  }
  return lanesArgument(row + kMeetingLanes, n, Values::Small);
}

std::vector<Inputs> meetingInputs(const std::vector<Parameter> &parameters,
                                  const InputOptions &options) {
  std::vector<Inputs> made;
  const std::vector<size_t> met = metBy(parameters);
  bool mayMeet = false;
  for (size_t n = 0; n < met.size(); ++n)
    mayMeet |= met[n] != n;
  if (!mayMeet)
    return made;
  std::mt19937_64 random(options.seed);
  auto isBool = [](const Parameter &p) { return p.kind == Kind::Integer && p.width == 1; };
  BoolRows bools(std::count_if(parameters.begin(), parameters.end(), isBool), options.allBoolsUpTo);
  for (size_t row = 0; row < std::max(kIndexRows, bools.size()); ++row) {
    Inputs inputs;
    inputs.isProbe = true;
    size_t boolCount = 0, indices = 0, others = 0;
    for (size_t n = 0; n < parameters.size(); ++n) {
      const Parameter &p = parameters[n];
      size_t &count = p.kind == Kind::Index ? indices : others;
      if (isBool(p))
        inputs.arguments.push_back(ScalarArgument{bools.at(row, boolCount++, random)});
      else if (met[n] != n)
        inputs.arguments.push_back(SameBuffer{static_cast<unsigned>(met[n])});
      else
        inputs.arguments.push_back(meetingArgument(p, n, row, count++));
    }
    made.push_back(std::move(inputs));
  }
  return made;
}

} // namespace freehold
