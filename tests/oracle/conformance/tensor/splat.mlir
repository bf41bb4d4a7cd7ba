// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry poisoned 2>&1 | FileCheck %s --check-prefix=POISONED

// One element stands for all; an update is of one of them only.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}7, 7, 7], [7, 7, 7]] : tensor<2x3xi32>
// CHECK-NEXT: result 1 = {{\[\[}}7, 7, 7], [7, 9, 7]] : tensor<2x3xi32>
// CHECK-NEXT: returned
func.func @main() -> (tensor<2x3xi32>, tensor<2x3xi32>) {
  %c1 = arith.constant 1 : index
  %v = arith.constant 7 : i32
  %w = arith.constant 9 : i32
  %t = tensor.splat %v : tensor<2x3xi32>
  %u = tensor.insert %w into %t[%c1, %c1] : tensor<2x3xi32>
  return %t, %u : tensor<2x3xi32>, tensor<2x3xi32>
}

// POISONED: error: undefined: {{.*}}poison
func.func private @poisoned() -> i32 {
  %c0 = arith.constant 0 : index
  %p = ub.poison : i32
  %t = tensor.splat %p : tensor<3xi32>
  %v = tensor.extract %t[%c0] : tensor<3xi32>
  return %v : i32
}
