//===- Knobs.cpp ----------------------------------------------------------===//
#include "oracle/search/Knobs.h"

#include "oracle/core/inputs/BufferType.h"
#include "oracle/core/inputs/Contents.h"
#include "oracle/core/inputs/Mix.h"
#include "oracle/core/inputs/Scalars.h"
#include "oracle/core/inputs/ValueLayout.h"

#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;

namespace freehold::search {

/// A dynamic size may be at most this, and a buffer have at most so many cells, so that runs stay short.
static constexpr int64_t kSizeMax = 5000, kStrideMax = 64, kCellsMax = 20000;
/// Patterns of cells that do not repeat are written out up to this number of cells.
static constexpr int64_t kPatternMax = 2048;

static Type elementOf(const Signature &signature, unsigned argument) {
  BaseMemRefType memref = bufferTypeOf(signature.type.getInput(argument));
  return memref ? memref.getElementType() : Type();
}

bool isStrideFree(Type parameter, unsigned dimension) {
  auto memref = dyn_cast_or_null<MemRefType>(bufferTypeOf(parameter));
  SmallVector<int64_t> strides;
  int64_t offset;
  return memref && !memref.getLayout().isIdentity() &&
         succeeded(stridesOf(memref, strides, offset)) && dimension < strides.size() &&
         ShapedType::isDynamic(strides[dimension]);
}

/// Returns the strides of the argument, also those that its seed determines; none if it cannot be made.
static std::vector<int64_t> stridesAt(const Signature &signature, const BufferArgument &buffer,
                                      unsigned argument) {
  BaseMemRefType type = bufferTypeOf(signature.type.getInput(argument));
  auto made = layoutOf(type, buffer, /*runSeed=*/0);
  auto *layout = std::get_if<BufferLayout>(&made);
  return layout ? std::vector<int64_t>(layout->strides.begin(), layout->strides.end())
                : std::vector<int64_t>();
}

std::vector<Knob> knobsOf(const Signature &signature, const Inputs &inputs) {
  std::vector<Knob> knobs;
  for (unsigned n = 0; n < inputs.arguments.size(); ++n) {
    Type type = signature.type.getInput(n);
    if (std::holds_alternative<ScalarArgument>(inputs.arguments[n]) && bitsOf(type) &&
        bitsOf(type) <= 64)
      knobs.push_back({Knob::Kind::Scalar, n});
    if (auto *buffer = std::get_if<BufferArgument>(&inputs.arguments[n])) {
      for (unsigned d = 0; d < buffer->sizes.size(); ++d)
        if (d >= signature.parameters[n].sizes.size() || signature.parameters[n].sizes[d] < 0)
          knobs.push_back({Knob::Kind::Size, n, d});
      if (bitsOf(elementOf(signature, n)))
        knobs.push_back({Knob::Kind::Contents, n});
      for (unsigned d = 0; d < buffer->sizes.size(); ++d)
        if (isStrideFree(type, d))
          knobs.push_back({Knob::Kind::Stride, n, d});
    }
  }
  return knobs;
}

static std::optional<int64_t> numberOf(Type type, const ScalarArgument &scalar) {
  if (auto floating = dyn_cast<FloatType>(type)) {
    if (bitsOf(type) > 64)
      return std::nullopt;
    bool isLossy;
    llvm::APFloat value(floating.getFloatSemantics(), wholeBits(scalar, bitsOf(type)));
    value.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &isLossy);
    double number = value.convertToDouble();
    if (!std::isfinite(number) || std::abs(number) > 1e15 || number != std::floor(number))
      return std::nullopt;
    return static_cast<int64_t>(number);
  }
  return scalar.bits;
}

std::optional<int64_t> valueOf(const Signature &signature, const Inputs &inputs, Knob knob) {
  const Argument &argument = inputs.arguments[knob.argument];
  if (auto *scalar = std::get_if<ScalarArgument>(&argument))
    return knob.kind == Knob::Kind::Scalar
               ? numberOf(signature.type.getInput(knob.argument), *scalar)
               : std::nullopt;
  auto *buffer = std::get_if<BufferArgument>(&argument);
  if (!buffer)
    return std::nullopt;
  if (knob.kind == Knob::Kind::Size && knob.position < buffer->sizes.size())
    return buffer->sizes[knob.position];
  if (knob.kind == Knob::Kind::Stride) {
    std::vector<int64_t> strides = stridesAt(signature, *buffer, knob.argument);
    return knob.position < strides.size() ? std::optional(strides[knob.position]) : std::nullopt;
  }
  if (knob.kind != Knob::Kind::Cell || buffer->cells.empty())
    return std::nullopt;
  int64_t number;
  StringRef text = buffer->cells[knob.position % buffer->cells.size()];
  return text.getAsInteger(10, number) ? std::nullopt : std::optional(number);
}

static bool setScalar(Type type, ScalarArgument &scalar, int64_t value) {
  if (auto floating = dyn_cast<FloatType>(type)) {
    auto made = floatValue(floating, static_cast<double>(value));
    if (made)
      scalar = *made;
    return made.has_value();
  }
  unsigned bits = bitsOf(type);
  if (bits == 0 || bits > 64 || (bits == 1 && (value < 0 || value > 1)))
    return false;
  if (bits > 1 && bits < 64 && !llvm::isIntN(bits, value) && !llvm::isUIntN(bits, value))
    return false;
  scalar = ScalarArgument{bits == 1 ? value : llvm::SignExtend64(value, bits)};
  return true;
}

static int64_t cellsOf(const BufferArgument &buffer) {
  int64_t cells = 1;
  for (int64_t size : buffer.sizes)
    cells *= std::min(size, kCellsMax + 1);
  return std::min(cells, kCellsMax + 1);
}

static bool holds(Type element, int64_t value) {
  ScalarArgument unused;
  return setScalar(element, unused, value);
}

static int64_t cellOf(Pattern pattern, int64_t n, int64_t cells, uint64_t seed) {
  using enum Pattern::Kind;
  switch (pattern.kind) {
  case Constant:
    return pattern.bound;
  case Iota:
    return n;
  case IotaFromOne:
    return n + 1;
  case Descending:
    return cells - 1 - n;
  case Ascending:
    return cells > 1 ? n * pattern.bound / (cells - 1) : 0;
  case Cycle:
    return n % pattern.bound;
  case Drawn:
    return static_cast<int64_t>(mix(seed + n) % static_cast<uint64_t>(pattern.bound));
  case Signs:
    return n % 2 ? -(n / 2 + 1) : n / 2 + 1;
  case Chain:
    return n + 1 < cells ? n + 1 : -1;
  }
  llvm_unreachable("a pattern without a row");
}

bool set(const Signature &signature, Inputs &inputs, Knob contents, Pattern pattern) {
  auto *buffer = std::get_if<BufferArgument>(&inputs.arguments[contents.argument]);
  Type element = elementOf(signature, contents.argument);
  bool isBounded = pattern.kind == Pattern::Kind::Cycle || pattern.kind == Pattern::Kind::Drawn;
  if (!buffer || !element || (isBounded && pattern.bound < 1))
    return false;
  int64_t cells = std::clamp<int64_t>(cellsOf(*buffer), 1, kPatternMax);
  if (pattern.kind == Pattern::Kind::Constant)
    cells = 1;
  std::vector<std::string> texts;
  for (int64_t n = 0; n < cells; ++n) {
    int64_t value = cellOf(pattern, n, cells, buffer->seed);
    if (!holds(element, value))
      return false;
    texts.push_back(element.isInteger(1) ? (value ? "true" : "false") : std::to_string(value));
  }
  buffer->cells = std::move(texts);
  buffer->values = Values::Small;
  buffer->numbers.clear();
  return true;
}

bool setTokens(const Signature &signature, Inputs &inputs, Knob contents,
               llvm::ArrayRef<int64_t> numbers, unsigned turn) {
  static constexpr size_t kTokensMax = 8;
  auto *buffer = std::get_if<BufferArgument>(&inputs.arguments[contents.argument]);
  Type element = elementOf(signature, contents.argument);
  if (!buffer || !element || element.isInteger(1) || buffer->sizes.size() != 1)
    return false;
  std::vector<std::string> tokens;
  for (int64_t number : numbers)
    if ((number < -1 || number > 2) && holds(element, number) && tokens.size() < kTokensMax)
      tokens.push_back(std::to_string(number));
  if (tokens.size() < 2 || turn >= tokens.size())
    return false;
  std::rotate(tokens.begin(), tokens.begin() + turn, tokens.end());
  const auto &sizes = signature.parameters[contents.argument].sizes;
  if (sizes.empty() || sizes[0] < 0)
    buffer->sizes[0] = static_cast<int64_t>(tokens.size());
  buffer->cells = std::move(tokens);
  buffer->values = Values::Small;
  buffer->numbers.clear();
  return true;
}

static bool setCell(Type element, BufferArgument &buffer, unsigned position, int64_t value) {
  int64_t cells = cellsOf(buffer);
  if (position >= cells || cells > kPatternMax || !holds(element, value) || element.isInteger(1))
    return false;
  std::vector<std::string> texts =
      buffer.cells.empty() ? std::vector<std::string>{"0"} : buffer.cells;
  size_t given = texts.size();
  for (size_t n = given; n < static_cast<size_t>(cells); ++n)
    texts.push_back(texts[n % given]);
  texts[position] = std::to_string(value);
  buffer.cells = std::move(texts);
  buffer.values = Values::Small;
  buffer.numbers.clear();
  return true;
}

/// The first element moves to where strides leave room for the others.
static bool setStride(const Signature &signature, BufferArgument &buffer, Knob knob,
                      int64_t value) {
  std::vector<int64_t> strides = stridesAt(signature, buffer, knob.argument);
  if (buffer.isTensor || knob.position >= strides.size() || std::abs(value) > kStrideMax)
    return false;
  strides[knob.position] = value;
  buffer.strides = std::move(strides);
  buffer.offset.reset();
  return true;
}

bool set(const Signature &signature, Inputs &inputs, Knob knob, int64_t value) {
  Argument &argument = inputs.arguments[knob.argument];
  if (auto *scalar = std::get_if<ScalarArgument>(&argument))
    return knob.kind == Knob::Kind::Scalar &&
           setScalar(signature.type.getInput(knob.argument), *scalar, value);
  auto *buffer = std::get_if<BufferArgument>(&argument);
  if (!buffer)
    return false;
  if (knob.kind == Knob::Kind::Cell)
    return setCell(elementOf(signature, knob.argument), *buffer, knob.position, value);
  if (knob.kind == Knob::Kind::Stride)
    return setStride(signature, *buffer, knob, value);
  if (knob.kind != Knob::Kind::Size || value < 0 || value > kSizeMax)
    return false;
  buffer->sizes[knob.position] = value;
  return cellsOf(*buffer) <= kCellsMax;
}

std::string describe(Knob knob) {
  std::string argument = "argument " + std::to_string(knob.argument);
  std::string position = std::to_string(knob.position);
  switch (knob.kind) {
  case Knob::Kind::Scalar:
    return argument;
  case Knob::Kind::Size:
    return "size " + position + " of " + argument;
  case Knob::Kind::Stride:
    return "stride " + position + " of " + argument;
  case Knob::Kind::Cell:
    return "cell " + position + " of " + argument;
  case Knob::Kind::Contents:
    return "the cells of " + argument;
  }
  llvm_unreachable("a kind without a row");
}

std::string describe(Pattern pattern) {
  std::string bound = std::to_string(pattern.bound);
  switch (pattern.kind) {
  case Pattern::Kind::Constant:
    return "are " + bound;
  case Pattern::Kind::Iota:
    return "are 0, 1, 2, ...";
  case Pattern::Kind::IotaFromOne:
    return "are 1, 2, 3, ...";
  case Pattern::Kind::Descending:
    return "descend to 0";
  case Pattern::Kind::Ascending:
    return "ascend from 0 to " + bound;
  case Pattern::Kind::Cycle:
  case Pattern::Kind::Drawn:
    return "are at least 0 and below " + bound;
  case Pattern::Kind::Signs:
    return "are 1, -1, 2, -2, ...";
  case Pattern::Kind::Chain:
    return "are 1, 2, 3, ... and -1 at the end";
  }
  llvm_unreachable("a kind without a row");
}

} // namespace freehold::search
