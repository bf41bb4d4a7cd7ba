// K1-written. A clone that is written to once its source is freed is replaced by the source.
//
// readings: union, literal
// for: fh K1
//
// K1 where the clone is written to; before the free, that is undefined. The source is a buffer that
// was made here, so that a store is the same to both. It is no clone itself: writing to the clone of
// a clone is undefined while the first source lives. Sizes are static as in K3.

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
