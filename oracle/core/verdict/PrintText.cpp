//===- PrintText.cpp ------------------------------------------------------===//
#include "oracle/core/verdict/PrintText.h"

#include "oracle/core/inputs/Format.h"
#include "oracle/core/inputs/ValueLayout.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace freehold {

/// Formats a scalar like the runner utilities: booleans as 1 and 0, other integers of up to 64 bits
/// in decimal, index unsigned, floats with %g.
static std::string nativeText(Type type, const uint64_t *words) {
  if (type.isSignlessInteger(1))
    return words[0] & 1 ? "1" : "0";
  if (isa<IndexType>(type))
    return std::to_string(words[0]);
  auto floating = dyn_cast<FloatType>(type);
  if (!floating)
    return formatScalar(type, words);
  APFloat value = readFloat(words, floating.getFloatSemantics());
  if (value.isNaN())
    return value.isNegative() ? "-nan" : "nan";
  char text[32];
  snprintf(text, sizeof(text), "%g", value.convertToDouble());
  return text;
}

static StringRef nativeText(vector::PrintPunctuation punctuation) {
  switch (punctuation) {
  case vector::PrintPunctuation::NoPunctuation:
    return "";
  case vector::PrintPunctuation::NewLine:
    return "\n";
  case vector::PrintPunctuation::Comma:
    return ", ";
  case vector::PrintPunctuation::Open:
    return "( ";
  case vector::PrintPunctuation::Close:
    return " )";
  }
  return "";
}

/// Returns true for the types with a print function in the runner utilities.
static bool prints(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth() <= 64;
  return isa<IndexType>(type) || type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

std::optional<PrintText> printText(vector::PrintOp op) {
  PrintText print;
  if (auto text = op.getStringLiteral()) {
    print.output = text->str();
    llvm::raw_string_ostream stream(print.observed);
    stream << " str \"";
    llvm::printEscapedString(*text, stream);
    stream << '"';
    return print;
  }
  vector::PrintPunctuation punctuation = op.getPunctuation();
  print.output = nativeText(punctuation).str();
  if (Value source = op.getSource()) {
    if (!prints(laneTypeOf(source.getType())))
      return std::nullopt;
    print.type = source.getType();
    // Print the type now and not in each run, since MLIR's printer takes microseconds.
    llvm::raw_string_ostream(print.observed) << " : " << print.type;
  }
  if (!print.type || punctuation != vector::PrintPunctuation::NewLine)
    print.observed +=
        (" punctuation <" + vector::stringifyPrintPunctuation(punctuation) + ">").str();
  return print;
}

/// Formats the lanes of a vector as nested lists, and moves `words` past them.
static std::string listText(ArrayRef<int64_t> shape, const LaneTypes &lanes, const uint64_t *&words,
                            bool isOutput) {
  if (shape.empty()) {
    std::string text = isOutput ? nativeText(lanes.lane, words) : formatScalar(lanes.lane, words);
    words += lanes.words;
    return text;
  }
  std::string list;
  for (int64_t n = 0; n < shape.front(); ++n)
    list += (n ? ", " : "") + listText(shape.drop_front(), lanes, words, isOutput);
  return isOutput ? "( " + list + " )" : "[" + list + "]";
}

/// A vector without dimensions is a list of its one element.
static std::string valueText(Type type, const uint64_t *words, bool isOutput) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return isOutput ? nativeText(type, words) : formatScalar(type, words);
  ArrayRef<int64_t> shape = vector.getShape();
  int64_t one = 1;
  return listText(shape.empty() ? ArrayRef<int64_t>(one) : shape, lanesOf(type), words, isOutput);
}

std::string PrintText::apply(const uint64_t *words, std::string &printed) const {
  std::string line = "print";
  if (type) {
    line += ' ';
    line += valueText(type, words, /*isOutput=*/false);
    printed += valueText(type, words, /*isOutput=*/true);
  }
  printed += output;
  return line + observed;
}

} // namespace freehold
