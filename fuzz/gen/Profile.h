//===- Profile.h - What kind of programs to generate ------------*- C++ -*-===//
// A profile is a row of a table, or a JSON file that changes some fields of one: scales for the
// weights of op rows, by prefix of the row's name, and limits. Each program draws from it how
// large it becomes and which rows it leaves out (swarm).
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
  /// The longest matching prefix counts, the last one of equals; no match means 100.
  std::vector<Scale> scales;
  /// Functions that are called by others, and entries that are not.
  unsigned helpersMax = 3;
  unsigned entriesMax = 2;
  /// Op rows emitted per program and per function.
  unsigned rowsMax = 28;
  unsigned rowsPerFunctionMax = 14;
  /// Regions and joins nested in one another.
  unsigned depthMax = 3;
  /// Steps that one call of a function may take, as far as loop bounds tell.
  unsigned costMax = 20'000;
  /// Of how many rows one is left out of a program; 0 leaves none out.
  unsigned leaveOneOutOf = 5;
  /// Programs keep what clone-based deallocation requires (Contract::clonesAtJoins).
  bool isLegacy = false;
  /// Programs are written on tensors, for one-shot-bufferize to make buffers of.
  bool isTensor = false;

  unsigned percent(std::string_view rowName) const;
};

const std::vector<Profile> &profileTable();

/// nullptr when there is none of this name.
const Profile *findProfile(std::string_view name);

/// The table's rows in turn: what campaigns use when no profile is asked for.
const Profile &profileInTurn(uint64_t seed);

/// A name of the table, or the path of a JSON file that ends in ".json":
///   {"base": "cfg", "scales": {"cf.switch": 0, "scf.": 50}, "rowsMax": 60}
/// Scales are added to those of `base`, which is "default" unless given; the other fields have the
/// names above. An error is a message without a place.
std::variant<Profile, std::string> readProfile(const std::string &nameOrPath);

/// The names in the table, for messages.
std::string profileNames();

} // namespace freehold::gen
