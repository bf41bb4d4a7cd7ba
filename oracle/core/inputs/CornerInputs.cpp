//===- CornerInputs.cpp ---------------------------------------------------===//
#include "oracle/core/inputs/CornerInputs.h"

#include "oracle/core/inputs/InputLists.h"

#include <algorithm>
#include <functional>
#include <set>

namespace freehold {

/// Numbers of the program that may be tiles, and how many of them are.
static constexpr int64_t kTileMax = 32;
static constexpr size_t kTiles = 2, kClassesMax = 4, kBroadcasts = 8;
/// Of larger tiles up to this one, fewer sizes.
static constexpr int64_t kLargeTileMax = 64;
/// Sizes are not more than this, so that nests of loops end soon.
static constexpr int64_t kSizeMax = 64;
/// Maximum number of integers in a cube, and the largest number in it.
static constexpr size_t kCubeIntegers = 3;
static constexpr int64_t kCubeMax = 2;
/// Sizes of buffers that are full of extremes, and the largest number of the program that is one, with more to it.
static constexpr int64_t kLong = 300, kLongest = 8000;
/// More cells than f16 counts.
static constexpr int64_t kUncounted = 2100;
/// The row of telling cells with the extremes (TellingValues.h).
static constexpr size_t kExtremes = 8;
/// First seed of the lanes of vectors and complex numbers.
static constexpr size_t kCornerLanes = 800;

using Kind = Parameter::Kind;

namespace {
class CornerMaker {
public:
  CornerMaker(const std::vector<Parameter> &parameters, const InputOptions &options,
              const ProgramNumbers &numbers);
  std::vector<Inputs> make();

private:
  using SizeOf = std::function<int64_t(size_t)>;
  using NumberAt = std::function<int64_t(size_t)>;

  /// One input: the size of each class, and the integers that are no sizes in turn.
  void add(const SizeOf &sizeOf, const NumberAt &numberAt);
  void addExtremes();
  void addOneExtreme();
  void addMultiples();
  void addZeros();
  void addOverlappingRows();
  void addBroadcasts();
  void addTiles();
  void addCube();
  BufferArgument buffer(const Parameter &p, size_t n, const SizeOf &sizeOf) const;

  const std::vector<Parameter> &parameters_;
  const ProgramNumbers &numbers_;
  std::mt19937_64 random_;
  BoolRows bools_;
  size_t classes_ = 0, integers_ = 0, buffers_ = 0;
  bool hasDynamicSizes_ = false;
  std::vector<Inputs> made_;
};
} // namespace

CornerMaker::CornerMaker(const std::vector<Parameter> &parameters, const InputOptions &options,
                         const ProgramNumbers &numbers)
    : parameters_(parameters), numbers_(numbers), random_(options.seed) {
  for (const Parameter &p : parameters) {
    integers_ += isInteger(p);
    buffers_ += p.kind == Kind::Buffer;
    for (int64_t size : p.kind == Kind::Buffer ? p.sizes : std::vector<int64_t>())
      hasDynamicSizes_ |= size < 0;
    for (const SizeClass &each : p.sizeClasses)
      classes_ = std::max<size_t>(classes_, each.highest() + 1);
  }
  bools_ =
      BoolRows(std::count_if(parameters.begin(), parameters.end(), isBool), options.allBoolsUpTo);
}

/// Buffers have contents of their own, which are the same in all inputs.
BufferArgument CornerMaker::buffer(const Parameter &p, size_t n, const SizeOf &sizeOf) const {
  BufferArgument made;
  made.isTensor = p.isTensor;
  made.seed = 2 * (n + 1);
  for (size_t d = 0; d < p.sizes.size(); ++d) {
    int64_t size = d < p.sizeClasses.size() ? p.sizeClasses[d].size(sizeOf) : sizeOf(0);
    made.sizes.push_back(p.sizes[d] >= 0 ? p.sizes[d] : size);
  }
  return made;
}

void CornerMaker::add(const SizeOf &sizeOf, const NumberAt &numberAt) {
  Inputs inputs;
  inputs.isProbe = true;
  size_t bools = 0, integers = 0, floats = 0;
  for (size_t n = 0; n < parameters_.size(); ++n) {
    const Parameter &p = parameters_[n];
    if (p.kind == Kind::Buffer) {
      inputs.arguments.push_back(buffer(p, n, sizeOf));
    } else if (isBool(p)) {
      bool value = bools_.at(made_.size() % bools_.size(), bools++, random_);
      inputs.arguments.push_back(ScalarArgument{value});
    } else if (isInteger(p)) {
      bool isSize = !p.sizeClasses.empty() && buffers_ > 0 && p.width >= 8;
      int64_t value = isSize ? p.sizeClasses.front().size(sizeOf) : numberAt(integers++);
      int64_t highest = p.width >= 64 ? INT64_MAX : (INT64_C(1) << (p.width - 1)) - 1;
      inputs.arguments.push_back(widened(std::clamp(value, -highest - 1, highest), p.width));
    } else if (p.kind == Kind::Float) {
      inputs.arguments.push_back(p.floats.empty() ? ScalarArgument{0, true}
                                                  : p.floats[++floats % p.floats.size()]);
    } else {
      inputs.arguments.push_back(lanesArgument(kCornerLanes, n, Values::Small));
    }
  }
  made_.push_back(std::move(inputs));
}

/// Buffers of integers of which all cells are one extreme of the type, of two buffers different ones or the same: sums of them
/// leave narrow types.
void CornerMaker::addExtremes() {
  bool areLines = true;
  for (const Parameter &p : parameters_)
    areLines &= p.kind != Kind::Buffer || p.sizes.size() <= 1;
  std::set<int64_t> sizes = {areLines ? kLong : kCubeMax + 3};
  for (int64_t number : numbers_.integers)
    if (areLines && sizes.size() == 1 && number > kLong && number <= kLongest)
      sizes.insert(number + number / 8);
  for (int64_t size : sizes)
    for (size_t turn = 0; turn < 6; ++turn) {
      add([&](size_t) { return size; }, [&](size_t) { return size; });
      const bool areSame = turn >= 4;
      size_t buffers = 0;
      for (size_t n = 0; n < parameters_.size(); ++n)
        if (const Parameter &p = parameters_[n];
            p.kind == Kind::Buffer && !p.isIndexed && p.tellingRows.size() > kExtremes) {
          const std::vector<ScalarArgument> &row = p.tellingRows[kExtremes];
          std::get<BufferArgument>(made_.back().arguments[n]).cells = {
              print(std::vector<Argument>{row[(turn + (areSame ? 0 : buffers++)) % row.size()]})};
        }
    }
  if (areLines && hasDynamicSizes_)
    add([](size_t) { return kUncounted; }, [](size_t) { return kUncounted; });
  addOneExtreme();
  addMultiples();
}

/// One cell is an extreme of the type, among small ones of both signs: whether a sum leaves the type depends on its order. Integers are
/// bounds, or the place of that cell.
void CornerMaker::addOneExtreme() {
  static constexpr int64_t kAround[] = {-5, 3, 0};
  // Narrower types do not have them.
  constexpr size_t kSmallNumbers = 8;
  for (size_t number = 0; number < (integers_ ? 8 : 4); ++number) {
    const size_t turn = number / 2 % 2, at = number % 2;
    const auto integer = static_cast<int64_t>(number < 4 ? 4 : at);
    bool hasAny = false;
    add([](size_t) { return 4; }, [&](size_t) { return integer; });
    for (size_t n = 0; n < parameters_.size(); ++n) {
      const Parameter &p = parameters_[n];
      if (p.kind != Kind::Buffer || p.isIndexed || p.tellingRows.size() <= kExtremes ||
          p.smallNumbers.size() < kSmallNumbers || p.tellingRows[kExtremes].front().isFloat)
        continue;
      hasAny = true;
      std::vector<std::string> &cells = std::get<BufferArgument>(made_.back().arguments[n]).cells;
      for (int64_t small : kAround)
        cells.push_back(std::to_string(turn ? -small : small));
      cells.insert(cells.begin() + static_cast<ptrdiff_t>(at),
                   print(std::vector<Argument>{p.tellingRows[kExtremes][turn]}));
    }
    if (!hasAny)
      return made_.pop_back();
  }
}

/// Where a program divides, its cells are the last numbers below which that is right (Parameter::multiples).
void CornerMaker::addMultiples() {
  bool hasSome = false;
  for (const Parameter &p : parameters_)
    hasSome |= !p.multiples.empty();
  if (!hasSome)
    return;
  add([](size_t) { return kSizeMax; }, [](size_t) { return kSizeMax; });
  for (size_t n = 0; n < parameters_.size(); ++n)
    if (const Parameter &p = parameters_[n]; !p.multiples.empty())
      std::get<BufferArgument>(made_.back().arguments[n]).cells = p.multiples;
}

/// Empty buffers, with integers that are 0 or 1: some loops run and others do not.
void CornerMaker::addZeros() {
  if (integers_ < 2 || integers_ > kCubeIntegers)
    return;
  for (size_t number = 0; number < size_t(1) << integers_; ++number)
    add([](size_t) { return 0; },
        [&](size_t position) { return static_cast<int64_t>(number >> position & 1); });
}

/// Rows that begin before the row before has ended, where a type leaves their stride open.
void CornerMaker::addOverlappingRows() {
  auto hasRows = [](const Parameter &p) {
    return p.kind == Kind::Buffer && !p.isTensor && p.sizes.size() == 2 && p.sizes[0] < 0 &&
           p.strides[0] == kDynamicStride &&
           (p.strides[1] == 1 || p.strides[1] == kDynamicStride) && p.hasFreeStrides;
  };
  for (size_t n = 0; n < parameters_.size(); ++n)
    if (hasRows(parameters_[n]))
      for (int64_t stride : {2, 1}) {
        add([](size_t) { return 3; },
            [](size_t position) { return static_cast<int64_t>(position % 3); });
        std::get<BufferArgument>(made_.back().arguments[n]).strides = {{stride, 1}};
      }
}

/// Sizes are 2, 3, ... by their dimension, and two of them, of two buffers and dimensions, are 1.
void CornerMaker::addBroadcasts() {
  std::vector<std::pair<size_t, size_t>> dimensions;
  for (size_t n = 0; n < parameters_.size(); ++n)
    for (size_t d = 0; d < parameters_[n].sizes.size(); ++d)
      if (parameters_[n].kind == Kind::Buffer && parameters_[n].sizes.size() > 1 &&
          parameters_[n].sizes[d] < 0)
        dimensions.emplace_back(n, d);
  size_t added = 0;
  for (auto [n, d] : dimensions)
    for (auto [other, e] : dimensions) {
      if (n >= other || d == e || added++ >= kBroadcasts)
        continue;
      add([](size_t) { return 2; }, [](size_t) { return 1; });
      for (auto [each, at] : dimensions) {
        bool isOne = (each == n && at == d) || (each == other && at == e);
        std::get<BufferArgument>(made_.back().arguments[each]).sizes[at] =
            isOne ? 1 : static_cast<int64_t>(at) + 2;
      }
    }
}

void CornerMaker::addTiles() {
  std::vector<int64_t> tiles;
  for (int64_t number : numbers_.integers)
    if (number > 2 && number <= kTileMax && tiles.size() < kTiles)
      tiles.push_back(number);
  auto inTurn = [](size_t position) { return static_cast<int64_t>(position % 3); };
  std::set<int64_t> sizes;
  for (int64_t tile : tiles) {
    for (int64_t size = tile; size < 2 * tile; ++size)
      sizes.insert(size);
    for (int64_t other : tiles)
      if (int64_t size = tile * other; size + tile <= kSizeMax)
        sizes.insert({size, size + 1, size + tile, size + tile + 1});
  }
  size_t large = 0;
  for (int64_t number : numbers_.integers)
    if (number > kTileMax && number <= kLargeTileMax && large++ < kTiles)
      sizes.insert({number, number + 1, number + number / 2 + 1});
  for (int64_t size : sizes)
    add([&](size_t) { return size; }, inTurn);
  for (int64_t tile : tiles)
    for (size_t one = 0; classes_ > 1 && one < std::min(classes_, kClassesMax); ++one)
      for (int64_t few : {2, 3})
        add([&](size_t number) { return number == one ? few : tile + 1; }, inTurn);
}

void CornerMaker::addCube() {
  size_t all = 1;
  for (size_t n = 0; n < integers_; ++n)
    all *= 2 * kCubeMax + 1;
  for (size_t number = 0; number < all; ++number)
    add([](size_t) { return kCubeMax; },
        [&](size_t position) {
          size_t rest = number;
          for (size_t n = 0; n < position; ++n)
            rest /= 2 * kCubeMax + 1;
          return static_cast<int64_t>(rest % (2 * kCubeMax + 1)) - kCubeMax;
        });
}

std::vector<Inputs> CornerMaker::make() {
  if (buffers_ == 0) {
    if (integers_ > 0 && integers_ <= kCubeIntegers)
      addCube();
    return std::move(made_);
  }
  addExtremes();
  if (!hasDynamicSizes_)
    return std::move(made_);
  for (int64_t size : {0, 1, 2}) {
    auto sizeOf = [&](size_t) { return size; };
    add(sizeOf, [](size_t) { return 2; });
    if (integers_ == 0)
      continue;
    add(sizeOf, [](size_t position) { return static_cast<int64_t>(position % 3); });
    add(sizeOf, [](size_t position) { return 3 - static_cast<int64_t>(position % 3); });
  }
  addZeros();
  addBroadcasts();
  addOverlappingRows();
  addTiles();
  return std::move(made_);
}

std::vector<Inputs> cornerInputs(const std::vector<Parameter> &parameters,
                                 const InputOptions &options, const ProgramNumbers &numbers) {
  return CornerMaker(parameters, options, numbers).make();
}

} // namespace freehold
