// The body yields its last argument.
// RUN: freehold-reduce --apply-move cut-linalg-body %s | FileCheck %s

func.func @f(%t: tensor<4xi32>, %u: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%t : tensor<4xi32>) outs(%u : tensor<4xi32>) {
  ^bb0(%x: i32, %y: i32):
    %s = arith.addi %x, %y : i32
    %z = arith.muli %s, %y : i32
    linalg.yield %z : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// CHECK:      linalg.generic
// CHECK-NEXT: ^bb0(%in: i32, %out: i32):
// CHECK-NEXT: linalg.yield %out : i32
// CHECK-NEXT: } -> tensor<4xi32>
