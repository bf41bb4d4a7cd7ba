module {
  func.func @f() {
    %c0 = arith.constant 0 : index
    %0 = affine.for %arg0 = 0 to 6 step 2 iter_args(%arg1 = %c0) -> (index) {
      vector.print %arg1 : index
      affine.yield %arg0 : index
    }
    return
  }
}
