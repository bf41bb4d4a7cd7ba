//===- Judgement.h - Requests, judgements and their messages ----*- C++ -*-===//
// What a judge found out about one entry of one program under one subject, and what was measured
// meanwhile. Judgements travel from workers to their parent as JSON values, in CBOR.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"
#include "oracle/core/program/Budget.h"
#include "oracle/core/program/EngineKind.h"
#include "oracle/core/program/Program.h"
#include "oracle/core/program/Subject.h"
#include "oracle/core/program/UnknownOps.h"
#include "oracle/core/verdict/Verdict.h"

#include <nlohmann/json_fwd.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace freehold {

/// The total cost of an entry's runs.
struct RunCost {
  /// Number of inputs that were run, which are those that are compared.
  unsigned runs = 0;
  RunStatistics sum;
  /// The source's cost on the same inputs.
  RunStatistics source;
};

/// The number of fit inputs that an entry needs to agree. If it has fewer inputs, all of them must fit.
inline constexpr unsigned kFitToAgree = 3;

/// The numbers of an entry's inputs, by what the source does on them.
struct InputCounts {
  /// The source returns.
  unsigned fit = 0;
  /// An assertion of the source fails. Source and target are compared up to there.
  unsigned aborted = 0;
  /// The source is undefined, unsupported or out of budget. The target is not run on them.
  unsigned leftOut = 0;

  unsigned tried() const { return fit + aborted + leftOut; }
  bool areEnough() const { return fit >= std::min(kFitToAgree, tried()); }

  void operator+=(const InputCounts &other) {
    fit += other.fit;
    aborted += other.aborted;
    leftOut += other.leftOut;
  }
  bool operator==(const InputCounts &) const = default;
};

/// What the search for inputs added to the generated ones, and which blocks of the source no compared
/// input reaches.
struct InputSearch {
  /// Runs of the source in the search, and the inputs among them that were kept.
  unsigned tries = 0, found = 0;
  /// What inputs must keep for the source to run, in words, as far as the search learned it: "cells of
  /// argument 2 are below size 0 of argument 1".
  std::vector<std::string> preconditions = {};
  /// The blocks of the functions that some input enters, and how many of them are reached.
  unsigned blocks = 0, blocksReached = 0;
  /// The other blocks in words, such as "^bb4 of @f at a.mlir:9:3".
  std::vector<std::string> unreached = {};
};

struct Judgement {
  std::string program, subject, oracle = "interp";
  /// The function that was judged; empty if the subject failed before any was run.
  std::string entry;
  /// Whether that function is private.
  bool isPrivate = false;
  Verdict verdict = Inconclusive{};
  /// How it shows again, where freehold-check does not judge it; else empty.
  std::string replay = {};
  InputCounts inputs = {};
  InputSearch search = {};
  /// Why the source does not fit on the first of the inputs that are left out.
  std::optional<Inconclusive> whyLeftOut = std::nullopt;
  /// The numbers of different paths that the source took on compared inputs, and of allocation ops in
  /// the IR before the deallocation pass (the same for each entry of a program).
  unsigned paths = 0, reached = 0;
  /// Whether on some fit input the source made more heap buffers than it freed and could have
  /// returned or stored, so that a subject that changes nothing leaks them.
  bool leavesBuffers = false;
  /// Names of the ops that the interpreter does not know and that the source reached: what they did
  /// is an assumption (interp/Opaque.h) that the verdict rests on. Sorted.
  std::vector<std::string> opaqueOps;
  /// For a contract with a requirement on programs (Contract::clonesAtJoins): whether the program
  /// keeps it on these inputs, and if not, why. nullopt for contracts without one.
  std::optional<bool> inContract;
  Note whyOutOfContract;
  /// CPU time inside the subject's own passes, for the program's first entry only.
  uint64_t passNanoseconds = 0;
  /// What the prover's answer is about: "for all executions, ..."; empty for other judges, and where
  /// the prover has no answer.
  std::string proof = "";
  /// The target's cost under fresh addresses, if the request wanted it; set if each fit input ran
  /// to the end and agreed, whatever the verdict on unfit ones is.
  std::optional<RunCost> cost;
};

/// How hard the prover tries.
struct ProofLimits {
  /// Iterations of all loops together in the search for a violation.
  unsigned bound = 3;
  /// Of one question to one solver.
  unsigned timeoutMs = 10'000;

  bool operator==(const ProofLimits &) const = default;
};

/// Which judges are asked.
struct JudgeChoice {
  bool interpreter = true;
  /// The engine of the native judge; std::nullopt if there is no native judge.
  std::optional<EngineKind> native = std::nullopt;
  /// std::nullopt if the prover is not asked.
  std::optional<ProofLimits> proof = std::nullopt;

  bool operator==(const JudgeChoice &) const = default;
};

/// Everything that a worker needs to judge a program.
struct Request {
  Program program;
  std::vector<Subject> subjects;
  InputOptions inputs;
  Budget budget;
  /// Arguments to use instead of generated ones.
  std::optional<std::string> args;
  /// Whether defects include the subject's output.
  bool wantOutput = false;
  /// Whether to verify the IR after each of a pipeline's passes, as mlir-opt does, or only at its
  /// end.
  bool verifyEach = true;
  JudgeChoice judges;
  /// Whether to lower each program in a process of its own first, to find those on which MLIR's
  /// lowering to LLVM crashes. JudgeLane sets it after such a crash.
  bool lowersApart = false;
  /// What the interpreter does with ops that it does not know.
  UnknownOps unknownOps = UnknownOps::Opaque;
  /// Whether the interpreter's judgements include the cost of runs. Changes no verdict.
  bool wantCost = false;
  /// Why running the source ended a worker. If set, the source is not run, and subjects are only
  /// judged by whether they fail themselves. JudgeLane sets it after such a death.
  std::optional<std::string> sourceEnded = std::nullopt;
  /// Whether the worker of the request before it judges this one as well, which is cheaper than a fresh worker. What a
  /// subject that uses freed memory does may then depend on the requests before it that share the worker, but on no
  /// other ones. Workers are not told.
  bool sharesWorker = false;
  /// Whether the program is only verified once a subject does anything but agree. For programs of the generator, which are
  /// valid. Findings have it unset.
  bool verifiesLate = false;
};

/// The messages that a worker sends for a request. The first is SourceRan, unless the program is refused, cannot be
/// prepared, or ran at once and there is nothing to say; then one follows for each subject, in their order.
struct SourceRan {
  /// As in Response.
  std::string sourceUnfit;
  std::optional<std::string> prepared;
};
struct SubjectJudged {
  std::vector<Judgement> judgements;
  /// Errors in Freehold itself, or empty.
  std::string fault;
};
struct ProgramRefused {
  /// Diagnostics as a compiler would print them.
  std::string diagnostics;
};
using WorkerMessage = std::variant<SourceRan, SubjectJudged, ProgramRefused>;

/// The answers to a request, put together from a worker's messages, in the order of its subjects.
struct Response {
  enum class Ending : uint8_t {
    /// Each subject has a judgement of each judge, or `fault` says why not.
    Judged,
    /// The program could not be read, and `badInput` has diagnostics.
    BadInput,
    /// The tool was interrupted before there was an answer: nothing else is set.
    GivenUp
  } ending = Ending::Judged;
  std::string badInput = {};
  std::vector<Judgement> judgements = {};
  /// Why the source is unfit on some input of some entry that is no probe (Inputs::isProbe), such as
  /// undefined behaviour; empty if there is no such input. Known before any subject runs.
  std::string sourceUnfit = {};
  /// Errors in Freehold itself: exit code 4.
  std::string fault = {};
  /// Deaths of a worker that did not happen again in a fresh one. Some subject corrupted memory,
  /// perhaps on an earlier program.
  std::vector<std::string> unstable = {};
  /// The program after its own pipeline (Program::prepare), known before any subject runs.
  /// std::nullopt if it has none; if the pipeline failed, the judgements say how.
  std::optional<std::string> prepared = std::nullopt;

  bool isBadInput() const { return ending == Ending::BadInput; }
  bool isGivenUp() const { return ending == Ending::GivenUp; }
};

/// Returns the request that judges the same without preparing: for the prepared program, or, if
/// preparing failed, with the pipeline that failed as the only subject, which is then the subject
/// of the judgements.
Request withoutPreparing(Request request, const Response &response);

nlohmann::json toJson(const Request &request);
nlohmann::json toJson(const Judgement &judgement);
nlohmann::json toJson(const WorkerMessage &message);
Request requestFromJson(const nlohmann::json &json);
Judgement judgementFromJson(const nlohmann::json &json);
WorkerMessage messageFromJson(const nlohmann::json &json);

/// Whether the subject itself failed, such as by a crash or by invalid output. That is a defect
/// whatever the source does when it is run.
bool failsItself(const Judgement &judgement);

/// Returns the text that follows a verdict: " (8 inputs, 3 paths)", or for an agreement if not all fit,
/// " on 6 of 8 inputs (3 paths); 2 do not fit: ...".
std::string inputsText(const Judgement &judgement);

/// Returns what follows it about the search: "; 3 inputs found in 20 tries: argument 2 is 1, not 0 (...)",
/// and for an agreement the blocks that no input reaches: "; ^bb4 at a.mlir:9:3 was never reached".
std::string searchText(const Judgement &judgement);

/// Subject and, for another judge than the interpreter, the judge: "upstream native-jit".
std::string subjectAndJudge(const Judgement &judgement);

/// Returns the line that freehold-check --json prints.
std::string jsonLine(const Judgement &judgement);

} // namespace freehold
