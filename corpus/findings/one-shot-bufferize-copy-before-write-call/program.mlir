module {
  func.func private @f(tensor<2x2xi32>)
  func.func @g(%arg0: tensor<2x2xi32>) {
    call @f(%arg0) : (tensor<2x2xi32>) -> ()
    return
  }
}
