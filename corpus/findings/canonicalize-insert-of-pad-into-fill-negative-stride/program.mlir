func.func @main(%a: tensor<4xi32>, %p: i32) -> (tensor<16xi32>) {
  %e = tensor.empty() : tensor<16xi32>
  %f = linalg.fill ins(%p : i32) outs(%e : tensor<16xi32>) -> tensor<16xi32>
  %f1 = tensor.insert_slice %a into %f[8][4][-1] : tensor<4xi32> into tensor<16xi32>
  %q = tensor.pad %a low[2] high[2] {
  ^bb0(%i: index):
    tensor.yield %p : i32
  } : tensor<4xi32> to tensor<8xi32>
  %r = tensor.insert_slice %q into %f1[0][8][1] : tensor<8xi32> into tensor<16xi32>
  return %r : tensor<16xi32>
}
