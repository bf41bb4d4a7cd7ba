//===- Format.cpp - Scalars as text -----------------------------*- C++ -*-===//
#include "oracle/core/inputs/Format.h"

#include "oracle/core/inputs/ValueLayout.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

#include <bit>
#include <charconv>
#include <cmath>

using namespace llvm;

namespace freehold {

APInt readInt(const uint64_t *words, unsigned bits) {
  return APInt(bits, ArrayRef<uint64_t>(words, APInt::getNumWords(bits)));
}

void writeInt(uint64_t *words, const APInt &value) {
  std::copy_n(value.getRawData(), value.getNumWords(), words);
}

APFloat readFloat(const uint64_t *words, const fltSemantics &semantics) {
  return APFloat(semantics, readInt(words, APFloat::getSizeInBits(semantics)));
}

void writeFloat(uint64_t *words, const APFloat &value) { writeInt(words, value.bitcastToAPInt()); }

/// Returns the standard library's shortest text that reads back as the same number.
template <typename T> static std::string shortest(T value) {
  char text[32];
  return {text, std::to_chars(text, text + sizeof(text), value).ptr};
}

/// Returns the value with `digits` significant digits, in the style of shortest() if possible.
static std::string withDigits(const APFloat &value, unsigned digits) {
  if (APFloat::getSizeInBits(value.getSemantics()) < 32) {
    char text[48];
    snprintf(text, sizeof(text), "%.*g", static_cast<int>(digits),
             APFloat(value).convertToDouble());
    return text;
  }
  SmallString<64> text;
  value.toString(text, digits, /*FormatMaxPadding=*/6, /*TruncateZero=*/true);
  size_t exponent = text.find(".0E");
  if (exponent != StringRef::npos)
    text.erase(text.begin() + exponent, text.begin() + exponent + 2);
  return text.str().lower();
}

/// Returns true if `text` reads as `value` in the value's own format. A format without infinity
/// reads any larger number as its largest one, which `text` must then not be mistaken for.
static bool readsAs(const APFloat &value, const std::string &text) {
  const fltSemantics &semantics = value.getSemantics();
  APFloat back(semantics);
  auto status = back.convertFromString(text, APFloat::rmNearestTiesToEven);
  if (!status) {
    consumeError(status.takeError());
    return false;
  }
  if (!APFloat::semanticsHasInf(semantics) && std::abs(std::strtod(text.c_str(), nullptr)) >
                                                  APFloat::getLargest(semantics).convertToDouble())
    return false;
  return back.bitwiseIsEqual(value);
}

/// Returns the fewest significant digits that read back as the same number in its own format.
static std::string shortest(const APFloat &value) {
  // Sufficient for any round trip: 2 + precision * log10(2), rounded up.
  unsigned digitsMax = 3 + APFloat::semanticsPrecision(value.getSemantics()) * 59 / 196;
  for (unsigned digits = 1;; ++digits) {
    std::string text = withDigits(value, digits);
    if (digits >= digitsMax || readsAs(value, text))
      return text;
  }
}

static std::string formatFloat(const APFloat &value) {
  if (value.isNaN())
    return "nan";
  if (value.isInfinity())
    return value.isNegative() ? "-inf" : "inf";
  if (&value.getSemantics() == &APFloat::IEEEsingle())
    return shortest(value.convertToFloat());
  if (&value.getSemantics() == &APFloat::IEEEdouble())
    return shortest(value.convertToDouble());
  // Print small integers exactly: 65504, although 65500 already reads back as it.
  APFloat rounded = value;
  bool inexact;
  rounded.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &inexact);
  double number = rounded.convertToDouble();
  if (!inexact && number == std::trunc(number) && std::abs(number) < 1e6)
    return shortest(number);
  return shortest(value);
}

std::string formatScalar(mlir::Type type, const uint64_t *words) {
  if (auto integer = dyn_cast<mlir::IntegerType>(type)) {
    unsigned bits = integer.getWidth();
    if (bits == 1 && integer.isSignless())
      return words[0] & 1 ? "true" : "false";
    if (bits == 0)
      return "0";
    if (bits <= 64)
      return integer.isUnsigned()
                 ? std::to_string(words[0] & llvm::maskTrailingOnes<uint64_t>(bits))
                 : std::to_string(llvm::SignExtend64(words[0], bits));
    return toString(readInt(words, bits), 10, /*Signed=*/!integer.isUnsigned());
  }
  if (isa<mlir::IndexType>(type))
    return std::to_string(static_cast<int64_t>(words[0]));
  if (auto floating = dyn_cast<mlir::FloatType>(type))
    return formatFloat(readFloat(words, floating.getFloatSemantics()));
  if (LaneTypes lanes = lanesOf(type); lanes.lane && lanes.lane != type) {
    bool isComplex = isa<mlir::ComplexType>(type);
    std::string text = isComplex ? "(" : "[";
    for (unsigned lane = 0; lane < lanes.count; ++lane)
      text += (lane ? ", " : "") + formatScalar(lanes.lane, words + lane * lanes.words);
    return text + (isComplex ? ")" : "]");
  }
  std::string text = "0x";
  for (unsigned word = wordsOf(type).value_or(1); word-- > 0;)
    text += utohexstr(words[word], /*LowerCase=*/true, /*Width=*/16);
  return text;
}

} // namespace freehold
