// The good twin of inconclusive/out-of-contract-aliased-result.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func private @same(%m: memref<i32>) -> memref<i32> {
  return %m : memref<i32>
}
func.func @f() -> i32 {
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.store %w, %m[] : memref<i32>
  %n = func.call @same(%m) : (memref<i32>) -> memref<i32>
  %x = memref.load %n[] : memref<i32>
  return %x : i32
}
