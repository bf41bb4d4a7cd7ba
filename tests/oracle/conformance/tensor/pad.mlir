// RUN: freehold-run %s --entry main --args '2' | FileCheck %s
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// The body runs for the elements that the source does not have.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = [0, 1, 7, 8, 4] : tensor<?xindex>
// CHECK-NEXT: result 1 = {{\[\[}}0, 0, 0], [1, 2, 0], [0, 0, 0]] : tensor<3x3xi32>
// CHECK-NEXT: returned
func.func @main(%l: index) -> (tensor<?xindex>, tensor<3x3xi32>) {
  %t = arith.constant dense<[7, 8]> : tensor<2xindex>
  %a = tensor.pad %t low[%l] high[1] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<2xindex> to tensor<?xindex>
  %u = arith.constant dense<[[1, 2]]> : tensor<1x2xi32>
  %z = arith.constant 0 : i32
  %b = tensor.pad %u low[1, 0] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : i32
  } : tensor<1x2xi32> to tensor<3x3xi32>
  return %a, %b : tensor<?xindex>, tensor<3x3xi32>
}

// NEGATIVE: error: undefined: pads by -1 and 1 elements
func.func private @negative() -> tensor<?xindex> {
  %l = arith.constant -1 : index
  %t = arith.constant dense<[7, 8]> : tensor<2xindex>
  %a = tensor.pad %t low[%l] high[1] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<2xindex> to tensor<?xindex>
  return %a : tensor<?xindex>
}
