//===- Answers.cpp --------------------------------------------------------===//
#include "oracle/core/inputs/Answers.h"

#include "oracle/core/inputs/Format.h"
#include "oracle/core/inputs/ValueLayout.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold {

/// Some narrow float types have no infinities, no NaN, or no zero.
static APFloat floatAnswer(const llvm::fltSemantics &semantics, uint64_t number) {
  static constexpr double values[] = {0.0, 1.0,  -1.0,  0.5, -1.5, 2.0,  100.0,   -100.0,
                                      3.0, 0.25, -0.25, 4.0, -2.0, 1e30, -65536.0};
  bool hasInf = APFloat::semanticsHasInf(semantics);
  if (number == 10 && APFloat::semanticsHasZero(semantics))
    return APFloat::getZero(semantics, /*Negative=*/true);
  if (number == 11)
    return APFloat::getLargest(semantics);
  if (number == 12)
    return APFloat::getSmallest(semantics);
  if ((number == 13 || number == 14) && hasInf)
    return APFloat::getInf(semantics, /*Negative=*/number == 14);
  if (number == 15)
    return APFloat::semanticsHasNaN(semantics) ? APFloat::getNaN(semantics)
                                               : APFloat::getLargest(semantics);
  APFloat value(values[number]);
  bool lost;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &lost);
  return value;
}

static APInt integerAnswer(unsigned bits, uint64_t number) {
  // Odd numbers have odd indices, since the answer of type i1 is the parity of the index.
  static constexpr int64_t values[] = {0, 1, -2, -1, 2, 3, 100, 7, 8, 5, 1'000'000, 65'537};
  switch (number) {
  case 12:
    return APInt::getSignedMinValue(bits) * (bits > 1);
  case 13:
    return APInt::getSignedMaxValue(bits) | 1;
  case 14:
    return APInt::getZero(bits);
  case 15:
    return APInt::getMaxValue(bits);
  default:
    return APInt(bits, static_cast<uint64_t>(values[number]), /*isSigned=*/true,
                 /*implicitTrunc=*/true);
  }
}

void answerNumber(Type type, uint64_t number, uint64_t *words) {
  number %= kAnswers;
  unsigned bits = bitsOf(type);
  std::fill_n(words, llvm::divideCeil(bits, 64), 0);
  if (auto floating = dyn_cast<FloatType>(type)) {
    writeFloat(words, floatAnswer(floating.getFloatSemantics(), number));
    return;
  }
  APInt value = integerAnswer(bits, number);
  std::copy_n(value.getRawData(), value.getNumWords(), words);
}

} // namespace freehold
