// expected: safe
// The last memref that a local buffer holds is freed with it.
func.func @f(%i: index) {
  %own = memref.alloc() : memref<2xmemref<4xf32>>
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %own[%i] : memref<2xmemref<4xf32>>
  memref.dealloc %m : memref<4xf32>
  memref.dealloc %own : memref<2xmemref<4xf32>>
  return
}
