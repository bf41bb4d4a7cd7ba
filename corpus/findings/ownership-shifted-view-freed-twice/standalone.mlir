module {
  func.func private @f(%arg0: i1) {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<8xi8>
    %view = memref.view %alloc[%c4][] : memref<8xi8> to memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return
  ^bb2:  // pred: ^bb0
    memref.store %c0_i32, %view[] : memref<i32>
    %c0_i8 = arith.constant 0 : i8
    memref.store %c0_i8, %alloc[%c0] : memref<8xi8>
    return
  }
  func.func private @g() {
    %false = arith.constant false
    call @f(%false) : (i1) -> ()
    return
  }
  func.func @main() -> i32 {
    call @g() : () -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}