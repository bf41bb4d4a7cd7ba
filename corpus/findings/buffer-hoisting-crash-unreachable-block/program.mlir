module {
  func.func @f(%arg0: memref<i32>) {
    cf.br ^bb2(%arg0 : memref<i32>)
  ^bb1:  // no predecessors
    %alloc = memref.alloc() : memref<i32>
    cf.br ^bb2(%alloc : memref<i32>)
  ^bb2(%0: memref<i32>):  // 2 preds: ^bb0, ^bb1
    return
  }
}
