// W11, W8: each module has one helper of its own, with a name that was unused before.
// RUN: freehold-opt %s --fh-bufferization-lower-deallocations=inline-comparisons-max=0 | FileCheck %s
// RUN: freehold-opt %s --pass-pipeline='builtin.module(builtin.module(fh-bufferization-lower-deallocations{inline-comparisons-max=0}))' | FileCheck %s --check-prefix=INNER
// INNER-LABEL: module @inner
// INNER: call @fh_dealloc_helper(
// INNER: bufferization.dealloc

// CHECK-LABEL: module @inner
module @inner {
  // CHECK: func.func @one
  // CHECK: call @fh_dealloc_helper(
  func.func @one(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) {
    bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%c, %c)
    return
  }
  // CHECK: func.func @two
  // CHECK: call @fh_dealloc_helper(
  func.func @two(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) {
    bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%c, %c)
    return
  }
  // CHECK: func.func private @fh_dealloc_helper(%{{.*}}: memref<?xindex>
  // CHECK-NOT: func.func
}
// CHECK: func.func @outer
// CHECK: call @[[NAME:fh_dealloc_helper_[0-9]+]](
func.func @outer(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) {
  bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%c, %c)
  return
}
// CHECK: gpu.module @device
gpu.module @device {
  // CHECK: func.func @in_gpu_module
  // CHECK: call @fh_dealloc_helper(
  func.func @in_gpu_module(%a: memref<2xi32>, %b: memref<2xi32>, %c: i1) {
    bufferization.dealloc (%a, %b : memref<2xi32>, memref<2xi32>) if (%c, %c)
    return
  }
  // CHECK: func.func private @fh_dealloc_helper(
}
// CHECK: func.func private @fh_dealloc_helper(i32)
func.func private @fh_dealloc_helper(i32)
// CHECK: func.func private @[[NAME]](
