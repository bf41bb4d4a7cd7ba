// Nothing is copied where a call takes over a buffer that its caller owns.
func.func private @takes(%m: memref<*xi32> {freehold.arg_ownership = "owned"}) -> i32 {
  %c1 = arith.constant 1 : index
  %r = memref.cast %m : memref<*xi32> to memref<4xi32, strided<[2]>>
  %v = memref.load %r[%c1] : memref<4xi32, strided<[2]>>
  return %v : i32
}
func.func @owned(%x: i32) -> i32 {
  %a = memref.alloc() : memref<8xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<8xi32>)
  %r = memref.cast %a : memref<8xi32> to memref<*xi32>
  %s = memref.reinterpret_cast %r to offset: [0], sizes: [4], strides: [2] : memref<*xi32> to memref<4xi32, strided<[2]>>
  %u = memref.cast %s : memref<4xi32, strided<[2]>> to memref<*xi32>
  %v = call @takes(%u) : (memref<*xi32>) -> i32
  return %v : i32
}
