//===- LemmaTable.cpp - The lemmas, by label ------------------------------===//
// The build generates LemmaRows.inc from the files in smt/lemmas.
//===----------------------------------------------------------------------===//
#include "smt/lemmas/check/Lemma.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace freehold::smt {

#define IR_LEMMA(label, text)
#define TERM_LEMMA(label, comment, function) TermLemma function();
#include "LemmaRows.inc"
#undef IR_LEMMA
#undef TERM_LEMMA

bool Lemma::holdsUnder(Reading reading) const {
  return llvm::is_contained(readings, reading) || llvm::is_contained(alsoHolds, reading);
}

//===----------------------------------------------------------------------===//
// The opening comment
//===----------------------------------------------------------------------===//

/// Returns the paragraphs of the comment at the beginning of `text`, with lines joined by newlines.
static std::vector<std::string> paragraphsOf(llvm::StringRef text) {
  std::vector<std::string> paragraphs;
  bool isOpen = false;
  while (text.starts_with("//")) {
    auto [line, rest] = text.split('\n');
    text = rest;
    if (line.starts_with("//==="))
      continue;
    line = line.drop_front(2);
    line.consume_front(" ");
    if (line.trim().empty()) {
      isOpen = false;
      continue;
    }
    if (!isOpen)
      paragraphs.emplace_back();
    else
      paragraphs.back() += '\n';
    paragraphs.back() += line.rtrim().str();
    isOpen = true;
  }
  return paragraphs;
}

static std::optional<std::vector<Reading>> readingsOf(llvm::StringRef list) {
  std::vector<Reading> readings;
  llvm::SmallVector<llvm::StringRef> words;
  list.split(words, ',');
  for (llvm::StringRef word : words) {
    word = word.trim();
    if (word != "union" && word != "literal")
      return std::nullopt;
    readings.push_back(word == "union" ? Reading::Union : Reading::Literal);
  }
  return readings;
}

/// Reads the paragraph of `readings:`, `also:` and `for:`. Returns an error or an empty string.
static std::string readFields(llvm::StringRef paragraph, Lemma &lemma) {
  llvm::SmallVector<llvm::StringRef> lines;
  paragraph.split(lines, '\n');
  for (llvm::StringRef line : lines) {
    auto [key, value] = line.split(':');
    value = value.trim();
    if (key == "for") {
      lemma.backs = value.str();
      continue;
    }
    if (key != "readings" && key != "also")
      return ("unknown field '" + key + "'").str();
    auto readings = readingsOf(value);
    if (!readings)
      return ("'" + value + "' names readings that are neither union nor literal").str();
    (key == "also" ? lemma.alsoHolds : lemma.readings) = *readings;
  }
  if (lemma.readings.empty() || lemma.backs.empty())
    return "the fields 'readings' and 'for' are needed";
  return "";
}

ParsedLemma parseLemmaComment(llvm::StringRef text) {
  ParsedLemma parsed;
  std::vector<std::string> paragraphs = paragraphsOf(text);
  if (paragraphs.size() < 3) {
    parsed.error = "a statement, fields and a text are needed";
    return parsed;
  }
  std::string first = paragraphs[0];
  llvm::replace(first, '\n', ' ');
  auto [label, statement] = llvm::StringRef(first).split(". ");
  if (label.contains(' ') || statement.empty()) {
    parsed.error = "the comment starts with 'LABEL. Statement.'";
    return parsed;
  }
  parsed.lemma.label = label.str();
  parsed.lemma.statement = statement.str();
  parsed.error = readFields(paragraphs[1], parsed.lemma);
  parsed.lemma.why = llvm::join(llvm::drop_begin(paragraphs, 2), "\n\n");
  return parsed;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

/// Orders S2 before S10, and S2 before S2-literal.
static bool isBefore(const Lemma &a, const Lemma &b) {
  int order = llvm::StringRef(a.label).compare_numeric(b.label);
  return order < 0;
}

static Lemma lemmaOf(llvm::StringRef label, llvm::StringRef text) {
  ParsedLemma parsed = parseLemmaComment(text);
  if (parsed.error.empty() && parsed.lemma.label != label)
    parsed.error = "the comment is of '" + parsed.lemma.label + "'";
  // An error here is a fault of the build, not of the user.
  if (!parsed.error.empty())
    llvm::report_fatal_error("lemma " + label + ": " + parsed.error);
  return std::move(parsed.lemma);
}

const std::vector<Lemma> &allLemmas() {
  static const std::vector<Lemma> lemmas = [] {
    std::vector<Lemma> lemmas;
#define IR_LEMMA(label, text)                                                                      \
  lemmas.push_back(lemmaOf(label, text));                                                          \
  lemmas.back().module = text;
#define TERM_LEMMA(label, comment, function)                                                       \
  lemmas.push_back(lemmaOf(label, comment));                                                       \
  lemmas.back().terms = function();
#include "LemmaRows.inc"
#undef IR_LEMMA
#undef TERM_LEMMA
    llvm::sort(lemmas, isBefore);
    return lemmas;
  }();
  return lemmas;
}

const Lemma *findLemma(llvm::StringRef label) {
  auto found = llvm::find_if(allLemmas(), [&](const Lemma &lemma) { return lemma.label == label; });
  return found == allLemmas().end() ? nullptr : &*found;
}

} // namespace freehold::smt
