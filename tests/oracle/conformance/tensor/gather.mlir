// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry twice 2>&1 | FileCheck %s --check-prefix=TWICE

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[\[}}4, 5, 6]], {{\[\[}}1, 2, 3]]] : tensor<2x1x3xi32>
// CHECK-NEXT: result 1 = {{\[\[}}4, 5, 6], [1, 2, 3]] : tensor<2x3xi32>
// CHECK-NEXT: result 2 = [6, 6] : tensor<2xi32>
// CHECK-NEXT: returned
func.func @main() -> (tensor<2x1x3xi32>, tensor<2x3xi32>, tensor<2xi32>) {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = arith.constant dense<[[1], [0]]> : tensor<2x1xindex>
  %a = tensor.gather %t[%i] gather_dims([0]) : (tensor<2x3xi32>, tensor<2x1xindex>) -> tensor<2x1x3xi32>
  %b = tensor.gather %t[%i] gather_dims([0]) : (tensor<2x3xi32>, tensor<2x1xindex>) -> tensor<2x3xi32>
  %j = arith.constant dense<[[1, 2], [1, 2]]> : tensor<2x2xi32>
  %c = tensor.gather %t[%j] gather_dims([0, 1]) : (tensor<2x3xi32>, tensor<2x2xi32>) -> tensor<2xi32>
  return %a, %b, %c : tensor<2x1x3xi32>, tensor<2x3xi32>, tensor<2xi32>
}

// OUTSIDE: error: out-of-bounds: a slice of size 1 at 2
func.func private @outside() -> tensor<1x3xi32> {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = arith.constant dense<[[2]]> : tensor<1x1xindex>
  %a = tensor.gather %t[%i] gather_dims([0]) : (tensor<2x3xi32>, tensor<1x1xindex>) -> tensor<1x3xi32>
  return %a : tensor<1x3xi32>
}

// TWICE: error: undefined: two rows of indices are equal
func.func private @twice() -> tensor<2x3xi32> {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %i = arith.constant dense<[[1], [1]]> : tensor<2x1xindex>
  %a = tensor.gather %t[%i] gather_dims([0]) unique : (tensor<2x3xi32>, tensor<2x1xindex>) -> tensor<2x3xi32>
  return %a : tensor<2x3xi32>
}
