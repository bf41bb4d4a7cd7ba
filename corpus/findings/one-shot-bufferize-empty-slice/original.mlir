func.func private @k(%arg0: tensor<0xi32>) -> tensor<1xi32> {
  %c0_i32 = arith.constant 0 : i32
  %padded = tensor.pad %arg0 low[1] high[0] {
  ^bb0(%arg1: index):
    tensor.yield %c0_i32 : i32
  } : tensor<0xi32> to tensor<1xi32>
  return %padded : tensor<1xi32>
}
func.func @g() {
  return
}
