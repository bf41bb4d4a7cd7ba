// The result of an external call is freed after a realloc.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
func.func private @use(memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func @f() {
  %m = call @make() : () -> memref<4xi32>
  call @use(%m) : (memref<4xi32>) -> ()
  return
}

//--- after.mlir
func.func private @use(memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func @f() {
  %m = call @make() : () -> memref<4xi32>
  call @use(%m) : (memref<4xi32>) -> ()
  %r = memref.realloc %m : memref<4xi32> to memref<0xi32>
  memref.dealloc %r : memref<0xi32>
  return
}
