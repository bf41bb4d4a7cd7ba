//===- AddressView.cpp - What an op that compares addresses sees ----------===//
#include "smt/ops/AddressView.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>

namespace freehold::smt {

/// The lists among the operands or the retained values.
static llvm::SmallVector<unsigned> listsOf(llvm::ArrayRef<DeallocOp::Operand> operands) {
  llvm::SmallVector<unsigned> lists;
  for (const DeallocOp::Operand &operand : operands)
    if (auto *many = std::get_if<DeallocOp::Many>(&operand))
      lists.push_back(many->list);
  return lists;
}

static llvm::SmallVector<unsigned> listsOf(llvm::ArrayRef<DeallocOp::Retained> retained) {
  llvm::SmallVector<unsigned> lists;
  for (const DeallocOp::Retained &one : retained)
    if (!one.base)
      lists.push_back(one.list);
  return lists;
}

/// liveNow is asked again and again about the same allocations.
static std::function<Term(Term)> remembered(std::function<Term(Term)> function) {
  auto known = std::make_shared<llvm::DenseMap<Term, Term>>();
  return [known, function = std::move(function)](Term x) {
    if (auto it = known->find(x); it != known->end())
      return it->second;
    Term result = function(x);
    return (*known)[x] = result;
  };
}

namespace {
/// What was made at a place after a free: it may have the address of what was freed.
struct MadeLate {
  Term base, address;
};
} // namespace

/// Some element of the list that was live at the start, and is not any more, had that address. The
/// points have one that is so if there is any.
static Term isFreedAt(Encoder &e, unsigned list, Term address,
                      const std::function<Term(Term)> &live) {
  Terms &t = e.t;
  llvm::SmallVector<Term> ways;
  for (Term y : e.world.points)
    if (!llvm::is_contained(e.world.made, y))
      ways.push_back(t.all({e.world.lists.mentions(list, y), e.world.live(y), t.negate(live(y)),
                            t.equal(e.world.address(y), address)}));
  return t.any(ways);
}

std::optional<AddressView> addressViewFor(Encoder &e, const DeallocOp &op) {
  World &world = e.world;
  Terms &t = e.t;
  llvm::SmallVector<unsigned> owning = listsOf(op.operands), all = owning;
  llvm::append_range(all, listsOf(op.retained));
  // A single memref can be mistaken for nothing: where its condition is set it is live.
  bool isAlone = all.empty() && op.operands.size() + op.retained.size() < 2;
  if (!world.canMistakeAddresses() || isAlone)
    return std::nullopt;
  world.mistakesAddresses = true;
  llvm::SmallVector<MadeLate> late;
  for (const Encoder::Made &made : e.made)
    if (made.isAfterFree)
      late.push_back({made.base, made.address});
  for (unsigned list : all) {
    world.element(list);
    for (const MadeLate &made : late)
      world.addPoint(t.constant(
          kAlloc,
          e.name(("freed of list " + llvm::Twine(list) + " before " + made.base->name).str())));
  }
  AddressView view;
  view.isReused = world.isReused;
  view.live = remembered(e.liveNow());
  view.address = [&e](Term x) { return e.address(x); };
  view.dangles = [&e, &t, live = view.live, late](unsigned list, Term x) {
    Term result = e.world.lists.dead(list, e.address(x));
    for (const MadeLate &made : late)
      result =
          t.either(result, t.both(t.equal(x, made.base), isFreedAt(e, list, made.address, live)));
    return result;
  };
  view.danglesFirst = [&e, &t, live = view.live, late](unsigned list, Term x) {
    Term result = e.world.lists.deadFirst(list, x, e.address(x));
    for (const MadeLate &made : late)
      result =
          t.either(result, t.both(t.equal(x, made.base), isFreedAt(e, list, made.address, live)));
    return result;
  };
  view.atAddressOf = [&e](Term x) { return e.t.apply("live at", kAlloc, {e.address(x)}); };
  // Elements of the operands that are the live allocation at the address of a retained value.
  if (!owning.empty())
    for (const DeallocOp::Retained &retained : op.retained)
      world.addPoint(
          view.atAddressOf(retained.base ? retained.base : world.element(retained.list).base));
  return view;
}

} // namespace freehold::smt
