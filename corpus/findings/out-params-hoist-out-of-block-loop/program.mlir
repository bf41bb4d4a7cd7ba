module {
  func.func private @g(%arg0: i32) -> memref<i32> {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %alloc = memref.alloc() : memref<i32>
    memref.store %c0_i32, %alloc[] : memref<i32>
    cf.br ^bb1(%c0_i32, %alloc : i32, memref<i32>)
  ^bb1(%0: i32, %1: memref<i32>):  // 2 preds: ^bb0, ^bb1
    %alloc_0 = memref.alloc() : memref<i32>
    memref.store %c1_i32, %alloc_0[] : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    %3 = arith.addi %2, %c0_i32 : i32
    memref.store %3, %alloc_0[] : memref<i32>
    %4 = arith.addi %0, %c1_i32 : i32
    %5 = arith.cmpi slt, %4, %arg0 : i32
    cf.cond_br %5, ^bb1(%arg0, %alloc_0 : i32, memref<i32>), ^bb2
  ^bb2:  // pred: ^bb1
    return %alloc_0 : memref<i32>
  }
  func.func @f() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = call @g(%c3_i32) : (i32) -> memref<i32>
    %1 = memref.load %0[] : memref<i32>
    return %1 : i32
  }
}
