func.func @f(%t: tensor<4xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %x = tensor.extract %t[%c1] : tensor<4xf32>
  return %x : f32
}
