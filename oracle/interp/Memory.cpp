//===- Memory.cpp - Accesses, what they check, and copies -----------------===//
#include "oracle/interp/Compile.h"
#include "oracle/interp/Locations.h"
#include "oracle/interp/Timeline.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace freehold::interp {

uint32_t Machine::allocate(const Inst *at, AllocationKind kind, uint64_t bytes,
                           uint64_t alignment) {
  if (kind == AllocationKind::Stack &&
      (bytes > options.budget.stackBytes || stackBytes_ + bytes > options.budget.stackBytes)) {
    fail(at, ErrorKind::StackOverflow,
         "stack overflow: more than " + Twine(options.budget.stackBytes) +
             " bytes of stack buffers");
    return 0;
  }
  uint32_t id = heap.allocate(kind, bytes, alignment, at);
  if (!id)
    stop(at, Termination::OutOfBudget,
         "memory: more than " + Twine(options.budget.memoryBytes) + " bytes alive");
  else if (kind == AllocationKind::Stack)
    stackBytes_ += bytes;
  if (explainer_)
    explainer_->allocated(id, openCalls());
  return id;
}

bool Machine::mayWrite(const Inst *at, uint64_t id, uint64_t first, unsigned bytes) {
  Allocation &entry = heap[id];
  if (entry.constant)
    return !!fail(at, ErrorKind::Undefined, "writes a constant global", id);
  if (entry.namedBy && entry.namedBy != at && isNamedByTensor(entry))
    return !!fail(at, ErrorKind::Undefined,
                  "writes a buffer that a tensor was read from or written to as its only name", id);
  auto failAsClone = [&](const char *what) {
    fail(at, ErrorKind::Undefined, what, id);
    outcome.error.writesClone = true;
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
  if (entry.returnedAlias && outcome.aliasedReturnWrittenAt.empty())
    outcome.aliasedReturnWrittenAt = locate(at);
  return true;
}

/// Returns the ABI alignment of elements of this many bytes on x86-64: their size, which is a power
/// of two, up to 16. Memrefs are structs of words, so they have the alignment of a word.
static uint64_t naturalAlignment(unsigned bytes, bool isMemRef) {
  uint64_t size = bytes & (~bytes + 1);
  return size == 0 ? 1 : std::min<uint64_t>(size, isMemRef ? 8 : 16);
}

Machine::Cells Machine::access(const Inst *at, Access how, uint64_t pointer, int64_t byteShift,
                               int64_t element, unsigned bytes) {
  auto id = static_cast<uint32_t>(pointer);
  accessed_ = id;
  Allocation &entry = heap[id];
  const char *verb = how == Access::Read ? "reads " : "writes ";
  if (!id) {
    fail(at, ErrorKind::Undefined, Twine(verb) + "through no buffer");
    return {};
  }
  int64_t first = 0;
  bool hasPlace = !__builtin_mul_overflow(element, static_cast<int64_t>(bytes), &first) &&
                  !__builtin_add_overflow(first, byteShift, &first);
  auto explainPlace = [&] {
    std::optional<int64_t> place = hasPlace ? std::optional(first) : std::nullopt;
    explain(at, verb + placeText(*this, id, bytes, place));
    return Cells();
  };
  if (!entry.live) {
    bool stack = entry.kind == AllocationKind::Stack;
    fail(at, stack ? ErrorKind::DeadStackUse : ErrorKind::UseAfterFree,
         Twine(verb) + (stack ? "a stack buffer whose scope has ended" : "a freed buffer"), id);
    return explainPlace();
  }
  if (!hasPlace || first < 0 || static_cast<uint64_t>(first) + bytes > entry.bytes) {
    fail(at, ErrorKind::OutOfBounds,
         Twine(verb) + Twine(bytes) + " bytes at byte " + Twine(first) + " of a buffer of " +
             Twine(entry.bytes) + " bytes",
         id);
    return explainPlace();
  }
  uint64_t alignment = naturalAlignment(bytes, entry.holdsMemRefs);
  if ((entry.alignedAddress() + static_cast<uint64_t>(first)) & (alignment - 1)) {
    fail(at, ErrorKind::Undefined,
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

void Machine::beginParallel(const Inst *at) {
  races_.begin(at);
  watchAsNeeded();
}

void Machine::endParallel() {
  races_.end();
  watchAsNeeded();
}

void Machine::suspendRaces() {
  races_.suspend();
  watchAsNeeded();
}

void Machine::resumeRaces() {
  races_.resume();
  watchAsNeeded();
}

void Machine::watchAsNeeded() {
  watches_ = module.options.trackNames || races_.isActive() || options.timeline;
  writtenTouches_ = nullptr;
}

bool Machine::failRace(const Inst *at, const Inst *loop, const Twine &what, uint64_t id) {
  fail(at, ErrorKind::Undefined,
       what + " another iteration of a parallel loop, which may run at the same time, uses", id);
  outcome.error.notes.push_back(noteAt(loop, "the parallel loop"));
  return false;
}

bool Machine::watchAccess(const Inst *at, Access how, uint64_t pointer, uint64_t first,
                          unsigned bytes) {
  if (options.timeline)
    options.timeline->add(LifeEvent::Used, static_cast<uint32_t>(pointer), at);
  if (module.options.trackNames)
    useName(at, how == Access::Read ? Access::Read : Access::Write, pointer);
  if (!races_.isActive())
    return true;
  auto id = static_cast<uint32_t>(pointer);
  Allocation &entry = heap[id];
  if (!entry.touches)
    entry.touches = static_cast<ByteTouches *>(
        std::calloc(std::max<uint64_t>(entry.bytes, 1), sizeof(ByteTouches)));
  if (!entry.touches)
    return !!stop(at, Termination::OutOfBudget, "memory: no room to look for races");
  writtenTouches_ = how == Access::Write ? entry.touches + first : nullptr;
  if (how == Access::Write)
    return true;
  const Inst *loop = races_.read(entry.touches + first, bytes);
  return !loop || failRace(at, loop, "reads a cell that", id);
}

bool Machine::watchWrite(const Inst *at, unsigned bytes, bool changes) {
  const Inst *loop = races_.write(writtenTouches_, bytes, changes);
  return !loop || failRace(at, loop, "writes other bits to a cell that", accessed_);
}

Machine::Cells Machine::accessAt(const Inst *at, Access how, MemRefView view,
                                 ArrayRef<int64_t> indices, unsigned bytes) {
  int64_t element = view.offset();
  for (auto [d, index] : llvm::enumerate(indices)) {
    // A dead buffer is the more serious error; access reports it below.
    if ((index < 0 || index >= view.size(d)) && heap[view.allocation()].live) {
      fail(at, ErrorKind::OutOfBounds,
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

bool Machine::free(const Inst *at, uint64_t id, int64_t byteShift, int64_t offset) {
  Allocation &entry = heap[id];
  auto bad = [&](const Twine &what) { return !!fail(at, ErrorKind::BadFree, what, id); };
  if (!id)
    return !!fail(at, ErrorKind::BadFree, "frees no buffer");
  switch (entry.kind) {
  case AllocationKind::Argument:
    return bad("frees an argument, which is the caller's");
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
    return !!fail(at, ErrorKind::DoubleFree, "frees a buffer again", id);
  if (byteShift != 0 || offset != 0)
    return bad("frees a view that does not start where its buffer does");
  for (const Task &task : tasks_)
    if (!task.isDone && llvm::is_contained(task.buffers, id))
      return !!fail(at, ErrorKind::UseAfterFree,
                    "frees a buffer that an asynchronous region may still use", id);
  if (entry.touches && races_.isActive())
    if (const Inst *loop = races_.free(entry.touches, entry.bytes))
      return failRace(at, loop, "frees a buffer that", id);
  heap.release(id, at);
  if (explainer_)
    explainer_->freed(id, openCalls());
  return true;
}

uint64_t Machine::alignedAddress(uint64_t allocation, int64_t byteShift) const {
  return heap[allocation].alignedAddress() + static_cast<uint64_t>(byteShift);
}

bool Machine::charge(const Inst *at, int64_t elements) {
  charged_ += static_cast<uint64_t>(elements);
  if (charged_ <= options.budget.steps)
    return true;
  return !!stop(at, Termination::OutOfBudget,
                "steps: more than " + Twine(options.budget.steps) + " elements copied or observed");
}

bool Machine::chargeObserved(const Inst *at, MemRefView view, unsigned bytes) {
  uint64_t kept = bytes;
  for (int64_t size : view.sizes())
    kept = llvm::SaturatingMultiply<uint64_t>(kept, std::max<int64_t>(size, 0));
  observedBytes_ = llvm::SaturatingAdd(observedBytes_, kept);
  if (observedBytes_ <= options.budget.observedBytes)
    return true;
  return !!stop(at, Termination::OutOfBudget,
                "observations: more than " + Twine(options.budget.observedBytes) +
                    " bytes of buffers");
}

/// Advances `indices` to the next element in row-major order. Returns false after the last one.
static bool nextIndices(MemRefView view, MutableArrayRef<int64_t> indices) {
  for (unsigned d = indices.size(); d-- > 0;) {
    if (++indices[d] < view.size(d))
      return true;
    indices[d] = 0;
  }
  return false;
}

static bool sameElements(MemRefView a, MemRefView b) {
  if (a.byteShift() != b.byteShift() || a.offset() != b.offset())
    return false;
  for (unsigned d = 0; d < a.rank; ++d)
    if (a.size(d) > 1 && a.stride(d) != b.stride(d))
      return false;
  return true;
}

bool Machine::copyEach(const Inst *at, MemRefView from, MemRefView to, unsigned bytes,
                       function_ref<bool(Cells, Cells)> copy) {
  SmallVector<int64_t> indices(from.rank);
  do {
    Cells source = accessAt(at, Access::Read, from, indices, bytes);
    Cells target = source ? accessAt(at, Access::Write, to, indices, bytes) : Cells();
    if (!target || !copy(source, target))
      return false;
  } while (nextIndices(from, indices));
  return true;
}

bool Machine::copyWithinBuffer(const Inst *at, MemRefView from, MemRefView to, unsigned bytes) {
  // Collect all cells that are read before writing any. If a cell is in both sets, the views
  // overlap partially.
  std::vector<const uint8_t *> read;
  if (!copyEach(at, from, to, bytes, [&](Cells source, Cells) {
        read.push_back(source.data);
        return true;
      }))
    return false;
  llvm::sort(read);
  auto overlaps = [&](const uint8_t *cell) {
    auto after = llvm::upper_bound(read, cell);
    return (after != read.end() && *after < cell + bytes) ||
           (after != read.begin() && *std::prev(after) + bytes > cell);
  };
  return copyEach(at, from, to, bytes, [&](Cells source, Cells target) {
    if (overlaps(target.data))
      return !!fail(at, ErrorKind::Undefined, "copies between overlapping buffers",
                    to.allocation());
    return copyCells(at, source, target, bytes);
  });
}

bool Machine::copyElements(const Inst *at, MemRefView from, MemRefView to, unsigned bytes) {
  assert(from.rank == to.rank);
  for (unsigned d = 0; d < from.rank; ++d)
    if (from.size(d) != to.size(d))
      return !!fail(at, ErrorKind::Undefined,
                    "copies between sizes " + Twine(from.size(d)) + " and " + Twine(to.size(d)) +
                        " of dimension " + Twine(d));
  // Both buffers must be live even if no element is copied.
  for (auto [view, how] : {std::pair{from, Access::Read}, std::pair{to, Access::Write}})
    if (!heap[view.allocation()].live)
      return !!access(at, how, view.allocation(), 0, 0, 0);
  if (from.isEmpty())
    return true;
  if (from.allocation() == to.allocation() && sameElements(from, to)) {
    // If the result had been copied, the target would be another buffer, and this copy a write to
    // it.
    if (heap[to.allocation()].returnedAlias && outcome.aliasedReturnWrittenAt.empty())
      outcome.aliasedReturnWrittenAt = locate(at);
    if (module.options.trackNames) {
      useName(at, Access::Read, from.pointer());
      useName(at, Access::Write, to.pointer());
    }
    // No cell changes, but each one is accessed.
    return charge(at, from.elements()) &&
           copyEach(at, from, to, bytes, [](Cells, Cells) { return true; });
  }
  if (!charge(at, from.elements()))
    return false;
  if (from.allocation() == to.allocation())
    return copyWithinBuffer(at, from, to, bytes);
  return copyEach(at, from, to, bytes,
                  [&](Cells source, Cells target) { return copyCells(at, source, target, bytes); });
}

void Machine::loadElement(const Inst *at, Cells cells, unsigned bytes, uint32_t dst,
                          unsigned words) {
  uint8_t taint = 0;
  for (unsigned b = 0; b < bytes; ++b)
    taint |= cells.shadow[b] == kInitialised ? 0
             : cells.shadow[b] == kPoison    ? +kPoisonTaint
                                             : +kUnwrittenTaint;
  std::fill_n(this->words + dst, words, 0);
  poison[dst] = taint;
  // Zeros are a valid value of any type, and a memref of zeros refers to no buffer.
  if (LLVM_UNLIKELY(taint & kUnwrittenTaint)) {
    unwrittenReadAt_ = at;
    unwrittenAllocation_ = accessed_;
    return;
  }
  // An i129 has 32 bytes in memory but three words in registers.
  std::memcpy(this->words + dst, cells.data, std::min(bytes, words * 8));
}

static Shadow shadowOf(uint8_t taint) {
  if (taint & kUnwrittenTaint)
    return kUninitialised;
  return taint ? kPoison : kInitialised;
}

/// Returns true if writing `data` with this shadow would change the cells. Bytes that are not
/// initialised have no value.
static bool changesCells(Machine::Cells cells, const uint8_t *data, unsigned bytes, Shadow shadow) {
  if (!std::all_of(cells.shadow, cells.shadow + bytes, [&](uint8_t s) { return s == shadow; }))
    return true;
  return shadow == kInitialised && std::memcmp(cells.data, data, bytes) != 0;
}

bool Machine::writeCells(const Inst *at, Cells cells, const uint8_t *data, unsigned bytes,
                         Shadow shadow) {
  if (LLVM_UNLIKELY(writtenTouches_ != nullptr) &&
      !watchWrite(at, bytes, changesCells(cells, data, bytes, shadow)))
    return false;
  std::memcpy(cells.data, data, bytes);
  std::memset(cells.shadow, shadow, bytes);
  return true;
}

bool Machine::copyCells(const Inst *at, Cells from, Cells to, unsigned bytes) {
  if (LLVM_UNLIKELY(writtenTouches_ != nullptr)) {
    bool changes = std::memcmp(from.shadow, to.shadow, bytes) != 0;
    for (unsigned b = 0; b < bytes && !changes; ++b)
      changes = from.shadow[b] == kInitialised && from.data[b] != to.data[b];
    if (!watchWrite(at, bytes, changes))
      return false;
  }
  std::memmove(to.data, from.data, bytes);
  std::memmove(to.shadow, from.shadow, bytes);
  return true;
}

bool Machine::storeElement(const Inst *at, Cells cells, unsigned bytes, uint32_t src,
                           unsigned words) {
  const auto *value = reinterpret_cast<const uint8_t *>(this->words + src);
  Shadow shadow = shadowOf(poison[src]);
  if (LLVM_LIKELY(bytes <= words * 8))
    return writeCells(at, cells, value, bytes, shadow);
  SmallVector<uint8_t, 64> padded(value, value + words * 8);
  padded.resize(bytes);
  return writeCells(at, cells, padded.data(), bytes, shadow);
}

void Machine::loadLanes(const Inst *at, Cells cells, unsigned bytes, uint32_t dst, unsigned words,
                        unsigned lanes) {
  for (unsigned lane = 0; lane < lanes; ++lane)
    loadElement(at, {cells.data + lane * bytes, cells.shadow + lane * bytes}, bytes,
                dst + lane * words, words);
}

bool Machine::storeLanes(const Inst *at, Cells cells, unsigned bytes, uint32_t src, unsigned words,
                         unsigned lanes) {
  for (unsigned lane = 0; lane < lanes; ++lane) {
    if (!storeElement(at, {cells.data + lane * bytes, cells.shadow + lane * bytes}, bytes,
                      src + lane * words, words))
      return false;
    if (writtenTouches_)
      writtenTouches_ += bytes;
  }
  return true;
}

} // namespace freehold::interp
