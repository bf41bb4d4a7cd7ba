module {
  func.func @f(%arg0: memref<i32>) {
    %c0_i32 = arith.constant 0 : i32
    return
  ^bb1:  // no predecessors
    %alloc = memref.alloc() : memref<i32>
    linalg.fill ins(%c0_i32 : i32) outs(%arg0 : memref<i32>)
    return
  }
}
