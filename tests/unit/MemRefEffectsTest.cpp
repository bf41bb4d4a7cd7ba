//===- MemRefEffectsTest.cpp - Rows of the table --------------------------===//
// Each case is one op in a function with arguments that it may use. The uses that the table gives
// for its memref operands, in order, are compared with a list of words.
//===----------------------------------------------------------------------===//
#include "passes/analysis/MemRefEffects.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace freehold;

namespace {
const std::pair<MemRefUse, const char *> kWords[] = {
    {MemRefUse::Reads, "reads"},          {MemRefUse::Writes, "writes"},
    {MemRefUse::Frees, "frees"},          {MemRefUse::Views, "views"},
    {MemRefUse::Forwards, "forwards"},    {MemRefUse::Returns, "returns"},
    {MemRefUse::Stores, "stores"},        {MemRefUse::Converts, "converts"},
    {MemRefUse::TakesAddress, "address"}, {MemRefUse::HandsOut, "hands-out"},
    {MemRefUse::RunsCallee, "callee"},    {MemRefUse::Unknown, "unknown"},
    {MemRefUse::Lingers, "lingers"},      {MemRefUse::Compares, "compares"},
};

/// Returns text like "reads+frees" or "none".
std::string spell(MemRefUse use) {
  std::string text;
  for (auto [bit, word] : kWords)
    if (has(use, bit))
      text += (text.empty() ? "" : "+") + std::string(word);
  return text.empty() ? "none" : text;
}

struct MemRefEffectsTest : testing::Test {
  MemRefEffectsTest() : context(registry()) {
    context.loadAllAvailableDialects();
    context.allowUnregisteredDialects();
  }
  static DialectRegistry registry() {
    DialectRegistry registry;
    registerAllDialects(registry);
    return registry;
  }

  /// Returns a word for each memref operand of the op with the attribute `this`, or of the first op
  /// if none has it, since some ops do not parse attributes.
  std::string usesOf(const std::string &op) {
    std::string text =
        "!m = memref<4xf32>\n!box = memref<2xmemref<4xf32>>\n"
        "func.func private @callee(!m)\n"
        "func.func @f(%m: !m, %n: !m, %box: !box, %bytes: memref<64xi8>, %i: index,\n"
        "             %v: f32, %c: i1, %tag: memref<1xi32>) {\n" +
        op + "\nreturn\n}\n";
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    found = nullptr;
    if (module)
      module->walk([&](Operation *each) { found = each->hasAttr("this") ? each : found; });
    if (module && !found)
      found = &module->lookupSymbol<func::FuncOp>("f").getBody().front().front();
    std::string uses;
    if (found)
      for (OpOperand &operand : found->getOpOperands())
        if (isMemref(operand.get()))
          uses += (uses.empty() ? "" : " ") + spell(useOf(operand));
    return uses;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  Operation *found = nullptr;
};
} // namespace

TEST_F(MemRefEffectsTest, ContentsAreReadAndWritten) {
  EXPECT_EQ(usesOf("%0 = memref.load %m[%i] {this} : !m"), "reads");
  EXPECT_EQ(usesOf("memref.store %v, %m[%i] {this} : !m"), "writes");
  EXPECT_EQ(usesOf("affine.store %v, %m[0] {this} : !m"), "writes");
  EXPECT_EQ(usesOf("memref.copy %m, %n {this} : !m to !m"), "reads writes");
  EXPECT_EQ(usesOf("linalg.copy {this} ins(%m : !m) outs(%n : !m)"), "reads writes");
  EXPECT_EQ(usesOf("%0 = bufferization.clone %m {this} : !m to !m"), "reads");
  EXPECT_EQ(usesOf("%0 = memref.atomic_rmw addf %v, %m[%i] {this} : (f32, !m) -> f32"),
            "reads+writes");
}

TEST_F(MemRefEffectsTest, AnAtomicUpdateWithARegionKeepsNothing) {
  EXPECT_EQ(usesOf("%0 = \"memref.generic_atomic_rmw\"(%m, %i) ({\n^bb0(%old: f32):\n"
                   "  memref.atomic_yield %old : f32\n}) {this} : (!m, index) -> f32"),
            "reads+writes");
}

TEST_F(MemRefEffectsTest, AStoredMemrefIsCapturedAndItsBoxIsNot) {
  for (std::string store :
       {"memref.store %m, %box[%i] {this} : !box", "affine.store %m, %box[0] {this} : !box"}) {
    EXPECT_EQ(usesOf(store), "stores writes");
    EXPECT_TRUE(captures(found->getOpOperand(0)));
    EXPECT_FALSE(captures(found->getOpOperand(1)));
    EXPECT_EQ(storedBy(found).memref, found->getOperand(0));
    EXPECT_EQ(storedBy(found).box, found->getOperand(1));
  }
  usesOf("memref.store %v, %m[%i] {this} : !m");
  EXPECT_FALSE(storedBy(found).memref);
}

TEST_F(MemRefEffectsTest, FreesAreTold) {
  EXPECT_EQ(usesOf("memref.dealloc %m {this} : !m"), "frees");
  EXPECT_EQ(usesOf("%0 = memref.realloc %m {this} : !m to memref<8xf32>"), "reads+frees");
  EXPECT_EQ(usesOf("%0 = bufferization.dealloc (%m : !m) if (%c) retain (%n : !m) {this}"),
            "frees+compares compares");
}

TEST_F(MemRefEffectsTest, ViewsAreNoCaptures) {
  EXPECT_EQ(usesOf("%0 = memref.cast %m {this} : !m to memref<?xf32>"), "views");
  EXPECT_EQ(usesOf("%0 = memref.view %bytes[%i][] {this} : memref<64xi8> to !m"), "views");
  EXPECT_EQ(usesOf("%0:4 = memref.extract_strided_metadata %m : !m -> memref<f32>, index, "
                   "index, index"),
            "views");
  EXPECT_EQ(usesOf("%0 = arith.select %c, %m, %n {this} : !m"), "views views");
  EXPECT_EQ(usesOf("%0:2 = memref.distinct_objects %m, %n {this} : !m, !m"),
            "views+compares views+compares");
  EXPECT_EQ(usesOf("%0 = memref.dim %m, %i : !m"), "none");
}

TEST_F(MemRefEffectsTest, AddressesAndTensorsAreCaptures) {
  EXPECT_EQ(usesOf("%0 = memref.extract_aligned_pointer_as_index %m : !m -> index"), "address");
  EXPECT_EQ(usesOf("%0 = bufferization.to_tensor %m {this} : !m to tensor<4xf32>"),
            "reads+converts");
}

TEST_F(MemRefEffectsTest, TransfersLinger) {
  EXPECT_EQ(usesOf("memref.dma_start %m[%i], %n[%i], %i, %tag[%i] : !m, !m, memref<1xi32>"),
            "reads+writes+lingers reads+writes+lingers reads+writes+lingers");
  EXPECT_EQ(usesOf("affine.dma_start %m[0], %n[0], %tag[0], %i : !m, !m, memref<1xi32>"),
            "reads+writes+lingers reads+writes+lingers reads+writes+lingers");
  EXPECT_FALSE(captures(found->getOpOperand(0)));
  EXPECT_TRUE(declaresEffects(found));
  EXPECT_EQ(usesOf("memref.dma_wait %tag[%i], %i : memref<1xi32>"), "reads");
}

TEST_F(MemRefEffectsTest, ControlFlowForwardsOrHandsOut) {
  EXPECT_EQ(usesOf("cf.br ^bb1(%m : !m) {this}\n^bb1(%0: !m):"), "forwards");
  EXPECT_EQ(usesOf("%0 = scf.if %c -> !m {\n scf.yield {this} %m : !m\n} else {\n"
                   " scf.yield %n : !m\n}"),
            "forwards");
  EXPECT_EQ(
      usesOf(
          "return\n}\nfunc.func @g(%m: !m) -> !m {\n  return {this} %m : !m\n}\nfunc.func @h() {"),
      "returns");
  EXPECT_EQ(usesOf("%0 = scf.parallel (%p) = (%i) to (%i) step (%i) init (%m) -> !m {\n"
                   "  scf.reduce(%n : !m) {\n  ^bb0(%x: !m, %y: !m):\n"
                   "    scf.reduce.return %x {this} : !m\n  }\n}"),
            "hands-out");
}

TEST_F(MemRefEffectsTest, CallsAndUnknownOps) {
  EXPECT_EQ(usesOf("func.call @callee(%m) {this} : (!m) -> ()"), "callee");
  EXPECT_EQ(usesOf("\"test.use\"(%m) {this} : (!m) -> ()"), "unknown");
  EXPECT_FALSE(declaresEffects(found));
  EXPECT_EQ(usesOf("%0 = \"test.use\"(%m) {this} : (!m) -> tensor<4xf32>"), "converts");
}
