// K3. A new buffer that is a copy of a freed buffer is replaced by that buffer, which is then not
// freed.
//
// readings: union, literal
// for: fh K3
//
// From the copy on, %t has the contents of %s. Since @src frees %s, it is a heap allocation and the
// originally allocated memref (D4). The conjunct is that nothing accesses %s between copy and free
// through any memref (%o): a write there would not change the copy. Sizes are static, since a copy
// between buffers of different sizes is undefined in a way that is not encoded.

!m = memref<4xf32, strided<[?], offset: ?>>

func.func @src(%s: memref<4xf32> {freehold.noalias = [1]}, %o: !m, %at: index, %x: f32,
               %rest: !m {freehold.list}, %ifRest: i1 {freehold.list}) -> (memref<4xf32>, f32) {
  %t = memref.alloc() : memref<4xf32>
  memref.copy %s, %t : memref<4xf32> to memref<4xf32>
  memref.store %x, %o[%at] : !m
  bufferization.dealloc (%rest : !m) if (%ifRest)
  memref.dealloc %s : memref<4xf32>
  %v = memref.load %t[%at] : memref<4xf32>
  return %t, %v : memref<4xf32>, f32
}

func.func @tgt(%s: memref<4xf32>, %o: !m, %at: index, %x: f32, %rest: !m,
               %ifRest: i1) -> (memref<4xf32>, f32) {
  memref.store %x, %o[%at] : !m
  bufferization.dealloc (%rest : !m) if (%ifRest)
  %v = memref.load %s[%at] : memref<4xf32>
  return %s, %v : memref<4xf32>, f32
}
