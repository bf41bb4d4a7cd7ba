module {
  func.func @f(%arg0: tensor<4xf32>) {
    return
  ^bb1(%0: tensor<4xf32>):  // no predecessors
    return
  }
}
