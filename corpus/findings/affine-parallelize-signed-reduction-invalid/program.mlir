module {
  func.func @d() -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = affine.for %arg0 = 0 to 10 iter_args(%arg1 = %c0_i32) -> (i32) {
      %1 = arith.maxsi %arg1, %c0_i32 : i32
      affine.yield %1 : i32
    }
    return %0 : i32
  }
}
