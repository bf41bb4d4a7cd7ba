//===- Scalars.h - Values of arguments and of cells -------------*- C++ -*-===//
// The numbers that callers, buffers and external functions pass to a program, and how they are
// written. All judges that run programs must agree on these to the bit.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"
#include "oracle/core/inputs/Mix.h"
#include "oracle/core/inputs/ValueLayout.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"

#include <algorithm>
#include <string>
#include <variant>

namespace freehold {

/// Writes a scalar that stubs return and buffers hold: a small number that every type represents
/// exactly, so that it can be a size or index. Determined by `random % kSmallNumbers`.
void smallNumber(mlir::Type type, uint64_t random, uint64_t *words);

/// Writes the lanes of a vector or complex number that this seed draws (Inputs.h).
void drawLanes(const LaneTypes &lanes, uint64_t seed, uint64_t *words);

/// Parses a literal as a value of `type`. Returns what is wrong with it otherwise.
std::variant<ScalarArgument, InputError> parseScalar(llvm::StringRef text, mlir::Type type);

/// Returns all `bits` bits of a scalar of that width.
llvm::APInt wholeBits(const ScalarArgument &scalar, unsigned bits);

/// Returns the encoding of a float as a scalar.
ScalarArgument floatScalar(const llvm::APFloat &value);

/// Returns distinct values of a float type of this kind, the most revealing ones first.
std::vector<ScalarArgument> floatValues(mlir::FloatType type, Values values);

/// Returns the number as a scalar of the type, rounded to nearest; std::nullopt if it is negative
/// and the type is unsigned, or if it exceeds the largest number.
std::optional<ScalarArgument> floatValue(mlir::FloatType type, double number);

/// Returns that value and its two neighbours in the type; empty if it is no value of the type.
std::vector<ScalarArgument> floatsAbout(mlir::FloatType type, double number);

/// The values that a buffer's cells are drawn from. All encodings have the same number of words.
class Palette {
public:
  /// Fails if one of the numbers is no value of the type.
  static std::variant<Palette, std::string> make(mlir::Type element, Values values,
                                                 llvm::ArrayRef<std::string> numbers);

  /// Makes a palette that assigns these values, at least one, to the cells in turn.
  static std::variant<Palette, std::string> inTurn(mlir::Type element,
                                                   llvm::ArrayRef<std::string> cells);

  /// Makes the palette of what external functions return with `answers` and `answerNumbers`
  /// (Answers.h). Numbers that are no values of the type are left out.
  static Palette ofAnswers(mlir::Type element, llvm::ArrayRef<std::string> numbers);

  size_t size() const { return words_.size() / wordsEach_; }
  llvm::ArrayRef<uint64_t> words() const { return words_; }
  bool isInTurn() const { return isInTurn_; }
  const uint64_t *draw(uint64_t random) const {
    return words_.data() + random % size() * wordsEach_;
  }
  /// Writes value `number`, which is less than size().
  void write(uint64_t number, uint64_t *to) const {
    std::copy_n(words_.data() + number * wordsEach_, wordsEach_, to);
  }
  /// Returns the value of cell `number` of a buffer with this seed.
  const uint64_t *cell(uint64_t seed, uint64_t number) const {
    return draw(isInTurn_ ? number : mix(seed + number));
  }

private:
  explicit Palette(unsigned wordsEach) : wordsEach_(wordsEach) {}
  void add(const llvm::APInt &bits);

  unsigned wordsEach_;
  bool isInTurn_ = false;
  std::vector<uint64_t> words_;
};

} // namespace freehold
