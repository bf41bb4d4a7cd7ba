// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry read 2>&1 | FileCheck %s --check-prefix=READ
// RUN: not freehold-run %s --entry after 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: not freehold-run %s --entry returned 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: not freehold-run %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not freehold-run %s --entry argument --args 'tensor(3)' 2>&1 | FileCheck %s --check-prefix=CALLERS
// RUN: not freehold-run %s --entry constant 2>&1 | FileCheck %s --check-prefix=CALLERS
// RUN: not freehold-run %s --entry buffer 2>&1 | FileCheck %s --check-prefix=BUFFER
// RUN: freehold-run %s --entry inserted | FileCheck %s --check-prefix=INSERTED

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = 9 : i32
// CHECK-NEXT: returned
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i32
  %t = bufferization.alloc_tensor() : tensor<3xi32>
  %u = tensor.insert %v into %t[%c0] : tensor<3xi32>
  %w = tensor.extract %u[%c0] : tensor<3xi32>
  bufferization.dealloc_tensor %u : tensor<3xi32>
  return %w : i32
}

// READ: error: uninitialised-read
func.func private @read() -> i32 {
  %c1 = arith.constant 1 : index
  %t = bufferization.alloc_tensor() : tensor<3xi32>
  %v = tensor.extract %t[%c1] : tensor<3xi32>
  bufferization.dealloc_tensor %t : tensor<3xi32>
  return %v : i32
}

// AFTER: error: use-after-free
func.func @after() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i32
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  bufferization.dealloc_tensor %t : tensor<2xi32>
  %w = tensor.extract %t[%c0] : tensor<2xi32>
  return %w : i32
}
func.func @returned() -> tensor<2xi32> {
  %v = arith.constant 9 : i32
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  bufferization.dealloc_tensor %t : tensor<2xi32>
  return %t : tensor<2xi32>
}

// TWICE: error: double-free: frees a tensor again
func.func @twice() {
  %v = arith.constant 9 : i32
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  bufferization.dealloc_tensor %t : tensor<2xi32>
  bufferization.dealloc_tensor %t : tensor<2xi32>
  return
}

// CALLERS: error: bad-free: frees a tensor that is the caller's, or a constant
func.func @argument(%t: tensor<3xi32>) {
  bufferization.dealloc_tensor %t : tensor<3xi32>
  return
}
func.func @constant() {
  %t = arith.constant dense<1> : tensor<3xi32>
  bufferization.dealloc_tensor %t : tensor<3xi32>
  return
}

// The tensor is the buffer.
// BUFFER: error: double-free
func.func @buffer() {
  %m = memref.alloc() : memref<3xi32>
  %t = bufferization.to_tensor %m restrict writable : memref<3xi32> to tensor<3xi32>
  bufferization.dealloc_tensor %t : tensor<3xi32>
  memref.dealloc %m : memref<3xi32>
  return
}

// INSERTED: result 0 = 9 : i32
func.func @inserted() -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i32
  %t = tensor.from_elements %v, %v : tensor<2xi32>
  %u = tensor.insert %v into %t[%c0] : tensor<2xi32>
  bufferization.dealloc_tensor %t : tensor<2xi32>
  %w = tensor.extract %u[%c0] : tensor<2xi32>
  return %w : i32
}
