//===- LemmaReport.cpp ----------------------------------------------------===//
#include "smt/lemmas/check/LemmaReport.h"

#include "oracle/core/process/RecordSchema.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

#include <nlohmann/json.hpp>

namespace freehold::smt {

using nlohmann::ordered_json;
using Kind = ProofResult::Kind;

static std::string resultOf(const LemmaOutcome &outcome) {
  std::string text(spell(outcome.kind));
  if (!outcome.failed.empty())
    text += ": " + outcome.failed;
  return text;
}

static std::string secondsOf(double seconds) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.3f", seconds);
  return text;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

void printTable(llvm::raw_ostream &os, llvm::ArrayRef<LemmaResult> results) {
  std::vector<std::vector<std::string>> rows = {
      {"label", "reading", "result", "seconds", "bound", "statement"}};
  for (const LemmaResult &result : results)
    rows.push_back({result.lemma->label, std::string(spell(result.reading)),
                    resultOf(result.outcome), secondsOf(result.seconds), result.bound(),
                    result.lemma->statement});
  std::vector<size_t> widths(rows.front().size());
  for (const auto &row : rows)
    for (auto [width, cell] : llvm::zip_equal(widths, row))
      width = std::max(width, cell.size());
  for (const auto &row : rows) {
    for (size_t column = 0; column + 1 < row.size(); ++column)
      os << llvm::left_justify(row[column], widths[column] + 2);
    os << row.back() << '\n';
  }
}

static void printIndented(llvm::raw_ostream &os, llvm::StringRef text, unsigned by) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    if (!line.empty())
      os.indent(by) << line;
    os << '\n';
    text = rest;
  }
}

static void printPrograms(llvm::raw_ostream &os, const LemmaOutcome &outcome) {
  if (!outcome.programs)
    return;
  os << "  before:\n";
  printIndented(os, outcome.programs->before, 4);
  os << "  after:\n";
  printIndented(os, outcome.programs->after, 4);
}

void printDetails(llvm::raw_ostream &os, const LemmaResult &result) {
  os << '\n' << result.lemma->label << " under " << spell(result.reading) << '\n';
  for (const LemmaResult::Conjunct &conjunct : result.without) {
    os << "  without " << conjunct.text << ": " << resultOf(conjunct.outcome) << '\n';
    printIndented(os, conjunct.outcome.table, 4);
    // Print the world of a refutation that does not replay.
    if (!conjunct.outcome.noReplay.empty())
      printPrograms(os, conjunct.outcome);
  }
  if (result.outcome.kind == Kind::Refuted) {
    bool separates = !result.lemma->holdsUnder(result.reading);
    os << "  " << resultOf(result.outcome)
       << (separates ? "; the world that separates the readings:\n" : "; in this world:\n");
    printIndented(os, result.outcome.table, 4);
    printPrograms(os, result.outcome);
    if (!result.outcome.shows.empty())
      os << "  the before is right, the after runs into " << result.outcome.shows << '\n';
    if (separates && result.reading == Reading::Literal)
      os << "  (ops that the readings differ on are lowered by MLIR's "
            "bufferization-lower-deallocations, which "
            "implements literal)\n";
  }
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static ordered_json outcomeObject(const LemmaOutcome &outcome) {
  ordered_json object;
  object["result"] = spell(outcome.kind);
  if (!outcome.failed.empty())
    object["obligation"] = outcome.failed;
  if (!outcome.kindName.empty())
    object["kind"] = outcome.kindName;
  if (!outcome.reason.empty())
    object["reason"] = outcome.reason;
  object["seconds"] = outcome.seconds;
  object["queries"] = outcome.queries;
  return object;
}

std::string jsonLine(const LemmaResult &result, llvm::StringRef solver) {
  ordered_json line;
  line["name"] = result.lemma->label;
  line["statement"] = result.lemma->statement;
  line["reading"] = spell(result.reading);
  line["solver"] = solver.str();
  line["bound"] = result.outcome.kind == Kind::Proved ? ordered_json("unbounded") : ordered_json();
  line.update(outcomeObject(result.outcome));
  line["seconds"] = result.seconds;
  line["status"] = spell(result.status);
  line["conjuncts"] = ordered_json::array();
  for (const LemmaResult::Conjunct &conjunct : result.without) {
    ordered_json object = outcomeObject(conjunct.outcome);
    object["dropped"] = conjunct.text;
    line["conjuncts"].push_back(object);
  }
  line["sizes"] = ordered_json::array();
  for (const LemmaResult::Bounded &bounded : result.bounded) {
    ordered_json object = outcomeObject(bounded.outcome);
    object["bound"] = bounded.size;
    line["sizes"].push_back(object);
  }
  line["complaints"] = result.complaints;
  line["schema"] = kRecordSchema;
  return line.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

//===----------------------------------------------------------------------===//
// Markdown
//===----------------------------------------------------------------------===//

/// Returns the text after the opening comment.
static llvm::StringRef functionsOf(llvm::StringRef module) {
  while (module.starts_with("//"))
    module = module.split('\n').second;
  return module.trim();
}

static std::string listed(llvm::ArrayRef<Reading> readings) {
  return llvm::join(llvm::map_range(readings, [](Reading r) { return std::string(spell(r)); }),
                    ", ");
}

static std::string readingsOf(const Lemma &lemma) {
  std::string text = listed(lemma.readings);
  if (!lemma.alsoHolds.empty())
    text += "; also " + listed(lemma.alsoHolds) + ", with a conjunct to spare";
  for (Reading reading : {Reading::Union, Reading::Literal})
    if (!lemma.holdsUnder(reading))
      text += "; not " + std::string(spell(reading));
  return text;
}

/// Prints paragraphs. Indented ones are formulas or programs.
static void printWhy(llvm::raw_ostream &os, llvm::StringRef why) {
  while (!why.empty()) {
    auto [paragraph, rest] = why.split("\n\n");
    llvm::StringRef fence = paragraph.starts_with("  ") ? "```\n" : "";
    os << '\n' << fence << paragraph << '\n' << fence;
    why = rest;
  }
}

void printMarkdown(llvm::raw_ostream &os, mlir::MLIRContext &context) {
  os << "<!-- Made by `build/bin/freehold-prove lemmas --markdown`; do not edit. -->\n"
        "# Lemmas\n\n"
        "Each is proved for any number of memrefs and retained values; `build/bin/freehold-prove "
        "lemmas`\n"
        "proves them all again. What is listed as a conjunct is needed: without it there is a\n"
        "counterexample. `union` and `literal` are the readings of `bufferization.dealloc`.\n\n"
        "| label | statement | readings | for |\n|---|---|---|---|\n";
  for (const Lemma &lemma : allLemmas())
    os << "| " << lemma.label << " | " << lemma.statement << " | " << readingsOf(lemma) << " | "
       << lemma.backs << " |\n";
  for (const Lemma &lemma : allLemmas()) {
    os << "\n## " << lemma.label << "\n\n"
       << lemma.statement << "\n\nReadings: " << readingsOf(lemma) << ".\nFor: " << lemma.backs
       << ".\n";
    printWhy(os, lemma.why);
    std::vector<std::string> conjuncts = conjunctsOf(lemma, context);
    if (!conjuncts.empty())
      os << "\nConjuncts:\n";
    for (const std::string &conjunct : conjuncts)
      os << "- `" << conjunct << "`\n";
    if (!lemma.module.empty())
      os << "\n```mlir\n" << functionsOf(lemma.module) << "\n```\n";
  }
}

} // namespace freehold::smt
