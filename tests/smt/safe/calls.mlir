// RUN: %source/tests/oracle/Inputs/exit-code 0 freehold-prove safe %s | FileCheck %s
// The prover follows calls of functions with a body. An external function returns a new buffer, which the caller frees.
// CHECK: @f  proved for all executions; invariant checked by
func.func private @make() -> memref<4xf32>
func.func private @drop(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @f() {
  %m = func.call @make() : () -> memref<4xf32>
  func.call @drop(%m) : (memref<4xf32>) -> ()
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  return
}
