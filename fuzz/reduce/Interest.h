//===- Interest.h - Does a smaller program still show it? -------*- C++ -*-===//
// An asker has a worker of its own, to which it passes one question at a time. One kind judges the
// program and compares the defect's signature, the other runs a script. An asker is a Lane, so that
// one thread can serve several.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/process/Lanes.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/verdict/Signature.h"

#include <memory>
#include <optional>
#include <string>

namespace freehold::reduce {

/// A candidate. If pipeline and arguments are set, they replace those of the request.
struct Question {
  std::string text;
  std::optional<std::string> pipeline, args;
  std::optional<std::string> entry;
};

/// What makes a program interesting, for askers that judge it. If the subject itself fails, the
/// program's behaviour does not matter. A defect that shows in a run must still show on a fit input if
/// it did in the original program, and the share of fit inputs must not decrease. Otherwise the reduced
/// program may be undefined by itself.
struct Interest {
  Signature signature;
  /// The inputs of the original program.
  InputCounts inputs = {};
  /// Whether the original program shows the defect on a fit input.
  bool isOnFit = false;
  /// The defect may be attributed to another pass. For pipelines from which passes were dropped.
  bool anyPass = false;
};

/// Returns what to keep of a program that shows the judgement's defect.
Interest interestIn(const Judgement &judgement);

struct Answer {
  bool interesting = false;
  unsigned ms = 0;
  /// The verdict on a program that is not interesting, for messages: "inconclusive, source-ub:
  /// ...".
  std::string said;
  /// A failure of Freehold itself; empty if there was none.
  std::string fault;
  /// The judgement that shows the defect; std::nullopt if a script answered.
  std::optional<Judgement> judgement;
};

class Asker : public Lane {
public:
  virtual void ask(const Question &question, unsigned timeoutMs) = 0;
  /// Returns the answer. Call it once `advance` has returned true.
  virtual Answer take() = 0;
};

/// Judges the request with the question's program in it. The name of its one subject stays.
std::unique_ptr<Asker> makeJudgeAsker(const Request &request, const Interest &interest,
                                      std::shared_ptr<WorkerOrigin> judges);

struct Script {
  std::string path;
  /// The exit code that means that the program is interesting.
  int interestingExit = 0;
};

/// Runs the script with the path of a file that holds the program.
std::unique_ptr<Asker> makeScriptAsker(const Script &script, const WorkerLimits &limits);

/// Returns why the script cannot be run (missing, not executable, neither '#!' nor machine code),
/// or an empty string.
std::string checkScript(const Script &script);

/// Returns the judgement in the response that makes the program interesting; null if there is none.
const Judgement *findInteresting(const Response &response, const Interest &interest);

/// Returns one line about the response, for messages about programs that are not interesting.
std::string describeResponse(const Response &response);

} // namespace freehold::reduce
