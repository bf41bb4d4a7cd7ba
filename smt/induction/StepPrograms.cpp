//===- StepPrograms.cpp - What comes of ignoring a conjunct ---------------===//
// The build generates a definition for each file in smt/lemmas/programs: a program with its frees,
// and the result of a step of the ownership pass that ignores a conjunct.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt::step {
#define STEP_PROGRAMS(name, before, after) const ConcretePrograms k##name = {before, after};
#include "StepPrograms.inc"
#undef STEP_PROGRAMS
} // namespace freehold::smt::step
