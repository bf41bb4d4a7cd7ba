//===- OtherFormats.cpp - JSON lines, CSV, JUnit, SARIF -------------------===//
#include "fuzz/report/Site.h"
#include "fuzz/triage/Bisection.h"
#include "oracle/core/verdict/Exports.h"

#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include <sstream>

namespace freehold::report {

using state::Status;

static std::string wordOf(Status status) { return std::string(spell(status)); }

std::string causesJsonLines(const Site &site) {
  std::string lines;
  for (const CauseFile &file : site.causes) {
    const state::Cause &cause = file.cause;
    nlohmann::ordered_json line = {{"cause", cause.name},         {"status", wordOf(cause.status)},
                                   {"title", cause.title},        {"kind", cause.kind},
                                   {"pass", cause.pass},          {"subject", cause.subject},
                                   {"programs", file.programs},   {"first_run", cause.firstRun},
                                   {"last_seen", cause.lastSeen}, {"fixed_in", cause.fixedIn},
                                   {"keys", file.keys},           {"by", cause.who},
                                   {"link", cause.link},          {"note", cause.note},
                                   {"folder", cause.folder}};
    if (file.finding) {
      triage::Bisection versions = triage::bisectionOf(file.finding->versions);
      line["first_bad"] = versions.firstBad;
      line["last_good"] = versions.lastGood;
      line["first_good"] = versions.firstGood;
    }
    lines += line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
  }
  return lines;
}

/// Quotes a field as RFC 4180 has it.
static std::string field(const std::string &text) {
  if (text.find_first_of("\",\r\n") == std::string::npos)
    return text;
  std::string quoted = "\"";
  for (char c : text)
    quoted += c == '"' ? "\"\"" : std::string(1, c);
  return quoted + "\"";
}

static std::string csvLine(std::initializer_list<std::string> fields) {
  std::string line;
  for (const std::string &each : fields)
    line += field(each) + ",";
  line.pop_back();
  return line + "\r\n";
}

std::string causesCsv(const Site &site) {
  std::string text = csvLine({"cause", "status", "kind", "pass", "subject", "programs", "first_run",
                              "last_seen", "fixed_in", "title"});
  for (const CauseFile &file : site.causes) {
    const state::Cause &cause = file.cause;
    text += csvLine({cause.name, wordOf(cause.status), cause.kind, cause.pass, cause.subject,
                     std::to_string(file.programs), std::to_string(cause.firstRun),
                     std::to_string(cause.lastSeen), cause.fixedIn, cause.title});
  }
  return text;
}

std::string verdictsCsv(const Site &site) {
  std::string text = csvLine({"subject", "verdict", "reason", "count"});
  for (const state::VerdictCount &cell : site.verdicts)
    text += csvLine({cell.subject, cell.verdict, cell.reason, std::to_string(cell.count)});
  return text;
}

std::string junit(const Site &site) {
  pugi::xml_document document;
  pugi::xml_node suite = document.append_child("testsuites").append_child("testsuite");
  unsigned failures = 0, skipped = 0;
  suite.append_attribute("name") = "freehold causes";
  suite.append_attribute("tests") = static_cast<unsigned>(site.causes.size());
  for (const CauseFile &file : site.causes) {
    const state::Cause &cause = file.cause;
    pugi::xml_node test = suite.append_child("testcase");
    test.append_attribute("classname") = xmlText(cause.subject).c_str();
    test.append_attribute("name") = xmlText(cause.name).c_str();
    if (cause.status == Status::Fixed)
      continue;
    bool fails = isNews(cause.status);
    (fails ? failures : skipped) += 1;
    pugi::xml_node child = test.append_child(fails ? "failure" : "skipped");
    if (fails)
      child.append_attribute("type") = xmlText(cause.kind).c_str();
    child.append_attribute("message") = xmlText(wordOf(cause.status) + ": " + cause.title).c_str();
  }
  suite.append_attribute("failures") = failures;
  suite.append_attribute("skipped") = skipped;
  std::ostringstream text;
  document.save(text, " ");
  return text.str();
}

/// Makes places in the reduced program, which have the name of the program that it was reduced from, places
/// in the file that the finding's folder has.
static void moveTo(Judgement &judgement, const std::string &file) {
  auto move = [&](Note &note) {
    if (llvm::StringRef place = note.location; place.consume_front(judgement.program + ":"))
      note.location = file + ":" + place.str();
  };
  Evidence &evidence = std::get<Defect>(judgement.verdict).evidence;
  move(evidence.what);
  for (Note &note : evidence.notes)
    move(note);
  judgement.program = file;
}

std::string sarif(const Site &site) {
  Exports exports;
  for (const CauseFile &file : site.causes)
    if (file.cause.status != Status::Fixed && file.finding && file.finding->judgement &&
        std::holds_alternative<Defect>(file.finding->judgement->verdict)) {
      Judgement judgement = *file.finding->judgement;
      moveTo(judgement, file.cause.folder + "/program.mlir");
      exports.add(judgement);
    }
  return exports.sarif();
}

} // namespace freehold::report
