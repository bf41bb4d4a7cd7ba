// K4-written. A temporary that is filled, changed, copied to a result and freed is replaced by the
// result.
//
// readings: union, literal
// for: fh K4
//
// As K4, with a store to the temporary after it was filled. The result is allocated here, so that
// the store means the same to both buffers.

!m = memref<4xf32, strided<[?], offset: ?>>

func.func @src(%u: !m, %at: index, %x: f32) -> memref<4xf32> {
  %r = memref.alloc() : memref<4xf32>
  %t = memref.alloc() : memref<4xf32>
  memref.copy %u, %t : !m to memref<4xf32>
  memref.store %x, %t[%at] : memref<4xf32>
  memref.copy %t, %r : memref<4xf32> to memref<4xf32>
  memref.dealloc %t : memref<4xf32>
  return %r : memref<4xf32>
}

func.func @tgt(%u: !m, %at: index, %x: f32) -> memref<4xf32> {
  %r = memref.alloc() : memref<4xf32>
  memref.copy %u, %r : !m to memref<4xf32>
  memref.store %x, %r[%at] : memref<4xf32>
  return %r : memref<4xf32>
}
