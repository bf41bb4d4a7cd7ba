func.func @f(%a: memref<4xi32, strided<[2]>>, %n: index) {
  %r = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) -> memref<4xi32, strided<[2]>> {
    affine.yield %a : memref<4xi32, strided<[2]>>
  } else {
    affine.yield %a : memref<4xi32, strided<[2]>>
  }
  return
}
