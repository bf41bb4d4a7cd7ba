// K4-written. A result is made in place where its temporary is filled and then changed.
//
// readings: union, literal
// for: fh K4
//
// K4 where the temporary is written to after it was filled. The result is a buffer that was made
// here, so that a store is the same to both.

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
