//===- UndefinedPrograms.cpp - Programs of the table of undefined behaviours -===//
#include "tests/stress/UndefinedPrograms.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace freehold::stress {

using Row = UndefinedBehaviour;

/// Parses "%a: i8, %b: i8" into names with types.
static llvm::SmallVector<std::pair<llvm::StringRef, llvm::StringRef>> argumentsOf(const Row &row) {
  llvm::SmallVector<std::pair<llvm::StringRef, llvm::StringRef>> arguments;
  llvm::SmallVector<llvm::StringRef> texts;
  llvm::StringRef(row.example.arguments).split(texts, ", ", -1, /*KeepEmpty=*/false);
  for (llvm::StringRef text : texts)
    arguments.push_back(text.split(": "));
  return arguments;
}

static std::string constants(const Row &row, const std::vector<std::string> &values) {
  std::string text;
  for (auto [argument, value] : llvm::zip_equal(argumentsOf(row), values))
    text +=
        argument.first.str() + " = arith.constant " + value + " : " + argument.second.str() + "\n";
  return text;
}

static bool returnsResult(const Row &row) { return !row.example.before.empty(); }

/// Returns a branch on %r, which is undefined if %r is poison.
static std::string useOf(const Row &row) {
  const std::string &type = row.example.result;
  if (row.effect != Row::Effect::Poison)
    return "";
  if (type == "i1")
    return "scf.if %r {\n}\n";
  std::string compare = type[0] == 'f' ? "arith.cmpf oeq" : "arith.cmpi eq";
  return "%used = " + compare + ", %r, %r : " + type + "\nscf.if %used {\n}\n";
}

static std::string bodyOf(const Row &row) { return row.example.body + "\n" + useOf(row); }

/// Ends a function, returning the result if the row is about a result.
static std::string endOf(const Row &row) {
  return returnsResult(row) ? "return %r : " + row.example.result + "\n}\n" : "return\n}\n";
}
static std::string typeOf(const Row &row) {
  return returnsResult(row) ? " -> " + row.example.result : "";
}

static std::string sourceBody(const Row &row) {
  if (returnsResult(row))
    return row.example.before + "\n";
  return "scf.if %guard {\n" + bodyOf(row) + "}\n";
}

static std::string mainOf(const Row &row, const std::string &body,
                          const std::vector<std::string> &values) {
  return "func.func @main()" + typeOf(row) + " {\n%guard = arith.constant false\n" +
         constants(row, values) + body + endOf(row);
}

std::string aloneProgram(const Row &row, const std::vector<std::string> &values) {
  return mainOf(row, bodyOf(row), values);
}

std::string rewriteOf(const Row &row) {
  std::string facts, plain;
  for (auto [name, type] : argumentsOf(row)) {
    facts += (name + ": " + type + " {freehold.defined}, ").str();
    plain += (name + ": " + type + ", ").str();
  }
  return "func.func @src(" + facts + "%guard: i1 {freehold.defined})" + typeOf(row) + " {\n" +
         sourceBody(row) + endOf(row) + "func.func @tgt(" + plain + "%guard: i1)" + typeOf(row) +
         " {\n" + bodyOf(row) + endOf(row);
}

smt::ConcretePrograms programsOf(const Row &row, const std::vector<std::string> &values) {
  return {mainOf(row, sourceBody(row), values), mainOf(row, bodyOf(row), values)};
}

} // namespace freehold::stress
