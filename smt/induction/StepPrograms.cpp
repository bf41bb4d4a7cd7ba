//===- StepPrograms.cpp - What comes of ignoring a conjunct ---------------===//
// The build makes a definition of each file in smt/lemmas/programs: a program with its frees, and
// what a step of the ownership pass that ignores a conjunct makes of it.
//===----------------------------------------------------------------------===//
#include "smt/induction/OwnershipStep.h"

namespace freehold::smt::step {
#define STEP_PROGRAMS(name, before, after) const ConcretePrograms k##name = {before, after};
#include "StepPrograms.inc"
#undef STEP_PROGRAMS
} // namespace freehold::smt::step
