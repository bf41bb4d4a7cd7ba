// The source reads one past the end.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"source-ub","location":"{{[^"]*}}source-out-of-bounds.mlir:[[#@LINE+7]]:8"
// CHECK-SAME: "message":"out-of-bounds: index 2 of dimension 0 of size 2
func.func @f() -> i32 {
  %i = arith.constant 2 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %x = memref.load %m[%i] : memref<2xi32>
  return %x : i32
}
