//===- Features.h - What a reduced program is made of -----------*- C++ -*-===//
// Maps a bucket to rows of the generator. A defect needs every op of its reduced program, so
// leaving out any one of them avoids it. The op that costs other programs least is chosen.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Avoid.h"
#include "fuzz/triage/FindingStore.h"

namespace freehold {

/// Returns the names of all ops of the program; empty if it does not parse.
std::set<std::string> opsIn(const Program &program);

/// Returns the ops of the request's program after a short reduction that keeps the judgement's
/// signature. The reduction is limited by the number of candidates, not by time. Empty for hangs and
/// for running out of resources, where each candidate takes as long as the defect does.
std::set<std::string> quicklyReducedOps(const Request &request, const Judgement &judgement,
                                        unsigned jobs);

/// Returns the rows for each name: a feature (gen/Avoid.h), the name or a signature of a finding in
/// `known`, or a folder that a campaign wrote for a defect or finding. Otherwise returns the first
/// error, which lists the valid names.
std::variant<gen::Rows, std::string> rowsToAvoid(const std::vector<std::string> &names,
                                                 const triage::FindingStore &known);

} // namespace freehold
