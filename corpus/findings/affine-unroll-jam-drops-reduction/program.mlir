module {
  func.func @d(%arg0: memref<10xi32>, %arg1: i32) -> i32 {
    %0 = affine.for %arg2 = 2 to 9 step 3 iter_args(%arg3 = %arg1) -> (i32) {
      %1 = affine.load %arg0[%arg2] : memref<10xi32>
      %2 = arith.subi %arg1, %1 : i32
      affine.yield %2 : i32
    }
    return %0 : i32
  }
}
