//===- CounterexampleTest.cpp - Worlds that are run -----------------------===//
// Each wrong rewrite, run in a hand-made world in which it is wrong, must have the expected defect;
// the right rewrite in the same world must agree.
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "smt/replay/Simplify.h"

#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::smt;

namespace {
using Allocation = Counterexample::Allocation;
using MemRef = Counterexample::MemRef;
using List = Counterexample::List;
using Paired = Counterexample::Paired;
using Anything = Counterexample::Anything;

constexpr Allocation kLive{}, kFreed{.isLive = false}, kStack{.isHeap = false};

struct Case {
  std::string arguments, results, before, after;

  std::string text() const {
    std::string type = results.empty() ? "" : " -> (" + results + ")";
    return "func.func @src(" + arguments + ")" + type + " {\n" + before + "\n}\nfunc.func @tgt(" +
           arguments + ")" + type + " {\n" + after + "\n}\n";
  }
};

/// Returns the result of running: "agree", the kind of a defect, or the reason for neither.
std::string run(const Case &rewritten, const Counterexample &world,
                Reading reading = Reading::Union) {
  auto context = makeContext();
  auto module = parseProgram({"case.mlir", rewritten.text(), {}}, *context);
  if (!module)
    return "does not parse";
  auto rewrite = readRewrite(*module);
  if (mlir::failed(rewrite))
    return "not read";
  auto programs = concretise(*rewrite, world, reading);
  if (mlir::failed(programs))
    return "cannot be run";
  Replayed replayed = Replayer({}).run(*programs);
  if (!replayed.defect)
    return replayed.what == "the after: agrees" ? "agree" : replayed.what + "\n" + programs->before;
  return std::string(freehold::spell(*replayed.defect));
}

/// Expects this defect for the wrong `after` in this world, and none for the right one.
void expect(Case rewritten, const std::string &right, const Counterexample &world,
            const char *defect, Reading reading = Reading::Union) {
  EXPECT_EQ(run(rewritten, world, reading), defect) << rewritten.text();
  rewritten.after = right;
  EXPECT_EQ(run(rewritten, world, reading), "agree") << rewritten.text();
}
} // namespace

TEST(Counterexample, SplitsAMemrefListedTwice) {
  expect({"%m: memref<?xf32>, %c: i1, %d: i1", "",
          "bufferization.dealloc (%m, %m : memref<?xf32>, memref<?xf32>) if (%c, %d)\nreturn",
          "bufferization.dealloc (%m : memref<?xf32>) if (%c)\n"
          "bufferization.dealloc (%m : memref<?xf32>) if (%d)\nreturn"},
         "%e = arith.ori %c, %d : i1\nbufferization.dealloc (%m : memref<?xf32>) if (%e)\nreturn",
         {.allocations = {kLive}, .arguments = {MemRef{}, true, true}, .aliveAfter = {false}},
         "double-free");
}

TEST(Counterexample, AndsConditions) {
  expect(
      {"%m: memref<?xf32>, %c: i1, %d: i1", "",
       "bufferization.dealloc (%m, %m : memref<?xf32>, memref<?xf32>) if (%c, %d)\nreturn",
       "%e = arith.andi %c, %d : i1\nbufferization.dealloc (%m : memref<?xf32>) if (%e)\nreturn"},
      "%e = arith.ori %c, %d : i1\nbufferization.dealloc (%m : memref<?xf32>) if (%e)\nreturn",
      {.allocations = {kLive}, .arguments = {MemRef{}, true, false}, .aliveAfter = {false}},
      "leak");
}

TEST(Counterexample, DropsARetainedValue) {
  expect({"%m: memref<?xf32>, %r: memref<*xf32>, %c: i1", "i1",
          "%u = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%r : memref<*xf32>)\n"
          "return %u : i1",
          "bufferization.dealloc (%m : memref<?xf32>) if (%c)\n"
          "%u = arith.constant false\nreturn %u : i1"},
         "%u = bufferization.dealloc (%m : memref<?xf32>) if (%c) retain (%r : memref<*xf32>)\n"
         "return %u : i1",
         {.allocations = {kLive},
          .arguments = {MemRef{}, MemRef{0, false, true}, true},
          .aliveAfter = {true}},
         "use-after-free");
}

TEST(Counterexample, SwapsResults) {
  std::string dealloc = "%u:2 = bufferization.dealloc (%m : memref<2x2xi32>) if (%c)"
                        " retain (%r, %s : memref<?xf32, strided<[?], offset: ?>>, memref<8xi8>)\n";
  expect({"%m: memref<2x2xi32>, %r: memref<?xf32, strided<[?], offset: ?>>, %s: memref<8xi8>,"
          " %c: i1",
          "i1, i1", dealloc + "return %u#0, %u#1 : i1, i1", dealloc + "return %u#1, %u#0 : i1, i1"},
         dealloc + "return %u#0, %u#1 : i1, i1",
         {.allocations = {kLive, kFreed},
          .arguments = {MemRef{}, MemRef{0, true, true}, MemRef{1}, true},
          .aliveAfter = {true, false}},
         "observation");
}

TEST(Counterexample, KeepsAMemrefThatWasFreed) {
  std::string first = "memref.dealloc %m : memref<4xf32>\n";
  std::string second = "bufferization.dealloc (%n : memref<4xf32>) if (%c)\n";
  expect({"%m: memref<4xf32>, %n: memref<4xf32>, %c: i1", "", first + "return",
          first + second + "return"},
         first + "return",
         {.allocations = {kLive}, .arguments = {MemRef{}, MemRef{}, true}, .aliveAfter = {false}},
         "double-free");
}

TEST(Counterexample, FreesTheStack) {
  expect({"%m: memref<4xf32>", "", "return", "memref.dealloc %m : memref<4xf32>\nreturn"}, "return",
         {.allocations = {kStack}, .arguments = {MemRef{}}, .aliveAfter = {true}}, "bad-free");
}

TEST(Counterexample, UsesWhatWasFreedBefore) {
  Case rewritten{"%m: memref<4xf32>, %i: index", "", "return",
                 "%x = memref.load %m[%i] : memref<4xf32>\nreturn"};
  Counterexample world{
      .allocations = {kFreed}, .arguments = {MemRef{}, Anything{}}, .aliveAfter = {false}};
  expect(rewritten, "return", world, "use-after-free");
  world.allocations = {{.isLive = false, .isHeap = false}};
  expect(rewritten, "return", world, "dead-stack-use");
}

TEST(Counterexample, ListsAreSpelledOut) {
  std::string dealloc = "%u, %v = bufferization.dealloc (%m, %l : memref<?xf32>, memref<?xf32>) "
                        "if (%c, %k) retain (%q, %r : memref<?xf32>, memref<?xf32>)\n";
  std::string results = "return %w, %v, %l : i1, i1, memref<?xf32>";
  // %u is a list, so %w is one too.
  expect(
      {"%m: memref<?xf32>, %c: i1, %l: memref<?xf32> {freehold.list}, %k: i1 {freehold.list},"
       " %q: memref<?xf32> {freehold.list}, %r: memref<?xf32>",
       "i1, i1, memref<?xf32>", dealloc + "%w = arith.ori %u, %c : i1\n" + results,
       dealloc + "%w = arith.andi %u, %c : i1\n" + results},
      dealloc + "%w = arith.ori %c, %u : i1\n" + results,
      {.allocations = {kLive, kFreed, kLive, kLive},
       .arguments = {MemRef{0}, true,
                     List{{{MemRef{2}, {true}}, {MemRef{1}, {false}}, {MemRef{2}, {false}}}, {3}},
                     Paired{2}, List{{{MemRef{2}, {}}, {MemRef{3}, {}}}, {}}, MemRef{3}},
       .aliveAfter = {false, false, true, true}},
      "observation");
}

TEST(Counterexample, EmptyLists) {
  expect({"%l: memref<?xf32> {freehold.list}, %k: i1 {freehold.list}, %m: memref<?xf32>", "i1",
          "%u = bufferization.dealloc (%l : memref<?xf32>) if (%k) retain (%m : memref<?xf32>)\n"
          "return %u : i1",
          "%u = arith.constant true\nreturn %u : i1"},
         "%u = arith.constant false\nreturn %u : i1",
         {.allocations = {kLive},
          .arguments = {List{{}, {1}}, Paired{0}, MemRef{}},
          .aliveAfter = {true}},
         "observation");
}

TEST(Counterexample, ClonesThatAreReturned) {
  std::string clone = "%n = bufferization.clone %m : memref<?xf32> to memref<?xf32>\n";
  std::string free = "memref.dealloc %m : memref<?xf32>\n";
  std::string argument = "%m: memref<?xf32>, %o: memref<?xf32>";
  Counterexample world{.allocations = {kLive, kLive},
                       .arguments = {MemRef{0}, MemRef{1}},
                       .aliveAfter = {false, true}};
  // The caller owns the clone, and the original if the clone was dropped.
  expect({argument, "memref<?xf32>", clone + free + "return %n : memref<?xf32>",
          clone + "return %n : memref<?xf32>"},
         "return %m : memref<?xf32>", world, "leak");
  expect({argument, "memref<?xf32>", clone + free + "return %n : memref<?xf32>",
          free + "return %o : memref<?xf32>"},
         "return %m : memref<?xf32>", world, "observation");
}

TEST(Counterexample, ChosenResults) {
  std::string alloc = "%n = memref.alloc() : memref<4xf32>\n%f = arith.constant 0.0 : f32\n"
                      "linalg.fill ins(%f : f32) outs(%n : memref<4xf32>)\n";
  std::string select = "%s = arith.select %c, %m, %n : memref<4xf32>\n";
  std::string rest = "%d = arith.xori %c, %e : i1\n";
  for (bool choice : {false, true}) {
    Counterexample world{
        .allocations = {kLive}, .arguments = {MemRef{}, choice, true}, .aliveAfter = {true}};
    if (choice)
      world.madeAlive = {"new.0"};
    expect({"%m: memref<4xf32>, %c: i1, %e: i1", "memref<4xf32>",
            alloc + select + "return %s : memref<4xf32>",
            alloc + select + "memref.dealloc %n : memref<4xf32>\nreturn %s : memref<4xf32>"},
           alloc + rest + "%s = arith.select %d, %n, %m : memref<4xf32>\nreturn %s : memref<4xf32>",
           world, choice ? "double-free" : "use-after-free");
  }
}

TEST(Counterexample, WhatBothLeakIsFreed) {
  std::string alloc = "%n = memref.alloc() : memref<4xf32>\n";
  std::string dealloc = "bufferization.dealloc (%n : memref<4xf32>) if (%c)\n";
  Case rewritten{"%m: memref<4xf32>, %c: i1", "", alloc + dealloc + "return",
                 alloc + "memref.dealloc %m : memref<4xf32>\nreturn"};
  Counterexample world{.allocations = {kLive},
                       .arguments = {MemRef{}, false},
                       .aliveAfter = {true},
                       .madeAlive = {"new.0"}};
  expect(rewritten, alloc + "return", world, "use-after-free");
  world.madeAlive = {};
  EXPECT_EQ(run(rewritten, world).substr(0, 31), "the before against itself: leak");
}

TEST(Counterexample, Regions) {
  std::string body = "scf.if %c {\n  memref.dealloc %m : memref<?xf32>\n}";
  expect({"%m: memref<?xf32>, %c: i1", "", body + "\nreturn",
          body + " else {\n  memref.dealloc %m : memref<?xf32>\n}\nreturn"},
         "bufferization.dealloc (%m : memref<?xf32>) if (%c)\nreturn",
         {.allocations = {kLive}, .arguments = {MemRef{}, false}, .aliveAfter = {true}},
         "use-after-free");
}

TEST(Counterexample, ReadingsDiffer) {
  std::string both = "bufferization.dealloc (%m, %n : memref<?xf32>, memref<?xf32>) if (%c, %d)\n";
  std::string merged = "%e = arith.ori %c, %d : i1\n"
                       "bufferization.dealloc (%m : memref<?xf32>) if (%e)\n";
  Case rewritten{"%m: memref<?xf32>, %n: memref<?xf32>, %c: i1, %d: i1", "", both + "return",
                 merged + "return"};
  Counterexample world{.allocations = {kLive},
                       .arguments = {MemRef{}, MemRef{}, false, true},
                       .aliveAfter = {false}};
  EXPECT_EQ(run(rewritten, world, Reading::Union), "agree");
  world.aliveAfter = {true};
  expect(rewritten, both + "return", world, "use-after-free", Reading::Literal);
}

TEST(Counterexample, AddressesHandedOutAgain) {
  std::string compare = "%p = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index\n"
                        "%q = memref.extract_aligned_pointer_as_index %n : memref<8xi8> -> index\n"
                        "%b = arith.cmpi eq, %p, %q : index\n";
  std::string no = "%b = arith.constant false\n";
  Case rewritten{"%m: memref<4xf32>, %n: memref<8xi8>", "i1", no + "return %b : i1",
                 compare + "return %b : i1"};
  Counterexample world{.allocations = {kFreed, {.addressOf = 0}},
                       .arguments = {MemRef{0}, MemRef{1}},
                       .aliveAfter = {false, true}};
  expect(rewritten, no + "return %b : i1", world, "observation");
  world.allocations[1].addressOf.reset();
  EXPECT_EQ(run(rewritten, world), "agree");
}

TEST(Counterexample, WhatCannotBeRun) {
  Counterexample world{.allocations = {kLive}, .arguments = {MemRef{}}, .aliveAfter = {true}};
  for (const char *type :
       {"memref<4xmemref<f32>>", "memref<4xf32, affine_map<(i) -> (i floordiv 2)>>",
        "memref<4xf32, strided<[-1], offset: 3>>", "memref<4xf32, strided<[1], offset: 3>>",
        "memref<99999999xf32>"})
    EXPECT_EQ(run({std::string("%m: ") + type, "", "return", "return"}, world), "cannot be run")
        << type;
  EXPECT_EQ(run({"%m: memref<4xf32>", "", "return", "return"}, world), "agree");
  std::get<MemRef>(world.arguments[0]).hasOffset = true;
  EXPECT_EQ(run({"%m: memref<4xf32>", "", "return", "return"}, world), "cannot be run");
  world.arguments = {MemRef{}, MemRef{}};
  EXPECT_EQ(run({"%m: memref<4xf32, 1>, %n: memref<4xf32>", "", "return", "return"}, world),
            "cannot be run");
}

TEST(Counterexample, Table) {
  const char *text = R"(func.func @src(%m: memref<?xf32>, %l: memref<?xf32> {freehold.list},
    %c: i1 {freehold.list}, %r: memref<?xf32>, %d: i1, %e: memref<?xf32> {freehold.list}) {
  bufferization.dealloc (%m, %l : memref<?xf32>, memref<?xf32>) if (%d, %c) retain (%r, %e : memref<?xf32>, memref<?xf32>)
  return
}
func.func @tgt(%m: memref<?xf32>, %l: memref<?xf32>, %c: i1, %r: memref<?xf32>, %d: i1, %e: memref<?xf32>) {
  return
}
)";
  auto context = makeContext();
  auto module = parseProgram({"case.mlir", text, {}}, *context);
  auto rewrite = readRewrite(*module, text);
  ASSERT_TRUE(mlir::succeeded(rewrite));
  Counterexample world{.allocations = {kLive, kFreed, kStack},
                       .arguments = {MemRef{0},
                                     List{{{MemRef{1}, {true}}, {MemRef{2, true}, {false}}}, {2}},
                                     Paired{1}, MemRef{0, false, true}, true, List{}},
                       .aliveAfter = {true, false, true}};
  EXPECT_EQ(
      drawTable(*rewrite, world),
      R"(argument           allocation 0 (live)   allocation 1 (freed)  allocation 2 (live, not heap)
%m                 x
%l[0], %c = true                         x
%l[1], %c = false                                              x (moved)
%r                 x (offset, retained)
%d = true
%e is empty
)");
}

TEST(Counterexample, Saved) {
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("freehold-saved", folder));
  llvm::scope_exit removed([&] { llvm::sys::fs::remove_directories(folder); });
  auto saved = save({"before\n", "after\n"}, (folder + "/deeper").str(), "S2");
  ASSERT_TRUE(std::holds_alternative<Saved>(saved));
  std::string base = (folder + "/deeper/S2").str();
  EXPECT_EQ(std::get<Saved>(saved).command,
            "freehold-check " + base + "-before.mlir --target " + base + "-after.mlir");
  EXPECT_TRUE(llvm::sys::fs::exists(base + "-after.mlir"));
  EXPECT_TRUE(std::holds_alternative<std::string>(save({"", ""}, base + "-after.mlir", "S2")));
}

TEST(Counterexample, Simplified) {
  Case rewritten{"%x: memref<?xf32>, %l: memref<?xf32> {freehold.list}, %k: i1 {freehold.list}", "",
                 "bufferization.dealloc (%l : memref<?xf32>) if (%k)\nreturn", "return"};
  auto context = makeContext();
  auto module = parseProgram({"case.mlir", rewritten.text(), {}}, *context);
  auto rewrite = readRewrite(*module);
  ASSERT_TRUE(mlir::succeeded(rewrite));
  Counterexample world{
      .allocations = {kFreed, kLive, kLive, kLive},
      .arguments = {MemRef{3},
                    List{{{MemRef{1}, {false}}, {MemRef{2}, {true}}, {MemRef{2, true}, {false}}},
                         {2}},
                    Paired{1}},
      .aliveAfter = {false, true, false, true}};
  Replayer replayer({});
  Counterexample smaller = simplify(*rewrite, world, Reading::Union, replayer);
  EXPECT_EQ(drawTable(*rewrite, smaller),
            "argument                allocation 0 (live)  allocation 1 (live)\n"
            "%arg0                                        x\n"
            "%arg1[0], %arg2 = true  x\n");
  // If there is no defect, nothing is dropped.
  mlir::func::FuncOp source = rewrite->source;
  rewrite->target = source;
  EXPECT_EQ(drawTable(*rewrite, simplify(*rewrite, world, Reading::Union, replayer)),
            drawTable(*rewrite, world));
}

TEST(Counterexample, ViewsThatDiffer) {
  // Memrefs of the same allocation with other descriptors.
  for (MemRef other : {MemRef{0, true}, MemRef{0, true, false, 1}, MemRef{0, false, true}}) {
    std::string type = "memref<?xf32, strided<[?], offset: ?>>";
    std::string clone = " = bufferization.clone ", to = " : " + type + " to memref<?xf32>\n";
    expect({"%m: " + type + ", %n: " + type, "memref<?xf32>",
            "%c" + clone + "%m" + to + "return %c : memref<?xf32>",
            "%c" + clone + "%n" + to + "return %c : memref<?xf32>"},
           "%c" + clone + "%m" + to + "return %c : memref<?xf32>",
           {.allocations = {kLive},
            .arguments = {other.shape ? MemRef{0, true} : MemRef{}, other},
            .aliveAfter = {true}},
           "observation");
  }
}
