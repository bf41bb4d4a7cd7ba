// RUN: %source/tests/oracle/Inputs/exit-code 1 freehold-prove safe %s | FileCheck %s
// A caller frees a buffer that its callee has freed.
// CHECK: @f  refuted: double-free
func.func private @make() -> memref<4xf32>
func.func private @drop(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}
func.func @f() {
  %m = func.call @make() : () -> memref<4xf32>
  func.call @drop(%m) : (memref<4xf32>) -> ()
  memref.dealloc %m : memref<4xf32>
  return
}
