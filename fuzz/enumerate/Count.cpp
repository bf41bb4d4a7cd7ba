//===- Count.cpp ----------------------------------------------------------===//
#include "fuzz/enumerate/Count.h"

#include <cassert>

namespace freehold::enumerate {

static uint64_t factorial(unsigned n) { return n < 2 ? 1 : n * factorial(n - 1); }

static std::vector<uint8_t> power(const std::vector<uint8_t> &permutation, unsigned exponent) {
  std::vector<uint8_t> result;
  for (uint8_t start = 0; start < permutation.size(); ++start) {
    uint8_t at = start;
    for (unsigned n = 0; n < exponent; ++n)
      at = permutation[at];
    result.push_back(at);
  }
  return result;
}

static Renaming power(const Renaming &renaming, unsigned exponent) {
  return {power(renaming.blocks, exponent), power(renaming.names, exponent)};
}

/// Calls `visit(member, length)` for one member of each cycle that begins in `starts`, which the
/// permutation maps to itself.
template <typename Visit>
static void forEachCycle(const std::vector<uint8_t> &permutation,
                         const std::vector<uint8_t> &starts, const Visit &visit) {
  std::vector<bool> isSeen(permutation.size());
  for (uint8_t start : starts) {
    unsigned length = 0;
    for (uint8_t at = start; !isSeen[at]; at = permutation[at], ++length)
      isSeen[at] = true;
    if (length)
      visit(start, length);
  }
}

static std::vector<uint8_t> upTo(size_t count, size_t from = 0) {
  std::vector<uint8_t> all;
  for (; from < count; ++from)
    all.push_back(static_cast<uint8_t>(from));
  return all;
}

namespace {
/// Counts what symmetries of one skeleton leave alone.
class FixedCount {
public:
  FixedCount(const Skeleton &skeleton, const Layout &layout)
      : skeleton_(skeleton), layout_(layout) {}

  uint64_t programs(const Renaming &g) const;

private:
  uint64_t names(Block at, const Renaming &g) const;
  uint64_t operands(Block from, Block to, const Renaming &g) const;
  uint64_t exits(Block block, const Renaming &g) const;
  uint64_t uses(const Renaming &g) const;

  const Skeleton &skeleton_;
  const Layout &layout_;
};
} // namespace

/// Names visible at a block that g maps to itself.
uint64_t FixedCount::names(Block at, const Renaming &g) const {
  uint64_t count = 0;
  for (Name name : layout_.visible[at])
    count += g.names[name] == name;
  return count;
}

/// Lists of operands along an edge between blocks that g maps to themselves. Where g moves
/// arguments in a cycle, the operand of one determines those of the others.
uint64_t FixedCount::operands(Block from, Block to, const Renaming &g) const {
  Name first = layout_.firstArgument[to];
  uint64_t count = 1;
  forEachCycle(g.names, upTo(first + skeleton_.arguments[to], first),
               [&](Name, unsigned length) { count *= names(from, power(g, length)); });
  return count;
}

/// Exits that branch, of a block that g maps to itself.
uint64_t FixedCount::exits(Block block, const Renaming &g) const {
  const auto &next = skeleton_.graph[block];
  if (next.size() == 1)
    return operands(block, next[0], g);
  Renaming twice = power(g, 2);
  if (next[0] != next[1])
    return g.blocks[next[0]] == next[0] ? operands(block, next[0], g) * operands(block, next[1], g)
                                        : operands(block, next[0], twice);
  // Two different edges to one block, in no order: both left alone, or each mapped to the other.
  uint64_t alone = operands(block, next[0], g);
  return alone * (alone - 1) / 2 + (operands(block, next[0], twice) - alone) / 2;
}

uint64_t FixedCount::uses(const Renaming &g) const {
  uint64_t count = 1;
  forEachCycle(g.names, upTo(g.names.size()), [&](Name name, unsigned length) {
    forEachCycle(power(g.blocks, length), layout_.later[name],
                 [&](Block, unsigned) { count *= 2; });
  });
  return count;
}

uint64_t FixedCount::programs(const Renaming &g) const {
  uint64_t returns = 1, branches = 1;
  forEachCycle(g.blocks, upTo(g.blocks.size()), [&](Block block, unsigned length) {
    Renaming back = power(g, length);
    if (skeleton_.graph[block].empty())
      returns *= names(block, back);
    else
      branches *= exits(block, back);
  });
  // All blocks that return give a memref, or none does.
  return branches * (1 + returns) * uses(g);
}

uint64_t countPrograms(const Scale &scale) {
  const auto homes = allHomes(scale);
  const auto arguments = allArguments(scale);
  // Arguments change places within their block, so the number of renamings depends on the skeleton:
  // M! is a multiple of all of them.
  const uint64_t common = factorial(scale.memrefs);
  uint64_t pairs = 0;
  for (const Graph &graph : allGraphs(scale.blocks)) {
    const auto blockSymmetries = symmetries(graph);
    for (const auto &home : homes)
      for (const auto &argument : arguments) {
        Skeleton skeleton{graph, home, argument};
        Layout layout(skeleton);
        FixedCount fixed(skeleton, layout);
        uint64_t here = 0, orders = 1;
        for (const Renaming &g : symmetries(skeleton, layout, blockSymmetries))
          here += fixed.programs(g);
        for (uint8_t count : argument)
          orders *= factorial(count);
        pairs += here * (common / orders);
      }
  }
  const uint64_t renamings = factorial(scale.blocks - 1) * factorial(scale.memrefs) * common;
  assert(pairs % renamings == 0);
  return pairs / renamings;
}

} // namespace freehold::enumerate
