// One buffer for all iterations, on the stack, and a dead allocation removed.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
func.func @f(%o: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %dead = memref.alloc() : memref<8xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %m = memref.alloc() : memref<i32>
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[] : memref<i32>
    %v = memref.load %m[] : memref<i32>
    memref.store %v, %o[%i] : memref<4xi32>
  }
  return
}

//--- after.mlir
func.func @f(%o: memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloca() : memref<i32>
  scf.for %i = %c0 to %c4 step %c1 {
    %x = arith.index_cast %i : index to i32
    memref.store %x, %m[] : memref<i32>
    %v = memref.load %m[] : memref<i32>
    memref.store %v, %o[%i] : memref<4xi32>
  }
  return
}
