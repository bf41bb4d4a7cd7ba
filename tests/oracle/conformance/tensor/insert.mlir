// RUN: freehold-run %s --entry main --args '3' | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE

// The old tensor keeps its elements, in a loop as well.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [0, 1, 2, 7] : tensor<4xindex>
// CHECK-NEXT: result 1 = [0, 1, 7, 7] : tensor<4xindex>
// CHECK-NEXT: returned
func.func @main(%n: index) -> (tensor<4xindex>, tensor<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[7, 7, 7, 7]> : tensor<4xindex>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %t) -> (tensor<4xindex>, tensor<4xindex>) {
    %u = tensor.insert %i into %a[%i] : tensor<4xindex>
    scf.yield %u, %a : tensor<4xindex>, tensor<4xindex>
  }
  return %r#0, %r#1 : tensor<4xindex>, tensor<4xindex>
}

// OUTSIDE: error: out-of-bounds: index 4 of dimension 0 of size 4
func.func private @outside() -> tensor<4xindex> {
  %c4 = arith.constant 4 : index
  %t = arith.constant dense<[7, 7, 7, 7]> : tensor<4xindex>
  %u = tensor.insert %c4 into %t[%c4] : tensor<4xindex>
  return %u : tensor<4xindex>
}
