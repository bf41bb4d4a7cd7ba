//===- CrashTrace.cpp - Signal handlers that print the innermost frames ---===//
#include "oracle/core/process/CrashTrace.h"

#include "llvm/Demangle/Demangle.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <elf.h>
#include <execinfo.h>
#include <link.h>
#include <unistd.h>
#include <utility>

namespace freehold {

/// Number of frames inspected, and number of frames with a name that are printed. Some of these
/// belong to signal handlers and to libc's abort.
static constexpr int kFramesMax = 256;
static constexpr int kNamedMax = 16;
/// Number of frames whose symbols are found at once, which is mostly enough.
static constexpr int kAtOnce = 32;

namespace {
struct Frame {
  const char *address = nullptr;
  /// Null if the address is in no library.
  const link_map *library = nullptr;
  /// The symbol at the greatest address that holds the frame's, and that address.
  const char *symbol = nullptr, *start = nullptr;
};

/// What a library says of its dynamic symbols. The table of hashes lists all that it defines, in the order of their numbers.
struct SymbolTable {
  const ElfW(Sym) *symbols = nullptr;
  const char *names = nullptr;
  const uint32_t *hashes = nullptr;
};
} // namespace

static SymbolTable symbolsOf(const link_map *library) {
  SymbolTable table;
  for (const ElfW(Dyn) *entry = library->l_ld; entry->d_tag != DT_NULL; ++entry) {
    auto *at = reinterpret_cast<const char *>(entry->d_un.d_ptr);
    if (entry->d_tag == DT_SYMTAB)
      table.symbols = reinterpret_cast<const ElfW(Sym) *>(at);
    else if (entry->d_tag == DT_STRTAB)
      table.names = at;
    else if (entry->d_tag == DT_GNU_HASH)
      table.hashes = reinterpret_cast<const uint32_t *>(at);
  }
  return table;
}

/// Finds the symbols of frames of one library, by ascending address. One look through the symbols does for all: dladdr
/// takes one for each frame, and MLIR has hundreds of thousands.
static void findSymbols(Frame **frames, Frame **framesEnd) {
  const link_map *library = (*frames)->library;
  SymbolTable table = symbolsOf(library);
  auto base = reinterpret_cast<const char *>(library->l_addr);
  // The addresses in the kernel's own library are not relocated.
  if (!table.symbols || !table.names || !table.hashes ||
      reinterpret_cast<const char *>(table.symbols) < base)
    return;
  uint32_t buckets = table.hashes[0], first = table.hashes[1], words = table.hashes[2];
  const uint32_t *bucket = table.hashes + 4 + words * (sizeof(ElfW(Addr)) / sizeof(uint32_t));
  const uint32_t *chain = bucket + buckets;
  for (uint32_t b = 0; b < buckets; ++b) {
    for (uint32_t n = bucket[b]; n != 0; n = chain[n - first] & 1 ? 0 : n + 1) {
      const ElfW(Sym) &symbol = table.symbols[n];
      if (symbol.st_shndx == SHN_UNDEF || ELF64_ST_TYPE(symbol.st_info) == STT_TLS)
        continue;
      const char *start = base + symbol.st_value,
                 *end = start + std::max<size_t>(symbol.st_size, 1);
      Frame **held = std::partition_point(
          frames, framesEnd, [&](const Frame *frame) { return frame->address < start; });
      for (; held != framesEnd && (*held)->address < end; ++held)
        if (start > (*held)->start) {
          (*held)->symbol = table.names + symbol.st_name;
          (*held)->start = start;
        }
    }
  }
}

/// Prints one frame. Returns true if it has a symbol name.
static bool printFrame(int number, const Frame &frame) {
  if (!frame.library) {
    dprintf(STDERR_FILENO, "%d (null) %p\n", number, frame.address);
    return false;
  }
  // The program itself has no name here.
  const char *path = *frame.library->l_name ? frame.library->l_name : program_invocation_name;
  const char *slash = std::strrchr(path, '/');
  const char *library = slash ? slash + 1 : path;
  if (!frame.symbol) {
    dprintf(STDERR_FILENO, "%d %s %p\n", number, library, frame.address);
    return false;
  }
  char *demangled = llvm::itaniumDemangle(frame.symbol);
  dprintf(STDERR_FILENO, "%d %s %p %s + %td\n", number, library, frame.address,
          demangled ? demangled : frame.symbol, frame.address - frame.start);
  std::free(demangled);
  return true;
}

static void findSymbolsOfAll(Frame *frames, int count) {
  Frame *sorted[kAtOnce];
  Frame **end = sorted;
  for (Frame *frame = frames; frame != frames + count; ++frame)
    if (frame->library)
      *end++ = frame;
  std::sort(sorted, end, [](const Frame *a, const Frame *b) {
    return std::pair(a->library, a->address) < std::pair(b->library, b->address);
  });
  for (Frame **first = sorted; first != end;) {
    Frame **next = std::find_if(
        first, end, [&](const Frame *frame) { return frame->library != (*first)->library; });
    findSymbols(first, next);
    first = next;
  }
}

extern "C" {
static void printCrash(int signal) {
  void *addresses[kFramesMax];
  Frame frames[kFramesMax];
  int count = backtrace(addresses, kFramesMax);
  for (int n = 0; n < count; ++n) {
    frames[n].address = static_cast<const char *>(addresses[n]);
    dl_find_object found;
    if (_dl_find_object(addresses[n], &found) == 0)
      frames[n].library = found.dlfo_link_map;
  }
  // Frame 0 is this function.
  for (int number = 1, named = 0; number < count && named < kNamedMax; ++number) {
    if ((number - 1) % kAtOnce == 0)
      findSymbolsOfAll(frames + number, std::min(count - number, kAtOnce));
    named += printFrame(number, frames[number]);
  }
  raise(signal);
}
}

void traceCrashes() {
  struct sigaction action = {};
  action.sa_handler = printCrash;
  // Run on the stack that LLVM has reserved, since the other one may have overflowed. Raising the
  // signal again inside the handler ends the process by that signal.
  action.sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
  for (int signal : {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGXCPU, SIGXFSZ})
    sigaction(signal, &action, nullptr);
}

} // namespace freehold
