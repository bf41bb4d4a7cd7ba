// RUN: freehold-run %s --entry main --args 'tensor(2x5)' | FileCheck %s
// RUN: not freehold-run %s --entry poisoned 2>&1 | FileCheck %s --check-prefix=POISONED

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = 2 : index
// CHECK-NEXT: result 1 = 2 : index
// CHECK-NEXT: returned
func.func @main(%t: tensor<2x?xf32>) -> (index, index) {
  %a = tensor.rank %t : tensor<2x?xf32>
  %u = tensor.cast %t : tensor<2x?xf32> to tensor<*xf32>
  %b = tensor.rank %u : tensor<*xf32>
  return %a, %b : index, index
}

// POISONED: error: undefined: {{.*}}poison
func.func private @poisoned() -> index {
  %t = ub.poison : tensor<*xf32>
  %a = tensor.rank %t : tensor<*xf32>
  return %a : index
}
