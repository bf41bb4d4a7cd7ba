module {
  func.func @f(%arg0: index) {
    affine.for %arg1 = 0 to %arg0 {
    }
    return
  }
}
