// Ops of arith with two results, on vectors and tensors: each lane and each element has both.
// RUN: split-file %s %t
// RUN: freehold-run %t/all.mlir --entry vectors | FileCheck %s
// RUN: freehold-run %t/all.mlir --entry tensors --args 'tensor(2;cells=-1,3)' | FileCheck %s --check-prefix=TENSOR
// RUN: freehold-run %t/all.mlir --entry carry --args 'tensor(2;cells=-1,3)' | FileCheck %s --check-prefix=CARRY
// RUN: not freehold-run %t/all.mlir --entry sizes --args 'tensor(2;seed=1), tensor(3;seed=2)' 2>&1 | FileCheck %s --check-prefix=SIZES
// RUN: freehold-check %t/all.mlir --entry tensors --entry carry --pipeline 'func.func(convert-elementwise-to-linalg)' --oracle interp,native | FileCheck %s --check-prefix=AGREE
// RUN: not freehold-check %t/before.mlir --target %t/after.mlir 2>&1 | FileCheck %s --check-prefix=WRONG
// CHECK: result 0 = -2 : i32
// CHECK-NEXT: result 1 = -1 : i32
// CHECK-NEXT: result 2 = -2 : i32
// CHECK-NEXT: result 3 = 1 : i32
// TENSOR: result 0 = [1, 9] : tensor<?xi32>
// TENSOR-NEXT: result 1 = [0, 0] : tensor<?xi32>
// CARRY: result 0 = [-2, 6] : tensor<?xi32>
// CARRY-NEXT: result 1 = [true, false] : tensor<?xi1>
// SIZES: error: undefined: operands disagree on the size of dimension 0
// AGREE: 4 judged = 4 agree
// WRONG: error: observation
//--- all.mlir
func.func @vectors() -> (i32, i32, i32, i32) {
  %a = arith.constant dense<[-1, -1]> : vector<2xi32>
  %b = arith.constant dense<2> : vector<2xi32>
  %l, %h = arith.mulsi_extended %a, %b : vector<2xi32>
  %m, %u = arith.mului_extended %a, %b : vector<2xi32>
  %r0 = vector.extract %l[0] : i32 from vector<2xi32>
  %r1 = vector.extract %h[1] : i32 from vector<2xi32>
  %r2 = vector.extract %m[0] : i32 from vector<2xi32>
  %r3 = vector.extract %u[1] : i32 from vector<2xi32>
  return %r0, %r1, %r2, %r3 : i32, i32, i32, i32
}
func.func @tensors(%a: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>) {
  %l, %h = arith.mulsi_extended %a, %a : tensor<?xi32>
  return %l, %h : tensor<?xi32>, tensor<?xi32>
}
func.func @carry(%a: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi1>) {
  %s, %c = arith.addui_extended %a, %a : tensor<?xi32>, tensor<?xi1>
  return %s, %c : tensor<?xi32>, tensor<?xi1>
}
func.func @sizes(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi32> {
  %l, %h = arith.mulsi_extended %a, %b : tensor<?xi32>
  return %h : tensor<?xi32>
}
//--- before.mlir
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %l, %h = arith.mulsi_extended %a, %a : tensor<2xi32>
  return %l, %h : tensor<2xi32>, tensor<2xi32>
}
//--- after.mlir
func.func @f(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %l, %h = arith.mului_extended %a, %a : tensor<2xi32>
  return %l, %h : tensor<2xi32>, tensor<2xi32>
}
