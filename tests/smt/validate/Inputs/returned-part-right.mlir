func.func @returned(%a: memref<2xi32>) -> memref<2xi32, strided<[1], offset: ?>> {
  %x = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : index
  %c = memref.subview %x[%c0] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: ?>>
  memref.copy %a, %c : memref<2xi32> to memref<2xi32, strided<[1], offset: ?>>
  return %c : memref<2xi32, strided<[1], offset: ?>>
}
