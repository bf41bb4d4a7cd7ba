module {
  func.func private @g(tensor<4xf32>) -> tensor<4xf32>
  func.func @f(%arg0: tensor<4xf32>) {
    %f = constant @g : (tensor<4xf32>) -> tensor<4xf32>
    %0 = call_indirect %f(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}
