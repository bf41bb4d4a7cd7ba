//===- LogFile.cpp --------------------------------------------------------===//
#include "oracle/native/LogFile.h"

#include "oracle/native/Log.h"

#include <algorithm>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace freehold::native {

Outcome outOfTime(unsigned timeoutMs) {
  Outcome outcome;
  outcome.termination = Termination::OutOfBudget;
  outcome.reason = {"-", "time: more than " + std::to_string(timeoutMs) + " ms"};
  return outcome;
}

/// The size of the log of one program's runs. Pages that are not written use no memory.
static constexpr uint64_t kLogBytes = 256ull << 20;

static LogHeader *mapLog(int flags, int file) {
  void *memory = mmap(nullptr, kLogBytes, PROT_READ | PROT_WRITE, flags | MAP_NORESERVE, file, 0);
  if (memory == MAP_FAILED)
    return nullptr;
  auto *header = static_cast<LogHeader *>(memory);
  *header = {(kLogBytes - sizeof(LogHeader)) / sizeof(uint64_t), 0, 0, 0, 0, 0};
  return header;
}

std::unique_ptr<SharedLog> SharedLog::anonymous() {
  LogHeader *header = mapLog(MAP_SHARED | MAP_ANONYMOUS, -1);
  return header ? std::unique_ptr<SharedLog>(new SharedLog(header)) : nullptr;
}

std::unique_ptr<SharedLog> SharedLog::inFile(const std::string &path) {
  int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  LogHeader *header =
      file >= 0 && ftruncate(file, kLogBytes) == 0 ? mapLog(MAP_SHARED, file) : nullptr;
  if (file >= 0)
    close(file);
  return header ? std::unique_ptr<SharedLog>(new SharedLog(header)) : nullptr;
}

SharedLog::~SharedLog() { munmap(header_, kLogBytes); }

bool SharedLog::begun(uint64_t run, uint64_t runs) const {
  return header_->used >= 2 * runs && reinterpret_cast<const uint64_t *>(header_ + 1)[2 * run];
}

llvm::ArrayRef<uint64_t> SharedLog::events(uint64_t run, uint64_t runs, unsigned pattern) const {
  auto *words = reinterpret_cast<const uint64_t *>(header_ + 1);
  if (header_->used < 2 * runs)
    return {};
  uint64_t start = words[2 * run + pattern], end = header_->used;
  if (!start)
    return {};
  for (uint64_t n = 0; n < 2 * runs; ++n)
    if (words[n] > start)
      end = std::min(end, words[n]);
  return {words + start, words + end};
}

/// Overwrites the incomplete last event.
static void putLast(LogHeader &header, llvm::ArrayRef<uint64_t> event) {
  auto *words = reinterpret_cast<uint64_t *>(&header + 1);
  header.used = header.whole;
  for (uint64_t word : event)
    if (header.used < header.capacity)
      words[header.used++] = word;
}

void SharedLog::endWith(StopReason why, uint64_t detail) {
  putLast(*header_, {static_cast<uint64_t>(EventKind::Stop), static_cast<uint64_t>(why), detail});
}

void SharedLog::endWith(RuntimeError error, uint64_t number, const Block *block) {
  putLast(*header_, {static_cast<uint64_t>(EventKind::Error), static_cast<uint64_t>(error),
                     block ? number : 0, block ? block->site : 0, block ? block->freeSite : 0, 0});
}

std::optional<RuntimeError> SharedLog::error() const {
  auto *words = reinterpret_cast<const uint64_t *>(header_ + 1) + header_->whole;
  if (header_->used < header_->whole + 2 || words[0] != static_cast<uint64_t>(EventKind::Error))
    return std::nullopt;
  return static_cast<RuntimeError>(words[1]);
}

std::optional<Outcome> outcomeOf(const SharedLog &log, const ProgramShape &shape,
                                 const std::vector<Run> &runs, size_t run) {
  return readLog(shape, runs[run], log.events(run, runs.size(), 0),
                 log.events(run, runs.size(), 1));
}

} // namespace freehold::native
