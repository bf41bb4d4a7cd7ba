//===- Words.cpp ----------------------------------------------------------===//
#include "oracle/search/Words.h"
#include "oracle/search/Search.h"

#include "oracle/interp/Locations.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace freehold::search {

//===----------------------------------------------------------------------===//
// Preconditions
//===----------------------------------------------------------------------===//

/// Returns another knob that now has the number that the step gave, if it had another one than the step's
/// knob before.
static std::optional<Knob> equalTo(const Signature &signature, const Step &step,
                                   const Inputs &inputs) {
  if (step.change.pattern || step.change.value < 2)
    return std::nullopt;
  for (Knob other : knobsOf(signature, inputs))
    if (!llvm::is_contained(step.change.knobs, other) && other.kind != Knob::Kind::Contents &&
        valueOf(signature, inputs, other) == step.change.value && step.before &&
        valueOf(signature, step.inputsBefore, other) != step.before)
      return other;
  return std::nullopt;
}

std::vector<std::vector<Knob>> equalKnobs(const Signature &signature,
                                          const std::vector<Step> &steps) {
  std::vector<std::vector<Knob>> groups;
  for (const Step &step : steps) {
    Inputs after = step.inputsBefore;
    if (!apply(signature, after, step.change))
      continue;
    std::vector<Knob> group = step.change.knobs;
    if (auto other = equalTo(signature, step, after))
      group.push_back(*other);
    if (group.size() > 1)
      groups.push_back(group);
  }
  return groups;
}

static std::string describeStep(const Signature &signature, const Step &step,
                                const Inputs &inputs) {
  std::string text;
  for (Knob knob : step.change.knobs)
    text += (text.empty() ? "" : " and ") + describe(knob);
  if (step.change.pattern)
    return text + " " + describe(*step.change.pattern);
  text += step.change.knobs.size() > 1 ? " are " : " is ";
  if (auto other = equalTo(signature, step, inputs))
    text += describe(*other) + " (" + std::to_string(step.change.value) + ")";
  else
    text += std::to_string(step.change.value);
  return step.before ? text + ", not " + std::to_string(*step.before) : text;
}

std::vector<std::string> preconditionsOf(const Signature &signature, const std::vector<Step> &steps,
                                         const Inputs &inputs) {
  std::vector<std::string> texts;
  for (size_t n = 0; n < steps.size(); ++n) {
    const Step &step = steps[n];
    bool isUndone = llvm::any_of(llvm::ArrayRef(steps).drop_front(n + 1), [&](const Step &later) {
      return later.change.knobs == step.change.knobs;
    });
    if (isUndone || step.why.message.empty())
      continue;
    std::string where = step.why.location == "-" ? "" : step.why.location + ": ";
    texts.push_back(describeStep(signature, step, inputs) + " (otherwise " + where +
                    (step.why.op.empty() ? "" : step.why.op + ": ") + step.why.message + ")");
  }
  return texts;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Returns whether any edge leads to the block.
static bool isEnterable(Block *block) {
  return block->isEntryBlock() || !block->hasNoPredecessors();
}

static std::string nameOf(Block *block) {
  Operation *parent = block->getParentOp();
  std::string at =
      block->empty() ? interp::locate(parent->getLoc()) : interp::locate(block->front().getLoc());
  at = at == "-" ? "" : " at " + at;
  if (!block->isEntryBlock())
    return "^bb" +
           std::to_string(std::distance(block->getParent()->begin(), block->getIterator())) + at;
  std::string op = parent->getName().getStringRef().str();
  if (parent->getNumRegions() == 1)
    return "the body of " + op + at;
  return "region " + std::to_string(block->getParent()->getRegionNumber()) + " of " + op + at;
}

void countBlocks(const interp::CompiledModule &module, const Coverage &reached,
                 InputSearch &search) {
  for (const auto &function : module.functions) {
    if (function->marks.empty())
      continue;
    auto isReached = [&](const interp::BlockMark &mark) {
      return reached.hasMark(function->code[mark.instruction].ordinal);
    };
    if (!isReached(function->marks.front()))
      continue;
    llvm::SmallPtrSet<Block *, 8> missed;
    for (const interp::BlockMark &mark : function->marks) {
      if (isReached(mark)) {
        ++search.blocks;
        ++search.blocksReached;
        continue;
      }
      if (!isEnterable(mark.block))
        continue;
      ++search.blocks;
      missed.insert(mark.block);
      // A block in one that was not reached is not named.
      bool isInside = false;
      for (Operation *op = mark.block->getParentOp(); op && op != function->op && !isInside;
           op = op->getParentOp())
        isInside = missed.contains(op->getBlock());
      if (!isInside)
        search.unreached.push_back(nameOf(mark.block));
    }
  }
}

} // namespace freehold::search
