//===- ChoiceShrinking.h - Fewer and smaller choices of a generator -------===//
// A generated program is a function of bytes. Chunks of them are dropped, set to zero (the
// smallest choice) and decreased, while what is generated shows the same defect and its text
// gets no longer. Removes at once what moves on the IR would take apart op by op; what comes
// out is as valid and as free of undefined behaviour as all generated programs.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/Reducer.h"

namespace freehold::reduce {

struct ShrunkChoices {
  std::string bytes;
  Program program;
};

/// Within a bound of calls, since moves on the IR take over afterwards.
ShrunkChoices shrinkChoices(const ChoiceOrigin &origin, const Program &program, Tester &tester);

} // namespace freehold::reduce
