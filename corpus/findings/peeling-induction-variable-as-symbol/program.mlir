func.func @f(%n: index, %s: index) {
  affine.for %k = 0 to 6 {
    scf.for %i = %k to %n step %s {
      vector.print %i : index
    }
  }
  return
}
