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

/// `gone` dangles, and has the address of the live one.
Term DeallocMeaning::isMistaken(Term gone, Term live) const {
  return t_.all({mistakes_->isReused, t_.negate(mistakes_->live(gone)), mistakes_->live(live),
                 t_.equal(mistakes_->address(gone), mistakes_->address(live))});
}

Term DeallocMeaning::is(Term base, Term x) const {
  Term same = t_.equal(base, x);
  return mistakes_ ? t_.either(same, isMistaken(base, x)) : same;
}

Term DeallocMeaning::mentions(unsigned list, Term x) const {
  Term some = lists_.mentions(list, x);
  if (!mistakes_)
    return some;
  return t_.either(some,
                   t_.all({mistakes_->isReused, mistakes_->live(x), mistakes_->dangles(list, x)}));
}

Term DeallocMeaning::kept(Term x) const {
  llvm::SmallVector<Term> ways;
  for (const DeallocOp::Retained &retained : op_.retained)
    ways.push_back(retained.base ? is(retained.base, x) : mentions(retained.list, x));
  return t_.any(ways);
}

/// Literal: the first operand that is x has its condition set. One that dangles has not.
Term DeallocMeaning::firstTakes(Term x) const {
  Term takes = t_.no();
  for (const DeallocOp::Operand &operand : llvm::reverse(op_.operands)) {
    if (auto *single = std::get_if<Single>(&operand)) {
      takes = t_.ite(is(single->base, x), single->condition, takes);
      continue;
    }
    const Many &many = std::get<Many>(operand);
    takes =
        t_.ite(lists_.mentions(many.list, x), lists_.first(many.list, x, many.condition), takes);
    if (mistakes_) {
      Term isBlocked =
          t_.all({mistakes_->isReused, mistakes_->live(x), mistakes_->danglesFirst(many.list, x)});
      takes = t_.both(t_.negate(isBlocked), takes);
    }
  }
  return takes;
}

Term DeallocMeaning::freed(Term x) {
  auto [it, isNew] = freed_.try_emplace(x, nullptr);
  if (!isNew)
    return it->second;
  Term takes = reading_ == Reading::Union ? owned(x) : firstTakes(x);
  Term result = t_.both(takes, t_.negate(kept(x)));
  // Earlier events were asked meanwhile, which have maps of their own.
  return freed_[x] = result;
}

/// Some operand with its condition set has the address of x, which dangles.
Term DeallocMeaning::ownedByMistake(Term x) const {
  llvm::SmallVector<Term> ways;
  for (unsigned i = 0; i < op_.operands.size(); ++i) {
    Term holder = baseOf(i) ? baseOf(i) : mistakes_->atAddressOf(x);
    ways.push_back(t_.both(owns(i, holder), isMistaken(x, holder)));
  }
  return t_.any(ways);
}

Term DeallocMeaning::updated(unsigned j) const {
  const DeallocOp::Retained &retained = op_.retained[j];
  Term x = retained.base ? retained.base : lists_.base(retained.list);
  return mistakes_ ? t_.either(owned(x), ownedByMistake(x)) : owned(x);
}

} // namespace freehold::smt
