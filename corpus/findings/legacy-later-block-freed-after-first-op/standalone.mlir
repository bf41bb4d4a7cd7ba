module {
  func.func private @f() {
    %alloc = memref.alloc() : memref<i32>
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %c0_i32 = arith.constant 0 : i32
    memref.store %c0_i32, %alloc[] : memref<i32>
    return
  }
  func.func @main() -> i32 {
    call @f() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}