//===- ControlFlowGraphOps.cpp - Random graphs of blocks ------------------===//
// Emits a random graph (BlockGraph.h) of blocks with arguments, in an order of its dominator tree:
// what a block defines is in scope in the blocks that it dominates, including the exit. Finished
// blocks may then be reordered.
//
// Cycles end: in a graph with loops every block has fuel as its first argument, an index. An edge
// to an earlier block is taken only while fuel is left, and uses one unit. Without fuel a block
// branches to its first successor, which is a later block. So no block runs more often than the
// initial fuel plus one.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Emitter.h"
#include "fuzz/gen/ops/BlockGraph.h"
#include "fuzz/gen/ops/Branch.h"

#include <algorithm>
#include <utility>

namespace freehold::gen {

static constexpr unsigned kFuelMax = 3;

namespace {

struct Options {
  bool hasLoops = false;
  bool hasSwitches = false;
};

class GraphEmitter {
public:
  GraphEmitter(Emitter &e, const Options &options);
  void emit();

private:
  /// The block that is being written.
  struct OpenBlock {
    unsigned number;
    std::vector<Value> arguments = {};
    /// Emit no ops but the terminator and what its operands need.
    bool isEmpty = false;
    std::string fuel = {}, fuelIsLeft = {}, lessFuel = {};
  };

  bool burns(unsigned from, unsigned to) const {
    return options.hasLoops && !graph.blocks[from].isDead && graph.isBackward(from, to);
  }
  std::vector<Slot> makeSlots();
  Place placeOf(unsigned number) const;
  void emitTree(unsigned number);
  void emitBlock(unsigned number);
  void emitText();
  void terminate(OpenBlock &open, Scope::Mark mark);
  Edge edge(const OpenBlock &open, unsigned to);
  Value operand(const OpenBlock &open, const Slot &slot);
  std::string condition(const OpenBlock &open);
  std::string conditionalBranch(const OpenBlock &open);
  std::string switchFlag(const OpenBlock &open);
  std::string switchBranch(const OpenBlock &open);

  Emitter &e;
  const Options options;
  const Place outside;
  const BlockGraph graph;
  /// The labels and arguments of the graph's blocks, by block number.
  std::vector<Join> joins;
  std::vector<std::string> texts;
};

} // namespace

static unsigned blocksMax(const Emitter &e) {
  return std::clamp(e.profile.rowsPerFunctionMax / 5, 6u, BlockGraph::kInnerBlocksMax);
}

GraphEmitter::GraphEmitter(Emitter &e, const Options &options)
    : e(e), options(options), outside(e.place),
      graph(BlockGraph::draw(e.choices, {.blocksMax = blocksMax(e),
                                         .hasLoops = options.hasLoops,
                                         .hasSwitches = options.hasSwitches,
                                         .mayLeave = e.place.leaving.op != nullptr})) {
  joins.push_back({});
  for (unsigned n = 1; n < graph.exit(); ++n) {
    joins.push_back({e.freshLabel(), makeSlots()});
    if (options.hasLoops)
      joins.back().slots.insert(joins.back().slots.begin(), {scalar(Element::Index), {}});
  }
  joins.push_back({e.freshLabel(), e.makeSlots(2, outside.allocationScope)});
}

/// Half of the blocks repeat the slots of the block before, and some have two slots of one type, so
/// that edges can rotate buffers.
std::vector<Slot> GraphEmitter::makeSlots() {
  if (joins.size() > 1 && e.choices.flip()) {
    std::vector<Slot> slots = joins.back().slots;
    if (options.hasLoops)
      slots.erase(slots.begin());
    return slots;
  }
  std::vector<Slot> slots = e.makeSlots(2, outside.allocationScope);
  if (!slots.empty() && e.choices.flip())
    slots.push_back(slots.front());
  return slots;
}

Place GraphEmitter::placeOf(unsigned number) const {
  Place place = outside;
  ++place.depth;
  const BlockGraph::Block &block = graph.blocks[number];
  // A further edge from this block to the exit is allowed only if it leaves dominance unchanged.
  if (block.isDead ||
      (graph.hasEdge(number, graph.exit()) && !graph.dominates(number, graph.exit())))
    place.joins.push_back(joins.back());
  if (block.isDead)
    place.loopFactor = 0;
  else if (options.hasLoops)
    place.loopFactor *= kFuelMax + 1;
  return place;
}

void GraphEmitter::emit() {
  OpenBlock entry{.number = 0};
  if (options.hasLoops) {
    Value start = e.pickScalar(Element::Index);
    std::string some = e.op("arith.minui " + start.name + ", " +
                            e.constant(Element::Index, kFuelMax - 1) + " : index");
    entry.fuel = e.op("arith.addi " + some + ", " + e.constant(Element::Index, 1) + " : index");
  }
  terminate(entry, e.scope.mark());
  for (unsigned n = 1; n < graph.exit(); ++n)
    if (graph.blocks[n].isDead)
      emitTree(n);
  emitTree(0);
  e.place = outside;
  emitText();
  auto arguments = e.nameSlots(joins.back().slots);
  e.label(joins.back().label, arguments);
  e.addAll(arguments);
}

/// Emits the block and the blocks that it dominates. Those that dominate the exit come last, and
/// their values stay in scope.
void GraphEmitter::emitTree(unsigned number) {
  Scope::Mark mark = e.scope.mark();
  if (number != 0)
    emitBlock(number);
  if (!graph.blocks[number].isDead)
    for (bool toExit : {false, true})
      for (unsigned n = number + 1; n < graph.exit(); ++n)
        if (!graph.blocks[n].isDead && graph.parentOf(n) == number &&
            graph.dominates(n, graph.exit()) == toExit)
          emitTree(n);
  if (!graph.dominates(number, graph.exit()))
    e.scope.leave(mark);
}

void GraphEmitter::emitBlock(unsigned number) {
  size_t start = e.textMark();
  Scope::Mark mark = e.scope.mark();
  e.place = placeOf(number);
  OpenBlock open{.number = number, .arguments = e.nameSlots(joins[number].slots)};
  if (options.hasLoops)
    open.fuel = open.arguments.front().name;
  e.label(joins[number].label, open.arguments);
  e.addAll(open.arguments);
  open.isEmpty = e.choices.chance(1, 5);
  if (!open.isEmpty)
    e.emitOps();
  terminate(open, mark);
  texts.push_back(e.takeText(start));
}

/// Emits the finished blocks in order, or shuffled, with some after all other blocks of the region.
void GraphEmitter::emitText() {
  if (!e.choices.chance(1, 3)) {
    for (const std::string &text : texts)
      e.putBlocks(text);
    return;
  }
  while (!texts.empty()) {
    auto next = texts.begin() + e.choices.choose(static_cast<unsigned>(texts.size()));
    if (e.choices.chance(1, 4))
      e.putBlocksLast(*next);
    else
      e.putBlocks(*next);
    texts.erase(next);
  }
}

//===----------------------------------------------------------------------===//
// Terminators
//===----------------------------------------------------------------------===//

void GraphEmitter::terminate(OpenBlock &open, Scope::Mark mark) {
  const BlockGraph::Block &block = graph.blocks[open.number];
  if (block.leaves) {
    // Values observed on this path only are not observed on the others.
    Scope before = e.scope;
    e.leaveRegion();
    e.scope = std::move(before);
    return;
  }
  if (std::any_of(block.successors.begin(), block.successors.end(),
                  [&](unsigned to) { return burns(open.number, to); })) {
    std::string zero = e.constant(Element::Index, 0), one = e.constant(Element::Index, 1);
    open.fuelIsLeft = e.op("arith.cmpi ne, " + open.fuel + ", " + zero + " : index");
    open.lessFuel = e.op("arith.subi " + open.fuel + ", " + one + " : index");
  }
  std::string text;
  switch (block.successors.size()) {
  case 1:
    text = "cf.br " + spell(edge(open, block.successors[0]));
    break;
  case 2:
    text = conditionalBranch(open);
    break;
  default:
    text = switchBranch(open);
  }
  if (!open.isEmpty && open.number != 0)
    e.observeNew(mark);
  e.line(text);
}

Value GraphEmitter::operand(const OpenBlock &open, const Slot &slot) {
  auto found = e.scope.find([&](const Value &value) { return slot.accepts(value); });
  if (!open.isEmpty || found.empty() || e.needsNewBuffer(slot))
    return e.fill(slot);
  Value value = e.scope.values()[found[e.choices.choose(static_cast<unsigned>(found.size()))]];
  e.scope.markObserved(value.name);
  return value;
}

/// Returns an edge like `^bb3(%fuel, %a, %b : index, memref<4xi32>, memref<4xi32>)`. Sometimes it
/// passes the block's own arguments, rotated by one.
Edge GraphEmitter::edge(const OpenBlock &open, unsigned to) {
  std::vector<Value> values;
  const std::vector<Slot> &slots = joins[to].slots;
  bool hasFuel = options.hasLoops && to != graph.exit();
  if (hasFuel)
    values.push_back({burns(open.number, to) ? open.lessFuel : open.fuel, scalar(Element::Index)});
  bool isRotation = open.arguments.size() > 1 && slots.size() > 1 && e.choices.chance(1, 4);
  for (size_t n = values.size(); n < slots.size(); ++n) {
    size_t first = hasFuel ? 1 : 0, count = open.arguments.size() - first;
    const Value *next =
        isRotation && count ? &open.arguments[first + (n - first + 1) % count] : nullptr;
    bool fits = next && slots[n].accepts(*next) && !e.needsNewBuffer(slots[n]);
    values.push_back(fits ? *next : operand(open, slots[n]));
  }
  return {joins[to].label, std::move(values)};
}

std::string GraphEmitter::condition(const OpenBlock &open) {
  auto found = e.scope.find([](const Value &value) { return value.type == scalar(Element::I1); });
  if (!open.isEmpty || found.empty())
    return e.pickBool();
  return e.scope.values()[found[e.choices.choose(static_cast<unsigned>(found.size()))]].name;
}

std::string GraphEmitter::conditionalBranch(const OpenBlock &open) {
  const auto &successors = graph.blocks[open.number].successors;
  bool isGuarded = burns(open.number, successors[1]);
  std::string flag;
  if (isGuarded && e.choices.chance(1, 3)) {
    flag = open.fuelIsLeft;
  } else {
    flag = condition(open);
    if (isGuarded)
      flag = e.op("arith.andi " + flag + ", " + open.fuelIsLeft + " : i1");
  }
  std::string on = spell(edge(open, successors[0])), other = spell(edge(open, successors[1]));
  if (!isGuarded && e.choices.flip())
    std::swap(on, other);
  return "cf.cond_br " + flag + ", " + other + ", " + on;
}

/// The flag of a cf.switch. Without fuel, it selects the default successor.
std::string GraphEmitter::switchFlag(const OpenBlock &open) {
  std::string flag = e.pickScalar(Element::I32).name;
  if (e.choices.flip())
    flag = e.op("arith.remui " + flag + ", " + e.constant(Element::I32, 4) + " : i32");
  if (open.fuelIsLeft.empty())
    return flag;
  return e.op("arith.select " + open.fuelIsLeft + ", " + flag + ", " +
              e.constant(Element::I32, 99) + " : i32");
}

std::string GraphEmitter::switchBranch(const OpenBlock &open) {
  std::string flag = switchFlag(open);
  std::vector<Edge> edges;
  for (unsigned to : graph.blocks[open.number].successors)
    edges.push_back(edge(open, to));
  return switchText(flag, edges);
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

static bool mayBranch(const Emitter &e) { return e.place.isCfg && e.mayNest(); }
static bool mayLoop(const Emitter &e) {
  return mayBranch(e) && e.place.loopFactor <= kFuelMax * kFuelMax;
}

static void emitGraph(Emitter &e) { GraphEmitter(e, {}).emit(); }
static void emitSwitchGraph(Emitter &e) { GraphEmitter(e, {.hasSwitches = true}).emit(); }
static void emitLoopGraph(Emitter &e) {
  GraphEmitter(e, {.hasLoops = true, .hasSwitches = e.choices.chance(1, 4)}).emit();
}

void addControlFlowGraphRows(OpRows &rows) {
  rows.push_back({"cf.graph", {"cf.cond_br", "cf.br", "func.return"}, 3, mayBranch, emitGraph});
  rows.push_back({"cf.switch.graph", {"cf.switch", "cf.cond_br"}, 1, mayBranch, emitSwitchGraph});
  rows.push_back({"cf.loop", {"cf.cond_br", "cf.br"}, 2, mayLoop, emitLoopGraph});
}

} // namespace freehold::gen
