module {
  func.func @f(%arg0: index) -> index {
    %c0 = arith.constant 0 : index
    %0 = affine.min affine_map<(d0) -> (4, d0)>(%arg0)
    %1 = scf.for %arg1 = %c0 to %0 step %c0 iter_args(%arg2 = %c0) -> (index) {
      scf.yield %c0 : index
    }
    return %1 : index
  }
}
