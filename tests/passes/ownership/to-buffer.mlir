// A27: bufferization.to_buffer: a buffer that is nobody's. The interpreter has no tensors, so the IR is all
// that is checked.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s

// CHECK-LABEL: @used
// CHECK-NOT: bufferization.dealloc
// CHECK: return
func.func @used(%t: tensor<2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  %v = memref.load %m[%c0] : memref<2xi32>
  return %v : i32
}

// CHECK-LABEL: @returned
// CHECK: %[[M:.*]] = bufferization.to_buffer
// CHECK: %[[C:.*]] = bufferization.clone %[[M]]
// CHECK: return %[[C]]
func.func @returned(%t: tensor<2xi32>) -> memref<2xi32> {
  %m = bufferization.to_buffer %t : tensor<2xi32> to memref<2xi32>
  return %m : memref<2xi32>
}
