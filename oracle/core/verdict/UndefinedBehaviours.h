//===- UndefinedBehaviours.h - Which behaviour of which op is undefined ----===//
// One table for all judges (ARCHITECTURE.md, "What is undefined"). A row states under which
// condition an op is undefined or gives poison, and has an example that can be run. Tests check
// that all users agree with the table:
//
//   the interpreter   reports `kind` for each example with the values `happens`, and nothing for
//                     `avoided` (tests/unit/UndefinedBehavioursTest.cpp)
//   the prover        has a duty, or a condition of poison, for each row: it refutes the move of the
//                     example out of a guard, which it proves when the row is left out, and then the
//                     run contradicts it (freehold-stress-bodies --drop-each-duty)
//   documentation     oracle/UNDEFINED.md is printed from the table
//
// An op that the prover supports and that has no row is defined for all operands; its results are
// poison only if an operand is.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Outcome.h"

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold {

struct UndefinedBehaviour {
  /// Undefined: the run ends. Poison: a result is poison, and depending on it is undefined.
  enum class Effect : uint8_t { Undefined, Poison };
  /// An example function. `arguments` are scalars. `body` is self-contained, frees what it
  /// allocates, and defines %r if `result` is a type. If the effect is poison, %r is the poison
  /// value.
  struct Example {
    /// The parameters, such as "%a: i8, %b: i8"; may be empty.
    std::string arguments;
    std::string body;
    /// The type of %r; empty if there is none.
    std::string result;
    /// Argument values for which the effect happens, and values for which it does not, written as
    /// in arith.constant without types. No `avoided` means that it always happens.
    std::vector<std::string> happens;
    std::optional<std::vector<std::string>> avoided;
    /// If the example cannot be guarded by a condition, an equivalent body that is defined for all
    /// arguments and returns %r. If empty, `body` under a condition is compared with `body`.
    std::string before = "";
  };

  std::string op, condition;
  Effect effect = Effect::Undefined;
  /// The error that the interpreter reports; for poison, when something depends on it.
  ErrorKind kind = ErrorKind::Undefined;
  Example example;

  /// Returns "arith.divsi: division by zero".
  std::string name() const { return op + ": " + condition; }
};

/// All rows, in the order of UNDEFINED.md. Their addresses are stable.
const std::vector<UndefinedBehaviour> &undefinedBehaviours();

/// Finds a row; null if there is none.
const UndefinedBehaviour *findUndefined(llvm::StringRef op, llvm::StringRef condition);

/// Returns the table as Markdown, the content of oracle/UNDEFINED.md.
std::string describeUndefinedBehaviours();

} // namespace freehold
