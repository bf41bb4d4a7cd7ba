// RUN: freehold-run %s --entry main --args 'tensor(2x3;cells=1,2)' | FileCheck %s
// RUN: not freehold-run %s --entry size 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not freehold-run %s --entry rank 2>&1 | FileCheck %s --check-prefix=RANK

// A cast to a type that does not hold gives poison.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}1, 2, 1], [2, 1, 2]] : tensor<?x3xi32>
// CHECK-NEXT: result 1 = {{\[\[}}1, 2, 1], [2, 1, 2]] : tensor<2x3xi32>
// CHECK-NEXT: returned
func.func @main(%t: tensor<2x?xi32>) -> (tensor<?x3xi32>, tensor<2x3xi32>) {
  %a = tensor.cast %t : tensor<2x?xi32> to tensor<?x3xi32>
  %u = tensor.cast %t : tensor<2x?xi32> to tensor<*xi32>
  %b = tensor.cast %u : tensor<*xi32> to tensor<2x3xi32>
  return %a, %b : tensor<?x3xi32>, tensor<2x3xi32>
}

// SIZE: error: undefined: {{.*}}poison
func.func private @size() -> tensor<?xi32> {
  %c4 = arith.constant 4 : index
  %v = arith.constant 4 : i32
  %t = tensor.splat %v[%c4] : tensor<?xi32>
  %a = tensor.cast %t : tensor<?xi32> to tensor<5xi32>
  %b = tensor.cast %a : tensor<5xi32> to tensor<?xi32>
  return %b : tensor<?xi32>
}

// RANK: error: undefined: {{.*}}poison
func.func private @rank() -> tensor<?x?xi32> {
  %t = arith.constant dense<1> : tensor<4xi32>
  %u = tensor.cast %t : tensor<4xi32> to tensor<*xi32>
  %b = tensor.cast %u : tensor<*xi32> to tensor<?x?xi32>
  return %b : tensor<?x?xi32>
}
