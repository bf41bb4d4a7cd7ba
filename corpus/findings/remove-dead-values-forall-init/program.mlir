func.func @f(%t: tensor<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> tensor<?xf32> {
    scf.forall.in_parallel { }
  }
  %q = tensor.dim %r, %c0 : tensor<?xf32>
  return %q : index
}
