// Buffers marked as managed by hand stay so, with their frees even if there are no other frees;
// memory spaces stay; on functions too.
// RUN: freehold-opt %s --pass-pipeline='builtin.module(func.func(fh-expand-realloc{emit-deallocs=false}))' | FileCheck %s

// CHECK-LABEL: @manual
// CHECK: memref.alloc() {bufferization.manual_deallocation} : memref<4xi32, 1>
// CHECK: memref.dealloc %{{.*}} {bufferization.manual_deallocation} : memref<2xi32, 1>
func.func @manual(%old: memref<2xi32, 1>) -> memref<4xi32, 1> {
  %new = memref.realloc %old {bufferization.manual_deallocation} : memref<2xi32, 1> to memref<4xi32, 1>
  return %new : memref<4xi32, 1>
}

// CHECK-LABEL: @automatic
// CHECK-NOT: dealloc
// CHECK: return
func.func @automatic(%old: memref<2xi32>) -> memref<4xi32> {
  %new = memref.realloc %old : memref<2xi32> to memref<4xi32>
  return %new : memref<4xi32>
}
