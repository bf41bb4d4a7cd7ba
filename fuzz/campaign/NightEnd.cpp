//===- NightEnd.cpp - What became of causes -------------------------------===//
#include "fuzz/campaign/Night.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>

namespace freehold {

static state::Sighting sightingOf(const triage::Finding &finding, const std::string &name) {
  state::Sighting sighting;
  sighting.cause = name;
  sighting.keys = finding.keys;
  sighting.title = finding.title;
  sighting.kind = kindWord(finding);
  sighting.pass = finding.pass;
  sighting.subject = finding.request.subjects.front().name;
  return sighting;
}

std::vector<state::Sighting> Night::sightings(const state::Run &run, const DefectStore &defects,
                                              const triage::FindingStore &known,
                                              const triage::FindingStore &findings) {
  std::map<std::string, state::Sighting> all;
  auto see = [&](state::Sighting sighting, const DefectStore::Kind &kind) {
    auto [it, isNew] = all.try_emplace(sighting.cause, sighting);
    it->second.sight = state::Sight::Seen;
    it->second.signature = kind.signature;
    it->second.programs += kind.programs;
  };
  for (const DefectStore::Kind &kind : defects.kinds()) {
    for (const std::string &name : kind.known) {
      state::Sighting sighting = sightingOf(known.findings().at(name), "known/" + name);
      sighting.isShipped = true;
      see(std::move(sighting), kind);
    }
    for (const std::string &name : kind.found) {
      state::Sighting sighting = sightingOf(findings.findings().at(name), name);
      // After a merge a cause may have another name than its finding.
      for (const std::string &key : sighting.keys)
        if (std::string cause = state_->causeOfKey(key); !cause.empty())
          sighting.cause = cause;
      sighting.folder = "findings/" + name;
      see(std::move(sighting), kind);
    }
    if (!kind.known.empty() || !kind.found.empty())
      continue;
    // A kind that was not reduced is taken for a cause with the same signature.
    state::Sighting sighting;
    sighting.cause = state_->causeOfSignature(kind.signature);
    if (sighting.cause.empty()) {
      sighting.cause = kind.signature;
      sighting.keys = {kind.signature};
    }
    sighting.title = kind.title;
    auto [word, rest] = llvm::StringRef(kind.signature).split(' ');
    sighting.kind = word.str();
    sighting.pass = rest.split(' ').first.str();
    sighting.subject = kind.subject;
    sighting.folder = kind.folder.substr(folder_.size() + 1);
    sighting.note = "not reduced";
    see(std::move(sighting), kind);
  }
  for (const state::Cause &cause : state_->causes()) {
    state::Sighting sighting;
    sighting.cause = cause.name;
    auto [it, isNew] = all.try_emplace(cause.name, sighting);
    auto replayed = replayed_.find(cause.name);
    if (replayed == replayed_.end() || run.id != run_.id)
      continue;
    if (isNew)
      it->second.sight = replayed->second.sight;
    if (it->second.note.empty())
      it->second.note = replayed->second.note;
  }
  std::vector<state::Sighting> list;
  for (auto &[name, sighting] : all)
    list.push_back(std::move(sighting));
  return list;
}

void Night::applyKnownList() {
  // An entry takes effect once. Two entries of one cause would do so in turn, night after night.
  std::map<std::string, const state::KnownEntry *> said;
  for (const state::KnownEntry &entry : entries_) {
    std::string name = state_->cause(entry.cause) ? entry.cause : state_->causeOfKey(entry.cause);
    if (name.empty())
      continue;
    auto [it, isFirst] = said.try_emplace(name, &entry);
    if (!isFirst && isListNew_)
      llvm::errs() << "freehold-fuzz: warning: '" << folder_ << "/known.json' has two entries for '"
                   << name << "'; the later one counts\n";
    it->second = &entry;
  }
  isListNew_ = false;
  for (const auto &[name, entry] : said)
    state_->say(run_.id, name, *entry);
}

/// From how many causes of one pass and kind on they are said to be alike.
static constexpr size_t kAlike = 3;

/// Returns a line for each pass and kind that several of the causes have. A pass that overlooks what a cast makes is wrong
/// with each other op as well, and which of these need one mistake mended is not known before it is.
static std::string alikeText(const std::string &folder, const std::vector<state::Cause> &causes) {
  std::map<std::pair<std::string, std::string>, std::vector<std::pair<uint64_t, std::string>>>
      groups;
  for (const state::Cause &cause : causes) {
    uint64_t bytes = UINT64_MAX;
    (void)llvm::sys::fs::file_size(folder + "/" + cause.folder + "/program.mlir", bytes);
    groups[{cause.kind, cause.pass}].push_back({bytes, cause.name});
  }
  std::string text;
  for (const auto &[key, members] : groups)
    if (members.size() >= kAlike)
      text += llvm::formatv(
          "    {0} of them are {1} of {2}, perhaps by one mistake; the smallest: {3}\n",
          members.size(), key.first, key.second,
          std::min_element(members.begin(), members.end())->second);
  return text;
}

std::string Night::text() {
  std::map<state::Status, std::vector<std::string>> lists;
  std::map<state::Status, std::vector<state::Cause>> causes;
  for (const state::Cause &cause : state_->causes()) {
    causes[cause.status].push_back(cause);
    std::string line = cause.name + (cause.title.empty() ? "" : ": " + cause.title);
    if (cause.status == state::Status::Fixed)
      line += " (fixed in " + cause.fixedIn + ")";
    lists[cause.status].push_back(line);
  }
  std::string text = "\ncauses of " + folder_ + ":\n";
  for (const auto &[status, lines] : lists) {
    text += llvm::formatv("  {0} ({1}):\n", state::spell(status), lines.size());
    for (const std::string &line : lines)
      text += "    " + line + "\n";
    if (!isNews(status))
      continue;
    text += alikeText(folder_, causes[status]);
    news_ += lines.size();
  }
  return text;
}

void Night::finish(const DefectStore &defects, const triage::FindingStore &known,
                   const triage::FindingStore &findings, const std::string &tail,
                   const std::function<void(const std::string &causes)> &write) {
  if (std::string why = appendLines(tail); !why.empty())
    throw state::DatabaseError(why);
  state_->finish(run_, sightings(run_, defects, known, findings), "finished", [&] {
    applyKnownList();
    news_ = 0;
    write(text());
  });
}

std::string Night::keepGoodCopy() {
  try {
    state_->keepGoodCopy();
    return "";
  } catch (const state::DatabaseError &error) {
    return llvm::formatv("run {0} is finished, but not its good copy: {1}", run_.id, error.what())
        .str();
  }
}

} // namespace freehold
