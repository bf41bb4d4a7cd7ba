func.func @f(%n: index) {
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to 7 { }
  return
}
