func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = affine.min affine_map<(d0) -> (4, d0)>(%n)
  %1 = scf.for %i = %c0 to %0 step %c1 iter_args(%s = %c0) -> (index) {
    scf.yield %i : index
  }
  return %1 : index
}
