// The op that the interpreter does not know is not reached: the twin of inconclusive/unsupported-
// reached.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f() -> i32 {
  %c = arith.constant false
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  scf.if %c {
    %n = gpu.lane_id
  }
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
