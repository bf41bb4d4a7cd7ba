module {
  func.func private @f(%arg0: i1, %arg1: i32) {
    %alloc = memref.alloc() : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %arg1, %alloc[] : memref<i32>
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
  func.func @main() -> i32 {
    %false = arith.constant false
    %c3_i32 = arith.constant 3 : i32
    call @f(%false, %c3_i32) : (i1, i32) -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}