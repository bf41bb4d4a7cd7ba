// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry read 2>&1 | FileCheck %s --check-prefix=READ

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
