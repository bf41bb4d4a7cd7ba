func.func @main() {
  %c0 = arith.constant 0 : index
  %r = affine.for %i = 0 to 6 step 2 iter_args(%a = %c0) -> (index) {
    vector.print %a : index
    affine.yield %i : index
  }
  vector.print %r : index
  return
}
