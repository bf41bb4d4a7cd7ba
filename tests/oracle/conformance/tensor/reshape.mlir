// RUN: freehold-run %s --entry main --args '3' | FileCheck %s
// RUN: not freehold-run %s --entry number 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}1, 2], [3, 4], [5, 6]] : tensor<?x2xi32>
// CHECK-NEXT: result 1 = [1, 2, 3] : tensor<3xi32>
// CHECK-NEXT: returned
func.func @main(%n: index) -> (tensor<?x2xi32>, tensor<3xi32>) {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %c2 = arith.constant 2 : index
  %s = tensor.from_elements %n, %c2 : tensor<2xindex>
  %a = tensor.reshape %t(%s) : (tensor<2x3xi32>, tensor<2xindex>) -> tensor<?x2xi32>
  // Elements with gaps between them.
  %column = tensor.extract_slice %t[0, 1] [2, 1] [1, 1] : tensor<2x3xi32> to tensor<2x1xi32>
  %row = tensor.extract_slice %t[0, 0] [1, 3] [1, 1] : tensor<2x3xi32> to tensor<1x3xi32>
  %three = arith.constant dense<3> : tensor<1xi32>
  %b = tensor.reshape %row(%three) : (tensor<1x3xi32>, tensor<1xi32>) -> tensor<3xi32>
  return %a, %b : tensor<?x2xi32>, tensor<3xi32>
}

// NUMBER: error: undefined: reshapes to another number of elements
func.func private @number() -> tensor<?xi32> {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %s = arith.constant dense<5> : tensor<1xindex>
  %a = tensor.reshape %t(%s) : (tensor<2x3xi32>, tensor<1xindex>) -> tensor<?xi32>
  return %a : tensor<?xi32>
}

// UNWRITTEN: error: uninitialised-read: a size was never written
func.func private @unwritten() -> tensor<?xi32> {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %s = tensor.empty() : tensor<1xindex>
  %a = tensor.reshape %t(%s) : (tensor<2x3xi32>, tensor<1xindex>) -> tensor<?xi32>
  return %a : tensor<?xi32>
}
