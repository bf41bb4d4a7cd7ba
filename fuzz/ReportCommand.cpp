//===- ReportCommand.cpp - freehold-fuzz report and merge -----------------===//
#include "fuzz/Commands.h"
#include "fuzz/campaign/FolderLock.h"
#include "fuzz/report/Site.h"
#include "fuzz/triage/FindingStore.h"
#include "oracle/core/process/Files.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Tool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;

namespace freehold::fuzz {

/// States that are checked at once: a few keep a disk busy.
static constexpr unsigned kChecksMax = 8;

cl::SubCommand reportSub("report", "A static site of a state: what is new, known, fixed and "
                                   "regressed. Exit code: 0 written, 2 bad input, 4 our fault");
cl::SubCommand mergeSub("merge", "Takes the finished runs of other states into one. Doing it again "
                                 "changes nothing. Exit code: 0 done, 2 bad input, 4 our fault or "
                                 "no room");

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
  for (const std::string &problem : theirs.problems())
    llvm::errs() << "freehold-fuzz merge: warning: " << problem
                 << "; its cause is taken in without a program\n";
  for (const auto &[name, finding] : theirs.findings())
    if (std::string why = ours.add(finding); !why.empty())
      return why;
  return "";
}

/// Returns what is wrong with a state that is to be taken in, or an empty string.
static std::string check(const std::string &other) {
  if (llvm::sys::fs::equivalent(other, into))
    return "'" + other + "' is the state that takes the others in";
  try {
    state::State(other, state::Database::Access::Read);
  } catch (const state::DatabaseError &error) {
    return error.what();
  }
  return "";
}

/// Checks all states before one of them is taken in, several at once. Returns what is wrong with the first one that
/// is not sound, or an empty string.
static std::string checkOthers() {
  std::vector<std::string> wrong(others.size());
  llvm::ThreadPoolStrategy strategy = llvm::hardware_concurrency(kChecksMax);
  strategy.Limit = true;
  llvm::DefaultThreadPool pool(strategy);
  for (size_t n = 0; n < others.size(); ++n)
    pool.async([&wrong, n] { wrong[n] = check(others[n]); });
  pool.wait();
  auto first = llvm::find_if(wrong, [](const std::string &why) { return !why.empty(); });
  return first == wrong.end() ? "" : *first;
}

static void mergeOne(state::State &state, triage::FindingStore &findings,
                     const std::string &other) {
  // Findings come first, so that a cause never names a folder that is not there.
  if (std::string why = mergeFindings(other, findings); !why.empty())
    throw state::DatabaseError(why);
  auto folderOf = [&](const std::vector<std::string> &keys) {
    for (const std::string &key : keys)
      if (std::string name = findings.find(key); !name.empty())
        return "findings/" + name;
    return std::string();
  };
  state::State::Merged merged = state.merge(other, folderOf);
  llvm::outs() << llvm::formatv("{0}: {1} runs with {2} programs, {3} causes that were not here; "
                                "{4} runs were here, {5} are not finished\n",
                                other, merged.runs, merged.programs, merged.causes, merged.known,
                                merged.unfinished);
  llvm::outs().flush();
}

int runMerge() {
  catchInterruptions();
  if (std::string why = checkOthers(); !why.empty())
    return fail("merge", why);
  if (std::string why = probeFolder(into + "/findings"); !why.empty())
    return fail("merge", why);
  FolderLock lock;
  if (std::string why = lock.take(into); !why.empty())
    return fail("merge", why);
  size_t done = 0;
  auto soFar = [&] { return llvm::formatv("{0} of {1} states", done, others.size()).str(); };
  const std::string rest = "; the same command takes in the rest";
  try {
    state::State state(into, state::Database::Access::Fill);
    triage::FindingStore findings(into + "/findings");
    for (; done < others.size() && !interruption(); ++done)
      mergeOne(state, findings, others[done]);
    state.keepGoodCopy();
    state.share();
  } catch (const state::DatabaseError &error) {
    return fail("merge", error.what() + ("; ended after " + soFar()) + rest, kOurFault);
  }
  if (done == others.size())
    return kAllGood;
  llvm::errs() << "freehold-fuzz merge: " << interruptedText(soFar()) << rest << '\n';
  return interruptedExit();
}

} // namespace freehold::fuzz
