// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}1, 2], [3, 4], [5, 6]] : tensor<3x2xi32>
// CHECK-NEXT: result 1 = {{\[\[}}9, 10], [3, 4], [7, 8]] : tensor<3x2xi32>
// CHECK-NEXT: returned
func.func @main() -> (tensor<3x2xi32>, tensor<3x2xi32>) {
  %t = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %i = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %s = arith.constant dense<[[[7, 8]], [[9, 10]]]> : tensor<2x1x2xi32>
  %a = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<2x1x2xi32>, tensor<3x2xi32>, tensor<2x1xindex>) -> tensor<3x2xi32>
  return %t, %a : tensor<3x2xi32>, tensor<3x2xi32>
}

// TWICE: error: undefined: two rows of indices are equal
func.func private @twice() -> tensor<3x2xi32> {
  %t = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %i = arith.constant dense<[[2], [2]]> : tensor<2x1xindex>
  %s = arith.constant dense<[[[7, 8]], [[9, 10]]]> : tensor<2x1x2xi32>
  %a = tensor.scatter %s into %t[%i] scatter_dims([0]) unique : (tensor<2x1x2xi32>, tensor<3x2xi32>, tensor<2x1xindex>) -> tensor<3x2xi32>
  return %a : tensor<3x2xi32>
}
