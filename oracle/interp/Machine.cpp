//===- Machine.cpp - Errors, memory, calls, reachability ------------------===//
#include "oracle/interp/Machine.h"

#include "oracle/interp/Compile.h"
#include "oracle/interp/Locations.h"

using namespace mlir;

namespace freehold::interp {

Machine::Machine(const CompiledModule &module, const RunOptions &options)
    : heap(options.policy, options.budget.memoryBytes, options.addressSalt), module(module),
      options(options), globals_(module.globals.size()), stubCalls_(module.functions.size()) {
  // Descriptor 0 is none: a zeroed register refers to nothing.
  descriptors_.emplace_back();
}

Machine::~Machine() = default;

//===----------------------------------------------------------------------===//
// Ends of a run
//===----------------------------------------------------------------------===//

const Inst *Machine::fail(const Inst *at, ErrorKind kind, const Twine &message) {
  outcome.termination = Termination::MemoryError;
  outcome.error = {kind, noteAt(at, message), {}};
  for (size_t f = frames_.size(); f-- > 1;)
    outcome.error.notes.push_back(noteAt(frames_[f].call, "called from here", NoteRole::Caller));
  return nullptr;
}

void Machine::addNotes(uint64_t id) {
  const Allocation &entry = heap[id];
  std::vector<Note> notes;
  switch (entry.kind) {
  case AllocationKind::Heap:
  case AllocationKind::Stack:
    notes.push_back(noteAt(entry.allocatedAt,
                           entry.external ? "allocated by this external call" : "allocated here",
                           NoteRole::Allocated));
    break;
  case AllocationKind::Global:
    notes.push_back(noteAt(entry.allocatedAt, "the buffer is a global", NoteRole::Allocated));
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
  outcome.error.notes.insert(outcome.error.notes.begin(), notes.begin(), notes.end());
}

const Inst *Machine::fail(const Inst *at, ErrorKind kind, const Twine &message,
                          uint64_t allocation) {
  fail(at, kind, message);
  addNotes(allocation);
  return nullptr;
}

const Inst *Machine::stop(const Inst *at, Termination how, const Twine &why) {
  outcome.termination = how;
  outcome.reason = noteAt(at, why);
  return nullptr;
}

const Inst *Machine::failPoison(const Inst *at, const Twine &what) {
  return fail(at, ErrorKind::Undefined, what + " is poison");
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

uint32_t Machine::allocate(const Inst *at, AllocationKind kind, uint64_t bytes,
                           uint64_t alignment) {
  uint32_t id = heap.allocate(kind, bytes, alignment, at);
  if (!id)
    stop(at, Termination::OutOfBudget,
         "memory: more than " + Twine(options.budget.memoryBytes) + " bytes alive");
  return id;
}

bool Machine::mayWrite(const Inst *at, uint64_t id, uint64_t first, unsigned bytes) {
  Allocation &entry = heap[id];
  if (entry.constant)
    return !!fail(at, ErrorKind::Undefined, "writes a constant global", id);
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

Machine::Cells Machine::access(const Inst *at, Access how, uint64_t pointer, int64_t byteShift,
                               int64_t element, unsigned bytes) {
  auto id = static_cast<uint32_t>(pointer);
  Allocation &entry = heap[id];
  const char *verb = how == Access::Read ? "reads " : "writes ";
  if (!id) {
    fail(at, ErrorKind::Undefined, Twine(verb) + "through no buffer");
    return {};
  }
  if (!entry.live) {
    bool stack = entry.kind == AllocationKind::Stack;
    fail(at, stack ? ErrorKind::DeadStackUse : ErrorKind::UseAfterFree,
         Twine(verb) + (stack ? "a stack buffer whose scope has ended" : "a freed buffer"), id);
    return {};
  }
  int64_t first = 0;
  if (__builtin_mul_overflow(element, static_cast<int64_t>(bytes), &first) ||
      __builtin_add_overflow(first, byteShift, &first) || first < 0 ||
      static_cast<uint64_t>(first) + bytes > entry.bytes) {
    fail(at, ErrorKind::OutOfBounds,
         Twine(verb) + Twine(bytes) + " bytes at byte " + Twine(first) + " of a buffer of " +
             Twine(entry.bytes) + " bytes",
         id);
    return {};
  }
  if (how == Access::Write && (entry.watchedWrites || entry.constant) &&
      !mayWrite(at, id, static_cast<uint64_t>(first), bytes))
    return {};
  if (LLVM_UNLIKELY(module.options.trackNames))
    useName(at, how, pointer);
  return {entry.data + first, entry.shadow + first};
}

Machine::Cells Machine::accessAt(const Inst *at, Access how, MemRefView view,
                                 ArrayRef<int64_t> indices, unsigned bytes) {
  int64_t element = view.offset();
  for (auto [d, index] : llvm::enumerate(indices)) {
    // A dead buffer is the graver error, and is reported by access below.
    if ((index < 0 || index >= view.size(d)) && heap[view.allocation()].live) {
      fail(at, ErrorKind::OutOfBounds,
           "index " + Twine(index) + " of dimension " + Twine(d) + " of size " +
               Twine(view.size(d)),
           view.allocation());
      return {};
    }
    // A position that overflows is in no buffer; access says so.
    int64_t step;
    if (__builtin_mul_overflow(index, view.stride(d), &step) ||
        __builtin_add_overflow(element, step, &element)) {
      element = std::numeric_limits<int64_t>::max();
      break;
    }
  }
  return access(at, how, view.pointer(), view.byteShift(), element, bytes);
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
  case AllocationKind::Heap:
    break;
  }
  if (!entry.live)
    return !!fail(at, ErrorKind::DoubleFree, "frees a buffer again", id);
  if (byteShift != 0 || offset != 0)
    return bad("frees a view that does not start where its buffer does");
  heap.release(id, at);
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

/// Steps `indices` to the next element in row-major order; false after the last.
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

bool Machine::copyElements(const Inst *at, MemRefView from, MemRefView to, unsigned bytes) {
  assert(from.rank == to.rank);
  for (unsigned d = 0; d < from.rank; ++d)
    if (from.size(d) != to.size(d))
      return !!fail(at, ErrorKind::Undefined,
                    "copies between sizes " + Twine(from.size(d)) + " and " + Twine(to.size(d)) +
                        " of dimension " + Twine(d));
  // Copying touches both buffers even when there is nothing to copy.
  for (auto [view, how] : {std::pair{from, Access::Read}, std::pair{to, Access::Write}})
    if (!heap[view.allocation()].live)
      return !!access(at, how, view.allocation(), 0, 0, 0);
  if (from.isEmpty())
    return true;
  if (from.allocation() == to.allocation() && sameElements(from, to)) {
    // With a clone in between the target would be another buffer, and the copy a write.
    if (heap[to.allocation()].returnedAlias && outcome.aliasedReturnWrittenAt.empty())
      outcome.aliasedReturnWrittenAt = locate(at);
    if (module.options.trackNames) {
      useName(at, Access::Read, from.pointer());
      useName(at, Access::Write, to.pointer());
    }
    return true;
  }
  if (!charge(at, from.elements()))
    return false;
  // Read everything, then write everything: a partial overlap then shows as a source cell
  // that is also written.
  bool mayOverlap = from.allocation() == to.allocation();
  std::vector<const uint8_t *> read;
  SmallVector<int64_t> indices(from.rank);
  do {
    Cells source = accessAt(at, Access::Read, from, indices, bytes);
    Cells target = source ? accessAt(at, Access::Write, to, indices, bytes) : Cells();
    if (!target)
      return false;
    if (mayOverlap) {
      read.push_back(source.data);
      continue;
    }
    std::copy_n(source.data, bytes, target.data);
    std::copy_n(source.shadow, bytes, target.shadow);
  } while (nextIndices(from, indices));
  if (!mayOverlap)
    return true;
  llvm::sort(read);
  auto overlaps = [&](const uint8_t *cell) {
    auto after = llvm::upper_bound(read, cell);
    return (after != read.end() && *after < cell + bytes) ||
           (after != read.begin() && *std::prev(after) + bytes > cell);
  };
  llvm::fill(indices, 0);
  do {
    Cells source = accessAt(at, Access::Read, from, indices, bytes);
    Cells target = accessAt(at, Access::Write, to, indices, bytes);
    if (overlaps(target.data))
      return !!fail(at, ErrorKind::Undefined, "copies between overlapping buffers",
                    to.allocation());
    std::copy_n(source.data, bytes, target.data);
    std::copy_n(source.shadow, bytes, target.shadow);
  } while (nextIndices(from, indices));
  return true;
}

bool Machine::loadElement(const Inst *at, Cells cells, unsigned bytes, uint32_t dst,
                          unsigned words) {
  uint8_t poisoned = 0;
  for (unsigned b = 0; b < bytes; ++b) {
    if (cells.shadow[b] == kUninitialised)
      return !!fail(at, ErrorKind::UninitialisedRead, "reads a cell that was never written");
    poisoned |= cells.shadow[b] == kPoison;
  }
  // An i129 takes 32 bytes and three words.
  std::fill_n(this->words + dst, words, 0);
  std::memcpy(this->words + dst, cells.data, std::min(bytes, words * 8));
  poison[dst] = poisoned;
  return true;
}

void Machine::storeElement(Cells cells, unsigned bytes, uint32_t src, unsigned words) {
  unsigned held = std::min(bytes, words * 8);
  std::memcpy(cells.data, this->words + src, held);
  std::memset(cells.data + held, 0, bytes - held);
  std::memset(cells.shadow, poison[src] ? kPoison : kInitialised, bytes);
}

uint64_t Machine::internDescriptor(ArrayRef<uint64_t> descriptor) {
  std::vector<uint64_t> key(descriptor.begin(), descriptor.end());
  auto [it, isNew] = descriptorNumbers_.try_emplace(std::move(key), descriptors_.size());
  if (isNew)
    descriptors_.push_back(it->first);
  return it->second;
}

//===----------------------------------------------------------------------===//
// Calls and scopes
//===----------------------------------------------------------------------===//

bool Machine::pushFrame(const CompiledFunction &function, const Inst *call) {
  if (frames_.size() >= options.budget.callDepth) {
    stop(call, Termination::OutOfBudget,
         "calls: nested deeper than " + Twine(options.budget.callDepth));
    return false;
  }
  // One block for words and poison flags; frames do not move.
  unsigned count = function.frameWords;
  auto chunk = std::make_unique<uint64_t[]>(count + count / 8 + 1);
  Frame frame;
  frame.function = &function;
  frame.words = chunk.get();
  frame.poison = reinterpret_cast<uint8_t *>(chunk.get() + count);
  frame.call = call;
  frame.stackBase = stack_.size();
  frame.scopeBase = scopes_.size();
  frame.heapBase = heap.size();
  frameChunks_.push_back(std::move(chunk));
  frames_.push_back(frame);
  words = frame.words;
  poison = frame.poison;
  return true;
}

const Inst *Machine::enter(const Inst *call, const CompiledFunction &callee) {
  if (callee.external)
    return callStub(call, callee);
  uint64_t *from = words;
  uint8_t *fromPoison = poison;
  if (!pushFrame(callee, call))
    return nullptr;
  for (auto [source, target] :
       llvm::zip_equal(call->table<CallTable>().arguments, callee.arguments)) {
    std::copy_n(from + source.at, source.words, words + target.at);
    poison[target.at] = fromPoison[source.at];
  }
  return callee.code.data();
}

/// The function boundary ABI has such results copied, so what is written through one name
/// need not be seen through the other.
void Machine::markAliasedResults(const Inst *ret, ArrayRef<Registers> results) {
  auto types = ret->op->getOperandTypes();
  SmallVector<uint32_t> seen;
  for (auto [type, result] : llvm::zip_equal(types, results)) {
    if (!isa<BaseMemRefType>(type))
      continue;
    auto id = static_cast<uint32_t>(words[result.at + kAllocation]);
    if (isa<UnrankedMemRefType>(type)) {
      ArrayRef<uint64_t> unranked = descriptor(words[result.at + 1]);
      id = unranked.empty() ? 0 : static_cast<uint32_t>(unranked[kAllocation]);
    }
    // Globals come to life at their first use, perhaps in this call.
    bool isOlder = id < frames_.back().heapBase || heap[id].kind == AllocationKind::Global;
    if (id && (isOlder || llvm::is_contained(seen, id))) {
      heap[id].returnedAlias = heap[id].watchedWrites = true;
      if (outcome.aliasedReturnAt.empty())
        outcome.aliasedReturnAt = locate(ret);
    }
    seen.push_back(id);
  }
}

const Inst *Machine::leave(const Inst *ret, ArrayRef<Registers> results) {
  Frame frame = frames_.back();
  scopes_.push_back(frame.stackBase);
  closeStackScope(ret);
  scopes_.resize(frame.scopeBase);
  if (!frame.call) {
    entryReturn_ = ret;
    return nullptr;
  }
  markAliasedResults(ret, results);
  frames_.pop_back();
  words = frames_.back().words;
  poison = frames_.back().poison;
  for (auto [source, target] : llvm::zip_equal(results, frame.call->table<CallTable>().results)) {
    std::copy_n(frame.words + source.at, source.words, words + target.at);
    poison[target.at] = frame.poison[source.at];
  }
  frameChunks_.pop_back();
  if (module.options.trackNames)
    for (auto [type, target] :
         llvm::zip_equal(ret->op->getOperandTypes(), frame.call->table<CallTable>().results))
      if (isa<BaseMemRefType>(type))
        rename(ret, target.at, isa<MemRefType>(type));
  if (module.options.trackLost)
    markLost(ret);
  return frame.call->next();
}

void Machine::closeStackScope(const Inst *at) {
  for (uint32_t base = scopes_.back(); stack_.size() > base; stack_.pop_back())
    heap.release(stack_.back(), at);
  scopes_.pop_back();
}

std::vector<bool> Machine::reachableFrom(ArrayRef<uint64_t> roots) const {
  SmallVector<uint64_t> work;
  std::vector<bool> reached(heap.size());
  auto reach = [&](uint64_t id) {
    if (id < reached.size() && !reached[id]) {
      reached[id] = true;
      work.push_back(id);
    }
  };
  llvm::for_each(roots, reach);
  while (!work.empty()) {
    const Allocation &entry = heap[work.pop_back_val()];
    if (!entry.live || !entry.holdsMemRefs)
      continue;
    // Any word may be a descriptor's first: memref elements of unknown rank.
    for (uint64_t b = 0; b + 8 <= entry.bytes; b += 8) {
      uint64_t word;
      std::memcpy(&word, entry.data + b, 8);
      if (entry.shadow[b] != kInitialised)
        continue;
      reach(word);
      // An unranked element has the number of a descriptor instead.
      if (word < descriptors_.size() && !descriptors_[word].empty())
        reach(descriptors_[word][kAllocation]);
    }
  }
  return reached;
}

void Machine::markLost(const Inst *at) {
  // Each look costs the whole heap. A program that leaks in a long loop has told enough by then.
  if ((lostWork_ += heap.size()) > kLostWorkMax)
    return;
  SmallVector<uint64_t> roots;
  for (const Frame &frame : frames_) {
    for (uint32_t at : frame.function->memrefs)
      roots.push_back(frame.words[at + kAllocation]);
    for (uint32_t at : frame.function->unrankedMemrefs)
      if (ArrayRef<uint64_t> words = descriptor(frame.words[at + 1]); !words.empty())
        roots.push_back(words[kAllocation]);
  }
  for (uint32_t id = 1; id < heap.size(); ++id)
    if (heap[id].kind == AllocationKind::Argument || heap[id].kind == AllocationKind::Global)
      roots.push_back(id);
  std::vector<bool> reached = reachableFrom(roots);
  for (uint32_t id = 1; id < heap.size(); ++id)
    if (heap[id].live && heap[id].kind == AllocationKind::Heap && !reached[id] && !heap[id].lostAt)
      heap[id].lostAt = at;
}

} // namespace freehold::interp
