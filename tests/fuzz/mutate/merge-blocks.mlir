// A block is merged into its only predecessor. The twin has no such block: one has two edges, the other branches to itself.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation merge-blocks --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation merge-blocks 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: merge-blocks does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) {
  cf.br ^bb1(%a : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  "test.use"(%p) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) {
// CHECK-NEXT: "test.use"(%arg0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>, %c: i1) {
  cf.cond_br %c, ^bb1(%a : memref<2xi32>), ^bb1(%a : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  return
^dead(%d: memref<2xi32>):
  cf.br ^dead(%d : memref<2xi32>)
}
