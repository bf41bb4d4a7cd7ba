// The good twin of inconclusive/source-writes-clone-source.mlir.
// RUN: %S/../Inputs/exit-code 0 freehold-check %s --subject upstream --json | FileCheck %s

// CHECK: "verdict":"agree"
func.func @f(%a: memref<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.copy %a, %m : memref<2xi32> to memref<2xi32>
  memref.store %v, %m[%c0] : memref<2xi32>
  %n = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  %x = memref.load %n[%c0] : memref<2xi32>
  return %x : i32
}
