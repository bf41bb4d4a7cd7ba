//===- Names.cpp - Would copies at joins be seen? -------------------------===//
// Clone-based deallocation may give each block argument, region argument, result of a region op and
// result of a call a buffer of its own. A run that tracks names finds out whether that could change
// the program's behaviour, whichever of these get a copy:
//
//   - a memref that is forwarded to a join gets a new *name* there. Values derived from it without
//     a join (views, selects, arguments of calls, loads from memory) keep the name;
//   - names are numbered in order of time. The copy for a new name contains all writes so far;
//   - an access must see the last write to its buffer, and forwarding reads everything. So that
//     write was made through the same name, or before the name was given.
//
//   - a memref that is forwarded to a join gets a new *name* there; what is derived from it without
//     a join (views, selects, arguments of calls, loads from memory) keeps its name;
//   - names are numbered in time: all writes so far are in the copy that a new name stands for;
//   - an access, and forwarding reads all, must see the last write to its buffer: that write was
//     made through the same name, or before the name was given.
//
// Each writer has seen all writes before its own, so whoever sees the last write has seen all. If
// no access misses a write with a copy at each join, none does with copies at some of them.
//
// Writes are tracked for whole buffers, not cells: a program that writes parts of a buffer through
// several names is considered to miss writes.
//===----------------------------------------------------------------------===//
#include "oracle/interp/Locations.h"
#include "oracle/interp/Machine.h"

namespace freehold::interp {

static uint32_t nameOf(uint64_t pointer) { return static_cast<uint32_t>(pointer >> 32); }

void Machine::useName(const Inst *at, Access how, uint64_t pointer) {
  Allocation &entry = heap[static_cast<uint32_t>(pointer)];
  uint32_t name = nameOf(pointer);
  bool isSeen = entry.lastWriter == name || entry.lastWrittenAt < name;
  if (!isSeen && outcome.missedWriteAt.empty())
    outcome.missedWriteAt = locate(at);
  if (how == Access::Write) {
    if (entry.forwarded && outcome.forwardedWriteAt.empty())
      outcome.forwardedWriteAt = locate(at);
    entry.lastWriter = name;
    entry.lastWrittenAt = names_;
  }
}

void Machine::rename(const Inst *at, uint32_t memref, bool isRanked) {
  auto renamed = [&](uint64_t pointer) {
    if (heap[static_cast<uint32_t>(pointer)].live)
      useName(at, Access::Read, pointer);
    heap[static_cast<uint32_t>(pointer)].forwarded = true;
    return (static_cast<uint64_t>(++names_) << 32) | static_cast<uint32_t>(pointer);
  };
  if (isRanked) {
    u(memref) = renamed(u(memref));
    return;
  }
  llvm::ArrayRef<uint64_t> known = descriptor(u(memref + 1));
  if (known.empty())
    return;
  llvm::SmallVector<uint64_t> words(known);
  words[kAllocation] = renamed(words[kAllocation]);
  u(memref + 1) = internDescriptor(words);
}

} // namespace freehold::interp
