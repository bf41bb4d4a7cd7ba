// RUN: freehold-run %s --entry main --args '3' | FileCheck %s
// RUN: not freehold-run %s --entry read 2>&1 | FileCheck %s --check-prefix=READ

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [_, _, _] : tensor<?xi32>
// CHECK-NEXT: result 1 = [1, 2] : tensor<2xi32>
// CHECK-NEXT: result 2 = [9, 2] : tensor<2xi32>
// CHECK-NEXT: returned
func.func @main(%n: index) -> (tensor<?xi32>, tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 9 : i32
  %a = bufferization.alloc_tensor(%n) : tensor<?xi32>
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %b = bufferization.alloc_tensor() copy(%t) : tensor<2xi32>
  %c = tensor.insert %v into %b[%c0] : tensor<2xi32>
  return %a, %b, %c : tensor<?xi32>, tensor<2xi32>, tensor<2xi32>
}

// READ: error: uninitialised-read
func.func private @read() -> i32 {
  %c0 = arith.constant 0 : index
  %t = bufferization.alloc_tensor() : tensor<3xi32>
  %v = tensor.extract %t[%c0] : tensor<3xi32>
  return %v : i32
}
