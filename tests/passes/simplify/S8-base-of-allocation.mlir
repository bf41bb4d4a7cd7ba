// S8: the base buffer of an allocation is freed through the allocation.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK: %[[M:.*]] = memref.alloc
// CHECK-NOT: extract_strided_metadata
// CHECK: bufferization.dealloc (%[[M]] : memref<4xf32>)
func.func @good(%c: i1) {
  %m = memref.alloc() : memref<4xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%b : memref<f32>) if (%c)
  return
}

// CHECK-LABEL: @bad
// CHECK: %[[B:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata
// CHECK: bufferization.dealloc (%[[B]] : memref<f32>)
func.func @bad(%m: memref<4xf32>, %c: i1) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%b : memref<f32>) if (%c)
  return
}
