//===- VectorOps.cpp - vector: printing of scalars --------------*- C++ -*-===//
// vector.print observes what it prints, and appends to Outcome::printed the bytes that MLIR's
// C runner utilities write when the op is lowered to LLVM:
//
//   vector.print %x : i32                        print 3 : i32
//   vector.print %x : i32 punctuation <comma>    print 3 : i32 punctuation <comma>
//   vector.print punctuation <newline>           print punctuation <newline>
//   vector.print str "text"                      print str "text"
//===----------------------------------------------------------------------===//
#include "oracle/interp/Compile.h"
#include "oracle/interp/Format.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/StringExtras.h"

#include <cmath>

using namespace mlir;

namespace freehold::interp {

namespace {
struct PrintTable {
  /// Null when no value is printed.
  Type type;
  /// Follow the value in the observation and in the output.
  std::string observed, output;
};
} // namespace

/// What the runner utilities make of a scalar: booleans are 1 and 0, other integers of up to
/// 64 bits decimal, index unsigned, floats as %g has them.
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

static const Inst *execPrint(const Inst *i, Machine &m) {
  const auto &print = i->table<PrintTable>();
  std::string line = "print";
  if (print.type) {
    if (m.poison[i->a])
      return m.failPoison(i, "the printed value");
    const uint64_t *words = m.words + i->a;
    line += ' ';
    line += formatScalar(print.type, words);
    line += " : " + m.module.nameOf(print.type);
    m.outcome.printed += nativeText(print.type, words);
  }
  m.outcome.printed += print.output;
  m.observe(line + print.observed);
  return i->next();
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

/// The runner utilities have print functions for these.
static bool prints(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return integer.getWidth() <= 64;
  return isa<IndexType>(type) || type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

static void evalPrint(vector::PrintOp op, Emitter &e) {
  PrintTable print;
  uint32_t at = 0;
  if (auto text = op.getStringLiteral()) {
    print.output = text->str();
    llvm::raw_string_ostream stream(print.observed);
    stream << " str \"";
    llvm::printEscapedString(*text, stream);
    stream << '"';
  } else {
    vector::PrintPunctuation punctuation = op.getPunctuation();
    print.output = nativeText(punctuation).str();
    if (Value source = op.getSource()) {
      if (!prints(source.getType()))
        return e.unsupported("a type that native code does not print");
      print.type = source.getType();
      at = e.at(source);
    }
    if (!print.type || punctuation != vector::PrintPunctuation::NewLine)
      print.observed =
          (" punctuation <" + vector::stringifyPrintPunctuation(punctuation) + ">").str();
  }
  e.emit(execPrint, 0, at).data = e.own(std::move(print));
}

void addVectorOps(InterpTable &table) { table.on<vector::PrintOp>(evalPrint); }

} // namespace freehold::interp
