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
// Each writer has seen all writes before its own, so whoever sees the last write has seen all. If
// no access misses a write with a copy at each join, none does with copies at some of them.
//
// Writes are tracked for whole buffers, not cells: a program that writes parts of a buffer through
// several names is considered to miss writes.
//===----------------------------------------------------------------------===//
#include "oracle/interp/Locations.h"
#include "oracle/interp/Memory.h"

namespace freehold::interp {

static uint32_t nameOf(uint64_t pointer) { return static_cast<uint32_t>(pointer >> 32); }

void Memory::useName(const Inst *at, Access how, uint64_t pointer) {
  Allocation &entry = heap[static_cast<uint32_t>(pointer)];
  uint32_t name = nameOf(pointer);
  bool isSeen = entry.lastWriter == name || entry.lastWrittenAt < name;
  if (!isSeen && ending_.outcome.missedWriteAt.empty())
    ending_.outcome.missedWriteAt = locate(at);
  if (how == Access::Write) {
    if (entry.forwarded && ending_.outcome.forwardedWriteAt.empty())
      ending_.outcome.forwardedWriteAt = locate(at);
    entry.lastWriter = name;
    entry.lastWrittenAt = names_;
  }
}

void Memory::skipWrite(const Inst *at, uint64_t pointer) {
  std::string &missed = ending_.outcome.missedWriteAt;
  // A name that it got at a join is that of the clone.
  if (tracksNames_ && nameOf(pointer) && missed.empty())
    missed = locate(at);
}

void Memory::rename(const Inst *at, uint32_t memref, bool isRanked) {
  auto renamed = [&](uint64_t pointer) {
    if (heap[static_cast<uint32_t>(pointer)].live)
      useName(at, Access::Read, pointer);
    heap[static_cast<uint32_t>(pointer)].forwarded = true;
    return (static_cast<uint64_t>(++names_) << 32) | static_cast<uint32_t>(pointer);
  };
  if (isRanked) {
    frames_.u(memref) = renamed(frames_.u(memref));
    return;
  }
  llvm::ArrayRef<uint64_t> known = frames_.descriptor(frames_.u(memref + 1));
  if (known.empty())
    return;
  llvm::SmallVector<uint64_t> words(known);
  words[kAllocation] = renamed(words[kAllocation]);
  frames_.u(memref + 1) = frames_.internDescriptor(words);
}

} // namespace freehold::interp
