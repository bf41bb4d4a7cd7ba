// The good twin of defect/misaligned-view.mlir.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
func.func @f(%v: f64) -> f64 {
  %a = memref.alloc() : memref<4xi8>
  %b = memref.alloc() : memref<f64>
  memref.store %v, %b[] : memref<f64>
  %x = memref.load %b[] : memref<f64>
  return %x : f64
}

//--- after.mlir
func.func @f(%v: f64) -> f64 {
  %c8 = arith.constant 8 : index
  %p = memref.alloc() : memref<16xi8>
  %b = memref.view %p[%c8][] : memref<16xi8> to memref<f64>
  memref.store %v, %b[] : memref<f64>
  %x = memref.load %b[] : memref<f64>
  memref.dealloc %p : memref<16xi8>
  return %x : f64
}
