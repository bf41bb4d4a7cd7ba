module {
  func.func private @h(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %alloc = memref.alloc() : memref<1xi32>
    %0 = memref.realloc %alloc(%arg0) : memref<1xi32> to memref<?xi32>
    %1 = arith.cmpi ugt, %arg0, %c0 : index
    cf.cond_br %1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    memref.store %c0_i32, %0[%c0] : memref<?xi32>
    return
  ^bb2:  // pred: ^bb0
    return
  }
  func.func @main() -> i32 {
    %c1 = arith.constant 1 : index
    call @h(%c1) : (index) -> ()
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}