module {
  func.func @g() {
    affine.for %arg0 = 2 to 0 {
      affine.for %arg1 = max affine_map<(d0) -> (d0 floordiv 2, 0)>(%arg0) to 7 {
        vector.print %arg0 : index
      }
    }
    return
  }
}
