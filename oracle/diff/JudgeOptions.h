//===- JudgeOptions.h - Judges from a command line --------------*- C++ -*-===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

#include <string>
#include <variant>
#include <vector>

namespace freehold {

/// Returns the judges with these names (interp, native, proof), without any the interpreter; or an error
/// message. `engine` is that of native runs.
std::variant<JudgeChoice, std::string> chooseJudges(const std::vector<std::string> &names,
                                                    const std::string &engine);

/// Returns how many milliseconds a subject on a program gets with these judges. Starting a checker's
/// process takes a second, and each error needs a new one; proofs take seconds.
unsigned timeoutMsFor(const JudgeChoice &judges);

} // namespace freehold
