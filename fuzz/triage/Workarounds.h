//===- Workarounds.h - What keeps a known cause from showing ----*- C++ -*-===//
// A cause shows in many programs, whose keys (Finding.h) differ by ops that it does not need. A workaround leaves out
// what the cause does need, as somebody would who has to live with it, and keeps the rest. If a defect of the pass goes
// away with it, the defect is of that cause. finding.json names the workarounds of its cause in "avoided by".
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/triage/FindingStore.h"

#include "mlir/IR/BuiltinOps.h"

namespace freehold::triage {

struct Workaround {
  /// The name in finding.json.
  const char *name;
  /// One line.
  const char *summary;
  /// Changes the module, which verifies afterwards. Returns false if there is nothing to change.
  bool (*apply)(mlir::ModuleOp module);
  /// What else is done, as a pipeline; the function above then says whether it is needed.
  const char *prepare = "";
};

const std::vector<Workaround> &workaroundTable();
/// Finds a workaround by name; null if there is none.
const Workaround *findWorkaround(llvm::StringRef name);
/// Returns all names with commas between them.
std::string workaroundNames();

/// Returns the name of the finding, of the same pass or another one of the subject, with whose workaround the request's
/// defect goes away: the subject then agrees. Empty if there is none.
std::string crossed(const Request &request, const Judgement &judgement, const FindingStore &known);

} // namespace freehold::triage
