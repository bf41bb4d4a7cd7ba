// A stack buffer ends with its iteration, also when the loop carries it out.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"dead-stack-use"

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 4 : i32
  %i = memref.alloc() : memref<i32>
  memref.store %v, %i[] : memref<i32>
  %m = scf.for %k = %c0 to %c3 step %c1 iter_args(%a = %i) -> memref<i32> {
    %n = memref.alloc() : memref<i32>
    memref.store %v, %n[] : memref<i32>
    scf.yield %n : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

//--- after.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 4 : i32
  %i = memref.alloc() : memref<i32>
  memref.store %v, %i[] : memref<i32>
  %m = scf.for %k = %c0 to %c3 step %c1 iter_args(%a = %i) -> memref<i32> {
    %n = memref.alloca() : memref<i32>
    memref.store %v, %n[] : memref<i32>
    scf.yield %n : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  memref.dealloc %i : memref<i32>
  return %r : i32
}
