//===- Refine.cpp - Does a target refine its source? ----------------------===//
// Encodes a rewrite as a Problem: assumptions, which hold in each world in which the source is
// defined, and obligations, each of which is a term that no such world may satisfy. Refine.h lists
// the obligations. All of them are about one tracked allocation `a`, which is a free constant; the
// solver's choice for it is the allocation that a counterexample is about. The result is
// Unsupported if an op or a combination of results has no encoding.
//===----------------------------------------------------------------------===//
#include "smt/refine/Refine.h"

#include "smt/encode/ops/MemRefOps.h"

#include "oracle/core/verdict/Verdict.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <map>

using namespace mlir;

namespace freehold::smt {

//===----------------------------------------------------------------------===//
// Obligations
//===----------------------------------------------------------------------===//

namespace {
/// Collects the obligations of two encoded functions. A term named `before` belongs to the source,
/// one named `after` to the target.
class Comparison {
public:
  Comparison(World &world, Encoder &source, Encoder &target)
      : world(world), t(world.t), source(source), target(target) {}

  std::optional<Unsupported> run(Problem &problem);

private:
  void addDuties();
  void addSharedWrites();
  void addFrees();
  void addNew();
  std::optional<Unsupported> addResult(unsigned number);
  std::optional<Unsupported> addBits(unsigned number);
  Term showsSame(unsigned number, const MemRefTerm &before, const MemRefTerm &after);
  Term isReplaced(unsigned number, const MemRefTerm &before, const MemRefTerm &after);
  Term sharesAsWell(const MemRefTerm &before, const Encoder::Partner &partner);
  void addMemRef(unsigned number, const MemRefTerm &before, const MemRefTerm &after);
  void addContents();
  void add(ObligationKind kind, Term violated, unsigned result = 0,
           const UndefinedBehaviour *row = nullptr) {
    if (!violated->isFalse())
      found.push_back({kind, result, violated, row});
  }

  Term aliveAtStart(Term x) { return world.live(x); }
  /// Returns `ofSource` with the mistakes that the target's behaviour suggests (Mistakes.h).
  Term asTarget(Term ofSource) {
    return source.mistakes->asTarget(ofSource, source, target, assumptions);
  }
  Term isMade(const Encoder &side, Term x) const;
  bool makes(const Encoder &side, Term base) const {
    return llvm::any_of(side.made, [&](const Encoder::Made &made) { return made.base == base; });
  }
  Term isReturned(const Encoder &side, Term x) const;
  Term isNewAndAlone(const Encoder &side, const Encoder &other, Term x) const;
  Term isHandedOver(Term x);

  World &world;
  Terms &t;
  Encoder &source, &target;
  std::vector<Obligation> found;
  std::vector<Term> assumptions;
};
} // namespace

/// Returns whether this side makes x, at a position that is reached.
Term Comparison::isMade(const Encoder &side, Term x) const {
  llvm::SmallVector<Term> ways;
  for (const Encoder::Made &made : side.made)
    ways.push_back(t.both(made.guard, t.equal(made.base, x)));
  return t.any(ways);
}

/// Returns whether `side` makes x, by an op that `other` does not have.
Term Comparison::isNewAndAlone(const Encoder &side, const Encoder &other, Term x) const {
  llvm::SmallVector<Term> ways;
  for (const Encoder::Made &made : side.made)
    if (!makes(other, made.base))
      ways.push_back(t.both(made.guard, t.equal(made.base, x)));
  return t.any(ways);
}

Term Comparison::isReturned(const Encoder &side, Term x) const {
  llvm::SmallVector<Term> ways;
  for (const EncodedValue &value : side.results)
    if (auto *memref = std::get_if<MemRefTerm>(&value))
      ways.push_back(t.equal(memref->base, x));
  return t.any(ways);
}

/// Returns whether x is returned instead of a buffer that only the source makes, such as a dropped
/// clone.
Term Comparison::isHandedOver(Term x) {
  llvm::SmallVector<Term> ways;
  for (auto [before, after] : llvm::zip_equal(source.results, target.results)) {
    auto *from = std::get_if<MemRefTerm>(&before), *to = std::get_if<MemRefTerm>(&after);
    if (from && to)
      ways.push_back(t.both(isNewAndAlone(source, target, from->base), t.equal(to->base, x)));
  }
  return t.any(ways);
}

static ObligationKind obligationOf(ErrorKind kind) {
  switch (kind) {
  case ErrorKind::DoubleFree:
    return ObligationKind::FreesTwice;
  case ErrorKind::BadFree:
    return ObligationKind::BadFree;
  case ErrorKind::UseAfterFree:
  case ErrorKind::DeadStackUse:
    return ObligationKind::UsesAfterFree;
  case ErrorKind::OutOfBounds:
    return ObligationKind::OutOfBounds;
  case ErrorKind::UninitialisedRead:
    return ObligationKind::ReadsUnwritten;
  default:
    break;
  }
  return ObligationKind::IsUndefined;
}

/// Adds the obligations that the target has no undefined behaviour: one each for FreesTwice,
/// BadFree and UsesAfterFree, and one for each row of the table of undefined behaviours for the
/// other kinds. All rows are in one array, so ordering the map by their addresses is deterministic.
void Comparison::addDuties() {
  std::map<std::pair<ObligationKind, const UndefinedBehaviour *>, llvm::SmallVector<Term>> ways;
  for (const Duty &duty : target.duties) {
    ObligationKind kind = obligationOf(duty.row->kind);
    bool isNamed = kind > ObligationKind::UsesAfterFree;
    ways[{kind, isNamed ? duty.row : nullptr}].push_back(duty.violated(world.tracked));
  }
  for (const auto &[key, terms] : ways)
    add(key.first, t.any(terms), 0, key.second);
  addSharedWrites();
}

/// Adds WritesShared: the target writes to a clone or to the source of a clone while both live.
/// Such a write is permitted if the source function writes to the same cells of the same buffer,
/// which is a clone or source of the same buffer there.
void Comparison::addSharedWrites() {
  llvm::SmallVector<Term> ways;
  for (const Encoder::SharedWrite &write : target.sharedWrites)
    for (const Encoder::Partner &partner : write.partners) {
      llvm::SmallVector<Term> excuses;
      for (const Encoder::SharedWrite &theirs : source.sharedWrites)
        for (const Encoder::Partner &other : theirs.partners)
          excuses.push_back(
              t.all({theirs.when, other.when, t.equal(theirs.base, write.base),
                     t.equal(theirs.where, write.where), t.equal(other.other, partner.other),
                     t.equal(other.how, partner.how)}));
      ways.push_back(t.all({write.when, partner.when, t.negate(t.any(excuses))}));
    }
  add(ObligationKind::WritesShared, t.any(ways));
}

/// Adds Leaks and FreesKept, for allocations that exist before the rewrite and for those that both
/// functions make.
void Comparison::addFrees() {
  Term a = world.tracked;
  Term madeBefore = isMade(source, a), madeAfter = isMade(target, a);
  Term aliveBefore = asTarget(source.live(a)), aliveAfter = target.live(a);
  Term isThere = t.either(aliveAtStart(a), t.both(madeBefore, madeAfter));
  add(ObligationKind::Leaks,
      t.all({isThere, t.negate(aliveBefore), aliveAfter, t.negate(isHandedOver(a))}));
  add(ObligationKind::FreesKept, t.all({isThere, aliveBefore, t.negate(aliveAfter)}));
}

/// Adds LeaksNew: the target makes a heap buffer that the source does not make, and neither frees
/// nor returns it.
void Comparison::addNew() {
  llvm::SmallVector<Term> ways;
  for (const Encoder::Made &made : target.made) {
    if (!made.isHeap)
      continue;
    Term isOnlyHere = t.all({made.guard, t.negate(isMade(source, made.base))});
    ways.push_back(t.all({t.equal(world.tracked, made.base), isOnlyHere,
                          target.liveNow()(made.base), t.negate(isReturned(target, made.base))}));
  }
  add(ObligationKind::LeaksNew, t.any(ways));
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Adds the obligations of an i1 result. For a list of results they are about an arbitrary element.
std::optional<Unsupported> Comparison::addBits(unsigned number) {
  // A list may be empty, so a single result cannot replace it. (A list may be replaced by one value
  // for all elements.)
  if (std::get_if<ScalarTerm>(&source.results[number]) &&
      std::get_if<Bools>(&target.results[number]))
    return Unsupported{target.current, "a list is returned in place of one i1"};
  std::optional<unsigned> list;
  llvm::SmallVector<ScalarTerm> bits;
  for (const EncodedValue *value : {&source.results[number], &target.results[number]}) {
    if (auto *one = std::get_if<ScalarTerm>(value)) {
      bits.push_back(*one);
      continue;
    }
    const Bools &many = std::get<Bools>(*value);
    if (list && *list != many.list)
      return Unsupported{target.current, "results are lists that belong to different memrefs"};
    list = many.list;
    bits.push_back({many.body, many.poison});
  }
  Term exists = t.yes();
  if (list) {
    const Lists::Element &element = world.element(*list);
    exists = element.exists;
    for (ScalarTerm &bit : bits)
      bit = {world.lists.valueOf(element, bit.value), world.lists.valueOf(element, bit.poison)};
  }
  // Poison in the source may be refined to anything.
  exists = t.both(exists, t.negate(bits[0].poison));
  add(ObligationKind::ResultIsPoison, t.both(exists, bits[1].poison), number);
  Term owned = asTarget(bits[0].value);
  add(ObligationKind::LosesOwnership, t.all({exists, owned, t.negate(bits[1].value)}), number);
  add(ObligationKind::GainsOwnership, t.all({exists, t.negate(owned), bits[1].value}), number);
  return std::nullopt;
}

/// Returns whether the elements of two memrefs of equal sizes are equal. Elements that the source
/// leaves unwritten may be anything.
Term Comparison::showsSame(unsigned number, const MemRefTerm &before, const MemRefTerm &after) {
  Term held = source.content(before.base), now = target.content(after.base);
  Term isSame = t.equal(world.contents.shown(held, before), world.contents.shown(now, after));
  if (!before.isRanked || !after.isRanked)
    return isSame;
  llvm::SmallVector<Term> indices;
  for (unsigned d = 0; d < before.sizes.size(); ++d)
    indices.push_back(t.constant(kIndex, "element " + std::to_string(d) + " of result " +
                                             std::to_string(number)));
  auto cellOf = [&](Term content, const MemRefTerm &memref) {
    return world.contents.read(content, memref.element, memref.shift,
                               positionOf(t, memref, indices));
  };
  CellTerm was = cellOf(held, before), is = cellOf(now, after);
  return t.any({isSame, t.negate(isInView(t, before, indices)), was.poison,
                t.both(t.negate(is.poison), t.equal(was.value, is.value))});
}

/// A new heap buffer may be replaced by another one of equal sizes and contents that the caller
/// alone owns: a new one, or one that the source frees. The number of different buffers must not
/// decrease.
Term Comparison::isReplaced(unsigned number, const MemRefTerm &before, const MemRefTerm &after) {
  // A stack buffer is not owned by the caller, who would not free a heap buffer that replaces it.
  Term wasNew = t.both(isNewAndAlone(source, target, before.base), world.heap(before.base));
  Term sourceHad = t.either(aliveAtStart(after.base), isMade(source, after.base));
  Term isOwn = t.either(isNewAndAlone(target, source, after.base),
                        t.both(t.negate(source.liveNow()(after.base)), sourceHad));
  Term isFit = t.all({target.liveNow()(after.base), world.heap(after.base),
                      t.negate(t.either(after.shifted, after.offset))});
  llvm::SmallVector<Term> all{wasNew, source.liveNow()(before.base), isOwn, isFit,
                              t.negate(t.either(before.shifted, before.offset))};
  // Compare everything but the allocation.
  MemRefTerm moved = after;
  moved.base = before.base;
  all.push_back(smt::isSame(t, before, moved));
  all.push_back(showsSame(number, before, after));
  for (unsigned other = 0; other < source.results.size(); ++other) {
    auto *first = std::get_if<MemRefTerm>(&source.results[other]);
    auto *second = std::get_if<MemRefTerm>(&target.results[other]);
    if (first && second && other != number)
      all.push_back(t.equal(t.equal(first->base, before.base), t.equal(second->base, after.base)));
  }
  return t.all(all);
}

/// Returns whether the source's result `before` is a clone or source of a clone of the buffer that
/// corresponds to that of `partner` in the target.
Term Comparison::sharesAsWell(const MemRefTerm &before, const Encoder::Partner &partner) {
  llvm::SmallVector<Term> ways;
  for (const Encoder::Partner &theirs : source.partners(before.base)) {
    llvm::SmallVector<Term> same{t.equal(theirs.other, partner.other)};
    for (auto [first, second] : llvm::zip_equal(source.results, target.results)) {
      auto *from = std::get_if<MemRefTerm>(&first), *to = std::get_if<MemRefTerm>(&second);
      if (from && to)
        same.push_back(t.both(t.equal(theirs.other, from->base), t.equal(partner.other, to->base)));
    }
    ways.push_back(t.all({theirs.when, t.equal(theirs.how, partner.how), t.any(same)}));
  }
  return t.any(ways);
}

void Comparison::addMemRef(unsigned number, const MemRefTerm &before, const MemRefTerm &after) {
  add(ObligationKind::ResultDiffers,
      t.negate(t.either(smt::isSame(t, before, after), isReplaced(number, before, after))), number);
  Term isLive = source.liveNow()(before.base);
  // Paired allocations count as one although their sizes may differ. Whatever is in bounds of the
  // source's allocation must be in bounds of the target's.
  add(ObligationKind::ResultDiffers,
      t.both(isLive, t.bvUlt(target.extent(after.base), source.extent(before.base))), number);
  add(ObligationKind::ResultIsLessAligned,
      t.both(isLive, t.bvUlt(target.alignment(after.base), source.alignment(before.base))), number);
  llvm::SmallVector<Term> shared;
  for (const Encoder::Partner &partner : target.partners(after.base))
    shared.push_back(t.both(partner.when, t.negate(sharesAsWell(before, partner))));
  add(ObligationKind::ResultIsShared, t.both(isLive, t.any(shared)), number);
}

std::optional<Unsupported> Comparison::addResult(unsigned number) {
  const EncodedValue &before = source.results[number], &after = target.results[number];
  auto isBit = [](const EncodedValue &value) {
    auto *one = std::get_if<ScalarTerm>(&value);
    return one ? one->isBit() : std::holds_alternative<Bools>(value);
  };
  if (isBit(before) && isBit(after))
    return addBits(number);
  auto *from = std::get_if<MemRefTerm>(&before), *to = std::get_if<MemRefTerm>(&after);
  if (from && to) {
    addMemRef(number, *from, *to);
    return std::nullopt;
  }
  auto *x = std::get_if<ScalarTerm>(&before), *y = std::get_if<ScalarTerm>(&after);
  if (!x || !y || !(x->value->sort == y->value->sort))
    return Unsupported{target.current, "results that cannot be compared"};
  Term isMeant = t.negate(x->poison);
  add(ObligationKind::ResultIsPoison, t.both(isMeant, y->poison), number);
  add(ObligationKind::ResultDiffers, t.both(isMeant, t.differ(x->value, y->value)), number);
  return std::nullopt;
}

/// Adds ContentsDiffer, for allocations that exist before the rewrite and for those that both
/// functions make and return. The contents of others are not observable.
void Comparison::addContents() {
  Term a = world.tracked;
  Term isThere = t.either(aliveAtStart(a), t.all({isMade(source, a), isMade(target, a),
                                                  isReturned(source, a), isReturned(target, a)}));
  Term loses = world.contents.loses(source.content(a), target.content(a), "cell of a on grid ");
  add(ObligationKind::ContentsDiffer,
      t.all({isThere, source.liveNow()(a), target.liveNow()(a), loses}));
}

std::optional<Unsupported> Comparison::run(Problem &problem) {
  addDuties();
  addFrees();
  addNew();
  for (unsigned number = 0; number < source.results.size(); ++number)
    if (auto failure = addResult(number))
      return failure;
  addContents();
  problem.obligations = std::move(found);
  problem.assumptions = std::move(assumptions);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Encoding
//===----------------------------------------------------------------------===//

/// An allocator may return any address. If the address that it gives the target was free in the
/// source too, the source is compared as if it got the same one.
static std::vector<Term> sameAddresses(Terms &t, const Encoder &source, const Encoder &target) {
  std::vector<Term> all;
  for (const Encoder::Made &before : source.made)
    for (const Encoder::Made &after : target.made)
      if (before.base == after.base)
        all.push_back(t.any({t.negate(before.guard), t.negate(after.guard),
                             t.negate(before.isFree(after.address)),
                             t.equal(before.address, after.address)}));
  return all;
}

/// Returns which allocations are alive after the source, and which of its results are poison.
/// Covers only the allocations in world.points, since nothing is known of others.
static SourceEnd endOf(Encoder &source, const Mistakes &mistakes) {
  World &world = source.world;
  Terms &t = world.t;
  SourceEnd end;
  auto staysAs = [&](Term is) {
    if (Term was = mistakes.withoutAny(is); was != is)
      end.isSteady.push_back(t.equal(was, is));
  };
  for (Term x : world.points) {
    end.alive.push_back(source.live(x));
    staysAs(end.alive.back());
  }
  for (const EncodedValue &result : source.results) {
    auto *scalar = std::get_if<ScalarTerm>(&result);
    end.poisonResults.push_back(scalar ? scalar->poison : t.no());
    if (scalar)
      staysAs(scalar->value);
    if (auto *many = std::get_if<Bools>(&result))
      staysAs(world.lists.valueOf(world.element(many->list), many->body));
  }
  return end;
}

std::variant<Problem, Unsupported> encode(const Rewrite &rewrite, World &world, SourceEnd *end) {
  if (failed(world.addArguments(rewrite)))
    return Unsupported{rewrite.source, "its arguments"};
  Encoder source(world, "src"), target(world, "tgt");
  Mistakes mistakes(world.t);
  source.mistakes = &mistakes;
  if (auto failure = source.run(rewrite.source))
    return *failure;
  if (auto failure = target.run(rewrite.target))
    return *failure;
  Problem problem;
  if (auto failure = Comparison(world, source, target).run(problem))
    return *failure;
  // All points are known from here on.
  std::vector<Term> defined;
  for (const Duty &duty : source.duties)
    for (Term x : world.points)
      defined.push_back(world.t.negate(duty.violated(x)));
  // The facts are added late, since they are stated for all points, and the duties above add some.
  for (const Fact &fact : rewrite.facts)
    problem.assumptions.push_back(world.holds(fact));
  llvm::append_range(problem.assumptions, defined);
  for (const Encoder *side : {&source, &target})
    llvm::append_range(problem.assumptions, side->assumptions);
  llvm::append_range(problem.assumptions, source.resources);
  llvm::append_range(world.realistic, target.resources);
  llvm::append_range(problem.assumptions, sameAddresses(world.t, source, target));
  // Such writes of the source are permitted, since they may be outside of the cloned bytes. Runs
  // check the exact bytes.
  for (const Encoder::SharedWrite &write : source.sharedWrites)
    for (const Encoder::Partner &partner : write.partners)
      world.realistic.push_back(world.t.negate(world.t.both(write.when, partner.when)));
  llvm::append_range(problem.assumptions, world.axioms());
  if (end)
    *end = endOf(source, mistakes);
  std::vector<Term> all = problem.assumptions;
  for (const Obligation &obligation : problem.obligations)
    all.push_back(obligation.violated);
  llvm::append_range(problem.assumptions, world.factsFor(all));
  if (end) {
    llvm::append_range(all, end->alive);
    llvm::append_range(all, end->isSteady);
  }
  llvm::append_range(problem.assumptions, mistakes.areMade(all));
  return problem;
}

} // namespace freehold::smt
