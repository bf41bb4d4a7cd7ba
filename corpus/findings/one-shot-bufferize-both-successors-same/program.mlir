module {
  func.func private @e(%arg0: tensor<4xi32>) {
    %false = arith.constant false
    cf.cond_br %false, ^bb1(%arg0 : tensor<4xi32>), ^bb1(%arg0 : tensor<4xi32>)
  ^bb1(%0: tensor<4xi32>):  // 2 preds: ^bb0, ^bb0
    return
  }
  func.func @g() {
    return
  }
}
