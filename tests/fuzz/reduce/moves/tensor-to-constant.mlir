// A tensor of dynamic shape stays, and so does a constant.
// RUN: freehold-reduce --apply-move tensor-to-constant %s | FileCheck %s

func.func @f(%x: i32, %u: tensor<?xi32>) -> (tensor<2xi32>, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %t = tensor.from_elements %x, %x : tensor<2xi32>
  %v = tensor.insert %x into %u[%c0] : tensor<?xi32>
  return %t, %v : tensor<2xi32>, tensor<?xi32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: tensor<?xi32>) -> (tensor<2xi32>, tensor<?xi32>) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %cst = arith.constant dense<0> : tensor<2xi32>
// CHECK-NEXT: %inserted = tensor.insert %arg0 into %arg1[%c0] : tensor<?xi32>
// CHECK-NEXT: return %cst, %inserted : tensor<2xi32>, tensor<?xi32>
