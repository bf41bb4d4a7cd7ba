//===- Profile.h - What kind of programs to generate ------------*- C++ -*-===//
// A profile is a row of a table, or a JSON file that changes some fields of one. It scales the
// weights of op rows, by prefix of the row's name, and limits the size. Each program draws its size
// within these limits, and the rows that it leaves out (swarm testing).
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace freehold::gen {

struct Profile {
  struct Scale {
    std::string prefix;
    unsigned percent;
  };
  std::string name;
  std::string summary;
  /// The longest matching prefix applies, the last one if there are several; without a match 100.
  std::vector<Scale> scales;
  /// Maximum numbers of functions that others call, and of entries.
  unsigned helpersMax = 3;
  unsigned entriesMax = 2;
  /// Maximum numbers of op rows emitted for a program and for a function.
  unsigned rowsMax = 28;
  unsigned rowsPerFunctionMax = 14;
  /// Maximum nesting depth of regions and joins.
  unsigned depthMax = 3;
  /// Maximum number of steps of one call, estimated from loop bounds.
  unsigned costMax = 20'000;
  /// A program leaves out one row of this many; 0 leaves none out.
  unsigned leaveOneOutOf = 5;
  /// Generate only what clone-based deallocation supports (Contract::clonesAtJoins).
  bool isLegacy = false;
  /// Generate programs on tensors, which one-shot-bufferize turns into programs on buffers.
  bool isTensor = false;
  /// Programs on tensors are not prepared, for subjects that bufferize them. They have what shipped
  /// passes get wrong as well.
  bool isUnprepared = false;

  unsigned percent(std::string_view rowName) const;
};

const std::vector<Profile> &profileTable();

/// Finds a profile by name; null if there is none.
const Profile *findProfile(std::string_view name);

/// Returns the table's rows in turn; campaigns use it if no profile was asked for.
const Profile &profileInTurn(uint64_t seed);

/// Reads a profile: a name of the table, or the path of a JSON file that ends in ".json":
///   {"base": "cfg", "scales": {"cf.switch": 0, "scf.": 50}, "rowsMax": 60}
/// Scales are added to those of `base`, which is "default" unless given; the other fields have the
/// names above. An error is a message without a place.
std::variant<Profile, std::string> readProfile(const std::string &nameOrPath);

/// Returns the names in the table, for messages.
std::string profileNames();

} // namespace freehold::gen
