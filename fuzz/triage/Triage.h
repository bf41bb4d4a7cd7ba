//===- Triage.h - From a failing program to a finding -----------*- C++ -*-===//
// Two halves, since the second is for new causes only:
//
//   reduced   the program made small with the defect kept, and the keys of its cause
//   finding   made standalone, shown with shipped tools, judged by every judge we have, older
//             versions asked
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/Finding.h"

#include <functional>
#include <variant>

namespace freehold::triage {

struct TriageOptions {
  unsigned jobs = 1;
  /// For one reduction; 0 for as long as it takes.
  unsigned seconds = 60;
  /// False: the program is small already and is kept as it is.
  bool reduce = true;
};

struct Reduced {
  /// One subject, entry and arguments as in `judgement`.
  Request request;
  Judgement judgement;
  /// keyOf its signature and shape.
  std::string key;
  ReductionStatistics statistics;
};

/// `judgement` is what the request's one subject shows on its program. What went wrong, when the
/// defect does not show again or is not stable.
std::variant<Reduced, std::string> reduceDefect(const Request &request, const Judgement &judgement,
                                                const TriageOptions &options);

/// Everything else that a finding holds. Its name, title and cause are made from the signature.
Finding makeFinding(const Reduced &reduced, const std::string &original, const std::string &origin);

/// A finding of an output that is right but that MLIR's own conversions cannot lower, though they
/// lower the program itself; or why it is none. `command` shows it with shipped tools by failing.
std::variant<Finding, std::string> makeNotLowerable(const Request &request,
                                                    const std::string &command);

} // namespace freehold::triage
