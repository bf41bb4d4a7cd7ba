module {
  func.func @f(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg1 = %arg0 to %arg0 step %c1 iter_args(%arg2 = %c0) -> (index) {
      scf.yield %arg0 : index
    }
    return %0 : index
  }
}
