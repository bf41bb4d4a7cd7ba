//===- Cvc5Solver.cpp - cvc5 as a program ---------------------------------===//
// To start cvc5 costs more than most questions, so one process answers many: between them it
// forgets everything, (reset), and after each it prints a line that tells whose answer ended. A
// process that dies has answered what it finished; the query that killed it is Unknown, and another
// process goes on with the rest.
//===----------------------------------------------------------------------===//
#include "smt/solver/SolverOutput.h"

#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Process.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Program.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <sys/resource.h>

namespace freehold::smt {

using llvm::ArrayRef;
using llvm::StringRef;
using Ending = CommandResult::Ending;

/// To start, to read the text and to notice its own limit: a process gets this much longer.
static constexpr unsigned kSlackMs = 5'000;
static constexpr unsigned kNoLimitMs = 24 * 3600 * 1000;
static constexpr uint64_t kOutputBytesMax = 64 << 20;
/// Queries for one process: one that hangs is noticed only when all of them could be done.
static constexpr size_t kBatch = 100;
/// ... and what they say in all, unless one says more: a process slows down by what it has read.
static constexpr size_t kBatchBytes = 64 << 10;

namespace {
class Cvc5 : public Solver {
public:
  Cvc5(const SolverLimits &limits, std::string binary)
      : limits_(limits), binary_(std::move(binary)) {}

  std::string version() override;
  SolverAnswer check(const Query &query) override { return askAll(plainText(query)).front(); }
  SolverAnswer checkText(const std::string &smtLib) override;
  std::vector<SolverAnswer> checkAll(ArrayRef<Query> queries) override;

private:
  std::string command() const;
  std::vector<SolverAnswer> askAll(ArrayRef<std::string> texts);
  /// Answers of the first of `texts`, at least one.
  std::vector<SolverAnswer> ask(ArrayRef<std::string> texts);
  SolverAnswer explainDeath(const CommandResult &result, StringRef printed) const;

  SolverLimits limits_;
  std::string binary_;
  std::string version_;
};
} // namespace

static std::string quotedMark(size_t number) {
  return "\"freehold " + std::to_string(number) + "\"";
}

/// The reason when nothing but `unknown` was printed; `seconds` when this is known of the one
/// query.
static std::string unknownReason(unsigned timeoutMs, std::optional<double> seconds) {
  std::string limit = "its time limit of " + std::to_string(timeoutMs) + " ms";
  if (timeoutMs && !seconds)
    return "cvc5 reached " + limit + " or gave up";
  return timeoutMs && *seconds * 1000 >= timeoutMs ? "cvc5 reached " + limit : "cvc5 gave up";
}

std::string Cvc5::version() {
  if (!version_.empty())
    return version_;
  CommandResult result =
      runCommand(shellWord(binary_) + " --version", "", kSlackMs, kOutputBytesMax);
  StringRef line = StringRef(result.output).split('\n').first;
  if (result.ending == Ending::Exited && result.code == 0 &&
      line.consume_front("This is cvc5 version "))
    version_ = ("cvc5 " + line.trim()).str();
  return version_;
}

/// With its limits. More memory than this process may have cannot be asked for.
std::string Cvc5::command() const {
  std::string words = shellWord(binary_) + " --lang smt2";
  if (limits_.timeoutMs)
    words += " --tlimit-per=" + std::to_string(limits_.timeoutMs);
  rlimit space;
  getrlimit(RLIMIT_AS, &space);
  uint64_t bytes = std::min<uint64_t>(uint64_t(limits_.memoryMb) << 20, space.rlim_max);
  if (limits_.memoryMb && llvm::sys::findProgramByName("prlimit"))
    words = "prlimit --as=" + std::to_string(bytes) + ": " + words;
  return words + " -";
}

SolverAnswer Cvc5::explainDeath(const CommandResult &result, StringRef printed) const {
  switch (result.ending) {
  case Ending::TimedOut:
    return {.sat = Sat::Unknown, .reason = "cvc5 did not end and was stopped"};
  case Ending::Signalled:
    return {.sat = Sat::Unknown, .reason = "cvc5 was killed (" + std::to_string(result.code) + ")"};
  case Ending::TooMuchOutput:
    return {.sat = Sat::Error, .reason = "cvc5 printed too much"};
  case Ending::NotFound:
    return {.sat = Sat::Error,
            .reason = "cvc5 was not found; install it (scripts/setup) or use --solver z3"};
  case Ending::NotRun:
    return {.sat = interruption() ? Sat::Unknown : Sat::Error,
            .reason = "cvc5 was not asked: " + result.errors};
  case Ending::Exited:
    break;
  }
  std::string said = (printed.trim() + "\n" + StringRef(result.errors).trim()).str();
  return {.sat = Sat::Error,
          .reason = ("cvc5 said: " + StringRef(said).trim().take_front(2000)).str()};
}

std::vector<SolverAnswer> Cvc5::ask(ArrayRef<std::string> texts) {
  std::string input;
  for (auto [number, text] : llvm::enumerate(texts))
    input += text + "\n(echo " + quotedMark(number) + ")\n(reset)\n";
  uint64_t limitMs =
      limits_.timeoutMs ? uint64_t(limits_.timeoutMs) * texts.size() + kSlackMs : kNoLimitMs;
  auto start = std::chrono::steady_clock::now();
  CommandResult result =
      runCommand(command(), input, std::min<uint64_t>(limitMs, kNoLimitMs), kOutputBytesMax);
  double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  std::vector<SolverAnswer> answers;
  StringRef rest = result.output;
  while (answers.size() < texts.size()) {
    size_t end = rest.find(quotedMark(answers.size()) + "\n");
    if (end == StringRef::npos) {
      answers.push_back(explainDeath(result, rest));
      break;
    }
    SolverAnswer answer = readOutput("cvc5", rest.take_front(end));
    if (answer.sat == Sat::Unknown)
      answer.reason = unknownReason(limits_.timeoutMs,
                                    texts.size() == 1 ? std::optional(seconds) : std::nullopt);
    answers.push_back(std::move(answer));
    rest = rest.drop_front(end + quotedMark(answers.size() - 1).size());
  }
  for (SolverAnswer &answer : answers)
    answer.seconds = seconds / answers.size();
  return answers;
}

/// The first of `texts`, for one process.
static ArrayRef<std::string> firstBatch(ArrayRef<std::string> texts) {
  size_t count = 0, bytes = 0;
  while (count < std::min(texts.size(), kBatch)) {
    bytes += texts[count].size();
    if (count > 0 && bytes > kBatchBytes)
      break;
    ++count;
  }
  return texts.take_front(count);
}

std::vector<SolverAnswer> Cvc5::askAll(ArrayRef<std::string> texts) {
  std::vector<SolverAnswer> answers;
  if (!llvm::sys::findProgramByName(binary_)) {
    std::string reason = "cvc5 was not found; install it (scripts/setup) or use --solver z3";
    answers.resize(texts.size(), {.sat = Sat::Error, .reason = reason});
  }
  while (answers.size() < texts.size())
    llvm::append_range(answers, ask(firstBatch(texts.slice(answers.size()))));
  return answers;
}

SolverAnswer Cvc5::checkText(const std::string &smtLib) {
  SolverAnswer asked = checkAsksOnce(smtLib);
  return asked.sat == Sat::Error ? asked : askAll(smtLib).front();
}

std::vector<SolverAnswer> Cvc5::checkAll(ArrayRef<Query> queries) {
  std::vector<std::string> texts;
  for (const Query &query : queries)
    texts.push_back(plainText(query));
  return askAll(texts);
}

std::unique_ptr<Solver> makeCvc5(const SolverLimits &limits, std::string binary) {
  return std::make_unique<Cvc5>(limits, std::move(binary));
}

} // namespace freehold::smt
