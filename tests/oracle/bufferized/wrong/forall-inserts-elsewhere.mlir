// A parallel insert goes to the place that was read.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%t: tensor<4xi32>) -> tensor<4xi32> {
  %c3 = arith.constant 3 : index
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xi32> {
    %j = arith.subi %c3, %i : index
    %s = tensor.extract_slice %t[%j] [1] [1] : tensor<4xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  return %r : tensor<4xi32>
}
//--- right.mlir
func.func @f(%t: memref<4xi32>) -> memref<4xi32> {
  %c3 = arith.constant 3 : index
  %r = memref.alloc() : memref<4xi32>
  memref.copy %t, %r : memref<4xi32> to memref<4xi32>
  scf.forall (%i) in (4) {
    %j = arith.subi %c3, %i : index
    %s = memref.subview %t[%j] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: ?>>
    %d = memref.subview %r[%i] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: ?>>
    memref.copy %s, %d : memref<1xi32, strided<[1], offset: ?>> to memref<1xi32, strided<[1], offset: ?>>
  }
  return %r : memref<4xi32>
}
//--- wrong.mlir
func.func @f(%t: memref<4xi32>) -> memref<4xi32> {
  %c3 = arith.constant 3 : index
  %r = memref.alloc() : memref<4xi32>
  memref.copy %t, %r : memref<4xi32> to memref<4xi32>
  scf.forall (%i) in (4) {
    %j = arith.subi %c3, %i : index
    %s = memref.subview %t[%j] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: ?>>
    %d = memref.subview %r[%j] [1] [1] : memref<4xi32> to memref<1xi32, strided<[1], offset: ?>>
    memref.copy %s, %d : memref<1xi32, strided<[1], offset: ?>> to memref<1xi32, strided<[1], offset: ?>>
  }
  return %r : memref<4xi32>
}
