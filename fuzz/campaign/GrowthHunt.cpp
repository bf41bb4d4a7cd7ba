//===- GrowthHunt.cpp -----------------------------------------------------===//
#include "fuzz/campaign/GrowthHunt.h"

#include "fuzz/campaign/Recipe.h"
#include "fuzz/growth/Family.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/program/ReadProgram.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

namespace freehold {

GrowthHunt::GrowthHunt(const CampaignOptions &options, std::string folder, FileWriter write)
    : options_(options), folder_(std::move(folder)), write_(std::move(write)),
      files_(corpusFiles(options.corpus)) {
  // Commands cannot be counted pass by pass.
  llvm::copy_if(options.subjects, std::back_inserter(subjects_), [](const Subject &subject) {
    return subject.kind == Subject::Kind::Pipeline && !subject.canary && !subject.text.empty();
  });
}

/// Returns the names of the public functions, as the text has them. The text is not parsed here, since MLIR's parser
/// may crash on a corpus program.
static std::vector<std::string> functionsOf(llvm::StringRef text) {
  static const llvm::Regex kFunction("^ *func\\.func( public)? @([A-Za-z_0-9.$]+)\\(");
  std::vector<std::string> names;
  llvm::SmallVector<llvm::StringRef> match;
  for (llvm::StringRef line : llvm::split(text, '\n'))
    if (kFunction.match(line, &match))
      names.push_back(match[2].str());
  return names;
}

/// Draws the family of this number; std::nullopt if its program has nothing to repeat.
std::optional<GrowthHunt::Family> GrowthHunt::draw(uint64_t number) const {
  const uint64_t seed = options_.seed + number;
  gen::Choices choices = gen::Choices::fromSeed(seed);
  Family family;
  // Every second program is one that people wrote.
  if (number % 2 == 0 && !files_.empty()) {
    family.origin = files_[choices.choose(files_.size())];
    if (auto program = readProgram(family.origin, options_.budget))
      family.program = *program;
  } else {
    Recipe recipe{seed, &options_.profiles[choices.choose(options_.profiles.size())],
                  options_.avoided};
    family.program = recipe.make("seed-" + std::to_string(seed)).program;
    family.origin = recipe.command();
  }
  std::vector<std::string> functions = functionsOf(family.program.text);
  if (functions.empty() || !family.program.prepare.empty())
    return std::nullopt;
  family.entry = functions[choices.choose(functions.size())];
  family.way = growth::ways()[choices.choose(growth::ways().size())].name;
  family.subject = subjects_[choices.choose(subjects_.size())];
  return family;
}

/// Returns how the family is counted again, from this file.
static std::string growthCommand(const std::string &file, const Subject &subject,
                                 const std::string &entry, const std::string &way) {
  std::string command = "build/bin/freehold-fuzz growth " + shellWord(file) + " --pipeline " +
                        shellWord(subject.text) + " --entry " + entry + " --way " + way +
                        " --counts";
  for (const std::string &plugin : subject.plugins)
    command += " --load-pass-plugin " + shellWord(plugin);
  return command;
}

std::string GrowthHunt::add(const Family &family, const growth::Excess &excess,
                            DefectStore &defects) {
  Evidence evidence;
  evidence.what.message = growth::describe(excess, family.entry, family.way);
  evidence.pass = excess.pass;
  Request request;
  request.program = family.program;
  request.subjects = {family.subject};
  request.budget = options_.budget;
  Judgement judgement;
  judgement.program = family.program.name;
  judgement.subject = family.subject.name;
  judgement.oracle = "callgrind";
  judgement.entry = family.entry;
  judgement.replay = growthCommand("program.mlir", family.subject, family.entry, family.way);
  judgement.verdict = Defect{DefectKind::Cost, evidence};
  if (std::string why = defects.add(request, judgement, family.origin); !why.empty())
    return why;
  Cause &cause = causes_[excess.pass];
  if (cause.families++)
    return "";
  std::string folder = folder_ + "/" + excess.pass;
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return "cannot make the folder '" + folder + "': " + error.message();
  cause.description = evidence.what.message + "\n           from: " + family.origin;
  cause.command = growthCommand(folder + "/program.mlir", family.subject, family.entry, family.way);
  return write_(folder + "/program.mlir", family.program.text);
}

/// callgrind takes seconds for a family: of a campaign with a time limit they take at most this part of it more.
static constexpr unsigned kShareOfTime = 4;

std::string GrowthHunt::run(DefectStore &defects, const triage::FindingStore &known) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point end =
      Clock::now() + std::chrono::seconds(options_.seconds) / kShareOfTime;
  while (!subjects_.empty() && drawn_ < options_.families && !interruption()) {
    if (drawn_ && Clock::now() >= end)
      break;
    if (options_.progress)
      llvm::errs() << llvm::formatv("\rgrowth: {0} of {1} families ", drawn_, options_.families);
    std::optional<Family> family = draw(drawn_++);
    if (!family)
      continue;
    auto run = growth::runMeter(family->program, family->entry, family->way, family->subject, {});
    auto *counts = std::get_if<growth::FamilyCounts>(&run);
    if (!counts) {
      if (whyNot_.empty())
        whyNot_ = llvm::StringRef(std::get<std::string>(run)).trim().split('\n').first.str();
      continue;
    }
    ++counted_;
    for (const growth::Excess &excess : growth::findExcess(*counts))
      if (std::string why = add(*family, excess, defects); !why.empty())
        return why;
  }
  defects.joinCosts(known);
  return "";
}

/// Returns the name of the finding that says that the pass's work grows; empty if there is none.
static std::string findingOf(const triage::FindingStore &known, const std::string &pass) {
  return known.find("cost " + pass);
}

std::string GrowthHunt::text(const triage::FindingStore &known) const {
  std::string text = llvm::formatv("growth: {0} of {1} families could be counted, {2} passes grow "
                                   "faster than the square of their program\n",
                                   counted_, drawn_, causes_.size());
  if (!whyNot_.empty())
    text += "        the first that could not: " + whyNot_ + "\n";
  if (drawn_ < options_.families)
    text += llvm::formatv("        the end came before the other {0} families\n",
                          options_.families - drawn_);
  for (const auto &[pass, cause] : causes_) {
    std::string name = findingOf(known, pass);
    text += llvm::formatv("  {0,6} x {1}: {2}\n           again: {3}\n", cause.families,
                          name.empty() ? "new" : "known cause " + name, cause.description,
                          cause.command);
  }
  return text;
}

} // namespace freehold
