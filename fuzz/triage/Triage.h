//===- Triage.h - From a failing program to a finding -----------*- C++ -*-===//
// Triage has two steps, since the second one is needed for new causes only:
//
//   reduced   the program is reduced, and the keys of its cause are computed
//   finding   it is made standalone, shown with shipped tools and judged by every judge; older
//             versions are tried
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/Finding.h"

#include <functional>
#include <variant>

namespace freehold::triage {

struct TriageOptions {
  unsigned jobs = 1;
  /// Time limit for one reduction in seconds; 0 for none.
  unsigned seconds = 60;
  /// If false, the program is kept as it is.
  bool reduce = true;
  /// Further mlir-opts to ask whether they have the defect.
  std::vector<std::string> tools = {};
};

struct Reduced {
  /// Has one subject, and the entry and arguments of `judgement`.
  Request request;
  Judgement judgement;
  /// As keysOf returns them for the reduced program.
  std::vector<std::string> keys;
  ReductionStatistics statistics;
  /// False if time ran out before the program was as small as it gets.
  bool isMinimal = true;
};

/// Returns the keys of a defect: that of its signature and the program's shape, then that of the
/// program's normal form, if there is one; then the same of a pass that the blamed one runs as a part of it. Empty if
/// there is no defect or the program does not parse.
std::vector<std::string> keysOf(const Program &program, const Judgement &judgement);

/// Returns a key that all wrong outputs of a plug-in's pass have; empty for other defects. Somebody who works on a pass
/// mends one mistake after the other, and a pass that overlooks what a cast makes is wrong with every other view, branch
/// and call too.
std::string pluginKey(const Judgement &judgement);

/// Reduces a defect; `judgement` is what the request's one subject shows. Returns an error message
/// if the defect does not show again or not each time.
std::variant<Reduced, std::string> reduceDefect(const Request &request, const Judgement &judgement,
                                                const TriageOptions &options);

/// The name of the judge that consists of shipped tools.
inline constexpr const char *kShippedTools = "shipped tools";
/// Returns what that judge says about a defect of this kind.
JudgeAnswer shippedAnswer(const ShippedRun &run, std::string_view kind);

/// Fills in the rest of a finding. Name, title and cause are made from the signature.
Finding makeFinding(const Reduced &reduced, const std::string &original, const std::string &origin,
                    const std::vector<std::string> &tools);

/// Makes a finding of an output that is right but that MLIR's own conversions cannot lower,
/// although they lower the program itself. Returns why if it is none. `command` must fail to show
/// the defect.
std::variant<Finding, std::string> makeNotLowerable(const Request &request,
                                                    const std::string &command);

} // namespace freehold::triage
