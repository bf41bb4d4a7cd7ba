// S9: an allocation whose only use is its free is erased together with the free.
// RUN: freehold-opt %s --fh-buffer-deallocation-simplification | FileCheck %s

// CHECK-LABEL: @good
// CHECK-NOT: memref.alloc
// CHECK: bufferization.dealloc (%{{.*}} : memref<4xf32>) if (%{{.*}})
func.func @good(%p: memref<4xf32>, %c: i1) {
  %true = arith.constant true
  %m = memref.alloc() : memref<4xf32>
  bufferization.dealloc (%m, %p : memref<4xf32>, memref<4xf32>) if (%true, %c)
  return
}

// The result of a call is freed, even if it is unused.
// CHECK-LABEL: @bad_call
// CHECK: bufferization.dealloc (%{{.*}} : memref<f32>) if (%{{.*}})
func.func private @source() -> memref<4xf32>
func.func @bad_call() {
  %true = arith.constant true
  %m = call @source() : () -> memref<4xf32>
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  bufferization.dealloc (%b : memref<f32>) if (%true)
  return
}

// CHECK-LABEL: @bad_used
// CHECK: memref.alloc
// CHECK: bufferization.dealloc
func.func @bad_used(%x: f32) {
  %true = arith.constant true
  %m = memref.alloc() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  bufferization.dealloc (%m : memref<f32>) if (%true)
  return
}
