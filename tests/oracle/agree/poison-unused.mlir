// The good twin of inconclusive/poison-unused.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f(%c: i1) -> i32 {
  %p = ub.poison : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %one, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %unused = arith.addi %x, %p : i32
  %s = arith.addi %x, %x : i32
  return %s : i32
}
