// P: scf-for-loop-peeling{peel-front=true}
func.func @f(%lb: index, %ub: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %lb to %ub step %c1 iter_args(%s = %c0) -> index {
    %t = arith.addi %s, %c1 : index
    scf.yield %t : index
  }
  return %r : index
}
