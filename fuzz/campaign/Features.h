//===- Features.h - What a reduced program is made of -----------*- C++ -*-===//
// From a bucket to rows of the generator. All that a reduced program has, its defect needs: it
// vanishes when any of its ops does, and the one that programs miss least is left out.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Avoid.h"
#include "fuzz/triage/FindingStore.h"

namespace freehold {

/// Names of all ops of the program; empty when it does not parse.
std::set<std::string> opsIn(const Program &program);

/// Ops of the request's program after a short reduction that keeps the signature, by a
/// count of tries and not by time. Empty where reducing is no use: each try would take as long as
/// the subject hangs.
std::set<std::string> quicklyReducedOps(const Request &request, const Signature &signature,
                                        unsigned jobs);

/// Rows of features (gen/Avoid.h) and of buckets: the name or a signature of a finding in `known`,
/// or a folder that a campaign has written for a defect or a finding. The first error otherwise,
/// which lists what there is.
std::variant<gen::Rows, std::string> rowsToAvoid(const std::vector<std::string> &names,
                                                 const triage::FindingStore &known);

} // namespace freehold
