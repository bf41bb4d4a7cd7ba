// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE

// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = 2 : i32
// CHECK-NEXT: result 1 = 3 : i32
// CHECK-NEXT: result 2 = 5 : i32
// CHECK-NEXT: returned
func.func @main() -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %s = arith.constant dense<5> : tensor<i32>
  %a = tensor.extract %t[%c0, %c1] : tensor<2x2xi32>
  %b = tensor.extract %t[%c1, %c0] : tensor<2x2xi32>
  %c = tensor.extract %s[] : tensor<i32>
  return %a, %b, %c : i32, i32, i32
}

// OUTSIDE: error: out-of-bounds: index 2 of dimension 1 of size 2
func.func private @outside() -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %a = tensor.extract %t[%c0, %c2] : tensor<2x2xi32>
  return %a : i32
}
