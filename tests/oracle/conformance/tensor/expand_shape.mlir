// RUN: freehold-run %s --entry main --args '3' | FileCheck %s
// RUN: not freehold-run %s --entry product 2>&1 | FileCheck %s --check-prefix=PRODUCT

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}1, 2, 3], [4, 5, 6]] : tensor<2x?xi32>
// CHECK-NEXT: result 1 = {{\[\[}}1], [3]] : tensor<2x1xi32>
// CHECK-NEXT: returned
func.func @main(%n: index) -> (tensor<2x?xi32>, tensor<2x1xi32>) {
  %t = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %d = tensor.cast %t : tensor<6xi32> to tensor<?xi32>
  %a = tensor.expand_shape %d [[0, 1]] output_shape [2, %n] : tensor<?xi32> into tensor<2x?xi32>
  %odd = tensor.extract_slice %t[0] [2] [2] : tensor<6xi32> to tensor<2xi32>
  %b = tensor.expand_shape %odd [[0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
  return %a, %b : tensor<2x?xi32>, tensor<2x1xi32>
}

// PRODUCT: error: undefined: expands dimension 0 of size 6 to sizes with another product
func.func private @product() -> tensor<2x?xi32> {
  %n = arith.constant 4 : index
  %t = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %d = tensor.cast %t : tensor<6xi32> to tensor<?xi32>
  %a = tensor.expand_shape %d [[0, 1]] output_shape [2, %n] : tensor<?xi32> into tensor<2x?xi32>
  return %a : tensor<2x?xi32>
}
