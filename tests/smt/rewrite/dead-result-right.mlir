// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// As dead-result.mlir, but @tgt frees the buffer that it returns as well.
// CHECK: dead-result-right  proved
func.func @src(%m: memref<4xi32> {freehold.owned}, %c: i1 {freehold.defined}) -> memref<4xi32> {
  %s = scf.if %c -> memref<4xi32> {
    scf.yield %m : memref<4xi32>
  } else {
    scf.yield %m : memref<4xi32>
  }
  memref.dealloc %m : memref<4xi32>
  return %s : memref<4xi32>
}
func.func @tgt(%m: memref<4xi32>, %c: i1) -> memref<4xi32> {
  memref.dealloc %m : memref<4xi32>
  return %m : memref<4xi32>
}
