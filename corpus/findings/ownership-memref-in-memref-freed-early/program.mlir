module {
  func.func @f(%arg0: i1, %arg1: i32) -> i32 {
    %alloc = memref.alloc() : memref<memref<i32>>
    %alloc_0 = memref.alloc() : memref<i32>
    memref.store %arg1, %alloc_0[] : memref<i32>
    memref.store %alloc_0, %alloc[] : memref<memref<i32>>
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    %0 = memref.load %alloc[] : memref<memref<i32>>
    %1 = memref.load %0[] : memref<i32>
    cf.br ^bb2(%1 : i32)
  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
    return %2 : i32
  }
}
