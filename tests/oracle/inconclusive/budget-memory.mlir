// A source that holds more memory than --memory is inconclusive.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json --memory 1000 | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"budget","location":"{{[^"]*}}budget-memory.mlir:[[#@LINE+5]]:8"
// CHECK-SAME: "message":"memory: more than 1000 bytes alive
func.func @f() -> i32 {
  %v = arith.constant 1 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2000xi8>
  %w = memref.view %m[%c0][] : memref<2000xi8> to memref<i32>
  memref.store %v, %w[] : memref<i32>
  %x = memref.load %w[] : memref<i32>
  return %x : i32
}
