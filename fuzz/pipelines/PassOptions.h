//===- PassOptions.h - The options that registered passes have --*- C++ -*-===//
// MLIR's registry has no function that lists the options of a pass; it only prints them as help:
//
//     --promote-buffers-to-stack            -   Promotes heap-based allocations to ...
//       --max-alloc-size-in-bytes=<uint>    -   Maximal size in bytes ...
//
// Therefore a child process prints the help, and readHelp parses it. Unlike a list that is written
// by hand, this cannot become outdated.
//===----------------------------------------------------------------------===//
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace freehold::pipelines {

/// An option of a pass: on or off (Flag), an integer (Number), one of `words` (Word), or any text.
struct PassOption {
  enum class Kind : uint8_t { Flag, Number, Word, Text } kind = Kind::Flag;
  std::string name;
  /// The words that a Word option takes; empty for other kinds.
  std::vector<std::string> words;
};

/// A pass or a named pipeline.
struct PassHelp {
  std::string name;
  std::vector<PassOption> options;
};

/// Parses help text as the registry prints it. Lines that are neither passes nor options are
/// skipped.
std::vector<PassHelp> readHelp(std::string_view text);

/// Returns the names of those passes that cannot run on a module but can run on func.func. The
/// passes are tried with default options. Forks, so it must be called before this process starts
/// threads.
std::set<std::string> functionPasses(const std::vector<PassHelp> &passes);

/// Returns all registered passes and named pipelines, in the registry's order, with their options.
/// Returns nothing if no child process can be started. Forks, so it must be called before this
/// process starts threads.
std::vector<PassHelp> registeredPasses();

} // namespace freehold::pipelines
