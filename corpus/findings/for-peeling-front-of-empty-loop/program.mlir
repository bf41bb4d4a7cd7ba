module {
  func.func @f(%arg0: memref<i32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    %c0_i32 = arith.constant 0 : i32
    %c1 = arith.constant 1 : index
    %0 = arith.minui %arg1, %c0 : index
    scf.for %arg2 = %c0 to %0 step %c1 {
      memref.store %c0_i32, %arg0[] : memref<i32>
    }
    return
  }
}
