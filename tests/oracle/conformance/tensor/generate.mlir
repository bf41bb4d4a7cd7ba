// RUN: freehold-run %s --entry main --args '2' | FileCheck %s
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not freehold-run %s --entry divides 2>&1 | FileCheck %s --check-prefix=DIVIDES

// The body runs for each element.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}0, 1, 2], [10, 11, 12]] : tensor<?x3xindex>
// CHECK-NEXT: returned
func.func @main(%n: index) -> tensor<?x3xindex> {
  %c10 = arith.constant 10 : index
  %t = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %a = arith.muli %i, %c10 : index
    %b = arith.addi %a, %j : index
    tensor.yield %b : index
  } : tensor<?x3xindex>
  return %t : tensor<?x3xindex>
}

// NEGATIVE: error: undefined: makes a tensor of size -2
func.func private @negative() -> tensor<?xindex> {
  %n = arith.constant -2 : index
  %t = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<?xindex>
  return %t : tensor<?xindex>
}

// DIVIDES: error: undefined: {{.*}}zero
func.func private @divides() -> tensor<2xindex> {
  %c1 = arith.constant 1 : index
  %t = tensor.generate {
  ^bb0(%i: index):
    %q = arith.divui %c1, %i : index
    tensor.yield %q : index
  } : tensor<2xindex>
  return %t : tensor<2xindex>
}
