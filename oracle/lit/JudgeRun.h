//===- JudgeRun.h - Judges what a tool made of its input --------*- C++ -*-===//
// The tool is run a second time, after the test, with the IR after each pass on stderr:
//
//   input (each part) --> tool --> output (its part)     judged as one step; if it is wrong or cannot be
//                           |                            judged, then pass by pass
//                           '--> IR after each pass
//
// The rules are those of dumps (oracle/diff/DumpPlan.h): leaks are asked of runs that deallocate.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/diff/JudgePool.h"
#include "oracle/lit/RunRecord.h"
#include "oracle/lit/ToolArguments.h"

namespace freehold::lit {

/// Judges runs one after the other, with workers that live as long as this.
class RunJudge {
public:
  RunJudge();
  /// `input` is what the tool read; `timeoutMs` for all of it.
  JudgedRun judge(const RunRecord &run, const std::string &input, unsigned timeoutMs);

private:
  struct Task;
  JudgePool pool_;
};

} // namespace freehold::lit
