// The good twin of defect/early-free-in-loop.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/after.mlir 2>&1 | FileCheck %s --check-prefix=DIAG
// CHECK: "verdict":"agree"
// DIAG-NOT: {{(error|warning):}}

//--- before.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %v) -> i32 {
    %x = memref.load %m[%c0] : memref<2xi32>
    %sum = arith.addi %acc, %x : i32
    scf.yield %sum : i32
  }
  return %s : i32
}

//--- after.mlir
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %v) -> i32 {
    %x = memref.load %m[%c0] : memref<2xi32>
    %sum = arith.addi %acc, %x : i32
    scf.yield %sum : i32
  }
  memref.dealloc %m : memref<2xi32>
  return %s : i32
}
