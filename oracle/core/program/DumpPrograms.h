//===- DumpPrograms.h - A dump of several programs --------------*- C++ -*-===//
// A driver with --split-input-file, or one that is called several times, runs the same passes on one program after
// the other. What is judged then must not go from the last IR of one program to the first of the next:
//
//   CSE  Canonicalizer  CSE  Canonicalizer     two programs, or one pipeline that repeats itself
//
// The dump does not tell which it is, so that each repetition is taken for another program unless it is known what
// the driver read.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/IrDump.h"

#include <set>

namespace freehold {

/// Returns the numbers of the records at which the passes on modules begin anew. `isModule` says for each
/// record whether its text is a module. Passes on functions between the last module of one repetition and the
/// first of the next may be those of either; if the dump begins with such passes, they count for the next.
std::set<size_t> beginningsOfPrograms(const std::vector<DumpRecord> &records,
                                      const std::vector<bool> &isModule);

} // namespace freehold
