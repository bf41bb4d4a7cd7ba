//===- PassOptions.h - The options that registered passes have --*- C++ -*-===//
// MLIR's registry has no function that lists the options of a pass; it only prints them as help:
//
//     --promote-buffers-to-stack            -   Promotes heap-based allocations to ...
//       --max-alloc-size-in-bytes=<uint>    -   Maximal size in bytes ...
//
// So the help is printed in a child process and read, which needs no list written by hand that
// would go stale.
//===----------------------------------------------------------------------===//
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace freehold::pipelines {

struct PassOption {
  enum class Kind : uint8_t { Flag, Number, Word, Text } kind = Kind::Flag;
  std::string name;
  /// The words that a Word option takes; empty for other kinds.
  std::vector<std::string> words;
};

struct PassHelp {
  std::string name;
  std::vector<PassOption> options;
};

/// Reads help text as the registry prints it. Lines that are neither passes nor options are skipped.
std::vector<PassHelp> readHelp(std::string_view text);

/// Returns those of the passes that cannot run on a module but can on its functions. Options have their
/// defaults. Call it before this process has threads.
std::set<std::string> functionPasses(const std::vector<PassHelp> &passes);

/// Returns all registered passes and named pipelines, in the registry's order, with their options. Call it before this
/// process has threads. Empty if no child process can be started.
std::vector<PassHelp> registeredPasses();

} // namespace freehold::pipelines
