// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry few --args 5 2>&1 | FileCheck %s --check-prefix=FEW
// RUN: not freehold-run %s --entry untiled --args 2 2>&1 | FileCheck %s --check-prefix=UNTILED
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN

// The padding is dropped.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[}}1, 2, 3], [4, 5, 6]] : tensor<2x3xi32>
// CHECK-NEXT: result 1 = {{\[\[}}1, 2, 3], [4, 5, 6]] : tensor<2x3xi32>
// CHECK-NEXT: result 2 = {{\[\[}}1, 2, 4], [3, 9, 6]] : tensor<2x3xi32>
// CHECK-NEXT: returned
func.func @main() -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) {
  %t0 = arith.constant dense<[[[[1, 2], [4, 5]], [[3, 9], [6, 9]]]]> : tensor<1x2x2x2xi32>
  %t1 = arith.constant dense<[[[[1, 2], [4, 5]]], [[[3, 9], [6, 9]]]]> : tensor<2x1x2x2xi32>
  %t2 = arith.constant dense<[[[1, 2], [4, 5]], [[3, 9], [6, 9]]]> : tensor<2x2x2xi32>
  %e = tensor.empty() : tensor<2x3xi32>
  %0 = linalg.unpack %t0 inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<1x2x2x2xi32> -> tensor<2x3xi32>
  %1 = linalg.unpack %t1 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %e : tensor<2x1x2x2xi32> -> tensor<2x3xi32>
  %2 = linalg.unpack %t2 inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<2x2x2xi32> -> tensor<2x3xi32>
  return %0, %1, %2 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>
}

// FEW: error: undefined: linalg.unpack: 2 tiles of size 2 for 5 elements
func.func private @few(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<1> : tensor<2x2xi32>
  %d = tensor.cast %t : tensor<2x2xi32> to tensor<?x2xi32>
  %e = tensor.empty(%n) : tensor<?xi32>
  %p = linalg.unpack %d inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<?x2xi32> -> tensor<?xi32>
  %x = tensor.extract %p[%c0] : tensor<?xi32>
  return %x : i32
}

// UNTILED: error: undefined: linalg.unpack: 3 tiles of size 1 for 2 elements
func.func private @untiled(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %t = arith.constant dense<1> : tensor<3x1x2xi32>
  %d = tensor.cast %t : tensor<3x1x2xi32> to tensor<?x1x2xi32>
  %e = tensor.empty(%n) : tensor<?x2xi32>
  %p = linalg.unpack %d inner_dims_pos = [1] inner_tiles = [2] into %e : tensor<?x1x2xi32> -> tensor<?x2xi32>
  %x = tensor.extract %p[%c0, %c0] : tensor<?x2xi32>
  return %x : i32
}

// UNWRITTEN: error: uninitialised-read
func.func private @unwritten() -> i32 {
  %c1 = arith.constant 1 : index
  %t = tensor.empty() : tensor<2x2xi32>
  %e = arith.constant dense<7> : tensor<4xi32>
  %p = linalg.unpack %t inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<2x2xi32> -> tensor<4xi32>
  %x = tensor.extract %p[%c1] : tensor<4xi32>
  return %x : i32
}
