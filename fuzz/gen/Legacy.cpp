//===- Legacy.cpp - What clone-based deallocation requires ----------------===//
// Where control flow joins, clone-based deallocation may put a copy (Contract::clonesAtJoins), so
// in programs of such a profile nobody may see whether there is one:
//
//   - what flows into a join (block arguments, results of regions and calls) is Frozen, written
//     before that at most, or a new buffer, which has no other name: what comes out is Writable,
//     and may be handed on by the next iteration, to one place;
//   - a function returns heap buffers that it made, each once: the first one from among those in
//     scope, the others new for this;
//   - rows that the passes refuse, loops of branches above all, have the scale 0 in the profile.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Emitter.h"

namespace freehold::gen {

static bool isMemRef(const Slot &slot) { return slot.type.isMemRef; }

Slot Emitter::joinSlot(Slot slot) const {
  if (!profile.isLegacy || !isMemRef(slot))
    return slot;
  if (slot.facts.access == Access::Writable) {
    slot.facts.isFresh = true;
    slot.facts.stackDepth = 0;
  } else {
    slot.facts.access = Access::Frozen;
  }
  return slot;
}

void Emitter::keepOneOwner(std::span<Slot> results) const {
  if (!profile.isLegacy)
    return;
  bool isFirst = true;
  for (Slot &slot : results) {
    if (!isMemRef(slot))
      continue;
    bool isOwn = !isFirst || slot.facts.access == Access::Writable;
    slot.facts.access = isOwn ? Access::Writable : Access::Frozen;
    slot.facts.isFresh = true;
    slot.facts.stackDepth = 0;
    isFirst = false;
  }
}

bool Emitter::needsNewBuffer(const Slot &slot) const {
  return profile.isLegacy && isMemRef(slot) && slot.facts.access == Access::Writable &&
         slot.facts.isFresh;
}

/// A write while it is still nobody else's.
void Emitter::writeBeforeFreezing(Value buffer) {
  if (!profile.isLegacy || buffer.facts.access != Access::Frozen || !choices.chance(1, 3))
    return;
  buffer.facts.access = Access::Writable;
  store(pickScalar(buffer.type.element), buffer);
}

} // namespace freehold::gen
