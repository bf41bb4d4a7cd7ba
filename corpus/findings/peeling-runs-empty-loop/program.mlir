module {
  func.func @f(%arg0: index, %arg1: index) -> index {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = scf.for %arg2 = %arg0 to %arg1 step %c2 iter_args(%arg3 = %c0) -> (index) {
      scf.yield %arg0 : index
    }
    return %0 : index
  }
}
