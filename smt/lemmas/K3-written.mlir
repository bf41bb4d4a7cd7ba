// K3-written. A copy that is written to before its source is freed is replaced by the source.
//
// readings: union, literal
// for: fh K3
//
// As K3, with a store to the new buffer right after the copy. The source is not read after the copy.
// It is allocated here, so that the store means the same to both buffers.

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
