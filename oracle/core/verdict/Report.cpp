//===- Report.cpp ---------------------------------------------------------===//
#include "oracle/core/verdict/Report.h"

#include "oracle/core/inputs/Inputs.h"
#include "oracle/core/process/RecordSchema.h"

#include "llvm/Support/FormatVariadic.h"

#include <nlohmann/json.hpp>

namespace freehold {

using llvm::formatv;

template <typename K> static uint64_t total(const std::map<K, uint64_t> &counts) {
  uint64_t sum = 0;
  for (auto [key, count] : counts)
    sum += count;
  return sum;
}

uint64_t Report::Counts::defectTotal() const { return freehold::total(defects); }
uint64_t Report::Counts::inconclusiveTotal() const { return freehold::total(inconclusive); }
uint64_t Report::Counts::total() const { return agree + defectTotal() + inconclusiveTotal(); }

void Report::Counts::operator+=(const Counts &other) {
  agree += other.agree;
  inputs += other.inputs;
  tries += other.tries;
  found += other.found;
  blocks += other.blocks;
  blocksReached += other.blocksReached;
  paths += other.paths;
  reached += other.reached;
  reachedPrograms += other.reachedPrograms;
  programs += other.programs;
  inContract += other.inContract;
  outOfContract += other.outOfContract;
  opaque += other.opaque;
  privates += other.privates;
  for (auto [kind, count] : other.defects)
    defects[kind] += count;
  for (auto [reason, count] : other.inconclusive)
    inconclusive[reason] += count;
}

void Report::add(const Request &request, const Response &response) {
  if (response.isGivenUp())
    return;
  ++programs_;
  badInputs_ += response.isBadInput();
  faults_ += !response.fault.empty();
  unstable_ += response.unstable.size();
  std::set<std::string> seen;
  for (const Judgement &judgement : response.judgements) {
    std::string name = subjectAndJudge(judgement);
    auto it = std::find_if(subjects_.begin(), subjects_.end(),
                           [&](const auto &row) { return row.first == name; });
    if (it == subjects_.end())
      it = subjects_.insert(it, {name, {}});
    Counts &counts = it->second;
    // A verdict about the program's IR counts once, however many entries the program has.
    if (seen.insert(name).second) {
      ++counts.programs;
      counts.reached += judgement.reached;
      counts.reachedPrograms += judgement.reached > 0;
    }
    counts.inputs += judgement.inputs;
    counts.tries += judgement.search.tries;
    counts.found += judgement.search.found;
    counts.blocks += judgement.search.blocks;
    counts.blocksReached += judgement.search.blocksReached;
    counts.paths += judgement.paths;
    counts.opaque += !judgement.opaqueOps.empty();
    counts.privates += judgement.isPrivate;
    if (judgement.inContract)
      ++(*judgement.inContract ? counts.inContract : counts.outOfContract);
    if (auto *defect = std::get_if<Defect>(&judgement.verdict))
      ++counts.defects[defect->kind];
    else if (auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict))
      ++counts.inconclusive[inconclusive->reason];
    else
      ++counts.agree;
  }
}

Report::Counts Report::sum() const {
  Counts all;
  for (const auto &[name, counts] : subjects_)
    all += counts;
  return all;
}

uint64_t Report::defects() const { return sum().defectTotal(); }

template <typename K> static std::string breakdown(const std::map<K, uint64_t> &counts) {
  std::string text;
  for (auto [key, count] : counts)
    text += formatv("{0}{1} {2}", text.empty() ? "" : ", ", spell(key), count).str();
  return text;
}

std::string Report::text(std::string_view noun) const {
  std::string text = formatv("{0} {1}", programs_, noun).str();
  if (badInputs_)
    text += formatv(", {0} of them unreadable", badInputs_).str();
  if (faults_)
    text += formatv(", {0} faults of Freehold", faults_).str();
  if (expectedRejections_)
    text += formatv(", and {0} parts that are rejected as they expect", expectedRejections_).str();
  if (unstable_)
    text += formatv(", {0} crashes and hangs that a fresh worker did not repeat", unstable_).str();
  text += formatv("\n{0,-24}{1,8}{2,8}{3,8}{4,14}{5,10}{6,9}{7,10}\n", "subject", "judged", "agree",
                  "defect", "inconclusive", "inputs", "paths", "reached")
              .str();
  auto row = [&](const std::string &name, const Counts &c) {
    text += formatv("{0,-24}{1,8}{2,8}{3,8}{4,14}{5,10}{6,9}{7,10}\n", name, c.total(), c.agree,
                    c.defectTotal(), c.inconclusiveTotal(), c.inputs.tried(), c.paths, c.reached)
                .str();
  };
  for (const auto &[name, counts] : subjects_) {
    row(name, counts);
    if (!counts.defects.empty())
      text += "    defect: " + breakdown(counts.defects) + "\n";
    if (!counts.inconclusive.empty())
      text += "    inconclusive: " + breakdown(counts.inconclusive) + "\n";
    if (counts.inputs.fit != counts.inputs.tried())
      text += formatv("    inputs: {0} fit, {1} abort, {2} do not fit\n", counts.inputs.fit,
                      counts.inputs.aborted, counts.inputs.leftOut);
    if (counts.blocksReached < counts.blocks)
      text += formatv("    blocks: {0} of {1} reached\n", counts.blocksReached, counts.blocks);
    if (counts.tries)
      text += formatv("    search: {0} found in {1} tries\n", counts.found, counts.tries);
    if (counts.opaque)
      text += formatv("    opaque: {0} verdicts rest on what is assumed of unknown ops\n",
                      counts.opaque);
    if (counts.privates)
      text += formatv("    private: {0} entries are private functions\n", counts.privates);
    if (counts.inContract + counts.outOfContract)
      text += formatv("    contract: {0} in, {1} out\n", counts.inContract, counts.outOfContract);
  }
  Counts all = sum();
  row("total", all);
  text += formatv("{0} judged = {1} agree + {2} defect + {3} inconclusive; allocations reached "
                  "the pass in {4} of {5} {6} x subjects\n",
                  all.total(), all.agree, all.defectTotal(), all.inconclusiveTotal(),
                  all.reachedPrograms, all.programs, noun)
              .str();
  return text;
}

std::string Report::json() const {
  auto object = [](const Counts &c) {
    nlohmann::ordered_json j = {{"judged", c.total()},
                                {"agree", c.agree},
                                {"defect", c.defectTotal()},
                                {"inconclusive", c.inconclusiveTotal()},
                                {"inputs", c.inputs.tried()},
                                {"fit", c.inputs.fit},
                                {"aborted", c.inputs.aborted},
                                {"left_out", c.inputs.leftOut},
                                {"tries", c.tries},
                                {"found", c.found},
                                {"blocks", c.blocks},
                                {"blocks_reached", c.blocksReached},
                                {"paths", c.paths},
                                {"reached", c.reached}};
    for (auto [kind, count] : c.defects)
      j["kinds"][std::string(spell(kind))] = count;
    for (auto [reason, count] : c.inconclusive)
      j["reasons"][std::string(spell(reason))] = count;
    if (c.inContract + c.outOfContract)
      j["contract"] = {{"in", c.inContract}, {"out", c.outOfContract}};
    return j;
  };
  nlohmann::ordered_json j = {{"programs", programs_},
                              {"unreadable", badInputs_},
                              {"expected_rejections", expectedRejections_},
                              {"faults", faults_},
                              {"unstable", unstable_},
                              {"total", object(sum())}};
  for (const auto &[name, counts] : subjects_)
    j["subjects"][name] = object(counts);
  j["schema"] = kRecordSchema;
  return j.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

int Report::exitCode() const { return !faults_ && defects() ? 1 : exitCodeWithoutDefects(); }

int Report::exitCodeWithoutDefects() const {
  if (faults_)
    return 4;
  if (badInputs_)
    return 2;
  bool isNothingJudged = expectedRejections_ && !programs_;
  return isNothingJudged || sum().inconclusiveTotal() ? 3 : 0;
}

//===----------------------------------------------------------------------===//
// Wording of one judgement
//===----------------------------------------------------------------------===//

static std::string said(const Note &note, const std::string &severity) {
  return (note.location == "-" ? "" : note.location + ": ") + severity + ": " + note.message + "\n";
}

/// What the verdict rests on besides the program, or nothing.
static std::string assumptions(const Judgement &j) {
  if (j.opaqueOps.empty())
    return "";
  std::string names;
  for (const std::string &name : j.opaqueOps)
    names += (names.empty() ? "" : ", ") + name;
  return "rests on what is assumed of opaque ops: " + names;
}

static std::string circumstances(const Judgement &j) {
  return " (" + subjectAndJudge(j) + (j.entry.empty() ? "" : ", @" + j.entry) +
         (j.isPrivate ? ", private" : "") + ")";
}

std::string diagnostic(const Judgement &j) {
  auto located = [&](Note note, std::string_view word) {
    if (note.location == "-")
      note.location = j.program;
    note.message = std::string(word) + circumstances(j) + ": " + note.message;
    return note;
  };
  if (auto *inconclusive = std::get_if<Inconclusive>(&j.verdict))
    return said(located(inconclusive->what, spell(inconclusive->reason)), "warning");
  auto *defect = std::get_if<Defect>(&j.verdict);
  if (!defect)
    return "";
  const Evidence &e = defect->evidence;
  std::string text = said(located(e.what, spell(defect->kind)), "error");
  for (const Note &note : e.notes)
    text += said(note, "note");
  if (std::string assumed = assumptions(j); !assumed.empty())
    text += "note: " + assumed + "\n";
  if (llvm::StringRef(j.oracle).starts_with("native-") && !e.addressPolicy.empty())
    text += std::string("note: with ") + argsOption(e.args) + "'" + e.args +
            "' --oracle native --native " + e.addressPolicy + "\n";
  else if (!e.addressPolicy.empty())
    text += std::string("note: with ") + argsOption(e.args) + "'" + e.args + "' --address-policy " +
            e.addressPolicy + "\n";
  // The subject of a dump's step is named after its pass.
  if (!e.pass.empty() && e.pass != j.subject && !j.subject.starts_with("pass "))
    text += "note: the pass to blame is '" + e.pass + "'\n";
  return text;
}

std::string summaryLine(const Judgement &j) {
  std::string text = j.program + (j.entry.empty() ? "" : " @" + j.entry) + " " +
                     subjectAndJudge(j) + ": " + std::string(spell(j.verdict));
  if (auto *defect = std::get_if<Defect>(&j.verdict))
    text += " " + std::string(spell(defect->kind));
  else if (auto *inconclusive = std::get_if<Inconclusive>(&j.verdict))
    text += " " + std::string(spell(inconclusive->reason));
  text += (j.isPrivate ? " (private)" : "") + inputsText(j) + searchText(j);
  std::string assumed = assumptions(j);
  return text + (assumed.empty() ? "" : "; " + assumed);
}

} // namespace freehold
