//===- freehold-lit-judge.cpp - Judges what freehold-lit-opt noted ---------===//
#include "oracle/core/process/Files.h"
#include "oracle/core/process/HelpDefaults.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/TemporaryFolder.h"
#include "oracle/core/process/Tool.h"
#include "oracle/core/program/Registry.h"
#include "oracle/lit/JudgeRun.h"
#include "oracle/lit/Summary.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <set>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace freehold;
using namespace freehold::lit;
namespace cl = llvm::cl;

namespace {
cl::OptionCategory category("freehold-lit-judge options");
cl::opt<std::string> folder(cl::Positional, cl::Required, cl::desc("DIR"), cl::cat(category));
cl::opt<unsigned>
    times("times",
          cl::desc(withDefault("Suite and judging may take so many times as long as the suite\n"
                               "alone, and 5 s more",
                               3)),
          cl::init(3), cl::cat(category));
cl::opt<unsigned> jobs("jobs",
                       cl::desc(withDefault("Judges side by side; 0: one for each processor", 0)),
                       cl::init(0), cl::cat(category));

/// What lit and FileCheck take for a run of the tool, which a suite takes without judges as well.
constexpr uint64_t kAroundRunMs = 30;
/// Given to each suite in addition, so that a few tests are judged in any case.
constexpr uint64_t kFirstMs = 5'000;
/// The most that one run gets.
constexpr uint64_t kRunMsMax = 10'000;

uint64_t millisecondsUntil(std::chrono::steady_clock::time_point end) {
  auto left =
      std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now())
          .count();
  return left > 0 ? left : 0;
}

JudgedRun judgeOne(const std::string &results, RunJudge &judge, const RunRecord &run,
                   uint64_t leftMs) {
  JudgedRun judged;
  judged.id = run.id;
  judged.programs = 1;
  auto input = readInput(results, run);
  if (run.exitCode)
    judged.unjudged = {run.exitCode > 128 ? "the tool crashed" : "the tool reports an error"};
  else if (!input)
    judged.unjudged = {"the copy of its input is gone"};
  else
    judged = judge.judge(run, *input, std::min(leftMs, kRunMsMax));
  return judged;
}

/// Judges each `jobs`-th run from `first` on while there is time.
void judgeShare(const std::string &results, const std::vector<RunRecord> &runs, size_t first,
                size_t jobs, std::chrono::steady_clock::time_point end) {
  RunJudge judge;
  for (size_t i = first; i < runs.size() && !mustStop(); i += jobs)
    if (uint64_t left = millisecondsUntil(end))
      (void)append(results, judgeOne(results, judge, runs[i], left));
}

/// Judges the runs in processes of their own. Returns how many of those failed.
size_t judgeRuns(const std::string &results, const std::vector<RunRecord> &runs,
                 std::chrono::steady_clock::time_point end) {
  size_t shares = jobs ? jobs.getValue() : std::max(1u, std::thread::hardware_concurrency());
  // Once here instead of in each worker.
  (void)dialectRegistry();
  std::vector<pid_t> children;
  for (size_t first = 0; first < std::min(shares, runs.size()); ++first) {
    pid_t child = fork();
    if (child == 0) {
      judgeShare(results, runs, first, shares, end);
      _exit(0);
    }
    children.push_back(child);
  }
  size_t failed = 0;
  for (pid_t child : children) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    failed += child < 0 || status != 0;
  }
  return failed;
}
} // namespace

int main(int argc, char **argv) {
  Tool tool(argc, argv);
  catchInterruptions();
  cl::HideUnrelatedOptions(category);
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "Judges the runs that freehold-lit-opt noted in DIR, and prints a table\n\n"
          "Exit code: 0 all agree, 1 a defect, 2 bad usage, 3 nothing worse than not judged,\n"
          "4 a fault of Freehold.\n",
          &llvm::errs()))
    return kBadInput;
  if (!times)
    return fail("", "--times takes a number from 1 on");
  llvm::SmallString<128> path(folder);
  llvm::sys::fs::make_absolute(path);
  std::string place = path.str().str();
  auto results = readResults(place);
  if (auto *why = std::get_if<std::string>(&results))
    return fail("", *why);
  if (std::string why = probeFile(place + "/judged.jsonl"); !why.empty())
    return fail("", why);
  std::set<std::string> done;
  for (const JudgedRun &judged : std::get<0>(results).judged)
    done.insert(judged.id);
  std::vector<RunRecord> waiting;
  uint64_t suiteMs = 0;
  for (const RunRecord &run : std::get<0>(results).runs)
    if (!done.count(run.id)) {
      waiting.push_back(run);
      suiteMs += run.toolMs + kAroundRunMs;
    }
  // What could not be run for want of them would be noted as judged.
  if (std::string why = waiting.empty() ? "" : probeTemporaryFiles(); !why.empty())
    return fail("", why);
  auto end = std::chrono::steady_clock::now() +
             std::chrono::milliseconds(kFirstMs + (times - 1) * suiteMs);
  size_t failed = waiting.empty() ? 0 : judgeRuns(place, waiting, end);
  results = readResults(place);
  if (auto *why = std::get_if<std::string>(&results))
    return fault("", *why);
  llvm::outs() << summaryOf(std::get<0>(results));
  if (failed)
    return fault("", std::to_string(failed) + " of the judging processes failed");
  if (interruption())
    return interruptedExit();
  return exitCodeOf(std::get<0>(results));
}
