//===- Run.cpp - The loop that runs instructions --------------------------===//
#include "oracle/interp/Boundary.h"
#include "oracle/interp/Locations.h"

using namespace mlir;

namespace freehold::interp {

Outcome Machine::run(const CompiledFunction &entry, const Inputs &inputs) {
  Boundary boundary{*this};
  if (pushFrame(entry, nullptr) && boundary.makeArguments(entry, inputs)) {
    for (auto [type, argument] : llvm::zip_equal(entry.type.getInputs(), entry.arguments)) {
      ArgumentView kept;
      if (isa<BaseMemRefType>(type))
        if (auto view = boundary.viewOf(type, argument.at)) {
          kept.rank = view->rank;
          kept.words.assign(view->words, view->words + kSizes + 2 * view->rank);
        }
      argumentViews.push_back(std::move(kept));
    }
    const Inst *pc = entry.code.data();
    uint64_t steps = options.budget.steps;
    if (LLVM_UNLIKELY(options.trace != nullptr)) {
      while (pc && steps--) {
        trace(pc);
        pc = pc->exec(pc, *this);
      }
    } else {
      while (pc && steps--)
        pc = pc->exec(pc, *this);
    }
    if (pc)
      stop(pc, Termination::OutOfBudget,
           "steps: more than " + Twine(options.budget.steps) + " instructions");
    outcome.statistics.steps = options.budget.steps - steps;
    if (entryReturn_)
      boundary.finish(entry, entryReturn_);
  }
  outcome.path = pathHash;
  outcome.statistics.heapAllocations = heap.heapAllocations();
  outcome.statistics.frees = heap.frees();
  outcome.statistics.peakBytes = heap.peakBytes();
  return std::move(outcome);
}

void Machine::trace(const Inst *inst) const {
  llvm::raw_ostream &os = *options.trace;
  os << std::string(2 * (frames_.size() - 1), ' ') << locate(inst) << ": "
     << (inst->op ? inst->op->getName().getStringRef() : "-") << '\n';
}

} // namespace freehold::interp
