//===- Dealloc.cpp - What bufferization.dealloc means, as formulas --------===//
// The mathematics is in the header.
//===----------------------------------------------------------------------===//
#include "smt/encode/Dealloc.h"

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

/// Returns whether `gone` dangles and has the address of the live allocation.
Term DeallocMeaning::isMistaken(Term gone, Term live) const {
  return t_.all({t_.negate(mistakes_->live(gone)), mistakes_->live(live),
                 t_.equal(mistakes_->address(gone), mistakes_->address(live))});
}

/// Returns whether retained value j is x, or is mistaken for it.
Term DeallocMeaning::keeps(unsigned j, Term x) const {
  const DeallocOp::Retained &retained = op_.retained[j];
  Term same = retained.base ? t_.equal(retained.base, x) : lists_.mentions(retained.list, x);
  if (!mistakes_)
    return same;
  Term taken = retained.base
                   ? t_.both(mistakes_->takes(j, retained.base, x), isMistaken(retained.base, x))
                   : t_.both(mistakes_->live(x), mistakes_->dangles(j, retained.list, x));
  return t_.either(same, taken);
}

Term DeallocMeaning::kept(Term x) const {
  llvm::SmallVector<Term> ways;
  for (unsigned j = 0; j < op_.retained.size(); ++j)
    ways.push_back(keeps(j, x));
  return t_.any(ways);
}

/// Literal: the first operand that is x has a true condition. Operands that dangle have a false
/// one.
Term DeallocMeaning::firstTakes(Term x) const {
  Term takes = t_.no();
  for (const DeallocOp::Operand &operand : llvm::reverse(op_.operands)) {
    if (auto *single = std::get_if<Single>(&operand)) {
      Term is = t_.equal(single->base, x);
      if (mistakes_)
        is = t_.either(is, t_.both(mistakes_->blocks(x), isMistaken(single->base, x)));
      takes = t_.ite(is, single->condition, takes);
      continue;
    }
    const Many &many = std::get<Many>(operand);
    takes =
        t_.ite(lists_.mentions(many.list, x), lists_.first(many.list, x, many.condition), takes);
    if (mistakes_) {
      Term isBlocked =
          t_.all({mistakes_->blocks(x), mistakes_->live(x), mistakes_->danglesFirst(many.list, x)});
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
  // Evaluating earlier events inserts only into their own maps, so x is still without a value.
  return freed_[x] = result;
}

/// Returns whether some operand with a true condition has the address of x, where x dangles and is
/// retained value j or an element of it.
Term DeallocMeaning::ownedByMistake(unsigned j, Term x) const {
  llvm::SmallVector<Term> ways;
  for (unsigned i = 0; i < op_.operands.size(); ++i) {
    Term holder = baseOf(i) ? baseOf(i) : mistakes_->atAddressOf(x);
    ways.push_back(
        t_.all({owns(i, holder), mistakes_->takes(j, x, holder), isMistaken(x, holder)}));
  }
  return t_.any(ways);
}

Term DeallocMeaning::updated(unsigned j) const {
  const DeallocOp::Retained &retained = op_.retained[j];
  Term x = retained.base ? retained.base : lists_.base(retained.list);
  return mistakes_ ? t_.either(owned(x), ownedByMistake(j, x)) : owned(x);
}

} // namespace freehold::smt
