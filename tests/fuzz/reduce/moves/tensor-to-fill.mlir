// Dynamic sizes are 1. A filled empty tensor stays as it is.
// RUN: freehold-reduce --apply-move tensor-to-fill %s | FileCheck %s

func.func @f(%x: i32, %u: tensor<?xi32>) -> (tensor<?xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  %v = tensor.insert %x into %u[%c0] : tensor<?xi32>
  %e = tensor.empty() : tensor<2xi32>
  %t = linalg.fill ins(%z : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  return %v, %t : tensor<?xi32>, tensor<2xi32>
}

// CHECK:      module {
// CHECK-NEXT: func.func @f(%arg0: i32, %arg1: tensor<?xi32>) -> (tensor<?xi32>, tensor<2xi32>) {
// CHECK-DAG:  [[SIZE:%.*]] = arith.constant 1 : index
// CHECK-DAG:  [[ZERO:%.*]] = arith.constant 0 : i32
// CHECK:      [[EMPTY:%.*]] = tensor.empty([[SIZE]]) : tensor<?xi32>
// CHECK-NEXT: [[FILLED:%.*]] = linalg.fill ins([[ZERO]] : i32) outs([[EMPTY]] : tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT: [[OTHER:%.*]] = tensor.empty() : tensor<2xi32>
// CHECK-NEXT: [[STAYS:%.*]] = linalg.fill ins([[ZERO]] : i32) outs([[OTHER]] : tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: return [[FILLED]], [[STAYS]] : tensor<?xi32>, tensor<2xi32>
