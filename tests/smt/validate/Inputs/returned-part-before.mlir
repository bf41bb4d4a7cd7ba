func.func @returned(%a: memref<2xi32>) -> memref<2xi32, strided<[1], offset: ?>> {
  %x = memref.alloc() : memref<2xi32>
  memref.copy %a, %x : memref<2xi32> to memref<2xi32>
  %c = memref.cast %x : memref<2xi32> to memref<2xi32, strided<[1], offset: ?>>
  return %c : memref<2xi32, strided<[1], offset: ?>>
}
