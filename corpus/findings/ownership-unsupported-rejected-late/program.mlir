module {
  func.func private @f(%arg0: memref<i32>) {
    return
  }
  func.func @g() {
    %c0 = arith.constant 0 : index
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb1
    %1 = arith.cmpi ne, %0, %c0 : index
    cf.cond_br %1, ^bb1(%c0 : index), ^bb2
  ^bb2:  // pred: ^bb1
    return
  }
}
