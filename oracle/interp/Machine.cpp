//===- Machine.cpp - Ends of a run, and calls -----------------------------===//
#include "oracle/interp/Machine.h"

#include "oracle/interp/Locations.h"
#include "oracle/interp/Timeline.h"

using namespace mlir;

namespace freehold::interp {

Machine::Machine(const CompiledModule &module, const RunOptions &options)
    : memory(*this, *this, options, module.options.trackNames), module(module), options(options),
      globals_(module.globals.size()), stubCalls_(module.functions.size()) {}

Machine::~Machine() = default;

//===----------------------------------------------------------------------===//
// Ends of a run
//===----------------------------------------------------------------------===//

const Inst *Machine::fail(const Inst *at, ErrorKind kind, const Twine &message) {
  outcome.termination = Termination::MemoryError;
  outcome.error = {kind, noteAt(at, message), {}};
  if (options.watch)
    options.watch->ended(at, *this);
  for (const Inst *call : openCalls(depth()))
    outcome.error.notes.push_back(noteAt(call, "called from here", NoteRole::Caller));
  return nullptr;
}

const Inst *Machine::fail(const Inst *at, ErrorKind kind, const Twine &message,
                          uint64_t allocation) {
  fail(at, kind, message);
  if (options.timeline)
    options.timeline->add(LifeEvent::UsedAgain, static_cast<uint32_t>(allocation), at);
  std::vector<Note> notes = memory.notesOn(allocation);
  outcome.error.notes.insert(outcome.error.notes.begin(), notes.begin(), notes.end());
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
  if (taint == kOutsideTaint)
    return fail(at, ErrorKind::OutOfBounds, what + " is a subview that is out of bounds");
  // Unwritten cells read as zero, so a value computed from them may be poison only by accident.
  if (!(taint & kUnwrittenTaint))
    return fail(at, ErrorKind::Undefined, what + " is poison");
  Memory::UnwrittenRead read = memory.lastUnwrittenRead();
  fail(at, ErrorKind::UninitialisedRead, what + " depends on a cell that was never written",
       read.allocation);
  outcome.error.notes.push_back(noteAt(read.at, "such a cell was read here last"));
  return nullptr;
}

void Machine::noteOutsideView(const Inst *at) {
  if (outcome.outsideView.message.empty())
    outcome.outsideView =
        noteAt(at, at->op->getName().getStringRef() +
                       ": is out of bounds, and a pass may assert that it is not");
}

void Machine::leaveOpen(const Inst *at, const char *what) {
  if (outcome.openResult.message.empty())
    outcome.openResult = noteAt(at, at->op->getName().getStringRef() + ": " + what);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

bool Machine::pushFrame(const CompiledFunction &function, const Inst *call) {
  if (depth() >= options.budget.callDepth) {
    stop(call, Termination::OutOfBudget,
         "calls: nested deeper than " + Twine(options.budget.callDepth));
    return false;
  }
  Frame &frame = push(function, call);
  frame.stack = memory.stackMark();
  frame.heapBase = memory.heap.size();
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
    bool isOlder = id < top().heapBase || memory.heap[id].kind == AllocationKind::Global;
    if (id && (isOlder || llvm::is_contained(seen, id))) {
      memory.heap[id].returnedAlias = memory.heap[id].watchedWrites = true;
      if (outcome.aliasedReturnAt.empty())
        outcome.aliasedReturnAt = locate(ret);
    }
    seen.push_back(id);
  }
}

const Inst *Machine::leave(const Inst *ret, ArrayRef<Registers> results) {
  if (options.timeline && ret->op && ret->op->getNumOperands() == results.size())
    noteHandOver(ret, ret->op->getOperandTypes(), results, "to the caller");
  if (!memory.unwindStack(top().stack, ret))
    return nullptr;
  if (!top().call) {
    entryReturn_ = ret;
    return nullptr;
  }
  // A caller may do anything with it, such as hand over a copy.
  for (auto [type, result] : llvm::zip_equal(ret->op->getOperandTypes(), results))
    if (isa<BaseMemRefType>(type) && poison[result.at])
      return failPoison(ret, poison[result.at], "a returned memref");
  markAliasedResults(ret, results);
  Ended ended = pop();
  const Frame &frame = ended.frame;
  for (auto [source, target] : llvm::zip_equal(results, frame.call->table<CallTable>().results)) {
    std::copy_n(frame.words + source.at, source.words, words + target.at);
    std::copy_n(frame.poison + source.at, std::max(source.words, 1u), poison + target.at);
  }
  if (module.options.trackNames)
    for (auto [type, target] :
         llvm::zip_equal(ret->op->getOperandTypes(), frame.call->table<CallTable>().results))
      if (isa<BaseMemRefType>(type))
        memory.rename(ret, target.at, isa<MemRefType>(type));
  if (module.options.trackLost)
    memory.markLost(ret);
  return frame.call->next();
}

} // namespace freehold::interp
