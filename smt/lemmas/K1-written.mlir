// K1-written. A clone that is written to once its source is freed is replaced by the source.
//
// readings: union, literal
// for: fh K1
//
// K1 where the clone is written to; before the free, that is undefined. The source is a buffer that
// was made here, so that a store is the same to both.

!m = memref<?xf32, strided<[?], offset: ?>>

func.func @src(%u: !m, %at: index, %x: f32) -> memref<?xf32> {
  %s = bufferization.clone %u : !m to memref<?xf32>
  %n = bufferization.clone %s : memref<?xf32> to memref<?xf32>
  memref.dealloc %s : memref<?xf32>
  memref.store %x, %n[%at] : memref<?xf32>
  return %n : memref<?xf32>
}

func.func @tgt(%u: !m, %at: index, %x: f32) -> memref<?xf32> {
  %s = bufferization.clone %u : !m to memref<?xf32>
  memref.store %x, %s[%at] : memref<?xf32>
  return %s : memref<?xf32>
}
