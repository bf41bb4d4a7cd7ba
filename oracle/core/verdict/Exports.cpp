//===- Exports.cpp --------------------------------------------------------===//
#include "oracle/core/verdict/Exports.h"

#include "oracle/core/verdict/Report.h"
#include "oracle/core/verdict/Signature.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <set>
#include <sstream>

namespace freehold {

using nlohmann::ordered_json;

std::string xmlText(llvm::StringRef text) {
  std::string out = llvm::json::fixUTF8(text);
  // U+FFFE and U+FFFF are no characters of XML either.
  for (llvm::StringRef bytes : {"\xef\xbf\xbe", "\xef\xbf\xbf"})
    for (size_t at = 0; (at = out.find(bytes.str(), at)) != std::string::npos;)
      out.replace(at, bytes.size(), "?");
  for (char &c : out)
    if (static_cast<unsigned char>(c) < 32 && c != '\n' && c != '\t' && c != '\r')
      c = '?';
  return out;
}

std::string uriOf(llvm::StringRef path) {
  std::string uri;
  // A colon in the first part would make that a scheme.
  if (path.split('/').first.contains(':'))
    uri = "./";
  for (char c : path)
    if (llvm::isAlnum(c) || llvm::StringRef("/._~-:@!$&'()*+,;=").contains(c))
      uri += c;
    else
      uri += "%" + llvm::toHex(llvm::StringRef(&c, 1));
  return uri;
}

/// Returns what the judgement says, with the note that it is at. std::nullopt for Agree.
static std::optional<std::pair<std::string, const Note *>> complaint(const Judgement &judgement) {
  if (auto *defect = std::get_if<Defect>(&judgement.verdict))
    return std::pair(std::string(spell(defect->kind)), &defect->evidence.what);
  if (auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict))
    return std::pair(std::string(spell(inconclusive->reason)), &inconclusive->what);
  return std::nullopt;
}

/// Returns a SARIF location for "FILE:LINE:COLUMN", or for the whole program if there is no such
/// place.
static ordered_json locationOf(const std::string &place, const std::string &program) {
  ordered_json physical = {{"artifactLocation", {{"uri", uriOf(program)}}}};
  auto [rest, columnText] = llvm::StringRef(place).rsplit(':');
  auto [file, lineText] = rest.rsplit(':');
  unsigned line = 0, column = 0;
  if (!lineText.getAsInteger(10, line) && !columnText.getAsInteger(10, column) && line && column) {
    physical["artifactLocation"]["uri"] = uriOf(file);
    physical["region"] = {{"startLine", line}, {"startColumn", column}};
  }
  return {{"physicalLocation", physical}};
}

/// Returns "subject @entry: message".
static std::string sentence(const Judgement &judgement, const Note &what) {
  std::string text = subjectAndJudge(judgement);
  if (!judgement.entry.empty())
    text += " @" + judgement.entry;
  return text + ": " + what.message;
}

std::string Exports::sarif() const {
  ordered_json results = ordered_json::array();
  std::set<std::string> rules;
  for (const Judgement &judgement : judgements_) {
    auto found = complaint(judgement);
    if (!found)
      continue;
    const auto &[word, what] = *found;
    auto *defect = std::get_if<Defect>(&judgement.verdict);
    rules.insert("freehold/" + word);
    ordered_json result = {
        {"ruleId", "freehold/" + word},
        {"level", defect ? "error" : "note"},
        {"message", {{"text", sentence(judgement, *what)}}},
        {"locations", ordered_json::array({locationOf(what->location, judgement.program)})}};
    if (defect) {
      const Evidence &evidence = defect->evidence;
      for (const Note &note : evidence.notes) {
        ordered_json related = locationOf(note.location, judgement.program);
        related["message"] = {{"text", note.message}};
        result["relatedLocations"].push_back(std::move(related));
      }
      result["partialFingerprints"] = {{"freehold/signature", print(*signatureOf(judgement))}};
      result["properties"] = {{"pass", evidence.pass},
                              {"args", evidence.args},
                              {"addressPolicy", evidence.addressPolicy}};
    }
    results.push_back(std::move(result));
  }
  for (const Error &error : errors_) {
    rules.insert("freehold/" + error.rule);
    // "FILE:LINE:COLUMN: error: WHAT", the first of what was printed.
    auto [place, what] = llvm::StringRef(error.said).split(": error: ");
    results.push_back(
        {{"ruleId", "freehold/" + error.rule},
         {"level", "error"},
         {"message", {{"text", what.empty() ? error.said : what.split('\n').first.str()}}},
         {"locations", ordered_json::array({locationOf(place.str(), error.program)})}});
  }
  ordered_json listed = ordered_json::array();
  for (const std::string &rule : rules)
    listed.push_back({{"id", rule}});
  ordered_json driver = {{"name", "Freehold"}, {"version", FREEHOLD_VERSION}, {"rules", listed}};
  ordered_json run = {{"tool", {{"driver", driver}}}, {"results", results}};
  ordered_json log = {{"version", "2.1.0"},
                      {"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                      {"runs", ordered_json::array({run})}};
  return log.dump(1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

std::string Exports::junit() const {
  llvm::MapVector<std::string, std::vector<const Judgement *>, std::map<std::string, unsigned>>
      suites;
  for (const Judgement &judgement : judgements_)
    suites[judgement.program].push_back(&judgement);
  pugi::xml_document document;
  pugi::xml_node root = document.append_child("testsuites");
  for (const auto &[program, judged] : suites) {
    pugi::xml_node suite = root.append_child("testsuite");
    unsigned failures = 0, skipped = 0;
    suite.append_attribute("name") = xmlText(program).c_str();
    suite.append_attribute("tests") = static_cast<unsigned>(judged.size());
    for (const Judgement *judgement : judged) {
      pugi::xml_node test = suite.append_child("testcase");
      test.append_attribute("classname") = xmlText(subjectAndJudge(*judgement)).c_str();
      test.append_attribute("name") =
          judgement->entry.empty() ? "-" : xmlText(judgement->entry).c_str();
      auto found = complaint(*judgement);
      if (!found)
        continue;
      const auto &[word, what] = *found;
      bool isDefect = std::holds_alternative<Defect>(judgement->verdict);
      (isDefect ? failures : skipped) += 1;
      pugi::xml_node child = test.append_child(isDefect ? "failure" : "skipped");
      if (isDefect)
        child.append_attribute("type") = word.c_str();
      child.append_attribute("message") = xmlText(word + ": " + what->message).c_str();
      child.append_child(pugi::node_pcdata).set_value(xmlText(diagnostic(*judgement)).c_str());
    }
    suite.append_attribute("failures") = failures;
    suite.append_attribute("skipped") = skipped;
  }
  for (const Error &error : errors_) {
    pugi::xml_node suite = root.append_child("testsuite");
    suite.append_attribute("name") = xmlText(error.program).c_str();
    suite.append_attribute("tests") = 1;
    pugi::xml_node test = suite.append_child("testcase");
    test.append_attribute("classname") = "freehold-check";
    test.append_attribute("name") = "-";
    pugi::xml_node child = test.append_child("error");
    child.append_attribute("type") = error.rule.c_str();
    child.append_attribute("message") =
        xmlText(error.rule + ": " + llvm::StringRef(error.said).split('\n').first.str()).c_str();
    child.append_child(pugi::node_pcdata).set_value(xmlText(error.said).c_str());
    for (const char *name : {"failures", "skipped"})
      suite.append_attribute(name) = 0;
    suite.append_attribute("errors") = 1;
  }
  std::ostringstream text;
  document.save(text, " ");
  return text.str();
}

} // namespace freehold
