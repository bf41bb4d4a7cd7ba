//===- DumpSteps.h - A dump as programs before and after each pass -*- C++ -*-===//
// A dump is followed with the *whole module known last*: a record of a module replaces it, a record
// of a function replaces that function in it. Each pass is a step from the module before to the one
// after. Rules that keep a step from being judged by what other passes did:
//
//   - Without a whole module so far, and without the program that the driver read, the first step
//     has no before.
//   - A record that cannot be read, or does not fit into the module, is a step that is not judged.
//     The next step that is read also has what that pass did, and says so.
//   - Where the passes begin anew, another program may begin (DumpPrograms.h).
//   - A dump with only the IR before each pass tells what a pass made by the next record. While a
//     pass on the module is open, functions alone tell nothing: the module waits for a whole one.
//
// Modules are printed with their locations, which are those in the dump unless it has some itself.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Budget.h"
#include "oracle/core/program/IrDump.h"
#include "oracle/core/program/Program.h"

#include <variant>

namespace freehold {

struct DumpStep {
  enum class State : uint8_t { Judged, Unchanged, Failed, NotJudged } state = State::NotJudged;
  /// The pass, or several joined by ", " if the dump does not tell them apart.
  std::string pass;
  /// The function that it ran on, if the dump says it.
  std::string symbol;
  /// Earlier passes that were not judged and whose changes are part of this step.
  std::string with;
  /// Why it is not judged.
  std::string why;
  /// For Judged: the two programs.
  std::string before, after;
  /// Number of the program in a dump of several, from 0. A step is never from one to another.
  unsigned program = 0;
  /// Whether the pass inserts deallocations.
  bool deallocates = false;
  /// Whether the program before it frees anything.
  bool hasFrees = false;

  /// "pass canonicalize on @f"
  std::string title() const;
};

struct DumpSteps {
  std::vector<DumpStep> steps;
};

/// Follows the records, whose IR may have ops of these extensions. `input` is what the driver read, if that is known.
/// Parses text that others made, so it runs in a worker (dumpStepsApart).
DumpSteps dumpSteps(const std::vector<DumpRecord> &records, const std::optional<Program> &input,
                    const Extensions &extensions, const Budget &budget);

/// The same in a process of its own; returns an error message if that ends or takes too long.
std::variant<DumpSteps, std::string> dumpStepsApart(const std::vector<DumpRecord> &records,
                                                    const std::optional<Program> &input,
                                                    const Extensions &extensions,
                                                    const Budget &budget);

} // namespace freehold
