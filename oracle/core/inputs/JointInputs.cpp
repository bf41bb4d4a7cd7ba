//===- JointInputs.cpp ----------------------------------------------------===//
#include "oracle/core/inputs/JointInputs.h"

#include "oracle/core/inputs/InputLists.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace freehold {

using Kind = Parameter::Kind;

/// The least value of each of so many integers, and how many values it has.
struct Range {
  int64_t least, count;
};
static constexpr Range kRanges[] = {{0, 5}, {0, 5}, {0, 4}, {1, 3}};
/// So many integers have so few combinations that lines go through their sizes twice.
static constexpr size_t kFewIntegers = 2;
/// Sizes of lines in turn, and where they may begin.
static constexpr int64_t kLines[] = {9, 2, 1, 3};
static constexpr size_t kLineStarts = 2;
static constexpr int64_t kCellsMax = 64;
/// First seed of the lanes of vectors and complex numbers.
static constexpr size_t kJointLanes = 900;

static bool isCombined(const Parameter &p) {
  return p.kind == Kind::Index || (p.kind == Kind::Integer && p.width >= 8);
}

namespace {
class JointMaker {
public:
  JointMaker(const std::vector<Parameter> &parameters, const InputOptions &options)
      : parameters_(parameters), random_(options.seed),
        bools_(std::count_if(parameters.begin(), parameters.end(), isBool), options.allBoolsUpTo) {}

  /// `combination` has the integers as digits; the first line has the size of this number.
  Inputs input(size_t combination, Range range, size_t line);

private:
  static BufferArgument buffer(const Parameter &p, size_t line);

  const std::vector<Parameter> &parameters_;
  std::mt19937_64 random_;
  BoolRows bools_;
};
} // namespace

BufferArgument JointMaker::buffer(const Parameter &p, size_t line) {
  BufferArgument made;
  made.isTensor = p.isTensor;
  int64_t cells = 1;
  for (size_t d = 0; d < p.sizes.size(); ++d) {
    const bool isLine = p.sizes.size() == 1;
    int64_t dynamic = isLine ? kLines[line % std::size(kLines)] : static_cast<int64_t>(2 + d);
    made.sizes.push_back(p.sizes[d] >= 0 ? p.sizes[d] : dynamic);
    cells = std::min(cells * std::min(made.sizes.back(), kCellsMax + 1), kCellsMax + 1);
  }
  if (p.smallNumbers.size() > 2 && cells > 0 && cells <= kCellsMax)
    for (int64_t cell = 0; cell < cells; ++cell)
      made.cells.push_back(p.smallNumbers[cell % p.smallNumbers.size()]);
  return made;
}

Inputs JointMaker::input(size_t combination, Range range, size_t line) {
  Inputs inputs;
  inputs.isProbe = true;
  size_t bools = 0, row = combination % bools_.size();
  for (size_t n = 0; n < parameters_.size(); ++n) {
    const Parameter &p = parameters_[n];
    if (isBool(p)) {
      inputs.arguments.push_back(ScalarArgument{bools_.at(row, bools++, random_)});
    } else if (p.kind == Kind::Buffer) {
      inputs.arguments.push_back(buffer(p, line));
      line += p.sizes.size() == 1;
    } else if (isCombined(p)) {
      auto count = static_cast<size_t>(range.count);
      inputs.arguments.push_back(
          ScalarArgument{range.least + static_cast<int64_t>(combination % count)});
      combination /= count;
    } else if (p.kind == Kind::Integer) {
      inputs.arguments.push_back(ScalarArgument{1});
    } else if (p.kind == Kind::Float) {
      inputs.arguments.push_back(p.floats.size() < 2 ? ScalarArgument{0, true} : p.floats[1]);
    } else {
      inputs.arguments.push_back(lanesArgument(kJointLanes, n, Values::Small));
    }
  }
  return inputs;
}

std::vector<Inputs> jointInputs(const std::vector<Parameter> &parameters,
                                const InputOptions &options) {
  const size_t integers = llvm::count_if(parameters, isCombined);
  bool isSized = llvm::any_of(parameters, [](const Parameter &p) {
    return p.kind == Kind::Buffer && llvm::is_contained(p.sizes, -1);
  });
  if (integers == 0 || integers > std::size(kRanges) || !isSized)
    return {};
  const Range range = kRanges[integers - 1];
  size_t combinations = 1;
  for (size_t n = 0; n < integers; ++n)
    combinations *= static_cast<size_t>(range.count);
  JointMaker maker(parameters, options);
  std::vector<Inputs> made;
  for (size_t line = 0; line < (integers <= kFewIntegers ? kLineStarts : 1); ++line)
    for (size_t combination = 0; combination < combinations; ++combination)
      made.push_back(maker.input(combination, range, line));
  return made;
}

} // namespace freehold
