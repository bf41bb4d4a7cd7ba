//===- Memory.h - Buffers and what may be done with them --------*- C++ -*-===//
// Everything that a run does to memory goes through this class. It checks each access: the
// lifetime and the bounds of the buffer, alignment, who may write, and races of parallel loops. An
// error ends the run (Ending.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Ending.h"
#include "oracle/interp/Explain.h"
#include "oracle/interp/Frames.h"
#include "oracle/interp/Heap.h"
#include "oracle/interp/RunOptions.h"

namespace freehold::interp {

class Memory {
public:
  /// `tracksNames` is CompileOptions::trackNames of the code that runs.
  Memory(Frames &frames, Ending &ending, const RunOptions &options, bool tracksNames);

  Heap heap;

  //===--- Accesses -------------------------------------------------------===//
  /// The checked location of some bytes in memory; null after an error.
  struct Cells {
    uint8_t *data = nullptr;
    uint8_t *shadow = nullptr;
    explicit operator bool() const { return data != nullptr; }
  };
  enum class Access : uint8_t { Read, Write };
  /// Checks an access by `at` through a descriptor with this pointer and byte shift, to the element
  /// at distance `element` from the aligned pointer: liveness, bounds of the allocation, natural
  /// alignment, and rules for writes. Returns null cells after failing the run. Does not write
  /// cells.
  Cells access(const Inst *at, Access how, uint64_t pointer, int64_t byteShift, int64_t element,
               unsigned bytes);
  /// Like access, for a memref's element at `indices`, including the bounds of the view.
  Cells accessAt(const Inst *at, Access how, MemRefView view, llvm::ArrayRef<int64_t> indices,
                 unsigned bytes);

  /// Says that the buffer is written, where no access says so.
  void noteWrite(uint64_t allocation);

  //===--- Lifetimes ------------------------------------------------------===//
  /// Makes an allocation. Returns 0 after stopping the run because the memory budget is used up.
  uint32_t allocate(const Inst *at, AllocationKind kind, uint64_t bytes, uint64_t alignment);
  /// Frees like memref.dealloc of a descriptor. Returns false after failing the run. D4 requires a
  /// live heap allocation and the allocation's own descriptor.
  bool free(const Inst *at, uint64_t allocation, int64_t byteShift, int64_t offset);
  /// Returns the address of the aligned pointer of a descriptor, live or not.
  uint64_t alignedAddress(uint64_t allocation, int64_t byteShift) const;

  void openStackScope() { scopes_.push_back(stack_.size()); }
  /// Returns false after failing the run, as unwindStack does: a task may still use a buffer.
  bool closeStackScope(const Inst *at);
  void pushStack(uint32_t allocation) { stack_.push_back(allocation); }
  /// Says that the buffer pushed last is of one thread, whose iterations do not race there.
  void keepApart() { heap[stack_.back()].isOfOneThread = true; }
  StackMark stackMark() const {
    return {static_cast<uint32_t>(stack_.size()), static_cast<uint32_t>(scopes_.size())};
  }
  /// Ends the scopes that were opened, and the buffers that were pushed, since the mark.
  bool unwindStack(StackMark mark, const Inst *at);

  //===--- Tasks: see PendingTasks.h --------------------------------------===//
  void enterTask(Task task);
  uint64_t leaveTask(llvm::SmallVector<uint32_t> buffers);
  void endTask(uint64_t number);
  void endUses(uint64_t number, uint32_t buffer) { tasks_.endUses(number, buffer); }
  void setMissing(uint64_t group, int64_t tasks) { tasks_.setMissing(group, tasks); }
  std::optional<int64_t> addToGroup(uint64_t group, uint64_t task) {
    return tasks_.addToGroup(group, task);
  }
  bool isIncomplete(uint64_t group) const { return tasks_.isIncomplete(group); }

  //===--- Values in memory (Cells.cpp) -----------------------------------===//
  /// Reads a scalar or memref element into `words` words. An element that is not fully written
  /// reads as zeros.
  void loadElement(const Inst *at, Cells cells, unsigned bytes, uint32_t dst, unsigned words);
  /// These write the cells that `access` returned last. They return false after failing because
  /// iterations of a parallel loop race.
  bool storeElement(const Inst *at, Cells cells, unsigned bytes, uint32_t src, unsigned words);
  /// The same for values of several lanes, each of which takes `bytes` in memory.
  void loadLanes(const Inst *at, Cells cells, unsigned bytes, uint32_t dst, unsigned words,
                 unsigned lanes);
  bool storeLanes(const Inst *at, Cells cells, unsigned bytes, uint32_t src, unsigned words,
                  unsigned lanes);
  bool writeCells(const Inst *at, Cells cells, const uint8_t *data, unsigned bytes, Shadow shadow);
  bool copyCells(const Inst *at, Cells from, Cells to, unsigned bytes);

  /// Copies all elements of `from` to `to` with their shadow (memref.copy, clone, realloc). Sizes
  /// must be equal; partial overlap is undefined. Returns false after failing.
  bool copyElements(const Inst *at, MemRefView from, MemRefView to, unsigned bytes);
  /// Calls `copy` with each cell of `from` and its target in `to`, in order, until it returns
  /// false.
  bool copyEach(const Inst *at, MemRefView from, MemRefView to, unsigned bytes,
                llvm::function_ref<bool(Cells source, Cells target)> copy);

  /// Counts work on elements against the step budget, since one instruction may process any number
  /// of them. Returns false after stopping the run.
  bool charge(const Inst *at, int64_t elements);
  /// Counts the bytes that an observation keeps of this buffer. Returns false after stopping the
  /// run.
  bool chargeObserved(const Inst *at, MemRefView view, unsigned bytes);

  /// Where unwritten cells were last read, and of which allocation.
  struct UnwrittenRead {
    const Inst *at = nullptr;
    uint32_t allocation = 0;
  };
  UnwrittenRead lastUnwrittenRead() const { return unwrittenRead_; }

  /// Whether accesses are watched, so that each has to be made by `access`.
  bool isWatching() const { return watches_; }

  //===--- Tensors (Tensors.cpp) ------------------------------------------===//
  /// Makes storage for a tensor that no register refers to yet, so the caller puts it into one before
  /// it makes another. Returns 0 after stopping the run.
  uint32_t allocateTensor(const Inst *at, uint64_t bytes);
  /// Returns true if no value but the one in these registers refers to the storage of a tensor.
  bool isOnlyReference(uint32_t allocation, uint32_t at) const;
  /// Records that the buffer has one name among tensors, as long as this frame is there. Returns
  /// false after failing because it has another one.
  bool nameByTensor(const Inst *at, uint32_t allocation);

  //===--- Names (Names.cpp) ----------------------------------------------===//
  /// Records an access through a memref with this pointer.
  void useName(const Inst *at, Access how, uint64_t pointer);
  /// Records a write that a constant does not get, but a clone of it would.
  void skipWrite(const Inst *at, uint64_t pointer);
  /// Gives the memref in these registers a new name, since it was forwarded to a control-flow join.
  void rename(const Inst *at, uint32_t memref, bool isRanked);

  //===--- Parallel loops: see Races.h ------------------------------------===//
  void beginParallel(const Inst *at);
  void nextIteration() { races_.next(); }
  void endParallel();
  void suspendRaces();
  void resumeRaces();
  /// Takes the lock. Returns false after failing because it is held already, for ever.
  bool lock(const Inst *at, unsigned number);
  void lockAtomic() { races_.lock(Races::kAtomic); }
  void unlock(unsigned number) { races_.unlock(number); }

  /// Records a call or a print that is observed: two of them whose order is open race. Returns false after failing.
  bool noteObserved(const Inst *at);

  //===--- Buffers of one thread's own ------------------------------------===//
  // What a thread of a team makes there, another one does not have. Work that the team shares may write it, but which thread's
  // buffer has which part of what is written is open: a run stops there.

  /// Called where the threads of a team begin, or the teams of a league, and where the last of them ends. `isMany` says whether
  /// there is more than one.
  void beginTeam(bool isMany) {
    teams_.push_back({isMany ? heap.size() : UINT64_MAX, shared_.size()});
  }
  void endTeam() { teams_.pop_back(); }
  /// Called where a thread waits for the others of its team. Returns false after failing because it holds a lock, or does
  /// work that the others do not do.
  bool waitForTeam(const Inst *at);
  /// Called where work begins and ends that the innermost team shares, or its league.
  void beginSharedWork(bool isOfThreads);
  void endSharedWork();

  //===--- What refers to what (Reachable.cpp) ----------------------------===//
  /// Returns which entries are reachable from the given ones through memrefs in memory.
  std::vector<bool> reachableFrom(llvm::ArrayRef<uint64_t> roots) const;
  /// Marks heap entries that are unreachable, and were not lost before, as lost at `at`.
  void markLost(const Inst *at);

  /// Returns notes on where an allocation was made and freed.
  std::vector<Note> notesOn(uint64_t allocation) const;

private:
  /// Adds a note to the error about what was accessed, if errors are explained.
  void explain(const Inst *at, const llvm::Twine &what);
  bool mayWrite(const Inst *at, uint64_t allocation, uint64_t firstByte, unsigned bytes);
  /// Tracks names and, in a parallel loop, the iterations' accesses. Returns false after failing.
  bool watchAccess(const Inst *at, Access how, uint64_t pointer, uint64_t firstByte,
                   unsigned bytes);
  bool watchRaces(const Inst *at, Access how, uint32_t id, uint64_t firstByte, unsigned bytes);
  bool watchTasks(const Inst *at, Access how, uint32_t id, uint64_t firstByte, unsigned bytes);
  bool watchWrite(const Inst *at, unsigned bytes, bool changes);
  void watchAsNeeded();
  /// Whether the buffer is one that each thread of a team has for itself, and shared work runs.
  bool isOfThread(uint64_t allocation) const;
  bool failRace(const Inst *at, const Inst *loop, const llvm::Twine &what, uint64_t allocation);
  bool failRace(const Inst *at, const Task &task, const llvm::Twine &what, uint64_t allocation);
  /// Copies between views of one buffer with different cells.
  bool copyWithinBuffer(const Inst *at, MemRefView from, MemRefView to, unsigned bytes);
  void collectTensors();

  Frames &frames_;
  Ending &ending_;
  const RunOptions &options_;
  const bool tracksNames_;
  /// Null unless errors are explained.
  std::unique_ptr<Explainer> explainer_;
  std::vector<uint32_t> stack_, scopes_;
  uint64_t stackBytes_ = 0;
  struct Team {
    /// The first buffer that a thread may have made in it; UINT64_MAX if there is one thread only.
    uint64_t firstBuffer;
    /// How much shared work it was begun in.
    size_t outerWork;
  };
  struct SharedWork {
    /// The buffers that threads of the team had made before: [firstBuffer, endOfBuffers).
    uint64_t firstBuffer, endOfBuffers;
    bool isOfThreads;
  };
  std::vector<Team> teams_;
  std::vector<SharedWork> shared_;
  PendingTasks tasks_;
  /// The tasks that did what is observed.
  ByteTasks observed_;
  Races races_;
  /// Whether watchAccess must be called: names are tracked, or iterations or tasks may race.
  bool watches_ = false;
  /// The touches of the cells that `access` returned last for a write. Those of iterations are null
  /// outside of parallel loops, those of tasks while none is pending.
  struct WrittenTouches {
    ByteTouches *iterations = nullptr;
    ByteTasks *tasks = nullptr;
    explicit operator bool() const { return iterations || tasks; }
    void advance(unsigned bytes) {
      iterations = iterations ? iterations + bytes : nullptr;
      tasks = tasks ? tasks + bytes : nullptr;
    }
  };
  WrittenTouches writtenTouches_;
  /// The heap entry of the last access.
  uint32_t accessed_ = 0;
  UnwrittenRead unwrittenRead_;
  /// The number of names given so far, which serves as a clock.
  uint32_t names_ = 0;
  /// The bytes and the number of tensors made since garbage was last collected.
  uint64_t tensorBytesMade_ = 0, tensorsMade_ = 0;
  uint64_t charged_ = 0, observedBytes_ = 0, lostWork_ = 0;
};

} // namespace freehold::interp
