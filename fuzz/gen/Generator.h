//===- Generator.h - A random program ---------------------------*- C++ -*-===//
// Every program verifies, ends, has no undefined behaviour or memory error for any
// arguments, and observes its buffers: by construction, never by filtering. It leaks on
// purpose: it has no deallocations, since the pass under test has to add them.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "fuzz/gen/OpRow.h"
#include "fuzz/gen/Profile.h"
#include "oracle/core/program/Program.h"

namespace freehold::gen {

struct Statistics {
  /// How often each row of opTable() was emitted.
  std::vector<unsigned> rows;
  unsigned functions = 0;
};

struct Generated {
  Program program;
  Statistics statistics;
};

/// Generates a program called `name`, such as "seed-17".
Generated generate(Choices &choices, const Profile &profile, std::string name);

} // namespace freehold::gen
