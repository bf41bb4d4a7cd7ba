// freehold-prepare: eliminate-empty-tensors,one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1 function-boundary-type-conversion=identity-layout-map copy-before-write=1},cse
func.func private @use_2x2xi32(tensor<2x2xi32>)
func.func @entry0(%arg0: tensor<2x2xi32>, %arg1: i1) -> (tensor<?xi32>) {
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c7_i32 = arith.constant 7 : i32
  %c9_i32 = arith.constant 9 : i32
  %0 = bufferization.alloc_tensor() : tensor<2x2xi32>
  %1 = linalg.fill ins(%c9_i32 : i32) outs(%0 : tensor<2x2xi32>) -> tensor<2x2xi32>
  %2 = linalg.matmul ins(%1, %arg0 : tensor<2x2xi32>, tensor<2x2xi32>) outs(%1 : tensor<2x2xi32>) -> tensor<2x2xi32>
  %3 = arith.addi %c3, %c3 : index
  %4 = arith.minui %3, %c7 : index
  %5 = tensor.empty(%4) : tensor<?xi32>
  %6 = linalg.fill ins(%c7_i32 : i32) outs(%5 : tensor<?xi32>) -> tensor<?xi32>
  func.call @use_2x2xi32(%2) : (tensor<2x2xi32>) -> ()
  return %6 : tensor<?xi32>
}
