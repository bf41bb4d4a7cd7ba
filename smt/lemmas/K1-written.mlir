// K1-written. A clone that is written to after its source was freed is replaced by the source.
//
// readings: union, literal
// for: fh K1
//
// As K1, with a store to the clone after the free; before it, a store would be undefined. The source
// is allocated here, so that the store means the same to both buffers. It is no clone itself, since
// a write to the clone of a clone is undefined while the first source lives. Sizes are static as in
// K3.

!m = memref<4xf32, strided<[?], offset: ?>>

func.func @src(%u: !m, %at: index, %x: f32) -> memref<4xf32> {
  %s = memref.alloc() : memref<4xf32>
  memref.copy %u, %s : !m to memref<4xf32>
  %n = bufferization.clone %s : memref<4xf32> to memref<4xf32>
  memref.dealloc %s : memref<4xf32>
  memref.store %x, %n[%at] : memref<4xf32>
  return %n : memref<4xf32>
}

func.func @tgt(%u: !m, %at: index, %x: f32) -> memref<4xf32> {
  %s = memref.alloc() : memref<4xf32>
  memref.copy %u, %s : !m to memref<4xf32>
  memref.store %x, %s[%at] : memref<4xf32>
  return %s : memref<4xf32>
}
