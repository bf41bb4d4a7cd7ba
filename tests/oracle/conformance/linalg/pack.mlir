// RUN: freehold-run %s --entry main | FileCheck %s
// RUN: not freehold-run %s --entry full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not freehold-run %s --entry more --args 3 2>&1 | FileCheck %s --check-prefix=MORE
// RUN: not freehold-run %s --entry tile --args 3 2>&1 | FileCheck %s --check-prefix=TILE
// RUN: not freehold-run %s --entry unwritten 2>&1 | FileCheck %s --check-prefix=UNWRITTEN

// Tiles of 2x2, with padding in the last column; the same with the outer dimensions transposed; tiles of one
// dimension, in which inner dimensions are not in the order of the outer ones.
// CHECK-LABEL: @main(
// CHECK-NEXT: result 0 = {{\[\[\[\[}}1, 2], [4, 5]], {{\[\[}}3, 9], [6, 9]]]] : tensor<1x2x2x2xi32>
// CHECK-NEXT: result 1 = {{\[\[\[\[}}1, 2], [4, 5]]], {{\[\[\[}}3, 9], [6, 9]]]] : tensor<2x1x2x2xi32>
// CHECK-NEXT: result 2 = {{\[\[\[\[}}1, 4], [2, 5], [3, 6]]]] : tensor<1x1x3x2xi32>
// CHECK-NEXT: result 3 = {{\[\[\[}}1, 2, 3]], {{\[\[}}4, 5, 6]]] : tensor<2x1x3xi32>
// CHECK-NEXT: returned
func.func @main() -> (tensor<1x2x2x2xi32>, tensor<2x1x2x2xi32>, tensor<1x1x3x2xi32>, tensor<2x1x3xi32>) {
  %t = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %pad = arith.constant 9 : i32
  %c3 = arith.constant 3 : index
  %e0 = tensor.empty() : tensor<1x2x2x2xi32>
  %0 = linalg.pack %t padding_value(%pad : i32) inner_dims_pos = [0, 1] inner_tiles = [2, 2]
      into %e0 : tensor<2x3xi32> -> tensor<1x2x2x2xi32>
  %e1 = tensor.empty() : tensor<2x1x2x2xi32>
  %1 = linalg.pack %t padding_value(%pad : i32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1]
      inner_tiles = [2, 2] into %e1 : tensor<2x3xi32> -> tensor<2x1x2x2xi32>
  %e2 = tensor.empty() : tensor<1x1x3x2xi32>
  %2 = linalg.pack %t inner_dims_pos = [1, 0] inner_tiles = [3, 2]
      into %e2 : tensor<2x3xi32> -> tensor<1x1x3x2xi32>
  %e3 = tensor.empty(%c3) : tensor<2x1x?xi32>
  %3 = linalg.pack %t inner_dims_pos = [1] inner_tiles = [%c3]
      into %e3 : tensor<2x3xi32> -> tensor<2x1x?xi32>
  %d3 = tensor.cast %3 : tensor<2x1x?xi32> to tensor<2x1x3xi32>
  return %0, %1, %2, %d3 : tensor<1x2x2x2xi32>, tensor<2x1x2x2xi32>, tensor<1x1x3x2xi32>, tensor<2x1x3xi32>
}

// FULL: error: undefined: linalg.pack: no padding for a last tile that is not full
func.func private @full() -> i32 {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %t = tensor.splat %v[%c3] : tensor<?xi32>
  %e = tensor.empty(%c3) : tensor<?x2xi32>
  %s = tensor.extract_slice %e[0, 0] [2, 2] [1, 1] : tensor<?x2xi32> to tensor<2x2xi32>
  %d = tensor.cast %s : tensor<2x2xi32> to tensor<?x2xi32>
  %p = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %d : tensor<?xi32> -> tensor<?x2xi32>
  %x = tensor.extract %p[%c0, %c0] : tensor<?x2xi32>
  return %x : i32
}

// More tiles than needed.
// MORE: error: undefined: linalg.pack: 3 tiles of size 2 for 3 elements
func.func private @more(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %v = arith.constant 1 : i32
  %t = tensor.splat %v[%n] : tensor<?xi32>
  %e = tensor.empty(%n) : tensor<?x2xi32>
  %p = linalg.pack %t padding_value(%v : i32) inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<?xi32> -> tensor<?x2xi32>
  %x = tensor.extract %p[%c0, %c0] : tensor<?x2xi32>
  return %x : i32
}

// TILE: error: undefined: linalg.pack: tiles of size 3 where the tensor has 2
func.func private @tile(%n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 1 : i32
  %t = tensor.splat %v[%n] : tensor<?xi32>
  %e = tensor.empty(%c2, %c2) : tensor<?x?xi32>
  %p = linalg.pack %t padding_value(%v : i32) inner_dims_pos = [0] inner_tiles = [%n] into %e : tensor<?xi32> -> tensor<?x?xi32>
  %x = tensor.extract %p[%c0, %c0] : tensor<?x?xi32>
  return %x : i32
}

// UNWRITTEN: error: uninitialised-read
func.func private @unwritten() -> i32 {
  %c1 = arith.constant 1 : index
  %t = tensor.empty() : tensor<4xi32>
  %e = tensor.empty() : tensor<2x2xi32>
  %p = linalg.pack %t inner_dims_pos = [0] inner_tiles = [2] into %e : tensor<4xi32> -> tensor<2x2xi32>
  %x = tensor.extract %p[%c1, %c1] : tensor<2x2xi32>
  return %x : i32
}
