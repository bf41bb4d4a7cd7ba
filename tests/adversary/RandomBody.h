//===- RandomBody.h - Random text over memrefs ------------------*- C++ -*-===//
#pragma once

#include "fuzz/gen/Choices.h"

#include <string>

namespace freehold::adversary {

/// @src of a random body: arguments with facts, loads, stores, arithmetic that may be undefined, scf.if,
/// clones, copies, views, casts, dims, selects, frees and deallocs.
std::string randomBody(gen::Choices &choices);

/// A module with the entry @f: the same without frees and clones, and globals, external functions, floats,
/// loops and arguments of all kinds. What it allocates leaks.
std::string randomProgram(gen::Choices &choices);

} // namespace freehold::adversary
