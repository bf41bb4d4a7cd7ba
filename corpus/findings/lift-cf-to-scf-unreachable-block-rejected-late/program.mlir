module {
  func.func @f() {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    return
  }
  func.func @q() {
    return
  ^bb1:  // no predecessors
    %alloc = memref.alloc() : memref<i32>
    return
  }
}
