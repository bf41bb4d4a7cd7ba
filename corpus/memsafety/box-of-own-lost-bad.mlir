// expected: leak
// args: 0
// It is not: no caller has the local buffer.
func.func @f(%i: index) {
  %own = memref.alloc() : memref<2xmemref<4xf32>>
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %own[%i] : memref<2xmemref<4xf32>>
  memref.dealloc %own : memref<2xmemref<4xf32>>
  return
}
