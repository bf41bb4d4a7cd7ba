module {
  func.func private @g(%arg0: tensor<*xf32>) -> tensor<4xf32> {
    %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<4xf32>
    return %cast : tensor<4xf32>
  }
  func.func @f(%arg0: tensor<*xf32>) -> f32 {
    %c0 = arith.constant 0 : index
    %0 = call @g(%arg0) : (tensor<*xf32>) -> tensor<4xf32>
    %extracted = tensor.extract %0[%c0] : tensor<4xf32>
    return %extracted : f32
  }
}
