//===- Meter.h - What passes do with a family, in instructions --*- C++ -*-===//
// A pass is measured under Valgrind's tool callgrind, which counts the instructions that it executes. Addresses do
// not change from run to run there, so that the counts are the same each time; no clock is asked. The tool starts
// itself under callgrind: `measure` is what it does there, `runMeter` what starts it and reads the counts.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/growth/Growth.h"
#include "oracle/core/program/Budget.h"
#include "oracle/core/program/Program.h"
#include "oracle/core/program/Subject.h"

#include <map>
#include <string>
#include <variant>
#include <vector>

namespace freehold::growth {

struct MeterLimits {
  /// The distance of sizes, and the largest one.
  unsigned step = 3, copiesMax = 36;
  /// Larger programs are not measured any more once the passes executed this many instructions on one.
  uint64_t instructionsForNext = 100'000'000;
  /// The whole series, which takes seconds: what is left is not counted.
  unsigned secondsForAll = 300;
};

/// The counts of one pass: its instructions, and the ops that it leaves.
struct PassCounts {
  std::vector<Count> work, ops;
};
/// Maps the argument of each pass to its counts.
using FamilyCounts = std::map<std::string, PassCounts>;

/// Runs the subject's pipeline on larger and larger programs of the family. It must run under callgrind, which
/// writes to the file that the environment variable FREEHOLD_GROWTH_COUNTS names. Returns an error message, or an
/// empty string.
std::string measure(const Program &program, const std::string &entry, const std::string &way,
                    const Subject &subject, const MeterLimits &limits);

/// Starts this tool under callgrind, as `freehold-fuzz growth`, to measure the family. Returns what was counted, even
/// if not all of it was, or why nothing was.
std::variant<FamilyCounts, std::string> runMeter(const Program &program, const std::string &entry,
                                                 const std::string &way, const Subject &subject,
                                                 const MeterLimits &limits);

/// Reads what callgrind wrote.
FamilyCounts readCounts(llvm::StringRef text);

/// What grows too fast.
struct Excess {
  std::string pass;
  /// Whether it is the number of ops that the pass leaves; else it is the number of its instructions.
  bool isOutput = false;
  /// The counts that show it.
  std::vector<Count> counts;
};

/// Returns the first pass of each kind whose counts grow faster than the square of its program.
std::vector<Excess> findExcess(const FamilyCounts &counts);

/// "one-shot-bufferize executes 2, 4, 9, ... million instructions on 3, 6, 9, ... copies of @f".
std::string describe(const Excess &excess, const std::string &entry, const std::string &way);

} // namespace freehold::growth
