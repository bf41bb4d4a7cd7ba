// S12. A clone of a cast is a clone of what is cast.
//
// readings: union, literal
// for: fh S12; upstream C9
//
// A cast is the same allocation with the same contents. The new clone is read and freed so that
// both sides end alike.

func.func @src(%m: memref<4xf32>, %at: index) -> f32 {
  %yes = arith.constant true
  %cast = memref.cast %m : memref<4xf32> to memref<?xf32>
  %n = bufferization.clone %cast : memref<?xf32> to memref<?xf32>
  %x = memref.load %n[%at] : memref<?xf32>
  bufferization.dealloc (%n : memref<?xf32>) if (%yes)
  return %x : f32
}

func.func @tgt(%m: memref<4xf32>, %at: index) -> f32 {
  %yes = arith.constant true
  %n = bufferization.clone %m : memref<4xf32> to memref<?xf32>
  %x = memref.load %n[%at] : memref<?xf32>
  bufferization.dealloc (%n : memref<?xf32>) if (%yes)
  return %x : f32
}
