//===- PendingTasks.cpp ---------------------------------------------------===//
#include "oracle/interp/PendingTasks.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace freehold::interp {

uint64_t PendingTasks::enter(Task task) {
  tasks_.push_back(std::move(task));
  pending_.insert(tasks_.size() - 1);
  running_.push_back(tasks_.size() - 1);
  return running_.back();
}

uint64_t PendingTasks::leave(SmallVector<uint32_t> buffers) {
  uint64_t number = running_.pop_back_val();
  tasks_[number].buffers = std::move(buffers);
  return number;
}

void PendingTasks::end(uint64_t number) {
  SmallVector<uint64_t> ended = {number};
  while (!ended.empty()) {
    uint64_t next = ended.pop_back_val();
    if (next >= tasks_.size() || std::exchange(tasks_[next].isDone, true))
      continue;
    pending_.erase(next);
    append_range(ended, tasks_[next].after);
  }
}

void PendingTasks::endUses(uint64_t number, uint32_t buffer) {
  SmallVector<uint64_t> open = {number};
  SmallDenseSet<uint64_t> seen;
  while (!open.empty()) {
    uint64_t next = open.pop_back_val();
    if (next >= tasks_.size() || tasks_[next].isDone || !seen.insert(next).second)
      continue;
    ++work_;
    llvm::erase(tasks_[next].buffers, buffer);
    append_range(open, tasks_[next].after);
  }
}

std::optional<int64_t> PendingTasks::addToGroup(uint64_t group, uint64_t task) {
  // A group that the caller made has no number here.
  if (group >= tasks_.size() || tasks_[group].missing <= 0)
    return std::nullopt;
  --tasks_[group].missing;
  tasks_[group].after.push_back(task);
  return tasks_[group].after.size() - 1;
}

bool PendingTasks::isIncomplete(uint64_t group) const {
  return group < tasks_.size() && tasks_[group].missing > 0;
}

const Task *PendingTasks::userOf(uint32_t buffer) const {
  work_ += pending_.size();
  auto user = find_if(pending_, [&](uint64_t number) {
    return is_contained(tasks_[number].buffers, buffer) && !isBeforeCurrent(number);
  });
  return user == pending_.end() ? nullptr : &tasks_[*user];
}

/// The task has not ended, so that no task that has ended waited for it.
bool PendingTasks::isBeforeCurrent(uint64_t number) const {
  if (is_contained(running_, number))
    return true;
  SmallVector<uint64_t> open(running_);
  SmallDenseSet<uint64_t> seen;
  while (!open.empty()) {
    uint64_t next = open.pop_back_val();
    if (next == number)
      return true;
    ++work_;
    if (next < tasks_.size() && !tasks_[next].isDone && seen.insert(next).second)
      append_range(open, tasks_[next].after);
  }
  return false;
}

const Task *PendingTasks::unordered(uint64_t number) const {
  return tasks_[number].isDone || isBeforeCurrent(number) ? nullptr : &tasks_[number];
}

const Task *PendingTasks::unorderedIn(uint32_t touched) const {
  if (touched)
    for (uint64_t number : sets_[touched - 1])
      if (const Task *task = unordered(number))
        return task;
  return nullptr;
}

void PendingTasks::addTo(uint32_t &touched) {
  if (running_.empty() || (touched && is_contained(sets_[touched - 1], running_.back())))
    return;
  std::vector<uint64_t> numbers = {running_.back()};
  if (touched)
    copy_if(sets_[touched - 1], std::back_inserter(numbers),
            [&](uint64_t number) { return unordered(number) != nullptr; });
  sort(numbers);
  work_ += numbers.size();
  auto [it, isNew] = setNumbers_.try_emplace(numbers, sets_.size() + 1);
  if (isNew)
    sets_.push_back(numbers);
  touched = it->second;
}

const Task *PendingTasks::read(ByteTasks *touches, unsigned bytes) {
  if (isAssumed())
    return nullptr;
  for (unsigned b = 0; b < bytes; ++b) {
    if (uint32_t writer = touches[b].written)
      if (const Task *task = unordered(writer - 1))
        return task;
    addTo(touches[b].touched);
  }
  return nullptr;
}

const Task *PendingTasks::write(ByteTasks *touches, unsigned bytes, bool changes) {
  if (isAssumed())
    return nullptr;
  for (unsigned b = 0; b < bytes; ++b) {
    if (!changes) {
      addTo(touches[b].touched);
      continue;
    }
    if (uint32_t writer = touches[b].written)
      if (const Task *task = unordered(writer - 1))
        return task;
    if (const Task *task = unorderedIn(touches[b].touched))
      return task;
    if (!running_.empty())
      touches[b].written = static_cast<uint32_t>(running_.back()) + 1;
  }
  return nullptr;
}

} // namespace freehold::interp
