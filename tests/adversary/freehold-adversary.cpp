//===- freehold-adversary.cpp - Judges under attack -----------------------===//
// freehold-adversary rewrites | targets | rights: see Cases.h. Each case depends only on the seed
// and its number, so the number of workers does not change the results. If a worker dies, that
// counts as a failure of the judge in the case that it ran.
//
// Exit code: 0 if the judge passed. 1 if it failed: it proved a wrong rewrite, had too many
// unknowns, missed too many wrong targets, called a right transformation a defect, or crashed. 2
// for bad usage.
//===----------------------------------------------------------------------===//
#include "tests/adversary/Cases.h"
#include "tests/adversary/Mistake.h"

#include "oracle/core/process/Files.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/thread.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <map>
#include <optional>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace freehold;
using namespace freehold::adversary;
namespace cl = llvm::cl;
using nlohmann::json;

namespace {
/// Limit of CPU time for a pass of MLIR, since some hang.
constexpr unsigned kSecondsPerPass = 20;

enum class Mode { Rewrites, Targets, Rights };
cl::opt<std::string> modeName(cl::Positional, cl::Required, cl::desc("rewrites|targets|rights"));
cl::opt<unsigned> count("count", cl::desc("Cases"), cl::init(100));
cl::opt<uint64_t> seed("seed", cl::desc("Seed of all cases"), cl::init(1));
cl::opt<unsigned> only("case", cl::desc("Only the case of this number"), cl::init(~0u));
cl::opt<unsigned> jobs("jobs", cl::desc("Workers"), cl::init(1));
cl::opt<unsigned> worlds("worlds", cl::desc("Worlds in which a candidate is tried, up to 20000"),
                         cl::init(600));
cl::opt<unsigned> inputs("inputs", cl::desc("Inputs of the second judgement of targets"),
                         cl::init(64));
cl::opt<std::string> list("list", cl::desc("Write what the judge missed into this folder"),
                          cl::value_desc("dir"));
cl::opt<double> unknownMax("unknown-max", cl::desc("Percent of wrong rewrites that may be unknown"),
                           cl::init(3));
cl::opt<double>
    invalidMax("invalid-max",
               cl::desc("Percent of wrong rewrites that the prover may not accept at all"),
               cl::init(10));
cl::opt<double> seenMin("seen-min",
                        cl::desc("Percent of wrong targets to be seen with default inputs"),
                        cl::init(97));
cl::opt<double> seenWithInputsMin("seen-with-inputs-min",
                                  cl::desc("Percent to be seen with --inputs"), cl::init(99.5));
cl::opt<double>
    upstreamMax("upstream-max", cl::init(1),
                cl::desc("Percent of right transformations that both judges call wrong, so that "
                         "the pass of MLIR's must be"));
cl::opt<unsigned> floorCases("floor", cl::desc("Fail when fewer cases could be made"), cl::init(0));
cl::opt<bool> lies("lie",
                   cl::desc("Turn some of the judge's answers around, which must be noticed"));
cl::opt<bool> timed("timed", cl::desc("Say how long the judge took, on average"));

constexpr std::pair<const char *, Mode> kModes[] = {
    {"rewrites", Mode::Rewrites}, {"targets", Mode::Targets}, {"rights", Mode::Rights}};

std::optional<Mode> parseMode() {
  for (auto [name, each] : kModes)
    if (modeName == name)
      return each;
  return std::nullopt;
}

json toJson(unsigned number, const CaseResult &result) {
  json files = json::array();
  for (const auto &[ending, text] : result.files)
    files.push_back({ending, text});
  return {{"case", number},
          {"verdict", result.verdict},
          {"reason", result.reason},
          {"mistake", result.mistake},
          {"from", result.from},
          {"what", result.what},
          {"files", files},
          {"command", result.command},
          {"withInputs", result.withInputs},
          {"ms", result.judgeMs}};
}

std::unique_ptr<Cases> makeCases(Mode mode) {
  adversary::Options options{seed, worlds, inputs};
  switch (mode) {
  case Mode::Rewrites:
    return rewriteCases(options);
  case Mode::Targets:
    return targetCases(options);
  case Mode::Rights:
    return rightCases(options);
  }
  return nullptr;
}

/// Returns true if the worker runs the case. Cases that share work are run by one worker.
bool isMine(unsigned number, unsigned worker, unsigned group) {
  return number / group % jobs == worker;
}

/// Lie mode: changes the verdict to one that the adversary must report.
void turnAround(Mode mode, CaseResult &result) {
  if (mode == Mode::Rewrites && result.verdict == "refuted")
    result.verdict = "proved";
  else if (mode == Mode::Targets && result.verdict == "defect")
    result.verdict = result.withInputs = "agree";
  else if (mode == Mode::Rights && result.verdict == "agree")
    result.verdict = "alarm";
}

/// Limits the further CPU time of the process; a signal then ends it. 0 removes the limit.
void limitCpu(unsigned seconds) {
  itimerval limit{};
  limit.it_value.tv_sec = seconds;
  setitimer(ITIMER_PROF, &limit, nullptr);
}

/// Runs a worker's cases from `first` on. Writes one line before each, which names it, and one
/// after.
void work(Mode mode, unsigned worker, unsigned first, int out) {
  auto cases = makeCases(mode);
  auto write = [&](std::string text) {
    text += '\n';
    for (size_t at = 0; at < text.size();) {
      ssize_t written = ::write(out, text.data() + at, text.size() - at);
      if (written <= 0)
        _exit(2);
      at += written;
    }
  };
  for (unsigned number = first; number < count; ++number) {
    if (!isMine(number, worker, cases->group()) || (only != ~0u && number != only))
      continue;
    write(std::to_string(number));
    CaseResult result = cases->run(number, [&](llvm::StringRef what) {
      write("!" + what.str());
      limitCpu(what.empty() ? 0 : kSecondsPerPass);
    });
    if (lies && number % 10 == 0)
      turnAround(mode, result);
    write(toJson(number, result).dump(-1, ' ', false, json::error_handler_t::replace));
  }
}

struct Worker {
  pid_t process = 0;
  std::string path;
};

std::optional<Worker> start(Mode mode, unsigned number, unsigned first) {
  llvm::SmallString<128> path;
  int out;
  if (llvm::sys::fs::createTemporaryFile("freehold-adversary", "log", out, path))
    return std::nullopt;
  Worker worker{fork(), path.str().str()};
  if (worker.process == 0) {
    // MLIR's parser, verifier and printer recurse into nested regions, so they get a large stack.
    llvm::thread thread(std::optional<unsigned>(256u << 20),
                        [&] { work(mode, number, first, out); });
    thread.join();
    _exit(0);
  }
  close(out);
  return worker;
}

/// The case in which a worker died, and what it ran besides the judge; empty if it was the judge.
struct Death {
  unsigned number;
  std::string at;
};

/// Collects the lines of a worker. Returns where it died, if it did.
std::optional<Death> collect(const Worker &worker, std::map<unsigned, json> &results) {
  int status = 0;
  waitpid(worker.process, &status, 0);
  std::optional<Death> last;
  if (auto buffer = llvm::MemoryBuffer::getFile(worker.path)) {
    llvm::SmallVector<llvm::StringRef> lines;
    (*buffer)->getBuffer().split(lines, '\n', -1, false);
    for (llvm::StringRef line : lines) {
      unsigned number;
      if (!line.getAsInteger(10, number)) {
        last = Death{number, ""};
        continue;
      }
      if (line.consume_front("!")) {
        if (last)
          last->at = line.str();
        continue;
      }
      json parsed = json::parse(line.begin(), line.end(), nullptr, false);
      if (parsed.is_discarded())
        continue;
      unsigned which = parsed["case"];
      results[which] = std::move(parsed);
      last.reset();
    }
  }
  llvm::sys::fs::remove(worker.path);
  bool died = !WIFEXITED(status) || WEXITSTATUS(status);
  return died ? last : std::nullopt;
}

std::map<unsigned, json> runAll(Mode mode) {
  std::map<unsigned, json> results;
  std::vector<std::optional<Worker>> workers;
  for (unsigned n = 0; n < jobs; ++n)
    workers.push_back(start(mode, n, 0));
  for (unsigned n = 0; n < jobs; ++n)
    while (workers[n]) {
      auto died = collect(*workers[n], results);
      workers[n] = died ? start(mode, n, died->number + 1) : std::nullopt;
      if (!died)
        break;
      CaseResult crashed;
      crashed.verdict = died->at.empty() ? "crash" : "none";
      crashed.reason = died->at.empty() ? "" : "crash or hang of " + died->at;
      results[died->number] = toJson(died->number, crashed);
    }
  return results;
}

class Summary {
public:
  Summary(Mode mode, const std::map<unsigned, json> &results) : mode(mode), results(results) {}
  int print();

private:
  bool isMiss(const json &result) const;
  void printCounts();
  void printMisses();
  void printCauses();
  void save(unsigned number, const json &result);
  int judge();
  unsigned counted(llvm::StringRef verdict) const {
    auto found = verdicts.find(verdict.str());
    return found == verdicts.end() ? 0 : found->second;
  }

  Mode mode;
  const std::map<unsigned, json> &results;
  std::map<std::string, unsigned> verdicts;
  unsigned made = 0, seenWithInputs = 0;
  double ms = 0;
};
} // namespace

bool Summary::isMiss(const json &result) const {
  std::string verdict = result["verdict"];
  if (verdict == "none")
    return false;
  switch (mode) {
  case Mode::Rewrites:
    return verdict != "refuted";
  case Mode::Targets:
    return verdict != "defect";
  case Mode::Rights:
    return verdict != "agree" && verdict != "inconclusive";
  }
  return true;
}

void Summary::printCounts() {
  for (const auto &[number, result] : results) {
    ++verdicts[result["verdict"]];
    made += result["verdict"] != "none";
    seenWithInputs += result["withInputs"] == "defect";
    ms += double(result["ms"]);
  }
  llvm::outs() << made << " of " << results.size() << " cases:";
  for (const auto &[verdict, times] : verdicts)
    llvm::outs() << ' ' << times << ' ' << verdict
                 << (verdict == verdicts.rbegin()->first ? "" : ",");
  if (mode == Mode::Targets && made)
    llvm::outs() << "; with --inputs " << unsigned(inputs) << ": " << seenWithInputs << " defect";
  llvm::outs() << '\n';
  if (timed && made)
    llvm::outs() << llvm::format("the judge takes %.1f ms a case\n", ms / made);
}

void Summary::save(unsigned number, const json &result) {
  static const char *const names[] = {"rewrite", "target", "right"};
  std::string name = std::string(names[unsigned(mode)]) + "-" + std::to_string(seed) + "-" +
                     std::to_string(number);
  std::string command = result["command"];
  for (auto [from, to] : {std::pair<std::string, std::string>("DIR", list), {"NAME", name}})
    for (size_t at; (at = command.find(from)) != std::string::npos;)
      command.replace(at, from.size(), to);
  std::string comment = "// " + command + "\n// " + std::string(result["mistake"]) + " in " +
                        std::string(result["from"]) + ": " + std::string(result["what"]) + "\n// " +
                        std::string(result["verdict"]) + " " + std::string(result["reason"]) + "\n";
  std::string clean;
  for (char c : comment)
    clean += c == '\n' && !clean.empty() ? "\n" : std::string(1, c);
  for (const auto &file : result["files"])
    if (std::string wrong =
            replaceFile(list + "/" + name + std::string(file[0]), clean + std::string(file[1]));
        !wrong.empty())
      llvm::errs() << "freehold-adversary: error: " << wrong << '\n';
}

void Summary::printMisses() {
  for (const auto &[number, result] : results) {
    if (!isMiss(result))
      continue;
    llvm::outs() << "case " << number << "  " << std::string(result["verdict"]) << "  "
                 << std::string(result["mistake"]) << "  in " << std::string(result["from"])
                 << "  small world: " << std::string(result["what"])
                 << "  judge: " << std::string(result["reason"]);
    if (mode == Mode::Targets)
      llvm::outs() << "  with inputs: " << std::string(result["withInputs"]);
    llvm::outs() << '\n';
    if (!list.empty())
      save(number, result);
  }
}

/// Returns the words before the first colon or quote; numbers and names do not identify a cause.
static std::string causeOf(std::string text) {
  return text.substr(0, text.find_first_of(":'@0123456789"));
}

/// Prints how often each mistake was missed, by what the small world and the judge report.
void Summary::printCauses() {
  std::map<std::string, unsigned> causes;
  for (const auto &[number, result] : results)
    if (isMiss(result))
      ++causes[std::string(result["verdict"]) + ", " + std::string(result["mistake"]) + ": " +
               causeOf(result["what"]) + " (" + causeOf(result["reason"]) + ")"];
  std::vector<std::pair<std::string, unsigned>> sorted(causes.begin(), causes.end());
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](auto &a, auto &b) { return a.second > b.second; });
  for (const auto &[cause, times] : sorted)
    llvm::outs() << llvm::format("%6u  ", times) << cause << '\n';
}

int Summary::judge() {
  bool fails = counted("crash") || counted("fault") || made < floorCases;
  if (made < floorCases)
    llvm::outs() << "too few cases\n";
  auto percent = [&](unsigned of) { return made ? 100.0 * of / made : 0; };
  switch (mode) {
  case Mode::Rewrites: {
    double unknown = percent(counted("unknown")), invalid = percent(counted("invalid"));
    llvm::outs() << llvm::format("%u proved, %.2f%% unknown, %.2f%% not accepted\n",
                                 counted("proved"), unknown, invalid);
    fails |=
        counted("proved") || counted("vacuous") || unknown > unknownMax || invalid > invalidMax;
    break;
  }
  case Mode::Targets: {
    double seen = percent(counted("defect")), more = percent(seenWithInputs);
    llvm::outs() << llvm::format("%.2f%% seen, %.2f%% with more inputs\n", seen, more);
    fails |= made && (seen < seenMin || more < seenWithInputsMin);
    break;
  }
  case Mode::Rights:
    llvm::outs() << counted("alarm") << " false alarms\n";
    fails |= counted("alarm") || counted("bad-input") || percent(counted("upstream")) > upstreamMax;
    break;
  }
  return fails;
}

int Summary::print() {
  printCounts();
  printMisses();
  printCauses();
  return judge();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv,
                              "Wrong programs that judges must not pass, and right ones\n");
  std::optional<Mode> mode = parseMode();
  if (!mode) {
    llvm::errs() << "freehold-adversary: error: '" << modeName
                 << "' is none of rewrites, targets, rights\n";
    return 2;
  }
  if (jobs == 0 || worlds == 0 || worlds > 20'000) {
    llvm::errs() << "freehold-adversary: error: --jobs is at least 1, --worlds 1 to 20000\n";
    return 2;
  }
  if (!list.empty())
    if (std::error_code error = llvm::sys::fs::create_directories(list)) {
      llvm::errs() << "freehold-adversary: error: --list: " << error.message() << '\n';
      return 2;
    }
  return Summary(*mode, runAll(*mode)).print();
}
