//===- Count.h - How many programs the grammar has --------------*- C++ -*-===//
// Counted without making them, by Burnside's lemma: the number of programs up to renaming is the
// number of pairs of a program and a symmetry of it, over the number of all renamings. For a
// skeleton with one of its symmetries g, the programs that g leaves alone are counted as a
// product: where g moves blocks or names in a cycle of length k, one of them is chosen freely
// among what g^k leaves alone, and the others follow.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/enumerate/Grammar.h"

namespace freehold::enumerate {

uint64_t countPrograms(const Scale &scale);

} // namespace freehold::enumerate
