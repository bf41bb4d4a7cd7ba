//===- RandomWorlds.cpp - Worlds in which the before is defined -----------===//
#include "tests/stress/RandomRewrites.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace freehold::stress {

using smt::Counterexample;
using MemRef = Counterexample::MemRef;
using List = Counterexample::List;
using Element = Counterexample::Element;

static constexpr unsigned kTries = 400, kAllocationsMax = 4, kElementsMax = 2;

namespace {
class World {
public:
  World(const RandomRewrite &rewrite, Counterexample &world) : rewrite(rewrite), world(world) {}

  void draw(bool plain, Draw &draw);
  bool hasFacts() const;
  /// Runs the source. Returns false if it is undefined. Sets what is live afterwards.
  bool run(smt::Reading reading);

private:
  MemRef drawMemRef(bool plain, Draw &draw) const;
  std::vector<MemRef> memrefs(unsigned argument) const;
  bool holds(unsigned number) const;
  bool evaluate(const Expr &expr, unsigned element) const;
  bool mayFree(const MemRef &memref) const {
    return world.aliveAfter[memref.allocation] && world.allocations[memref.allocation].isHeap &&
           !memref.isShifted && !memref.hasOffset;
  }

  const RandomRewrite &rewrite;
  Counterexample &world;
};
} // namespace

MemRef World::drawMemRef(bool plain, Draw &draw) const {
  MemRef memref{draw.below(world.allocations.size())};
  memref.isShifted = !plain && draw.oneIn(10);
  memref.hasOffset = !plain && draw.oneIn(10);
  return memref;
}

void World::draw(bool plain, Draw &draw) {
  world = {};
  world.allocations.resize(1 + draw.below(kAllocationsMax));
  for (auto &allocation : world.allocations) {
    allocation.isLive = plain || !draw.oneIn(5);
    allocation.isHeap = !draw.oneIn(8);
    // A dead stack buffer cannot be passed as an argument.
    allocation.isHeap |= !allocation.isLive;
  }
  for (const auto &made : rewrite.arguments) {
    if (made.isMemRef && made.isList) {
      List list;
      list.elements.resize(draw.below(kElementsMax + 1));
      for (Element &element : list.elements)
        element.memref = drawMemRef(plain, draw);
      world.arguments.push_back(list);
    } else if (made.isMemRef) {
      world.arguments.push_back(drawMemRef(plain, draw));
    } else if (made.isList) {
      auto &list = std::get<List>(world.arguments[made.pairedWith]);
      list.conditions.push_back(world.arguments.size());
      for (Element &element : list.elements)
        element.bits.push_back(made.value.value_or(draw.oneIn(2)));
      world.arguments.push_back(Counterexample::Paired{made.pairedWith});
    } else {
      world.arguments.push_back(made.value.value_or(draw.oneIn(2)));
    }
  }
}

std::vector<MemRef> World::memrefs(unsigned argument) const {
  if (auto *one = std::get_if<MemRef>(&world.arguments[argument]))
    return {*one};
  std::vector<MemRef> all;
  for (const Element &element : std::get<List>(world.arguments[argument]).elements)
    all.push_back(element.memref);
  return all;
}

bool World::holds(unsigned number) const {
  const RandomRewrite::Argument &made = rewrite.arguments[number];
  for (const MemRef &memref : memrefs(number)) {
    const auto &allocation = world.allocations[memref.allocation];
    bool isOriginal = !memref.isShifted && !memref.hasOffset;
    if ((made.isOwned && !(allocation.isLive && allocation.isHeap && isOriginal)) ||
        (made.isLive && !allocation.isLive) || (made.isOriginal && !isOriginal))
      return false;
    for (auto [other, their] : llvm::enumerate(rewrite.arguments)) {
      if (!their.isMemRef)
        continue;
      bool isApart = other != number && (made.isNoAlias || made.differsFrom == other);
      bool isSame = made.group && made.group == their.group;
      for (const MemRef &there : memrefs(other))
        if ((isApart && there.allocation == memref.allocation) ||
            (isSame && there.allocation != memref.allocation))
          return false;
    }
  }
  return true;
}

bool World::hasFacts() const {
  for (unsigned number = 0; number < rewrite.arguments.size(); ++number)
    if (rewrite.arguments[number].isMemRef && !holds(number))
      return false;
  return true;
}

/// Evaluates an i1 before any op has run.
bool World::evaluate(const Expr &expr, unsigned element) const {
  if (expr.kind != Expr::Kind::Argument)
    llvm::report_fatal_error("conditions of the source are arguments");
  if (auto *one = std::get_if<bool>(&world.arguments[expr.number]))
    return *one;
  const auto &paired = std::get<Counterexample::Paired>(world.arguments[expr.number]);
  const List &list = std::get<List>(world.arguments[paired.list]);
  auto at = llvm::find(list.conditions, expr.number) - list.conditions.begin();
  return list.elements[element].bits[at];
}

bool World::run(smt::Reading reading) {
  unsigned count = world.allocations.size();
  world.aliveAfter.clear();
  for (const auto &allocation : world.allocations)
    world.aliveAfter.push_back(allocation.isLive);
  const RandomRewrite::Dealloc &op = rewrite.source.ops[0];
  std::vector<bool> owned(count), kept(count), firstOwns(count), isMet(count);
  for (const auto &operand : op.operands)
    for (auto [k, memref] : llvm::enumerate(memrefs(operand.memref))) {
      bool condition = evaluate(*operand.condition, k);
      if (condition && !mayFree(memref))
        return false;
      if (!isMet[memref.allocation])
        firstOwns[memref.allocation] = condition;
      isMet[memref.allocation] = true;
      owned[memref.allocation] = owned[memref.allocation] || condition;
    }
  for (unsigned retained : op.retained)
    for (const MemRef &memref : memrefs(retained))
      kept[memref.allocation] = true;
  for (unsigned x = 0; x < count; ++x) {
    bool takes = reading == smt::Reading::Union ? owned[x] : firstOwns[x];
    if (takes && !kept[x])
      world.aliveAfter[x] = false;
  }
  return true;
}

std::optional<Counterexample> randomWorld(const RandomRewrite &rewrite, smt::Reading reading,
                                          bool plain, Draw &draw) {
  Counterexample made;
  World world(rewrite, made);
  for (unsigned left = kTries; left; --left) {
    world.draw(plain, draw);
    if (world.hasFacts() && world.run(reading))
      return made;
  }
  return std::nullopt;
}

} // namespace freehold::stress
