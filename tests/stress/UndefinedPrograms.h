//===- UndefinedPrograms.h - Programs of the table of undefined behaviours ---===//
// Makes programs from the example of a row (oracle/core/verdict/UndefinedBehaviours.h). USE is a branch on
// %r if the effect of the row is poison, and nothing otherwise:
//
//   alone     @main() { arguments as constants; body; USE }
//   rewrite   @src(arguments, %guard) { scf.if %guard { body; USE } }  @tgt(..) { body; USE }
//             or, if the example has a `before`, that instead of the guarded body
//   before, after    @main() of either with arguments as constants
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/UndefinedBehaviours.h"
#include "smt/counterexample/Counterexample.h"

namespace freehold::stress {

/// `values` are `happens` or `avoided` of the row.
std::string aloneProgram(const UndefinedBehaviour &row, const std::vector<std::string> &values);

/// Returns a rewrite that is wrong, but would be right without the row. No argument is poison.
std::string rewriteOf(const UndefinedBehaviour &row);

/// Returns the rewrite as programs in which the guard is false, so that the before is defined.
smt::ConcretePrograms programsOf(const UndefinedBehaviour &row,
                                 const std::vector<std::string> &values);

} // namespace freehold::stress
