module {
  func.func private @f(%arg0: tensor<0xi32>) -> tensor<0xi32> {
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<0xi32>, tensor<0xi32>) -> tensor<0xi32>
    return %concat : tensor<0xi32>
  }
  func.func @g() {
    return
  }
}
