//===- Recipe.h - How a campaign's program was made -------------*- C++ -*-===//
// A seed, a profile and what it leaves out make a program, in a campaign as on the command line.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Avoid.h"
#include "fuzz/gen/Generator.h"

namespace freehold {

struct Recipe {
  uint64_t seed = 0;
  const gen::Profile *profile = nullptr;
  gen::Rows avoided;

  gen::Generated make(std::string name) const;
  /// The command that prints the program.
  std::string command() const;
};

} // namespace freehold
