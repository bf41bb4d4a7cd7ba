// The good twin of defect/uninitialised-copy-loop.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
func.func @f(%n: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c1 to %n step %c1 {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  %r = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}

//--- after.mlir
func.func @f(%n: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c1 to %n step %c1 {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  %r = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %x, %r[%i] : memref<?xf32>
  }
  memref.dealloc %m : memref<?xf32>
  return %r : memref<?xf32>
}
