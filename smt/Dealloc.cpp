//===- Dealloc.cpp - What bufferization.dealloc means, as formulas --------===//
// The mathematics is in the header.
//===----------------------------------------------------------------------===//
#include "smt/Dealloc.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace freehold::smt {

using Single = DeallocOp::Single;
using Many = DeallocOp::Many;

std::string_view spell(Reading reading) { return reading == Reading::Union ? "union" : "literal"; }

Term DeallocMeaning::baseOf(unsigned i) const {
  auto *single = std::get_if<Single>(&op_.operands[i]);
  return single ? single->base : nullptr;
}

Term DeallocMeaning::owns(unsigned i, Term x) const {
  if (auto *single = std::get_if<Single>(&op_.operands[i]))
    return single->condition;
  const Many &many = std::get<Many>(op_.operands[i]);
  return lists_.exists(many.list, x, many.condition);
}

Term DeallocMeaning::freesWrong(unsigned i, Term x) const {
  if (auto *single = std::get_if<Single>(&op_.operands[i]))
    return t_.both(single->condition, single->wrong);
  const Many &many = std::get<Many>(op_.operands[i]);
  return lists_.exists(many.list, x, t_.both(many.condition, many.wrong));
}

Term DeallocMeaning::owned(Term x) const {
  llvm::SmallVector<Term> ways;
  for (unsigned i = 0; i < op_.operands.size(); ++i) {
    Term base = baseOf(i);
    ways.push_back(base ? t_.both(owns(i, x), t_.equal(base, x)) : owns(i, x));
  }
  return t_.any(ways);
}

Term DeallocMeaning::kept(Term x) const {
  llvm::SmallVector<Term> ways;
  for (const DeallocOp::Retained &retained : op_.retained)
    ways.push_back(retained.base ? t_.equal(retained.base, x) : lists_.mentions(retained.list, x));
  return t_.any(ways);
}

Term DeallocMeaning::freed(Term x) const {
  Term takes = t_.no();
  if (reading_ == Reading::Union)
    takes = owned(x);
  else
    for (const DeallocOp::Operand &operand : llvm::reverse(op_.operands)) {
      if (auto *single = std::get_if<Single>(&operand)) {
        takes = t_.ite(t_.equal(single->base, x), single->condition, takes);
        continue;
      }
      const Many &many = std::get<Many>(operand);
      takes =
          t_.ite(lists_.mentions(many.list, x), lists_.first(many.list, x, many.condition), takes);
    }
  return t_.both(takes, t_.negate(kept(x)));
}

Term DeallocMeaning::updated(unsigned j) const {
  const DeallocOp::Retained &retained = op_.retained[j];
  return owned(retained.base ? retained.base : lists_.base(retained.list));
}

} // namespace freehold::smt
