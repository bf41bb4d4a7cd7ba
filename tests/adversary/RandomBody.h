//===- RandomBody.h - Random text over memrefs ------------------*- C++ -*-===//
#pragma once

#include "fuzz/gen/Choices.h"

#include <string>

namespace freehold::adversary {

/// Returns @src of a random body: arguments with facts, loads, stores, possibly undefined
/// arithmetic, scf.if, clones, copies, views, casts, dims, selects, frees and deallocs.
std::string randomBody(gen::Choices &choices);

/// Returns a module with the entry @f: like a random body but without frees and clones, and with
/// globals, external functions, floats, loops and all kinds of arguments. Its allocations leak.
std::string randomProgram(gen::Choices &choices);

} // namespace freehold::adversary
