module {
  func.func @f() {
    %alloc = memref.alloc() : memref<i32>
    cf.br ^bb1
  ^bb1:
    %c0_i32 = arith.constant 0 : i32
    memref.store %c0_i32, %alloc[] : memref<i32>
    return
  }
}
