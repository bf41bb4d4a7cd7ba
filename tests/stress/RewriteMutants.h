//===- RewriteMutants.h - Rewrites with mistakes of all kinds ---*- C++ -*-===//
// Texts of rewrites with random changes: tokens removed, doubled, swapped, replaced; absurd
// numbers; types replaced everywhere; facts dropped, added, or put on arguments that are no
// memrefs; ops without operands, ops with regions, nested modules, recursion; functions renamed and
// doubled. Results need not parse.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace freehold::stress {

/// Reads the texts of `paths`: each chunk between `// -----` lines of a program, each ```mlir block
/// of a .md file. Returns false and sets a message on failure.
bool readRewriteTexts(const std::vector<std::string> &paths, std::vector<std::string> &texts,
                      std::string &error);

/// Returns mutant `number` of the texts; the same on every machine.
std::string makeMutant(const std::vector<std::string> &texts, uint64_t number);

} // namespace freehold::stress
