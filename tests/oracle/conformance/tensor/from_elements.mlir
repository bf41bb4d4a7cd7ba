// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry poisoned 2>&1 | FileCheck %s --check-prefix=POISONED

// Elements in row-major order.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}1, 2], [3, 4]] : tensor<2x2xi32>
// CHECK-NEXT: result 1 = 3 : tensor<i32>
// CHECK-NEXT: returned
func.func @main() -> (tensor<2x2xi32>, tensor<i32>) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %c = arith.constant 3 : i32
  %d = arith.constant 4 : i32
  %t = tensor.from_elements %a, %b, %c, %d : tensor<2x2xi32>
  %s = tensor.from_elements %c : tensor<i32>
  return %t, %s : tensor<2x2xi32>, tensor<i32>
}

// POISONED: error: undefined: {{.*}}poison
func.func private @poisoned() -> i32 {
  %c1 = arith.constant 1 : index
  %a = arith.constant 1 : i32
  %p = ub.poison : i32
  %t = tensor.from_elements %a, %p : tensor<2xi32>
  %v = tensor.extract %t[%c1] : tensor<2xi32>
  return %v : i32
}
