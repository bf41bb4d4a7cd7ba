//===- Machine.cpp - Errors, calls, reachability --------------------------===//
#include "oracle/interp/Machine.h"

#include "oracle/interp/Compile.h"
#include "oracle/interp/Locations.h"
#include "oracle/interp/Timeline.h"

using namespace mlir;

namespace freehold::interp {

Machine::Machine(const CompiledModule &module, const RunOptions &options)
    : heap(options.policy, options.budget.memoryBytes, options.addressSalt), module(module),
      options(options), globals_(module.globals.size()), stubCalls_(module.functions.size()) {
  watches_ = module.options.trackNames || options.timeline;
  if (options.explains)
    explainer_ = std::make_unique<Explainer>();
  // Descriptor 0 is empty, so that a zeroed register refers to nothing.
  descriptors_.emplace_back();
}

Machine::~Machine() = default;

//===----------------------------------------------------------------------===//
// Ends of a run
//===----------------------------------------------------------------------===//

const Inst *Machine::fail(const Inst *at, ErrorKind kind, const Twine &message) {
  outcome.termination = Termination::MemoryError;
  outcome.error = {kind, noteAt(at, message), {}};
  if (options.watch)
    options.watch->ended(at, *this);
  for (size_t f = frames_.size(); f-- > 1;)
    outcome.error.notes.push_back(noteAt(frames_[f].call, "called from here", NoteRole::Caller));
  return nullptr;
}

Explainer::Calls Machine::openCalls() const {
  Explainer::Calls calls;
  for (size_t f = frames_.size(); f-- > 1 && calls.size() < Explainer::kCallsMax;)
    calls.push_back(frames_[f].call);
  return calls;
}

void Machine::explain(const Inst *at, const Twine &what) {
  if (explainer_)
    outcome.error.notes.insert(outcome.error.notes.begin(), noteAt(at, what));
}

void Machine::addNotes(uint64_t id) {
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
  outcome.error.notes.insert(outcome.error.notes.begin(), notes.begin(), notes.end());
}

const Inst *Machine::fail(const Inst *at, ErrorKind kind, const Twine &message,
                          uint64_t allocation) {
  fail(at, kind, message);
  if (options.timeline)
    options.timeline->add(LifeEvent::UsedAgain, static_cast<uint32_t>(allocation), at);
  addNotes(allocation);
  return nullptr;
}

const Inst *Machine::stop(const Inst *at, Termination how, const Twine &why) {
  outcome.termination = how;
  outcome.reason = noteAt(at, why);
  if (options.watch)
    options.watch->ended(at, *this);
  return nullptr;
}

const Inst *Machine::failPoison(const Inst *at, uint8_t taint, const Twine &what) {
  // Unwritten cells read as zero, so a value computed from them may be poison only by accident.
  if (!(taint & kUnwrittenTaint))
    return fail(at, ErrorKind::Undefined, what + " is poison");
  fail(at, ErrorKind::UninitialisedRead, what + " depends on a cell that was never written",
       unwrittenAllocation_);
  outcome.error.notes.push_back(
      noteAt(unwrittenReadAt_, "such a cell was read here last", NoteRole::None));
  return nullptr;
}

void Machine::leaveOpen(const Inst *at, const char *what) {
  if (outcome.openResult.message.empty())
    outcome.openResult = noteAt(at, at->op->getName().getStringRef() + ": " + what);
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
  // One block for words and poison flags. Frames never move.
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
  frame.number = ++framesMade_;
  frameChunks_.push_back(std::move(chunk));
  frames_.push_back(frame);
  words = frame.words;
  poison = frame.poison;
  return true;
}

const Inst *Machine::enter(const Inst *call, const CompiledFunction &callee) {
  if (const auto &arguments = call->table<CallTable>().arguments;
      options.timeline && call->op && call->op->getNumOperands() == arguments.size())
    noteHandOver(call, call->op->getOperandTypes(), arguments, "to @" + Twine(callee.name));
  if (callee.external)
    return callStub(call, callee);
  uint64_t *from = words;
  uint8_t *fromPoison = poison;
  if (!pushFrame(callee, call))
    return nullptr;
  for (auto [source, target] :
       llvm::zip_equal(call->table<CallTable>().arguments, callee.arguments)) {
    std::copy_n(from + source.at, source.words, words + target.at);
    std::copy_n(fromPoison + source.at, std::max(source.words, 1u), poison + target.at);
  }
  return callee.code.data();
}

/// Marks results that alias other buffers. The function boundary ABI copies these, so writes
/// through one name need not be visible through the other.
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
    // Globals are allocated at their first use, which may be in this call.
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
  if (options.timeline && ret->op && ret->op->getNumOperands() == results.size())
    noteHandOver(ret, ret->op->getOperandTypes(), results, "to the caller");
  scopes_.push_back(frame.stackBase);
  closeStackScope(ret);
  scopes_.resize(frame.scopeBase);
  if (!frame.call) {
    entryReturn_ = ret;
    return nullptr;
  }
  // A caller may do anything with it, such as hand over a copy.
  for (auto [type, result] : llvm::zip_equal(ret->op->getOperandTypes(), results))
    if (isa<BaseMemRefType>(type) && poison[result.at])
      return failPoison(ret, poison[result.at], "a returned memref");
  markAliasedResults(ret, results);
  frames_.pop_back();
  words = frames_.back().words;
  poison = frames_.back().poison;
  for (auto [source, target] : llvm::zip_equal(results, frame.call->table<CallTable>().results)) {
    std::copy_n(frame.words + source.at, source.words, words + target.at);
    std::copy_n(frame.poison + source.at, std::max(source.words, 1u), poison + target.at);
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

uint64_t Machine::startTask(Task task) {
  tasks_.push_back(std::move(task));
  return tasks_.size() - 1;
}

void Machine::endTask(uint64_t number) {
  if (number >= tasks_.size() || std::exchange(tasks_[number].isDone, true))
    return;
  for (uint64_t before : tasks_[number].after)
    endTask(before);
}

void Machine::closeStackScope(const Inst *at) {
  for (uint32_t base = scopes_.back(); stack_.size() > base; stack_.pop_back()) {
    stackBytes_ -= heap[stack_.back()].bytes;
    heap.release(stack_.back(), at);
    if (explainer_)
      explainer_->freed(stack_.back(), openCalls());
  }
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
    // Memrefs with unranked elements: any word may be the first one of a descriptor.
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
  // Each search visits the whole heap. A program that leaks in a long loop is not searched for
  // ever.
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
