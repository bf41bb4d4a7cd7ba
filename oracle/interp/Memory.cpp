//===- Memory.cpp - Accesses and what they check --------------------------===//
#include "oracle/interp/Memory.h"

#include "oracle/interp/Allocators.h"
#include "oracle/interp/Locations.h"
#include "oracle/interp/Timeline.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace freehold::interp {

Memory::Memory(Frames &frames, Ending &ending, const RunOptions &options, bool tracksNames)
    : heap(options.policy, options.budget.memoryBytes, options.addressSalt), frames_(frames),
      ending_(ending), options_(options), tracksNames_(tracksNames) {
  if (options.explains)
    explainer_ = std::make_unique<Explainer>();
  watchAsNeeded();
}

uint32_t Memory::allocate(const Inst *at, AllocationKind kind, uint64_t bytes, uint64_t alignment) {
  if (kind == AllocationKind::Stack &&
      (bytes > options_.budget.stackBytes || stackBytes_ + bytes > options_.budget.stackBytes)) {
    ending_.fail(at, ErrorKind::StackOverflow,
                 "stack overflow: more than " + Twine(options_.budget.stackBytes) +
                     " bytes of stack buffers");
    return 0;
  }
  uint32_t id = heap.allocate(kind, bytes, alignment, at);
  if (!id)
    ending_.stop(at, Termination::OutOfBudget,
                 "memory: more than " + Twine(options_.budget.memoryBytes) + " bytes alive");
  else if (kind == AllocationKind::Stack)
    stackBytes_ += bytes;
  if (explainer_)
    explainer_->allocated(id, frames_.openCalls());
  return id;
}

static constexpr const char *kWritesOnlyRead = "writes the buffer of an argument that is only read "
                                               "before the passes, so that it may be constant";

static constexpr const char *kWritesNotWritable =
    "writes the buffer of a tensor that is an argument with bufferization.writable = false";

void Memory::noteWrite(uint64_t id) {
  Allocation &entry = heap[id];
  if (!entry.isUnwritten)
    return;
  entry.isUnwritten = false;
  entry.watchedWrites =
      entry.cloneOf || !entry.clones.empty() || entry.returnedAlias || entry.namedBy;
}

bool Memory::mayWrite(const Inst *at, uint64_t id, uint64_t first, unsigned bytes) {
  Allocation &entry = heap[id];
  if (entry.constant)
    return !!ending_.fail(at, ErrorKind::Undefined,
                          entry.kind == AllocationKind::Global     ? "writes a constant global"
                          : entry.kind != AllocationKind::Argument ? "writes a read-only buffer"
                          : entry.isUnwritten                      ? kWritesOnlyRead
                                                                   : kWritesNotWritable,
                          id);
  noteWrite(id);
  if (entry.namedBy && entry.namedBy != at && frames_.isOpen(entry.namedInFrame))
    return !!ending_.fail(
        at, ErrorKind::Undefined,
        "writes a buffer that a tensor was read from or written to as its only name", id);
  auto failAsClone = [&](const char *what) {
    ending_.fail(at, ErrorKind::Undefined, what, id);
    ending_.outcome.error.writesClone = true;
    return false;
  };
  if (entry.cloneOf && heap[entry.cloneOf].live)
    return failAsClone("writes a clone while its source is live");
  auto isCloned = [&](const CloneLink &link) {
    if (link.bytes.empty())
      return true;
    auto begin = link.bytes.begin() + first;
    return std::find(begin, begin + bytes, true) != begin + bytes;
  };
  for (const CloneLink &link : entry.clones)
    if (heap[link.clone].live && isCloned(link))
      return failAsClone("writes the source of a clone that is live");
  if (entry.returnedAlias && ending_.outcome.aliasedReturnWrittenAt.empty())
    ending_.outcome.aliasedReturnWrittenAt = locate(at);
  return true;
}

/// Returns the ABI alignment of elements of this many bytes on x86-64: their size, which is a power
/// of two, up to 16. Memrefs are structs of words, so they have the alignment of a word.
static uint64_t naturalAlignment(unsigned bytes, bool isMemRef) {
  uint64_t size = bytes & (~bytes + 1);
  return size == 0 ? 1 : std::min<uint64_t>(size, isMemRef ? 8 : 16);
}

Memory::Cells Memory::access(const Inst *at, Access how, uint64_t pointer, int64_t byteShift,
                             int64_t element, unsigned bytes) {
  auto id = static_cast<uint32_t>(pointer);
  accessed_ = id;
  Allocation &entry = heap[id];
  const char *verb = how == Access::Read ? "reads " : "writes ";
  if (!id) {
    ending_.fail(at, ErrorKind::Undefined, Twine(verb) + "through no buffer");
    return {};
  }
  int64_t first = 0;
  bool hasPlace = !__builtin_mul_overflow(element, static_cast<int64_t>(bytes), &first) &&
                  !__builtin_add_overflow(first, byteShift, &first);
  auto explainPlace = [&] {
    std::optional<int64_t> place = hasPlace ? std::optional(first) : std::nullopt;
    explain(at, verb + placeText(heap, id, bytes, place));
    return Cells();
  };
  if (!entry.live) {
    bool stack = entry.kind == AllocationKind::Stack;
    ending_.fail(at, stack ? ErrorKind::DeadStackUse : ErrorKind::UseAfterFree,
                 Twine(verb) + (stack ? "a stack buffer whose scope has ended" : "a freed buffer"),
                 id);
    return explainPlace();
  }
  if (!hasPlace || first < 0 || static_cast<uint64_t>(first) + bytes > entry.bytes) {
    if (hasPlace)
      ending_.missedBy = first < 0 ? -static_cast<uint64_t>(first)
                                   : static_cast<uint64_t>(first) + bytes - entry.bytes;
    ending_.fail(at, ErrorKind::OutOfBounds,
                 Twine(verb) + Twine(bytes) + " bytes at byte " + Twine(first) +
                     " of a buffer of " + Twine(entry.bytes) + " bytes",
                 id);
    return explainPlace();
  }
  uint64_t alignment = naturalAlignment(bytes, entry.holdsMemRefs);
  if (uint64_t odd = (entry.alignedAddress() + static_cast<uint64_t>(first)) & (alignment - 1)) {
    ending_.missedBy = odd;
    ending_.fail(at, ErrorKind::Undefined,
                 Twine(verb) + Twine(bytes) + " bytes at an address that is no multiple of " +
                     Twine(alignment),
                 id);
    return explainPlace();
  }
  if (how != Access::Read && (entry.watchedWrites || entry.constant) &&
      !mayWrite(at, id, static_cast<uint64_t>(first), bytes))
    return {};
  if (LLVM_UNLIKELY(watches_) &&
      !watchAccess(at, how, pointer, static_cast<uint64_t>(first), bytes))
    return {};
  return {entry.data + first, entry.shadow + first};
}

//===----------------------------------------------------------------------===//
// Races
//===----------------------------------------------------------------------===//

bool Memory::lock(const Inst *at, unsigned number) {
  // Accesses that are atomic wait for one another, but what holds no lock may be done in between.
  if (number != Races::kAtomic && races_.holds(number))
    return !!ending_.fail(at, ErrorKind::Undefined,
                          "waits for a critical region that it is in itself, which never ends");
  races_.lock(number);
  return true;
}

bool Memory::waitForTeam(const Inst *at) {
  if (teams_.empty() || teams_.back().firstBuffer == UINT64_MAX)
    return true;
  auto inTeam = llvm::drop_begin(shared_, teams_.back().outerWork);
  bool isWorking = llvm::any_of(inTeam, [](const SharedWork &work) { return work.isOfThreads; });
  if (!isWorking && !races_.isLocked())
    return true;
  return !!ending_.fail(at, ErrorKind::Undefined,
                        Twine("waits for the other threads of a team inside of ") +
                            (isWorking ? "work that they share" : "a critical region"));
}

void Memory::beginParallel(const Inst *at) {
  races_.begin(at);
  watchAsNeeded();
}

void Memory::endParallel() {
  races_.end();
  watchAsNeeded();
}

void Memory::suspendRaces() {
  races_.suspend();
  watchAsNeeded();
}

void Memory::resumeRaces() {
  races_.resume();
  watchAsNeeded();
}

void Memory::beginSharedWork(bool isOfThreads) {
  uint64_t first = teams_.empty() ? UINT64_MAX : teams_.back().firstBuffer;
  shared_.push_back({first, heap.size(), isOfThreads});
  watchAsNeeded();
}

void Memory::endSharedWork() {
  shared_.pop_back();
  watchAsNeeded();
}

bool Memory::isOfThread(uint64_t id) const {
  return !heap[id].isOfOneThread && llvm::any_of(shared_, [&](const SharedWork &work) {
    return work.firstBuffer <= id && id < work.endOfBuffers;
  });
}

void Memory::watchAsNeeded() {
  watches_ = tracksNames_ || !shared_.empty() || races_.isActive() || tasks_.isWatching() ||
             options_.timeline;
  writtenTouches_ = {};
}

/// Whether iterations of the loop that are far enough from each other are in order (omp.simd with safelen).
static bool isOrderedInPart(const Inst *loop) {
  Operation *wrapper = loop->op->getParentOp();
  return wrapper && wrapper->getName().getStringRef() == "omp.simd" &&
         wrapper->getInherentAttr("safelen").value_or(Attribute());
}

bool Memory::failRace(const Inst *at, const Inst *loop, const Twine &what, uint64_t id) {
  if (isOrderedInPart(loop))
    return !!ending_.stop(
        at, Termination::Unsupported,
        what + " another iteration uses, which safelen may keep from running at the same time");
  ending_.fail(at, ErrorKind::Undefined,
               what + " another iteration of a parallel loop, which may run at the same time, uses",
               id);
  ending_.outcome.error.notes.push_back(noteAt(loop, "the parallel loop"));
  return false;
}

static const char *nameOf(const Task &task) {
  return task.isRegion ? "an asynchronous region" : "an asynchronous op";
}

bool Memory::failRace(const Inst *at, const Task &task, const Twine &what, uint64_t id) {
  const char *beside = nameOf(task);
  ending_.fail(at, ErrorKind::Undefined,
               what + " " + beside + ", which may run at the same time, uses", id);
  ending_.outcome.error.notes.push_back(noteAt(task.at, beside));
  return false;
}

bool Memory::watchAccess(const Inst *at, Access how, uint64_t pointer, uint64_t first,
                         unsigned bytes) {
  if (options_.timeline)
    options_.timeline->add(LifeEvent::Used, static_cast<uint32_t>(pointer), at);
  if (tracksNames_)
    useName(at, how, pointer);
  writtenTouches_ = {};
  auto id = static_cast<uint32_t>(pointer);
  if (how == Access::Write && isOfThread(id))
    return !!ending_.stop(
        at, Termination::Unsupported,
        "a buffer of each thread that shared work writes: which parts of it write "
        "the same one is open");
  return (!tasks_.isWatching() || watchTasks(at, how, id, first, bytes)) &&
         (!races_.isActive() || heap[id].isOfOneThread || watchRaces(at, how, id, first, bytes));
}

/// Returns the touches of the buffer's bytes, which are made where they are first needed; null if
/// there is no room.
template <typename T> static T *touchesOf(T *&touches, uint64_t bytes) {
  if (!touches)
    touches = static_cast<T *>(std::calloc(std::max<uint64_t>(bytes, 1), sizeof(T)));
  return touches;
}

bool Memory::watchRaces(const Inst *at, Access how, uint32_t id, uint64_t first, unsigned bytes) {
  Allocation &entry = heap[id];
  if (!touchesOf(entry.touches, entry.bytes))
    return !!ending_.stop(at, Termination::OutOfBudget, "memory: no room to look for races");
  if (how == Access::Write) {
    writtenTouches_.iterations = entry.touches + first;
    return true;
  }
  const Inst *loop = races_.read(entry.touches + first, bytes);
  return !loop || failRace(at, loop, "reads a cell that", id);
}

bool Memory::watchTasks(const Inst *at, Access how, uint32_t id, uint64_t first, unsigned bytes) {
  Allocation &entry = heap[id];
  if (!touchesOf(entry.taskTouches, entry.bytes))
    return !!ending_.stop(at, Termination::OutOfBudget, "memory: no room to look for races");
  // Tasks have no locks but that of atomic accesses (refuseTask in OmpTasks.cpp), of which only other ones' are seen to race.
  if (how == Access::Write && !races_.isLocked()) {
    writtenTouches_.tasks = entry.taskTouches + first;
    return true;
  }
  const Task *task = tasks_.read(entry.taskTouches + first, bytes);
  return task ? failRace(at, *task, "reads a cell that", id) : charge(at, tasks_.takeWork());
}

bool Memory::watchWrite(const Inst *at, unsigned bytes, bool changes) {
  const char *what = "writes other bits to a cell that";
  if (ByteTasks *touches = writtenTouches_.tasks) {
    if (const Task *task = tasks_.write(touches, bytes, changes))
      return failRace(at, *task, what, accessed_);
    if (!charge(at, tasks_.takeWork()))
      return false;
  }
  if (ByteTouches *touches = writtenTouches_.iterations)
    if (const Inst *loop = races_.write(touches, bytes, changes))
      return failRace(at, loop, what, accessed_);
  return true;
}

bool Memory::noteObserved(const Inst *at) {
  if (!tasks_.isWatching())
    return true;
  const Task *task = tasks_.write(&observed_, 1, /*changes=*/true);
  if (!task)
    return charge(at, tasks_.takeWork());
  ending_.fail(at, ErrorKind::Undefined,
               Twine("is observed, and so is what ") + nameOf(*task) +
                   " does, which may run at the same time");
  ending_.outcome.error.notes.push_back(noteAt(task->at, nameOf(*task)));
  return false;
}

/// By how much the index misses the size, of which it is outside.
static uint64_t outsideBy(int64_t index, int64_t size) {
  return index < 0 ? -static_cast<uint64_t>(index)
                   : static_cast<uint64_t>(index) - static_cast<uint64_t>(size) + 1;
}

Memory::Cells Memory::accessAt(const Inst *at, Access how, MemRefView view,
                               ArrayRef<int64_t> indices, unsigned bytes) {
  int64_t element = view.offset();
  for (auto [d, index] : llvm::enumerate(indices)) {
    // A dead buffer is the more serious error; access reports it below.
    if ((index < 0 || index >= view.size(d)) && heap[view.allocation()].live) {
      ending_.missedBy = outsideBy(index, view.size(d));
      ending_.fail(at, ErrorKind::OutOfBounds,
                   "index " + Twine(index) + " of dimension " + Twine(d) + " of size " +
                       Twine(view.size(d)),
                   view.allocation());
      explain(at, indexText(view, indices));
      return {};
    }
    // If the position overflows, it is in no buffer, which access reports.
    int64_t step;
    if (__builtin_mul_overflow(index, view.stride(d), &step) ||
        __builtin_add_overflow(element, step, &element)) {
      element = std::numeric_limits<int64_t>::max();
      break;
    }
  }
  Cells cells = access(at, how, view.pointer(), view.byteShift(), element, bytes);
  if (!cells && explainer_)
    explain(at, indexText(view, indices));
  return cells;
}

bool Memory::free(const Inst *at, uint64_t id, int64_t byteShift, int64_t offset) {
  Allocation &entry = heap[id];
  auto bad = [&](const Twine &what) { return !!ending_.fail(at, ErrorKind::BadFree, what, id); };
  if (!id)
    return !!ending_.fail(at, ErrorKind::BadFree, "frees no buffer");
  switch (entry.kind) {
  case AllocationKind::Argument:
    return entry.allocatedAt && !isa<FunctionOpInterface>(entry.allocatedAt->op)
               ? bad("frees what '" + nameOf(entry.allocatedAt) +
                     "' returns, which does not declare that it allocates")
               : bad("frees an argument, which is the caller's");
  case AllocationKind::Global:
    return bad("frees a global");
  case AllocationKind::Stack:
    return bad("frees a stack buffer");
  case AllocationKind::Tensor:
    return bad("frees a tensor");
  case AllocationKind::Heap:
    break;
  }
  if (!entry.live)
    return !!ending_.fail(at, ErrorKind::DoubleFree, "frees a buffer again", id);
  if (byteShift != 0 || !isOwnOffset(entry.allocatedAt ? entry.allocatedAt->op : nullptr, offset))
    return bad("frees a view that does not start where its buffer does");
  if (entry.allocatedAt && areOfDifferentAllocators(entry.allocatedAt->op, at->op))
    return bad("frees by '" + nameOf(at) + "' a buffer that '" + nameOf(entry.allocatedAt) +
               "' made, which '" + freesOf(entry.allocatedAt->op) + "' frees");
  if (const Task *task = tasks_.userOf(static_cast<uint32_t>(id)))
    return !!ending_.fail(at, ErrorKind::UseAfterFree,
                          "frees a buffer that an asynchronous " +
                              Twine(task->isRegion ? "region" : "op") + " may still use",
                          id);
  if (!charge(at, tasks_.takeWork()))
    return false;
  if (entry.touches && races_.isActive())
    if (const Inst *loop = races_.free(entry.touches, entry.bytes))
      return failRace(at, loop, "frees a buffer that", id);
  heap.release(id, at);
  if (explainer_)
    explainer_->freed(id, frames_.openCalls());
  return true;
}

uint64_t Memory::alignedAddress(uint64_t allocation, int64_t byteShift) const {
  return heap[allocation].alignedAddress() + static_cast<uint64_t>(byteShift);
}

//===----------------------------------------------------------------------===//
// Scopes and tasks
//===----------------------------------------------------------------------===//

void Memory::enterTask(Task task) {
  tasks_.enter(std::move(task));
  watchAsNeeded();
}

uint64_t Memory::leaveTask(SmallVector<uint32_t> buffers) {
  return tasks_.leave(std::move(buffers));
}

void Memory::endTask(uint64_t number) {
  tasks_.end(number);
  watchAsNeeded();
}

bool Memory::closeStackScope(const Inst *at) {
  for (uint32_t base = scopes_.back(); stack_.size() > base; stack_.pop_back()) {
    if (const Task *task = tasks_.isWatching() ? tasks_.userOf(stack_.back()) : nullptr)
      return !!ending_.fail(at, ErrorKind::UseAfterFree,
                            "ends the scope of a buffer that an asynchronous " +
                                Twine(task->isRegion ? "region" : "op") + " may still use",
                            stack_.back());
    stackBytes_ -= heap[stack_.back()].bytes;
    heap.release(stack_.back(), at);
    if (explainer_)
      explainer_->freed(stack_.back(), frames_.openCalls());
  }
  scopes_.pop_back();
  return charge(at, tasks_.takeWork());
}

bool Memory::unwindStack(StackMark mark, const Inst *at) {
  scopes_.push_back(mark.buffers);
  bool isClosed = closeStackScope(at);
  scopes_.resize(mark.scopes);
  return isClosed;
}

//===----------------------------------------------------------------------===//
// Notes
//===----------------------------------------------------------------------===//

void Memory::explain(const Inst *at, const Twine &what) {
  std::vector<Note> &notes = ending_.outcome.error.notes;
  if (explainer_)
    notes.insert(notes.begin(), noteAt(at, what));
}

std::vector<Note> Memory::notesOn(uint64_t id) const {
  const Allocation &entry = heap[id];
  std::vector<Note> notes;
  auto addCalls = [&](const std::vector<Note> &calls) {
    notes.insert(notes.end(), calls.begin(), calls.end());
  };
  switch (entry.kind) {
  case AllocationKind::Heap:
  case AllocationKind::Stack:
    notes.push_back(noteAt(entry.allocatedAt,
                           entry.external ? "allocated by this external call" : "allocated here",
                           NoteRole::Allocated));
    if (explainer_)
      addCalls(explainer_->callsOfAllocation(id));
    break;
  case AllocationKind::Global:
    notes.push_back(noteAt(entry.allocatedAt, "the buffer is a global", NoteRole::Allocated));
    break;
  case AllocationKind::Tensor:
    notes.push_back(noteAt(entry.allocatedAt, "the tensor was made here", NoteRole::Allocated));
    break;
  case AllocationKind::Argument:
    notes.push_back(
        {locate(entry.allocatedAt), "the buffer is the caller's", NoteRole::Allocated, "argument"});
    break;
  }
  if (!entry.live && entry.freedAt)
    notes.push_back(noteAt(entry.freedAt,
                           entry.freedByCaller ? "returned here to the caller, who freed it"
                           : entry.kind == AllocationKind::Stack ? "its scope ended here"
                                                                 : "freed here",
                           NoteRole::Freed));
  if (!entry.live && entry.freedAt && explainer_)
    addCalls(explainer_->callsOfFree(id));
  return notes;
}

} // namespace freehold::interp
