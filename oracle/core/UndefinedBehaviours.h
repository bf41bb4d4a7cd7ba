//===- UndefinedBehaviours.h - Which behaviour of which op is undefined ----===//
// One table for all judges (ARCHITECTURE.md, "What is undefined"). A row says under which condition
// an op is undefined, or gives poison, and has an example that can be run. The tests hold all that
// knows the table together:
//
//   the interpreter   reports `kind` for each example with the values `happens`, and nothing for
//                     `avoided` (tests/unit/UndefinedBehavioursTest.cpp)
//   the prover        has a duty, or a condition of poison, for each row: it refutes the move of the
//                     example out of a guard, which it proves when the row is left out, and then the
//                     run contradicts it (freehold-stress-bodies --drop-each-duty)
//   people            read oracle/UNDEFINED.md, which is printed from it
//
// An op that the prover accepts and that is not here is defined for all operands, and gives poison
// only where an operand is poison.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Outcome.h"

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold {

struct UndefinedBehaviour {
  /// Undefined: the run ends here. Poison: a result is poison, and it is undefined to depend on it.
  enum class Effect : uint8_t { Undefined, Poison };
  /// Of a function. `arguments` are scalars; `body` is self-contained and frees what it allocates;
  /// it sets %r if `result` is a type. A body whose effect is poison sets %r to what is poison.
  struct Example {
    /// "%a: i8, %b: i8", or empty.
    std::string arguments;
    std::string body;
    /// The type of %r, or empty.
    std::string result;
    /// Values of the arguments with which it is undefined, or poison, and with which it is neither:
    /// as in arith.constant, without types. No `avoided`: it always is.
    std::vector<std::string> happens;
    std::optional<std::vector<std::string>> avoided;
    /// A body that is defined for all arguments and does the same, if the example cannot be put
    /// behind a guard; it returns %r. Empty: `body` under a condition is compared with `body`.
    std::string before = "";
  };

  std::string op, condition;
  Effect effect = Effect::Undefined;
  /// What the interpreter reports; for poison, where something depends on it.
  ErrorKind kind = ErrorKind::Undefined;
  Example example;

  /// "arith.divsi: division by zero"
  std::string name() const { return op + ": " + condition; }
};

/// All rows, in the order of UNDEFINED.md. Their addresses stay.
const std::vector<UndefinedBehaviour> &undefinedBehaviours();

/// Null if there is no such row.
const UndefinedBehaviour *findUndefined(llvm::StringRef op, llvm::StringRef condition);

/// The table as Markdown, as oracle/UNDEFINED.md has it.
std::string describeUndefinedBehaviours();

} // namespace freehold
