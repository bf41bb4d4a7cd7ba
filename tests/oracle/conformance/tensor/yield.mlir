// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry poisoned 2>&1 | FileCheck %s --check-prefix=POISONED

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [0, 1, 4] : tensor<3xindex>
// CHECK-NEXT: returned
func.func @main() -> tensor<3xindex> {
  %t = tensor.generate {
  ^bb0(%i: index):
    %s = arith.muli %i, %i : index
    tensor.yield %s : index
  } : tensor<3xindex>
  return %t : tensor<3xindex>
}

// POISONED: error: undefined: {{.*}}poison
func.func private @poisoned() -> index {
  %c0 = arith.constant 0 : index
  %t = tensor.generate {
  ^bb0(%i: index):
    %p = ub.poison : index
    tensor.yield %p : index
  } : tensor<3xindex>
  %v = tensor.extract %t[%c0] : tensor<3xindex>
  return %v : index
}
