func.func @f(%a: memref<8xi32>, %b: memref<4xi32, strided<[2]>>, %c: i1) -> memref<4xi32, strided<[2]>> {
  cf.cond_br %c, ^one, ^two
^one:
  return %b : memref<4xi32, strided<[2]>>
^two:
  %s = memref.subview %a[0] [4] [2] : memref<8xi32> to memref<4xi32, strided<[2]>>
  return %s : memref<4xi32, strided<[2]>>
}
