//===- Planner.cpp --------------------------------------------------------===//
#include "fuzz/campaign/Planner.h"

#include "fuzz/campaign/Recipe.h"
#include "fuzz/triage/Finding.h"
#include "oracle/core/inputs/Mix.h"
#include "oracle/core/process/Walk.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/diff/JudgeOptions.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

#include <nlohmann/json.hpp>

namespace freehold {

std::vector<std::string> corpusFiles(const std::vector<std::string> &paths) {
  std::vector<std::string> files;
  for (const std::string &path : paths) {
    if (!llvm::sys::fs::is_directory(path)) {
      files.push_back(path);
      continue;
    }
    std::vector<std::string> found;
    listFiles(path, found);
    // Skip the tensor-level sources of the kernels.
    for (const std::string &file : found)
      if (isProgramFile(file) && file.find("/src/") == std::string::npos)
        files.push_back(file);
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// Whether the file belongs to a finding of a pass that hangs. It would take the whole time limit under each subject
/// that has the pass, to show what is known.
static bool isOfKnownHang(const std::string &file) {
  auto finding = triage::readFinding(llvm::sys::path::parent_path(file).str());
  auto *known = std::get_if<triage::Finding>(&finding);
  return known && known->kind == DefectKind::Hang;
}

Planner::Planner(const CampaignOptions &options, const Adaptation &adaptation)
    : options_(options), adaptation_(adaptation), corpus_(options.focus.tests) {
  for (const std::string &file : corpusFiles(options.corpus)) {
    // Who names the file itself wants it.
    if (!llvm::is_contained(options.corpus, file) && isOfKnownHang(file)) {
      ++hangs_;
      continue;
    }
    auto program = readProgram(file, options.budget);
    if (program)
      corpus_.push_back(std::move(*program));
    else
      ++unreadable_;
  }
  for (Program &program : corpus_)
    program.extensions = options.extensions;
  if (llvm::any_of(options.subjects,
                   [](const Subject &each) { return pipelines::undrawnSubject(each.name); }))
    optionSpace_.emplace();
}

std::string Planner::corpusHash() const {
  uint64_t hash = 0;
  for (const Program &program : corpus_)
    hash = llvm::xxh3_64bits(std::to_string(hash) + program.name + "\n" + program.text);
  return llvm::utohexstr(hash, /*LowerCase=*/true);
}

void Planner::planFile() {
  const Program &program = corpus_[nextFile_++];
  Planned planned;
  planned.request.subjects = options_.subjects;
  planned.request.program = program;
  planned.plan.origin = program.name;
  ahead_.push_back(std::move(planned));
}

/// Returns the name of a generated program. If it leaves out more rows than --avoid does, the name
/// differs from that of the program which --avoid alone gives.
std::string Planner::nameOf(uint64_t seed, const gen::Rows &avoided) {
  std::string name = "seed-" + std::to_string(seed);
  if (avoided == options_.avoided)
    return name;
  auto it = llvm::find(avoidedSets_, avoided);
  size_t number = it - avoidedSets_.begin() + 1;
  if (it == avoidedSets_.end())
    avoidedSets_.push_back(avoided);
  return name + "-without-" + std::to_string(number);
}

/// So many programs of the corpus, or seeds, share a worker. A campaign is committed only between them, so that one that goes on
/// judges with the same workers as one that nobody stopped.
static constexpr uint64_t kShareWorker = 64;

/// Of the programs that are made, one in so many has inputs searched that reach more than those drawn do. That takes a seventh of
/// the time of judging, and finds something for one program in forty.
static constexpr uint64_t kSearchedOneOutOf = 8;

/// The most mutations that are applied to a corpus program, one after the other.
static constexpr unsigned kMutationsMax = 6;

/// Plans a mutated corpus program. Returns false if no mutation applies to the file that the seed
/// picks.
bool Planner::planMutant(uint64_t seed) {
  uint64_t draw = mix(mix(seed));
  // Where tests were changed, only these are.
  size_t tests = options_.focus.tests.size();
  const Program &file = corpus_[draw % (tests ? tests : corpus_.size())];
  unsigned times = 1 + (draw >> 32) % kMutationsMax;
  if (!mutants_)
    mutants_.emplace(options_.extensions);
  auto text = mutants_->make(file, seed, times);
  if (!text)
    return false;
  Planned planned;
  planned.request.subjects = options_.subjects;
  planned.request.program = {"mutant-" + std::to_string(seed), std::move(*text), {}};
  planned.request.program.extensions = file.extensions;
  planned.request.inputs.count = options_.inputs;
  planned.request.inputs.seed = seed;
  planned.plan.origin = llvm::formatv("freehold-fuzz mutate {0} --seed {1} --times {2}",
                                      shellWord(file.name), seed, times)
                            .str();
  // Mutating runs nothing, so that it takes no models.
  planned.plan.origin += optionsOf({.dialectPlugins = options_.extensionFiles.dialectPlugins,
                                    .irdl = options_.extensionFiles.irdl});
  planned.plan.isMutant = true;
  ahead_.push_back(std::move(planned));
  return true;
}

/// Plans generated programs: one for each group of subjects that leave out the same rows.
void Planner::planGenerated(uint64_t seed) {
  std::vector<std::pair<gen::Rows, std::vector<Subject>>> groups;
  for (const Subject &subject : options_.subjects) {
    gen::Rows avoided = adaptation_.avoided(subject.name, seed);
    avoided.insert(options_.avoided.begin(), options_.avoided.end());
    auto it = llvm::find_if(groups, [&](const auto &group) { return group.first == avoided; });
    if (it == groups.end())
      it = groups.insert(it, {std::move(avoided), {}});
    it->second.push_back(subject);
  }
  for (auto &[avoided, subjects] : groups) {
    Recipe recipe{seed, &options_.profiles[seed % options_.profiles.size()], avoided};
    gen::Generated made = recipe.make(nameOf(seed, avoided));
    Planned planned;
    planned.request.subjects = std::move(subjects);
    planned.request.program = std::move(made.program);
    planned.request.verifiesLate = true;
    planned.request.inputs.count = options_.inputs;
    planned.request.inputs.seed = seed;
    planned.plan.origin = recipe.command();
    planned.plan.seed = seed;
    for (unsigned count : made.statistics.rows)
      planned.plan.rows.push_back(count > 0);
    ahead_.push_back(std::move(planned));
  }
}

/// Seeds that are passed over at most for one that has a row of the focus.
static constexpr unsigned kPassedOverMax = 100;

/// Whether the seed's program has one of the rows that a change is about.
bool Planner::isInFocus(uint64_t seed) const {
  if (options_.focus.rows.empty())
    return true;
  Recipe recipe{seed, &options_.profiles[seed % options_.profiles.size()], options_.avoided};
  std::vector<unsigned> counts = recipe.make("").statistics.rows;
  return llvm::any_of(options_.focus.rows, [&](unsigned row) { return counts[row] > 0; });
}

void Planner::planSeed() {
  uint64_t seed = options_.seed + seeds_++;
  for (unsigned n = 0; n < kPassedOverMax && !isInFocus(seed); ++n)
    seed = options_.seed + seeds_++;
  bool isMutant =
      !corpus_.empty() && options_.mutantOneOutOf && mix(~seed) % options_.mutantOneOutOf == 0;
  if (!isMutant || !planMutant(seed))
    planGenerated(seed);
}

/// Chooses the judges of a program. That depends on its text only, wherever it comes from.
void Planner::addJudges(Request &request) const {
  if (options_.judges == JudgeChoice() ||
      mix(llvm::xxh3_64bits(request.program.text)) % options_.judgedByAllOneOutOf != 0)
    return;
  request.judges = options_.judges;
  request.budget.timeoutMs = std::max(request.budget.timeoutMs, timeoutMsFor(options_.judges));
}

std::optional<Planned> Planner::next(const std::function<bool()> &maySeed) {
  bool isFirst = ahead_.empty();
  if (ahead_.empty() && hasFiles())
    planFile();
  else if (ahead_.empty() && maySeed())
    planSeed();
  if (ahead_.empty())
    return std::nullopt;
  Planned planned = std::move(ahead_.front());
  ahead_.pop_front();
  // Seeds that are passed over count as well: what is shared depends on the number of the seed alone.
  uint64_t number = seeds_ ? seeds_ : nextFile_, share = (number - 1) / kShareWorker;
  std::pair now(seeds_ > 0, share);
  planned.request.sharesWorker = !isFirst || shared_ == now;
  shared_ = now;
  if (optionSpace_)
    pipelines::drawSubjects(*optionSpace_, planned.request);
  planned.plan.isLast = ahead_.empty();
  planned.plan.mayCommit =
      planned.plan.isLast && (number % kShareWorker == 0 || (!seeds_ && !hasFiles()));
  planned.plan.files = nextFile_;
  planned.plan.seeds = seeds_;
  planned.request.budget = options_.budget;
  if (seeds_ > 0 && mix(options_.seed + seeds_) % kSearchedOneOutOf != 0)
    planned.request.budget.coverTries = 0;
  planned.request.wantOutput = true;
  addJudges(planned.request);
  return planned;
}

nlohmann::json Planner::state() const { return avoidedSets_; }

void Planner::restore(const nlohmann::json &state, size_t files, uint64_t seeds) {
  avoidedSets_ = state.get<std::vector<gen::Rows>>();
  nextFile_ = files;
  seeds_ = seeds;
}

} // namespace freehold
