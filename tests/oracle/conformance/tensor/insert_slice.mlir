// RUN: freehold-run %s --entry main --args '1' | FileCheck %s
// RUN: not freehold-run %s --entry outside 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// RUN: not freehold-run %s --entry sizes 2>&1 | FileCheck %s --check-prefix=SIZES

// The destination and the source keep their elements.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}1, 2, 3, 4], [5, 6, 7, 8]] : tensor<2x4xi32>
// CHECK-NEXT: result 1 = {{\[\[}}1, 2, 3, 4], [1, 2, 3, 4]] : tensor<2x4xi32>
// CHECK-NEXT: result 2 = {{\[\[}}1, 0, 3, 9], [5, 6, 7, 8]] : tensor<2x4xi32>
// CHECK-NEXT: returned
func.func @main(%o: index) -> (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) {
  %t = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi32>
  %row = tensor.extract_slice %t[0, 0] [1, 4] [1, 1] : tensor<2x4xi32> to tensor<4xi32>
  %a = tensor.insert_slice %row into %t[%o, 0] [1, 4] [1, 1] : tensor<4xi32> into tensor<2x4xi32>
  %p = arith.constant dense<[[0, 9]]> : tensor<1x2xi32>
  %b = tensor.insert_slice %p into %t[0, 1] [1, 2] [1, 2] : tensor<1x2xi32> into tensor<2x4xi32>
  return %t, %a, %b : tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>
}

// OUTSIDE: error: out-of-bounds: a slice of size 2 at 3
func.func private @outside() -> tensor<4xi32> {
  %o = arith.constant 3 : index
  %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %p = arith.constant dense<[5, 6]> : tensor<2xi32>
  %a = tensor.insert_slice %p into %t[%o] [2] [1] : tensor<2xi32> into tensor<4xi32>
  return %a : tensor<4xi32>
}

// SIZES: error: undefined: copies between sizes 2 and 3
func.func private @sizes() -> tensor<4xi32> {
  %n = arith.constant 3 : index
  %t = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %p = arith.constant dense<[5, 6]> : tensor<2xi32>
  %d = tensor.cast %p : tensor<2xi32> to tensor<?xi32>
  %a = tensor.insert_slice %d into %t[0] [%n] [1] : tensor<?xi32> into tensor<4xi32>
  return %a : tensor<4xi32>
}
