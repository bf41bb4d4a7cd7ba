//===- CampaignReport.cpp - What a campaign says of itself ----------------===//
#include "fuzz/campaign/CampaignRun.h"

#include "fuzz/gen/OpRow.h"
#include "fuzz/state/Estimate.h"
#include "oracle/core/process/Interruption.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold {

/// "all corpus programs (12) and 30 of 1000 random ones".
std::string Campaign::progressText() const {
  // What was given up does not count.
  const size_t files = givenUp_ ? doneFiles_ : planner_.plannedFiles();
  std::string text =
      files < planner_.files()
          ? llvm::formatv("{0} of {1} corpus programs", files, planner_.files()).str()
          : llvm::formatv("all corpus programs ({0})", planner_.files()).str();
  auto judged = judgedSeeds();
  if (options_.programs)
    return text + llvm::formatv(" and {0} of {1} random ones", judged, *options_.programs).str();
  return text + llvm::formatv(" and {0} random ones in {1} of {2} s", judged,
                              static_cast<uint64_t>(seconds()), options_.seconds)
                    .str();
}

std::string Campaign::canary() const {
  std::string text;
  for (const auto &[judge, canary] : canaries_)
    if (canary.first)
      text +=
          llvm::formatv("canary: identity was caught in {0} of {1} judgements with leaks{2}\n",
                        canary.second, canary.first, judge == kInterpreter ? "" : " by " + judge)
              .str();
  return text;
}

/// What of a change was covered.
std::string Campaign::change() const {
  const Focus &focus = options_.focus;
  uint64_t generated =
      report_.programs() -
      std::min<uint64_t>(report_.programs(), mutantPrograms_ + planner_.plannedFiles());
  std::string text = llvm::formatv("change: {0} of {1} programs of {2} changed tests, {3} mutants "
                                   "of them, {4} generated programs",
                                   std::min(planner_.plannedFiles(), focus.tests.size()),
                                   focus.tests.size(), focus.testFiles, mutantPrograms_, generated)
                         .str();
  if (!focus.rows.empty())
    text += " with one of " + gen::rowNames(focus.rows);
  text += "\n";
  if (focus.sources && focus.rows.empty())
    text +=
        llvm::formatv("change: {0} changed files that are no tests name no op of the generator\n",
                      focus.sources)
            .str();
  if (focus.gone)
    text += llvm::formatv("change: {0} changed files are gone\n", focus.gone).str();
  return text;
}

std::string Campaign::report() const {
  const uint64_t seeds = judgedSeeds();
  std::string text =
      llvm::formatv("Freehold {0}, seeds {1} to {2}, {3} corpus programs, {4} "
                    "random ones\n\n",
                    FREEHOLD_VERSION, options_.seed, options_.seed + (seeds ? seeds - 1 : 0),
                    givenUp_ ? doneFiles_ : planner_.files(), seeds)
          .str();
  if (!interruptedAfter_.empty())
    text += interruptedText(interruptedAfter_) + "\n\n";
  text += report_.text() + canary();
  if (options_.mode == Mode::Change)
    text += change();
  if (planner_.hangs())
    text += llvm::formatv("{0} programs of findings in which a pass hangs were left out\n",
                          planner_.hangs())
                .str();
  if (mutantPrograms_)
    text +=
        llvm::formatv("{0} of the random ones are changed corpus programs, {1} of them unfit to "
                      "judge by\n",
                      mutantPrograms_, unfitMutants_)
            .str();
  if (!options_.avoided.empty())
    text += "left out of all programs: " + gen::rowNames(options_.avoided) + "\n";
  if (options_.adapt)
    text += freehold::text(adaptation_, *options_.adapt);
  for (size_t n = 0; n < planner_.avoidedSets().size(); ++n)
    text += llvm::formatv("programs seed-N-without-{0} are made with --avoid {1}\n", n + 1,
                          gen::rowNames(planner_.avoidedSets()[n]))
                .str();
  if (defects_.size())
    text += "\n" + state::text(sample()) + "\n";
  if (isDry())
    text +=
        llvm::formatv("ended, since that is less than {0}%\n", 100 * options_.unseenShareMin).str();
  text +=
      llvm::formatv("\n{0} kinds of defects in {1}/defects\n", defects_.size(), options_.out).str();
  text += defects_.list(known_, found_);
  return options_.families ? text + "\n" + growths_.text(known_) : text;
}

int Campaign::exitCode() const {
  if (!trouble_.empty()) {
    llvm::errs() << "freehold-fuzz: error: " << trouble_ << '\n';
    return 4;
  }
  if (!interruptedAfter_.empty()) {
    llvm::errs() << "freehold-fuzz: " << interruptedText(interruptedAfter_)
                 << (night_ ? "; --resume goes on" : "") << '\n';
    return interruptedExit();
  }
  // If the judge no longer sees the planted leak, its other verdicts cannot be trusted.
  for (const auto &[judge, canary] : canaries_)
    if (canary.first && !canary.second) {
      llvm::errs() << "freehold-fuzz: fault: the canary was never caught by " << judge << '\n';
      return 4;
    }
  if (report_.faults())
    return 4;
  if (options_.failOn != FailOn::Any) {
    uint64_t news = night_ ? night_->newsCount() : defects_.newCount();
    return options_.failOn == FailOn::New && news ? 1 : 0;
  }
  if (defects_.size())
    return 1;
  return report_.exitCodeWithoutDefects();
}

} // namespace freehold
