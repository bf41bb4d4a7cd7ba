module {
  func.func @h(%arg0: memref<10xi32>) {
    %c0_i32 = arith.constant 0 : i32
    affine.for %arg1 = 0 to 5 {
      affine.store %c0_i32, %arg0[%arg1 * 2] : memref<10xi32>
    }
    return
  }
}
