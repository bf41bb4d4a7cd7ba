module {
  func.func @f(%arg0: memref<i32>) {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    scf.for %arg1 = %c1 to %c0 step %c2 {
      memref.store %c0_i32, %arg0[] : memref<i32>
    }
    return
  }
}
