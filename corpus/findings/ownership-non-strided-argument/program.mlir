module {
  func.func @f(%arg0: memref<3x5xi32, affine_map<(d0, d1) -> (d1, d0)>>) {
    return
  }
}
