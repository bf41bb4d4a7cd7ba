// S12. A clone of a cast is a clone of the source of the cast.
//
// readings: union, literal
// for: fh S12, K5; upstream C9
//
// A cast is the same allocation with the same contents, so both clones hold the same.

func.func @src(%m: memref<4xf32>) -> memref<?xf32> {
  %cast = memref.cast %m : memref<4xf32> to memref<?xf32>
  %n = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
  return %n : memref<?xf32>
}

func.func @tgt(%m: memref<4xf32>) -> memref<?xf32> {
  %n = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  return %n : memref<?xf32>
}
