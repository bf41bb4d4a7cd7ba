// A block gets a buffer as a new argument, which each of its predecessors passes. The twin has no buffer to pass.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation add-block-argument --seed 1 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation add-block-argument 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: add-block-argument does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  "test.use"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: i1) {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : memref<2xi32>)
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: cf.br ^bb2(%arg0 : memref<2xi32>)
// CHECK-NEXT: ^bb2(%0: memref<2xi32>):
// CHECK-NEXT: "test.use"(%0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb2
^bb2:
  return
}
