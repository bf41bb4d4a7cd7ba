// P: scf-for-loop-peeling
func.func @f(%lb: index, %ub: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %lb to %ub step %c4 iter_args(%s = %c0) -> index {
    %t = arith.addi %s, %c1 : index
    scf.yield %t : index
  }
  return %r : index
}
