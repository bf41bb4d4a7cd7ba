//===- MeetingInputs.cpp --------------------------------------------------===//
#include "oracle/core/inputs/MeetingInputs.h"

#include "oracle/core/inputs/InputLists.h"
#include "oracle/core/inputs/Mix.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace freehold {

/// Dynamic sizes. Most constants that programs use as indices or sizes are not above it.
static constexpr int64_t kMeetingSize = 8;
static constexpr size_t kIndexRows = 3;
/// Inputs for each pair: the indices are 0 and 1.
static constexpr size_t kPairRows = 2;
/// Maximum number of pairs, and of arguments in globals.
static constexpr size_t kPairsMax = 16, kGlobalsMax = 4;
/// Distances of views of one buffer that are not 0 or 1, and the maximum number of inputs with one.
static constexpr int64_t kDistances[] = {2, 3, 4, 5, 7, -1, -3, -4};
static constexpr size_t kShiftedMax = 32;
/// Maximum number of pairs of matrices.
static constexpr size_t kTransposedMax = 4;
/// By how much one view is shorter than the other one.
static constexpr int64_t kShorter = 3;
/// How far the cells of one buffer are from those of the one before, and how many numbers they are taken from.
static constexpr size_t kApart = 9, kCells = 64;
/// First seed of the lanes of vectors and complex numbers.
static constexpr size_t kMeetingLanes = 500;

using Kind = Parameter::Kind;

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

namespace {
/// Which buffers are one.
struct Meeting {
  /// For each parameter the one whose buffer it gets; itself if it has its own.
  std::vector<size_t> with;
  /// A parameter in a public global, and which of its globals.
  std::optional<std::pair<size_t, size_t>> inGlobal = std::nullopt;
  /// Elements between the beginnings of two views of one buffer, or from the beginning of the global. If it is less than 0,
  /// the later parameter begins before the other one.
  int64_t distance = 0;
  /// Of matrices, the later one is the transpose of the other.
  bool isTransposed = false;
};

class MeetingMaker {
public:
  MeetingMaker(const std::vector<Parameter> &parameters, const InputOptions &options)
      : parameters_(parameters), random_(options.seed) {
    size_t bools = std::count_if(parameters.begin(), parameters.end(), isBool);
    bools_ = BoolRows(bools, options.allBoolsUpTo);
  }

  std::vector<Inputs> make();

private:
  /// Each parameter makes its own buffer.
  std::vector<size_t> alone() const;
  std::vector<Meeting> pairs() const;
  void addTwoPairs(std::vector<Meeting> &all) const;
  std::vector<Meeting> shifted() const;
  std::vector<Meeting> transposed() const;
  Inputs input(const Meeting &meeting, size_t row, size_t boolRow);
  Argument argument(size_t n, size_t row, size_t position) const;
  Argument met(const Meeting &meeting, size_t n, Inputs &inputs) const;

  const std::vector<Parameter> &parameters_;
  std::mt19937_64 random_;
  BoolRows bools_;
};
} // namespace

static bool ownsBuffer(const Parameter &p) {
  return p.kind == Kind::Buffer && !p.isTensor && p.elementBytes > 0;
}

std::vector<size_t> MeetingMaker::alone() const {
  std::vector<size_t> with(parameters_.size());
  std::iota(with.begin(), with.end(), 0);
  return with;
}

/// Pairs of one type come first, then other ones, then globals.
std::vector<Meeting> MeetingMaker::pairs() const {
  std::vector<Meeting> ofOneType, ofOthers, inGlobals;
  for (size_t n = 0; n < parameters_.size(); ++n) {
    const Parameter &p = parameters_[n];
    if (!ownsBuffer(p))
      continue;
    for (size_t first = 0; first < n; ++first) {
      const Parameter &other = parameters_[first];
      bool isOneType = other.sharingGroup == p.sharingGroup;
      if (!ownsBuffer(other) || !mayShare(parameters_, first, n) || !holdAlike(other, p))
        continue;
      std::vector<Meeting> &list = isOneType ? ofOneType : ofOthers;
      list.push_back({alone()});
      list.back().with[n] = first;
    }
    for (size_t global = 0; global < p.globals.size(); ++global)
      inGlobals.push_back({alone(), std::pair(n, global)});
  }
  // A single pair of one type is what all together are.
  if (ofOneType.size() == 1)
    ofOneType.clear();
  std::vector<Meeting> all = std::move(ofOneType);
  addTwoPairs(all);
  all.insert(all.end(), ofOthers.begin(), ofOthers.end());
  if (all.size() > kPairsMax)
    all.resize(kPairsMax);
  if (inGlobals.size() > kGlobalsMax)
    inGlobals.resize(kGlobalsMax);
  all.insert(all.end(), inGlobals.begin(), inGlobals.end());
  return all;
}

/// Of four parameters of one type, two and the other two are one buffer each.
void MeetingMaker::addTwoPairs(std::vector<Meeting> &all) const {
  std::map<unsigned, std::vector<size_t>> groups;
  for (size_t n = 0; n < parameters_.size(); ++n)
    if (ownsBuffer(parameters_[n]))
      groups[parameters_[n].sharingGroup].push_back(n);
  for (const auto &[group, members] : groups) {
    if (members.size() < 4)
      continue;
    for (size_t partner = 1; partner < 4; ++partner) {
      size_t third = partner == 1 ? 2 : 1, fourth = partner == 3 ? 2 : 3;
      if (!mayShare(parameters_, members[0], members[partner]) ||
          !mayShare(parameters_, members[third], members[fourth]))
        continue;
      all.push_back({alone()});
      all.back().with[members[partner]] = members[0];
      all.back().with[members[fourth]] = members[third];
    }
  }
}

/// Two parameters of one dimension with equal elements that begin a few elements apart; and one that begins inside of a
/// global.
std::vector<Meeting> MeetingMaker::shifted() const {
  auto isLine = [](const Parameter &p) {
    return ownsBuffer(p) && !p.isUnranked && p.sizes.size() <= 1 && p.offset <= 0 &&
           (p.sizes.empty() || p.strides[0] == 1 || p.strides[0] == kDynamicStride);
  };
  std::vector<Meeting> all;
  for (size_t n = 0; n < parameters_.size(); ++n) {
    const Parameter &p = parameters_[n];
    if (!isLine(p))
      continue;
    for (size_t first = 0; first < n && all.size() < kShiftedMax; ++first)
      if (isLine(parameters_[first]) && parameters_[first].elementBytes == p.elementBytes &&
          holdAlike(parameters_[first], p) && mayShare(parameters_, first, n))
        for (int64_t distance : kDistances) {
          all.push_back({alone()});
          all.back().with[n] = first;
          all.back().distance = distance;
        }
    for (size_t global = 0; global < p.globals.size(); ++global)
      if (p.globals[global].sizes && p.globals[global].sizes->front() > 1)
        for (int64_t distance = 1; distance < p.globals[global].sizes->front() &&
                                   distance < kMeetingSize && all.size() < kShiftedMax;
             ++distance) {
          all.push_back({alone(), std::pair(n, global)});
          all.back().distance = distance;
        }
  }
  return all;
}

/// The argument for parameter `n` if it makes its buffer itself.
Argument MeetingMaker::argument(size_t n, size_t row, size_t position) const {
  const Parameter &p = parameters_[n];
  bool isSize = !p.sizeClasses.empty();
  switch (p.kind) {
  case Kind::Buffer: {
    BufferArgument buffer;
    buffer.isTensor = p.isTensor;
    buffer.seed = 1 + row + n;
    buffer.sizes = sizesWith(p, kMeetingSize);
    // Cells at one place of two buffers differ. What may be an index is below all sizes.
    size_t numbers = std::min<size_t>(p.smallNumbers.size(), p.isIndexed ? kMeetingSize : kCells);
    for (size_t cell = 0; cell < std::min<size_t>(numbers, kMeetingSize); ++cell)
      buffer.cells.push_back(p.smallNumbers[(row + n * kApart + cell) % numbers]);
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

/// The argument for a parameter that shares the buffer of an earlier one: the same descriptor, or a view from the
/// start of its buffer if the types differ.
Argument MeetingMaker::met(const Meeting &meeting, size_t n, Inputs &inputs) const {
  const Parameter &p = parameters_[n], &other = parameters_[meeting.with[n]];
  SameBuffer same{static_cast<unsigned>(meeting.with[n])};
  if (p.sharingGroup == other.sharingGroup && meeting.distance == 0 && !meeting.isTransposed)
    return same;
  auto &root = std::get<BufferArgument>(inputs.arguments[meeting.with[n]]);
  if (meeting.isTransposed) {
    root.offset = std::max<int64_t>(other.offset, 0);
    root.strides = {root.sizes[1], 1};
    same.sizes = root.sizes;
    same.offset = root.offset;
    same.strides = {1, root.sizes[1]};
    return same;
  }
  same.sizes = sizesWith(p, kMeetingSize);
  auto place = [](const Parameter &each, const std::vector<int64_t> &sizes, uint64_t &bytes) {
    Reach reach = reachOf(each, sizes);
    int64_t first = std::max({int64_t(0), each.offset, reach.before});
    if (!reach.isEmpty)
      bytes = std::max<uint64_t>(bytes, (first + reach.after + 1) * each.elementBytes);
    return first;
  };
  auto moved = [&](const Parameter &each, const std::vector<int64_t> &sizes, int64_t by) {
    int64_t first = place(each, sizes, root.bytes) + by;
    root.bytes += by * each.elementBytes;
    return first;
  };
  // A short one lies in different places of the other one.
  if (meeting.distance > 0 && p.sizes.size() == 1 && p.sizes[0] < 0)
    same.sizes = {kMeetingSize - kShorter};
  root.offset = moved(other, root.sizes, std::max<int64_t>(-meeting.distance, 0));
  same.offset = moved(p, *same.sizes, std::max<int64_t>(meeting.distance, 0));
  root.seed = denseSeed(root.seed);
  return same;
}

Inputs MeetingMaker::input(const Meeting &meeting, size_t row, size_t boolRow) {
  Inputs inputs;
  inputs.isProbe = true;
  size_t bools = 0, indices = 0, others = 0;
  for (size_t n = 0; n < parameters_.size(); ++n) {
    const Parameter &p = parameters_[n];
    size_t &count = p.kind == Kind::Index ? indices : others;
    if (isBool(p))
      inputs.arguments.push_back(ScalarArgument{bools_.at(boolRow, bools++, random_)});
    else if (meeting.with[n] != n)
      inputs.arguments.push_back(met(meeting, n, inputs));
    else
      inputs.arguments.push_back(argument(n, row, count++));
  }
  if (!meeting.inGlobal)
    return inputs;
  auto [n, place] = *meeting.inGlobal;
  const GlobalPlace &global = parameters_[n].globals[place];
  BufferArgument contents;
  std::swap(contents.cells, std::get<BufferArgument>(inputs.arguments[n]).cells);
  contents.seed = 1 + row + n;
  inputs.before.push_back(SetStep{global.name, contents});
  SameBuffer same;
  same.global = global.name;
  same.sizes = global.sizes;
  if (meeting.distance) {
    same.sizes->front() -= meeting.distance;
    same.offset = meeting.distance;
  }
  inputs.arguments[n] = same;
  return inputs;
}

/// Two matrices of one type whose strides are open.
std::vector<Meeting> MeetingMaker::transposed() const {
  auto isMatrix = [](const Parameter &p) {
    auto isOpen = [](int64_t stride) { return stride == kDynamicStride; };
    return ownsBuffer(p) && p.sizes.size() == 2 && std::ranges::all_of(p.strides, isOpen) &&
           p.hasFreeStrides && (p.sizes[0] == p.sizes[1]);
  };
  std::vector<Meeting> all;
  for (size_t n = 0; n < parameters_.size(); ++n)
    for (size_t first = 0; first < n && all.size() < kTransposedMax; ++first)
      if (isMatrix(parameters_[n]) &&
          parameters_[first].sharingGroup == parameters_[n].sharingGroup &&
          mayShare(parameters_, first, n)) {
        all.push_back({alone()});
        all.back().with[n] = first;
        all.back().isTransposed = true;
      }
  return all;
}

std::vector<Inputs> MeetingMaker::make() {
  std::vector<Inputs> made;
  Meeting all = {metBy(parameters_)};
  bool mayMeet = false;
  for (size_t n = 0; n < all.with.size(); ++n)
    mayMeet |= all.with[n] != n;
  for (size_t row = 0; mayMeet && row < std::max(kIndexRows, bools_.size()); ++row)
    made.push_back(input(all, row, row));
  size_t boolRow = 0;
  for (const Meeting &pair : pairs())
    for (size_t row = 0; row < kPairRows; ++row)
      made.push_back(input(pair, row, boolRow++ % bools_.size()));
  for (const Meeting &pair : shifted())
    made.push_back(input(pair, /*row=*/0, boolRow++ % bools_.size()));
  for (const Meeting &pair : transposed())
    for (size_t row = 0; row < kIndexRows; ++row)
      made.push_back(input(pair, row, boolRow++ % bools_.size()));
  return made;
}

std::vector<Inputs> meetingInputs(const std::vector<Parameter> &parameters,
                                  const InputOptions &options) {
  return MeetingMaker(parameters, options).make();
}

} // namespace freehold
