// A buffer is hoisted out of a parallel loop, so that iterations share it.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"undefined"
// CHECK-SAME: another iteration of a parallel loop

//--- before.mlir
func.func @f(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %t = memref.alloc() : memref<2xi32>
    %x = arith.index_cast %i : index to i32
    memref.store %x, %t[%c1] : memref<2xi32>
    %y = memref.load %t[%c1] : memref<2xi32>
    memref.store %y, %m[%i] : memref<4xi32>
  }
  return
}

//--- after.mlir
func.func @f(%m: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %t = memref.alloc() : memref<2xi32>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %t[%c1] : memref<2xi32>
    %y = memref.load %t[%c1] : memref<2xi32>
    memref.store %y, %m[%i] : memref<4xi32>
  }
  memref.dealloc %t : memref<2xi32>
  return
}
