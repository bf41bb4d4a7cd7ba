// The good twin of inconclusive/source-poison-returned.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f() -> memref<i32> {
  %p = ub.poison : i32
  %m = memref.alloc() : memref<i32>
  memref.store %p, %m[] : memref<i32>
  return %m : memref<i32>
}
