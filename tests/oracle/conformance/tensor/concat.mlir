// RUN: freehold-run %s --entry main --args 'tensor(2x2;cells=1,2)' | FileCheck %s
// RUN: not freehold-run %s --entry disagree 2>&1 | FileCheck %s --check-prefix=DISAGREE

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}7, 8], [1, 2], [1, 2]] : tensor<?x2xi32>
// CHECK-NEXT: result 1 = {{\[\[}}9, 7, 8]] : tensor<1x3xi32>
// CHECK-NEXT: returned
func.func @main(%t: tensor<?x2xi32>) -> (tensor<?x2xi32>, tensor<1x3xi32>) {
  %u = arith.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %v = arith.constant dense<[[9]]> : tensor<1x1xi32>
  %a = tensor.concat dim(0) %u, %t : (tensor<1x2xi32>, tensor<?x2xi32>) -> tensor<?x2xi32>
  %b = tensor.concat dim(1) %v, %u : (tensor<1x1xi32>, tensor<1x2xi32>) -> tensor<1x3xi32>
  return %a, %b : tensor<?x2xi32>, tensor<1x3xi32>
}

// DISAGREE: error: undefined: operands disagree on dimension 1
func.func private @disagree() -> tensor<2x?xi32> {
  %n = arith.constant 3 : index
  %v = arith.constant 3 : i32
  %t = tensor.splat %v[%n] : tensor<1x?xi32>
  %u = arith.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %d = tensor.cast %u : tensor<1x2xi32> to tensor<1x?xi32>
  %a = tensor.concat dim(0) %d, %t : (tensor<1x?xi32>, tensor<1x?xi32>) -> tensor<2x?xi32>
  return %a : tensor<2x?xi32>
}
