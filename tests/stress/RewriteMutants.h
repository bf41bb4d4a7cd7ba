//===- RewriteMutants.h - Rewrites with mistakes of all kinds ---*- C++ -*-===//
// Texts of rewrites, changed at random: tokens removed, doubled, swapped, replaced; numbers made
// absurd; types replaced by others everywhere; facts dropped, added, put on what is no memref; ops
// without operands, with regions, nested modules, recursion put in; functions renamed and doubled.
// What comes out need not parse: most of it that does is what nobody would write.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <string>
#include <vector>

namespace freehold::stress {

/// The texts of `paths`: each chunk between `// -----` lines of a program, each ```mlir block of a
/// .md file. Fails with a message.
bool readRewriteTexts(const std::vector<std::string> &paths, std::vector<std::string> &texts,
                      std::string &error);

/// Mutant `number` of the texts; the same everywhere.
std::string makeMutant(const std::vector<std::string> &texts, uint64_t number);

} // namespace freehold::stress
