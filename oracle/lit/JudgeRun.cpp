//===- JudgeRun.cpp -------------------------------------------------------===//
#include "oracle/lit/JudgeRun.h"

#include "oracle/core/process/Process.h"
#include "oracle/core/program/Extensions.h"
#include "oracle/core/program/SplitFile.h"
#include "oracle/diff/DumpPlan.h"

#include "llvm/ADT/STLExtras.h"

#include <chrono>
#include <filesystem>

namespace freehold::lit {

/// Fewer inputs than elsewhere, since a suite has many programs and little time.
static constexpr unsigned kInputs = 8;
/// Added to a worker's time before it counts as hanging.
static constexpr unsigned kGraceMs = 200;

namespace {
/// What was found about one program: a defect, why it was not judged, or neither if it agrees.
struct Finding {
  std::optional<FoundDefect> defect;
  std::optional<std::string> unjudged;
};
} // namespace

/// One run while it is judged.
struct RunJudge::Task {
  unsigned millisecondsLeft() const;
  CommandResult rerun(const Rerun &how, const std::string &input) const;
  Finding judgeRecords(const std::vector<DumpRecord> &records, const Program &input);
  Finding judgePart(const Program &part, const std::string &output,
                    std::optional<std::vector<DumpRecord>> dump);
  void judge(const std::string &input, JudgedRun &judged);

  const RunRecord &run;
  const ToolArguments arguments;
  const std::chrono::steady_clock::time_point end;
  JudgePool &pool;
};

static std::chrono::steady_clock::time_point now() { return std::chrono::steady_clock::now(); }

static uint64_t millisecondsBetween(std::chrono::steady_clock::time_point from,
                                    std::chrono::steady_clock::time_point to) {
  auto time = std::chrono::duration_cast<std::chrono::milliseconds>(to - from).count();
  return time > 0 ? time : 0;
}

unsigned RunJudge::Task::millisecondsLeft() const { return millisecondsBetween(now(), end); }

CommandResult RunJudge::Task::rerun(const Rerun &how, const std::string &input) const {
  std::string line = shellWord(run.tool);
  for (const std::string &word : rerunArguments(arguments, how))
    line += " " + shellWord(word);
  return runCommand(line, input, std::max(1u, millisecondsLeft()), Budget().textBytes);
}

/// The names that tools give to stdin in locations.
static constexpr llvm::StringRef kStdinNames[] = {"<stdin>:", "-:"};

/// Returns the location with the name of the program's file for stdin.
static std::string inFile(llvm::StringRef location, const std::string &name) {
  for (llvm::StringRef other : kStdinNames)
    if (location.consume_front(other))
      return name + ":" + location.str();
  return location.str();
}

/// Returns the first defect, else the first reason why something was not judged.
static Finding findingOf(const DumpPlan &plan, const std::vector<Response> &responses,
                         const std::string &name) {
  Finding found;
  for (const DumpAnswer &answer : plan.answers(responses)) {
    if (answer.response.isGivenUp() || !answer.response.fault.empty())
      found.unjudged = answer.response.fault.empty() ? "not enough time" : "a fault of Freehold";
    for (const Judgement &judgement : answer.response.judgements) {
      if (auto *defect = std::get_if<Defect>(&judgement.verdict)) {
        const Evidence &e = defect->evidence;
        found.defect = {std::string(spell(defect->kind)), e.pass, judgement.entry,
                        inFile(e.what.location, name), e.what.message};
        return found;
      }
      if (auto *why = std::get_if<Inconclusive>(&judgement.verdict); why && !found.unjudged)
        found.unjudged = std::string(spell(why->reason)) + ": " + why->what.message;
    }
  }
  return found;
}

Finding RunJudge::Task::judgeRecords(const std::vector<DumpRecord> &records, const Program &input) {
  auto extensions =
      readExtensions({.dialectPlugins = arguments.dialectPlugins, .irdl = arguments.irdlFiles});
  if (!extensions)
    return {std::nullopt, "the tool's own dialects cannot be loaded"};
  Request common;
  common.inputs.count = kInputs;
  common.program.extensions = *extensions;
  auto steps = dumpStepsApart(records, input, *extensions, common.budget);
  if (auto *why = std::get_if<std::string>(&steps))
    return {std::nullopt, *why};
  common.budget.timeoutMs = std::min(common.budget.timeoutMs, std::max(1u, millisecondsLeft()));
  const DumpPlan plan(std::get<0>(std::move(steps)), common, input.name);
  std::vector<Response> responses;
  size_t next = 0;
  pool.run(
      [&] {
        bool isOver = next == plan.requests().size() || !millisecondsLeft();
        return isOver ? std::nullopt : std::optional(plan.requests()[next++].request);
      },
      [&](const Request &, const Response &response) { responses.push_back(response); });
  responses.resize(plan.requests().size(), {.ending = Response::Ending::GivenUp});
  return findingOf(plan, responses, input.name);
}

/// Judges one program. `dump`: what its passes left, if that is known already.
Finding RunJudge::Task::judgePart(const Program &part, const std::string &output,
                                  std::optional<std::vector<DumpRecord>> dump) {
  DumpRecord whole;
  whole.pass = passesOf(arguments);
  whole.file = part.name;
  whole.line = 1;
  whole.text = output;
  Finding found = judgeRecords({whole}, part);
  if (!found.defect && !found.unjudged)
    return found;
  if (found.defect)
    found.defect->pass = "";
  if (!dump) {
    CommandResult again = rerun({.isPart = true, .hasDump = true}, part.text);
    if (again.ending == CommandResult::Ending::Exited)
      dump = readDump(again.errors, part.name);
  }
  if (!dump || dump->empty())
    return found;
  Finding stepwise = judgeRecords(*dump, part);
  // What the passes made of the program may be judged where the output is not, such as in LLVM's dialect.
  return stepwise.defect ? stepwise : found;
}

void RunJudge::Task::judge(const std::string &text, JudgedRun &judged) {
  Program input{run.test, text};
  SplitFile parts = splitProgram(input, arguments.marker.value_or(""));
  judged.programs = parts.parts.size();
  bool isOne = parts.count == 1;
  CommandResult again = rerun({.hasDump = isOne}, text);
  bool hasRefusedOptions = again.ending == CommandResult::Ending::Exited && again.code;
  if (hasRefusedOptions && again.output.empty())
    again = rerun({.isGeneric = false}, text);
  auto refuse = [&](const char *why) { judged.unjudged.assign(judged.programs, why); };
  if (again.ending != CommandResult::Ending::Exited)
    return refuse("the tool, run again, crashes or takes too long");
  SplitFile outputs = splitProgram({input.name, again.output}, arguments.outputMarker.value_or(""));
  if (outputs.count != parts.count)
    return refuse("the output has not one part for each of the input");
  for (auto [part, position] : llvm::zip_equal(parts.parts, parts.positions)) {
    auto output = llvm::find(outputs.positions, position);
    if (output == outputs.positions.end() || !millisecondsLeft()) {
      judged.unjudged.push_back(millisecondsLeft() ? "the tool prints nothing for it"
                                                   : "not enough time");
      continue;
    }
    Finding found =
        judgePart(part, outputs.parts[output - outputs.positions.begin()].text,
                  isOne ? std::optional(readDump(again.errors, input.name)) : std::nullopt);
    judged.agree += !found.defect && !found.unjudged;
    if (found.defect)
      judged.defects.push_back(std::move(*found.defect));
    else if (found.unjudged)
      judged.unjudged.push_back(std::move(*found.unjudged));
  }
}

RunJudge::RunJudge() : pool_({.jobs = 1, .graceMs = kGraceMs}, Budget()) {}

JudgedRun RunJudge::judge(const RunRecord &run, const std::string &input, unsigned timeoutMs) {
  auto start = now();
  JudgedRun judged;
  judged.id = run.id;
  // Other files that arguments name are relative to it.
  std::error_code error;
  std::filesystem::current_path(run.folder, error);
  if (error) {
    judged.programs = 1;
    judged.unjudged = {"the folder in which the tool ran is gone"};
  } else {
    Task{run, parseToolArguments(run.arguments), start + std::chrono::milliseconds(timeoutMs),
         pool_}
        .judge(input, judged);
  }
  judged.judgeMs = millisecondsBetween(start, now());
  return judged;
}

} // namespace freehold::lit
