// A block that two edges lead to is copied for one of them. The twin uses values of the block elsewhere, so it stays.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation duplicate-block --seed 0 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation duplicate-block 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: duplicate-block does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>, %c: i1) {
  cf.cond_br %c, ^bb1(%a : memref<2xi32>), ^bb1(%a : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  "test.use"(%p) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>, %arg1: i1) {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1(%arg0 : memref<2xi32>), ^bb2(%arg0 : memref<2xi32>)
// CHECK-NEXT: ^bb1(%0: memref<2xi32>):
// CHECK-NEXT: "test.use"(%0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2(%1: memref<2xi32>):
// CHECK-NEXT: "test.use"(%1) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func @f(%a: memref<2xi32>, %c: i1) {
  cf.cond_br %c, ^bb1(%a : memref<2xi32>), ^bb1(%a : memref<2xi32>)
^bb1(%p: memref<2xi32>):
  cf.br ^bb2
^bb2:
  "test.use"(%p) : (memref<2xi32>) -> ()
  return
}
