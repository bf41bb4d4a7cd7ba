// One buffer is returned for two results that are equal on some inputs only.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%a: tensor<3xi32>, %b: tensor<3xi32>, %n: index) -> (tensor<3xi32>, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = arith.remui %n, %c3 : index
  %r:2 = scf.for %i = %c0 to %m step %c1 iter_args(%x = %a, %y = %b) -> (tensor<3xi32>, tensor<3xi32>) {
    scf.yield %y, %x : tensor<3xi32>, tensor<3xi32>
  }
  return %r#0, %r#1 : tensor<3xi32>, tensor<3xi32>
}
//--- right.mlir
func.func @f(%a: memref<3xi32>, %b: memref<3xi32>, %n: index) -> (memref<3xi32>, memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = arith.remui %n, %c3 : index
  %p = memref.alloc() : memref<3xi32>
  %q = memref.alloc() : memref<3xi32>
  %t = memref.alloc() : memref<3xi32>
  memref.copy %a, %p : memref<3xi32> to memref<3xi32>
  memref.copy %b, %q : memref<3xi32> to memref<3xi32>
  scf.for %i = %c0 to %m step %c1 {
    memref.copy %p, %t : memref<3xi32> to memref<3xi32>
    memref.copy %q, %p : memref<3xi32> to memref<3xi32>
    memref.copy %t, %q : memref<3xi32> to memref<3xi32>
  }
  memref.dealloc %t : memref<3xi32>
  return %p, %q : memref<3xi32>, memref<3xi32>
}
//--- wrong.mlir
func.func @f(%a: memref<3xi32>, %b: memref<3xi32>, %n: index) -> (memref<3xi32>, memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = arith.remui %n, %c3 : index
  %p = memref.alloc() : memref<3xi32>
  %q = memref.alloc() : memref<3xi32>
  %t = memref.alloc() : memref<3xi32>
  memref.copy %a, %p : memref<3xi32> to memref<3xi32>
  memref.copy %b, %q : memref<3xi32> to memref<3xi32>
  scf.for %i = %c0 to %m step %c1 {
    memref.copy %p, %t : memref<3xi32> to memref<3xi32>
    memref.copy %q, %p : memref<3xi32> to memref<3xi32>
    memref.copy %t, %q : memref<3xi32> to memref<3xi32>
  }
  memref.dealloc %t : memref<3xi32>
  memref.dealloc %q : memref<3xi32>
  return %p, %p : memref<3xi32>, memref<3xi32>
}
