//===- OddCellInputs.cpp --------------------------------------------------===//
#include "oracle/core/inputs/OddCellInputs.h"

#include "oracle/core/inputs/InputLists.h"
#include "oracle/core/inputs/TellingInputs.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

namespace freehold {

/// Dynamic sizes of lines: one more than a vector of four, or eight, so that there is a remainder. Those of matrices are such that each
/// cell is odd in some input.
static constexpr int64_t kLine = 5, kLongLine = 9, kSide = 3, kCellsMax = 64;
/// Those of the only buffer, for loops that end too early.
static constexpr int64_t kOnlyLine = 24, kOnlySide = 7;
/// Each of so few cells is odd in some input; of more cells the first, the last and the middle one.
static constexpr int64_t kEachMax = 9;
/// So many cells of i1 have all contents.
static constexpr int64_t kBitsMax = 6;
/// Numbers of the program that words are made of.
static constexpr size_t kWordNumbers = 6, kWordLetters = 3;
/// Maximum number of buffers that have an odd cell in some input.
static constexpr size_t kBuffersMax = 3;
/// First seed of the lanes of vectors and complex numbers.
static constexpr size_t kOddLanes = 700;

using Kind = Parameter::Kind;

namespace {
struct OddCell {
  int64_t at;
  /// The parameter whose buffer it is in.
  size_t parameter;
  /// Whether it is more than all other cells; otherwise it is 0.
  bool isMore;
};

struct Pattern {
  bool rises;
  /// The dynamic sizes.
  int64_t size;
  std::optional<OddCell> odd = std::nullopt;
  /// A parameter of i1 cells, and the bits of these cells.
  std::optional<std::pair<size_t, uint64_t>> bits = std::nullopt;
  /// A parameter whose buffer begins with this word.
  std::optional<std::pair<size_t, std::vector<std::string>>> word = std::nullopt;
  /// What all cells of the only buffer are.
  std::optional<std::string> all = std::nullopt;
  /// A row of telling values (TellingValues.h) that all buffers repeat.
  std::optional<size_t> row = std::nullopt;
  /// Whether indices are the ends of loops.
  bool areEnds = false;
};

class OddCellMaker {
public:
  OddCellMaker(const std::vector<Parameter> &parameters, const InputOptions &options);
  std::vector<Inputs> make();

private:
  void addOfOneKind(std::vector<Pattern> &patterns) const;
  Inputs input(const Pattern &pattern, size_t number);
  BufferArgument buffer(size_t n, const Pattern &pattern) const;
  ScalarArgument integer(const Parameter &p, const Pattern &pattern, size_t position) const;

  const std::vector<Parameter> &parameters_;
  std::mt19937_64 random_;
  BoolRows bools_;
  /// The parameters that may have an odd cell.
  std::vector<size_t> buffers_;
  bool takesIntegers_ = false;
  /// Whether no buffer has two dimensions.
  bool areLines_ = true;
};
} // namespace

/// Not more than one more than the maximum.
static int64_t cellsOf(const Parameter &p, int64_t dynamic) {
  int64_t cells = 1;
  for (int64_t size : sizesWith(p, dynamic))
    cells = std::min(cells * std::min(size, kCellsMax + 1), kCellsMax + 1);
  return cells;
}

/// All words of four of two of the program's first three numbers, all pairs of its first ones, and 1, 2, ..., 0, which as indices
/// are a list through all cells.
static std::vector<std::vector<std::string>> wordsOf(const Parameter &p, int64_t size,
                                                     bool isOnly) {
  std::vector<std::vector<std::string>> words;
  std::vector<std::string> numbers;
  // Most programs have 0 and 1, which mean less: in the only buffer they are letters where there are too few others.
  for (const std::string &number : p.numbers)
    if (number != "0" && number != "1" && numbers.size() < kWordNumbers)
      numbers.push_back(number);
  for (const char *usual : {"1", "0"})
    if (isOnly && numbers.size() < kWordLetters && llvm::is_contained(p.numbers, usual))
      numbers.push_back(usual);
  for (size_t second = 1; second < std::min(numbers.size(), kWordLetters); ++second)
    for (size_t first = 0; first < second; ++first)
      for (unsigned word = 0; word < 16; ++word) {
        words.emplace_back();
        for (unsigned letter = 0; letter < 4; ++letter)
          words.back().push_back(numbers[word >> letter & 1 ? second : first]);
      }
  for (const std::string &first : numbers)
    for (const std::string &second : numbers)
      words.push_back({first, second});
  if (int64_t cells = cellsOf(p, size); cells < static_cast<int64_t>(p.smallNumbers.size())) {
    words.emplace_back(p.smallNumbers.begin() + 1, p.smallNumbers.begin() + cells);
    words.back().push_back(p.smallNumbers.front());
  }
  return words;
}

OddCellMaker::OddCellMaker(const std::vector<Parameter> &parameters, const InputOptions &options)
    : parameters_(parameters), random_(options.seed) {
  for (size_t n = 0; n < parameters.size(); ++n) {
    const Parameter &p = parameters[n];
    takesIntegers_ |= p.kind == Kind::Index || (p.kind == Kind::Integer && p.width >= 8);
    areLines_ &= p.kind != Kind::Buffer || p.sizes.size() < 2;
  }
  for (size_t n = 0; n < parameters.size(); ++n) {
    const Parameter &p = parameters[n];
    const int64_t size = areLines_ ? kLine : kSide;
    bool hasNumbers = p.kind == Kind::Buffer && p.smallNumbers.size() > 1;
    if (hasNumbers && cellsOf(p, size) > 1 && cellsOf(p, size) <= kCellsMax &&
        buffers_.size() < kBuffersMax)
      buffers_.push_back(n);
  }
  bools_ =
      BoolRows(std::count_if(parameters.begin(), parameters.end(), isBool), options.allBoolsUpTo);
}

/// Where there are more cells than numbers, several in turn have the same one.
BufferArgument OddCellMaker::buffer(size_t n, const Pattern &pattern) const {
  const Parameter &p = parameters_[n];
  BufferArgument made;
  made.isTensor = p.isTensor;
  made.sizes = sizesWith(p, pattern.size);
  if (pattern.all)
    made.cells = {*pattern.all};
  if (pattern.row && *pattern.row < p.tellingRows.size())
    for (const ScalarArgument &cell : p.tellingRows[*pattern.row])
      made.cells.push_back(print(std::vector<Argument>{cell}));
  if (pattern.all || pattern.row)
    return made;
  const std::vector<std::string> &numbers = p.smallNumbers;
  int64_t cells = cellsOf(p, pattern.size);
  if (numbers.size() < 2 || cells == 0 || cells > kCellsMax)
    return made;
  auto most = static_cast<int64_t>(numbers.size()) - 1;
  // Above all others is what one cell holds where the others are 0.
  int64_t constant = pattern.odd && pattern.odd->isMore ? 0 : 1;
  for (int64_t cell = 0; cell < cells; ++cell)
    made.cells.push_back(numbers[!pattern.rises  ? constant
                                 : cells <= most ? cell
                                                 : cell * (most + 1) / cells]);
  if (pattern.bits && pattern.bits->first == n)
    for (int64_t cell = 0; cell < cells; ++cell)
      made.cells[cell] = numbers[pattern.bits->second >> cell & 1];
  if (pattern.word && pattern.word->first == n)
    std::copy_n(pattern.word->second.begin(),
                std::min<size_t>(pattern.word->second.size(), made.cells.size()),
                made.cells.begin());
  if (pattern.odd && pattern.odd->parameter == n) {
    // An index has to stay below the size.
    int64_t more = p.isIndexed ? std::min(cells - 1, most) : most;
    made.cells[pattern.odd->at] = numbers[pattern.odd->isMore ? more : 0];
  }
  return made;
}

ScalarArgument OddCellMaker::integer(const Parameter &p, const Pattern &pattern,
                                     size_t position) const {
  if (p.width < 8 && p.kind == Kind::Integer)
    return {1};
  if (!p.sizeClasses.empty())
    return {p.sizeClasses.front().size([&](unsigned) { return pattern.size; })};
  if (pattern.areEnds) {
    std::vector<int64_t> sizes = sizesWith(
        parameters_[pattern.odd ? pattern.odd->parameter : buffers_.front()], pattern.size);
    return {sizes[position % sizes.size()]};
  }
  return {static_cast<int64_t>(position) % pattern.size};
}

Inputs OddCellMaker::input(const Pattern &pattern, size_t number) {
  Inputs inputs;
  inputs.isProbe = true;
  size_t bools = 0, integers = 0;
  for (size_t n = 0; n < parameters_.size(); ++n) {
    const Parameter &p = parameters_[n];
    if (isBool(p))
      inputs.arguments.push_back(
          ScalarArgument{bools_.at(number % bools_.size(), bools++, random_)});
    else if (p.kind == Kind::Buffer)
      inputs.arguments.push_back(buffer(n, pattern));
    else if (p.kind == Kind::Integer || p.kind == Kind::Index)
      inputs.arguments.push_back(integer(p, pattern, integers++));
    else if (p.kind == Kind::Float)
      inputs.arguments.push_back(p.floats.size() < 2 ? ScalarArgument{0, true} : p.floats[1]);
    else
      inputs.arguments.push_back(lanesArgument(kOddLanes, n, Values::Small));
  }
  return inputs;
}

/// All cells one number of the program, in the only buffer; and fractions in all buffers, of which sums in another order differ.
void OddCellMaker::addOfOneKind(std::vector<Pattern> &patterns) const {
  if (buffers_.size() == 1) {
    const std::vector<std::string> &numbers = parameters_[buffers_.front()].numbers;
    for (size_t n = 0; n < std::min(numbers.size(), kWordNumbers); ++n)
      for (int64_t size : {INT64_C(1), areLines_ ? kOnlyLine : kOnlySide})
        patterns.push_back({.rises = false, .size = size, .all = numbers[n]});
  }
  auto holdsFractions = [&](size_t n) {
    const auto &rows = parameters_[n].tellingRows;
    return rows.size() > kFractionsRow && rows[kFractionsRow].front().isFloat;
  };
  if (llvm::any_of(buffers_, holdsFractions))
    patterns.push_back({.rises = false, .size = kOnlyLine, .row = kFractionsRow});
}

std::vector<Inputs> OddCellMaker::make() {
  const int64_t size = areLines_ ? kLine : kSide;
  std::vector<Pattern> patterns;
  auto addLonger = [&](size_t n, int64_t longer) {
    const int64_t cells = cellsOf(parameters_[n], longer);
    if (cells > cellsOf(parameters_[n], size) && cells <= kCellsMax)
      for (int64_t at = 0; at < cells; ++at)
        patterns.push_back({false, longer, OddCell{at, n, true}});
  };
  if (!buffers_.empty())
    patterns = {{.rises = true, .size = size}, {.rises = false, .size = size}};
  for (size_t n : buffers_) {
    const int64_t cells = cellsOf(parameters_[n], size), last = cells - 1;
    // The last of rising cells is more than the others as it is, and the first one 0.
    for (OddCell odd : {OddCell{last, n, false}, {0, n, true}, {cells / 2, n, false}})
      patterns.push_back({true, size, odd});
    for (int64_t at = 0; at < cells; ++at)
      if (cells <= kEachMax || at == 0 || at == last || at == cells / 2)
        for (bool isMore : {false, true})
          patterns.push_back({false, size, OddCell{at, n, isMore}});
    if (areLines_)
      addLonger(n, kLongLine);
  }
  if (buffers_.size() == 1)
    addLonger(buffers_.front(), areLines_ ? kOnlyLine : kOnlySide);
  addOfOneKind(patterns);
  for (size_t n : buffers_)
    for (const auto &word : wordsOf(parameters_[n], size, buffers_.size() == 1))
      patterns.push_back({.rises = true, .size = size, .word = std::pair(n, word)});
  for (size_t n : buffers_)
    if (int64_t cells = cellsOf(parameters_[n], size);
        parameters_[n].smallNumbers.size() == 2 && cells <= kBitsMax)
      for (uint64_t bits = 0; bits < uint64_t(1) << cells; ++bits)
        patterns.push_back({.rises = true, .size = size, .bits = std::pair(n, bits)});
  std::vector<Inputs> made;
  size_t number = 0;
  for (Pattern &pattern : patterns) {
    made.push_back(input(pattern, number++));
    pattern.areEnds = true;
    if (takesIntegers_)
      made.push_back(input(pattern, number++));
  }
  return made;
}

std::vector<Inputs> oddCellInputs(const std::vector<Parameter> &parameters,
                                  const InputOptions &options) {
  return OddCellMaker(parameters, options).make();
}

} // namespace freehold
