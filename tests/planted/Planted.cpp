//===- Planted.cpp - Reads FREEHOLD_PLANTED before anything else runs ------===//
#include "tests/planted/Planted.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

namespace freehold::planted {

unsigned active = 0;

bool isRecording = false;

unsigned limitsMax = 0;

static constexpr Bug kBugs[] = {
#include "planted/names.inc"
};

static char *reached = nullptr;
static bool isTaken = true;

bool isReached() {
  isTaken = false;
  if (reached)
    *reached = 1;
  return true;
}

bool takeReached() { return !std::exchange(isTaken, true); }

/// A bit for each value of the upper bits of a number, so that code in hot loops is noted quickly. Two bugs that share
/// a bit may hide one another, which the order of the tables makes no likelier; there are a few hundred in 2^24.
static std::vector<bool> isNoted(size_t(1) << 24);
static std::vector<unsigned> noted;

bool note(unsigned bug) {
  if (!isNoted[bug >> 8]) {
    isNoted[bug >> 8] = true;
    noted.push_back(bug);
  }
  return false;
}

std::vector<unsigned> takeNoted() {
  for (unsigned bug : noted)
    isNoted[bug >> 8] = false;
  return std::exchange(noted, {});
}

const std::vector<Bug> &allBugs() {
  static const std::vector<Bug> bugs(std::begin(kBugs), std::end(kBugs));
  return bugs;
}

/// A mapping is shared with workers that are forked, and is in the file whatever ends them.
static char *mapped(const char *path) {
  int file = open(path, O_RDWR | O_CREAT, 0644);
  if (file < 0 || ftruncate(file, 1) != 0)
    return nullptr;
  void *memory = mmap(nullptr, 1, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  return memory == MAP_FAILED ? nullptr : static_cast<char *>(memory);
}

/// Runs before constructors of globals, which may be limits, or tables that a bug changes.
__attribute__((constructor(101))) static void choose() {
  if (const char *most = std::getenv("FREEHOLD_LIMITS_MAX"); most && *most)
    limitsMax = std::strtoul(most, nullptr, 10);
  const char *name = std::getenv("FREEHOLD_PLANTED");
  if (!name || !*name)
    return;
  auto bug = std::find_if(std::begin(kBugs), std::end(kBugs),
                          [&](const auto &each) { return each.name == name; });
  if (bug == std::end(kBugs)) {
    std::fprintf(stderr, "error: FREEHOLD_PLANTED names '%s', which no table has\n", name);
    _exit(2);
  }
  if (const char *path = std::getenv("FREEHOLD_PLANTED_REACHED"); path && *path) {
    reached = mapped(path);
    if (!reached) {
      std::fprintf(stderr, "error: FREEHOLD_PLANTED_REACHED names '%s', which cannot be written\n",
                   path);
      _exit(2);
    }
  }
  active = bug->number;
}

} // namespace freehold::planted
