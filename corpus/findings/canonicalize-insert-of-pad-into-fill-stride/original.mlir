func.func @main() {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %p = arith.constant 3 : i32
  %q1 = arith.constant 8 : i32
  %a = tensor.splat %q1 : tensor<4xi32>
  %e = tensor.empty() : tensor<16xi32>
  %f = linalg.fill ins(%p : i32) outs(%e : tensor<16xi32>) -> tensor<16xi32>
  %q = tensor.pad %a low[2] high[2] {
  ^bb0(%i: index):
    tensor.yield %p : i32
  } : tensor<4xi32> to tensor<8xi32>
  %r = tensor.insert_slice %q into %f[0][8][2] : tensor<8xi32> into tensor<16xi32>
  %x = tensor.extract %r[%c2] : tensor<16xi32>
  vector.print %x : i32
  return
}
