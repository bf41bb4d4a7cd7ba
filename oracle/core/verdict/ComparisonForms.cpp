//===- ComparisonForms.cpp - A comparison as text, JSON lines and CSV -----===//
#include "oracle/core/verdict/Comparison.h"

#include "oracle/core/process/RecordSchema.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <nlohmann/json.hpp>

namespace freehold {

using nlohmann::ordered_json;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

namespace {
constexpr size_t kColumns = 100, kProgramWidthMin = 16, kSubjectWidthMax = 22;
/// The columns before the figures: program, subject and verdict.
constexpr size_t kNames = 3;

using Row = std::vector<std::string>;
} // namespace

/// Keeps the end of a name, since many names have the same beginning.
static std::string shortened(const std::string &name, size_t width) {
  if (name.size() <= width)
    return name;
  size_t start = name.size() - (width - 3);
  // Do not cut within a UTF-8 character.
  while (start < name.size() && (name[start] & 0xc0) == 0x80)
    ++start;
  return "..." + name.substr(start);
}

/// Aligns names to the left and numbers to the right. The first column gets the remaining width.
static std::string aligned(std::vector<Row> rows) {
  std::vector<size_t> widths(rows.front().size());
  for (const Row &row : rows)
    for (size_t c = 0; c < row.size(); ++c)
      widths[c] = std::max(widths[c], row[c].size());
  size_t others = 0;
  for (size_t c = 1; c < widths.size(); ++c)
    others += widths[c] + 2;
  size_t left = kColumns > others + kProgramWidthMin ? kColumns - others : kProgramWidthMin;
  widths[0] = std::min(widths[0], left);
  std::string text;
  for (Row &row : rows) {
    std::string line;
    row[0] = shortened(row[0], widths[0]);
    for (size_t c = 0; c < row.size(); ++c) {
      std::string space(widths[c] - std::min(widths[c], row[c].size()), ' ');
      line += (c ? "  " : "") + (c < kNames ? row[c] + space : space + row[c]);
    }
    text += llvm::StringRef(line).rtrim(' ').str() + "\n";
  }
  return text;
}

/// Returns a row with one cell for each figure that has a column.
static Row rowOf(std::string program, std::string subject, std::string verdict,
                 llvm::function_ref<std::string(size_t)> cell) {
  Row row = {std::move(program), std::move(subject), std::move(verdict)};
  for (size_t f = 0; f < kFigureCount; ++f)
    if (!kFigures[f].heading.empty())
      row.push_back(cell(f));
  return row;
}

/// Returns the names of subjects for rows. Long pipelines become numbers, which `legend` explains.
static std::vector<std::string> labels(const std::vector<std::string> &subjects,
                                       std::string &legend) {
  std::vector<std::string> result;
  for (const std::string &subject : subjects) {
    result.push_back(subject);
    if (subject.size() <= kSubjectWidthMax)
      continue;
    result.back() = "#" + std::to_string(result.size());
    legend += result.back() + ": " + subject + "\n";
  }
  return result;
}

static void addPrograms(std::vector<Row> &rows, const std::vector<ComparedProgram> &programs,
                        const std::vector<std::string> &names) {
  for (const ComparedProgram &program : programs)
    for (size_t n = 0; n < names.size(); ++n) {
      const ComparedSubject &subject = program.subjects[n];
      rows.push_back(rowOf(n ? "" : program.name, names[n], std::string(word(subject.verdict)),
                           [&](size_t f) -> std::string {
                             if (!subject.cost)
                               return "-";
                             return std::to_string(subject.cost->sum.*kFigures[f].value);
                           }));
    }
}

static void addTotals(std::vector<Row> &rows, const std::vector<SubjectTotal> &totals,
                      const RunStatistics &source, uint64_t compared,
                      const std::vector<std::string> &names) {
  using Cell = llvm::function_ref<std::string(const SubjectTotal &, size_t)>;
  auto group = [&](std::string title, size_t first, Cell cell) {
    for (size_t n = first; n < names.size(); ++n)
      rows.push_back(rowOf(n == first ? title : "", names[n], "",
                           [&](size_t f) { return cell(totals[n], f); }));
  };
  auto figure = [](const SubjectTotal &total, size_t f) { return total.sum.*kFigures[f].value; };
  rows.push_back(rowOf("total of " + std::to_string(compared), "(source)", "",
                       [&](size_t f) { return std::to_string(source.*kFigures[f].value); }));
  group("", 0,
        [&](const SubjectTotal &total, size_t f) { return std::to_string(figure(total, f)); });
  group("ratio", 1, [&](const SubjectTotal &total, size_t f) -> std::string {
    auto found = ratio(figure(total, f), figure(totals.front(), f));
    return found ? llvm::formatv("{0:f3}", *found).str() : "-";
  });
  group("less on", 1,
        [](const SubjectTotal &total, size_t f) { return std::to_string(total.below[f]); });
  group("more on", 1,
        [](const SubjectTotal &total, size_t f) { return std::to_string(total.above[f]); });
}

std::string Comparison::text() const {
  std::string legend;
  std::vector<std::string> names = labels(subjects_, legend);
  std::vector<SubjectTotal> sums = totals();
  std::vector<Row> rows = {rowOf("program", "subject", "verdict",
                                 [](size_t f) { return std::string(kFigures[f].heading); })};
  addPrograms(rows, programs_, names);
  addTotals(rows, sums, sourceTotal(), compared(), names);
  std::string text = legend + aligned(std::move(rows));
  text += llvm::formatv("compared: {0} of {1} programs, on which all subjects have figures\n",
                        compared(), programs_.size())
              .str();
  if (names.size() > 1)
    text += "ratio, less on, more on: against " + names.front() + "\n";
  for (size_t n = 0; n < names.size(); ++n) {
    std::string counts;
    for (const auto &[word, count] : sums[n].without)
      counts += (counts.empty() ? "" : ", ") + word + " " + std::to_string(count);
    if (!counts.empty())
      text += "    without figures of " + names[n] + ": " + counts + "\n";
  }
  for (size_t n = 0; n < names.size(); ++n)
    if (sums[n].leaking)
      text += "    " + names[n] + " leaks on " + std::to_string(sums[n].leaking) +
              " of them: it frees less, and its peak is higher\n";
  for (size_t n = 0; n < names.size(); ++n)
    if (sums[n].sum.deallocOps)
      text +=
          "    " + names[n] + " leaves bufferization.dealloc ops, whose checks are not counted\n";
  return text;
}

//===----------------------------------------------------------------------===//
// JSON lines
//===----------------------------------------------------------------------===//

static ordered_json figureObject(llvm::function_ref<ordered_json(size_t)> value) {
  ordered_json object = ordered_json::object();
  for (size_t f = 0; f < kFigureCount; ++f)
    object[std::string(kFigures[f].word)] = value(f);
  return object;
}

static ordered_json figuresOf(const RunStatistics &sum) {
  return figureObject([&](size_t f) -> ordered_json { return sum.*kFigures[f].value; });
}

static ordered_json ratioOf(const SubjectTotal &total, const SubjectTotal &base, size_t f) {
  auto found = ratio(total.sum.*kFigures[f].value, base.sum.*kFigures[f].value);
  return found ? ordered_json(*found) : ordered_json();
}

static std::string dumped(ordered_json line) {
  line["schema"] = kRecordSchema;
  return line.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::string Comparison::jsonLines() const {
  std::string lines;
  for (const ComparedProgram &program : programs_)
    for (size_t n = 0; n < subjects_.size(); ++n) {
      const ComparedSubject &subject = program.subjects[n];
      ordered_json line = {{"row", "program"},
                           {"program", program.name},
                           {"subject", subjects_[n]},
                           {"verdict", spell(subject.verdict)}};
      if (!std::holds_alternative<Agree>(subject.verdict))
        line[std::holds_alternative<Defect>(subject.verdict) ? "kind" : "reason"] =
            word(subject.verdict);
      line["compared"] = program.compared;
      line["runs"] = subject.cost ? ordered_json(subject.cost->runs) : ordered_json();
      line["figures"] = subject.cost ? figuresOf(subject.cost->sum) : ordered_json();
      line["source"] = program.source ? figuresOf(*program.source) : ordered_json();
      lines += dumped(line);
    }
  std::vector<SubjectTotal> sums = totals();
  for (size_t n = 0; n < subjects_.size(); ++n) {
    const SubjectTotal &total = sums[n];
    ordered_json line = {{"row", "total"},
                         {"subject", subjects_[n]},
                         {"programs", programs_.size()},
                         {"compared", compared()},
                         {"agree", total.agree},
                         {"defect", total.defect},
                         {"inconclusive", total.inconclusive},
                         {"without_figures", total.without},
                         {"leaking", total.leaking},
                         {"runs", total.runs},
                         {"figures", figuresOf(total.sum)},
                         {"source", figuresOf(sourceTotal())},
                         {"base", subjects_.front()}};
    line["ratios"] = figureObject([&](size_t f) { return ratioOf(total, sums.front(), f); });
    line["below"] = figureObject([&](size_t f) -> ordered_json { return total.below[f]; });
    line["above"] = figureObject([&](size_t f) -> ordered_json { return total.above[f]; });
    lines += dumped(line);
  }
  return lines;
}

//===----------------------------------------------------------------------===//
// CSV (RFC 4180, lines end in a newline)
//===----------------------------------------------------------------------===//

static std::string quoted(const std::string &field) {
  if (field.find_first_of(",\"\r\n") == std::string::npos)
    return field;
  std::string text = "\"";
  for (char c : field)
    text += c == '"' ? std::string("\"\"") : std::string(1, c);
  return text + "\"";
}

static std::string csvLine(Row fields, llvm::function_ref<std::string(size_t)> cell) {
  for (size_t f = 0; f < kFigureCount; ++f)
    fields.push_back(cell(f));
  std::string line;
  for (const std::string &field : fields)
    line += (line.empty() ? "" : ",") + quoted(field);
  return line + "\n";
}

std::string Comparison::csv() const {
  std::string text = csvLine({"row", "program", "subject", "verdict", "why", "compared", "runs"},
                             [](size_t f) { return std::string(kFigures[f].word); });
  for (const ComparedProgram &program : programs_) {
    const char *inTotals = program.compared ? "true" : "false";
    text += csvLine({"source", program.name, "", "", "", inTotals, ""}, [&](size_t f) {
      return program.source ? std::to_string((*program.source).*kFigures[f].value) : std::string();
    });
    for (size_t n = 0; n < subjects_.size(); ++n) {
      const ComparedSubject &subject = program.subjects[n];
      const auto &cost = subject.cost;
      bool agrees = std::holds_alternative<Agree>(subject.verdict);
      Row fields = {"program",
                    program.name,
                    subjects_[n],
                    std::string(spell(subject.verdict)),
                    agrees ? "" : std::string(word(subject.verdict)),
                    inTotals,
                    cost ? std::to_string(cost->runs) : ""};
      text += csvLine(std::move(fields), [&](size_t f) {
        return cost ? std::to_string(cost->sum.*kFigures[f].value) : std::string();
      });
    }
  }
  std::vector<SubjectTotal> sums = totals();
  auto rows = [&](const char *word,
                  llvm::function_ref<std::string(const SubjectTotal &, size_t)> cell) {
    for (size_t n = 0; n < subjects_.size(); ++n)
      text += csvLine({word, "", subjects_[n], "", "", "", std::to_string(sums[n].runs)},
                      [&](size_t f) { return cell(sums[n], f); });
  };
  rows("total", [](const SubjectTotal &total, size_t f) {
    return std::to_string(total.sum.*kFigures[f].value);
  });
  rows("ratio", [&](const SubjectTotal &total, size_t f) -> std::string {
    ordered_json found = ratioOf(total, sums.front(), f);
    return found.is_null() ? "" : found.dump();
  });
  rows("below", [](const SubjectTotal &total, size_t f) { return std::to_string(total.below[f]); });
  rows("above", [](const SubjectTotal &total, size_t f) { return std::to_string(total.above[f]); });
  RunStatistics source = sourceTotal();
  text += csvLine({"source-total", "", "", "", "", "", ""},
                  [&](size_t f) { return std::to_string(source.*kFigures[f].value); });
  return text;
}

} // namespace freehold
