//===- OldVersionsTest.cpp - Translation there and back, without a tool ---===//
#include "oracle/diff/OldVersions.h"

#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/interp/Locations.h"

#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace freehold;

namespace {
class OldVersions : public ::testing::TestWithParam<unsigned> {
protected:
  OwningOpRef<ModuleOp> parse(std::string text) {
    auto module = parseProgram({"test", std::move(text), {}}, *context);
    EXPECT_TRUE(module);
    return module;
  }
  static std::string print(ModuleOp module) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    module->print(stream, OpPrintingFlags().useLocalScope().enableDebugInfo());
    return text;
  }
  /// Translates to the old version and back, and compares the text including locations.
  void expectSame(std::string text) {
    auto source = parse(std::move(text));
    std::string before = print(*source);
    auto old = toOldVersion(*source, GetParam());
    ASSERT_TRUE(std::holds_alternative<OldProgram>(old)) << std::get<Untranslatable>(old).why;
    EXPECT_EQ(print(*source), before);
    auto &program = std::get<OldProgram>(old);
    EXPECT_EQ(program.text.find("<{"), std::string::npos) << program.text;
    auto back = fromOldVersion(program.text, GetParam(), *context, program.locations);
    ASSERT_TRUE(std::holds_alternative<OwningOpRef<ModuleOp>>(back))
        << std::get<Untranslatable>(back).why;
    EXPECT_EQ(print(*std::get<OwningOpRef<ModuleOp>>(back)), before);
  }
  std::unique_ptr<MLIRContext> context = makeContext();
};
INSTANTIATE_TEST_SUITE_P(Each, OldVersions, ::testing::Values(16u, 19u));
} // namespace

TEST_P(OldVersions, EmptyModule) { expectSame("module @m attributes {test.a = 1 : i32} {}"); }

TEST_P(OldVersions, NestedModulesAndFunctions) {
  expectSame(R"(
    func.func private @g(memref<*xf32>)
    module { func.func @f(%a: i32) -> i32 { return %a : i32 } }
    func.func @f(%a: i32) -> i32 {
      %b = arith.addi %a, %a : i32
      "test.wrap"() ({
        func.func private @h(%x: i32) -> i32 {
          %y = arith.muli %x, %x : i32
          return %y : i32
        }
      }) : () -> ()
      return %b : i32
    })");
}

TEST_P(OldVersions, UnreachableBlocksAndGraphRegions) {
  expectSame(R"(
    func.func @f(%a: i32) -> i32 {
      return %a : i32
    ^dead(%x: i32):
      cf.br ^dead(%x : i32)
    }
    "test.graph"() ({
      %0 = "test.op"(%1) : (i32) -> i32
      %1 = "test.op"(%0) : (i32) -> i32
    }) {test.text = "\22quoted\22"} : () -> ())");
}

TEST_P(OldVersions, OpsOfTheTable) {
  expectSame(R"(
    func.func @f(%m: memref<4xi32>, %v: i32, %n: index, %f: f32, %w: vector<4xf32>) -> i32 {
      %zero = arith.constant 0 : index
      %a = memref.assume_alignment %m, 4 : memref<4xi32>
      %x = arith.addi %v, %v overflow<nsw> : i32
      vector.print %x : i32 punctuation <comma>
      vector.print %x : i32
      %r = memref.atomic_rmw maxs %v, %m[%zero] : (i32, memref<4xi32>) -> i32
      %g = arith.maximumf %f, %f : f32
      %h = arith.minnumf %f, %g : f32
      %e = vector.extract %w[%zero] : f32 from vector<4xf32>
      %t = vector.shuffle %w, %w [0, 5, 1, 6] : vector<4xf32>, vector<4xf32>
      linalg.map {arith.addi} ins(%m, %m : memref<4xi32>, memref<4xi32>) outs(%m : memref<4xi32>)
      affine.for %i = 0 to %n step 2 { affine.store %v, %m[%i] : memref<4xi32> }
      scf.forall (%i) in (%n) { memref.store %v, %m[%i] : memref<4xi32> }
      %s = scf.parallel (%i) = (%zero) to (%n) step (%n) init (%v) -> i32 {
        scf.reduce(%r : i32) {
        ^bb0(%l: i32, %k: i32):
          scf.reduce.return %l : i32
        }
      }
      return %s : i32
    })");
}

TEST_P(OldVersions, UntranslatableSaysWhy) {
  auto source = parse(R"(
    func.func @f(%m: memref<2xi32>, %v: i32, %i: index) {
      %0 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<2xi32>) -> i32
      return
    })");
  auto old = toOldVersion(*source, GetParam());
  ASSERT_TRUE(std::holds_alternative<Untranslatable>(old));
  EXPECT_NE(std::get<Untranslatable>(old).why.find("memref.atomic_rmw"), std::string::npos);
}

TEST_P(OldVersions, OutputThatIsNoIrIsUntranslatable) {
  for (const char *text : {"", "garbage", "\"builtin.module\"() ({", "\"func.call\"() : () -> ()",
                           "\"builtin.module\"() ({ \"affine.for\"() : () -> () }) : () -> ()",
                           "\"builtin.module\"() ({ \"memref.assume_alignment\"() : () -> () }) : "
                           "() -> ()",
                           "\"builtin.module\"() ({ \"memref.expand_shape\"() : () -> () }) : "
                           "() -> ()",
                           "\"builtin.module\"() ({ \"linalg.map\"() ({^a:}) : () -> () }) : "
                           "() -> ()",
                           "\"builtin.module\"() ({ \"scf.parallel\"() ({ \"a.b\"() : () -> () }) "
                           ": () -> () }) : () -> ()"}) {
    auto back = fromOldVersion(text, GetParam(), *context, {});
    if (*text)
      EXPECT_TRUE(std::holds_alternative<Untranslatable>(back)) << text;
  }
}

TEST(OldVersionsOf16, StandInsAreChecked) {
  auto context = makeContext();
  auto back = fromOldVersion(
      "\"freehold.stand_in\"() {op = \"a.b\", attributes = \"{\"} : () -> ()", 16, *context, {});
  EXPECT_TRUE(std::holds_alternative<Untranslatable>(back));
}

TEST(OldVersionsLocations, OfDiagnostics) {
  auto context = makeContext();
  std::vector<Location> locations = {FileLineColLoc::get(context.get(), "a", 7, 8)};
  llvm::StringRef line = "freehold:1:1: error: no";
  auto location = takeLocation(line, locations);
  ASSERT_TRUE(location);
  EXPECT_EQ(interp::locate(*location), "a:7:8");
  EXPECT_EQ(line, "error: no");
  for (llvm::StringRef other : {"freehold:2:1: error: no", "freehold:0:1: error: no",
                                "freehold:", "<stdin>:1:1: error: no", ""})
    EXPECT_FALSE(takeLocation(other, locations)) << other.str();
}
