// An op that the interpreter does not know is reached.
// RUN: %S/../Inputs/exit-code 3 freehold-check %s --subject upstream --unknown-ops unsupported --json | FileCheck %s

// CHECK: "verdict":"inconclusive","reason":"unsupported","location":"{{[^"]*}}unsupported-reached.mlir:[[#@LINE+8]]:10"
// CHECK-SAME: "message":"gpu.lane_id
func.func @f() -> i32 {
  %c = arith.constant true
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  scf.if %c {
    %n = gpu.lane_id
  }
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
