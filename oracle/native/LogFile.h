//===- LogFile.h - Logs as they are shared with runs ------------*- C++ -*-===//
#pragma once

#include "oracle/native/Engine.h"
#include "oracle/native/runtime/Protocol.h"

namespace freehold::native {

/// Memory that both this process and its children see, mapped from a file or from none.
class SharedLog {
public:
  /// nullptr when there is no memory for it.
  static std::unique_ptr<SharedLog> anonymous();
  static std::unique_ptr<SharedLog> inFile(const std::string &path);
  ~SharedLog();
  SharedLog(const SharedLog &) = delete;
  SharedLog &operator=(const SharedLog &) = delete;

  LogHeader *header() { return header_; }
  bool begun(uint64_t run, uint64_t runs) const;
  /// Events of a run; empty when it was not begun.
  llvm::ArrayRef<uint64_t> events(uint64_t run, uint64_t runs, unsigned pattern) const;
  /// What a run that never got to its end was up to: adds an event that says so.
  void endWith(StopReason why, uint64_t detail);
  /// `block` may be null: memory of which nothing is known.
  void endWith(RuntimeError error, uint64_t number, const Block *block);
  /// The error by which the runtime ended the last run, if it did.
  std::optional<RuntimeError> error() const;

private:
  explicit SharedLog(LogHeader *header) : header_(header) {}
  LogHeader *header_;
};

/// What a run is that had no time left.
Outcome outOfTime(unsigned timeoutMs);

/// The outcome of a run from the log, or nullopt when the log makes no sense.
std::optional<Outcome> outcomeOf(const SharedLog &log, const ProgramShape &shape,
                                 const std::vector<Run> &runs, size_t run);

} // namespace freehold::native
