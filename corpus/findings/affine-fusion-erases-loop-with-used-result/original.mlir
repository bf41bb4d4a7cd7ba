module {
  func.func @f(%arg0: memref<16x16xi32>) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %0 = affine.for %arg1 = 0 to 16 iter_args(%arg2 = %c0_i32) -> (i32) {
      %2 = affine.load %arg0[%c0, -%c0 + 15] : memref<16x16xi32>
      affine.yield %c0_i32 : i32
    }
    affine.for %arg1 = 0 to 15 {
      %2 = affine.load %arg0[0, %arg1 + 1] : memref<16x16xi32>
    }
    %1 = arith.addi %c0_i32, %0 : i32
    return %1 : i32
  }
}
