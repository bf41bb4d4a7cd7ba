// expected: bad-free
// The argument itself is, which its caller owns.
func.func @f(%x: memref<4xf32>) {
  %r = memref.realloc %x : memref<4xf32> to memref<8xf32>
  memref.dealloc %r : memref<8xf32>
  return
}
