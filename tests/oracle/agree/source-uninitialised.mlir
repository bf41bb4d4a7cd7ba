// The good twin of inconclusive/source-uninitialised.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %x = memref.load %m[%c1] : memref<2xi32>
  return %x : i32
}
