// The good twin of inconclusive/source-division-by-zero.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f(%n: i32) -> i32 {
  %zero = arith.constant 2 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %n, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  %d = arith.divsi %x, %zero : i32
  return %d : i32
}
