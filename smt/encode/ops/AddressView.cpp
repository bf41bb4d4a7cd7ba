//===- AddressView.cpp - What an op that compares addresses sees ----------===//
#include "smt/encode/ops/AddressView.h"

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

/// Caches the function, since liveNow is called often for the same allocations.
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
/// An allocation made after a free, which may have the address of what was freed.
struct MadeAfterFree {
  Term base, address;
};
} // namespace

/// Returns whether some element of the list that was live at the start, and is dead now, had that
/// address and satisfies `is`. If there is one, a point represents it.
static Term isFreedAt(Encoder &e, unsigned list, Term address,
                      const std::function<Term(Term)> &live,
                      llvm::function_ref<Term(Term gone)> is) {
  Terms &t = e.t;
  llvm::SmallVector<Term> ways;
  for (Term y : e.world.points)
    if (!llvm::is_contained(e.world.made, y))
      ways.push_back(t.all({e.world.lists.mentions(list, y), e.world.live(y), t.negate(live(y)),
                            t.equal(e.world.address(y), address), is(y)}));
  return t.any(ways);
}

/// Sets which retained values and operands are mistaken for live allocations: all, unless the
/// source's mistakes are left open (Mistakes.h).
static void sayWhatIsTaken(AddressView &view, Encoder &e, const DeallocOp &op,
                           mlir::ValueRange updated,
                           std::function<Term(unsigned j, Term x)> &someDead) {
  Terms &t = e.t;
  Mistakes *mistakes = e.mistakes;
  if (!mistakes) {
    view.takes = [&t](unsigned, Term, Term) { return t.yes(); };
    view.blocks = [&t](Term) { return t.yes(); };
    someDead = [&t](unsigned, Term) { return t.yes(); };
    return;
  }
  llvm::SmallVector<unsigned> ids;
  for (auto [retained, answer] : llvm::zip_equal(op.retained, updated))
    ids.push_back(mistakes->add(answer, retained.base ? std::nullopt : std::optional(retained.list),
                                view.live));
  view.takes = [mistakes, ids](unsigned j, Term gone, Term x) {
    return mistakes->takes(ids[j], gone, x);
  };
  view.blocks = [mistakes](Term x) { return mistakes->blocks(x); };
  someDead = [mistakes, ids](unsigned j, Term x) { return mistakes->takesDead(ids[j], x); };
}

std::optional<AddressView> addressViewFor(Encoder &e, const DeallocOp &op,
                                          mlir::ValueRange updated) {
  World &world = e.world;
  Terms &t = e.t;
  llvm::SmallVector<unsigned> owning = listsOf(op.operands), all = owning;
  llvm::append_range(all, listsOf(op.retained));
  // A single memref cannot be mistaken for another one: if its condition is true, it is live.
  bool isAlone = all.empty() && op.operands.size() + op.retained.size() < 2;
  if (!world.canMistakeAddresses() || isAlone)
    return std::nullopt;
  world.mistakesAddresses = true;
  llvm::SmallVector<MadeAfterFree> late;
  for (const Encoder::Made &made : e.made)
    if (made.isAfterFree)
      late.push_back({made.base, made.address});
  for (unsigned list : all) {
    world.element(list);
    for (const MadeAfterFree &made : late)
      world.addPoint(t.constant(
          kAlloc,
          e.name(("freed of list " + llvm::Twine(list) + " before " + made.base->name).str())));
  }
  AddressView view;
  view.live = remembered(e.liveNow());
  view.address = [&e](Term x) { return e.address(x); };
  std::function<Term(unsigned j, Term x)> someDead;
  sayWhatIsTaken(view, e, op, updated, someDead);
  view.dangles = [&e, &t, live = view.live, takes = view.takes, someDead,
                  late](unsigned j, unsigned list, Term x) {
    Term result = t.both(e.world.lists.dead(list, e.address(x)), someDead(j, x));
    for (const MadeAfterFree &made : late) {
      auto isTaken = [&](Term gone) { return takes(j, gone, x); };
      result = t.either(
          result, t.both(t.equal(x, made.base), isFreedAt(e, list, made.address, live, isTaken)));
    }
    return result;
  };
  view.danglesFirst = [&e, &t, live = view.live, late](unsigned list, Term x) {
    Term result = e.world.lists.deadFirst(list, x, e.address(x));
    for (const MadeAfterFree &made : late)
      result =
          t.either(result, t.both(t.equal(x, made.base), isFreedAt(e, list, made.address, live,
                                                                   [&](Term) { return t.yes(); })));
    return result;
  };
  view.atAddressOf = [&e](Term x) { return e.world.liveAt(e.address(x)); };
  // Elements of the operands that are the live allocation at the address of a retained value.
  if (!owning.empty())
    for (const DeallocOp::Retained &retained : op.retained)
      world.addPoint(
          view.atAddressOf(retained.base ? retained.base : world.element(retained.list).base));
  return view;
}

} // namespace freehold::smt
