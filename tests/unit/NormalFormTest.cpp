//===- NormalFormTest.cpp - One text for programs of one cause ------------===//
#include "fuzz/triage/NormalForm.h"

#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::triage;

static std::string formOf(const char *text) {
  auto context = makeContext();
  auto module = parseProgram({"p", text}, *context);
  return module ? normalForm(*module) : "does not parse";
}

TEST(NormalForm, LeavesOutTypesConstantsAndTheChoiceOfAccess) {
  const char *form = "  func.func public\n"
                     "    v0 = alloc\n"
                     "    v1 = memref.transpose v0\n"
                     "    write v1\n"
                     "    free v0\n";
  EXPECT_EQ(formOf(R"(func.func @f() {
    %c = arith.constant 7 : i32
    %a = memref.alloc() : memref<2x3xi32>
    %t = memref.transpose %a (i, j) -> (j, i) : memref<2x3xi32> to memref<3x2xi32, strided<[1, 3]>>
    linalg.fill ins(%c : i32) outs(%t : memref<3x2xi32, strided<[1, 3]>>)
    memref.dealloc %a : memref<2x3xi32>
    return })"),
            form);
  EXPECT_EQ(formOf(R"(func.func @other(%x: f32, %n: index) {
    %k = arith.addi %n, %n : index
    %a = memref.alloc(%k) : memref<?xf32>
    %t = memref.transpose %a (i) -> (i) : memref<?xf32> to memref<?xf32, strided<[1]>>
    memref.store %x, %t[%n] : memref<?xf32, strided<[1]>>
    memref.dealloc %a : memref<?xf32>
    return })"),
            form);
}

TEST(NormalForm, KeepsViewsRegionsAndOrder) {
  std::string cast = formOf(R"(func.func @f(%a: memref<2xi32>) {
    %t = memref.cast %a : memref<2xi32> to memref<?xi32>
    memref.dealloc %t : memref<?xi32>
    return })");
  EXPECT_NE(cast, formOf(R"(func.func @f(%a: memref<2xi32>) {
    %t = memref.subview %a[0] [1] [1] : memref<2xi32> to memref<1xi32, strided<[1]>>
    memref.dealloc %t : memref<1xi32, strided<[1]>>
    return })"));
  EXPECT_NE(cast, formOf(R"(func.func @f(%a: memref<2xi32>) {
    %t = memref.cast %a : memref<2xi32> to memref<?xi32>
    memref.dealloc %a : memref<2xi32>
    return })"));
}

// Without memrefs, scalars are what the cause is about.
TEST(NormalForm, KeepsScalarOpsWhereThereIsNothingElse) {
  EXPECT_NE(formOf("func.func @f(%x: f32) -> f32 {\n"
                   "%0 = arith.maximumf %x, %x : f32\n return %0 : f32 }"),
            formOf("func.func @f(%x: f32) -> f32 {\n"
                   "%0 = arith.minimumf %x, %x : f32\n return %0 : f32 }"));
}

TEST(NormalForm, TheKeyHasThePassAndWhetherItFails) {
  auto context = makeContext();
  auto module = parseProgram({"p", "func.func @f(%a: memref<i32>) {\n"
                                   "memref.dealloc %a : memref<i32>\n return }"},
                             *context);
  auto keyOf = [&](DefectKind kind, const char *pass) {
    Judgement judgement;
    Defect defect;
    defect.kind = kind;
    defect.evidence.pass = pass;
    judgement.verdict = defect;
    return formKey(judgement, *module);
  };
  EXPECT_EQ(keyOf(DefectKind::UseAfterFree, "x"), keyOf(DefectKind::DoubleFree, "x"));
  EXPECT_NE(keyOf(DefectKind::UseAfterFree, "x"), keyOf(DefectKind::UseAfterFree, "y"));
  EXPECT_NE(keyOf(DefectKind::UseAfterFree, "x"), keyOf(DefectKind::Crash, "x"));
  auto empty = parseProgram({"p", "func.func @f() { return }"}, *context);
  Judgement judgement;
  judgement.verdict = Defect{DefectKind::Crash, {}};
  EXPECT_EQ(formKey(judgement, *empty), "");
}
