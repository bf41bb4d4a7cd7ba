func.func @main() -> index {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32, strided<[2]>>
  %d = memref.dim %a, %c0 : memref<4xf32, strided<[2]>>
  memref.dealloc %a : memref<4xf32, strided<[2]>>
  return %d : index
}
