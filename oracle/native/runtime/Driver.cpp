//===- Driver.cpp - Runs programs under a memory checker ------------------===//
//   freehold-native-asan LIBRARY BLOCKS (TABLE PLAN LOG FIRST)...
//
// LIBRARY has the programs; TABLE is the symbol of one's table, PLAN and LOG are files as
// Protocol.h has them, FIRST is the first run to do. BLOCKS is a file for the account of heap
// blocks. Heap memory is the checker's malloc. Built plain for Memcheck and with AddressSanitizer.
//
// Exit code: 0 when all runs ended in order, kRunEnded when one did not, 2 for bad usage; the
// checker has its own.
//===----------------------------------------------------------------------===//
#include "oracle/native/runtime/Runtime.h"

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <valgrind/memcheck.h>

using namespace freehold::native;

static void *makeBlock(uint64_t bytes) { return malloc(bytes); }
static void dropBlock(void *block, uint64_t) { free(block); }

/// The runtime finds an error before it happens. Makes it happen, so that the checker reports the
/// same.
static void commitError(RuntimeError error, void *where) {
  if (error == RuntimeError::DoubleFree || error == RuntimeError::BadFree)
    free(where);
  else
    static_cast<void>(*static_cast<volatile char *>(where));
}

/// The number of heap blocks that Memcheck counts in this process; 0 without Memcheck.
static uint64_t blocksOfMemcheck() {
  unsigned long leaked = 0, dubious = 0, reachable = 0, suppressed = 0;
  VALGRIND_DO_QUICK_LEAK_CHECK;
  VALGRIND_COUNT_LEAK_BLOCKS(leaked, dubious, reachable, suppressed);
  return leaked + dubious + reachable + suppressed;
}

/// Maps a file; one to be written cannot be accessed before the runtime opens what it uses of it.
static void *mapFile(const char *path, bool writable) {
  int file = open(path, writable ? O_RDWR : O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0)
    return nullptr;
  void *memory = mmap(nullptr, static_cast<size_t>(status.st_size),
                      writable ? PROT_NONE : PROT_READ, MAP_SHARED | MAP_NORESERVE, file, 0);
  close(file);
  return memory == MAP_FAILED ? nullptr : memory;
}

int main(int count, char **words) {
  if (count < 7 || (count - 3) % 4 != 0) {
    fprintf(stderr, "usage: %s LIBRARY BLOCKS (TABLE PLAN LOG FIRST)...\n", words[0]);
    return 2;
  }
  void *library = dlopen(words[1], RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    fprintf(stderr, "error: %s\n", dlerror());
    return 2;
  }
  auto *blocks = static_cast<Block *>(mapFile(words[2], true));
  if (!blocks) {
    fprintf(stderr, "error: cannot map %s\n", words[2]);
    return 2;
  }
  shareBlocks(blocks);
  uint64_t before = blocksOfMemcheck();
  LogHeader *last = nullptr;
  EngineHooks hooks = {makeBlock, dropBlock, nullptr, commitError, true};
  for (int n = 3; n < count; n += 4) {
    auto *table = static_cast<void *const *>(dlsym(library, words[n]));
    auto *plan = static_cast<const uint64_t *>(mapFile(words[n + 1], false));
    auto *log = static_cast<LogHeader *>(mapFile(words[n + 2], true));
    if (!table || !plan || !log) {
      fprintf(stderr, "error: cannot map %s, its plan or its log\n", words[n]);
      return 2;
    }
    runPlan(plan, log, table, strtoull(words[n + 3], nullptr, 10), hooks);
    last = log;
  }
  last->toolLeaks = blocksOfMemcheck() - before;
  return 0;
}
