// RUN: freehold-prove rewrite --no-cache %s | FileCheck %s
// As stack-result.mlir, without the free of %m.
// CHECK: stack-result-right  proved
func.func @src(%m: memref<4xi32> {freehold.owned}) -> memref<4xi32> {
  %a = memref.alloca() : memref<4xi32>
  %n = bufferization.clone %m : memref<4xi32> to memref<4xi32>
  memref.dealloc %n : memref<4xi32>
  return %a : memref<4xi32>
}
func.func @tgt(%m: memref<4xi32>) -> memref<4xi32> {
  %a = memref.alloca() : memref<4xi32>
  return %a : memref<4xi32>
}
