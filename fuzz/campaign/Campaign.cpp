//===- Campaign.cpp -------------------------------------------------------===//
#include "fuzz/campaign/Campaign.h"

#include "fuzz/campaign/CampaignRun.h"
#include "fuzz/campaign/OutputFolder.h"
#include "oracle/core/process/Tool.h"

namespace freehold {

/// What cannot be written ends the run where it was committed last.
static int runOrEnd(Campaign &campaign) {
  try {
    return campaign.run();
  } catch (const state::DatabaseError &error) {
    throw state::DatabaseError(std::string(error.what()) + "; --resume goes on with the run");
  }
}

/// Runs a campaign once. With --abandon as well as --resume, a run that cannot be resumed is given up.
static int runNight(CampaignOptions options, JudgePool &pool) {
  bool mayRetry = options.mayResume && options.mayAbandon;
  for (const CampaignOptions given = options;; options = given, options.mayResume = false) {
    auto opened = Night::open(options);
    if (auto *why = std::get_if<std::string>(&opened))
      return fail("run", *why);
    Night &night = *std::get<0>(opened);
    Campaign campaign(options, pool, replaceFile, &night);
    std::string why = night.begin(options, campaign.corpusHash());
    if (why.empty())
      why = campaign.restore();
    if (why.empty())
      return runOrEnd(campaign);
    if (!std::exchange(mayRetry, false))
      return fail("run", why);
  }
}

int runCampaign(const CampaignOptions &options) {
  Request typical;
  typical.subjects = options.subjects;
  typical.judges = options.judges;
  typical.budget = options.budget;
  // Before anything is read of earlier runs: then workers are alike, whether or not this run goes on with one.
  JudgePool pool({.jobs = options.jobs, .typical = std::move(typical)}, options.budget);
  if (!options.state.empty()) {
    try {
      return runNight(options, pool);
    } catch (const state::DatabaseError &error) {
      return fail("run", error.what(), kOurFault);
    }
  }
  OutputFolder folder(options.out);
  std::string why = folder.claim({"report.txt", "report.jsonl", "defects", "findings", "growth"},
                                 options.mayOverwrite);
  if (!why.empty())
    return fail("run", why);
  auto write = [&](const std::string &path, std::string_view text) {
    return folder.write(path, text);
  };
  int code = Campaign(options, pool, write, nullptr).run();
  why = folder.finish();
  return why.empty() ? code : fail("run", why, kOurFault);
}

} // namespace freehold
