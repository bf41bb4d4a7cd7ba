module {
  func.func @f(%arg0: i1, %arg1: memref<i32>) {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : memref<i32>)
  ^bb1:
    %alloc = memref.alloc() : memref<i32>
    cf.br ^bb2(%alloc : memref<i32>)
  ^bb2(%0 : memref<i32>):
    %c0_i32 = arith.constant 0 : i32
    return
  }
}
