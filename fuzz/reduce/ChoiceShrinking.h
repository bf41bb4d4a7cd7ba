//===- ChoiceShrinking.h - Fewer and smaller choices of a generator -------===//
// A generated program is a function of bytes. Chunks of bytes are dropped, set to zero (the
// smallest choice) and decreased, as long as the new program shows the same defect and its text
// gets no longer. One such change does what would take many moves on the IR. The result is a
// generated program, so it is valid and free of undefined behaviour.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Reducer.h"

namespace freehold::reduce {

struct ShrunkChoices {
  std::string bytes;
  Program program;
};

/// Limited to a number of calls, since moves on the IR take over afterwards.
ShrunkChoices shrinkChoices(const ChoiceOrigin &origin, const Program &program, Tester &tester);

} // namespace freehold::reduce
