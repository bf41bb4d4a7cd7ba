//===- Finding.cpp - finding.json and the folder --------------------------===//
#include "fuzz/triage/Finding.h"

#include "fuzz/triage/ReportText.h"
#include "oracle/core/process/Process.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <nlohmann/json.hpp>

namespace freehold::triage {

using nlohmann::ordered_json;

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(JudgeAnswer, judge, verdict, detail)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ReductionStatistics, opsBefore, opsAfter, calls, seconds)
NLOHMANN_JSON_SERIALIZE_ENUM(VersionAnswer::Kind, {{VersionAnswer::Kind::CannotTell, "cannot tell"},
                                                   {VersionAnswer::Kind::Shows, "shows it"},
                                                   {VersionAnswer::Kind::IsFine, "is fine"}})
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(VersionAnswer, tool, version, kind, why)

static void to_json(nlohmann::json &j, const ShippedRun &run) {
  j = {{"command", run.command}, {"output", run.output}, {"shows", run.shows}};
  if (!run.why.empty())
    j["why"] = run.why;
}

static void from_json(const nlohmann::json &j, ShippedRun &run) {
  j.at("command").get_to(run.command);
  j.at("output").get_to(run.output);
  j.at("shows").get_to(run.shows);
  run.why = j.value("why", "");
}

std::string keyOf(const Signature &signature, const std::vector<std::string> &shape) {
  return print(signature) + (shape.empty() ? "" : "; " + llvm::join(shape, " "));
}

std::string_view kindWord(const Finding &finding) {
  return finding.kind ? spell(*finding.kind) : "not-lowerable";
}

/// Replaces a text in all strings of a value, but not in keys.
static void replaceIn(ordered_json &value, const std::string &from, const std::string &to) {
  if (value.is_structured())
    for (ordered_json &part : value)
      replaceIn(part, from, to);
  if (!value.is_string())
    return;
  auto text = value.get<std::string>();
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(text).split(parts, from);
  value = llvm::join(parts, to);
}

std::string replayCommand(const Finding &finding) {
  static const std::string kKept = "corpus/findings";
  llvm::StringRef parent = llvm::sys::path::parent_path(finding.folder);
  bool isKept = finding.folder.empty() || parent == kKept || parent.ends_with("/" + kKept);
  return "build/bin/freehold-fuzz replay " +
         shellWordIfNeeded(isKept ? kKept + "/" + finding.name : finding.folder);
}

std::string toText(const Finding &f) {
  ordered_json j;
  j["name"] = f.name;
  j["title"] = f.title;
  j["class"] = f.classification;
  j["cause"] = f.cause;
  j["expected"] = f.expected;
  if (!f.reported.empty())
    j["reported"] = f.reported;
  if (!f.avoidedBy.empty())
    j["avoided by"] = f.avoidedBy;
  j["kind"] = kindWord(f);
  j["pass"] = f.pass;
  j["subject"] = f.request.subjects.front().name;
  j["pipeline"] = f.request.subjects.front().text;
  j["entry"] = f.request.program.entries;
  j["args"] = f.request.args.value_or("");
  j["seed"] = f.request.inputs.seed;
  j["origin"] = f.origin;
  j["keys"] = f.keys;
  j["judges"] = nlohmann::json(f.judges);
  j["versions"] = nlohmann::json(f.versions);
  j["shipped"] = nlohmann::json(f.shipped);
  j["reduction"] = nlohmann::json(f.reduction);
  j["freehold"] = FREEHOLD_VERSION;
  j["replay"] = replayCommand(f);
  // `freehold-fuzz replay` judges exactly this request, with the program from program.mlir.
  Request request = f.request;
  request.program.text.clear();
  j["request"] = toJson(request);
  if (f.judgement)
    j["judgement"] = {{"judgements", nlohmann::json::array({toJson(*f.judgement)})}};
  // Where the program was when it was found says nothing to others.
  if (!request.program.name.empty())
    for (const char *part : {"request", "judgement"})
      if (j.contains(part))
        replaceIn(j[part], request.program.name, "program.mlir");
  return j.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

static std::optional<std::string> contents(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? std::optional((*buffer)->getBuffer().str()) : std::nullopt;
}

std::variant<Finding, std::string> readFinding(const std::string &folder) {
  auto text = contents(folder + "/finding.json"), program = contents(folder + "/program.mlir");
  if (!text || !program)
    return "'" + folder + "' has no " + (text ? "program.mlir" : "finding.json");
  try {
    auto j = nlohmann::json::parse(*text);
    Finding f;
    f.folder = folder;
    j.at("name").get_to(f.name);
    j.at("title").get_to(f.title);
    j.at("class").get_to(f.classification);
    j.at("cause").get_to(f.cause);
    j.at("expected").get_to(f.expected);
    f.reported = j.value("reported", f.reported);
    f.avoidedBy = j.value("avoided by", f.avoidedBy);
    f.kind = parseDefectKind(j.at("kind").get<std::string>());
    j.at("pass").get_to(f.pass);
    j.at("origin").get_to(f.origin);
    j.at("keys").get_to(f.keys);
    j.at("judges").get_to(f.judges);
    j.at("versions").get_to(f.versions);
    j.at("shipped").get_to(f.shipped);
    j.at("reduction").get_to(f.reduction);
    f.request = requestFromJson(j.at("request"));
    if (j.contains("judgement"))
      f.judgement = judgementFromJson(j["judgement"].at("judgements").at(0));
    f.request.program.name = folder + "/program.mlir";
    f.request.program.text = *program;
    f.original = contents(folder + "/original.mlir").value_or("");
    f.standalone = contents(folder + "/standalone.mlir").value_or("");
    return f;
  } catch (const std::exception &e) {
    return "'" + folder + "/finding.json' is no finding: " + e.what();
  }
}

std::string writeFinding(const std::string &folder, const Finding &finding,
                         const FileWriter &write) {
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return "cannot make the folder '" + folder + "': " + error.message();
  if (!finding.standalone.empty())
    if (std::string why = write(folder + "/standalone.mlir", finding.standalone); !why.empty())
      return why;
  Finding placed = finding;
  placed.folder = folder;
  // finding.json is written last, so that a folder with one is complete.
  for (const auto &[name, text] : {std::pair{"program.mlir", finding.request.program.text},
                                   {"original.mlir", finding.original},
                                   {"REPORT.md", reportText(placed)},
                                   {"finding.json", toText(placed)}})
    if (std::string why = write(folder + "/" + name, text); !why.empty())
      return why;
  return "";
}

} // namespace freehold::triage
