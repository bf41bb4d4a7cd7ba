// The good twin of defect/uninitialised-speculated-load.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
func.func @f(%c: i1, %v: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %m = memref.alloca() : memref<i32>
  scf.if %c {
    memref.store %v, %m[] : memref<i32>
  }
  %r = scf.if %c -> i32 {
    %x = memref.load %m[] : memref<i32>
    %y = arith.addi %x, %v : i32
    scf.yield %y : i32
  } else {
    scf.yield %zero : i32
  }
  return %r : i32
}

//--- after.mlir
func.func @f(%c: i1, %v: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %m = memref.alloca() : memref<i32>
  scf.if %c {
    memref.store %v, %m[] : memref<i32>
  }
  %x = memref.load %m[] : memref<i32>
  %y = arith.addi %x, %v : i32
  %r = arith.select %c, %y, %zero : i32
  return %r : i32
}
