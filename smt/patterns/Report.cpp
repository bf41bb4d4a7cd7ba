//===- Report.cpp ---------------------------------------------------------===//
#include "smt/patterns/Report.h"

#include "oracle/core/process/Files.h"
#include "oracle/core/process/RecordSchema.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace freehold::smt::patterns {

namespace {
using Row = std::pair<const std::pair<unsigned, unsigned>, SubjectCounts>;

class Text {
public:
  Text(const CheckCounts &counts, const CheckOptions &options, const ReportOptions &report)
      : counts_(counts), options_(options), report_(report), stream_(text_) {}
  std::string write();

private:
  std::string nameOf(const Row &row) const {
    return options_.subjects[row.first.first].name + " (" +
           std::string(spell(options_.readings[row.first.second])) + ")";
  }
  void table();
  void fired();
  void kinds(llvm::StringRef what, std::map<std::string, Tally> SubjectCounts::*member);
  void example(const Tally::Example &example);
  void missed();

  const CheckCounts &counts_;
  const CheckOptions &options_;
  const ReportOptions &report_;
  std::string text_;
  llvm::raw_string_ostream stream_;
};
} // namespace

static uint64_t countOf(const Tally &tally) { return tally.count; }
static uint64_t countOf(uint64_t count) { return count; }

/// Sorts by frequency, most frequent first, then by name.
template <typename Value>
static std::vector<std::pair<std::string, const Value *>>
byFrequency(const std::map<std::string, Value> &kinds) {
  std::vector<std::pair<std::string, const Value *>> sorted;
  for (const auto &[name, value] : kinds)
    sorted.push_back({name, &value});
  llvm::sort(sorted, [](const auto &a, const auto &b) {
    uint64_t left = countOf(*a.second), right = countOf(*b.second);
    return left != right ? left > right : a.first < b.first;
  });
  return sorted;
}

void Text::table() {
  size_t width = 7;
  for (const PatternSubject &subject : options_.subjects)
    width = std::max(width, subject.name.size());
  stream_ << llvm::left_justify("subject", width)
          << "  reading    shapes  changed   proved  refuted  unknown   missed  seconds\n";
  for (const Row &row : counts_.rows) {
    const PatternSubject &subject = options_.subjects[row.first.first];
    const SubjectCounts &c = row.second;
    stream_ << llvm::left_justify(subject.name, width) << "  "
            << llvm::left_justify(spell(options_.readings[row.first.second]), 7);
    for (uint64_t count : {c.shapes, c.changed, c.proved, c.refuted, c.unknown + c.vacuous})
      stream_ << llvm::format("%9llu", static_cast<unsigned long long>(count));
    stream_ << llvm::right_justify(subject.isThorough ? std::to_string(c.missed) : "-", 9)
            << llvm::format("%9.1f\n", c.seconds);
  }
}

void Text::fired() {
  stream_ << "\nPatterns on bufferization.dealloc that changed something, and how often:\n";
  bool isAny = false;
  for (const Row &row : counts_.rows) {
    // Skip rows that would repeat others: further readings, and patterns that run alone.
    if (row.first.second || row.second.fired.empty() ||
        !options_.subjects[row.first.first].only.empty())
      continue;
    isAny = true;
    stream_ << "  " << options_.subjects[row.first.first].name << '\n';
    for (const auto &[name, count] : byFrequency(row.second.fired))
      stream_ << llvm::format("%10llu  ", static_cast<unsigned long long>(*count)) << name << '\n';
  }
  if (!isAny)
    stream_ << "  none: the subjects do not use patterns\n";
  stream_ << "\nWhat changed, for subjects without patterns:\n";
  for (const Row &row : counts_.rows) {
    if (row.first.second || !row.second.fired.empty() || row.second.changes.empty() ||
        !options_.subjects[row.first.first].only.empty())
      continue;
    stream_ << "  " << options_.subjects[row.first.first].name << '\n';
    for (const auto &[name, count] : byFrequency(row.second.changes))
      stream_ << llvm::format("%10llu  ", static_cast<unsigned long long>(*count)) << name << '\n';
  }
}

static void indented(llvm::raw_ostream &stream, llvm::StringRef text) {
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    stream << (line.empty() ? "" : "    ") << line << '\n';
    text = rest;
  }
}

void Text::example(const Tally::Example &example) {
  stream_ << "    first: " << example.name << ": " << example.text << '\n';
  if (!example.shown.table.empty())
    indented(stream_, example.shown.table);
  indented(stream_, example.pair);
}

void Text::kinds(llvm::StringRef what, std::map<std::string, Tally> SubjectCounts::*member) {
  for (const Row &row : counts_.rows)
    for (const auto &[name, tally] : byFrequency(row.second.*member)) {
      stream_ << '\n'
              << what << ": " << nameOf(row) << ": " << tally->count << " x " << name << '\n';
      example(tally->first);
    }
}

void Text::missed() {
  for (const Row &row : counts_.rows) {
    if (row.first.second || !options_.subjects[row.first.first].isThorough)
      continue;
    auto kinds = byFrequency(row.second.missedKinds);
    stream_ << "\nMissed by " << options_.subjects[row.first.first].name << ": " << kinds.size()
            << " kinds, in " << row.second.missed << " shapes\n";
    for (size_t i = 0; i < std::min<size_t>(kinds.size(), report_.missedMax); ++i)
      stream_ << llvm::format("%10llu  ", static_cast<unsigned long long>(kinds[i].second->count))
              << kinds[i].first << "\n            first: " << kinds[i].second->first.name << ": "
              << kinds[i].second->first.text << '\n';
    if (kinds.size() > report_.missedMax)
      stream_ << "            and " << kinds.size() - report_.missedMax << " kinds more\n";
  }
}

std::string Text::write() {
  stream_ << report_.shapes << " shapes of up to " << report_.scale.memrefs << " memrefs and "
          << report_.scale.retained << " retained values; " << counts_.pairs
          << " different rewrites judged\n\n";
  table();
  fired();
  kinds("Refuted", &SubjectCounts::refutations);
  kinds("Unknown", &SubjectCounts::unknowns);
  missed();
  return text_;
}

std::string reportText(const CheckCounts &counts, const CheckOptions &options,
                       const ReportOptions &report) {
  return Text(counts, options, report).write();
}

//===----------------------------------------------------------------------===//
// JSON, files
//===----------------------------------------------------------------------===//

static nlohmann::ordered_json listOf(const std::map<std::string, Tally> &kinds) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const auto &[name, tally] : byFrequency(kinds)) {
    nlohmann::ordered_json one{{"what", name},
                               {"count", tally->count},
                               {"shape", tally->first.name},
                               {"text", tally->first.text}};
    if (!tally->first.pair.empty())
      one["rewrite"] = tally->first.pair;
    if (!tally->first.shown.before.empty()) {
      one["before"] = tally->first.shown.before;
      one["after"] = tally->first.shown.after;
    }
    list.push_back(std::move(one));
  }
  return list;
}

std::string reportJson(const CheckCounts &counts, const CheckOptions &options) {
  std::string lines;
  for (const auto &[key, c] : counts.rows) {
    uint64_t open = c.unknown + c.vacuous;
    nlohmann::ordered_json line{{"name", options.subjects[key.first].name},
                                {"result", c.refuted ? "refuted"
                                           : open    ? "unknown"
                                                     : "proved"},
                                {"bound", "unbounded"},
                                {"reading", spell(options.readings[key.second])},
                                {"solver", "z3"},
                                {"shapes", c.shapes},
                                {"changed", c.changed},
                                {"proved", c.proved},
                                {"refuted", c.refuted},
                                {"unknown", open}};
    if (options.subjects[key.first].isThorough) {
      line["missed"] = c.missed;
      line["missed-kinds"] = listOf(c.missedKinds);
    }
    line["fired"] = c.fired;
    line["changes"] = c.changes;
    line["refutations"] = listOf(c.refutations);
    line["unknowns"] = listOf(c.unknowns);
    line["seconds"] = c.seconds;
    line["schema"] = kRecordSchema;
    lines += line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
  }
  return lines;
}

/// Returns a file name of letters, digits and dashes.
static std::string fileName(llvm::StringRef text) {
  std::string name;
  for (char c : text)
    name += llvm::isAlnum(c) || c == '_' ? c : '-';
  return name;
}

std::string writeExamples(const CheckCounts &counts, const CheckOptions &options,
                          const std::string &folder) {
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return "cannot make " + folder + ": " + error.message();
  std::string why;
  auto write = [&](const std::string &path, const std::string &text) {
    if (why.empty() && !text.empty())
      why = writeKeeping(path, text);
  };
  for (const auto &[key, c] : counts.rows)
    for (auto *kinds : {&c.refutations, &c.unknowns})
      for (const auto &[name, tally] : *kinds) {
        const Tally::Example &first = tally.first;
        std::string stem = folder + "/" + fileName(options.subjects[key.first].name) + "-" +
                           std::string(spell(options.readings[key.second])) + "-" + first.name;
        std::string heading = "// " + name + "\n// " + first.text + "\n";
        write(stem + ".mlir", first.pair.empty() ? "" : heading + first.pair);
        write(stem + "-before.mlir", first.shown.before);
        write(stem + "-after.mlir", first.shown.after);
      }
  return why;
}

} // namespace freehold::smt::patterns
