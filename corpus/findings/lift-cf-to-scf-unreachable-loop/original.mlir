module {
  func.func @f(%arg0: i1) {
    %false = arith.constant false
    cf.cond_br %arg0, ^bb2, ^bb2
  ^bb1:  // pred: ^bb1
    cf.cond_br %false, ^bb1, ^bb2
  ^bb2:  // 3 preds: ^bb0, ^bb0, ^bb1
    return
  }
}
