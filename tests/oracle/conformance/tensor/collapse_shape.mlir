// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [1, 2, 3, 4, 5, 6] : tensor<6xi32>
// CHECK-NEXT: result 1 = [1, 2, 4, 5] : tensor<4xi32>
// CHECK-NEXT: returned
func.func @main() -> (tensor<6xi32>, tensor<4xi32>) {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %a = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  // Elements with gaps between them.
  %left = tensor.extract_slice %t[0, 0] [2, 2] [1, 1] : tensor<2x3xi32> to tensor<2x2xi32>
  %b = tensor.collapse_shape %left [[0, 1]] : tensor<2x2xi32> into tensor<4xi32>
  return %a, %b : tensor<6xi32>, tensor<4xi32>
}

// UNWRITTEN: error: uninitialised-read
func.func private @unwritten() -> i32 {
  %c0 = arith.constant 0 : index
  %t = tensor.empty() : tensor<2x3xi32>
  %a = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
  %v = tensor.extract %a[%c0] : tensor<6xi32>
  return %v : i32
}
