// Carries a buffer through an affine.for, which the shipped ownership pass makes invalid.
module {
  func.func @f(%arg0: memref<i32>) {
    %0 = affine.for %arg1 = 0 to 3 iter_args(%arg2 = %arg0) -> (memref<i32>) {
      affine.yield %arg0 : memref<i32>
    }
    return
  }
}
