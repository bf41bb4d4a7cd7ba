//===- BufferizationOps.cpp - Clones --------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

namespace freehold::gen {

/// Source and clone may share a buffer or not, so both are Frozen. Types whose layout a new buffer
/// cannot have are excluded, and so are unranked memrefs, which MLIR 22 does not clone.
static void emitClone(Emitter &e) {
  Type type = ranked(e.pickMemRefType());
  if (type.isStrided && !type.hasDynamicLayout())
    type = identity(type);
  Value source = e.fill({type,
                         {.access = Access::Frozen,
                          .stackDepth = e.place.allocationScope,
                          .isWhole = !e.choices.flip()}});
  e.add(source.type,
        "bufferization.clone " + source.name + " : " + spell(source.type) + " to " +
            spell(source.type),
        {.access = Access::Frozen, .isFresh = true});
}

void addBufferizationRows(OpRows &rows) {
  rows.push_back({"bufferization.clone", {"bufferization.clone"}, 4, always, emitClone});
}

} // namespace freehold::gen
