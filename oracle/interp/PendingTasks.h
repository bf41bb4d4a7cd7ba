//===- PendingTasks.h - What runs beside the host ---------------*- C++ -*-===//
// A task is an op or region that returns a token. It does its work where its op stands, and ends when
// its token is awaited, or the token of a task that depends on it. Until then its accesses are not
// ordered with what comes after its op, except for tasks that depend on it. Two such accesses to a
// byte race if one of them is a write, not atomic, of other bits than the byte holds:
//
//     %t = task { write %m }
//     read %m                       races with the write
//     %u = task [%t] { read %m }    is ordered after it
//     await %u                      ends %u and %t
//     read %m                       is ordered after it
//
// The host's accesses need no record, since each task starts after those that came before its op. Each
// byte remembers the last task that wrote it, and the tasks that accessed it otherwise and may not have
// ended.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace freehold::interp {

struct Inst;

struct Task {
  /// The instruction that began it; null if its accesses are assumed, so that none of them races.
  const Inst *at = nullptr;
  /// The allocations that it may use until it ends.
  llvm::SmallVector<uint32_t> buffers;
  /// Numbers of the tasks that end before it does.
  llvm::SmallVector<uint64_t> after;
  bool isDone = false;
  bool isRegion = false;
  /// The number of tasks that a group still lacks; 0 for any other task.
  int64_t missing = 0;
};

/// `written` is the number plus one of the task that last wrote a byte, `touched` the number plus one of
/// a set of tasks that accessed it otherwise; 0 is none.
struct ByteTasks {
  uint32_t written = 0, touched = 0;
};

class PendingTasks {
public:
  /// Begins a task. Accesses are its own until it is left. Returns its number; numbers of no task
  /// stand for what has ended.
  uint64_t enter(Task task);
  /// Says which buffers the task that was entered last may go on using. Returns its number.
  uint64_t leave(llvm::SmallVector<uint32_t> buffers);
  /// Ends the task, and those that end before it does.
  void end(uint64_t number);
  /// Says that the task, and those that end before it does, are done with the buffer.
  void endUses(uint64_t number, uint32_t buffer);

  /// A group is a task that waits for this many others, which are added to it.
  void setMissing(uint64_t group, int64_t tasks) { tasks_[group].missing = tasks; }
  /// Returns how many tasks were added before; std::nullopt if the group lacks none.
  std::optional<int64_t> addToGroup(uint64_t group, uint64_t task);
  bool isIncomplete(uint64_t group) const;

  /// Returns a task that has not ended, is not ordered before what happens now, and may use the buffer;
  /// null if there is none.
  const Task *userOf(uint32_t buffer) const;
  bool isWatching() const { return !pending_.empty(); }

  /// Returns how many tasks were looked at since the last call, so that long chains and many pending
  /// tasks count against the budget.
  int64_t takeWork() { return std::exchange(work_, 0); }

  /// Record an access to all bytes. They return a task that races with it, or null.
  const Task *read(ByteTasks *touches, unsigned bytes);
  /// `changes` is set if the written value differs from the one in the bytes.
  const Task *write(ByteTasks *touches, unsigned bytes, bool changes);

private:
  /// Returns the task if it is not ordered before what happens now.
  const Task *unordered(uint64_t number) const;
  /// The same for some task of a byte's set.
  const Task *unorderedIn(uint32_t touched) const;
  /// Adds the task whose work is being done to a byte's set.
  void addTo(uint32_t &touched);
  bool isBeforeCurrent(uint64_t number) const;
  /// Whether the accesses of the task whose work is being done are assumed.
  bool isAssumed() const { return !running_.empty() && !tasks_[running_.back()].at; }
  std::vector<Task> tasks_;
  /// Numbers of the tasks whose work is being done, the innermost one last.
  llvm::SmallVector<uint64_t> running_;
  /// Numbers of the tasks that have not ended.
  std::set<uint64_t> pending_;
  /// Sets of numbers of tasks, in order. Bytes that the same tasks accessed share one.
  std::vector<std::vector<uint64_t>> sets_;
  std::map<std::vector<uint64_t>, uint32_t> setNumbers_;
  mutable int64_t work_ = 0;
};

} // namespace freehold::interp
