//===- TellingInputs.cpp --------------------------------------------------===//
#include "oracle/core/inputs/TellingInputs.h"

#include "oracle/core/inputs/InputLists.h"
#include "oracle/core/inputs/Mix.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold {

/// First seed of the lanes of vectors and complex numbers.
static constexpr size_t kTellingLanes = 300;
/// With fewer inputs, all of them are needed for makeInputs.
static constexpr unsigned kCountMin = 8;
/// The rows of values that have names are seen with the default count, too.
static constexpr size_t kMoreRows = 12;
/// Number of listed cells; larger buffers repeat them.
static constexpr size_t kCellsListed = 8;
/// Dynamic sizes are from 2 to this number plus one.
static constexpr int64_t kClassesMax = 6;
/// The first cells of a buffer of memrefs, which may hold other arguments.
static constexpr size_t kCellsWithArguments = 2;

size_t tellingRowsFor(const InputOptions &options) {
  return options.count < kCountMin ? 0 : size_t(options.count) * 3 / 4 + kMoreRows;
}

namespace {
using Kind = Parameter::Kind;

class TellingMaker {
public:
  TellingMaker(const std::vector<Parameter> &parameters, const InputOptions &options);
  std::vector<Inputs> make();

private:
  using Sizes = std::vector<std::vector<int64_t>>;

  /// An argument in the buffer of another one, in a global, or in a cell.
  struct Place {
    /// InTurn: all arguments that the cells of the holder may hold, in one cell after another.
    enum class Of : uint8_t { Row, Global, Cell, InTurn } of;
    /// The parameter that is placed. For all but Global, `holder` is the one whose buffer it is in.
    size_t parameter, holder = 0;
    /// The number of the global or the cell.
    size_t which = 0;
  };

  void collectPlaces();
  bool isRowOf(size_t part, size_t whole) const;
  bool mayHold(size_t holder, size_t n) const;
  std::vector<int64_t> classSizes(size_t number) const;
  Sizes sizesOf(size_t number, const std::vector<int64_t> &classes) const;
  int64_t sizeOf(const SizeClass &of, const std::vector<int64_t> &classes) const;
  static int64_t cellsOf(const std::vector<int64_t> &sizes);

  Inputs input(size_t number);
  std::optional<ScalarArgument> scalar(const Parameter &p, size_t number, size_t position,
                                       const std::vector<int64_t> &classes) const;
  BufferArgument buffer(const Parameter &p, size_t number, size_t position,
                        const std::vector<int64_t> &sizes) const;
  void put(const Place &place, const Sizes &sizes, Inputs &inputs) const;
  void putRow(const Place &place, const Sizes &sizes, Inputs &inputs) const;

  const std::vector<Parameter> &parameters_;
  const InputOptions &options_;
  std::mt19937_64 random_;
  std::vector<size_t> bools_;
  bool takesFloats_ = false;
  BoolRows boolRows_;
  size_t classes_ = 0;
  std::vector<Place> places_;
};
} // namespace

TellingMaker::TellingMaker(const std::vector<Parameter> &parameters, const InputOptions &options)
    : parameters_(parameters), options_(options), random_(options.seed) {
  for (size_t n = 0; n < parameters.size(); ++n) {
    if (isBool(parameters[n]))
      bools_.push_back(n);
    takesFloats_ |= parameters[n].kind == Kind::Float;
    for (const SizeClass &each : parameters[n].sizeClasses)
      classes_ = std::max<size_t>(classes_, each.highest() + 1);
  }
  boolRows_ = BoolRows(bools_.size(), options.allBoolsUpTo);
  collectPlaces();
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Returns true if both are dense and `part` has the last dimensions of `whole`, as far as static.
bool TellingMaker::isRowOf(size_t part, size_t whole) const {
  const Parameter &p = parameters_[part], &w = parameters_[whole];
  if (part == whole || p.isUnranked || w.isUnranked || p.elementBytes == 0 ||
      p.elementBytes != w.elementBytes || p.sizes.size() >= w.sizes.size() || p.offset > 0 ||
      w.offset > 0 || !mayShare(parameters_, part, whole) || !holdAlike(p, w))
    return false;
  size_t less = w.sizes.size() - p.sizes.size();
  for (size_t d = 0; d < p.sizes.size(); ++d)
    if (int64_t size = p.sizes[d], other = w.sizes[d + less];
        size >= 0 && other >= 0 && size != other)
      return false;
  auto isDense = [](const Parameter &each) {
    bool isForward = llvm::all_of(
        each.strides, [](int64_t stride) { return stride >= 0 || stride == kDynamicStride; });
    return each.sizes.empty() ||
           (isForward && (each.strides.back() == 1 || each.strides.back() == kDynamicStride));
  };
  return isDense(p) && isDense(w);
}

void TellingMaker::collectPlaces() {
  for (size_t n = 0; n < parameters_.size(); ++n) {
    if (parameters_[n].kind != Kind::Buffer)
      continue;
    for (size_t whole = 0; whole < parameters_.size(); ++whole)
      if (parameters_[whole].kind == Kind::Buffer && isRowOf(n, whole))
        places_.push_back({Place::Of::Row, n, whole});
    for (size_t g = 0; g < parameters_[n].globals.size(); ++g)
      places_.push_back({Place::Of::Global, n, 0, g});
    for (size_t holder = 0; holder < parameters_.size(); ++holder)
      if (mayHold(holder, n))
        for (size_t cell = 0; cell < kCellsWithArguments; ++cell)
          places_.push_back({Place::Of::Cell, n, holder, cell});
  }
  for (size_t holder = 0; holder < parameters_.size(); ++holder) {
    size_t held = 0;
    for (size_t n = 0; n < parameters_.size(); ++n)
      held += mayHold(holder, n);
    if (held > 1)
      places_.push_back({Place::Of::InTurn, 0, holder});
  }
}

bool TellingMaker::mayHold(size_t holder, size_t n) const {
  return holder != n && parameters_[n].kind == Kind::Buffer &&
         parameters_[holder].cellGroup == parameters_[n].sharingGroup;
}

/// Uses the second row if there is one. The parameter that comes first makes the buffer.
void TellingMaker::putRow(const Place &place, const Sizes &sizes, Inputs &inputs) const {
  const Parameter &part = parameters_[place.parameter], &whole = parameters_[place.holder];
  std::vector<int64_t> wholeSizes = sizes[place.holder], partSizes = sizes[place.parameter];
  size_t less = wholeSizes.size() - partSizes.size();
  for (size_t d = 0; d < partSizes.size(); ++d)
    (part.sizes[d] < 0 ? partSizes[d] : wholeSizes[d + less]) =
        part.sizes[d] < 0 ? wholeSizes[d + less] : partSizes[d];
  if (cellsOf(wholeSizes) == 0)
    return;
  int64_t row = cellsOf(partSizes);
  int64_t offset = cellsOf(wholeSizes) > row ? row : 0;
  size_t first = std::min(place.parameter, place.holder);
  size_t second = std::max(place.parameter, place.holder);
  bool isPartFirst = first == place.parameter;
  auto *root = std::get_if<BufferArgument>(&inputs.arguments[first]);
  if (!root)
    return;
  root->sizes = isPartFirst ? partSizes : wholeSizes;
  root->offset = isPartFirst ? offset : 0;
  root->bytes = static_cast<uint64_t>(cellsOf(wholeSizes)) * whole.elementBytes;
  SameBuffer same{static_cast<unsigned>(first)};
  same.sizes = isPartFirst ? wholeSizes : partSizes;
  same.offset = isPartFirst ? 0 : offset;
  root->seed = denseSeed(root->seed);
  inputs.arguments[second] = same;
}

void TellingMaker::put(const Place &place, const Sizes &sizes, Inputs &inputs) const {
  if (place.of == Place::Of::Row)
    return putRow(place, sizes, inputs);
  SameBuffer same{static_cast<unsigned>(place.holder)};
  if (place.of == Place::Of::Global) {
    const GlobalPlace &global = parameters_[place.parameter].globals[place.which];
    same.argument = 0;
    same.global = global.name;
    same.sizes = global.sizes;
  }
  auto cells = static_cast<size_t>(cellsOf(sizes[place.holder]));
  if (place.of == Place::Of::InTurn) {
    size_t cell = 0;
    for (size_t n = 0; n < parameters_.size() && cell < cells; ++n)
      if (mayHold(place.holder, n)) {
        same.cell = cell++;
        inputs.arguments[n] = same;
      }
    return;
  }
  if (place.of == Place::Of::Cell) {
    if (place.which >= cells)
      return;
    same.cell = place.which;
  }
  inputs.arguments[place.parameter] = same;
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

std::vector<int64_t> TellingMaker::classSizes(size_t number) const {
  std::vector<int64_t> sizes(classes_);
  auto count = static_cast<int64_t>(classes_);
  for (int64_t n = 0; n < count; ++n)
    switch (number % 4) {
    case 0:
    case 3:
      sizes[n] = 2 + n % kClassesMax;
      break;
    case 1:
      sizes[n] = number % 8 == 1 ? 3 : 4;
      break;
    case 2:
      sizes[n] = 2 + (count - 1 - n) % kClassesMax;
      break;
    }
  // Later inputs have one class of one element, or of none, and all others as above.
  if (number % 4 == 2 && number > 4 && classes_ > 0) {
    size_t turn = number / 4 - 1;
    sizes[turn % classes_] = (turn + turn / classes_) % 2 ? 0 : 1;
  }
  if (number % 4 != 3 || classes_ < 2)
    return sizes;
  // Go through all pairs: (0, 1), (0, 2), ..., (1, 2), ....
  size_t pair = number / 4 % (classes_ * (classes_ - 1) / 2), a = 0;
  for (size_t others = classes_ - 1; pair >= others; pair -= others--)
    ++a;
  sizes[a + 1 + pair] = sizes[a];
  return sizes;
}

int64_t TellingMaker::sizeOf(const SizeClass &of, const std::vector<int64_t> &classes) const {
  return of.size([&](unsigned number) { return classes[number]; });
}

TellingMaker::Sizes TellingMaker::sizesOf(size_t number,
                                          const std::vector<int64_t> &classes) const {
  static constexpr size_t ranks[] = {0, 1, 3, 2, 4};
  Sizes sizes(parameters_.size());
  for (size_t n = 0; n < parameters_.size(); ++n) {
    const Parameter &p = parameters_[n];
    if (p.isUnranked && number % 4 == 1) {
      for (size_t d = 0; d < ranks[number / 4 % std::size(ranks)]; ++d)
        sizes[n].push_back(2 + static_cast<int64_t>(d % 2));
      continue;
    }
    for (size_t d = 0; d < p.sizes.size(); ++d)
      if (p.sizes[d] >= 0)
        sizes[n].push_back(p.sizes[d]);
      else
        sizes[n].push_back(d < p.sizeClasses.size() ? sizeOf(p.sizeClasses[d], classes) : 3);
  }
  return sizes;
}

int64_t TellingMaker::cellsOf(const std::vector<int64_t> &sizes) {
  int64_t cells = 1;
  for (int64_t size : sizes)
    cells = std::min<int64_t>(cells, INT64_C(1) << 20) * std::min<int64_t>(size, 1 << 20);
  return cells;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Returns std::nullopt if the row has no value for the parameter.
std::optional<ScalarArgument> TellingMaker::scalar(const Parameter &p, size_t number,
                                                   size_t position,
                                                   const std::vector<int64_t> &classes) const {
  bool isSize = !p.sizeClasses.empty() && p.kind != Kind::Buffer;
  if (isSize && number % 2 == 0) {
    int64_t size = sizeOf(p.sizeClasses.front(), classes);
    return ScalarArgument{p.width >= 8 ? size : size % 2};
  }
  // Most programs accept only indices below every size.
  if (p.kind == Kind::Index && number % 4 == 2)
    return ScalarArgument{static_cast<int64_t>(position % 2)};
  if (p.tellingRows.empty())
    return std::nullopt;
  const std::vector<ScalarArgument> &row = p.tellingRows[number];
  return row[position % row.size()];
}

/// A buffer with few cells gets values spread over the whole row.
BufferArgument TellingMaker::buffer(const Parameter &p, size_t number, size_t position,
                                    const std::vector<int64_t> &sizes) const {
  BufferArgument made;
  made.isTensor = p.isTensor;
  made.sizes = sizes;
  made.seed = 1 + mix(options_.seed + number * 31 + position) % 1000;
  auto isDynamic = [](int64_t stride) { return stride == kDynamicStride; };
  bool areDynamic = p.strides.size() > 1 && llvm::all_of(p.strides, isDynamic);
  // The strides of the identity layout are not free, whatever its sizes are.
  bool isFree = llvm::any_of(p.strides, isDynamic) && (p.offset < 0 || isDynamic(p.strides.back()));
  uint64_t turn = number % 4 == 1 && areDynamic   ? kColumnMajor
                  : number % 4 == 3 && areDynamic ? kOneRow
                  : number % 4 == 2 && isFree     ? kBackwards
                                                  : 0;
  if (turn)
    made.seed += kStrideTurns - made.seed % kStrideTurns + turn;
  if (p.tellingRows.empty())
    return made;
  const std::vector<ScalarArgument> &row = p.tellingRows[number];
  size_t listed = std::min<size_t>({std::max<size_t>(cellsOf(sizes), 1), kCellsListed, row.size()});
  // Cells differ from scalar floats, so that a NaN meets a number.
  size_t shift = takesFloats_;
  bool rises = listed < row.size() && row.size() == kCellsListed && number < 4;
  for (size_t n = 0; n < listed; ++n) {
    size_t at = rises && listed > 1 ? n * (row.size() - 1) / (listed - 1)
                                    : (n + (number % 8 ? position + shift : 0)) % row.size();
    made.cells.push_back(print(std::vector<Argument>{row[at]}));
  }
  return made;
}

Inputs TellingMaker::input(size_t number) {
  Inputs inputs;
  inputs.isProbe = true;
  std::vector<int64_t> classes = classSizes(number);
  Sizes sizes = sizesOf(number, classes);
  size_t integers = 0;
  size_t buffers = 0, floats = 0;
  for (size_t n = 0; n < parameters_.size(); ++n) {
    const Parameter &p = parameters_[n];
    if (p.kind == Kind::Buffer) {
      inputs.arguments.push_back(buffer(p, number, buffers++, sizes[n]));
      continue;
    }
    bool isFloat = p.kind == Kind::Float;
    size_t position = isFloat ? floats++ : p.width == 1 ? 0 : integers++;
    auto value = scalar(p, number, position, classes);
    if (p.kind == Kind::Other)
      value = lanesArgument(number + kTellingLanes, n, lanesTurn(number, n));
    inputs.arguments.push_back(value.value_or(ScalarArgument{0, isFloat}));
  }
  for (size_t n = 0; n < bools_.size(); ++n)
    inputs.arguments[bools_[n]] = ScalarArgument{boolRows_.at(number, n, random_)};
  if (number % 3 == 2 && !places_.empty())
    put(places_[number / 3 % places_.size()], sizes, inputs);
  return inputs;
}

std::vector<Inputs> TellingMaker::make() {
  std::vector<Inputs> made;
  for (size_t number = 0; number < tellingRowsFor(options_); ++number)
    made.push_back(input(number));
  return made;
}

std::vector<Inputs> tellingInputs(const std::vector<Parameter> &parameters,
                                  const InputOptions &options) {
  return TellingMaker(parameters, options).make();
}

} // namespace freehold
