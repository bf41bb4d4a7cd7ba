// P: scf-parallel-loop-specialization
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %ub = affine.min affine_map<(d0) -> (4, d0)>(%n)
  %r = scf.parallel (%i) = (%c0) to (%ub) step (%c1) init(%c0) -> index {
    scf.reduce(%i : index) {
    ^bb0(%l: index, %q: index):
      %s = arith.addi %l, %q : index
      scf.reduce.return %s : index
    }
  }
  return %r : index
}
