//===- UndefinedPrograms.h - Programs of the table of undefined behaviours ---===//
// From the example of a row (oracle/core/UndefinedBehaviours.h), where USE is a branch on %r if the
// row says poison, and nothing else:
//
//   alone     @main() { arguments as constants; body; USE }
//   rewrite   @src(arguments, %guard) { scf.if %guard { body; USE } }  @tgt(..) { body; USE }
//             or, where the example has a `before`, that in place of the guarded body
//   before, after    @main() of either with arguments as constants
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/UndefinedBehaviours.h"
#include "smt/counterexample/Counterexample.h"

namespace freehold::stress {

/// `values`: happens or avoided.
std::string aloneProgram(const UndefinedBehaviour &row, const std::vector<std::string> &values);

/// A rewrite that is wrong, and would be right if the row were not there. No argument is poison.
std::string rewriteOf(const UndefinedBehaviour &row);

/// It, run with the guard unset: the before is defined in any case.
smt::ConcretePrograms programsOf(const UndefinedBehaviour &row,
                                 const std::vector<std::string> &values);

} // namespace freehold::stress
