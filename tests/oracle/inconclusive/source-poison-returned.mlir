// Poison is observed as a number; in a buffer it would be as good as unwritten.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-poison-returned.mlir:[[#@LINE+7]]:3"
// CHECK-SAME: "message":"undefined: 
func.func @f() -> i32 {
  %p = ub.poison : i32
  %m = memref.alloc() : memref<i32>
  memref.store %p, %m[] : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
