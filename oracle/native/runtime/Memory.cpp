//===- Memory.cpp - The log and the record of blocks ----------------------===//
#include "oracle/native/runtime/State.h"

#include <csignal>
#include <cstring>
#include <initializer_list>
#include <sys/mman.h>
#include <unistd.h>

namespace freehold::native {

State state;

static constexpr uint64_t kSlots = 2 * kBlocksMax;
static constexpr uint64_t kArenaBytes = 1ull << 30;

static void *mapWith(int protection, uint64_t bytes) {
  void *memory = mmap(nullptr, bytes ? bytes : 1, protection,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    stop(StopReason::Memory, bytes);
  return memory;
}

void *mapped(uint64_t bytes) { return mapWith(PROT_READ | PROT_WRITE, bytes); }

static constexpr uint64_t kOpenedAtOnce = 1 << 20;
static_assert(kArenaBytes % kOpenedAtOnce == 0 && kBlocksMax * sizeof(Block) % kOpenedAtOnce == 0);

/// Makes the first bytes of memory readable and writable, which is `opened` bytes so far. Memcheck
/// looks for leaks in all memory that can be read, which took most of its time for a gigabyte.
static void openUpTo(uint64_t bytes, void *memory, uint64_t &opened) {
  if (bytes <= opened)
    return;
  opened = (bytes + kOpenedAtOnce - 1) / kOpenedAtOnce * kOpenedAtOnce;
  if (mprotect(memory, opened, PROT_READ | PROT_WRITE) != 0)
    _exit(kRunEnded);
}

//===----------------------------------------------------------------------===//
// Log
//===----------------------------------------------------------------------===//

void openLog(uint64_t words) {
  openUpTo(sizeof(LogHeader) + 8 * words, state.log, state.logOpened);
}

void put(uint64_t word) { putBytes(&word, sizeof word); }

void putBytes(const void *data, uint64_t bytes) {
  LogHeader &log = *state.log;
  uint64_t words = (bytes + 7) / 8;
  // Keeps room for the event that says that the log is full.
  if (log.used + words + 8 > log.capacity)
    stop(StopReason::Log, 0);
  openLog(log.used + words + 8);
  auto *to = reinterpret_cast<uint8_t *>(&log + 1) + 8 * log.used;
  memcpy(to, data, bytes);
  log.used += words;
}

/// Does not check for room: the event that ends a run always fits.
static void putLast(uint64_t word) {
  LogHeader &log = *state.log;
  if (log.used < log.capacity)
    reinterpret_cast<uint64_t *>(&log + 1)[log.used++] = word;
}

void stop(StopReason why, uint64_t detail) {
  state.log->used = state.log->whole;
  for (uint64_t word : {static_cast<uint64_t>(EventKind::Stop), static_cast<uint64_t>(why), detail})
    putLast(word);
  _exit(kRunEnded);
}

void fail(RuntimeError error, uint64_t number, void *where, uint64_t site) {
  state.log->used = state.log->whole;
  bool known = number != kNone;
  const Block &block = state.blocks[known ? number : 0];
  for (uint64_t word :
       {static_cast<uint64_t>(EventKind::Error), static_cast<uint64_t>(error),
        known ? number + 1 : 0, known ? block.site : 0, known ? block.freeSite : 0, site})
    putLast(word);
  if (state.hooks.commit)
    state.hooks.commit(error, where);
  _exit(kRunEnded);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

static uint64_t slotFor(const void *start) {
  uint64_t masked = reinterpret_cast<uint64_t>(start) ^ kMask;
  uint64_t slot = (masked * 0x9E3779B97F4A7C15ull) >> 44 & (kSlots - 1);
  while (state.slots[slot] && state.blocks[state.slots[slot] - 1].masked != masked)
    slot = (slot + 1) & (kSlots - 1);
  return slot;
}

void *allocate(uint64_t bytes, uint64_t site) {
  if (!state.slots) {
    if (!state.blocks)
      state.blocks = static_cast<Block *>(mapped(kBlocksMax * sizeof(Block)));
    state.slots = static_cast<uint32_t *>(mapped(kSlots * sizeof(uint32_t)));
  }
  uint64_t budget = state.header().memoryBytesMax;
  if (bytes > budget || state.alive + bytes > budget)
    stop(StopReason::Memory, bytes);
  if (state.blockCount == kBlocksMax)
    stop(StopReason::Allocations, kBlocksMax);
  openUpTo((state.blockCount + 1) * sizeof(Block), state.blocks, state.blocksOpened);
  void *start = state.hooks.allocate(bytes);
  if (!start)
    stop(StopReason::Memory, bytes);
  memset(start, kPatterns[state.pattern], bytes);
  uint64_t slot = slotFor(start);
  state.blocks[state.blockCount] = {
      reinterpret_cast<uint64_t>(start) ^ kMask, bytes, site, 0, slot, true, false, false};
  state.slots[slot] = static_cast<uint32_t>(++state.blockCount);
  state.log->blocks = state.blockCount;
  state.alive += bytes;
  if (state.alive > state.peak)
    state.peak = state.alive;
  return start;
}

uint64_t blockAt(const void *start) {
  if (!state.slots)
    return kNone;
  uint32_t found = state.slots[slotFor(start)];
  return found ? found - 1 : kNone;
}

uint64_t blockHolding(const void *address) {
  auto at = reinterpret_cast<uint64_t>(address);
  // The newest block first, since addresses may be used again. Guard pages follow a block.
  uint64_t nearest = kNone, distance = 1 << 13;
  for (uint64_t n = state.blockCount; n-- > 0;) {
    uint64_t start = state.blocks[n].masked ^ kMask, end = start + state.blocks[n].bytes;
    if (at >= start && at < end)
      return n;
    uint64_t away = at >= end ? at - end : start - at;
    if (away < distance)
      distance = away, nearest = n;
  }
  return nearest;
}

void release(void *start, uint64_t site) {
  // free(NULL) does nothing.
  if (!start)
    return;
  uint64_t number = blockAt(start);
  if (number == kNone)
    fail(RuntimeError::BadFree, blockHolding(start), start, site);
  Block &block = state.blocks[number];
  if (!block.live)
    fail(RuntimeError::DoubleFree, number, start, site);
  block.live = false;
  // A later call frees what an earlier one leaked: the tool will not count it at the end.
  if (block.leaked) {
    block.leaked = false;
    --state.log->leaks;
  }
  block.freeSite = site;
  state.alive -= block.bytes;
  ++state.frees;
  state.hooks.release(start, block.bytes);
}

void resetMemory() {
  for (uint64_t n = 0; n < state.blockCount; ++n) {
    Block &block = state.blocks[n];
    state.slots[block.slot] = 0;
    if (block.live && !(block.leaked && state.hooks.keepLeaks))
      state.hooks.release(reinterpret_cast<void *>(block.masked ^ kMask), block.bytes);
  }
  state.blockCount = state.alive = state.peak = state.frees = state.log->blocks = 0;
  if (state.hooks.reset)
    state.hooks.reset();
  if (state.arenaNext != state.arena)
    madvise(state.arena, state.arenaNext - state.arena, MADV_DONTNEED);
  state.arenaNext = state.arena;
}

void *arenaTake(uint64_t bytes) {
  if (!state.arena) {
    state.arena = state.arenaNext = static_cast<uint8_t *>(mapWith(PROT_NONE, kArenaBytes));
    state.arenaEnd = state.arena + kArenaBytes;
  }
  // With a gap, so that the end of a buffer is never the start of another. Aligned for any element.
  uint64_t room = ((bytes + 63) & ~uint64_t(63)) + 64;
  if (bytes > kArenaBytes || room > static_cast<uint64_t>(state.arenaEnd - state.arenaNext))
    stop(StopReason::Memory, bytes);
  void *start = state.arenaNext;
  state.arenaNext += room;
  openUpTo(static_cast<uint64_t>(state.arenaNext - state.arena), state.arena, state.arenaOpened);
  return start;
}

uint64_t globalHolding(const void *address) {
  auto at = reinterpret_cast<uintptr_t>(address);
  for (uint64_t n = 0; n < state.header().globals; ++n) {
    auto start = reinterpret_cast<uintptr_t>(state.globalData(n));
    uint64_t bytes = state.global(n)[1];
    if (at >= start && at < start + (bytes ? bytes : 1))
      return n;
  }
  return kNone;
}

void badAccess(void *address) {
  uint64_t number = blockHolding(address);
  if (number == kNone)
    stop(StopReason::WildAccess, SIGSEGV);
  const Block &block = state.blocks[number];
  fail(block.live ? RuntimeError::OutOfBounds : RuntimeError::UseAfterFree, number, address, 0);
}

} // namespace freehold::native
