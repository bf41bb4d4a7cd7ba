func.func private @g(%t: tensor<*xf32>) -> tensor<4xf32> {
  %c = tensor.cast %t : tensor<*xf32> to tensor<4xf32>
  return %c : tensor<4xf32>
}
func.func @f(%t: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %u = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %r = call @g(%u) : (tensor<*xf32>) -> tensor<4xf32>
  %x = tensor.extract %r[%c0] : tensor<4xf32>
  return %x : f32
}
