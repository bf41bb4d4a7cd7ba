module {
  func.func @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %false = arith.constant false
    %0 = scf.execute_region -> tensor<4xf32> {
      cf.cond_br %false, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      scf.yield %arg0 : tensor<4xf32>
    ^bb2:  // pred: ^bb0
      scf.yield %arg0 : tensor<4xf32>
    }
    return %0 : tensor<4xf32>
  }
}
