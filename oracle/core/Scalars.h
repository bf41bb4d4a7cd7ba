//===- Scalars.h - Values of arguments and of cells -------------*- C++ -*-===//
// What judges that run programs must agree on to the bit: the numbers that callers, buffers and
// external functions hand to a program, and how they are written.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Inputs.h"
#include "oracle/core/Mix.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/ArrayRef.h"

#include <string>
#include <variant>

namespace freehold {

/// A scalar that stubs return and buffers hold: a small number that every type represents
/// exactly, so that it can serve as a size or an index. Depends on `random % kSmallNumbers`.
void smallNumber(mlir::Type type, uint64_t random, uint64_t *words);

/// The value of a literal as a value of `type`, or what is wrong with it.
std::variant<ScalarArgument, InputError> parseScalar(llvm::StringRef text, mlir::Type type);

/// All `bits` bits of a scalar of that width.
llvm::APInt wholeBits(const ScalarArgument &scalar, unsigned bits);

/// A float's encoding.
ScalarArgument floatScalar(const llvm::APFloat &value);

/// Values of a float type of this kind, each once, the telling ones first.
std::vector<ScalarArgument> floatValues(mlir::FloatType type, Values values);

/// The same as a scalar of the type, rounded to nearest; nothing where it is none: a negative number
/// of a type without sign, or one beyond its largest.
std::optional<ScalarArgument> floatValue(mlir::FloatType type, double number);

/// That value and the two of the type next to it; none where it is no value of the type.
std::vector<ScalarArgument> floatsAbout(mlir::FloatType type, double number);

/// The values that a buffer's cells are drawn from, as encodings of equally many words.
class Palette {
public:
  /// Error: one of the numbers is no value of the type.
  static std::variant<Palette, std::string> make(mlir::Type element, Values values,
                                                 llvm::ArrayRef<std::string> numbers);

  /// These values, at least one, which cells have in turn.
  static std::variant<Palette, std::string> inTurn(mlir::Type element,
                                                   llvm::ArrayRef<std::string> cells);

  size_t size() const { return words_.size() / wordsEach_; }
  llvm::ArrayRef<uint64_t> words() const { return words_; }
  bool isInTurn() const { return isInTurn_; }
  const uint64_t *draw(uint64_t random) const {
    return words_.data() + random % size() * wordsEach_;
  }
  /// The value of cell `number` of a buffer of this seed.
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
