// A function that returns a global returns a buffer that it does not own, even on its first call.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "verdict":"inconclusive","reason":"out-of-contract"

//--- before.mlir
memref.global @g : memref<2xi32> = dense<0>
func.func private @get() -> memref<2xi32> {
  %g = memref.get_global @g : memref<2xi32>
  return %g : memref<2xi32>
}
func.func @f() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %g = call @get() : () -> memref<2xi32>
  memref.store %v, %g[%c0] : memref<2xi32>
  return
}
//--- after.mlir
memref.global @g : memref<2xi32> = dense<0>
func.func private @get() -> memref<2xi32> {
  %g = memref.get_global @g : memref<2xi32>
  %r = memref.alloc() : memref<2xi32>
  memref.copy %g, %r : memref<2xi32> to memref<2xi32>
  return %r : memref<2xi32>
}
func.func @f() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %g = call @get() : () -> memref<2xi32>
  memref.store %v, %g[%c0] : memref<2xi32>
  memref.dealloc %g : memref<2xi32>
  return
}
