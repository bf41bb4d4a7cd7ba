//===- Judgement.h - One verdict with its circumstances ---------*- C++ -*-===//
// What a judge says of one entry of one program under one subject, and what was measured
// on the way. Judgements travel from workers to their parent as JSON values, in CBOR.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Budget.h"
#include "oracle/core/Inputs.h"
#include "oracle/core/Program.h"
#include "oracle/core/Subject.h"
#include "oracle/core/Verdict.h"

#include <nlohmann/json_fwd.hpp>

namespace freehold {

/// What an entry's runs cost together.
struct RunCost {
  /// Inputs that were run: those on which the source is fit.
  unsigned runs = 0;
  RunStatistics sum;
  /// Of the source on the same inputs.
  RunStatistics source;
};

struct Judgement {
  std::string program, subject, oracle = "interp";
  /// The function judged; empty when the subject failed before any was run.
  std::string entry;
  Verdict verdict = Inconclusive{};
  /// Inputs run, how many different paths they took, and how many allocation ops stood in
  /// the IR when the deallocation pass got it (the same for each entry of a program).
  unsigned inputs = 0, paths = 0, reached = 0;
  /// On some fit input the source made more heap buffers than it freed and could have handed on: a
  /// subject that changes nothing leaks there.
  bool leavesBuffers = false;
  /// Probes (Inputs::isProbe) on which the source is not defined; `inputs` does not count them.
  unsigned leftOut = 0;
  /// For a contract that requires something of programs (Contract::clonesAtJoins): nullopt when it
  /// requires nothing, else whether the program keeps it on these inputs, and if not, why.
  std::optional<bool> inContract;
  Note whyOutOfContract;
  /// CPU time inside the subject's own passes, for the program's first entry only.
  uint64_t passNanoseconds = 0;
  /// Of the target under fresh addresses, if the request asked for it: there when each fit input
  /// ran through and agreed, whatever the verdict says of unfit ones.
  std::optional<RunCost> cost;
};

/// Everything a worker needs to judge a program.
struct Request {
  Program program;
  std::vector<Subject> subjects;
  InputOptions inputs;
  Budget budget;
  /// Fixed arguments instead of generated ones.
  std::optional<std::string> args;
  /// Defects carry the subject's output.
  bool wantOutput = false;
  /// Verify the IR after each of a pipeline's passes, as mlir-opt does, not only at its end.
  bool verifyEach = true;
  /// Who judges: the interpreter, and the native engine of this name unless it is empty.
  bool interpreted = true;
  std::string engine;
  /// Programs that MLIR's lowering to LLVM crashes on are looked for in a process of their own
  /// first. What judges sets it after such a crash.
  bool lowersApart = false;
  /// Judgements of the interpreter carry what runs cost. Changes no verdict.
  bool wantCost = false;
};

/// Answers to a request, in the order of its subjects. Either the program could not be read,
/// and `badInput` has diagnostics, or there is at least one judgement for each subject.
struct Response {
  std::string badInput;
  std::vector<Judgement> judgements;
  /// Why the source is unfit to judge by on some input of some entry, undefined behaviour for
  /// instance; empty when it ran on all of them. Known before any subject runs.
  std::string sourceUnfit;
  /// What went wrong in Freehold itself: exit code 4.
  std::string fault;
  /// Crashes of a worker that did not happen again in a fresh one. Some subject corrupted
  /// memory, perhaps on an earlier program.
  std::vector<std::string> unstable = {};
  /// What the program's own pipeline made of it (Program::prepare), known before any subject runs.
  /// Empty when there is none; when it failed, the judgements say how.
  std::string prepared = {};
  /// The tool was interrupted before there was an answer: nothing else is set. Never travels.
  bool isGivenUp = false;
};

/// The request that judges the same without preparing: the prepared program, or, where
/// preparing failed, the pipeline that did as the only subject. Its judgements' subject is then
/// that one.
Request withoutPreparing(Request request, const Response &response);

nlohmann::json toJson(const Request &request);
nlohmann::json toJson(const Response &response);
Request requestFromJson(const nlohmann::json &json);
Response responseFromJson(const nlohmann::json &json);

/// Subject and, for another judge than the interpreter, the judge: "upstream native-jit".
std::string subjectAndJudge(const Judgement &judgement);

/// The line that freehold-check --json prints.
std::string jsonLine(const Judgement &judgement);

} // namespace freehold
