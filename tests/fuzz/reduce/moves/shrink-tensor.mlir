// Moves of types change tensors as well, with the ops that made them.
// RUN: freehold-reduce --apply-move shrink-size:0 %s | FileCheck %s
// RUN: freehold-reduce --apply-move static-size:0 %s | FileCheck %s --check-prefix=STATIC

func.func @f(%x: i32, %n: index) -> (i32, tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %a = tensor.insert %x into %t[%c0] : tensor<4xi32>
  %y = tensor.extract %a[%c0] : tensor<4xi32>
  %e = tensor.empty(%n) : tensor<?xi32>
  return %y, %e : i32, tensor<?xi32>
}

// CHECK: arith.constant dense<1> : tensor<1xi32>
// CHECK: tensor.insert {{.*}} : tensor<1xi32>
// CHECK: tensor.extract {{.*}} : tensor<1xi32>
// CHECK: tensor.empty(%arg1) : tensor<?xi32>

// STATIC: func.func @f(%arg0: i32, %arg1: index) -> (i32, tensor<1xi32>)
// STATIC: dense<[1, 2, 3, 4]> : tensor<4xi32>
// STATIC: tensor.empty() : tensor<1xi32>
