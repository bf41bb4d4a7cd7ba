module {
  func.func @f(%arg0: i1) {
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:
    memref.store %c0_i32, %alloc[] : memref<i32>
    return
  ^bb2:
    return
  }
}
