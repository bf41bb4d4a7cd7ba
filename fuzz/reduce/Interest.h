//===- Interest.h - Does a smaller program still show it? -------*- C++ -*-===//
// An asker puts one question at a time to a worker of its own and says what came of it. There
// are two: one judges the program and compares the defect's signature, one runs a script. Both
// are waited for by descriptor and deadline, so that one thread serves several.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Process.h"
#include "oracle/core/Signature.h"

#include <chrono>
#include <memory>
#include <optional>
#include <string>

namespace freehold::reduce {

/// A candidate. Pipeline and arguments stand for those of the request where they are set.
struct Question {
  std::string text;
  std::optional<std::string> pipeline, args;
  std::optional<std::string> entry;
};

/// What makes a program interesting, for askers that judge.
struct Interest {
  Signature signature;
  /// The source may fail by itself: for crashes, where what the program means does not matter.
  bool unfitSource = false;
  /// Another pass may be blamed: for pipelines that passes are dropped from.
  bool anyPass = false;
};

struct Answer {
  bool interesting = false;
  unsigned ms = 0;
  /// What was said instead, for humans: "agree", "inconclusive, source-ub: ...".
  std::string said;
  /// Something went wrong in Freehold itself.
  std::string fault;
  /// The judgement that shows the defect; none from a script.
  std::optional<Judgement> judgement;
};

class Asker {
public:
  using Clock = std::chrono::steady_clock;

  virtual ~Asker() = default;
  virtual void ask(const Question &question, unsigned timeoutMs) = 0;
  virtual int descriptor() const = 0;
  virtual Clock::time_point deadline() const = 0;
  /// Called when the descriptor is readable or the deadline may have passed: true when the
  /// answer is there.
  virtual bool advance(bool readable) = 0;
  virtual Answer take() = 0;
};

/// Judges what `request` says with the question's program in it; its one subject's name stays.
std::unique_ptr<Asker> makeJudgeAsker(const Request &request, const Interest &interest,
                                      const WorkerLimits &limits);

struct Script {
  std::string path;
  /// The exit code that means "interesting".
  int interestingExit = 0;
};

/// Runs the script with the name of a file that holds the program.
std::unique_ptr<Asker> makeScriptAsker(const Script &script, const WorkerLimits &limits);

/// Why the script could not be run: missing, no permission, neither '#!' nor machine code.
/// Empty when it can.
std::string checkScript(const Script &script);

/// Does the response hold a judgement that is interesting? Null when not.
const Judgement *findInteresting(const Response &response, const Interest &interest);

/// What a response says, in a line: for messages about programs that are not interesting.
std::string sayings(const Response &response);

} // namespace freehold::reduce
