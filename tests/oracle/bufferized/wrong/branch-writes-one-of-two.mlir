// What a branch yields is written in place, although one of the two is read later.
// RUN: rm -rf %t && split-file %s %t
// RUN: freehold-check %t/source.mlir --target %t/right.mlir
// RUN: not freehold-check %t/source.mlir --target %t/wrong.mlir 2>&1 | FileCheck %s
// CHECK: error: observation
//--- source.mlir
func.func @f(%c: i1, %t: tensor<3xi32>, %u: tensor<3xi32>, %v: i32) -> (tensor<3xi32>, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> tensor<3xi32> {
    scf.yield %t : tensor<3xi32>
  } else {
    scf.yield %u : tensor<3xi32>
  }
  %w = tensor.insert %v into %r[%c0] : tensor<3xi32>
  return %w, %u : tensor<3xi32>, tensor<3xi32>
}
//--- right.mlir
func.func @f(%c: i1, %t: memref<3xi32>, %u: memref<3xi32>, %v: i32) -> (memref<3xi32>, memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> memref<3xi32> {
    scf.yield %t : memref<3xi32>
  } else {
    scf.yield %u : memref<3xi32>
  }
  %w = memref.alloc() : memref<3xi32>
  memref.copy %r, %w : memref<3xi32> to memref<3xi32>
  memref.store %v, %w[%c0] : memref<3xi32>
  %x = memref.alloc() : memref<3xi32>
  memref.copy %u, %x : memref<3xi32> to memref<3xi32>
  return %w, %x : memref<3xi32>, memref<3xi32>
}
//--- wrong.mlir
func.func @f(%c: i1, %t: memref<3xi32>, %u: memref<3xi32>, %v: i32) -> (memref<3xi32>, memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %r = scf.if %c -> memref<3xi32> {
    scf.yield %t : memref<3xi32>
  } else {
    scf.yield %u : memref<3xi32>
  }
  %w = memref.alloc() : memref<3xi32>
  memref.store %v, %r[%c0] : memref<3xi32>
  memref.copy %r, %w : memref<3xi32> to memref<3xi32>
  %x = memref.alloc() : memref<3xi32>
  memref.copy %u, %x : memref<3xi32> to memref<3xi32>
  return %w, %x : memref<3xi32>, memref<3xi32>
}
