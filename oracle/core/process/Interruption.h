//===- Interruption.h - SIGINT, SIGTERM and SIGHUP as a question -*- C++ -*-===//
// A tool that runs for long ends in an orderly way: between two steps it checks `interruption`,
// reports what was done and returns `interruptedExit`. Workers and commands have process groups of
// their own (Process.h), so a terminal's Ctrl-C reaches the tool alone.
//===----------------------------------------------------------------------===//
#pragma once

#include <optional>
#include <string>

namespace freehold {

/// From now on the first of these signals is only recorded; a second one ends the process at once.
/// A SIGHUP that is ignored, as under nohup, stays ignored. SIGINT and SIGTERM are caught even if
/// they were ignored, as some test drivers do. Commands started later have default handlers.
void catchInterruptions();

/// Takes SIGINT back from a library that has installed a handler of its own meanwhile, as Z3 does while
/// it evaluates SMT-LIB. Does nothing unless catchInterruptions was called.
void catchAgain();

/// Returns the signal that was caught, if any.
std::optional<int> interruption();

/// Returns 128 plus the signal's number, as shells do: 130 for SIGINT. Requires an interruption.
int interruptedExit();

/// Returns "interrupted (SIGINT) after 3 of 10 programs".
std::string interruptedText(const std::string &done);

/// In a child process: restores default handlers and forgets the signal that was caught.
void forgetInterruptions();

} // namespace freehold
