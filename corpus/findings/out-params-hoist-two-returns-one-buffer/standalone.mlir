module {
  memref.global "private" @acc : memref<i32> = dense<0>
  func.func private @note(%arg0: i32) {
    %0 = memref.get_global @acc : memref<i32>
    %1 = memref.load %0[] : memref<i32>
    %c31_i32 = arith.constant 31 : i32
    %2 = arith.muli %1, %c31_i32 : i32
    %3 = arith.addi %2, %arg0 : i32
    memref.store %3, %0[] : memref<i32>
    return
  }
  func.func private @g(%arg0: i1) -> memref<i32> {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %alloc = memref.alloc() : memref<i32>
    %alloc_0 = memref.alloc() : memref<i32>
    memref.store %c0_i32, %alloc[] : memref<i32>
    memref.store %c1_i32, %alloc_0[] : memref<i32>
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %alloc : memref<i32>
  ^bb2:  // pred: ^bb0
    return %alloc_0 : memref<i32>
  }
  func.func private @f() -> i32 {
    %true = arith.constant true
    %0 = call @g(%true) : (i1) -> memref<i32>
    %1 = memref.load %0[] : memref<i32>
    return %1 : i32
  }
  func.func @main() -> i32 {
    %0 = call @f() : () -> i32
    call @note(%0) : (i32) -> ()
    %1 = memref.get_global @acc : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    return %2 : i32
  }
}