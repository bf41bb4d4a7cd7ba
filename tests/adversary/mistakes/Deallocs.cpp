//===- Deallocs.cpp - Mistakes with bufferization.dealloc -----------------===//
#include "tests/adversary/Mistake.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace freehold::adversary {
namespace {
using bufferization::DeallocOp;
using gen::Choices;

/// The operands of an op, to be changed and assembled again.
struct Parts {
  SmallVector<Value> memrefs, conditions, retained, results;
  explicit Parts(DeallocOp op)
      : memrefs(op.getMemrefs()), conditions(op.getConditions()), retained(op.getRetained()),
        results(op.getUpdatedConditions()) {}

  /// `results` has the old result that each retained value replaces; null for a new one.
  void replace(DeallocOp op) {
    OpBuilder b(op);
    SmallVector<Type> types(retained.size(), b.getI1Type());
    auto made = DeallocOp::create(b, op.getLoc(), types, memrefs, conditions, retained);
    for (auto [from, to] : llvm::zip_equal(results, made.getUpdatedConditions()))
      if (from)
        from.replaceAllUsesWith(to);
    op.erase();
  }
};

bool dropMemRef(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getMemrefs().empty())
    return false;
  Parts parts(dealloc);
  unsigned which = choices.choose(parts.memrefs.size());
  parts.memrefs.erase(parts.memrefs.begin() + which);
  parts.conditions.erase(parts.conditions.begin() + which);
  parts.replace(dealloc);
  return true;
}

/// Replaces the result of a dropped retained value by false, true, or the first condition.
bool dropRetained(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getRetained().empty())
    return false;
  Parts parts(dealloc);
  unsigned which = choices.choose(parts.retained.size()), kind = choices.choose(3);
  Value instead =
      kind == 2 && !parts.conditions.empty() ? parts.conditions[0] : boolBefore(op, kind == 1);
  parts.results[which].replaceAllUsesWith(instead);
  parts.retained.erase(parts.retained.begin() + which);
  parts.results.erase(parts.results.begin() + which);
  parts.replace(dealloc);
  return true;
}

bool retainMore(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getMemrefs().empty())
    return false;
  Parts parts(dealloc);
  parts.retained.push_back(parts.memrefs[choices.choose(parts.memrefs.size())]);
  parts.results.push_back(Value());
  parts.replace(dealloc);
  return true;
}

bool swapConditions(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getMemrefs().size() < 2)
    return false;
  unsigned a = choices.choose(dealloc.getMemrefs().size() - 1);
  MutableOperandRange conditions = dealloc.getConditionsMutable();
  Value first = conditions[a].get(), second = conditions[a + 1].get();
  if (first == second)
    return false;
  conditions[a].set(second);
  conditions[a + 1].set(first);
  return true;
}

template <bool isTrue> bool setCondition(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getMemrefs().empty())
    return false;
  Value value = boolBefore(op, isTrue);
  dealloc.getConditionsMutable()[choices.choose(dealloc.getMemrefs().size())].set(value);
  return true;
}

bool replaceMemRef(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getMemrefs().empty())
    return false;
  unsigned which = choices.choose(dealloc.getMemrefs().size());
  Value other = otherValue(op, dealloc.getMemrefs()[which], choices);
  if (!other)
    return false;
  dealloc.getMemrefsMutable()[which].set(other);
  return true;
}

bool replaceRetained(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getRetained().empty())
    return false;
  unsigned which = choices.choose(dealloc.getRetained().size());
  Value other = otherValue(op, dealloc.getRetained()[which], choices);
  if (!other)
    return false;
  dealloc.getRetainedMutable()[which].set(other);
  return true;
}

bool resultIs(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || !dealloc.getNumResults() || isUnused(op))
    return false;
  unsigned kind = choices.choose(3);
  Value instead = kind == 2 && !dealloc.getConditions().empty() ? Value(dealloc.getConditions()[0])
                                                                : boolBefore(op, kind == 1);
  dealloc.getResult(choices.choose(dealloc.getNumResults())).replaceAllUsesWith(instead);
  return true;
}

/// Splits the op in two, of which only the first has the retained values.
bool split(Operation *op, Choices &) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getMemrefs().size() < 2)
    return false;
  OpBuilder b(op->getContext());
  b.setInsertionPointAfter(op);
  Parts parts(dealloc);
  DeallocOp::create(b, op->getLoc(), TypeRange(), ValueRange(parts.memrefs).drop_front(),
                    ValueRange(parts.conditions).drop_front(), ValueRange());
  parts.memrefs.resize(1);
  parts.conditions.resize(1);
  parts.replace(dealloc);
  return true;
}

/// Merges a dealloc with the next one.
bool merge(Operation *op, Choices &) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc)
    return false;
  for (Operation *next = op->getNextNode(); next; next = next->getNextNode()) {
    auto second = dyn_cast<DeallocOp>(next);
    if (!second)
      continue;
    Parts parts(dealloc), more(second);
    if (llvm::any_of(second->getOperands(), [&](Value v) { return v.getDefiningOp() == op; }))
      return false;
    if (!moveBefore(second, op))
      return false;
    llvm::append_range(parts.memrefs, more.memrefs);
    llvm::append_range(parts.conditions, more.conditions);
    llvm::append_range(parts.retained, more.retained);
    llvm::append_range(parts.results, more.results);
    OpBuilder b(op);
    parts.replace(dealloc);
    second.erase();
    return true;
  }
  return false;
}

/// Frees memrefs even if they are retained.
bool freeAlways(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getMemrefs().empty())
    return false;
  OpBuilder b(op);
  unsigned which = choices.choose(dealloc.getMemrefs().size());
  memref::DeallocOp::create(b, op->getLoc(), dealloc.getMemrefs()[which]);
  Parts parts(dealloc);
  parts.memrefs.erase(parts.memrefs.begin() + which);
  parts.conditions.erase(parts.conditions.begin() + which);
  parts.replace(dealloc);
  return true;
}

bool listTwice(Operation *op, Choices &choices) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getMemrefs().empty())
    return false;
  Parts parts(dealloc);
  parts.memrefs.push_back(parts.memrefs[choices.choose(parts.memrefs.size())]);
  parts.conditions.push_back(choices.flip()
                                 ? parts.conditions[choices.choose(parts.conditions.size())]
                                 : boolBefore(op, true));
  parts.replace(dealloc);
  return true;
}

/// Moves the first memref to the end without its condition.
bool rotateMemRefs(Operation *op, Choices &) {
  auto dealloc = dyn_cast<DeallocOp>(op);
  if (!dealloc || dealloc.getMemrefs().size() < 2)
    return false;
  Parts parts(dealloc);
  std::rotate(parts.memrefs.begin(), parts.memrefs.begin() + 1, parts.memrefs.end());
  parts.replace(dealloc);
  return true;
}
} // namespace

void addDeallocMistakes(MistakeTable &table) {
  table.insert(table.end(), {{"dealloc-drop-memref", dropMemRef},
                             {"dealloc-drop-retained", dropRetained},
                             {"dealloc-retain-more", retainMore},
                             {"dealloc-swap-conditions", swapConditions},
                             {"dealloc-condition-true", setCondition<true>},
                             {"dealloc-condition-false", setCondition<false>},
                             {"dealloc-replace-memref", replaceMemRef},
                             {"dealloc-replace-retained", replaceRetained},
                             {"dealloc-result-constant", resultIs},
                             {"dealloc-split", split},
                             {"dealloc-merge", merge},
                             {"dealloc-free-always", freeAlways},
                             {"dealloc-list-twice", listTwice},
                             {"dealloc-rotate-memrefs", rotateMemRefs}});
}

} // namespace freehold::adversary
