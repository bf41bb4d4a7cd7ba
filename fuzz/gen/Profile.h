//===- Profile.h - What kind of programs to generate ------------*- C++ -*-===//
// A profile is a row of a table: scales for the weights of op rows, by prefix of the row's
// name, and limits. Each program draws from it which rows it leaves out (swarm).
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace freehold::gen {

struct Profile {
  struct Scale {
    std::string_view prefix;
    unsigned percent;
  };
  std::string_view name;
  std::string_view summary;
  /// The longest matching prefix counts; no match means 100.
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

  unsigned percent(std::string_view rowName) const;
};

const std::vector<Profile> &profileTable();

/// nullptr when there is none of this name.
const Profile *findProfile(std::string_view name);

} // namespace freehold::gen
