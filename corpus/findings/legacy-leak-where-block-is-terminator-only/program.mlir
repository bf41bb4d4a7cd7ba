module {
  func.func @f(%arg0: i1, %arg1: i32) {
    %alloc = memref.alloc() : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:
    memref.store %arg1, %alloc[] : memref<i32>
    cf.br ^bb2
  ^bb2:
    return
  }
}
