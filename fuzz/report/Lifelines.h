//===- Lifelines.h - The pictures of findings -------------------*- C++ -*-===//
// One worker draws the pictures of all findings, with one context: what it takes to start a process and
// to register dialects is paid once. A program that ends or blocks it has no picture, and the worker is
// started anew for the next one.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/Finding.h"
#include "oracle/core/process/Process.h"

#include <memory>

namespace freehold::report {

class Lifelines {
public:
  /// Returns an SVG with the lifelines of the allocations when the subject's output runs on the finding's
  /// arguments; empty if there is no output to run. It is the picture that `freehold-run --timeline`
  /// draws, and is kept as lifelines.svg in the folder.
  std::string of(const std::string &folder, const std::optional<triage::Finding> &finding);

private:
  std::string draw(const triage::Finding &finding);

  /// Started for the first picture that is not kept.
  std::unique_ptr<Worker> worker_;
};

} // namespace freehold::report
