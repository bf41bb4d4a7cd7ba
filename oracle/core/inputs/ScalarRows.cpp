//===- ScalarRows.cpp -----------------------------------------------------===//
#include "oracle/core/inputs/ScalarRows.h"

#include "oracle/core/inputs/InputLists.h"

#include "llvm/ADT/ArrayRef.h"

#include <algorithm>
#include <random>
#include <set>

namespace freehold {

using Kind = Parameter::Kind;

static constexpr size_t kCombinationsMax = 125, kRowsMax = 120, kRowsForScalar = 20,
                        kFewScalars = 3, kBoolsMax = 6;
/// Integers that are put into all orders.
static constexpr size_t kOrdersOf = 4;
/// How far they are apart.
static constexpr int64_t kGaps[][2] = {{1, 1}, {5, 10}, {1, 5}};
/// Numbers of the program that are combined with one another for one integer.
static constexpr size_t kSummandsMax = 10;

namespace {
class ScalarMaker {
public:
  ScalarMaker(const std::vector<Parameter> &parameters, const InputOptions &options,
              const ProgramNumbers &numbers);
  std::vector<Inputs> make();

private:
  template <typename IntegerAt> void add(IntegerAt integerAt);
  void addCombinations(llvm::ArrayRef<int64_t> numbers);
  void addOrders(llvm::ArrayRef<int64_t> gaps);
  void addDrawn();
  void addSums();
  ScalarArgument drawnFloat(const Parameter &p, bool isOfProgram);
  size_t draw(size_t below) { return random_() % below; }

  const std::vector<Parameter> &parameters_;
  /// The program's numbers, each once.
  std::vector<int64_t> numbers_;
  std::mt19937_64 random_;
  size_t integers_ = 0, bools_ = 0;
  std::vector<Inputs> made_;
};
} // namespace

ScalarMaker::ScalarMaker(const std::vector<Parameter> &parameters, const InputOptions &options,
                         const ProgramNumbers &numbers)
    : parameters_(parameters), random_(options.seed) {
  for (int64_t number : numbers.integers)
    if (std::find(numbers_.begin(), numbers_.end(), number) == numbers_.end())
      numbers_.push_back(number);
  for (const Parameter &p : parameters) {
    integers_ += isInteger(p);
    bools_ += isBool(p);
  }
}

/// Few numbers, so that two of them are often equal.
ScalarArgument ScalarMaker::drawnFloat(const Parameter &p, bool isOfProgram) {
  const std::vector<ScalarArgument> &all =
      isOfProgram && !p.programFloats.empty() ? p.programFloats : p.floats;
  constexpr size_t kFew = 4;
  return all.empty() ? ScalarArgument{0, true} : all[draw(std::min(all.size(), kFew))];
}

template <typename IntegerAt> void ScalarMaker::add(IntegerAt integerAt) {
  Inputs inputs;
  inputs.isProbe = true;
  size_t integers = 0, bools = 0, row = made_.size();
  for (const Parameter &p : parameters_) {
    if (isBool(p)) {
      bool isCombined = bools < kBoolsMax;
      inputs.arguments.push_back(
          ScalarArgument{int64_t((isCombined ? row >> bools : draw(2)) & 1)});
      ++bools;
    } else if (isInteger(p)) {
      int64_t highest = p.width >= 64 ? INT64_MAX : (INT64_C(1) << (p.width - 1)) - 1;
      inputs.arguments.push_back(
          widened(std::clamp(integerAt(integers++), -highest - 1, highest), p.width));
    } else {
      inputs.arguments.push_back(drawnFloat(p, row % 2));
    }
  }
  made_.push_back(std::move(inputs));
}

/// All combinations of the first of these numbers, as many as give no more than there may be.
void ScalarMaker::addCombinations(llvm::ArrayRef<int64_t> numbers) {
  if (integers_ < 2 || numbers.size() < 2)
    return;
  size_t values = 1, all = 1;
  for (size_t tried = 2; tried <= numbers.size(); ++tried) {
    size_t product = 1;
    for (size_t n = 0; n < integers_ && product <= kCombinationsMax; ++n)
      product *= tried;
    if (product > kCombinationsMax)
      break;
    values = tried;
    all = product;
  }
  for (size_t number = 0; values > 1 && number < all; ++number)
    add([&, rest = number](size_t) mutable {
      int64_t value = numbers[rest % values];
      rest /= values;
      return value;
    });
}

/// Numbers from 1 on that are so far apart, in each order; or in ascending and descending ones and what turning these gives.
void ScalarMaker::addOrders(llvm::ArrayRef<int64_t> gaps) {
  if (integers_ < kFewScalars)
    return;
  std::vector<int64_t> order = {1};
  for (size_t n = 1; n < integers_; ++n)
    order.push_back(order.back() + gaps[(n - 1) % gaps.size()]);
  auto addOrder = [&] { add([&](size_t n) { return order[n]; }); };
  if (integers_ <= kOrdersOf) {
    do
      addOrder();
    while (std::next_permutation(order.begin(), order.end()));
    return;
  }
  for (bool isDescending : {false, true}) {
    for (size_t n = 0; n < integers_; ++n) {
      addOrder();
      std::rotate(order.begin(), order.begin() + 1, order.end());
    }
    if (!isDescending)
      std::reverse(order.begin(), order.end());
  }
}

void ScalarMaker::addDrawn() {
  size_t scalars = parameters_.size();
  if (scalars <= kFewScalars)
    return;
  size_t rows = std::min(kRowsMax, kRowsForScalar * scalars);
  if (bools_ > kFewScalars)
    rows = std::max(rows, size_t(1) << std::min(bools_, kBoolsMax));
  for (size_t row = 0; row < rows; ++row)
    add([&](size_t) -> int64_t {
      if (row % 2 == 0 || numbers_.empty())
        return static_cast<int64_t>(draw(4)) - 1;
      int64_t beside = static_cast<int64_t>(draw(3)) - 1, sum = 0;
      int64_t number = numbers_[draw(numbers_.size())];
      return __builtin_add_overflow(number, beside, &sum) ? number : sum;
    });
}

void ScalarMaker::addSums() {
  if (parameters_.size() != 1 || integers_ != 1)
    return;
  std::set<int64_t> values;
  size_t count = std::min(numbers_.size(), kSummandsMax);
  for (size_t a = 0; a < count; ++a)
    for (size_t b = 0; b < count; ++b) {
      int64_t part = numbers_[a], whole = numbers_[b], rest = 0;
      if (a == b || part <= 1 || __builtin_mul_overflow(whole / part, part, &rest))
        continue;
      // A field of some bits at that place has this number.
      if (part < 64 && whole >= 0 && whole <= (INT64_MAX >> part))
        values.insert(whole << part);
      // whole + x is then a multiple of the part: the one nearest to 0, and the next.
      values.insert(rest - whole);
      if (!__builtin_sub_overflow(rest, whole, &rest) && !__builtin_add_overflow(rest, part, &rest))
        values.insert(rest);
    }
  for (int64_t value : values)
    add([&](size_t) { return value; });
}

std::vector<Inputs> ScalarMaker::make() {
  for (const Parameter &p : parameters_)
    if (!isBool(p) && !isInteger(p) && p.kind != Kind::Float)
      return {};
  addCombinations(numbers_);
  // Ends of the types, as they are cut.
  addCombinations({INT64_MAX, 0, 1, INT64_MIN, -1});
  for (const auto &gaps : kGaps)
    addOrders(gaps);
  addDrawn();
  addSums();
  return std::move(made_);
}

std::vector<Inputs> scalarRows(const std::vector<Parameter> &parameters,
                               const InputOptions &options, const ProgramNumbers &numbers) {
  return ScalarMaker(parameters, options, numbers).make();
}

} // namespace freehold
