//===- Scalars.cpp --------------------------------------------------------===//
#include "oracle/core/inputs/Scalars.h"

#include "oracle/core/inputs/Answers.h"
#include "oracle/core/inputs/BufferType.h"

#include "oracle/core/inputs/Format.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;

namespace freehold {

/// Bits of an integer that can be written.
static constexpr unsigned kWideBits = 128;

void smallNumber(Type type, uint64_t random, uint64_t *words) {
  unsigned bits = bitsOf(type);
  std::fill_n(words, llvm::divideCeil(bits, 64), 0);
  if (auto floating = dyn_cast<FloatType>(type)) {
    // Multiples of 1/4 below 16, which even bfloat16 represents exactly.
    APFloat value((static_cast<double>(random % kSmallNumbers) - 16) / 4);
    bool lost;
    value.convert(floating.getFloatSemantics(), APFloat::rmNearestTiesToEven, &lost);
    writeFloat(words, value);
    return;
  }
  words[0] = random % 8;
  if (bits < 3)
    words[0] &= (1u << bits) - 1;
}

void drawLanes(const LaneTypes &lanes, uint64_t seed, uint64_t *words) {
  auto kind = static_cast<Values>(std::min<uint64_t>(seed / kLaneSeeds, 2));
  std::optional<Palette> palette;
  if (kind != Values::Small)
    palette = std::get<Palette>(Palette::make(lanes.lane, kind, {}));
  for (unsigned lane = 0; lane < lanes.count; ++lane, words += lanes.words) {
    uint64_t random = mix(seed * 131 + lane);
    if (palette)
      palette->write(random % palette->size(), words);
    else
      smallNumber(lanes.lane, random, words);
  }
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

ScalarArgument floatScalar(const APFloat &value) {
  APInt bits = value.bitcastToAPInt();
  ScalarArgument scalar{static_cast<int64_t>(bits.getRawData()[0]), /*isFloat=*/true};
  if (bits.getNumWords() > 1)
    scalar.high = bits.getRawData()[1];
  return scalar;
}

APInt wholeBits(const ScalarArgument &scalar, unsigned bits) {
  auto low = static_cast<uint64_t>(scalar.bits);
  if ((scalar.isFloat || scalar.isWide) && bits > 64) {
    uint64_t words[] = {low, scalar.high};
    return scalar.isWide ? APInt(128, words).sextOrTrunc(bits) : APInt(bits, words);
  }
  return APInt(bits, low, /*isSigned=*/true, /*implicitTrunc=*/true);
}

/// Parses the bits of an integer of more than 64 bits: those of its type, or all that are written, sign-extended.
/// Returns std::nullopt if they are no value of the type, or one that 63 bits hold.
static std::optional<ScalarArgument> parseWide(StringRef digits, unsigned bits) {
  APInt number;
  const unsigned most = std::min(bits, kWideBits);
  if (digits.getAsInteger(0, number) || number.getActiveBits() < 64 ||
      number.getActiveBits() > kWideBits)
    return std::nullopt;
  if (number.getActiveBits() <= most)
    number = number.zextOrTrunc(most);
  else if (number = number.zextOrTrunc(kWideBits); number.getSignificantBits() > most)
    return std::nullopt;
  number = number.sextOrTrunc(kWideBits);
  return ScalarArgument{static_cast<int64_t>(number.getRawData()[0]), /*isFloat=*/false,
                        number.getRawData()[1], /*isWide=*/true};
}

std::variant<ScalarArgument, InputError> parseScalar(StringRef text, Type type) {
  auto error = [&](const Twine &what) {
    std::string shown;
    llvm::raw_string_ostream(shown) << '\'' << text << "' is no value of type " << type << what;
    return InputError{shown};
  };
  unsigned bits = bitsOf(type);
  if (int64_t seed; lanesOf(type).count > 1)
    return text.getAsInteger(10, seed) || seed < 0
               ? error(", whose lanes are drawn by a seed, a number from 0")
               : std::variant<ScalarArgument, InputError>(ScalarArgument{seed});
  // What a caller's token stands for has ended, whichever number it is given; a name is any number.
  if (uint64_t any; (isToken(type) || isName(type)) && !text.getAsInteger(10, any))
    return ScalarArgument{static_cast<int64_t>(any)};
  if (!bits)
    return error("");
  APInt number;
  StringRef digits = text;
  bool negative = digits.consume_front("-");
  if (type.isInteger(1) && (text == "true" || text == "false"))
    return ScalarArgument{text == "true"};
  bool isHex = digits.starts_with("0x");
  if (auto floating = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floating.getFloatSemantics();
    if (!isHex) {
      APFloat value(semantics);
      auto status = value.convertFromString(text, APFloat::rmNearestTiesToEven);
      if (!status) {
        llvm::consumeError(status.takeError());
        return error("");
      }
      return floatScalar(value);
    }
    if (negative || digits.getAsInteger(0, number) || number.getActiveBits() > bits)
      return error("");
    return floatScalar(APFloat(semantics, number.zextOrTrunc(bits)));
  }
  // An integer of more than 64 bits is written as a 64-bit number, which is extended, or by its bits.
  bool isWide = bits > 64;
  if (isWide && isHex && !negative)
    if (auto wide = parseWide(digits, bits))
      return *wide;
  bits = std::min(bits, 64u);
  if (digits.empty() || digits.getAsInteger(0, number) ||
      number.getActiveBits() > bits - (isWide && !negative))
    return error(isWide ? ": a decimal has 64 bits" : "");
  uint64_t value = number.getZExtValue();
  if (negative && value > uint64_t(1) << (bits - 1))
    return error("");
  return ScalarArgument{static_cast<int64_t>(negative ? 0 - value : value)};
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

std::optional<ScalarArgument> floatValue(FloatType type, double number) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  if (std::signbit(number) && !APFloat::semanticsHasSignedRepr(semantics))
    return std::nullopt;
  APFloat value(number);
  bool lost;
  auto status = value.convert(semantics, APFloat::rmNearestTiesToEven, &lost);
  // The format may lack zero, so that zero was converted to another number.
  if (status & (APFloat::opOverflow | APFloat::opInvalidOp) || value.isNaN() ||
      value.isZero() != (number == 0))
    return std::nullopt;
  // A format without negative zero converts it to zero or NaN.
  if (number == 0 && value.isNegative() != std::signbit(number))
    return std::nullopt;
  return floatScalar(value);
}

std::vector<ScalarArgument> floatValues(FloatType type, Values values) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  bool isSigned = APFloat::semanticsHasSignedRepr(semantics);
  std::vector<ScalarArgument> result;
  auto add = [&](const ScalarArgument &value) {
    for (const ScalarArgument &known : result)
      if (known.bits == value.bits && known.high == value.high)
        return;
    result.push_back(value);
  };
  auto addNumbers = [&](llvm::ArrayRef<double> numbers) {
    for (double number : numbers)
      if (auto value = floatValue(type, number))
        add(*value);
  };
  if (values == Values::Small || values == Values::Finite)
    addNumbers({0.0, 1.0, -1.5, -0.0, 2.5, -1.0, 0.5, 3.0, -100.0, 1000.0});
  // The smallest number whose successor in the format is not that number plus one.
  if (APFloat large = scalbn(APFloat::getOne(semantics), APFloat::semanticsPrecision(semantics),
                             APFloat::rmNearestTiesToEven);
      values == Values::Finite && large.isFinite())
    add(floatScalar(large));
  if (values != Values::Edge)
    return result;
  if (APFloat::semanticsHasNaN(semantics))
    add(floatScalar(APFloat::getNaN(semantics)));
  addNumbers({-0.0});
  APFloat largest = APFloat::getLargest(semantics);
  if (APFloat::semanticsHasInf(semantics))
    add(floatScalar(APFloat::getInf(semantics)));
  add(floatScalar(APFloat::getSmallest(semantics)));
  add(floatScalar(largest));
  if (isSigned && APFloat::semanticsHasInf(semantics))
    add(floatScalar(APFloat::getInf(semantics, /*Negative=*/true)));
  if (isSigned)
    add(floatScalar(-largest));
  add(floatScalar(APFloat::getSmallestNormalized(semantics)));
  addNumbers({0.0, 1.0, -1.5});
  return result;
}

std::vector<ScalarArgument> floatsAbout(FloatType type, double number) {
  std::vector<ScalarArgument> result;
  auto middle = floatValue(type, number);
  if (!middle)
    return result;
  result.push_back(*middle);
  for (bool down : {false, true}) {
    APFloat value(type.getFloatSemantics(), wholeBits(*middle, type.getWidth()));
    value.next(down);
    if (value.isFinite())
      result.push_back(floatScalar(value));
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Palettes
//===----------------------------------------------------------------------===//

std::variant<Palette, std::string> Palette::inTurn(Type element, ArrayRef<std::string> cells) {
  unsigned bits = bitsOf(element);
  Palette palette(llvm::divideCeil(std::max(bits, 1u), 64));
  palette.isInTurn_ = true;
  for (const std::string &cell : cells) {
    auto value = parseScalar(cell, element);
    if (auto *error = std::get_if<InputError>(&value))
      return error->message;
    palette.add(wholeBits(std::get<ScalarArgument>(value), bits));
  }
  return palette;
}

Palette Palette::ofAnswers(Type element, ArrayRef<std::string> numbers) {
  unsigned bits = bitsOf(element);
  Palette palette(llvm::divideCeil(std::max(bits, 1u), 64));
  palette.words_.resize(kAnswers * palette.wordsEach_);
  auto place = [&](unsigned n) { return palette.words_.data() + n * palette.wordsEach_; };
  for (unsigned n = 0; n < kAnswers; ++n)
    answerNumber(element, n, place(n));
  SmallVector<APInt> replacements;
  for (const std::string &number : numbers)
    if (auto value = parseScalar(number, element); bits > 1 && value.index() == 0)
      replacements.push_back(wholeBits(std::get<ScalarArgument>(value), bits));
  for (unsigned n = kFirstReplaced; n < kFirstExtreme && !replacements.empty(); ++n) {
    const APInt &value = replacements[n % replacements.size()];
    std::copy_n(value.getRawData(), value.getNumWords(), place(n));
  }
  return palette;
}

void Palette::add(const APInt &bits) {
  size_t at = words_.size();
  words_.resize(at + wordsEach_);
  std::copy_n(bits.getRawData(), bits.getNumWords(), words_.begin() + at);
}

/// Values::Finite are integers around zero and around common sizes. Values::Edge are those at which
/// arithmetic wraps around, and those that lose bits in narrower types.
static void addIntegers(unsigned bits, Values values, llvm::function_ref<void(const APInt &)> add) {
  auto addNumbers = [&](llvm::ArrayRef<int64_t> numbers) {
    for (int64_t value : numbers)
      if (bits >= 64 || llvm::isIntN(bits, value) ||
          llvm::isUIntN(bits, static_cast<uint64_t>(value)))
        add(APInt(bits, static_cast<uint64_t>(value), /*isSigned=*/true, /*implicitTrunc=*/true));
  };
  if (values == Values::Finite)
    return addNumbers({0, 1, -1, 2, -2, 3, -3, 7, 8, 9, -8, 16, 31, 32, 63, 64, 65, 100, -100});
  for (const APInt &extreme : {APInt::getSignedMinValue(bits), APInt::getSignedMaxValue(bits)}) {
    add(extreme);
    add(extreme.isNegative() ? extreme + 1 : extreme - 1);
  }
  addNumbers({0, 1, -1});
  if (unsigned half = std::min(bits, 64u) / 2; half > 1)
    addNumbers({int64_t(1) << half, (int64_t(1) << half) - 1, -(int64_t(1) << (half - 1))});
  // The least number of which the lower 64 bits show nothing.
  if (bits > 65)
    add(APInt::getOneBitSet(bits, 64));
}

std::variant<Palette, std::string> Palette::make(Type element, Values values,
                                                 ArrayRef<std::string> numbers) {
  unsigned bits = bitsOf(element), wordsEach = llvm::divideCeil(std::max(bits, 1u), 64);
  Palette palette(wordsEach);
  if (values == Values::Small) {
    palette.words_.resize(kSmallNumbers * wordsEach);
    for (unsigned n = 0; n < kSmallNumbers; ++n)
      smallNumber(element, n, palette.words_.data() + n * wordsEach);
  } else if (auto floating = dyn_cast<FloatType>(element)) {
    for (const ScalarArgument &value : floatValues(floating, values))
      palette.add(wholeBits(value, bits));
  } else {
    addIntegers(bits, values, [&](const APInt &value) { palette.add(value); });
  }
  for (const std::string &number : numbers) {
    auto value = parseScalar(number, element);
    if (auto *error = std::get_if<InputError>(&value))
      return error->message;
    palette.add(wholeBits(std::get<ScalarArgument>(value), bits));
  }
  return palette;
}

} // namespace freehold
