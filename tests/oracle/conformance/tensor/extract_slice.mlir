// RUN: freehold-run %s --entry main --args '2, 3' | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry negative 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// Offsets, sizes, strides, and dimensions that are dropped.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}2, 4], [10, 12]] : tensor<2x2xi32>
// CHECK-NEXT: result 1 = [10, 11, 12] : tensor<?xi32>
// CHECK-NEXT: result 2 = [](0) : tensor<0xi32>
// CHECK-NEXT: returned
func.func @main(%o: index, %n: index) -> (tensor<2x2xi32>, tensor<?xi32>, tensor<0xi32>) {
  %t = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %a = tensor.extract_slice %t[0, 1] [2, 2] [2, 2] : tensor<3x4xi32> to tensor<2x2xi32>
  %b = tensor.extract_slice %t[%o, 1] [1, %n] [1, 1] : tensor<3x4xi32> to tensor<?xi32>
  %c = tensor.extract_slice %t[2, 0] [0, 1] [1, 1] : tensor<3x4xi32> to tensor<0xi32>
  return %a, %b, %c : tensor<2x2xi32>, tensor<?xi32>, tensor<0xi32>
}

// OUTSIDE: error: out-of-bounds: a slice of size 3 at 2 with stride 1 of dimension 0 of size 4
func.func private @outside() -> tensor<?xi32> {
  %n = arith.constant 3 : index
  %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %a = tensor.extract_slice %t[2] [%n] [1] : tensor<4xi32> to tensor<?xi32>
  return %a : tensor<?xi32>
}

// NEGATIVE: error: out-of-bounds: a slice of size 1 at -1
func.func private @negative() -> tensor<1xi32> {
  %n = arith.constant -1 : index
  %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %a = tensor.extract_slice %t[%n] [1] [1] : tensor<4xi32> to tensor<1xi32>
  return %a : tensor<1xi32>
}
