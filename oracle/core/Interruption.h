//===- Interruption.h - SIGINT, SIGTERM and SIGHUP as a question -*- C++ -*-===//
// A tool that works for long ends in order: it looks at `interruption` between two steps, reports
// what was done and returns `interruptedExit`. Workers and commands are in process groups of their
// own (Process.h), so a terminal's Ctrl-C reaches the tool alone.
//===----------------------------------------------------------------------===//
#pragma once

#include <optional>
#include <string>

namespace freehold {

/// From now on the first of these signals is only remembered; a second one ends the process at
/// once. A SIGHUP that is ignored already, as under nohup, stays so; the other two are what ends a
/// tool from outside, also where a caller has them ignored, as some test drivers do. Commands that
/// are started later have the usual handling.
void catchInterruptions();

/// The signal that came, if one did.
std::optional<int> interruption();

/// As shells have it: 130 for SIGINT. To be called after an interruption.
int interruptedExit();

/// "interrupted (SIGINT) after 3 of 10 programs".
std::string interruptedText(const std::string &done);

/// In a child process: signals are handled as usual, and none has come.
void forgetInterruptions();

} // namespace freehold
