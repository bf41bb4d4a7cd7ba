//===- Guarded.cpp - The jit's allocator ----------------------------------===//
// Each block ends at a protected page, and its own pages are protected when it is freed; no address
// is used twice in a run. After some thousands of blocks (the kernel limits the number of mappings)
// blocks are placed next to each other, and freed ones are overwritten.
//===----------------------------------------------------------------------===//
#include "oracle/native/runtime/State.h"

#include <csignal>
#include <cstring>
#include <sys/mman.h>
#include <sys/resource.h>

namespace freehold::native {

static constexpr uint64_t kPage = 4096, kGuardedMax = 16000, kArena = 1ull << 30;
static constexpr uint8_t kFreed = 0xDD;
/// The signal handler has a stack of its own, since recursion may have exhausted the normal one.
static constexpr uint64_t kHandlerStack = 1 << 16;
/// How far a frame may reach below the stack's limit, and the limit that is assumed if there is none.
static constexpr uint64_t kBelowStack = 1 << 20, kStackMax = 1ull << 30;

namespace {
struct Guarded {
  uint8_t *pages, *pagesNext, *plain, *plainNext;
  uint64_t blocks;
};
} // namespace
static Guarded guarded;

static void *guardedAllocate(uint64_t bytes) {
  if (!guarded.pages) {
    guarded.pages = guarded.pagesNext = static_cast<uint8_t *>(
        mmap(nullptr, kArena, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
    guarded.plain = guarded.plainNext = static_cast<uint8_t *>(mapped(kArena));
    if (guarded.pages == MAP_FAILED)
      return nullptr;
  }
  // As malloc does: alignment to 16 bytes, and distinct addresses for empty blocks.
  uint64_t room = (bytes + 15) & ~uint64_t(15);
  uint64_t pages = (room + kPage - 1) / kPage * kPage;
  pages = pages ? pages : kPage;
  if (guarded.blocks < kGuardedMax &&
      pages + kPage <= kArena - static_cast<uint64_t>(guarded.pagesNext - guarded.pages)) {
    uint8_t *start = guarded.pagesNext;
    if (mprotect(start, pages, PROT_READ | PROT_WRITE) != 0)
      return nullptr;
    guarded.pagesNext += pages + kPage;
    ++guarded.blocks;
    return start + pages - (room ? room : 16);
  }
  room = room ? room : 16;
  if (room > kArena - static_cast<uint64_t>(guarded.plainNext - guarded.plain))
    return nullptr;
  guarded.plainNext += room;
  return guarded.plainNext - room;
}

static bool isGuarded(const void *block) {
  return block >= guarded.pages && block < guarded.pagesNext;
}

static void guardedRelease(void *block, uint64_t bytes) {
  if (!isGuarded(block)) {
    memset(block, kFreed, bytes);
    return;
  }
  auto start = reinterpret_cast<uintptr_t>(block) & ~(kPage - 1);
  uint64_t end = reinterpret_cast<uintptr_t>(block) + (bytes ? bytes : 1);
  mprotect(reinterpret_cast<void *>(start), end - start, PROT_NONE);
}

static void guardedReset() {
  if (guarded.pagesNext == guarded.pages && guarded.plainNext == guarded.plain)
    return;
  // Map everything as one range again, so that the next run has all addresses.
  uint64_t used = guarded.pagesNext - guarded.pages;
  madvise(guarded.pages, used, MADV_DONTNEED);
  mprotect(guarded.pages, used, PROT_NONE);
  madvise(guarded.plain, guarded.plainNext - guarded.plain, MADV_DONTNEED);
  guarded.pagesNext = guarded.pages;
  guarded.plainNext = guarded.plain;
  guarded.blocks = 0;
}

EngineHooks guardedHooks() {
  return {guardedAllocate, guardedRelease, guardedReset, nullptr, false};
}

/// Whether the stack of the program may have been exhausted there. A limit that is none leaves no other place for the stack.
static bool isOfStack(const void *address) {
  rlimit limit = {};
  getrlimit(RLIMIT_STACK, &limit);
  uint64_t room = limit.rlim_cur < kStackMax ? limit.rlim_cur : kStackMax;
  auto at = reinterpret_cast<uintptr_t>(address);
  return at < state.stackHigh && state.stackHigh - at <= room + kBelowStack;
}

static void onFault(int signal, siginfo_t *info, void *) {
  if (signal == SIGSEGV && isGuarded(info->si_addr))
    badAccess(info->si_addr);
  bool isAccess = signal == SIGSEGV || signal == SIGBUS;
  stop(isAccess && !isOfStack(info->si_addr) ? StopReason::WildAccess : StopReason::Signal,
       static_cast<uint64_t>(signal));
}

void installFaultHandler() {
  stack_t stack = {};
  stack.ss_sp = mapped(kHandlerStack);
  stack.ss_size = kHandlerStack;
  sigaltstack(&stack, nullptr);
  struct sigaction action = {};
  action.sa_sigaction = onFault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP})
    sigaction(signal, &action, nullptr);
}

} // namespace freehold::native
