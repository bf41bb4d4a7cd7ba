// expected: safe
// A clone of an argument is made larger.
func.func @f(%x: memref<4xf32>) {
  %m = bufferization.clone %x : memref<4xf32> to memref<4xf32>
  %r = memref.realloc %m : memref<4xf32> to memref<8xf32>
  memref.dealloc %r : memref<8xf32>
  return
}
