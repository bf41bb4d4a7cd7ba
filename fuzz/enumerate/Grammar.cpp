//===- Grammar.cpp --------------------------------------------------------===//
#include "fuzz/enumerate/Grammar.h"

#include <algorithm>
#include <numeric>

namespace freehold::enumerate {

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

/// The blocks that are reached from `from` by paths that avoid `without`, as bits.
static unsigned reached(const Graph &graph, Block from, int without = -1) {
  unsigned found = 0;
  std::vector<Block> open;
  auto visit = [&](Block block) {
    if (block == without || (found >> block & 1))
      return;
    found |= 1u << block;
    open.push_back(block);
  };
  visit(from);
  while (!open.empty()) {
    Block block = open.back();
    open.pop_back();
    for (Block next : graph[block])
      visit(next);
  }
  return found;
}

std::vector<unsigned> distancesToReturn(const Graph &graph) {
  const unsigned far = static_cast<unsigned>(graph.size());
  std::vector<unsigned> distances(graph.size(), far);
  for (size_t round = 0; round < graph.size(); ++round)
    for (size_t block = 0; block < graph.size(); ++block) {
      unsigned nearest = graph[block].empty() ? 0 : far;
      for (Block next : graph[block])
        nearest = std::min(nearest, distances[next] + 1);
      distances[block] = nearest;
    }
  return distances;
}

bool hasCycle(const Graph &graph) {
  for (size_t block = 0; block < graph.size(); ++block)
    for (Block next : graph[block])
      if (reached(graph, next) >> block & 1)
        return true;
  return false;
}

static bool isValid(const Graph &graph) {
  auto distances = distancesToReturn(graph);
  return reached(graph, 0) == (1u << graph.size()) - 1 &&
         std::all_of(distances.begin(), distances.end(),
                     [&](unsigned distance) { return distance < graph.size(); });
}

/// Calls `visit` for each list of numbers below the radices, the last one changing fastest.
template <typename Visit>
static void forEachList(const std::vector<size_t> &radices, const Visit &visit) {
  std::vector<size_t> digits(radices.size());
  for (;;) {
    visit(digits);
    size_t at = digits.size();
    while (at > 0 && ++digits[at - 1] == radices[at - 1])
      digits[--at] = 0;
    if (at == 0)
      return;
  }
}

std::vector<Graph> allGraphs(unsigned blocks) {
  std::vector<std::vector<Block>> exits = {{}};
  for (Block a = 1; a < blocks; ++a)
    exits.push_back({a});
  for (Block a = 1; a < blocks; ++a)
    for (Block b = a; b < blocks; ++b)
      exits.push_back({a, b});
  std::vector<Graph> graphs;
  forEachList(std::vector<size_t>(blocks, exits.size()), [&](const std::vector<size_t> &digits) {
    Graph graph;
    for (size_t digit : digits)
      graph.push_back(exits[digit]);
    if (isValid(graph))
      graphs.push_back(std::move(graph));
  });
  return graphs;
}

//===----------------------------------------------------------------------===//
// Skeletons
//===----------------------------------------------------------------------===//

std::vector<std::vector<Block>> allHomes(const Scale &scale) {
  std::vector<std::vector<Block>> all;
  forEachList(std::vector<size_t>(scale.memrefs, scale.blocks + 1),
              [&](const std::vector<size_t> &digits) {
                std::vector<Block> homes;
                for (size_t digit : digits)
                  homes.push_back(digit == scale.blocks ? kCaller : static_cast<Block>(digit));
                all.push_back(std::move(homes));
              });
  return all;
}

std::vector<std::vector<uint8_t>> allArguments(const Scale &scale) {
  std::vector<std::vector<uint8_t>> all;
  forEachList(std::vector<size_t>(scale.blocks - 1, scale.memrefs + 1),
              [&](const std::vector<size_t> &digits) {
                if (std::accumulate(digits.begin(), digits.end(), size_t(0)) > scale.memrefs)
                  return;
                std::vector<uint8_t> arguments(1);
                arguments.insert(arguments.end(), digits.begin(), digits.end());
                all.push_back(std::move(arguments));
              });
  return all;
}

Layout::Layout(const Skeleton &skeleton) : homes(skeleton.homes) {
  const Graph &graph = skeleton.graph;
  const unsigned blocks = static_cast<unsigned>(graph.size());
  for (Block block = 0; block < blocks; ++block) {
    firstArgument.push_back(static_cast<Name>(homes.size()));
    homes.insert(homes.end(), skeleton.arguments[block], block);
  }
  // A block dominates what is not reached without it.
  std::vector<unsigned> avoiding;
  for (Block block = 0; block < blocks; ++block)
    avoiding.push_back(reached(graph, 0, block));
  visible.resize(blocks);
  later.resize(homes.size());
  for (Name name = 0; name < homes.size(); ++name)
    for (Block block = 0; block < blocks; ++block) {
      bool isDominated = homes[name] == kCaller || !(avoiding[homes[name]] >> block & 1);
      if (isDominated)
        visible[block].push_back(name);
      if (isDominated && homes[name] != kCaller && homes[name] != block)
        later[name].push_back(block);
    }
}

//===----------------------------------------------------------------------===//
// Renaming
//===----------------------------------------------------------------------===//

std::vector<std::vector<uint8_t>> permutations(unsigned count) {
  std::vector<uint8_t> order(count);
  std::iota(order.begin(), order.end(), uint8_t(0));
  std::vector<std::vector<uint8_t>> all;
  do
    all.push_back(order);
  while (std::next_permutation(order.begin(), order.end()));
  return all;
}

std::vector<std::vector<Block>> blockOrders(unsigned blocks) {
  auto orders = permutations(blocks);
  std::erase_if(orders, [](const auto &order) { return order[0] != 0; });
  return orders;
}

Graph renamed(const Graph &graph, const std::vector<Block> &blocks) {
  Graph result(graph.size());
  for (size_t block = 0; block < graph.size(); ++block) {
    auto &successors = result[blocks[block]];
    for (Block next : graph[block])
      successors.push_back(blocks[next]);
    std::sort(successors.begin(), successors.end());
  }
  return result;
}

Skeleton renamed(const Skeleton &skeleton, const std::vector<Block> &blocks,
                 const std::vector<uint8_t> &memrefs) {
  Skeleton result{renamed(skeleton.graph, blocks), skeleton.homes, skeleton.arguments};
  for (size_t n = 0; n < skeleton.homes.size(); ++n) {
    Block home = skeleton.homes[n];
    result.homes[memrefs[n]] = home == kCaller ? kCaller : blocks[home];
  }
  for (size_t block = 0; block < blocks.size(); ++block)
    result.arguments[blocks[block]] = skeleton.arguments[block];
  return result;
}

/// What is passed along an edge to `target`, or returned where that is no block.
static std::vector<Name> renamedOperands(const std::vector<Name> &operands, const Block *target,
                                         const Layout &layout, const Renaming &symmetry) {
  std::vector<Name> result(operands.size());
  for (size_t at = 0; at < operands.size(); ++at) {
    size_t newAt = at;
    if (target)
      newAt = symmetry.names[layout.firstArgument[*target] + at] -
              layout.firstArgument[symmetry.blocks[*target]];
    result[newAt] = symmetry.names[operands[at]];
  }
  return result;
}

Case renamed(const Case &one, const Layout &layout, const Renaming &symmetry) {
  Case result = one;
  const Graph &graph = one.skeleton.graph;
  for (size_t block = 0; block < graph.size(); ++block) {
    std::vector<std::pair<Block, std::vector<Name>>> edges;
    for (size_t n = 0; n < one.passed[block].size(); ++n) {
      const Block *target = graph[block].empty() ? nullptr : &graph[block][n];
      edges.push_back({target ? symmetry.blocks[*target] : Block(0),
                       renamedOperands(one.passed[block][n], target, layout, symmetry)});
    }
    std::sort(edges.begin(), edges.end());
    for (size_t n = 0; n < edges.size(); ++n)
      result.passed[symmetry.blocks[block]][n] = std::move(edges[n].second);
  }
  for (size_t name = 0; name < one.uses.size(); ++name) {
    uint8_t blocks = 0;
    for (size_t block = 0; block < graph.size(); ++block)
      if (one.uses[name] >> block & 1)
        blocks |= 1 << symmetry.blocks[block];
    result.uses[symmetry.names[name]] = blocks;
  }
  return result;
}

std::vector<std::vector<Block>> symmetries(const Graph &graph) {
  auto orders = blockOrders(static_cast<unsigned>(graph.size()));
  std::erase_if(orders, [&](const auto &order) { return renamed(graph, order) != graph; });
  return orders;
}

/// Adds to `all` the names' renamings that agree with the given order of blocks and memrefs: each
/// block's arguments come in any order.
static void addArgumentOrders(const Skeleton &skeleton, const Layout &layout, Block block,
                              Renaming &renaming, std::vector<Renaming> &all) {
  if (block == skeleton.graph.size()) {
    all.push_back(renaming);
    return;
  }
  Name first = layout.firstArgument[block];
  Name newFirst = layout.firstArgument[renaming.blocks[block]];
  for (const auto &order : permutations(skeleton.arguments[block])) {
    for (size_t n = 0; n < order.size(); ++n)
      renaming.names[first + n] = newFirst + order[n];
    addArgumentOrders(skeleton, layout, block + 1, renaming, all);
  }
}

std::vector<Renaming> symmetries(const Skeleton &skeleton, const Layout &layout,
                                 const std::vector<std::vector<Block>> &blockSymmetries) {
  std::vector<Renaming> all;
  auto memrefOrders = permutations(static_cast<unsigned>(skeleton.homes.size()));
  for (const auto &blocks : blockSymmetries)
    for (const auto &memrefs : memrefOrders) {
      if (renamed(skeleton, blocks, memrefs) != skeleton)
        continue;
      Renaming renaming{blocks, memrefs};
      renaming.names.resize(layout.homes.size());
      addArgumentOrders(skeleton, layout, 0, renaming, all);
    }
  return all;
}

} // namespace freehold::enumerate
