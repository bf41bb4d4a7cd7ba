// RUN: freehold-run %s --entry main --args 'tensor(2x5)' | FileCheck %s
// RUN: not freehold-run %s --entry above 2>&1 | FileCheck %s --check-prefix=ABOVE

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = 2 : index
// CHECK-NEXT: result 1 = 5 : index
// CHECK-NEXT: result 2 = 5 : index
// CHECK-NEXT: returned
func.func @main(%t: tensor<2x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %t, %c0 : tensor<2x?xf32>
  %b = tensor.dim %t, %c1 : tensor<2x?xf32>
  %u = tensor.cast %t : tensor<2x?xf32> to tensor<*xf32>
  %c = tensor.dim %u, %c1 : tensor<*xf32>
  return %a, %b, %c : index, index, index
}

// ABOVE: error: undefined: dimension 2 of a tensor of rank 2
func.func private @above() -> index {
  %c2 = arith.constant 2 : index
  %t = tensor.empty() : tensor<2x3xf32>
  %a = tensor.dim %t, %c2 : tensor<2x3xf32>
  return %a : index
}
