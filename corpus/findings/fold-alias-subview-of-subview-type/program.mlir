func.func @f(%a: memref<4xi32>) -> memref<1xi32, strided<[1], offset: ?>> {
  %c2 = arith.constant 2 : index
  %s = memref.subview %a[%c2] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  %t = memref.subview %s[1] [1] [1] : memref<2xi32, strided<[1], offset: ?>> to memref<1xi32, strided<[1], offset: ?>>
  return %t : memref<1xi32, strided<[1], offset: ?>>
}
