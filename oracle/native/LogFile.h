//===- LogFile.h - Logs in memory shared with runs --------------*- C++ -*-===//
#pragma once

#include "oracle/native/Engine.h"
#include "oracle/native/runtime/Protocol.h"

namespace freehold::native {

/// Memory that this process and its children share, mapped from a file or anonymous.
class SharedLog {
public:
  /// Returns nullptr if there is no memory for it.
  static std::unique_ptr<SharedLog> anonymous();
  static std::unique_ptr<SharedLog> inFile(const std::string &path);
  ~SharedLog();
  SharedLog(const SharedLog &) = delete;
  SharedLog &operator=(const SharedLog &) = delete;

  LogHeader *header() { return header_; }
  bool begun(uint64_t run, uint64_t runs) const;
  /// The events of a run; empty if it was not begun.
  llvm::ArrayRef<uint64_t> events(uint64_t run, uint64_t runs, unsigned pattern) const;
  /// Adds an event for a run whose process ended without writing one.
  void endWith(StopReason why, uint64_t detail);
  /// `block` is null if the memory's block is unknown.
  void endWith(RuntimeError error, uint64_t number, const Block *block);
  /// The error with which the runtime ended the last run, if it did.
  std::optional<RuntimeError> error() const;

private:
  explicit SharedLog(LogHeader *header) : header_(header) {}
  LogHeader *header_;
};

/// The outcome of a run for which no time was left.
Outcome outOfTime(unsigned timeoutMs);

/// Returns the outcome of a run from the log, or nullopt if the log is inconsistent.
std::optional<Outcome> outcomeOf(const SharedLog &log, const ProgramShape &shape,
                                 const std::vector<Run> &runs, size_t run);

} // namespace freehold::native
