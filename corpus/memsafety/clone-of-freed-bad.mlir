// expected: use-after-free
// It is cloned after it is freed.
func.func @f() {
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  %k = bufferization.clone %m : memref<4xf32> to memref<4xf32>
  memref.dealloc %k : memref<4xf32>
  return
}
