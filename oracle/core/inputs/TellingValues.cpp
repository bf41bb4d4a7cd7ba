//===- TellingValues.cpp --------------------------------------------------===//
#include "oracle/core/inputs/TellingValues.h"

#include "oracle/core/inputs/InputLists.h"
#include "oracle/core/inputs/Mix.h"
#include "oracle/core/inputs/Scalars.h"
#include "oracle/core/inputs/ValueLayout.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace mlir;
using llvm::APFloat;

namespace freehold {

using Row = std::vector<ScalarArgument>;

/// Maximum number of values in a drawn row, and in one of the program's numbers.
static constexpr size_t kRowMax = 8;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

namespace {
/// Integers of one width. Numbers that do not fit keep their lower bits.
class Integers {
public:
  Integers(unsigned width, uint64_t seed, const ProgramNumbers &numbers)
      : width_(width), seed_(seed), numbers_(numbers),
        lowest_(width == 64 ? INT64_MIN : -(INT64_C(1) << (width - 1))) {}

  Row scalars(size_t number) const;
  Row cells(size_t number) const;

private:
  Row row(llvm::ArrayRef<int64_t> values) const {
    Row result;
    for (int64_t value : values)
      result.push_back({llvm::SignExtend64(static_cast<uint64_t>(value), width_)});
    return result;
  }
  Row ofProgram() const;
  Row aboveMiddle(size_t number) const;
  Row ties(int most) const;
  Row exact(int most, int64_t more) const;
  Row factors() const;
  Row drawn(size_t number) const;
  /// Returns the first number of the program that is more than 1.
  int64_t ofProgramOr(int64_t otherwise) const {
    auto found = llvm::find_if(numbers_.integers, [](int64_t number) { return number > 1; });
    return found == numbers_.integers.end() ? otherwise : *found;
  }

  unsigned width_;
  uint64_t seed_;
  const ProgramNumbers &numbers_;
  int64_t lowest_;
};
} // namespace

Row Integers::ofProgram() const {
  llvm::ArrayRef<int64_t> numbers = numbers_.integers;
  return numbers.empty() ? row({17, 1, 16}) : row(numbers.take_front(kRowMax));
}

/// Integers just above the middle of two neighbouring floats: of f32 for wide integers, else of bf16. Converted
/// through a wider format, they become the middle, and are then rounded down.
Row Integers::aboveMiddle(size_t number) const {
  const int digits = width_ > 53 ? 24 : 8;
  if (width_ < 32)
    return drawn(number);
  auto above = [&](int highBit) {
    return static_cast<int64_t>((UINT64_C(1) << highBit) + (UINT64_C(1) << (highBit - digits)) + 1);
  };
  const int top = static_cast<int>(width_) - 1;
  const int64_t positive = above(top - 3), large = above(top);
  return number == 13 ? row({large, positive}) : row({positive, large, -positive});
}

/// Integers in the middle of two neighbouring floats, of which the first is rounded down and the second up: of a format with so many
/// digits, or with fewer where the type is too narrow for that, then of bf16.
Row Integers::ties(int most) const {
  const int widest = width_ > 53 ? 53 : width_ > 24 ? 24 : width_ > 11 ? 11 : 4;
  const int digits = std::min(most, widest);
  const int64_t first = INT64_C(1) << digits;
  return row({first + 1, first + 3, -first - 1, 257});
}

/// The largest power of two up to which a float of so many digits has all integers, plus `more`: scalars and cells then differ by what such
/// a float cannot tell.
Row Integers::exact(int most, int64_t more) const {
  const int digits = std::min(most, static_cast<int>(width_) - 2);
  return row({(INT64_C(1) << std::max(digits, 0)) + more});
}

/// Numbers whose squares, and products of two or three, leave the type, or 32 bits.
Row Integers::factors() const {
  const int64_t factor = INT64_C(3) << std::max<int>(0, static_cast<int>(width_) / 2 - 2);
  return width_ > 32 ? row({INT64_C(1) << 20, INT64_C(1) << 20, INT64_C(1) << 20, factor})
                     : row({factor, factor, factor});
}

/// Small numbers of both signs, mixed with numbers of the program and the extremes of the type.
Row Integers::drawn(size_t number) const {
  std::vector<int64_t> from = {0, 1, -1, 2, -2, 3, -3, 5, -7, 8, lowest_, ~lowest_, 255, 256, -100};
  from.insert(from.end(), numbers_.integers.begin(), numbers_.integers.end());
  std::vector<int64_t> values;
  for (size_t n = 0; n < kRowMax; ++n)
    values.push_back(from[mix(seed_ + number * kRowMax + n) % from.size()]);
  return row(values);
}

Row Integers::scalars(size_t number) const {
  const int64_t highest = ~lowest_, lower = INT64_C(1) << width_ / 2;
  const int64_t beyond = width_ > 32 ? INT64_C(1) << 32 : lower;
  switch (number) {
  case 0:
    return row({-7, 3, 2, -2});
  case 1:
    return row({7, -3, -2, 5});
  case 2:
    return row({beyond + 1, 1, 2});
  case 3:
    return row({-7, -3, -2});
  case 4:
    return row({7, 3, 2, 5});
  case 5:
    return width_ > 32 ? row({INT64_C(1) << 31, (INT64_C(1) << 31) - 1, beyond})
                       : row({lowest_, highest, -1});
  case 6:
    return row({lowest_, -1, highest});
  case 7:
    return row({3, -7, 2, 11});
  case 8:
    return row({beyond + ofProgramOr(0), beyond + 2, 2, 1});
  case 9:
    return row({lowest_});
  case 10:
    return row({highest - 1, highest, 1, lowest_ + 1});
  case 11:
    return ofProgram();
  case 12:
  case 13:
    return aboveMiddle(number);
  case 14:
    return ties(24);
  case 15:
    return row({highest, -1, 1, 0});
  case 16:
    return row({4, 1, 2, 2});
  case 17:
    return row({lowest_ / ofProgramOr(2), -1});
  case 18:
    return ties(53);
  case 19:
    return factors();
  case 20:
    return exact(24, 1);
  case 21:
    return exact(53, 1);
  case 23:
    return width_ > 28 ? row({1 << 27, (1 << 27) - 1, (1 << 27) + 1, 1 << 27}) : drawn(number);
  default:
    return drawn(number);
  }
}

Row Integers::cells(size_t number) const {
  const int64_t highest = ~lowest_, lower = INT64_C(1) << width_ / 2;
  switch (number) {
  case 0:
    return row({-100, -7, -2, -1, 0, 1, 3, 100});
  case 1:
    return row({0});
  case 2:
    return row({100, 7, 3, 1, 0, -1, -3, -100});
  case 3:
    return row({-7, 3, 7, -3});
  case 4:
    return row({0, 0, 1, 1, 2, 2, 3, 3});
  case 5:
    return row({lowest_, -1, 0, highest});
  case 6:
    return row({0, 1, 2, 3});
  case 7:
    return row({lower + 1, 1, lower - 1, 257});
  case 8:
    return row({highest, lowest_, 1, -1});
  case 9:
    return row({ofProgramOr(lowest_)});
  case 10:
    return row({3, 2, 1, 0});
  case 11:
    return ofProgram();
  case 12:
  case 13:
  case 14:
    return aboveMiddle(number);
  case 15:
    return row({highest});
  case 16:
    return row({-1});
  case 17:
    return row({1});
  case 18:
    return ties(53);
  case 19:
    return row({lowest_, lowest_ + 1});
  case 20:
    return exact(24, 0);
  case 21:
    return exact(53, 0);
  case 22:
    return width_ > 32 ? row({INT64_C(1) << 32, 0, 1}) : row({-1, 5, 0, -2});
  case 23:
    return row({0, -1, 1, -1});
  default:
    return drawn(number);
  }
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

namespace {
class Floats {
public:
  Floats(FloatType type, uint64_t seed, const ProgramNumbers &numbers)
      : type_(type), semantics_(type.getFloatSemantics()),
        digits_(static_cast<int>(APFloat::semanticsPrecision(semantics_))), seed_(seed),
        numbers_(numbers) {}

  Row row(size_t number) const;

private:
  /// Returns those of the numbers that are values of the type.
  Row rounded(llvm::ArrayRef<double> numbers) const;
  Row ofProgram() const;
  Row halfway(size_t number) const;
  Row middles(llvm::ArrayRef<int> formats) const;
  Row infinity(bool isNegative) const;
  Row fused() const;
  Row drawn(size_t number) const;
  static Row withNext(APFloat value, bool isDown);

  FloatType type_;
  const llvm::fltSemantics &semantics_;
  int digits_;
  uint64_t seed_;
  const ProgramNumbers &numbers_;
};
} // namespace

Row Floats::rounded(llvm::ArrayRef<double> numbers) const {
  Row result;
  for (double number : numbers)
    if (auto value = floatValue(type_, number))
      result.push_back(*value);
  return result;
}

/// For each number of the program, an argument x and the value that cancels their rounded product:
/// x, -(x * number), number.
Row Floats::ofProgram() const {
  Row result;
  for (double number : llvm::ArrayRef<double>(numbers_.floats).take_front(2)) {
    auto x = floatValue(type_, 1.7), factor = floatValue(type_, number);
    if (!x || !factor)
      continue;
    unsigned bits = APFloat::getSizeInBits(semantics_);
    APFloat product(semantics_, wholeBits(*x, bits));
    product.multiply(APFloat(semantics_, wholeBits(*factor, bits)), APFloat::rmNearestTiesToEven);
    result.push_back(*x);
    if (product.isFinite() && APFloat::semanticsHasSignedRepr(semantics_))
      result.push_back(floatScalar(-product));
    result.push_back(*factor);
  }
  return result.empty() ? rounded({1.1, 2.2, -3.3}) : result;
}

/// Numbers of f64 just above the midpoint between two numbers of f16, bf16 or f32. Converted to the
/// narrow format through a wider one, they become the midpoint and are then rounded down.
Row Floats::halfway(size_t number) const {
  if (digits_ <= 24)
    return number == 7 ? rounded({0.1, 0.3, 0.7, -1.7}) : middles({11, 8});
  const double least = std::ldexp(1, -52), f16 = 1 + std::ldexp(1, -11) + least,
               bf16 = 1 + std::ldexp(1, -8) + least, f32 = 1 + std::ldexp(1, -24) + least;
  return number == 7 ? rounded({f16, bf16, f32}) : rounded({bf16, f32, f16});
}

/// The numbers halfway between 1 and the next number of the formats with so many digits, and between the next
/// two: the first is rounded down, the second up.
Row Floats::middles(llvm::ArrayRef<int> formats) const {
  std::vector<double> values;
  for (double times : {1.0, 3.0})
    for (int digits : formats)
      if (digits < digits_)
        values.push_back(1 + times * std::ldexp(1, -digits));
  return rounded(values);
}

/// x, y and a tiny number: x * y is in the middle of two numbers, so that the sum is rounded up, but not if it was
/// rounded in a wider format before.
Row Floats::fused() const {
  // Of an odd number of digits the middle is a product of two numbers.
  const int first = digits_ / 2, second = digits_ - first;
  Row result = rounded({1 + std::ldexp(1, -first), 1 + std::ldexp(1, -second)});
  if (auto tiny = floatValue(type_, std::ldexp(1, -3 * digits_)))
    result.push_back(*tiny);
  else
    result.push_back(floatScalar(APFloat::getSmallest(semantics_)));
  return result;
}

Row Floats::infinity(bool isNegative) const {
  if (!APFloat::semanticsHasInf(semantics_) ||
      (isNegative && !APFloat::semanticsHasSignedRepr(semantics_)))
    return {};
  return {floatScalar(APFloat::getInf(semantics_, isNegative))};
}

/// Numbers of both signs near 1 with all digits of the format.
Row Floats::drawn(size_t number) const {
  std::vector<double> values;
  for (size_t n = 0; n < kRowMax; ++n) {
    uint64_t random = mix(seed_ + number * kRowMax + n);
    double value = std::ldexp(1.0 + std::ldexp(static_cast<double>(random >> 12), -52),
                              static_cast<int>(random % 4) - 2);
    values.push_back(random & 16 ? value : -value);
  }
  return rounded(values);
}

/// Two neighbours in the format, which a narrower one cannot tell apart.
Row Floats::withNext(APFloat value, bool isDown) {
  Row result = {floatScalar(value)};
  value.next(isDown);
  result.push_back(floatScalar(value));
  return result;
}

Row Floats::row(size_t number) const {
  const int half = (digits_ + 1) / 2;
  const double large = std::ldexp(1.0, digits_);
  switch (number) {
  case 0:
    return rounded({0.0, -0.0});
  case 1:
    return rounded({large, 1, 1, -large});
  case 2:
  case 4: {
    Row result = rounded({1});
    if (APFloat::semanticsHasNaN(semantics_))
      result.insert(number == 2 ? result.begin() : result.end(),
                    floatScalar(APFloat::getNaN(semantics_)));
    return result;
  }
  case 3:
    return rounded(
        {1 + std::ldexp(1, -half), 1 + std::ldexp(1, -half), -1 - std::ldexp(1, 1 - half)});
  case 5:
    return rounded({-0.0, 0.0});
  case 6:
    return rounded({5, 3, 7, 11});
  case 7:
  case 8:
    return halfway(number);
  case 9:
    return withNext(APFloat::getSmallest(semantics_), /*isDown=*/false);
  case 10:
    return withNext(APFloat::getLargest(semantics_), /*isDown=*/true);
  case 11:
    return ofProgram();
  case 12:
    return middles({8, 11, 24});
  case 13:
  case 14:
    return infinity(/*isNegative=*/number == 13);
  case 15:
    return fused();
  case 16:
    return rounded({4, 1, 2, 2});
  case 17:
    return rounded({1e-12, 1e-13, -1e-12});
  case 18:
    return middles({24, 11, 8});
  case 19:
    return middles({11, 24, 8});
  case 20:
    return rounded({-200, -1000, -150.5});
  case 21:
    return rounded({0.003, 0.0001, 0.02, -0.003});
  case 22:
    return rounded({0.7});
  case 23:
    return rounded({0.1, 0.3, 0.7, 1.1, 3.3, 1000.7, 0.77, 61.4});
  default:
    return drawn(number);
  }
}

//===----------------------------------------------------------------------===//
// All types
//===----------------------------------------------------------------------===//

static std::vector<Row> rowsOf(Type type, size_t count, uint64_t seed,
                               const ProgramNumbers &numbers, bool areCells) {
  std::vector<Row> rows;
  auto floating = dyn_cast<FloatType>(type);
  unsigned width = isa<IndexType>(type) ? 64 : type.isInteger() ? type.getIntOrFloatBitWidth() : 0;
  if (!floating && width < 2)
    return rows;
  for (size_t number = 0; number < count; ++number) {
    Row row;
    if (floating) {
      row = Floats(floating, seed, numbers).row(number);
    } else {
      Integers integers(std::min(width, 64u), seed, numbers);
      row = areCells ? integers.cells(number) : integers.scalars(number);
      for (ScalarArgument &value : row)
        value = widened(value.bits, width);
    }
    // The format may lack every value of a row.
    if (row.empty())
      row = rows.empty() ? Row{ScalarArgument{0, !!floating}} : rows.back();
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<Row> tellingScalars(Type type, size_t count, uint64_t seed,
                                const ProgramNumbers &numbers) {
  return rowsOf(type, count, seed, numbers, /*areCells=*/false);
}

std::vector<Row> tellingCells(Type element, size_t count, uint64_t seed,
                              const ProgramNumbers &numbers) {
  return rowsOf(laneTypeOf(element), count, seed, numbers, /*areCells=*/true);
}

} // namespace freehold
