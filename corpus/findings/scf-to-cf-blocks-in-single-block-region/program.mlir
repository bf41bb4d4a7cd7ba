module {
  func.func @f(%arg0: i1) {
    affine.for %arg1 = 0 to 2 {
      scf.if %arg0 {
      }
    }
    return
  }
}
