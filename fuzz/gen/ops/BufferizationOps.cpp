//===- BufferizationOps.cpp - Clones --------------------------------------===//
#include "fuzz/gen/Emitter.h"

namespace freehold::gen {

static bool always(const Emitter &) { return true; }

/// Source and clone may be one buffer or two, so neither is written any more: Frozen.
static void emitClone(Emitter &e) {
  Value source = e.fill(
      {e.pickMemRefType(), {.access = Access::Frozen, .stackDepth = e.place.allocationScope}});
  e.add(source.type,
        "bufferization.clone " + source.name + " : " + spell(source.type) + " to " +
            spell(source.type),
        {.access = Access::Frozen, .isFresh = true});
}

void addBufferizationRows(OpRows &rows) {
  rows.push_back({"bufferization.clone", {"bufferization.clone"}, 4, always, emitClone});
}

} // namespace freehold::gen
