//===- MakeInputs.cpp - Generation of arguments ---------------------------===//
// An input combines several choices: sizes, scalars, contents of buffers, shared buffers, and i1
// arguments. Each goes through its own list, with periods that are pairwise coprime. So a few
// inputs cover every entry of every list, and many inputs cover most pairs.
//===----------------------------------------------------------------------===//
#include "oracle/core/inputs/InputLists.h"

#include <algorithm>
#include <random>
#include <set>

namespace freehold {

namespace {
using Kind = Parameter::Kind;

/// Maximum number of cells of a probe's buffers, as far as the types allow it: with one dimension,
/// with several, and with several of which one is large.
constexpr int64_t kLineMax = 4200, kCellsOfManyMax = 400, kCellsMax = 1100;
constexpr int64_t kSmallSize = 3;
/// Stands for half of a shared buffer.
constexpr int64_t kHalf = 0;
/// Distances between views in a shared buffer that are numbers of the program.
constexpr int64_t kDistanceMin = 2, kDistanceMax = 64;
/// First seed of the lanes of vectors and complex numbers in probes.
constexpr size_t kProbeLanes = 100;
/// Maximum number of the program's numbers in one palette.
constexpr size_t kPaletteNumbers = 3;

/// How the sizes of a probe relate to each other. Most programs accept equal sizes.
enum class SizeMode : uint8_t { ByPosition, Equal, Distinct, EachNext, OneEmpty, OneOther };
SizeMode modeOf(size_t probe) {
  using enum SizeMode;
  static constexpr SizeMode modes[] = {EachNext, Equal,      Distinct, Equal,
                                       OneEmpty, ByPosition, OneOther};
  return modes[probe % std::size(modes)];
}

/// Arguments that share a buffer, and how.
struct Sharing {
  /// Numbers of the parameters; the first one makes the buffer.
  std::vector<size_t> members;
  enum class How : uint8_t { FromTheStart, Shifted, FirstShifted } how = How::FromTheStart;
};

/// Draws values for one list of parameters. Uses the generator's raw numbers, since the library's
/// distributions differ between machines.
class Maker {
public:
  Maker(const std::vector<Parameter> &parameters, const InputOptions &options,
        const ProgramNumbers &numbers);
  std::vector<Inputs> make();

private:
  using Sizes = std::vector<std::vector<int64_t>>;

  uint64_t next(uint64_t below) { return random_() % below; }
  int64_t nextSize() { return sizes_[sizeCount_++ % sizes_.size()]; }
  void collectSharings();

  void setBools(Inputs &inputs, size_t row);
  Inputs small(size_t row, int64_t size);
  bool mayJoin(const std::vector<size_t> &members, size_t n) const;
  Inputs aliased(size_t row);
  Inputs withIndices(Inputs inputs, int64_t value) const;

  Inputs probe(size_t number);
  Sizes drawSizes(size_t number);
  static void limitCells(const Parameter &p, std::vector<int64_t> &sizes, bool keepsLast);
  ScalarArgument integer(size_t n, bool isHot, const Inputs &inputs, const Sizes &sizes);
  BufferArgument contents(const Parameter &p, size_t number, size_t position);
  void share(const Sharing &sharing, Sizes sizes, int64_t apart, Inputs &inputs);
  std::vector<Inputs> inOrder(std::vector<Inputs> rows, size_t total);

  const std::vector<Parameter> &parameters_;
  const InputOptions &options_;
  std::mt19937_64 random_;
  /// Numbers of the parameters of each kind.
  std::vector<size_t> buffers_, bools_, integers_;
  /// Parameter and dimension of each dynamic size.
  std::vector<std::pair<size_t, size_t>> dimensions_;
  std::vector<int64_t> sizes_;
  /// The values that each integer parameter goes through; empty for other parameters.
  std::vector<std::vector<int64_t>> integerLists_;
  std::vector<std::vector<ScalarArgument>> floatLists_;
  BoolRows boolRows_;
  std::vector<Sharing> sharings_;
  /// How far apart views of a shared buffer start: next to each other, half of it, or a number of
  /// the program.
  std::vector<int64_t> distances_ = {1, kHalf};
  size_t sizeCount_ = 0, sharingCount_ = 0, emptyCount_ = 0, otherCount_ = 0;
  /// The next position in the list of each integer.
  std::vector<size_t> hotCounts_;
};
} // namespace

Maker::Maker(const std::vector<Parameter> &parameters, const InputOptions &options,
             const ProgramNumbers &numbers)
    : parameters_(parameters), options_(options), random_(options.seed),
      sizes_(sizeList(numbers, kLineMax)), integerLists_(parameters.size()),
      floatLists_(parameters.size()), hotCounts_(parameters.size()) {
  for (size_t n = 0; n < parameters.size(); ++n) {
    const Parameter &p = parameters[n];
    if (isBool(p))
      bools_.push_back(n);
    else if (p.kind == Kind::Integer || p.kind == Kind::Index)
      integers_.push_back(n), integerLists_[n] = integerList(p, numbers);
    else if (p.kind == Kind::Float)
      floatLists_[n] = floatList(p);
    if (p.kind != Kind::Buffer)
      continue;
    buffers_.push_back(n);
    for (size_t d = 0; d < p.sizes.size(); ++d)
      if (p.sizes[d] < 0)
        dimensions_.emplace_back(n, d);
  }
  for (int64_t number : numbers.integers)
    if (number >= kDistanceMin && number <= kDistanceMax)
      distances_.push_back(number);
  boolRows_ = BoolRows(bools_.size(), options.allBoolsUpTo);
  collectSharings();
}

/// Returns true if `n` may share a buffer with all parameters in `members`.
bool Maker::mayJoin(const std::vector<size_t> &members, size_t n) const {
  const std::vector<unsigned> &apart = parameters_[n].apartFrom;
  return std::none_of(members.begin(), members.end(), [&](size_t member) {
    return std::find(apart.begin(), apart.end(), member) != apart.end();
  });
}

/// Collects each pair and the set of all parameters, as far as they may share a buffer. Parameters
/// of equal type at the same offset come last, since aliased() makes these inputs.
void Maker::collectSharings() {
  using How = Sharing::How;
  std::vector<size_t> able, together;
  for (size_t n : buffers_)
    if (parameters_[n].elementBytes) {
      able.push_back(n);
      if (mayJoin(together, n))
        together.push_back(n);
    }
  auto addPairs = [&](How how, bool ofOneType, bool ofOtherTypes) {
    for (size_t i = 0; i < able.size(); ++i)
      for (size_t j = i + 1; j < able.size(); ++j)
        if (mayJoin({able[i]}, able[j]) &&
            (parameters_[able[i]].sharingGroup == parameters_[able[j]].sharingGroup ? ofOneType
                                                                                    : ofOtherTypes))
          sharings_.push_back({{able[i], able[j]}, how});
  };
  bool areMany = able.size() > 2;
  addPairs(How::FromTheStart, areMany, true);
  if (together.size() > 2)
    for (How how : {How::Shifted, How::FromTheStart})
      sharings_.push_back({together, how});
  addPairs(How::Shifted, true, true);
  addPairs(How::FirstShifted, true, true);
  addPairs(How::FromTheStart, !areMany, false);
}

//===----------------------------------------------------------------------===//
// Ordinary inputs
//===----------------------------------------------------------------------===//

void Maker::setBools(Inputs &inputs, size_t row) {
  for (size_t n = 0; n < bools_.size(); ++n)
    inputs.arguments[bools_[n]] = ScalarArgument{boolRows_.at(row, n, random_)};
}

/// An input with small numbers, and buffers whose dynamic sizes are all `size`.
Inputs Maker::small(size_t row, int64_t size) {
  Inputs inputs;
  for (size_t n = 0; n < parameters_.size(); ++n) {
    const Parameter &p = parameters_[n];
    switch (p.kind) {
    case Kind::Integer:
    case Kind::Index:
      inputs.arguments.push_back(ScalarArgument{size});
      break;
    case Kind::Float:
      inputs.arguments.push_back(p.floats.empty() ? ScalarArgument{0, true}
                                                  : p.floats[row % p.floats.size()]);
      break;
    case Kind::Buffer: {
      BufferArgument buffer;
      buffer.isTensor = p.isTensor;
      for (int64_t fixed : p.sizes)
        buffer.sizes.push_back(fixed >= 0 ? fixed : size);
      buffer.seed = 1 + next(1000);
      inputs.arguments.push_back(buffer);
      break;
    }
    case Kind::Other:
      inputs.arguments.push_back(lanesArgument(row, n, Values::Small));
    }
  }
  setBools(inputs, row);
  return inputs;
}

/// A probe with other values of index type; most are below all sizes.
Inputs Maker::withIndices(Inputs inputs, int64_t value) const {
  inputs.isProbe = true;
  for (size_t n : integers_)
    if (parameters_[n].kind == Kind::Index)
      inputs.arguments[n] = ScalarArgument{value};
  return inputs;
}

/// Every memref parameter gets the descriptor of the first one of its type with which it may share
/// a buffer.
Inputs Maker::aliased(size_t row) {
  Inputs inputs = small(row, 3);
  // Groups of parameters of one type that get the same descriptor.
  std::vector<std::vector<size_t>> groups;
  for (size_t n : buffers_) {
    auto group = std::find_if(groups.begin(), groups.end(), [&](const auto &members) {
      return parameters_[members.front()].sharingGroup == parameters_[n].sharingGroup &&
             mayJoin(members, n);
    });
    if (group == groups.end()) {
      groups.push_back({n});
      // Buffers of memrefs have elementBytes == 0. All their cells then share one buffer too.
      if (parameters_[n].elementBytes == 0)
        std::get<BufferArgument>(inputs.arguments[n]).seed *= kSharedCellsSeed;
      continue;
    }
    inputs.arguments[n] = SameBuffer{static_cast<unsigned>(group->front())};
    group->push_back(n);
  }
  return inputs;
}

//===----------------------------------------------------------------------===//
// Probes
//===----------------------------------------------------------------------===//

/// Makes all but the largest dimension small until the limit holds; all but the last large one if
/// `keepsLast` is set.
void Maker::limitCells(const Parameter &p, std::vector<int64_t> &sizes, bool keepsLast) {
  auto cells = [&] {
    int64_t product = 1;
    for (int64_t size : sizes)
      product = std::min<int64_t>(product, INT64_C(1) << 40) * size;
    return product;
  };
  auto largest = std::max_element(sizes.begin(), sizes.end()) - sizes.begin();
  for (size_t d = sizes.size(); keepsLast && d-- > 0;)
    if (p.sizes[d] < 0 && sizes[d] > kSmallSize) {
      largest = static_cast<ptrdiff_t>(d);
      break;
    }
  for (size_t d = sizes.size(); d-- > 0 && cells() > kCellsOfManyMax;)
    if (p.sizes[d] < 0 && static_cast<ptrdiff_t>(d) != largest)
      sizes[d] = std::min(sizes[d], kSmallSize);
  if (!sizes.empty() && p.sizes[largest] < 0 &&
      cells() > (sizes.size() == 1 ? kLineMax : kCellsMax))
    sizes[largest] = 4;
}

Maker::Sizes Maker::drawSizes(size_t number) {
  using enum SizeMode;
  SizeMode mode = modeOf(number);
  if (dimensions_.size() < 2)
    mode = Equal;
  Sizes sizes(parameters_.size());
  for (size_t n : buffers_)
    sizes[n] = parameters_[n].sizes;
  int64_t one = mode == OneEmpty ? 3 : nextSize();
  // With EachNext the dimensions at one position have one size.
  std::vector<int64_t> next = {one};
  for (size_t i = 0; i < dimensions_.size(); ++i) {
    auto [n, d] = dimensions_[i];
    size_t apart = mode == ByPosition ? d : mode == Distinct ? dimensions_.size() - 1 - i : 0;
    // Numbers from 2 on, different from `one` and from each other.
    int64_t other = 2 + static_cast<int64_t>((number + apart) % (dimensions_.size() + 3));
    while (mode == EachNext && next.size() <= d)
      next.push_back(nextSize());
    sizes[n][d] = mode == EachNext ? next[d] : apart == 0 ? one : other + (other >= one);
  }
  if (mode == OneEmpty || mode == OneOther) {
    size_t &count = mode == OneEmpty ? emptyCount_ : otherCount_;
    auto [n, d] = dimensions_[count++ % dimensions_.size()];
    sizes[n][d] = mode == OneEmpty ? 0 : nextSize();
  }
  for (size_t n : buffers_)
    limitCells(parameters_[n], sizes[n], /*keepsLast=*/number / 2 % 2);
  return sizes;
}

/// A hot parameter takes the next value of its list. Others get what most programs accept: a size
/// of this input, an index below it, the value of another integer, or a small number.
ScalarArgument Maker::integer(size_t n, bool isHot, const Inputs &inputs, const Sizes &sizes) {
  const Parameter &p = parameters_[n];
  const auto &list = integerLists_[n];
  auto fits = [&](int64_t value) {
    return p.width >= 64 || (value >= 0 && value < INT64_C(1) << (p.width - 1));
  };
  if (isHot)
    return widened(list[hotCounts_[n]++ % list.size()], p.width);
  int64_t value = static_cast<int64_t>(next(4));
  if (uint64_t how = next(4); how < 2 && !dimensions_.empty()) {
    auto [m, d] = dimensions_[next(dimensions_.size())];
    value = std::max<int64_t>(sizes[m][d] - static_cast<int64_t>(how), 0);
  } else if (how >= 2) {
    for (size_t m : integers_)
      if (m < inputs.arguments.size() && !std::get<ScalarArgument>(inputs.arguments[m]).isWide)
        value = std::get<ScalarArgument>(inputs.arguments[m]).bits;
    if (how == 3 && !distances_.empty())
      value += distances_[next(distances_.size())];
  }
  if (!fits(value))
    value = 1;
  return {value};
}

BufferArgument Maker::contents(const Parameter &p, size_t number, size_t position) {
  BufferArgument buffer;
  buffer.isTensor = p.isTensor;
  buffer.seed = 1 + next(1000);
  size_t turn = (number + position) % 4;
  // Values that are used as indices must mostly be small.
  if (p.isIndexed && number % 3 != 0)
    turn = 1;
  buffer.values = turn == 1 ? Values::Small : turn == 2 ? Values::Edge : Values::Finite;
  if (turn != 1)
    for (size_t i = 0; i < std::min(kPaletteNumbers, p.numbers.size()); ++i)
      buffer.numbers.push_back(p.numbers[(number * kPaletteNumbers + i) % p.numbers.size()]);
  return buffer;
}

/// Makes the members views of the first one's buffer. Shifted ones start `apart` elements from each
/// other, or half of the buffer if that is kHalf.
void Maker::share(const Sharing &sharing, Sizes sizes, int64_t apart, Inputs &inputs) {
  size_t root = sharing.members.front();
  // With fewer elements an overlap has no visible effect.
  for (size_t n : sharing.members)
    for (size_t d = 0; d < sizes[n].size(); ++d)
      if (parameters_[n].sizes[d] < 0 && sizes[n][d] < 2)
        sizes[n][d] = 3;
  auto &buffer = std::get<BufferArgument>(inputs.arguments[root]);
  buffer.sizes = sizes[root];
  auto start = [&](size_t n) {
    return std::max({int64_t(0), parameters_[n].offset, reachOf(parameters_[n], sizes[n]).before});
  };
  if (apart == kHalf)
    apart = sizes[root].empty() ? 1 : std::max<int64_t>(sizes[root].back() / 2, 1);
  int64_t bytes = 0;
  std::vector<std::pair<size_t, SameBuffer>> views;
  for (size_t i = 1; i < sharing.members.size(); ++i) {
    size_t n = sharing.members[i];
    const Parameter &p = parameters_[n];
    SameBuffer same{static_cast<unsigned>(root)};
    if (sharing.how != Sharing::How::FromTheStart ||
        p.sharingGroup != parameters_[root].sharingGroup) {
      same.sizes = sizes[n];
      same.offset = start(n);
      if (sharing.how == Sharing::How::Shifted)
        *same.offset += apart * static_cast<int64_t>(i);
      if (Reach reach = reachOf(p, sizes[n]); !reach.isEmpty)
        bytes = std::max(bytes, (*same.offset + reach.after + 1) * int64_t(p.elementBytes));
    }
    views.emplace_back(n, same);
  }
  if (bytes > kSharedBytesMax)
    return;
  if (bytes)
    buffer.offset = start(root) + (sharing.how == Sharing::How::FirstShifted ? apart : 0);
  buffer.bytes = static_cast<uint64_t>(bytes);
  for (auto &[n, same] : views)
    inputs.arguments[n] = same;
}

Inputs Maker::probe(size_t number) {
  Inputs inputs;
  inputs.isProbe = true;
  Sizes sizes = drawSizes(number);
  size_t position = 0, integerPosition = 0;
  uint64_t contentsSeed = 1 + next(1000);
  for (size_t n = 0; n < parameters_.size(); ++n) {
    const Parameter &p = parameters_[n];
    if (p.kind == Kind::Buffer) {
      BufferArgument buffer = contents(p, number, position++);
      buffer.sizes = sizes[n];
      // A view that starts inside of its buffer is aligned no better than its elements.
      if (number % 7 == 3 && p.elementBytes > 0 && !p.isUnranked && !p.isTensor)
        buffer.offset = std::max({int64_t(0), p.offset, reachOf(p, sizes[n]).before}) + 1;
      // Different buffers with equal contents.
      if (number % 9 == 5)
        buffer.seed = contentsSeed;
      inputs.arguments.push_back(std::move(buffer));
    } else if (!floatLists_[n].empty()) {
      size_t at = number % 6 == 4 ? number : number + 3 * position++;
      inputs.arguments.push_back(floatLists_[n][at % floatLists_[n].size()]);
    } else if (!integerLists_[n].empty()) {
      size_t at = integerPosition++;
      bool isHot =
          p.kind == Kind::Index ? number % (integers_.size() + 1) == at : number % 3 != at % 3;
      inputs.arguments.push_back(integer(n, isHot, inputs, sizes));
    } else {
      inputs.arguments.push_back(
          lanesArgument(number + kProbeLanes, number % 9 == 5 ? 0 : n, lanesTurn(number, n)));
    }
  }
  setBools(inputs, boolRows_.size() + number);
  bool mayShare = number % 5 == 1 || number % 5 == 3;
  if (!sharings_.empty() && mayShare && modeOf(number) != SizeMode::OneEmpty) {
    size_t turn = sharingCount_++;
    share(sharings_[turn % sharings_.size()], sizes,
          distances_[turn / sharings_.size() % distances_.size()], inputs);
  }
  return inputs;
}

//===----------------------------------------------------------------------===//
// All inputs
//===----------------------------------------------------------------------===//

/// Returns the rows, followed by ordinary inputs and probes in turns.
std::vector<Inputs> Maker::inOrder(std::vector<Inputs> rows, size_t total) {
  std::vector<Inputs> result;
  std::set<std::string> seen;
  auto add = [&](Inputs inputs) {
    if (seen.insert(print(inputs)).second)
      result.push_back(std::move(inputs));
  };
  for (Inputs &row : rows)
    add(std::move(row));
  size_t row = boolRows_.size(), probes = 0;
  bool takesIndices = std::any_of(parameters_.begin(), parameters_.end(),
                                  [](const Parameter &p) { return p.kind == Kind::Index; });
  if (result.size() < total && buffers_.size() > 1)
    add(aliased(row++));
  // There may be few distinct inputs, so stop after many repeats.
  for (size_t turn = 0; result.size() < total && turn < 4 * total; ++turn) {
    if (turn == 1 || turn == 4)
      add(small(row++, turn == 1 ? 0 : 1));
    else if (takesIndices && (turn == 2 || turn == 5))
      add(withIndices(small(row++, 3), turn == 2 ? 1 : 0));
    else
      add(probe(probes++));
  }
  return result;
}

std::vector<Inputs> Maker::make() {
  std::vector<Inputs> rows;
  for (size_t row = 0; row < boolRows_.size(); ++row)
    rows.push_back(small(row, 3));
  if (parameters_.empty())
    return rows;
  size_t total = std::max<size_t>(options_.count, rows.size() + options_.count / 2);
  return inOrder(std::move(rows), total);
}

std::vector<Inputs> makeInputs(const std::vector<Parameter> &parameters,
                               const InputOptions &options, const ProgramNumbers &numbers) {
  return Maker(parameters, options, numbers).make();
}

} // namespace freehold
