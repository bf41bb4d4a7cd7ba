//===- DumpPlan.h - The passes of a dump as requests ------------*- C++ -*-===//
// Each step of a dump is judged as a program and a target that a subject left of it. A step promises
// what its before kept (Deallocation::Step), and nothing about leaks before the first pass that
// inserts deallocations. From that one to the last such pass everything has to be freed.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/DumpSteps.h"
#include "oracle/core/verdict/Judgement.h"

namespace freehold {

struct DumpRequest {
  Request request;
  /// Index of the step, or of the first of several.
  size_t step = 0;
  std::string pass;
  /// Whether it goes over several steps, of which any may be wrong.
  bool isRange = false;
};

/// A step's judgements, with the request that they answer.
struct DumpAnswer {
  Request request;
  Response response;
};

class DumpPlan {
public:
  /// `common` is what is the same for all steps; `name` the dump.
  DumpPlan(DumpSteps steps, const Request &common, std::string name);

  const std::vector<DumpRequest> &requests() const { return requests_; }
  /// Returns what is said of each step in order, for the responses to the requests. Steps that
  /// cannot be judged are inconclusive; those that changed nothing are left out.
  std::vector<DumpAnswer> answers(const std::vector<Response> &responses) const;
  /// Returns the numbers of steps, and the first wrong one.
  std::string summary(const std::vector<Response> &responses) const;

private:
  std::string title(size_t step) const;
  Response unjudgedResponse(const std::string &subject, Inconclusive why) const;
  /// Adds the request for steps `first` to `last`. `isDeallocated`: whether T3 is asked at all.
  void add(const Request &common, size_t first, size_t last, Deallocation deallocation,
           bool isDeallocated);

  DumpSteps steps_;
  std::string name_;
  std::vector<DumpRequest> requests_;
};

} // namespace freehold
