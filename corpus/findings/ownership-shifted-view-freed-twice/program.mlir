module {
  func.func private @f(%arg0: i1) {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %alloc = memref.alloc() : memref<8xi8>
    %view = memref.view %alloc[%c4][] : memref<8xi8> to memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:
    return
  ^bb2:
    memref.store %c0_i32, %view[] : memref<i32>
    %c0_i8 = arith.constant 0 : i8
    memref.store %c0_i8, %alloc[%c0] : memref<8xi8>
    return
  }
  func.func @g() {
    %false = arith.constant false
    call @f(%false) : (i1) -> ()
    return
  }
}
