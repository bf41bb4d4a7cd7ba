//===- SourceEndTest.cpp - What @src leaves behind in a world -------------===//
#include "smt/replay/SourceEnd.h"

#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::smt;

namespace {
using MemRef = Counterexample::MemRef;
using ResultEnd = Counterexample::ResultEnd;

/// Runs @src with two arguments: a buffer in the state `allocation`, and an i1.
std::optional<Counterexample> endOf(const std::string &body, const std::string &results,
                                    const Counterexample::Allocation &allocation, bool bit,
                                    Reading reading = Reading::Union) {
  std::string head = "(%m: memref<4xf32>, %c: i1) -> (" + results + ") {\n" + body + "\n}\n";
  auto context = makeContext();
  mlir::ScopedDiagnosticHandler quiet(context.get(), [](mlir::Diagnostic &) {});
  auto module =
      parseProgram({"case.mlir", "func.func @src" + head + "func.func @tgt" + head, {}}, *context);
  auto rewrite = module ? readRewrite(*module) : mlir::FailureOr<Rewrite>();
  if (mlir::failed(rewrite))
    return std::nullopt;
  Counterexample world{.allocations = {allocation}, .arguments = {MemRef{}, bit}};
  if (!findSourceEnd(*rewrite, world, reading))
    return std::nullopt;
  return world;
}
} // namespace

TEST(SourceEnd, WhatIsAlive) {
  std::string free = "memref.dealloc %m : memref<4xf32>\nreturn";
  EXPECT_EQ(endOf("return", "", {}, false)->aliveAfter, std::vector<bool>{true});
  EXPECT_EQ(endOf(free, "", {}, false)->aliveAfter, std::vector<bool>{false});
  EXPECT_EQ(endOf("return", "", {.isHeap = false}, false)->aliveAfter, std::vector<bool>{true});
  EXPECT_EQ(endOf("return", "", {.isLive = false}, false)->aliveAfter, std::vector<bool>{false});
  EXPECT_EQ(endOf(free, "", {.isLive = false}, false), std::nullopt);
}

TEST(SourceEnd, WhatWasMadeInRegions) {
  std::string body = "scf.if %c {\n%a = memref.alloc() : memref<4xf32>\n}\n"
                     "%b = memref.alloc() : memref<4xf32>\nreturn";
  EXPECT_EQ(endOf(body, "", {}, false)->madeAlive, std::vector<std::string>{"new.1"});
  EXPECT_EQ(endOf(body, "", {}, true)->madeAlive, (std::vector<std::string>{"new.0", "new.1"}));
}

TEST(SourceEnd, WhatIsReturnedIsFreedAsAResult) {
  std::string body = "%a = memref.alloc() : memref<4xf32>\n%b = memref.alloc() : memref<4xf32>\n"
                     "return %b : memref<4xf32>";
  EXPECT_EQ(endOf(body, "memref<4xf32>", {}, false)->madeAlive, std::vector<std::string>{"new.0"});
}

TEST(SourceEnd, Results) {
  std::string alloc = "%a = memref.alloc() : memref<4xf32>\n";
  auto resultOf = [&](const std::string &body, const std::string &type, bool bit = false) {
    auto world = endOf(body, type, {}, bit);
    return world ? world->results.at(0) : ResultEnd::Unknown;
  };
  std::string memref = "memref<4xf32>", view = "memref<2xf32, strided<[1], offset: 1>>";
  EXPECT_EQ(resultOf("return %c : i1", "i1"), ResultEnd::Kept);
  EXPECT_EQ(resultOf("return %m : memref<4xf32>", memref), ResultEnd::Kept);
  EXPECT_EQ(resultOf("memref.dealloc %m : memref<4xf32>\nreturn %m : memref<4xf32>", memref),
            ResultEnd::Dead);
  EXPECT_EQ(resultOf(alloc + "return %a : memref<4xf32>", memref), ResultEnd::New);
  EXPECT_EQ(resultOf(alloc + "%v = memref.subview %a[1] [2] [1] : memref<4xf32> to " + view +
                         "\nreturn %v : " + view,
                     view),
            ResultEnd::NewView);
  EXPECT_EQ(resultOf("%p = ub.poison : i1\nreturn %p : i1", "i1"), ResultEnd::Poison);
  EXPECT_EQ(resultOf("%a = memref.alloca() : memref<4xf32>\nreturn %a : memref<4xf32>", memref),
            ResultEnd::Dead);
  // The result depends on the path that was taken.
  std::string chosen = alloc + "%s = arith.select %c, %a, %m : memref<4xf32>\n"
                               "return %s : memref<4xf32>";
  EXPECT_EQ(resultOf(chosen, memref, true), ResultEnd::New);
  EXPECT_EQ(resultOf(chosen, memref, false), ResultEnd::Kept);
}
