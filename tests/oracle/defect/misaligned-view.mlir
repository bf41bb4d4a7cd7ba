// Two buffers become parts of one, the second at an address that is no multiple of its alignment.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"undefined"
// CHECK-SAME: no multiple of 8

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
  %c4 = arith.constant 4 : index
  %p = memref.alloc() : memref<16xi8>
  %b = memref.view %p[%c4][] : memref<16xi8> to memref<f64>
  memref.store %v, %b[] : memref<f64>
  %x = memref.load %b[] : memref<f64>
  memref.dealloc %p : memref<16xi8>
  return %x : f64
}
