//===- ReportCommand.cpp - freehold-fuzz report and merge -----------------===//
#include "fuzz/Commands.h"
#include "fuzz/campaign/FolderLock.h"
#include "fuzz/report/Site.h"
#include "fuzz/triage/FindingStore.h"
#include "oracle/core/process/Files.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;

namespace freehold::fuzz {

cl::SubCommand reportSub("report", "A static site of a state: what is new, known, fixed and "
                                   "regressed. Exit code: 0 written, 2 bad input, 4 our fault");
cl::SubCommand mergeSub("merge", "Takes the finished runs of other states into one. Doing it again "
                                 "changes nothing. Exit code: 0 done, 2 bad input, 4 our fault");

static cl::opt<std::string> reported("state", cl::Required, cl::desc("Folder of campaigns"),
                                     cl::sub(reportSub));
static cl::opt<std::string> out("out", cl::desc("Folder for the site"), cl::init("site"),
                                cl::sub(reportSub));
static cl::opt<std::string> into("state", cl::Required, cl::desc("State that takes the others in"),
                                 cl::sub(mergeSub));
static cl::list<std::string> others(cl::Positional, cl::OneOrMore, cl::desc("STATE..."),
                                    cl::sub(mergeSub));

int runReport() {
  try {
    state::State state(reported, state::Database::Access::Read);
    if (std::string why = report::probeSite(out); !why.empty())
      return fail("report", why);
    report::Site site = report::readSite(state);
    if (std::string why = report::writeSite(site, out); !why.empty())
      return fail("report", why, kOurFault);
    llvm::outs() << llvm::formatv("{0} runs, {1} causes: {2}/index.html\n", site.runs.size(),
                                  site.causes.size(), out);
    return kAllGood;
  } catch (const state::DatabaseError &error) {
    return fail("report", error.what());
  }
}

/// Copies the findings that the other state has, those of one cause into one folder. Returns an error
/// message, or an empty string.
static std::string mergeFindings(const std::string &from, triage::FindingStore &ours) {
  triage::FindingStore theirs(from + "/findings");
  for (const auto &[name, finding] : theirs.findings())
    if (std::string why = ours.add(finding); !why.empty())
      return why;
  return "";
}

int runMerge() {
  try {
    for (const std::string &other : others)
      state::State(other, state::Database::Access::Read);
    if (std::string why = probeFolder(into + "/findings"); !why.empty())
      return fail("merge", why);
    FolderLock lock;
    if (std::string why = lock.take(into); !why.empty())
      return fail("merge", why);
    state::State state(into, state::Database::Access::Write);
    triage::FindingStore findings(into + "/findings");
    for (const std::string &other : others) {
      // Findings come first, so that a cause never names a folder that is not there.
      if (std::string why = mergeFindings(other, findings); !why.empty())
        return fail("merge", why, kOurFault);
      auto folderOf = [&](const std::vector<std::string> &keys) {
        for (const std::string &key : keys)
          if (std::string name = findings.find(key); !name.empty())
            return "findings/" + name;
        return std::string();
      };
      state::State::Merged merged = state.merge(other, folderOf);
      llvm::outs() << llvm::formatv(
          "{0}: {1} runs with {2} programs, {3} causes that were not here; "
          "{4} runs were here, {5} are not finished\n",
          other, merged.runs, merged.programs, merged.causes, merged.known, merged.unfinished);
    }
    state.keepGoodCopy();
    return kAllGood;
  } catch (const state::DatabaseError &error) {
    return fail("merge", error.what());
  }
}

} // namespace freehold::fuzz
