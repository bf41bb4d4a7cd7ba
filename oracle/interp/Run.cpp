//===- Run.cpp - The caller, and the loop that runs instructions ----------===//
#include "oracle/interp/Boundary.h"
#include "oracle/interp/Locations.h"
#include "oracle/interp/Timeline.h"

using namespace mlir;

namespace freehold::interp {

/// Runs a function whose frame is set up. Returns false unless it returned.
bool Machine::execute(const CompiledFunction &function) {
  const Inst *pc = function.code.data();
  uint64_t steps = stepsLeft_;
  StepWatch *watch = options.watch ? options.watch->steps() : nullptr;
  if (LLVM_UNLIKELY(options.trace || options.timeline || watch)) {
    while (pc && steps) {
      --steps;
      if (watch)
        watch->begins(pc, *this);
      if (options.trace)
        traceOperands(pc);
      const Inst *ran = pc;
      size_t depthBefore = depth();
      pc = pc->exec(pc, *this);
      if (pc && watch)
        watch->ran(ran, *this);
      if (pc && options.trace)
        traceResults(depth() < depthBefore ? pc - 1 : ran, depthBefore);
      if (options.timeline)
        options.timeline->ran(memory.heap);
    }
  } else {
    while (pc && steps) {
      --steps;
      pc = pc->exec(pc, *this);
    }
  }
  stepsLeft_ = steps;
  if (pc)
    stop(pc, Termination::OutOfBudget,
         "steps: more than " + Twine(options.budget.steps) + " instructions (see --steps)");
  return entryReturn_ != nullptr;
}

/// Frees returned buffers if the caller does, and clears the state that only concerns this call.
void Machine::endCall(const Inst *ret, ArrayRef<uint32_t> freeable) {
  if (options.freeResults)
    for (uint32_t id : freeable) {
      memory.heap.release(id, ret);
      memory.heap[id].freedByCaller = true;
    }
  // In a target, buffers that the caller cannot reach were freed, so they have no clone links
  // there.
  KeptAllocations kept;
  std::vector<bool> reached = Boundary{*this}.reachFromCaller(kept);
  for (uint32_t id = 1; id < memory.heap.size(); ++id) {
    Allocation &entry = memory.heap[id];
    if (entry.live && entry.kind == AllocationKind::Heap && (reached.empty() || !reached[id]) &&
        (entry.cloneOf || !entry.clones.empty()))
      memory.heap.forgetClones(id);
    // Names of this call are gone.
    entry.lastWriter = entry.lastWrittenAt = 0;
    entry.forwarded = false;
  }
  clear();
}

/// Returns false if the run is over.
bool Machine::doCall(const CompiledFunction &function, const std::vector<Argument> &arguments) {
  Boundary boundary{*this};
  if (callsInAll_ > 1)
    observe(callerLine(CallStep{function.name, arguments}));
  calls.push_back({&function, {}});
  callBase_ = memory.heap.size();
  entryReturn_ = nullptr;
  if (!pushFrame(function, nullptr) || !boundary.makeArguments(function, arguments))
    return false;
  if (!execute(function))
    return false;
  bool isLast = calls.size() == callsInAll_;
  boundary.finish(entryReturn_, isLast);
  if (outcome.termination != Termination::Returned)
    return false;
  if (!isLast)
    endCall(entryReturn_, boundary.freeable);
  return true;
}

bool Machine::doStep(const Step &step, const CompiledFunction &entry) {
  if (auto *set = std::get_if<SetStep>(&step)) {
    observe(callerLine(step));
    return Boundary{*this}.writeGlobal(*set, &entry.entryInst);
  }
  const auto &call = std::get<CallStep>(step);
  const CompiledFunction *function = call.function.empty() ? &entry : module.find(call.function);
  if (function && !function->external)
    return doCall(*function, call.arguments);
  stop(&entry.entryInst, Termination::Unsupported,
       "there is no function '@" + call.function + "' with a body");
  return false;
}

Outcome Machine::run(const CompiledFunction &entry, const Inputs &inputs) {
  auto isCall = [](const Step &step) { return std::holds_alternative<CallStep>(step); };
  auto doStep = [&](const Step &step) { return this->doStep(step, entry); };
  callsInAll_ = 1 + llvm::count_if(inputs.before, isCall) + llvm::count_if(inputs.after, isCall);
  answers_ = inputs.answers;
  answerNumbers_ = inputs.answerNumbers;
  inputs_ = &inputs;
  stepsLeft_ = options.budget.steps;
  if (llvm::all_of(inputs.before, doStep) && doCall(entry, inputs.arguments))
    (void)llvm::all_of(inputs.after, doStep);
  outcome.statistics.steps = options.budget.steps - stepsLeft_;
  outcome.path = pathHash_;
  outcome.statistics.heapAllocations = memory.heap.heapAllocations();
  outcome.statistics.frees = memory.heap.frees();
  outcome.statistics.peakBytes = memory.heap.peakBytes();
  for (uint32_t id : callerBuffers)
    outcome.onlyRead.push_back(memory.heap[id].isUnwritten);
  return std::move(outcome);
}

void Machine::noteHandOver(const Inst *at, TypeRange types, ArrayRef<Registers> values,
                           const Twine &to) {
  for (auto [type, value] : llvm::zip_equal(types, values))
    if (isa<MemRefType>(type))
      if (auto id = static_cast<uint32_t>(words[value.at + kAllocation]);
          id && id < memory.heap.size())
        options.timeline->add(LifeEvent::HandedOver, id, at, to.str());
}

} // namespace freehold::interp
