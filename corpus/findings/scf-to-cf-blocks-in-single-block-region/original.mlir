// P: convert-scf-to-cf
func.func @f(%p: i1) {
  affine.for %i = 0 to 2 {
    scf.if %p {
      vector.print %i : index
    }
  }
  return
}
