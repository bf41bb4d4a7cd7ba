//===- Legacy.cpp - What clone-based deallocation requires ----------------===//
// Where control flow joins, clone-based deallocation may insert a copy (Contract::clonesAtJoins).
// So programs of such a profile must behave the same with and without copies:
//
//   - a value passed to a join (block argument, result of a region or call) is either Frozen, with
//     all writes before the join, or a new buffer without other names. In the latter case the
//     joined value is Writable, and the next iteration may pass it on, to one place;
//   - a function returns heap buffers that it made, each once: the first result may come from the
//     scope, the others are new buffers;
//   - rows that the passes refuse, such as loops of branches, have the scale 0 in the profile.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ValueEmitter.h"

namespace freehold::gen {

static bool isMemRef(const Slot &slot) { return slot.type.isMemRef; }

Slot ValueEmitter::joinSlot(Slot slot) const {
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

void ValueEmitter::keepOneOwner(std::span<Slot> results) const {
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

bool ValueEmitter::needsNewBuffer(const Slot &slot) const {
  return profile.isLegacy && isMemRef(slot) && slot.facts.access == Access::Writable &&
         slot.facts.isFresh;
}

/// Writes the buffer before it is frozen, while it has no other name.
void ValueEmitter::writeBeforeFreezing(Value buffer) {
  if (!profile.isLegacy || buffer.facts.access != Access::Frozen || !choices.chance(1, 3))
    return;
  buffer.facts.access = Access::Writable;
  store(pickScalar(buffer.type.element), buffer);
}

} // namespace freehold::gen
