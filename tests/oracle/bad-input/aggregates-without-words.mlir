// Aggregates whose parts have no words, or that are nested without end, are not modelled, however many parts they have.
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --entry many 2>&1 | FileCheck %s
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --entry none 2>&1 | FileCheck %s
// RUN: %S/../Inputs/exit-code 3 freehold-run %s --entry twice 2>&1 | FileCheck %s
// CHECK: error: unsupported:
func.func @many(%a: !llvm.array<4294967295 x struct<()>>) {
  return
}
func.func @none(%a: !llvm.array<0 x i32>) {
  return
}
func.func @twice(%a: !llvm.struct<"tree", (struct<"tree">, struct<"tree">)>) {
  return
}
