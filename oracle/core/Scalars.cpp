//===- Scalars.cpp --------------------------------------------------------===//
#include "oracle/core/Scalars.h"

#include "oracle/core/Format.h"
#include "oracle/core/ValueLayout.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;

namespace freehold {

void smallNumber(Type type, uint64_t random, uint64_t *words) {
  unsigned bits = bitsOf(type);
  std::fill_n(words, llvm::divideCeil(bits, 64), 0);
  if (auto floating = dyn_cast<FloatType>(type)) {
    // Quarters below 16: exact down to bfloat16.
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

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

static ScalarArgument scalarOf(const APFloat &value) {
  APInt bits = value.bitcastToAPInt();
  ScalarArgument scalar{static_cast<int64_t>(bits.getRawData()[0]), /*isFloat=*/true};
  if (bits.getNumWords() > 1)
    scalar.high = bits.getRawData()[1];
  return scalar;
}

APInt wholeBits(const ScalarArgument &scalar, unsigned bits) {
  auto low = static_cast<uint64_t>(scalar.bits);
  if (scalar.isFloat && bits > 64) {
    uint64_t words[] = {low, scalar.high};
    return APInt(bits, words);
  }
  return APInt(bits, low, /*isSigned=*/true, /*implicitTrunc=*/true);
}

std::variant<ScalarArgument, InputError> parseScalar(StringRef text, Type type) {
  auto error = [&](const Twine &what) {
    std::string shown;
    llvm::raw_string_ostream(shown) << '\'' << text << "' is no value of type " << type << what;
    return InputError{shown};
  };
  unsigned bits = bitsOf(type);
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
      return scalarOf(value);
    }
    if (negative || digits.getAsInteger(0, number) || number.getActiveBits() > bits)
      return error("");
    return scalarOf(APFloat(semantics, number.zextOrTrunc(bits)));
  }
  // Wider integers are written as the 64-bit number that they extend.
  bool isWide = bits > 64;
  bits = std::min(bits, 64u);
  if (digits.empty() || digits.getAsInteger(0, number) ||
      number.getActiveBits() > bits - (isWide && !negative))
    return error(isWide ? ": only 64 bits can be written" : "");
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
  // A zero that the format lacks becomes something else.
  if (status & (APFloat::opOverflow | APFloat::opInvalidOp) || value.isNaN() ||
      value.isZero() != (number == 0))
    return std::nullopt;
  // A format without negative zero takes it for zero, or for NaN.
  if (number == 0 && value.isNegative() != std::signbit(number))
    return std::nullopt;
  return scalarOf(value);
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
  auto addBoth = [&](APFloat value) {
    add(scalarOf(value));
    if (isSigned)
      add(scalarOf(-value));
  };
  for (double number : {0.0, 1.0, -1.5, -0.0, 2.5, -1.0, 0.5, 3.0, -100.0, 1000.0})
    if (auto value = floatValue(type, number))
      add(*value);
  if (values == Values::Small)
    return result;
  if (values == Values::Edge) {
    if (APFloat::semanticsHasNaN(semantics))
      add(scalarOf(APFloat::getNaN(semantics)));
    if (APFloat::semanticsHasInf(semantics))
      addBoth(APFloat::getInf(semantics));
  }
  addBoth(APFloat::getLargest(semantics));
  addBoth(APFloat::getSmallest(semantics));
  add(scalarOf(APFloat::getSmallestNormalized(semantics)));
  // One more than the numbers whose successor is a number of the format.
  APFloat large =
      scalbn(APFloat::getOne(semantics), static_cast<int>(APFloat::semanticsPrecision(semantics)),
             APFloat::rmNearestTiesToEven);
  if (large.isFinite())
    add(scalarOf(large));
  return result;
}

//===----------------------------------------------------------------------===//
// Palettes
//===----------------------------------------------------------------------===//

void Palette::add(const APInt &bits) {
  size_t at = words_.size();
  words_.resize(at + wordsEach_);
  std::copy_n(bits.getRawData(), bits.getNumWords(), words_.begin() + at);
}

/// Integers about zero, about the sizes that machines have, and for Values::Edge those that
/// arithmetic wraps around at.
static void addIntegers(unsigned bits, Values values, llvm::function_ref<void(const APInt &)> add) {
  auto number = [&](int64_t value) {
    if (bits >= 64 || llvm::isIntN(bits, value) ||
        llvm::isUIntN(bits, static_cast<uint64_t>(value)))
      add(APInt(bits, static_cast<uint64_t>(value), /*isSigned=*/true, /*implicitTrunc=*/true));
  };
  for (int64_t value : {0, 1, 2, 3, -1, -2, -3, 7, 8, 9, -8, 15, 16, 17, 63, 64, 65, 100, -100})
    number(value);
  if (values != Values::Edge)
    return;
  for (int64_t value : {127, 128, -128, 255, 256, 32767, 65536})
    number(value);
  for (const APInt &extreme : {APInt::getSignedMinValue(bits), APInt::getSignedMaxValue(bits)}) {
    add(extreme);
    add(extreme.isNegative() ? extreme + 1 : extreme - 1);
  }
  if (bits >= 64)
    for (int64_t power : {int64_t(1) << 31, int64_t(1) << 32})
      for (int64_t value : {power - 1, power, -power})
        number(value);
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
