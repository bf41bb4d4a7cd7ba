// A function returns its argument; the caller writes it and reads through the other name. The
// function boundary ABI copies such results.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"out-of-contract","location":"{{[^"]*}}out-of-contract-aliased-result.mlir:[[#@LINE+11]]:3"
// CHECK-SAME: "message":"the program writes a buffer that a function returned
func.func private @same(%m: memref<i32>) -> memref<i32> {
  return %m : memref<i32>
}
func.func @f() -> i32 {
  %v = arith.constant 7 : i32
  %w = arith.constant 8 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  %n = func.call @same(%m) : (memref<i32>) -> memref<i32>
  memref.store %w, %m[] : memref<i32>
  %x = memref.load %n[] : memref<i32>
  return %x : i32
}
