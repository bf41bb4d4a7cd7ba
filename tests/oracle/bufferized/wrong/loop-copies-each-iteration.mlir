// Each iteration begins with the initial tensor instead of what the one before it made.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%t: tensor<6xi32>) -> tensor<6xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%x = %t) -> tensor<6xi32> {
    %j = arith.addi %i, %c1 : index
    %a = tensor.extract %t[%i] : tensor<6xi32>
    %y = tensor.insert %a into %x[%j] : tensor<6xi32>
    scf.yield %y : tensor<6xi32>
  }
  return %r : tensor<6xi32>
}
//--- right.mlir
func.func @f(%t: memref<6xi32>) -> memref<6xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = memref.alloc() : memref<6xi32>
  memref.copy %t, %r : memref<6xi32> to memref<6xi32>
  scf.for %i = %c0 to %c5 step %c1 {
    %j = arith.addi %i, %c1 : index
    %a = memref.load %t[%i] : memref<6xi32>
    memref.store %a, %r[%j] : memref<6xi32>
  }
  return %r : memref<6xi32>
}
//--- wrong.mlir
func.func @f(%t: memref<6xi32>) -> memref<6xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %r = memref.alloc() : memref<6xi32>
  memref.copy %t, %r : memref<6xi32> to memref<6xi32>
  scf.for %i = %c0 to %c5 step %c1 {
    %j = arith.addi %i, %c1 : index
    memref.copy %t, %r : memref<6xi32> to memref<6xi32>
    %a = memref.load %t[%i] : memref<6xi32>
    memref.store %a, %r[%j] : memref<6xi32>
  }
  return %r : memref<6xi32>
}
