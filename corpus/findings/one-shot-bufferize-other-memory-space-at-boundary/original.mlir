func.func @f(%n: index, %t: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = bufferization.alloc_tensor() copy(%t) {memory_space = 1} : tensor<4xf32>
  %b = func.call @g(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.extract %b[%c0] : tensor<4xf32>
  return %x : f32
}
func.func private @g(%t: tensor<4xf32>) -> tensor<4xf32> { return %t : tensor<4xf32> }
