// Poison is returned in a buffer.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-poison-returned.mlir:[[#@LINE+6]]:3"
// CHECK-SAME: "message":"undefined: 
func.func @f() -> memref<i32> {
  %p = ub.poison : i32
  %m = memref.alloc() : memref<i32>
  memref.store %p, %m[] : memref<i32>
  return %m : memref<i32>
}
