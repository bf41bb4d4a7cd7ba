//===- SmallWorldsTest.cpp - Worlds that are drawn for a rewrite ----------===//
#include "smt/replay/RandomWorlds.h"

#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::smt;

namespace {
using MemRef = Counterexample::MemRef;
using List = Counterexample::List;

class SmallWorlds : public testing::Test {
protected:
  /// Draws worlds for functions with these arguments; only the last memref may be a list.
  std::vector<Counterexample> draw(const std::string &arguments, Counterexample model,
                                   unsigned count = 400) {
    std::string body = "(" + arguments + ") {\nreturn\n}\n";
    module = parseProgram({"case.mlir", "func.func @src" + body + "func.func @tgt" + body, {}},
                          *context);
    rewrite = *readRewrite(*module);
    RandomWorlds worlds(rewrite, model);
    std::vector<Counterexample> all;
    while (all.size() < count)
      all.push_back(worlds.next());
    return all;
  }
  static const MemRef &memref(const Counterexample &world, unsigned argument) {
    return std::get<MemRef>(world.arguments[argument]);
  }

  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  mlir::OwningOpRef<mlir::ModuleOp> module;
  Rewrite rewrite;
};
} // namespace

TEST_F(SmallWorlds, ShowWhatFactsLeaveOpen) {
  unsigned same = 0, freed = 0, stack = 0, moved = 0, empty = 0, reused = 0;
  for (const Counterexample &world :
       draw("%m: memref<?xi32>, %n: memref<?xi32>",
            {.allocations = {{}}, .arguments = {MemRef{}, MemRef{}}})) {
    same += memref(world, 0).allocation == memref(world, 1).allocation;
    for (const auto &allocation : world.allocations) {
      freed += !allocation.isLive;
      stack += !allocation.isHeap;
      reused += allocation.addressOf.has_value();
    }
    moved += memref(world, 0).isShifted;
    empty += memref(world, 0).layout && memref(world, 0).layout->sizes[0] == 0;
  }
  for (unsigned times : {same, freed, stack, moved, empty, reused})
    EXPECT_GT(times, 3u);
}

TEST_F(SmallWorlds, KeepFacts) {
  for (const Counterexample &world :
       draw("%m: memref<?xi32> {freehold.owned, freehold.noalias}, %n: memref<?xi32> "
            "{freehold.live}, "
            "%o: memref<?xi32> {freehold.same_allocation = [\"g\"]}, "
            "%p: memref<?xi32, strided<[1], offset: ?>> {freehold.same_allocation = [\"g\"], "
            "freehold.original}, %c: i1 {freehold.value = true}, %i: index {freehold.defined}",
            {.allocations = {{}, {}},
             .arguments = {MemRef{0}, MemRef{1}, MemRef{1}, MemRef{1}, true,
                           Counterexample::Number{1}}})) {
    const MemRef &m = memref(world, 0), &p = memref(world, 3);
    EXPECT_TRUE(world.allocations[m.allocation].isLive && world.allocations[m.allocation].isHeap);
    EXPECT_FALSE(m.isShifted || m.hasOffset || p.isShifted || p.hasOffset);
    for (unsigned other : {1u, 2u, 3u})
      EXPECT_NE(m.allocation, memref(world, other).allocation);
    EXPECT_TRUE(world.allocations[memref(world, 1).allocation].isLive);
    EXPECT_EQ(memref(world, 2).allocation, p.allocation);
    EXPECT_TRUE(std::get<bool>(world.arguments[4]));
    EXPECT_TRUE(std::holds_alternative<Counterexample::Number>(world.arguments[5]));
  }
}

TEST_F(SmallWorlds, DrawLists) {
  unsigned lengths = 0, unset = 0;
  for (const Counterexample &world :
       draw("%m: memref<?xi32> {freehold.noalias}, %l: memref<?xi32> {freehold.list}",
            {.allocations = {{}}, .arguments = {MemRef{}, List{{}, {}}}})) {
    const List &list = std::get<List>(world.arguments[1]);
    lengths |= 1u << list.elements.size();
    unset += list.elements.empty();
    for (const auto &element : list.elements)
      EXPECT_NE(element.memref.allocation, memref(world, 0).allocation);
  }
  EXPECT_EQ(lengths, 0b1111u);
  EXPECT_GT(unset, 0u);
}
