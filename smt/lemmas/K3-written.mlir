// K3-written. A copy that is written to while its source waits to be freed is replaced by it.
//
// readings: union, literal
// for: fh K3
//
// K3 where the new buffer is written to at once: nothing looks at the source any more. The source
// is a buffer that was made here, so that a store is the same to both.

!m = memref<4xf32, strided<[?], offset: ?>>

func.func @src(%u: !m, %at: index, %x: f32) -> memref<4xf32> {
  %s = memref.alloc() : memref<4xf32>
  memref.copy %u, %s : !m to memref<4xf32>
  %t = memref.alloc() : memref<4xf32>
  memref.copy %s, %t : memref<4xf32> to memref<4xf32>
  memref.store %x, %t[%at] : memref<4xf32>
  memref.dealloc %s : memref<4xf32>
  return %t : memref<4xf32>
}

func.func @tgt(%u: !m, %at: index, %x: f32) -> memref<4xf32> {
  %s = memref.alloc() : memref<4xf32>
  memref.copy %u, %s : !m to memref<4xf32>
  memref.store %x, %s[%at] : memref<4xf32>
  return %s : memref<4xf32>
}
