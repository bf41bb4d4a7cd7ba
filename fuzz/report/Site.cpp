//===- Site.cpp -----------------------------------------------------------===//
#include "fuzz/report/Site.h"

#include "fuzz/report/Html.h"
#include "fuzz/report/Lifelines.h"
#include "oracle/core/process/Files.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <map>

namespace freehold::report {

static std::string contents(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// Reads what the cause's folder holds.
static void readFolder(CauseFile &file, const std::string &state, Lifelines &lifelines) {
  if (file.cause.folder.empty())
    return;
  std::string folder = state + "/" + file.cause.folder;
  auto read = triage::readFinding(folder);
  if (auto *finding = std::get_if<triage::Finding>(&read)) {
    file.finding = std::move(*finding);
  } else {
    file.program = contents(folder + "/program.mlir");
    file.after = contents(folder + "/after.mlir");
    file.verdict = contents(folder + "/verdict.txt");
  }
  file.lifelines = lifelines.of(folder, file.finding);
}

/// Reads the database, of one moment: a campaign may be writing into it.
static Site readDatabase(state::State &state) {
  auto snapshot = state.snapshot();
  Site site;
  site.folder = state.folder();
  site.runs = state.runs();
  site.events = state.events();
  auto keys = state.keysOfAll();
  auto programs = state.programsOfAll();
  std::map<std::string, std::vector<state::Event>> events;
  for (const state::Event &event : site.events)
    events[event.cause].push_back(event);
  for (const state::Cause &cause : state.causes()) {
    CauseFile file;
    file.cause = cause;
    file.events = std::move(events[cause.name]);
    file.keys = std::move(keys[cause.id]);
    file.programs = programs[cause.id];
    site.causes.push_back(std::move(file));
  }
  if (!site.runs.empty()) {
    int64_t last = site.runs.back().id;
    site.verdicts = state.verdicts(last);
    site.examples = state.examples(last);
    site.samples = state.samples(last);
  }
  return site;
}

Site readSite(state::State &state) {
  Site site = readDatabase(state);
  Lifelines lifelines;
  for (CauseFile &file : site.causes)
    readFolder(file, state.folder(), lifelines);
  return site;
}

std::string probeSite(const std::string &out) {
  std::error_code error;
  llvm::sys::fs::directory_iterator first(out, error), end;
  bool hasFiles = !error && first != end;
  if (hasFiles && contents(out + "/index.html").find(kGenerator) == std::string::npos)
    return "'" + out + "' has files, but no site: name a folder that is new, empty, or has an " +
           "earlier site";
  return probeFolder(out);
}

std::string writeSite(const Site &site, const std::string &out) {
  if (std::string why = probeFolder(out); !why.empty())
    return why;
  // If the disk gets full before the index is there, the folder is still known as that of a site.
  const std::string index = out + "/index.html";
  const Page unfinished{"Freehold", "<p>This site was not written completely.</p>\n", ""};
  if (!llvm::sys::fs::exists(index))
    if (std::string why = replaceFile(index, htmlOf(unfinished)); !why.empty())
      return why;
  if (std::string why = probeFolder(out + "/cause"); !why.empty())
    return why;
  std::vector<std::pair<std::string, std::string>> files = {{"style.css", kStyle},
                                                            {"site.js", kScript},
                                                            {"causes.jsonl", causesJsonLines(site)},
                                                            {"causes.csv", causesCsv(site)},
                                                            {"verdicts.csv", verdictsCsv(site)},
                                                            {"junit.xml", junit(site)},
                                                            {"findings.sarif", sarif(site)}};
  for (const CauseFile &file : site.causes)
    files.push_back({"cause/" + std::to_string(file.cause.id) + ".html", causePage(site, file)});
  // The index is written last, so that all that it refers to is there.
  files.push_back({"index.html", indexPage(site)});
  for (const auto &[name, text] : files)
    if (std::string why = replaceFile(out + "/" + name, text); !why.empty())
      return why;
  return "";
}

} // namespace freehold::report
