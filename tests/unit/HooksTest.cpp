//===- HooksTest.cpp - What only C++ can say to the ownership pass ---------===//
// The hooks of OwnershipOptions and the name of the allocator have no textual form, so that no pipeline of a program
// shows what they do. Relations between two runs stand in for judges; they hold for all programs:
//   - Hooks that answer what the default is change nothing.
//   - Another name of the allocator changes nothing but that name.
//   - A run that is refused leaves the module as it was.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Generator.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "passes/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace mlir;

namespace {
/// Buffers that are borrowed, owned, and one or the other, returned and passed on, and frees of the program.
constexpr const char *kOwners = R"(
func.func @borrowed(%m: memref<4xi32>) -> memref<4xi32> {
  return %m : memref<4xi32>
}
func.func @either(%m: memref<4xi32>, %c: i1) -> memref<4xi32> {
  %a = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  %r = arith.select %c, %a, %m : memref<4xi32>
  return %r : memref<4xi32>
}
func.func @freed(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %a = func.call @borrowed(%m) : (memref<4xi32>) -> memref<4xi32>
  %v = memref.load %a[%c0] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return %v : i32
}
func.func @shifted(%m: memref<64xi8>, %s: index) -> (memref<4xi8> {freehold.result_ownership = "borrowed"}) {
  %v = memref.view %m[%s][] : memref<64xi8> to memref<4xi8>
  return %v : memref<4xi8>
}
)";

/// A function that a run on the function alone may call, since it is deallocated for the allocator NAME and has indicators.
constexpr const char *kMarked = R"(
func.func private @pick(%m: memref<4xi32>) -> (memref<4xi32> {freehold.result_ownership = "dynamic"}, i1)
    attributes {freehold.deallocated = ["NAME"]} {
  %false = arith.constant false
  return %m, %false : memref<4xi32>, i1
}
func.func @caller(%m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %r:2 = func.call @pick(%m) : (memref<4xi32>) -> (memref<4xi32>, i1)
  %v = memref.load %r#0[%c0] : memref<4xi32>
  return %v : i32
}
)";

/// Refused: it frees an argument that it only borrows.
constexpr const char *kRefused = R"(
func.func @other(%m: memref<4xi32>) attributes {freehold.deallocated = ["first", "second"]} {
  return
}
func.func @pick(%m: memref<4xi32>) attributes {freehold.deallocated = ["first"]} {
  memref.dealloc %m : memref<4xi32>
  return
}
)";

enum class Runs { OnModule, OnFunctions };

std::string replaced(std::string text, llvm::StringRef from, llvm::StringRef to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

struct Hooks : testing::Test {
  /// What the pass leaves of a program, "refused: " before it if the pass fails.
  std::string run(const std::string &text, const OwnershipOptions &options, Runs runs) {
    ScopedDiagnosticHandler quiet(context.get(), [](Diagnostic &) { return success(); });
    OwningOpRef<ModuleOp> module = parseProgram({"p.mlir", text, {}}, *context);
    EXPECT_TRUE(module) << text;
    PassManager passes(context.get());
    if (runs == Runs::OnModule)
      passes.addPass(createOwnershipBasedBufferDeallocation(options));
    else
      passes.addNestedPass<func::FuncOp>(createOwnershipBasedBufferDeallocation(options));
    std::string result = succeeded(passes.run(*module)) ? "" : "refused: ";
    llvm::raw_string_ostream(result) << *module;
    return result;
  }

  /// `kOwners` and generated programs.
  static std::vector<std::string> programs() {
    std::vector<std::string> texts{kOwners};
    for (unsigned seed = 1; seed <= 40; ++seed) {
      gen::Choices choices = gen::Choices::fromSeed(seed);
      if (const gen::Profile &profile = gen::profileInTurn(seed); !profile.isTensor)
        texts.push_back(gen::generate(choices, profile, "p").program.text);
    }
    return texts;
  }

  std::unique_ptr<MLIRContext> context = makeContext();
};
} // namespace

static OwnershipOptions spelledOut() {
  OwnershipOptions options;
  options.isRelevantAllocOp = [](Operation *) { return true; };
  options.isRelevantDeallocOp = [](Operation *) { return true; };
  options.buildDealloc = [](OpBuilder &builder, Location location, Value memref, Value condition,
                            ValueRange retained) {
    auto op = bufferization::DeallocOp::create(builder, location, memref, condition, retained);
    return llvm::to_vector(ValueRange(op.getUpdatedConditions()));
  };
  return options;
}

TEST_F(Hooks, ThoseThatAnswerWhatTheDefaultIsChangeNothing) {
  unsigned processed = 0;
  for (const std::string &text : programs())
    for (Runs runs : {Runs::OnModule, Runs::OnFunctions}) {
      std::string right = run(text, {}, runs);
      EXPECT_EQ(run(text, spelledOut(), runs), right);
      processed += !llvm::StringRef(right).starts_with("refused");
    }
  EXPECT_GT(processed, 60u);
}

TEST_F(Hooks, OneThatTakesAllocationsAwayIsNoticed) {
  OwnershipOptions none = spelledOut();
  none.isRelevantAllocOp = [](Operation *op) {
    return op->getName().getStringRef() != "memref.alloc";
  };
  EXPECT_NE(run(kOwners, none, Runs::OnModule), run(kOwners, {}, Runs::OnModule));
}

TEST_F(Hooks, AnAllocatorOfAnotherNameChangesNothingElse) {
  OwnershipOptions pool;
  pool.allocator = "pool";
  auto renamed = [](std::string text) {
    return replaced(std::move(text), "\"pool\"", "\"memref\"");
  };
  for (const std::string &text : programs())
    for (Runs runs : {Runs::OnModule, Runs::OnFunctions})
      EXPECT_EQ(renamed(run(text, pool, runs)), run(text, {}, runs));
  for (Runs runs : {Runs::OnModule, Runs::OnFunctions}) {
    std::string right = run(replaced(kMarked, "NAME", "memref"), {}, runs);
    EXPECT_FALSE(llvm::StringRef(right).starts_with("refused")) << right;
    EXPECT_EQ(renamed(run(replaced(kMarked, "NAME", "pool"), pool, runs)), right);
  }
}

TEST_F(Hooks, TheMarkOfAnotherAllocatorIsNoMark) {
  std::string text = replaced(kMarked, "NAME", "pool");
  EXPECT_TRUE(llvm::StringRef(run(text, {}, Runs::OnFunctions)).starts_with("refused"));
}

TEST_F(Hooks, ARunThatIsRefusedLeavesTheModuleAsItWas) {
  OwningOpRef<ModuleOp> module = parseProgram({"p.mlir", kRefused, {}}, *context);
  std::string before;
  llvm::raw_string_ostream(before) << *module;
  EXPECT_EQ(run(kRefused, {}, Runs::OnModule), "refused: " + before);
  std::string taken =
      run(replaced(kRefused, "  memref.dealloc %m : memref<4xi32>\n", ""), {}, Runs::OnModule);
  EXPECT_NE(taken.find("[\"first\", \"memref\"]"), std::string::npos) << taken;
}
