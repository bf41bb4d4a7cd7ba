module {
  func.func @f(%arg0: i32, %arg1: memref<i32>, %arg2: memref<i32>) {
    memref.store %arg0, %arg1[] : memref<i32>
    cf.br ^bb2(%arg2 : memref<i32>)
  ^bb1:  // no predecessors
    cf.br ^bb2(%arg1 : memref<i32>)
  ^bb2(%0: memref<i32>):  // 2 preds: ^bb0, ^bb1
    return
  }
}
