module {
  func.func @f(%arg0: i1, %arg1: i1) {
    cf.cond_br %arg0, ^bb1, ^bb3
  ^bb1:
    %alloc = memref.alloc() : memref<i32>
    cf.cond_br %arg1, ^bb2, ^bb3
  ^bb2:
    %0 = bufferization.clone %alloc : memref<i32> to memref<i32>
    cf.br ^bb3
  ^bb3:
    %c0_i32 = arith.constant 0 : i32
    return
  }
}
